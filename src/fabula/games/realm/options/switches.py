"""MR-10: the switches of Magic Realm; the first value of each is the recommended one."""

from __future__ import annotations

from functools import cache
from typing import Literal

from msgspec import Struct

from fabula.games.realm.components.box import OTHER_READINGS


class Options(Struct, frozen=True, forbid_unknown_fields=True, cache_hash=True):
    """Each field names its clause."""

    auto_map: bool = True
    """MR-2.1.2: the map is built at random, not by hand."""
    strict_tiles: bool = False
    """MR-2.2.2: by hand, only the tile that was turned up may be laid."""
    gold_chits: Literal["by_hand", "random", "none"] = "by_hand"
    """MR-2.8.2, MR-10.13.4: who puts visitors, missions and campaigns into their boxes."""
    large_on_top: bool = True
    """MR-2.4.5, U-2: in a pile the large treasures lie on the small ones; else they are mixed."""
    development: bool = False
    """MR-10.12: characters may begin at a lower level."""
    extended_development: bool = False
    """MR-10.12.4, with development: there are levels beyond the fourth."""
    victory_points: Literal[5, 4, 3, 2, 1] = 5
    """MR-2.9.1, MR-10.14.5: how many points everybody divides, unless the season says it."""
    days: Literal[28, 21, 14, 7, 1] = 28
    """MR-2.10.1: how long the game lasts."""
    leave_map: Literal["alone", "always", "never"] = "alone"
    """MR-3.5.9, U-17: whether a character may leave the map for good, with the score that he has then."""
    secret_records: bool = False
    """MR-0.6.2: nobody is shown how much Gold, Fame and Notoriety others have; whoever counts along knows."""
    summon_when_blocked: bool = False
    """MR-3.4.4, U-18: whoever was blocked before his turn calls monsters when his chit is drawn."""
    leaders_own_chit: bool = True
    """MR-3.4.2, U-5: a hired leader has an attention chit of his own; or goes right after his owner."""
    magic_sight_choice: Literal["search_tables", "own_table"] = "search_tables"
    """MR-16.3.7, U-23: whether a Choice by Magic Sight is a line of Peer and Locate, or of its own table."""
    block_at_turn_start: bool = False
    """MR-3.4.3a, U-39: whoever becomes unhidden at the start of his turn can be blocked at once."""
    rules_in_play: Literal["all", "treasures", "monsters", "natives"] = "all"
    """MR-10.14: everything; or what the first, second and third lesson teach."""
    combat: Literal["on", "off"] = "on"
    """MR-3.1.5, MR-6: people fight in the Evening; or it passes quietly, as in the first lesson."""
    encounter_order: Literal["clockwise", "daylight"] = "clockwise"
    """MR-6.3.4, U-4: in combat, from the first who had his turn round the table; or as turns were taken."""
    wound_death_rule: Literal["all_wounded", "active_only"] = "all_wounded"
    """MR-6.10.3a, U-1: wounds kill when every chit has one; or when no active chit is left for them."""
    red_side_riders: Literal["killed", "spared"] = "killed"
    """MR-6.9.6, U-8: the red side holds and kills riders; or they ride on, and it kills their horses."""
    demon_rolls: Literal["victim", "monster"] = "victim"
    """MR-6.9.7, U-15: whom a Demon or the Imp hits rolls for the spell, with his modifiers; or it does."""
    dead_score: Literal["fixed", "counted"] = "fixed"
    """MR-6.15.2, U-12: whoever is dead has -100; or what his records and requirements make of him."""
    restart_points: Literal["proportional", "full"] = "proportional"
    """MR-6.15.3, U-12: whoever begins anew needs less for the weeks that are gone; or as much as others."""
    character_bounty: Literal["once", "multiplied"] = "once"
    """MR-6.11.6, U-9: whoever kills a character adds his Notoriety; or as often as kills count that day."""
    shared_kills: Literal["split", "whole"] = "split"
    """MR-6.11.4, U-27: those who kill together share the bounty; or each gets all of it."""
    cancelled_weapon: Literal["unchanged", "alerted"] = "unchanged"
    """MR-6.8.4, U-25: the weapon of a cancelled attack stays as it is; or is alerted as after a miss."""
    shift_before_reposition: bool = False
    """MR-6.7.7, U-40: Battle Bracelets and Elusive Cloak are used before denizens change their boxes."""
    hidden_meet_natives: bool = True
    """MR-6.2.1, U-32: before combat hidden characters, too, roll whether natives battle them."""
    assignment_modifiers: bool = False
    """MR-6.4.2, U-38: what changes every roll of a character counts when denizens are assigned, too."""
    seasons_weather: Literal[
        "off",
        "christmas",
        "ice",
        "snow",
        "easter",
        "freshet",
        "spring",
        "midsummer",
        "high_summer",
        "swelter",
        "harvest",
        "autumn",
        "halloween",
        "desolate",
    ] = "off"
    """MR-10.9: every month is alike; or it is this season, and each week has its weather."""
    flying_activities: bool = False
    """MR-10.3.1, U-16: whoever flies may alert in the air, and sees the map chits below him."""
    caching: bool = False
    """MR-10.4: belongings may be hidden in caches."""
    dropping: bool = False
    """MR-10.5: in combat things may be dropped in front of oneself, and picked up."""
    commerce: bool = False
    """MR-10.10: whoever sells to natives haggles over the price."""
    serious_wounds: bool = False
    """MR-10.1.1: a blow that would just kill a character gives him several wounds."""
    serious_wounds_denizens: bool = False
    """MR-10.1.2: a blow that would just kill a denizen sends it back to the Set-Up Card."""
    ambushes: bool = False
    """MR-10.2.1: whoever shoots from hiding may stay hidden."""
    free_boxes: bool = False
    """MR-10.6.2: attackers need not fill as many boxes as possible."""
    alerted_monsters: bool = False
    """MR-10.6.3: denizens begin a combat with somebody unhidden dark side up."""
    dragon_heads: bool = False
    """MR-10.6.4: the heads of Tremendous Dragons attack from afar."""
    watchful_natives: bool = False
    """MR-10.7.1: whoever attacks a native has all the others of his group upon him in the same round."""
    extended_treachery: bool = False
    """MR-10.7.2: to send a hired native against one of his own group is treachery, whoever has hired him."""
    extended_grudges: bool = False
    """MR-10.7.4, with grudges: natives who are no friends remember kills, too."""
    fumble: bool = False
    """MR-10.11.1, MR-10.11.4: how hard a hit is depends on a roll and on times."""
    riding_horses: bool = False
    """MR-10.11.2, with fumbles: horse and rider maneuver by themselves."""
    stumble: bool = False
    """MR-10.11.3: whoever runs away may stumble."""
    optional_missile: bool = False
    """MR-10.11.5, with fumbles: missiles by another table."""
    revised_missile: bool = False
    """MR-10.11.6: missiles by a milder table."""
    penetrating_armor: bool = False
    """MR-10.11.7: missiles go through armor layer by layer."""
    wounds_at_round_end: bool = False
    """MR-10.13.2: whoever has too many wounds dies at the end of the round only."""
    enhanced_magic: bool = False
    """MR-10.8.1: spells in effect tie up neither Magic chits nor recorded spells."""
    benevolent_spells: bool = False
    """MR-10.8.2: some spells may be cast at one's own hirelings and at natives, who do not mind."""
    enhanced_artifacts: bool = False
    """MR-10.8.3: artifacts and books serve as Magic chits, and cast each awakened spell once a day."""
    pit_must_hit: bool = False
    """MR-10.13.3: a character's Power of the Pit must hit like an attack."""
    any_faster_spell_cancels: bool = True
    """MR-7.4.6a, U-41: any faster spell at a caster cancels his; or only one that changes or calms him."""
    automatic_enchanting: bool = False
    """MR-10.8.4: on seventh days tiles are enchanted that have the color of the day."""
    quiet_monsters: bool = False
    """MR-10.6.1: whoever ends his turn hidden turns no map chits up, and nothing comes to him."""
    two_monster_dice: bool = False
    """MR-10.6.5: two monster dice are rolled each day, and both rows prowl."""
    grudges: bool = False
    """MR-10.7.3: groups do not forget who has killed their members or dealt in their treasures."""
    knights_adjustment: bool = False
    """MR-10.13.1: the allies of the Black and the White Knight are only friendly at first."""
    sudden_death: bool = False
    """MR-9.5.2: the game ends as soon as somebody has what he needs for victory."""
    negative_winner: bool = False
    """MR-9.4.2, U-12: if all totals are negative the highest still wins."""
    armored_t_serpent: bool = False
    """U-13."""
    armored_transform_dragon: bool = False
    """U-13."""
    glowing_gem_notorious: bool = False
    """MR-10.13.6, U-21."""
    golden_crown_46: bool = False
    """MR-10.13.6, U-20."""
    dwarf_t5_heavier: bool = False
    """MR-10.13.6, U-36."""
    magician_l4_lighter: bool = False
    """MR-10.13.6, U-36."""
    wizard_fights_earlier: bool = False
    """MR-10.13.6."""
    scholar_shuns_witch_king: bool = False
    """MR-10.13.6."""
    poison_in_combat: bool = False
    """MR-10.13.6, U-22."""
    shaman_wants_idol: bool = False
    """MR-10.13.6."""
    gripping_dust_5: bool = False
    """MR-10.13.6."""
    thief_before_skeleton: bool = False
    """MR-10.13.6."""
    axe_goblin_heavier: bool = False
    """MR-10.13.6."""
    broadsword_blunter: bool = False
    """MR-10.13.6."""
    borderland_gold: bool = False
    """MR-10.13.6, U-19."""
    three_shields: bool = False
    """MR-10.13.6."""


@cache
def readings_of(options: Options) -> tuple[str, ...]:
    """The other readings that these options choose."""
    return tuple(name for name in OTHER_READINGS if getattr(options, name))
