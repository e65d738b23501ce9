"""`fivefold check`: every fault of the data that ships with the game, by file, key and reason."""

import argparse


def add(subparsers: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Add the command to the command line."""
    command = subparsers.add_parser(
        "check",
        help="check levels, rule pages and catalogues",
        description="Check all data in levels, seeds and catalogues. Each fault is a line: file, key, reason.",
    )
    command.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Print the faults; the exit status is 1 when there is one."""
    from game.play.checks import every_fault

    faults = every_fault()
    for fault in faults:
        print(fault)
    print(f"{len(faults)} fault(s)" if faults else "levels, rule pages and catalogues: no fault")
    return 1 if faults else 0
