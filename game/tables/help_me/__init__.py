"""The table of Help Me!: stacks of tree spirits on a wooden board, and who protects which stays face down."""
