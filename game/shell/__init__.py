"""An app frame that has never heard of games: loop, scenes, input, motion, sound, words on screen."""
