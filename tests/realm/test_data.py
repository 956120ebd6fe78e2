"""The facts of Magic Realm: as many of each as there are, and no name that leads nowhere."""

from collections import Counter

from fabula.core import Rulebook
from fabula.games.realm.components.box import OTHER_READINGS, READINGS, Box, box_with
from fabula.games.realm.components.kinds import COLOR_OF, LADDER_OF_TRUST, LEVEL, TYPES, MagicType
from fabula.games.realm.scoring.victory import Points
from fabula.games.realm.sheet import Requirements
from fabula.testing import rule

BOX = box_with()
CLAUSES = Rulebook.of("fabula.games.realm").clauses


def stock(box: Box = BOX) -> Counter[str]:
    """How many counters start in which box."""
    found: Counter[str] = Counter()
    for item in box.items.values():
        found.update(item.starts_in)
    return found


@rule("MR-1.8.1")
def test_twenty_tiles_five_of_each_letter() -> None:
    assert Counter(tile.letter for tile in BOX.tiles.values()) == {"V": 5, "W": 5, "M": 5, "C": 5}
    ways = Counter(
        way.kind
        for tile in BOX.tiles.values()
        for side in (tile.green, tile.enchanted)
        for way in side.roadways
    )
    assert (ways["path"], ways["passage"]) == (20, 14)


def test_both_sides_of_a_tile_have_the_same_clearings_and_the_same_roads_to_its_edges() -> None:
    for tile in BOX.tiles.values():
        numbers = [spot.number for spot in tile.green.clearings]
        assert numbers == [spot.number for spot in tile.enchanted.clearings]
        assert tile.green.exits().keys() == tile.enchanted.exits().keys()
        for side in (tile.green, tile.enchanted):
            assert len({way.text for way in side.roadways}) == len(side.roadways)
            assert {way.text for way in side.roadways} >= side.bends.keys()
            for way in side.roadways:
                assert {way.clearing, way.other or way.clearing} <= set(numbers)
                assert (way.other is None) != (way.edge is None)
                assert way.edge is None or way.kind == "road"
            assert all(abs(x) < 1 and abs(y) < 1 for spot in side.clearings for x, y in (spot.at,))


@rule("MR-1.8.7")
def test_enchanted_sides_supply_color_and_green_ones_none() -> None:
    for tile in BOX.tiles.values():
        assert not any(spot.colors for spot in tile.green.clearings)
        assert all(spot.colors for spot in tile.enchanted.clearings)


@rule("MR-1.9.1")
def test_a_warning_of_each_word_for_each_letter() -> None:
    words = ("smoke", "stink", "ruins", "bones", "dank")
    assert sorted((chit.word, chit.letter) for chit in BOX.warnings.values()) == sorted(
        (word, letter) for word in words for letter in "VWMC"
    )


@rule("MR-1.9.2")
def test_ten_sounds_with_their_clearings() -> None:
    assert sorted((chit.word, chit.clearing) for chit in BOX.sounds.values()) == [
        ("flutter", 1),
        ("flutter", 2),
        ("howl", 4),
        ("howl", 5),
        ("patter", 2),
        ("patter", 5),
        ("roar", 4),
        ("roar", 6),
        ("slither", 3),
        ("slither", 6),
    ]


@rule("MR-1.9.3")
def test_eight_sites_with_their_clearings() -> None:
    assert {site.id: site.clearing for site in BOX.sites.values()} == {
        "altar": 1,
        "statue": 2,
        "lair": 3,
        "vault": 3,
        "shrine": 4,
        "cairns": 5,
        "hoard": 6,
        "pool": 6,
    }


@rule("MR-1.9.4")
def test_the_lost_chits_hide_five_each() -> None:
    assert {(lost.id, lost.clearing, lost.letter, lost.holds) for lost in BOX.lost.values()} == {
        ("lost_castle", 1, "M", 5),
        ("lost_city", 3, "C", 5),
    }


def test_the_counters_are_as_many_as_in_the_box() -> None:
    monsters = BOX.monsters.values()
    assert sum(monster.count for monster in monsters) == 59
    assert len({monster.kind for monster in monsters}) == 23
    parts = [monster for monster in monsters if monster.part is not None]
    assert (len(parts), sum(monster.count for monster in parts)) == (3, 5)
    assert len(BOX.monster_boxes) == 29
    assert (len(BOX.groups), len(BOX.natives), len(BOX.all_natives.types)) == (9, 42, 11)
    assert sum(native.horse is not None for native in BOX.natives.values()) == 17
    assert len(BOX.dwellings) == 6
    assert len(BOX.all_visitors.visitors) == 4
    assert (len(BOX.gold_chits), len(BOX.gold_boxes)) == (6, 7)
    assert (len(BOX.all_visitors.missions), len(BOX.all_visitors.campaigns)) == (2, 6)
    assert (len(BOX.weapons), sum(sum(w.starts_in.values()) for w in BOX.weapons.values())) == (17, 28)
    assert (len(BOX.armor), sum(sum(a.starts_in.values()) for a in BOX.armor.values())) == (8, 19)
    assert Counter(horse.kind for horse in BOX.horses.values()) == {"pony": 7, "workhorse": 6, "warhorse": 4}
    assert len(BOX.tables.keys() - {"commerce"}) == 21  # the table of optional Commerce (MR-10) is one more
    assert len(BOX.tables) == 22
    categories = {"great_treasures", "usable_spells", "fame", "notoriety", "gold"}
    assert set(Points.__struct_fields__) == set(Requirements.__struct_fields__) == categories
    assert len(BOX.calendar.seasons) == 13
    assert len(BOX.all_spells.treasure_spells) == 3


def test_sixteen_characters_with_four_levels_of_three_chits() -> None:
    assert len(BOX.characters) == 16
    for character in BOX.characters.values():
        assert [len(stage.chits) for stage in character.levels] == [3, 3, 3, 3]
        assert len(character.chits(4)) == 12
        assert [advantage.level for advantage in character.advantages] == [2, 4]
    slugs = {advantage.id for who in BOX.characters.values() for advantage in who.advantages}
    assert len(slugs) == 26


@rule("MR-1.5.2")
def test_chits_are_move_fight_and_magic_and_one_duck_and_one_berserk() -> None:
    special = [
        (who.id, chit.action, chit.strength)
        for who in BOX.characters.values()
        for chit in who.chits(4)
        if chit.action in ("duck", "berserk")
    ]
    assert special == [("berserker", "berserk", "T"), ("dwarf", "duck", "T")]
    for who in BOX.characters.values():
        for chit in who.chits(4):
            assert chit.time in range(1, 9)
            assert chit.asterisks in (0, 1, 2)
            assert (chit.type is not None) == (chit.action == "magic") != (chit.strength is not None)


@rule("MR-1.5.3c")
def test_only_the_first_five_types_become_colors() -> None:
    assert COLOR_OF == {"I": "white", "II": "grey", "III": "gold", "IV": "purple", "V": "black"}


@rule("MR-0.8.1", "MR-1.1.1")
def test_the_ladder_of_strength() -> None:
    assert LEVEL == {"N": 0, "L": 1, "M": 2, "H": 3, "T": 4}


def test_forty_seven_spells() -> None:
    assert Counter(spell.type for spell in BOX.spells.values()) == dict(
        zip(TYPES, (4, 6, 6, 7, 6, 7, 5, 6), strict=True)
    )


@rule("MR-11.2")
def test_six_spell_cards_are_left_over() -> None:
    dealt: Counter[MagicType] = Counter()
    for site in BOX.sites.values():
        dealt.update(site.spells)
    for visitor in BOX.all_visitors.visitors:
        dealt.update(visitor.spells)
    for card in BOX.treasures.values():
        dealt.update(card.spells)
    left = Counter(spell.type for spell in BOX.spells.values()) - dealt
    assert left == {"II": 1, "III": 1, "IV": 1, "V": 1, "VI": 1, "VIII": 1}
    assert dealt.total() == 41


@rule("MR-2.4.7")
def test_the_decks_of_treasures() -> None:
    within = set(BOX.boxes_within)
    large = {card.id for card in BOX.treasures.values() if card.size == "large"} - within
    small = {card.id for card in BOX.treasures.values() if card.size == "small"}
    assert (len(large), len(within), len(small)) == (23, 6, 45)
    assert within == {c.id for c in BOX.treasures.values() if c.kind == "treasure_within_treasure"}


@rule("MR-11.1")
def test_no_treasure_is_left_over() -> None:
    sites = {site.id: (site.large, site.small) for site in BOX.sites.values()}
    assert {name: sum(cards) for name, cards in sites.items()} == {
        "hoard": 9,
        "lair": 7,
        "altar": 4,
        "shrine": 4,
        "pool": 9,
        "vault": 5,
        "cairns": 7,
        "statue": 3,
    }
    within = {box.card: box.large for box in BOX.boxes_within.values() if box.large}
    assert within == {"chest": 2, "remains_of_thief": 1, "crypt_of_the_knight": 1, "toadstool_circle": 1}
    assert BOX.boxes_within["remains_of_thief"].items == ("living_sword",)
    assert {group.small for group in BOX.groups.values()} == {2}
    assert {v.id: v.small for v in BOX.all_visitors.visitors if v.small} == {"scholar": 3}
    assert sum(large for large, _ in sites.values()) + sum(within.values()) == 23 + 6
    assert sum(small for _, small in sites.values()) + 9 * 2 + 3 == 45


def test_every_name_leads_somewhere() -> None:
    groups, treasures, dwellings = BOX.groups.keys(), BOX.treasures.keys(), BOX.dwellings.keys()
    visitors = {visitor.id for visitor in BOX.all_visitors.visitors}
    items = BOX.items.keys()
    kinds = {monster.kind for monster in BOX.monsters.values()}
    words = {warning.word for warning in BOX.warnings.values()} | {s.word for s in BOX.sounds.values()}
    for warning in BOX.warnings.values():
        assert warning.id == f"{warning.word}_{warning.letter.lower()}"
        assert warning.dwelling is None or BOX.dwellings[warning.dwelling].chit == warning.id
    for dwelling in BOX.dwellings.values():
        assert BOX.warnings[dwelling.chit].dwelling == dwelling.id
        assert dwelling.garrison is None or BOX.groups[dwelling.garrison].home == dwelling.id
    for site in BOX.sites.values():
        box = BOX.monster_boxes[f"site_{site.id}"]
        assert (box.monsters, box.row, box.summoned_by) == ({site.guardian: 1}, site.row, (site.id,))
    for box in BOX.monster_boxes.values():
        assert box.monsters.keys() <= kinds
        for summons in box.summoned_by:
            word, _, letter = summons.partition("_")
            assert word in words | BOX.sites.keys()
            assert letter in ("", "w", "m", "c")
    for group in BOX.groups.values():
        assert BOX.natives[group.leader].group == group.id
        assert (group.home is None) == bool(group.appears_at)
        assert {*group.appears_at, group.home} - {None} <= dwellings
    types = {kind.id for kind in BOX.all_natives.types}
    for native in BOX.natives.values():
        assert native.group in groups
        assert native.type in types
    assert {kind.weapon for kind in BOX.all_natives.types} <= BOX.weapons.keys()
    sides = [side for chit in BOX.gold_chits.values() for side in chit.sides]
    errands = {mission.id for mission in BOX.all_visitors.missions}
    errands |= {campaign.id for campaign in BOX.all_visitors.campaigns}
    assert sorted(sides) == sorted(visitors | errands)
    for gold in BOX.gold_boxes.values():
        assert (gold.group in groups) != (gold.site in BOX.sites and gold.card in BOX.boxes_within)
    for mission in BOX.all_visitors.missions:
        assert set(mission.destinations) <= dwellings
    for campaign in BOX.all_visitors.campaigns:
        assert {*campaign.partners, *campaign.foes} <= groups
        assert bool(campaign.foes) != (campaign.foe_family == "dragon")
    assert stock().keys() <= groups | BOX.boxes_within.keys()
    assert all(armor.returns_to is None or armor.returns_to in groups for armor in BOX.armor.values())
    for within in BOX.boxes_within.values():
        assert within.card in treasures
        assert set(within.items) == {item.id for item in BOX.items.values() if within.card in item.starts_in}
    for card in BOX.treasures.values():
        assert card.returns_to is None or card.returns_to in visitors | dwellings
        assert card.fame_reward is None or card.fame_reward.group in groups
    for spell in BOX.all_spells.treasure_spells:
        assert spell.card == spell.id
        assert spell.card in treasures
    for who in BOX.characters.values():
        assert set(who.starts_at) <= dwellings | {"ghosts"}
        assert who.relationships.keys() <= groups | visitors
        assert {piece for stage in who.levels for piece in stage.equipment} <= items
    assert BOX.all_tables.visitor_prices.keys() <= treasures
    assert {who for prices in BOX.all_tables.visitor_prices.values() for who in prices} <= visitors
    assert set(BOX.all_tables.spell_sellers) == {v.id for v in BOX.all_visitors.visitors if v.spells}
    for table in BOX.tables.values():
        assert len(table.rows) == 6
        for row in table.rows:
            assert row.table is None or row.table in BOX.tables
            assert row.piece is None or row.piece in items | {"treasure_card"}
            assert row.moves is None or sorted(row.moves) == [1, 2, 3]
            assert len(row.results) == len(table.columns) if table.columns else row.results
    for season in BOX.calendar.seasons:
        assert {*season.food_ale, *season.escort_party} <= dwellings


def test_every_clause_that_the_data_name_stands_in_the_rulebook() -> None:
    named = {clause for card in BOX.treasures.values() for clause in card.clauses}
    named |= {spell.clause for spell in BOX.spells.values()}
    named |= {spell.clause for spell in BOX.all_spells.treasure_spells}
    named |= {c for who in BOX.characters.values() for a in who.advantages for c in a.clauses}
    assert len(named) > 150
    assert named <= CLAUSES.keys()


def test_monsters_fill_their_boxes_and_nothing_else() -> None:
    boxed: Counter[str] = Counter()
    for box in BOX.monster_boxes.values():
        boxed.update(box.monsters)
    printed: Counter[str] = Counter()
    for monster in BOX.monsters.values():
        printed[monster.kind] += monster.count
        rows = {box.row for box in BOX.monster_boxes.values() if monster.kind in box.monsters}
        assert rows == ({monster.row} if monster.row else set())
    assert printed - boxed == {"ghost": 2}


@rule("MR-1.13.2")
def test_who_is_not_on_the_card_is_neutral() -> None:
    assert LADDER_OF_TRUST == ("enemy", "unfriendly", "neutral", "friendly", "ally")
    amazon = BOX.characters["amazon"]
    assert amazon.relationship("lancers") == "friendly"
    assert amazon.relationship("order") == "neutral"
    assert BOX.characters["witch_king"].relationship("scholar") == "neutral"


@rule("MR-10.13.6")
def test_each_other_reading_changes_what_it_names_and_nothing_else() -> None:
    assert len(OTHER_READINGS) == 16
    for option in OTHER_READINGS:
        changed = box_with((option,))
        paths = [reading.path for reading in READINGS if reading.option == option]
        for field in Box.__struct_fields__:
            before, after = getattr(BOX, field), getattr(changed, field)
            if isinstance(before, dict):
                differing = {name for name in before if before[name] != after[name]}
                assert differing <= {path[2] for path in paths}
        assert changed != BOX
    assert box_with(("armored_t_serpent",)).monsters["tremendous_serpent"].armored
    gem = box_with(("glowing_gem_notorious",)).treasures["glowing_gem"]
    assert (gem.notoriety, gem.gold) == (10, 15)
    assert (BOX.treasures["glowing_gem"].notoriety, BOX.treasures["glowing_gem"].gold) == (5, 17)
    crowns = [box.treasures["golden_crown"].armor for box in (BOX, box_with(("golden_crown_46",)))]
    assert [crown.price_when_destroyed for crown in crowns if crown] == [48, 46]
    assert _fights("dwarf", 5, "dwarf_t5_heavier") == ([1, 2], [2, 2])
    lighter = box_with(("magician_l4_lighter",)).characters["magician"].levels[0].chits[1]
    assert (lighter.strength, lighter.time, lighter.asterisks) == ("L", 4, 0)
    wizards = [box.characters["wizard"] for box in (BOX, box_with(("wizard_fights_earlier",)))]
    assert sorted(map(str, wizards[0].chits(4))) == sorted(map(str, wizards[1].chits(4)))
    assert [sum(c.action == "fight" for c in wizard.chits(2)) for wizard in wizards] == [2, 3]
    shunned = box_with(("scholar_shuns_witch_king",)).characters["witch_king"]
    assert shunned.relationship("scholar") == "unfriendly"
    poison = box_with(("poison_in_combat",)).spells["poison"]
    assert (poison.duration, poison.targets[0].kinds) == ("combat", ("weapon_counter",))
    assert BOX.spells["poison"].duration == "day"
    prices = box_with(("shaman_wants_idol",)).all_tables.visitor_prices["eye_of_the_idol"]
    assert prices == {"scholar": 20, "shaman": 20}
    goblins = [box.monsters["goblin_axe"].dark for box in (BOX, box_with(("axe_goblin_heavier",)))]
    assert [(side.attack.strength, side.move) for side in goblins if side.attack] == [("M", 4), ("H", 5)]
    swords = [box.weapons["broadsword"].unalerted for box in (BOX, box_with(("broadsword_blunter",)))]
    assert [sword.stars for sword in swords] == [1, 0]
    clearings = [
        box.tiles["borderland"].enchanted.clearings[5] for box in (BOX, box_with(("borderland_gold",)))
    ]
    assert [spot.colors for spot in clearings] == [("grey", "purple"), ("grey", "gold", "purple")]
    assert stock(box_with(("three_shields",))).total() == stock().total() - 1
    dragons = [
        box.tables["transform"].rows[0].shape for box in (BOX, box_with(("armored_transform_dragon",)))
    ]
    assert [dragon.armored for dragon in dragons if dragon] == [False, True]


def _fights(who: str, time: int, option: str) -> tuple[list[int], list[int]]:
    """The asterisks of his Tremendous Fight chits with this time, before and after."""
    one, other = (
        sorted(
            chit.asterisks
            for chit in box.characters[who].levels[3].chits
            if chit.action == "fight" and chit.time == time
        )
        for box in (BOX, box_with((option,)))
    )
    return one, other
