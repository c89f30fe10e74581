"""Ready-made boards: to start from on the site, and to measure by."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class ReadyMade:
    title: dict[str, str]
    scenario: dict[str, Any]


READY_MADE = {
    "poison-and-tough": ReadyMade(
        {
            "en": "POISONOUS against TOUGH",
            "fr": "Venimeux contre Coriace",
            "es": "Veneno contra Dureza",
        },
        {"A": {"play": ["axolotl-healer"]}, "B": {"play": ["plated-scorpion"], "hand": 5}},
    ),
    "hunter": ReadyMade(
        {
            "en": "A hunter with an Attack effect",
            "fr": "Un Chasseur avec un effet «\u00a0Attaque\u00a0»",
            "es": "Cacería con un efecto de «Atacar»",
        },
        {
            "A": {"play": ["shark-dog"], "hand": 5},
            "B": {"play": ["luchataur", "tiger-squirrel"], "hand": 5},
        },
    ),
    "one-attack": ReadyMade(
        {
            "en": "One attack, five creatures",
            "fr": "Une attaque, cinq créatures",
            "es": "Un ataque, cinco criaturas",
        },
        {
            "A": {"play": ["explosive-toad", "shield-bugs"], "hand": 5},
            "B": {"play": ["harpy-mother", "strange-barrel", "killer-bee"], "hand": 5},
            "moves": ["attack explosive-toad"],
        },
    ),
    "crowded-table": ReadyMade(
        {
            "en": "Crowded table: Defeated effects at the same time",
            "fr": "Table pleine\u00a0: des effets «\u00a0Détruit\u00a0» en même temps",
            "es": "Mesa llena: efectos de «Derrotada» a la vez",
        },
        {
            "A": {
                "play": [
                    "majestic-manticore",
                    "explosive-toad",
                    "harpy-mother",
                    "strange-barrel",
                    "luchataur",
                ],
                "hand": 5,
            },
            "B": {
                "play": [
                    "explosive-toad",
                    "harpy-mother",
                    "explosive-toad",
                    "rhino-turtle",
                    "gorillion",
                ],
                "hand": 5,
            },
            "moves": ["attack majestic-manticore"],
        },
    ),
    "full-table": ReadyMade(
        {
            "en": "Full table: ten creatures a side",
            "fr": "Plateau bondé\u00a0: dix créatures de chaque côté",
            "es": "Mesa repleta: diez criaturas por lado",
        },
        {
            "A": {
                "play": [
                    *("sharky-crab-dog-mummypus", "shield-bugs", "explosive-toad", "urchin-hurler"),
                    *("elephantopus", "snail-thrower", "majestic-manticore", "froblin-instigator"),
                    *("harpy-mother", "lone-yeti"),
                ],
                "hand": 5,
            },
            "B": {
                "play": [
                    *("plated-scorpion", "chameleon-sniper", "harpy-mother", "strange-barrel"),
                    *("luchataur", "rhino-turtle", "goreagle-alpha", "the-lurker", "bugserker"),
                    "ferret-pacifier",
                ],
                "hand": 5,
            },
            "moves": ["attack sharky-crab-dog-mummypus"],
        },
    ),
    "boost": ReadyMade(
        {
            "en": "Boost and In Discard Pile",
            "fr": "Boost et In Discard Pile",
            "es": "Boost e In Discard Pile",
        },
        {
            "A": {
                "play": [{"card": "sea-rex", "boost": ["tusked-extorter"]}, "tiger-squirrel"],
                "discard": ["blessed-killer-bee"],
                "hand": 5,
            },
            "B": {"play": ["luchataur"], "hand": 5},
        },
    ),
    "evolve": ReadyMade(
        {
            "en": "Evolve by an Action",
            "fr": "Évoluer par une Action",
            "es": "Evolucionar con una Action",
        },
        {
            "A": {"play": ["cloud-lady", "axolotl-healer"], "hand": 5},
            "B": {"play": ["killer-bee", "luchataur"], "hand": 5},
        },
    ),
    "fast": ReadyMade(
        {
            "en": "FAST, Octonite to hand out, and a Mindbug",
            "fr": "FAST, de l’Octonite à répartir et un Mindbug",
            "es": "FAST, Octonite que repartir y un Mindbug",
        },
        {
            "A": {"play": ["gorillion"], "hand": ["kiwanoid", "tiger-squirrel"]},
            "B": {"play": ["luchataur"], "hand": 5},
            "moves": ["play kiwanoid"],
        },
    ),
    "harvest": ReadyMade(
        {
            "en": "The start of a turn with Octonite",
            "fr": "Le début d’un tour avec de l’Octonite",
            "es": "El comienzo de un turno con Octonite",
        },
        {
            "phase": "start",
            "A": {"play": [{"card": "lychee-king", "octonite": 1}], "hand": ["beetroot-predator"]},
            "B": {"play": ["luchataur"], "hand": 5},
        },
    ),
    "dice": ReadyMade(
        {
            "en": "Dice, energy and Power cards",
            "fr": "Dés, énergie et cartes Power",
            "es": "Dados, energía y cartas Power",
        },
        {
            "phase": "start",
            "A": {"play": ["hades"], "energy": 2, "hand": 5},
            "B": {"play": ["baby-gigazaur", "luchataur"], "hand": 5},
            "power": {"row": ["rage", "healing-bots", "reanimation"], "deck": 13},
        },
    ),
}
