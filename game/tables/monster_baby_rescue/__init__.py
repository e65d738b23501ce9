"""The table of Monster Baby Rescue."""
