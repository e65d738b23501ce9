"""Hutan's flowers, trees, animals and cards in words, in the forms that sentences need."""

from collections.abc import Iterable

from game.rules.hutan.flowers import ANIMALS, ANY, COLOURS
from game.rules.hutan.position import PANGOLIN
from game.words import Words


def a_flower(words: Words, code: str) -> str:
    """A flower that is planted: "plant ..."."""
    return {
        "b": words.say_in("plant what", "a blue flower"),
        "g": words.say_in("plant what", "a grey flower"),
        "r": words.say_in("plant what", "a red flower"),
        "w": words.say_in("plant what", "a white flower"),
        "y": words.say_in("plant what", "a yellow flower"),
    }[code]


def flower(words: Words, code: str) -> str:
    """A flower that stands on a square."""
    return {
        "b": words.say_in("on a square", "blue flower"),
        "g": words.say_in("on a square", "grey flower"),
        "r": words.say_in("on a square", "red flower"),
        "w": words.say_in("on a square", "white flower"),
        "y": words.say_in("on a square", "yellow flower"),
    }[code]


def tree(words: Words, code: str) -> str:
    """A tree that stands on a flower of that colour."""
    return {
        "b": words.say_in("on a square", "blue tree"),
        "g": words.say_in("on a square", "grey tree"),
        "r": words.say_in("on a square", "red tree"),
        "w": words.say_in("on a square", "white tree"),
        "y": words.say_in("on a square", "yellow tree"),
    }[code]


def animal(words: Words, name: str) -> str:
    """An animal by its name in the rules."""
    return {
        "cassowary": words.say_in("animal", "cassowary"),
        "hornbill": words.say_in("animal", "hornbill"),
        "orangutan": words.say_in("animal", "orangutan"),
        "rhino": words.say_in("animal", "rhino"),
        "tiger": words.say_in("animal", "tiger"),
    }[name]


def the_animal(words: Words, code: str) -> str:
    """The animal of a colour, as the one that is invited: "invites ..."."""
    return {
        "b": words.say_in("invite whom", "a cassowary"),
        "g": words.say_in("invite whom", "a hornbill"),
        "r": words.say_in("invite whom", "an orangutan"),
        "w": words.say_in("invite whom", "a rhino"),
        "y": words.say_in("invite whom", "a tiger"),
    }[code]


def animal_of(code: str) -> str:
    """The rules' name of a colour's animal."""
    return ANIMALS[COLOURS.index(code)]


def card(words: Words, face: str) -> str:
    """The colours of a card's flowers, each as often as it comes."""
    colours = {
        "b": words.say_in("flower on a card", "blue"),
        "g": words.say_in("flower on a card", "grey"),
        "r": words.say_in("flower on a card", "red"),
        "w": words.say_in("flower on a card", "white"),
        "y": words.say_in("flower on a card", "yellow"),
        ANY: words.say_in("flower on a card", "multicoloured"),
    }
    return ", ".join(colours[code] for code in face)


def cards(words: Words, faces: Iterable[str]) -> str:
    """Several cards, each with the letters to type."""
    return "; ".join(
        words.say("the pangolin") if face == PANGOLIN else f"{face} ({card(words, face)})" for face in faces
    )
