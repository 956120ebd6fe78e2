"""The games as environments of the standard libraries: PettingZoo, Gymnasium and OpenSpiel.

Each library has a module of its own, so that only what is used need be installed: `aec` (PettingZoo),
`solo` and `floors_vector` (Gymnasium), `spiel` (OpenSpiel). What they share knows the contract alone.
`floors_card` keeps games on a graphics card, for whatever takes arrays by DLPack.
"""
