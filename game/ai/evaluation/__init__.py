"""What is special to one game for its bot."""
