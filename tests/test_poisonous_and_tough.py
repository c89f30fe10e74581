"""Rules 8.4, 8.6, 8.7: POISONOUS against TOUGH, in every constellation and under every reading."""

import pytest
from board import resolve


def test_tough_creature_poisoned_by_a_stronger_one_is_exhausted_once():
    result = resolve("""
        A: {play: [axolotl-healer]}
        B: {play: [plated-scorpion]}
        moves: [attack axolotl-healer, block plated-scorpion]
    """)
    assert result.creature("plated-scorpion").exhausted
    assert result.in_discard("A", "axolotl-healer")


@pytest.mark.parametrize("edition", ["current", "beyond", "first-contact"])
def test_weaker_poison_exhausts_a_stronger_tough_creature(edition):
    result = resolve(
        """
        A: {play: [grave-robber]}
        B: {play: [spider-owl], hand: [gorillion]}
        moves: [attack grave-robber, block spider-owl]
        """,
        ruleset=edition,
    )
    assert result.creature("grave-robber").exhausted
    assert result.in_discard("B", "spider-owl")
    assert "poison-and-tough" not in result.readings()
