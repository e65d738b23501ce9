"""Devices become wishes: the one place that reads the event queue. Start with `prepare_environment`, then `Inputs`."""
