"""Monster Baby Rescue, who takes the best care of a small monster, for two to five (MB1-MB15)."""
