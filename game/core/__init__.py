"""The vocabulary of every game: seats, outcomes, errors, events, seeded numbers."""
