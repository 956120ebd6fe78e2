"""MR-15: the spells whose effect the game does not have yet; nobody can cast them."""

from __future__ import annotations

from typing import Final

NOT_YET: Final = frozenset(
    {
        "absorb_essence",
        "ask_demon",
        "broomstick",
        "control_bats",
        "deal_with_goblins",
        "enchant_artifact",
        "guide_spider_or_octopus",
        "hurricane_winds",
        "lost",
        "melt_into_mist",
        "persuade",
        "phantasm",
        "protection_from_magic",
        "small_blessing",
        "transform",
        "unleash_power",
        "whistle_for_monsters",
    }
)
