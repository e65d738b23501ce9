"""What makes an unattended machine of the game: its file of settings, idleness, the PIN, and a watch over the app."""
