"""MR-4: belongings: what somebody has with him, carries, wears, leaves behind and passes on."""

from fabula.games.realm.belongings.carrying import beyond_carrying, may_be_too_heavy, too_heavy
from fabula.games.realm.belongings.items import active_horse, active_horse_piece, belongings, weight_of

__all__ = [
    "active_horse",
    "active_horse_piece",
    "belongings",
    "beyond_carrying",
    "may_be_too_heavy",
    "too_heavy",
    "weight_of",
]
