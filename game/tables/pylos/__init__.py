"""The table of Pylos: a pyramid of turned balls seen from above one corner, two trays and a few words."""
