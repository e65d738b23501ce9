"""The table of Hutan: a forest to plant in, cards to choose from, everybody else's forest beside it."""
