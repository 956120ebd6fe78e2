"""The data say what the tables of the rulebook's appendices say."""

import re
from collections import Counter

from fabula.games.realm.components.box import box_with
from fabula.games.realm.components.calendar import Weather
from fabula.games.realm.components.items import Horse, WeaponSide
from fabula.games.realm.components.kinds import Blow, CounterSide
from fabula.games.realm.map.tiles import Side
from fabula.testing import rule
from realm.book import printed_names, printed_table, slug

BOX = box_with()
HOME = {"House": "soldiers", "Inn": "rogues", "Chapel": "order", "Guardhouse": "guard"}
NUMBER = {"helmets": "helmet", "shields": "shield", "staves": "staff", "ponies": "pony"}


def inside(side: Side) -> str:
    return " ".join(sorted(way.text for way in side.roadways if way.edge is None))


def outward(side: Side) -> set[str]:
    return {way.text for way in side.roadways if way.edge is not None}


@rule("MR-B.1.1", "MR-1.8.2")
def test_the_tiles_are_those_of_appendix_b() -> None:
    rows = printed_table("MR-B.1.1")
    assert len(rows) == len(BOX.tiles) == 20
    for row in rows:
        tile = BOX.tiles[slug(row["Tile"])]
        assert (tile.code, tile.letter) == (row["Code"], row["Letter"])
        for side in (tile.green, tile.enchanted):
            assert " ".join(f"{spot.number}{spot.kind[0]}" for spot in side.clearings) == row["Clearings"]
        assert inside(tile.green) == " ".join(sorted(row["Green: inside"].split()))
        assert outward(tile.green) == set(row["Green: edges"].split())
        other = row["Enchanted: inside"]
        assert inside(tile.enchanted) == (
            inside(tile.green) if other == "same" else " ".join(sorted(other.split()))
        )
        edges = row["Enchanted: edges"]
        assert outward(tile.enchanted) == (outward(tile.green) if edges == "same" else set(edges.split()))
        color = row["Enchanted color"]
        if tile.id != "borderland":
            assert {spot.colors for spot in tile.enchanted.clearings} == {tuple(color.lower().split("+"))}
    borderland = [spot.colors for spot in BOX.tiles["borderland"].enchanted.clearings]
    assert borderland == [("grey",), ("gold",), ("gold",), ("purple",), ("purple",), ("grey", "purple")]


@rule("MR-A.1.1")
def test_the_boxes_and_what_summons_them_are_those_of_appendix_a() -> None:
    size = {"T": "tremendous", "H": "heavy"}
    printed: Counter[tuple[int, str, int, tuple[str, ...]]] = Counter()
    summons: tuple[str, ...] = ()
    for row in printed_table("MR-A.1.1"):
        if row["Summoned by"] != "same":
            summons = tuple(sorted(map(slug, row["Summoned by"].removeprefix("site ").split(", "))))
        each = row["Contents"].endswith(" each")
        contents = re.fullmatch(r"([\d /]*)([^(]*)(?: \(.*\))?", row["Contents"].removesuffix(" each"))
        assert contents
        first, _, rest = contents[2].partition(" ")
        kind = slug(f"{size.get(first, first)} {rest}".replace(" with ", " "))
        for count in contents[1].split("/") if contents[1] else ("1",):
            printed[int(row["Roll"]), kind, int(count), summons] += row["Box"].count(",") + 1 if each else 1
    assert printed == Counter(
        (box.row, monster, count, tuple(sorted(box.summoned_by)))
        for box in BOX.monster_boxes.values()
        for monster, count in box.monsters.items()
    )


def test_the_groups_appear_where_appendix_a_says() -> None:
    rows = [row for row in printed_table("MR-A.2.1") if row["Group"] != "gold chits"]
    assert {
        (
            int(row["Roll"]),
            slug(row["Group"]),
            frozenset(map(slug, row["Appears at (dwellings)"].split(", "))),
        )
        for row in rows
    } == {
        (group.row, group.id, frozenset(group.appears_at)) for group in BOX.groups.values() if not group.home
    }
    assert BOX.all_visitors.gold_row == 6


@rule("MR-A.3.1")
def test_the_stock_is_that_of_appendix_a() -> None:
    for row in printed_table("MR-A.3.1"):
        name = row["Box"].partition(" (")[0]
        group = HOME.get(name, slug(name))
        printed: Counter[str] = Counter()
        for text in re.split(r", |; ", re.sub(r" \(.*\)", "", row["Stock (besides treasure cards)"])):
            number, words = re.fullmatch(r"(?:(\d) )?(.*)", text).groups()  # type: ignore[union-attr]  # any text matches
            if re.search(r"[LMHT]\d/", words):
                printed["warhorse"] += 1
            else:
                kind = NUMBER.get(words, words)
                known = {*BOX.weapons, *BOX.armor, "pony", "workhorse", "suit_of_armor"}
                kind = slug(kind.replace("suits", "suit"))
                printed[kind if kind in known else kind.removesuffix("s")] += int(number or 1)
        stock: Counter[str] = Counter()
        for item in BOX.items.values():
            kind = item.kind if isinstance(item, Horse) else item.id
            stock[kind] += item.starts_in.get(group, 0)
        assert +stock == printed, group


def blow(attack: Blow | None) -> str:
    return f"{attack.strength}{'*' * attack.stars}/{attack.time}" if attack else "no attack"


def counter_side(side: CounterSide) -> str:
    if side.casts:
        spell = {"power_of_the_pit": "Power of the Pit", "curse": "Curse"}[side.casts.spell]
        return f"{spell}/{side.casts.time}, mv {side.move}"
    return f"{blow(side.attack)}, mv {side.move}"


@rule("MR-C.1.1", "MR-C.1.2")
def test_the_monsters_are_those_of_appendix_c() -> None:
    rows = printed_table("MR-C.1.1")
    assert len(rows) == len(BOX.monsters) == 24
    for row in rows:
        name = slug(row["Monster"].replace("(kind ", "").replace(")", "").replace(" with ", " "))
        name = re.sub(r"^t_", "tremendous_", re.sub(r"^h_", "heavy_", name))
        monster = BOX.monsters[name]
        assert str(monster.count) == row["n"]
        assert counter_side(monster.light) == row["light"]
        assert counter_side(monster.dark) == row["dark"]
        notes = row["notes"]
        if name != "tremendous_serpent":
            assert monster.armored == ("armored" in notes)
        assert monster.flies == ("flies" in notes)
        part = re.search(r"(?:head|club) (\S+) ⇄ (\S+), length (\d+)", notes)
        assert (part is not None) == (monster.part is not None)
        if part and monster.part:
            assert (blow(monster.part.light), blow(monster.part.dark)) == (part[1], part[2])
            assert monster.part.length == int(part[3])
        elif length := re.search(r"(?<!spell )length (\d+)", notes):
            assert monster.length == int(length[1])
        red = monster.dark.attack is not None and monster.dark.attack.strength == "RED"
        heavy = name.startswith("heavy_") or name == "giant_bat"
        assert monster.size == ("T" if red else "H" if heavy else "M")


def weapon_side(side: WeaponSide) -> str:
    return f"{side.strength}{'*' * side.stars}" + (f", time {side.time}" if side.time else "")


@rule("MR-D.1.1")
def test_the_weapons_are_those_of_appendix_d() -> None:
    rows = {slug(row["Weapon"].partition(" (")[0]): row for row in printed_table("MR-D.1.1")}
    assert rows.keys() == BOX.weapons.keys() | {"alchemists_mixture", "dagger"}
    for weapon in BOX.weapons.values():
        row = rows[weapon.id]
        assert weapon.missile == ("missile" in row["Weapon"])
        assert (str(sum(weapon.starts_in.values())), weapon.weight) == (row["n"], row["weight"])
        assert str(weapon.length) == row["length"]
        assert weapon_side(weapon.unalerted) == row["unalerted"]
        assert weapon_side(weapon.alerted) == row["alerted"]
    mixture = BOX.treasures["alchemists_mixture"].weapon
    assert mixture is not None
    assert (mixture.missile, mixture.length, mixture.strength, mixture.stars) == (True, 11, "M", 3)
    dagger = BOX.all_items.dagger
    assert (dagger.strength, dagger.stars, dagger.length) == ("N", 1, 0)


@rule("MR-D.2.1")
def test_the_armor_is_that_of_appendix_d() -> None:
    layers = {"shield": "1", "helmet": "2", "breastplate": "2", "suit": "3"}
    rows = {slug(row["Armor"].partition(" (")[0]): row for row in printed_table("MR-D.2.1")}
    for armor in BOX.armor.values():
        row = rows.pop(armor.id)
        assert (str(sum(armor.starts_in.values())), layers[armor.kind]) == (row["n"], row["layer"])
        assert armor.weight == armor.toughness == row["weight = toughness"]
        directions = "all" if armor.kind == "suit" else ", ".join(d.capitalize() for d in armor.directions)
        assert ("one chosen each round" if armor.chosen else directions) == row["directions"]
    assert len(rows) == 4
    for name, row in rows.items():
        card = BOX.treasures[{"dwarf_vest": "bejeweled_dwarf_vest"}.get(name, name)].armor
        assert card is not None
        assert row["weight = toughness"] == f"destroyed by {card.destroyed_by}"
        assert row["directions"] in ("all", card.directions[0].capitalize())


@rule("MR-E.1.1", "MR-E.1.2", "MR-E.1.3", "MR-E.1.4")
def test_large_small_and_great_treasures_are_those_of_appendix_e() -> None:
    within = printed_names("MR-E.1.2")
    assert within == BOX.boxes_within.keys()
    large = {card.id for card in BOX.treasures.values() if card.size == "large"}
    assert large == printed_names("MR-E.1.1") | within
    assert len(BOX.treasures) - len(large) == 45
    assert {card.id for card in BOX.treasures.values() if card.great} == printed_names("MR-E.1.4")


def weather(text: str, week: Weather) -> bool:
    match = re.search(r"(\d)-(\d)-(\d)(?: sh(\d))?", text)
    assert match
    days, basic, sunlight, sheltered = (int(number or 0) for number in match.groups())
    return (week.days, week.basic, week.sunlight, week.sheltered) == (days, basic, sunlight, sheltered)


@rule("MR-F.1.1")
def test_the_seasons_are_those_of_appendix_f() -> None:
    rows = printed_table("MR-F.1.1")
    assert [slug(row["Season"]) for row in rows] == [season.id for season in BOX.calendar.seasons]
    for row, season in zip(rows, BOX.calendar.seasons, strict=True):
        assert (str(season.victory_points), str(season.mountain_cost)) == (row["VP"], row["Mountain"])
        assert str(season.gold_per_roadway) == row["Gold per clearing"]
        assert season.food_ale == tuple(map(slug, row["Food/Ale to"].split("/")))
        assert season.escort_party == tuple(map(slug, row["Escort to"].split("/")))
        colors = {"all but White": "Grey Gold Purple Black", "all five": "White Grey Gold Purple Black"}
        printed = colors.get(row["Day-7 color"], row["Day-7 color"])
        assert season.colors == tuple(printed.lower().split())
        for name, week in (("Clear", season.clear), ("Showers", season.showers), ("Storm", season.storm)):
            assert weather(row[name], week), (season.id, name)
        assert weather(row["Special"], season.special)
        barred = re.search(r"\(no (\w+)\)", row["Special"])
        assert season.special.bars == (barred[1].lower() if barred else None)


def test_campaigns_are_those_of_the_table() -> None:
    campaigns = {campaign.id: campaign for campaign in BOX.all_visitors.campaigns}
    for row in printed_table("MR-5.9.4"):
        campaign = campaigns.pop(slug(row["Chit"]))
        cost = {kind: int(number) for number, kind in re.findall(r"(\d+) (\w+)", row["Cost"])}
        assert (campaign.fame, campaign.notoriety) == (cost.get("Fame", 0), cost.get("Notoriety", 0))
        assert campaign.days == (14 if row["Time"] == "14 days" else None)
        assert set(campaign.partners) == set(map(slug, row["Partners (+2)"].split(", ")))
        if campaign.foes:
            assert set(campaign.foes) == set(map(slug, row["Foes (become Enemy)"].split(", ")))
    assert not campaigns
