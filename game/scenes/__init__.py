"""Title, chooser, seats, match and the screens between them."""
