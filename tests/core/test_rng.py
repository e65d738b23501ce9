"""The seeded stream: SplitMix64's own numbers, fair below any bound."""

from collections import Counter

import pytest

from game.core.rng import Rng


@pytest.mark.parametrize(
    ("seed", "words"),
    [
        (0, [0xE220A8397B1DCDAF, 0x6E789E6AA1B965F4, 0x06C45D188009454F]),
        (1234567, [6457827717110365317, 3203168211198807973, 9817491932198370423, 4593380528125082431]),
    ],
)
def test_gives_the_reference_numbers_of_splitmix64(seed: int, words: list[int]) -> None:
    rng = Rng(seed)
    assert [rng.word() for _ in words] == words


def test_below_gives_every_number_about_equally_often() -> None:
    rng = Rng(5)
    counts = Counter(rng.below(6) for _ in range(6000))
    assert sorted(counts) == [0, 1, 2, 3, 4, 5]
    assert all(850 < count < 1150 for count in counts.values())


class Scripted(Rng):
    """A stream whose words are written down."""

    def __init__(self, words: list[int]) -> None:
        super().__init__(0)
        self.words = words

    def word(self) -> int:
        return self.words.pop(0)


def test_below_draws_again_where_the_last_incomplete_stretch_would_favour_small_numbers() -> None:
    assert Scripted([2**64 - 1, 7]).below(3) == 1
    assert Scripted([2**64 - 2]).below(3) == (2**64 - 2) % 3


def test_below_reaches_the_whole_word_and_refuses_what_is_beyond() -> None:
    assert Scripted([2**64 - 1]).below(2**64) == 2**64 - 1
    for bound in (0, -1, 2**64 + 1):
        with pytest.raises(ValueError, match="no fair number"):
            Rng(0).below(bound)


def test_shuffled_leaves_its_argument_and_repeats_for_the_same_seed() -> None:
    things = tuple(range(20))
    first = Rng(9).shuffled(things)
    assert first == Rng(9).shuffled(things) != Rng(10).shuffled(things)
    assert sorted(first) == list(things)


def test_every_arrangement_of_three_is_about_equally_likely() -> None:
    rng = Rng(1)
    counts = Counter("".join(rng.shuffled("abc")) for _ in range(6000))
    assert len(counts) == 6
    assert all(850 < count < 1150 for count in counts.values())
