import msgspec
import pytest

from game.ai.bot import LEVELS
from game.core.errors import OptionError
from game.play.seat import Bot, Person, Player, filled, parse, persons, written


@pytest.mark.parametrize("text", ["human", *LEVELS])
def test_every_word_for_a_seat_reads_back(text):
    assert written(parse(text)) == text


def test_a_word_that_is_no_player_names_those_that_are():
    with pytest.raises(OptionError, match=r"'robot'.*human, casual, skilled, expert"):
        parse("robot")


def test_by_default_a_person_sits_first_and_skilled_bots_in_the_rest():
    assert filled([], 3) == (Person(), Bot("skilled"), Bot("skilled"))
    assert filled([Bot("casual")], 2) == (Bot("casual"), Bot("skilled"))
    assert filled([Person("a"), Person("b")], 2) == (Person("a"), Person("b"))


def test_more_players_than_seats_are_refused():
    with pytest.raises(OptionError, match="3 players"):
        filled([Person()] * 3, 2)


def test_the_seats_of_persons_are_found():
    assert persons((Bot("expert"), Person(), Person("pad"))) == {1, 2}


def test_players_survive_being_written_as_json():
    players = [Person(), Person("0300"), Bot("expert")]
    assert msgspec.json.decode(msgspec.json.encode(players), type=list[Player]) == players


def test_a_bot_of_an_unknown_level_cant_be_read():
    with pytest.raises(msgspec.ValidationError, match="'genius'"):
        msgspec.json.decode(b'{"type":"bot","level":"genius"}', type=Player)
