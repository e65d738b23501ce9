"""Turns moves, events, reasons and options into sentences; no pictures."""
