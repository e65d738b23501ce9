"""Help Me!: stacks that everybody moves, and tree spirits that nobody shows, for two to four (HM1-HM9)."""
