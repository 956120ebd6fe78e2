"""Train an agent on Fearsome Floors on a graphics card, games and all, and draw its curve.

It plays against itself alone, and is measured against random seats and the bot `greedy`.

python long.py --out long                                       some minutes on a card
python long.py --rows 64 --length 64 --letters 20000 --looks 1 --games 50       a first look on the processor
python long.py --judge long.pt --games 100                      the agent against the bot `greedy` itself
"""

from __future__ import annotations

import argparse
import time
from pathlib import Path
from typing import Any, NamedTuple

import torch
from curve import draw
from lessons import won_against_greedy
from progress import COME, add_advantages, lead
from torch import Tensor, nn
from torch.nn import functional

from fabula.lab.envs.floors_card import FloorsCardEnv
from fabula.lab.envs.floors_steps import SIGHT, SIZE

DISCOUNT, TRUST = 0.999, 0.95
CLIP, VALUE_WEIGHT, LONGEST_STEP = 0.2, 0.5, 0.5
FORBIDDEN = -1e9
EPOCHS, PARTS = 3, 16
"""How often a round of letters is learned from, and in how many parts."""


class Agent(nn.Module):
    """From a sight to how much it likes each letter, and what it expects of the game."""

    def __init__(self, width: int) -> None:
        super().__init__()
        self.body = nn.Sequential(nn.Linear(SIGHT, width), nn.ReLU(), nn.Linear(width, width), nn.ReLU())
        self.letters, self.worth = nn.Linear(width, SIZE), nn.Linear(width, 1)
        with torch.no_grad():
            self.letters.weight *= 0.01  # it begins without likings

    def forward(self, sights: Tensor, masks: Tensor) -> tuple[Tensor, Tensor]:
        """The logarithms of the chances of the letters that are open, and the value."""
        seen = self.body(sights)
        liking = self.letters(seen).masked_fill(masks == 0, FORBIDDEN)
        return functional.log_softmax(liking, dim=-1), self.worth(seen).squeeze(-1)

    def best(self, sights: Tensor, masks: Tensor) -> Tensor:
        """The letter it likes best in each game."""
        with torch.no_grad():
            return self(sights, masks)[0].argmax(dim=-1)


class Games:
    """An environment with its tables as tensors, on the card where it is."""

    def __init__(self, number: int, seed: int, *, greedy: bool = False, itself: bool = False) -> None:
        self.env = FloorsCardEnv(number, greedy=number if greedy else 0, itself=itself, seed=seed)
        shared = self.env.tables._asdict()
        wanted = ("actions", "seats", "sights", "masks", "last_sights", "rewards", "over", "cut_off")
        self.tables = {name: torch.from_dlpack(shared[name]) for name in wanted}

    def __getattr__(self, name: str) -> Tensor:
        return self.tables[name]

    def give(self, letters: Tensor) -> Tensor:
        """Give a letter in every game; where the game is over with it."""
        self.actions.copy_(letters)
        self.env.step()
        return self.over | self.cut_off


class Round(NamedTuple):
    """So many letters in every game: what was seen and open, what was written, and what came of it."""

    sights: Tensor
    masks: Tensor
    letters: Tensor
    chances: Tensor
    advantages: Tensor
    returns: Tensor


class School:
    """Plays a round of letters, and has the agent learn from it by proximal policy optimisation (PPO)."""

    def __init__(self, agent: Agent, games: Games, length: int, rate: float, entropy: float) -> None:
        self.agent, self.games = agent, games
        self.rate, self.entropy = rate, entropy
        self.optimiser = torch.optim.Adam(agent.parameters(), lr=rate, eps=1e-5)
        number, device = len(games.actions), games.actions.device

        def room(*shape: int, kind: torch.dtype = torch.float32) -> Tensor:
            return torch.zeros((length, number, *shape), dtype=kind, device=device)

        self.round = Round(
            room(SIGHT), room(SIZE, kind=torch.int8), room(kind=torch.int64), room(), room(), room()
        )
        self.rewards, self.onward = room(), room()
        self.come = torch.tensor(COME, device=device)
        self.values = torch.zeros((length + 1, number), device=device)

    @torch.no_grad()
    def play(self) -> None:
        """Write letters in all games, each by its chance."""
        games, round_ = self.games, self.round
        ahead = lead(games.sights, self.come)
        for step in range(len(self.rewards)):
            round_.sights[step], round_.masks[step] = games.sights, games.masks
            chances, self.values[step] = self.agent(games.sights, games.masks)
            letters = torch.multinomial(chances.exp(), 1).squeeze(-1)
            round_.letters[step] = letters
            round_.chances[step] = chances.gather(1, letters[:, None]).squeeze(-1)
            seats = games.seats.clone()
            over = games.give(letters)
            then = lead(games.sights, self.come)
            same = torch.where(games.seats == seats, 1.0, -1.0)
            self.onward[step] = torch.where(over, 0.0, same)
            reached = torch.where(over, lead(games.last_sights, self.come), same * then)
            self.rewards[step] = games.rewards + reached - ahead
            ahead = then
        self.values[-1] = self.agent(games.sights, games.masks)[1]
        add_advantages(round_.advantages, self.rewards, self.onward, self.values, DISCOUNT, TRUST)
        torch.add(round_.advantages, self.values[:-1], out=round_.returns)

    def learn(self, left: float) -> None:
        """Learn from the round: with smaller steps, and trying less, the less is left of the training."""
        for group in self.optimiser.param_groups:
            group["lr"] = self.rate * left
        entropy = self.entropy * left
        flat = Round(*(table.flatten(0, 1) for table in self.round))
        spread, middle = torch.std_mean(flat.advantages)
        flat.advantages.sub_(middle).div_(spread + 1e-8)
        for _ in range(EPOCHS):
            for rows in torch.randperm(len(flat.letters), device=flat.letters.device).chunk(PARTS):
                self.optimiser.zero_grad()
                self.regret(Round(*(table[rows] for table in flat)), entropy).backward()
                nn.utils.clip_grad_norm_(self.agent.parameters(), LONGEST_STEP)
                self.optimiser.step()

    def regret(self, part: Round, entropy: float) -> Tensor:
        """What the agent is to make small."""
        chances, values = self.agent(part.sights, part.masks)
        ratio = (chances.gather(1, part.letters[:, None]).squeeze(-1) - part.chances).exp()
        gain = torch.minimum(
            ratio * part.advantages, ratio.clamp(1 - CLIP, 1 + CLIP) * part.advantages
        ).mean()
        doubt = -(chances.exp() * chances).sum(dim=-1).mean()
        return VALUE_WEIGHT * functional.mse_loss(values, part.returns) - gain - entropy * doubt


def won(agent: Agent, number: int, *, greedy: bool) -> float:
    """The share of so many games at once that the agent wins, against `greedy` or against random seats."""
    games = Games(number, seed=12345, greedy=greedy)
    running = torch.ones(number, dtype=torch.bool, device=games.actions.device)
    wins = 0
    while running.any():
        over = games.give(agent.best(games.sights, games.masks))
        wins += int((games.rewards[over & running] > 0).sum())
        running &= ~over
    return wins / number


def train(told: argparse.Namespace) -> None:
    """Train, look now and then, and draw."""
    torch.manual_seed(told.seed)
    torch.set_float32_matmul_precision("high")
    games = Games(told.rows, told.seed, itself=True)
    agent = Agent(told.width).to(games.actions.device)
    school = School(agent, games, told.length, told.rate, told.entropy)
    curve: list[tuple[float, ...]] = []
    letters, spent = 0, 0.0
    while True:
        done = max(letters / told.letters, spent / told.seconds)
        if done >= min(1, len(curve) / told.looks):
            row = (
                letters,
                round(spent),
                won(agent, told.games, greedy=False),
                won(agent, told.games, greedy=True),
            )
            curve.append(row)
            print(
                "after {:,} letters and {} s: {:.1%} against random, {:.1%} against greedy".format(*row),
                flush=True,
            )
            draw(curve, told.out)
            torch.save({"width": told.width, "agent": agent.state_dict()}, told.out.with_suffix(".pt"))
        if done >= 1:
            return
        begin = time.perf_counter()
        school.play()
        school.learn(1 - done)
        letters += told.rows * told.length
        float(school.values[0, 0])  # the card is done
        spent += time.perf_counter() - begin


def judge(told: argparse.Namespace) -> None:
    """Let a trained agent play against the bot itself, on the readable engine."""
    saved = torch.load(told.judge, map_location="cpu", weights_only=True)
    agent = Agent(saved["width"])
    agent.load_state_dict(saved["agent"])

    def choose(sights: Any, masks: Any) -> Any:
        return agent.best(torch.as_tensor(sights), torch.as_tensor(masks))

    print(f"{won_against_greedy(choose, told.games):.1%} of {told.games} games against greedy")


def main() -> None:
    """Do what is told."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--letters", type=int, default=1_000_000_000, help="letters to learn from")
    parser.add_argument("--seconds", type=float, default=float("inf"), help="stop after so many")
    parser.add_argument("--rows", type=int, default=32_768, help="games at once")
    parser.add_argument(
        "--length", type=int, default=64, help="letters in each game before the agent learns from them"
    )
    parser.add_argument("--width", type=int, default=1024, help="of the network")
    parser.add_argument("--rate", type=float, default=5e-4)
    parser.add_argument("--entropy", type=float, default=0.01)
    parser.add_argument("--looks", type=int, default=9, help="how often to measure")
    parser.add_argument("--games", type=int, default=1_000, help="to measure by, against each")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("long"))
    parser.add_argument("--judge", type=Path, help="a trained agent that is to play against the bot")
    told = parser.parse_args()
    (train if told.judge is None else judge)(told)


if __name__ == "__main__":
    main()
