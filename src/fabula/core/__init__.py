"""The contract that every game keeps and everything else builds on."""

from fabula.core.agenda import AgendaState, SecretStep, Step
from fabula.core.chair import Bot, Chair
from fabula.core.chances import Chance, chances, unrevealed
from fabula.core.clauses import Clause, Rulebook
from fabula.core.contract import (
    Action,
    Choices,
    Event,
    Game,
    Illegal,
    Refusal,
    Seat,
    Standing,
    State,
    View,
    refuse,
    seat_letter,
)
from fabula.core.dice import Dice, Draw, RandomDice, RecordedDice, ScriptedDice, SeededDice
from fabula.core.faults import Fault
from fabula.core.records import Entry, Moment, Record, read_record, replay, verify, write_record
from fabula.core.spelling import Spelling, spell
from fabula.core.table import Table

__all__ = [
    "Action",
    "AgendaState",
    "Bot",
    "Chair",
    "Chance",
    "Choices",
    "Clause",
    "Dice",
    "Draw",
    "Entry",
    "Event",
    "Fault",
    "Game",
    "Illegal",
    "Moment",
    "RandomDice",
    "Record",
    "RecordedDice",
    "Refusal",
    "Rulebook",
    "ScriptedDice",
    "Seat",
    "SecretStep",
    "SeededDice",
    "Spelling",
    "Standing",
    "State",
    "Step",
    "Table",
    "View",
    "chances",
    "read_record",
    "refuse",
    "replay",
    "seat_letter",
    "spell",
    "unrevealed",
    "verify",
    "write_record",
]
