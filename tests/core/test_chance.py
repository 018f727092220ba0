"""Chance: both generators word by word against their definitions, and the fairness of a table."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from itertools import pairwise

import pytest
from examples.copy_me import GAME
from hypothesis import given
from hypothesis import strategies as st
from tests.core.toy import steady

from saloon.core.chance import Chance, commitment, is_salt, keyed_word, salted_key
from saloon.core.errors import BadSetup

SECRET = bytes(range(32))
seeds = st.integers(0, 2**63 - 1)


def sfc32(seed: int, count: int) -> list[int]:
    """Chris Doty-Humphrey's small fast counting generator, written from its definition."""
    a, b, c, counter = seed % 2**32, seed // 2**32 % 2**32, 0x9E3779B9, 1
    words = []
    for _ in range(12 + count):
        word = (a + b + counter) % 2**32
        counter = (counter + 1) % 2**32
        a = b ^ (b >> 9)
        b = (c + (c << 3)) % 2**32
        c = ((c << 21 | c >> 11) + word) % 2**32
        words.append(word)
    return words[12:]


def test_the_salts_of_the_players_make_another_key_of_the_secret() -> None:
    key = hashlib.blake2b(b"a\n\nb", digest_size=32, key=SECRET, person=b"saloon salts").digest()
    assert salted_key(SECRET, ["a", "", "b"]) == key
    assert salted_key(SECRET, []) == salted_key(SECRET, ["", "", ""]) == SECRET
    keys = {
        salted_key(SECRET, salts) for salts in (["a", "b"], ["b", "a"], ["ab", ""], ["", "ab"], ["a", ""])
    }
    assert len(keys) == 5
    assert salted_key(SECRET[::-1], ["a", "", "b"]) != key


@pytest.mark.parametrize("text", ["", "a" * 65, "a b", "a\nb", "č", "a\n", 7, None])
def test_invalid_salts(text: object) -> None:
    assert not is_salt(text)
    assert is_salt("aB0_-" * 12)


@steady
@given(seed=seeds)
def test_the_quick_generator_is_sfc32(seed: int) -> None:
    chance = Chance(seed)
    assert [chance.word() for _ in range(50)] == sfc32(seed, 50)


def test_the_quick_generator_never_changes() -> None:
    chance = Chance(2024)
    assert [chance.word() for _ in range(4)] == [4093985639, 2798638276, 1191563411, 1062941414]


def test_the_keyed_generator_can_be_checked_by_anybody() -> None:
    for number in range(40):
        block = hashlib.blake2b((number // 16).to_bytes(8, "little"), key=SECRET, digest_size=64).digest()
        start = number % 16 * 4
        assert keyed_word(SECRET, number) == int.from_bytes(block[start : start + 4], "little")


def test_a_fair_table_draws_from_its_secret_in_order() -> None:
    state = GAME.new(3, secret=SECRET)
    again = GAME.new(3, seed=99, secret=SECRET)
    assert state.digest() == again.digest(), "the seed must not matter if there is a secret"
    clone = state.clone()
    draws = [clone.below(1000) for _ in range(30)]
    first = next(n for n in range(500) if word_below(n, 1000) == draws[0])
    assert draws == [word_below(first + i, 1000) for i in range(30)]


def word_below(number: int, limit: int) -> int:
    return keyed_word(SECRET, number) * limit >> 32


def test_another_secret_is_another_game() -> None:
    assert GAME.new(3, secret=SECRET).view(0) != GAME.new(3, secret=SECRET[::-1]).view(0)


def test_the_commitment_fixes_the_secret_and_is_not_a_draw() -> None:
    shown = commitment(SECRET)
    assert shown == hashlib.blake2b(SECRET, digest_size=32, person=b"saloon").hexdigest()
    assert shown != commitment(SECRET[::-1])
    assert SECRET.hex() not in shown


@steady
@given(seed=seeds, limit=st.integers(1, 2**30))
def test_below_stays_below(seed: int, limit: int) -> None:
    chance = Chance(seed)
    assert all(0 <= chance.below(limit) < limit for _ in range(20))


def keyed_dice() -> Callable[[], int]:
    numbers = iter(range(10**9))
    return lambda: word_below(next(numbers), 6)


def quick_dice() -> Callable[[], int]:
    chance = Chance(7)
    return lambda: chance.below(6)


@pytest.mark.parametrize("dice", [quick_dice, keyed_dice])
def test_dice_are_fair(dice: Callable[[], Callable[[], int]]) -> None:
    roll = dice()
    rolls = [roll() for _ in range(12_000)]
    expected = len(rolls) / 6
    chi_square = sum((rolls.count(face) - expected) ** 2 / expected for face in range(6))
    assert chi_square < 20.5  # 5 degrees of freedom, one in a thousand; the rolls are always the same
    assert len(set(pairwise(rolls))) == 36


def test_a_fresh_seed_is_a_seed() -> None:
    chance = Chance(1)
    seeds = [chance.seed() for _ in range(1000)]
    assert len(set(seeds)) == len(seeds)
    assert all(0 <= seed < 2**63 for seed in seeds)


@pytest.mark.parametrize("seed", [-1, 2**63, 2**80])
def test_invalid_seeds(seed: int) -> None:
    with pytest.raises(BadSetup, match="a seed is a whole number from 0 to 9223372036854775807"):
        GAME.new(3, seed=seed)


def test_invalid_secrets() -> None:
    with pytest.raises(BadSetup, match="a secret has 32 bytes"):
        GAME.new(3, secret=b"short")


def test_imagined_states_draw_from_a_generator_of_their_own() -> None:
    state = GAME.new(3, secret=SECRET)
    imagined = state.imagine(0, 5)
    assert imagined.secret == b""
    true = [state.clone().below(2**31)] + [state.below(2**31) for _ in range(5)]
    assert [imagined.below(2**31) for _ in range(6)] != true
