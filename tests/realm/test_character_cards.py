"""MR-2.7, MR-10.12.1: what is printed on the sixteen character cards, and that games begin with it."""

from __future__ import annotations

from itertools import chain
from typing import TYPE_CHECKING, Final

import pytest

from fabula.games.realm.components.box import box_with
from fabula.games.realm.pieces import kind_of
from fabula.games.realm.setup.actions import Enter, Record
from fabula.games.realm.setup.entering import EnterRealm
from fabula.games.realm.setup.spells import RecordSpells
from fabula.testing import rule
from realm.playing import answer, chosen, go_on

if TYPE_CHECKING:
    from fabula.games.realm.components.characters import ActionChit

BOX: Final = box_with()
LETTER: Final = {"move": "M", "fight": "F", "duck": "D", "berserk": "B", "magic": "", "unleashed": "?"}
CARDS: Final = """
amazon M aim stamina; inn
  ally: friendly: lancers patrol shaman unfriendly: bashkars company enemy:
  MM4 MM3* FL4, light_bow,
  MM4 FM5 FM4*, spear helmet breastplate shield,
  MM3* FM3** FH4**, spear helmet breastplate shield,
  FM4* FM3** MM3*, short_sword helmet breastplate shield,
berserker H robust berserk; inn
  ally: friendly: lancers rogues shaman unfriendly: guard patrol enemy:
  MH6 MH5* FH4*, axe helmet,
  MT6* MH4** FH5, axe helmet shield,
  MH4** FT6* FT4**, axe helmet breastplate shield,
  BT4** FT5* FT4**, great_axe helmet,
black_knight M aim fear; inn
  ally: company friendly: crone soldiers unfriendly: lancers enemy: guard
  MM5 MH5* FH5*, spear helmet breastplate,
  MH6 MM4* FH6, crossbow helmet breastplate,
  FM4* FM4* FM5, mace helmet breastplate shield,
  MH4** FH4** FM3**, mace suit_of_armor shield,
captain M aim reputation; inn house guardhouse
  ally: friendly: guard patrol scholar soldiers unfriendly: woodfolk enemy: bashkars
  MM4* MM5 FH5*, spear shield,
  FM5 FM3** MM3**, short_sword helmet breastplate shield,
  MM4* FH5* FM4*, short_sword helmet breastplate shield,
  MM4* FH6 FM4*, short_sword helmet breastplate shield,
druid L concealment peace_with_nature; inn
  ally: bashkars friendly: lancers unfriendly: order shaman enemy: woodfolk
  ML3* ML4 FL3*, ,
  FL4 ML2** FL2**, ,
  II3* VIII4* VIII3*, , 1 II VIII
  II2** II3* VIII2**, , 2 II VIII
dwarf H short_legs cave_knowledge; inn guardhouse
  ally: friendly: company guard scholar unfriendly: bashkars woodfolk enemy:
  DT3* MH6 FH5*, axe helmet,
  MT6* FH6 FH4**, axe helmet,
  MH5* FT6* FH4**, great_axe helmet,
  MT5** FT5** FT5*, great_axe helmet,
elf L elusiveness archer; inn
  ally: woodfolk friendly: bashkars unfriendly: order scholar enemy: lancers
  III3* III4* VII4*, , 1 III VII
  VII3* III3* III2*, , 2 III VII
  ML3* FL3* ML2*, light_bow, 2 III VII
  MM4 FM3* FM4, light_bow, 2 III VII
magician L magical_paraphernalia knowledge; inn
  ally: friendly: company rogues unfriendly: crone patrol soldiers enemy:
  FL3* ML4* ML3*, ,
  FL4 II3* MM4*, , 1 II
  III3* VII4** VIII4*, , 2 II III VII VIII
  IV3* V4** VI4*, , 3 II III IV V VI VII VIII
pilgrim M heavenly_protection learning; inn chapel
  ally: order friendly: unfriendly: bashkars company crone enemy:
  MM4* MM5 FM3*, ,
  MH5* FM4 FM2**, staff,
  I6* VII3* FM3*, staff, 1 I VII
  MH6 FH4* I4*, staff, 1 I VII
sorceror M lore aura_of_power; inn
  ally: lancers friendly: bashkars company unfriendly: order soldiers warlock enemy: guard
  MM5 FL3* MM4*, ,
  IV4* IV4* IV4*, , 1 IV
  VI5* VI6* VI4*, , 2 IV VI
  IV3* IV3* IV5*, , 3 IV VI
swordsman L barter clever; inn
  ally: friendly: company rogues warlock unfriendly: enemy: patrol
  ML4 ML3* FL3*, ,
  ML3* FL2** ML2**, ,
  MM4* FM4* FM3**, thrusting_sword,
  FL4 FM5 FL2**, thrusting_sword,
white_knight H health honor; inn chapel
  ally: order friendly: lancers unfriendly: bashkars crone enemy: company
  MH5* MH6 FH5*, broadsword helmet breastplate shield,
  MH4** FH6 FH4**, broadsword suit_of_armor shield,
  FH4** FH5* I5**, broadsword suit_of_armor shield, 1 I
  MT6* FT4** FT5*, great_sword suit_of_armor, 1 I
witch L knowledge familiar; inn
  ally: company friendly: bashkars unfriendly: lancers order shaman soldiers enemy:
  ML4 ML3* MM4*, ,
  VIII4* V6* II3*, , 1 II V VIII
  V5* II3* FL3*, , 2 II V VIII
  V4* II2* VIII2*, , 3 II V VIII
witch_king L disembodied aura_of_power; inn ghosts
  ally: bashkars friendly: company unfriendly: lancers enemy: order
  IV4* V4* VI4*, , 1 IV V VI
  IV4* V3* VI3*, , 2 IV V VI
  IV3* V3* VI3*, , 3 IV V VI
  IV3* V2* VI2*, , 4 IV V VI
wizard M lore experience; inn house guardhouse
  ally: friendly: guard patrol soldiers woodfolk unfriendly: bashkars company warlock enemy: lancers
  MM5 MM4* FM3*, ,
  MM5 MM5 FM5, ,
  II4* IV4* FL4, staff, 1 II III IV
  II3* III3* IV3*, staff, 2 II III IV
woods_girl L tracking_skills archer; inn house
  ally: woodfolk friendly: lancers unfriendly: soldiers warlock enemy: bashkars
  ML3* ML4 ML2**, ,
  FL4 ML2** VII6**, , 1 VII
  FL3* FM5 FL4, light_bow, 1 VII
  ML3* FM4* FL3*, light_bow, 1 VII
"""
"""Weight, advantages, starting places; relationships; for each level its chits, all its items, and spells."""
ROWS: Final = [line.strip() for line in CARDS.strip().split("\n")]
PEOPLE: Final = [*BOX.groups, *(visitor.id for visitor in BOX.all_visitors.visitors)]


class Card:
    """A character card as it is printed."""

    def __init__(self, rows: list[str]) -> None:
        who, places = rows[0].split("; ")
        self.name, self.weight, *self.advantages = who.split()
        self.starts_at = places.split()
        self.thinks = dict.fromkeys(PEOPLE, "neutral")
        for word in rows[1].split():
            if word.endswith(":"):
                relationship = word.removesuffix(":")
            else:
                assert word in self.thinks
                self.thinks[word] = relationship
        levels = [[part.split() for part in row.split(",")] for row in rows[2:]]
        self.chits, self.items, self.spells = zip(*levels, strict=True)


PRINTED: Final = {card.name: card for card in (Card(ROWS[at : at + 6]) for at in range(0, len(ROWS), 6))}


def written(chit: ActionChit) -> str:
    return f"{LETTER[chit.action]}{chit.type or chit.strength}{chit.time}{'*' * chit.asterisks}"


@rule("MR-10.12.1", "MR-2.7.1", "MR-2.7.2", "MR-2.7.4", "MR-2.7.6", "MR-1.4.1", "MR-1.13.2")
@pytest.mark.parametrize("level", [1, 2, 3, 4])
@pytest.mark.parametrize("who", PRINTED)
def test_a_character_begins_with_what_his_card_says_for_his_level(who: str, level: int) -> None:
    card = PRINTED[who]
    state = chosen(f"{who} {level}", development=True)
    sheet = state.sheet(0)
    assert state.box.characters[who].weight == card.weight
    assert [written(chit) for chit in sheet.printed(state.box)] == [*chain.from_iterable(card.chits[:level])]
    assert [kind_of(piece) for piece in state.standing_at.get(who, ())] == card.items[level - 1]
    first, second = card.advantages
    assert state.has_advantage(who, first) == (level >= 2)
    assert state.has_advantage(who, second) == (level >= 4)
    assert {other: state.relationship(0, other) for other in PEOPLE} == (
        card.thinks if level >= 3 else dict.fromkeys(PEOPLE, "neutral")
    )
    if card.spells[level - 1]:
        count, *types = card.spells[level - 1]
        assert isinstance(state.agenda[-1], RecordSpells)
        assert state.choices(0).details == {"left": int(count)}
        lists = {action.spell for action in state.choices(0).actions if isinstance(action, Record)}
        assert lists == {spell.id for spell in state.box.spells.values() if spell.type in types}
    else:
        assert not isinstance(state.agenda[-1], RecordSpells)
    *others, last = card.starts_at
    go_on(state, until=EnterRealm if others else None)
    if others:
        assert [*state.choices(0).actions] == [Enter(place) for place in card.starts_at]
        answer(state, f"enter {last}")
    assert state.places[who] == state.places["ghost-1" if last == "ghosts" else last]


def test_the_cards_are_those_of_all_sixteen() -> None:
    assert [*PRINTED] == [*BOX.characters]
    assert len(PRINTED) == 16
