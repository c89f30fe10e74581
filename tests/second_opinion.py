"""A second opinion on what is true of creatures, written by hand from the printed texts.

Power, keywords, dice, who may attack, who may block or be hunted by whom and how a fight ends are
computed here card by card, without the ability language and without the engine. Whoever adds a card
reads it once more for this file; were one of the two readings wrong, they would part.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple

from judge.engine import A, B, Copy, Creature, State, opponent

# Everything printed on a card but its name and its text: power, keywords, dice, the counters it
# comes with (which stay on it, or may be handed out), and the stage of an evolved form.
TABLE = """
# first-contact
axolotl-healer 4 POISONOUS
bee-bear 8
brain-fly 4
chameleon-sniper 1 SNEAKY
compost-dragon 3 HUNTER
deathweaver 2 POISONOUS
elephantopus 7 TOUGH
explosive-toad 5 FRENZY
ferret-bomber 2 SNEAKY
giraffodile 7
goblin-werewolf 2 HUNTER
gorillion 10
grave-robber 7 TOUGH
harpy-mother 5
kangasaurus-rex 7
killer-bee 5 HUNTER
lone-yeti 5 TOUGH
luchataur 9 FRENZY
mysterious-mermaid 7
plated-scorpion 2 TOUGH POISONOUS
rhino-turtle 8 FRENZY TOUGH
shark-dog 4 HUNTER
sharky-crab-dog-mummypus 5
shield-bugs 4 TOUGH
snail-hydra 9
snail-thrower 1 POISONOUS
spider-owl 3 SNEAKY POISONOUS
strange-barrel 6
tiger-squirrel 3 SNEAKY
turbo-bug 4
tusked-extorter 8
urchin-hurler 5 HUNTER
# new-servants
bugserker 3 TOUGH
count-draculeech 7
creep-from-the-deep 4 POISONOUS HUNTER
ferret-pacifier 4
froblin-instigator 1 HUNTER
goreagle-alpha 6 FRENZY HUNTER TOUGH
hamster-lion 8 FRENZY
hungry-hungry-hamster 2 SNEAKY
hyenix 7 FRENZY
majestic-manticore 6 POISONOUS
the-lurker 4 TOUGH
turf-the-surfer 8
# beyond-eternity
agile-rooster 6 FRENZY
ant-zombie-horde 7 TOUGH
berserker-rabbit 6 FRENZY TOUGH
blessed-killer-bee 5 HUNTER
blessed-shield-bugs 6 TOUGH
blessed-tiger-squirrel 3 SNEAKY
catalisk 2 POISONOUS
cave-lizard 10 TOUGH SNEAKY
cursed-gorillion 10 FRENZY TOUGH
duckdra 5 HUNTER
fire-antler 8
ghostly-underdog 4
goat-dragon 7
hiss-holiness 5 FRENZY POISONOUS
hypnotic-mouse 1 SNEAKY
koibra 2 POISONOUS
madam-mystique 2
peacasus 3 SNEAKY
porcupine-teacher 5
pyro-salamancer 6
radioactive-pest 1 POISONOUS
rockyphant 8 TOUGH
sea-rex 5 HUNTER
soul-manipulator 5 TOUGH
spirit-cheetah 5 HUNTER
spirit-maki 3 SNEAKY
squirtoise-scout 2 TOUGH
tiger-wasp 3 FRENZY SNEAKY
tornado-dragon 8
trash-diver 2 SNEAKY
trash-flier 2 SNEAKY
water-antler 8
# beyond-evolution
blastfish 1 POISONOUS
bullet-train 9
cake-trickster 6 POISONOUS
captain-hippo 7 FRENZY
cheeky-chimpborg 5 HUNTER
cheery-chimpborg 5 HUNTER
chuckling-chimpborg 5 HUNTER
cloud-lady 4
coach-panda 6
curious-tadpole 1 POISONOUS
dr-orange-u-tan 6
dragon-inn 3 TOUGH
earwig-assassin 1 SNEAKY
infernostrich 6
kitsunsei 4
mole-machine 5 TOUGH
octocopter 5
puffermech 2 POISONOUS
radioactive-rabbit 3 FRENZY
robopup 1 SNEAKY TOUGH
sawn 5 TOUGH
spiky-shinobi 3 SNEAKY
steelhorn 7
sweet-fighter 9
utility-bug 4 HUNTER TOUGH
the-experiment 6 POISONOUS
turtle-toaster 4 TOUGH
waddling-recruit 3
westside-monster 8 FRENZY
wildsprout 1
bigroot 4 stage:2
frog-prophet 3 POISONOUS TOUGH stage:2
frosty-fortress 10 TOUGH stage:3
oakenmaster 7 stage:3
thunder-queen 9 stage:3
typhoon-princess 6 stage:2
veteran-penguin 5 TOUGH stage:2
world-eater 8 POISONOUS TOUGH stage:3
# battlefruit-kingdom
alluring-oyster 5 POISONOUS octonite:2
artimist 4 POISONOUS octonite:5
avocado-gunner 3 FRENZY TOUGH
bananapus 5 HUNTER octonite:2
calm-cole 1 POISONOUS octonite:2
captain-cucodile 8 FRENZY octonite:1
carrot-cleric 8 FAST TOUGH
cherry-bug 1
coconut-crab 7 FRENZY
dragon-fruit 7 FAST
duradillo 1 FAST HUNTER POISONOUS TOUGH
fearberry 4 octonite:2
fennel-trickster 2 SNEAKY
icecube-dragon 8 FRENZY HUNTER octonite:3
kiwing-juicer 5 POISONOUS
lord-watermelon 6 FRENZY
lychee-king 8 FRENZY octonite:2
mangonade 4 octonite:3
okra-shaman 7 FRENZY TOUGH
orange-owlmancer 5
pepperwing 6 TOUGH
pesky-peas 2 SNEAKY
pineapple-paladin 8 FAST
pomelozilla 7
potadore-the-wise 4
prime-fungus 6
rad-radish 2 SNEAKY
raspberry-ranger 5 HUNTER TOUGH
spinachia 3 POISONOUS
sporeweaver 3 POISONOUS octonite:2
the-broccoli-bards 4 POISONOUS
tomageddon 9
# battlefruit-galaxy
applebot 3 SNEAKY
astronuts 3 POISONOUS
aubergalactic-whale 7 FAST
bean-bot 5 POISONOUS
boomberry 1 distribute:1
borgions 4 distribute:1
broodmother 4 FAST POISONOUS distribute:1
caulibot 1 FRENZY TOUGH
chaotic-cabbage 2 SNEAKY
cinnemonk 7 TOUGH
cornanon 3 HUNTER
figuru 3 POISONOUS
grape-sentinel 6 HUNTER
kiwanoid 8 FAST distribute:2
leeklings 5 FRENZY
melon-master 7 TOUGH
olive-orbiter 1 SNEAKY
peach-police 4 TOUGH
pear-patrol 5 HUNTER
plumarine 2 FRENZY HUNTER distribute:1
pomegrenade 6 FAST POISONOUS distribute:2
quadranut 8 FRENZY
radisher 9
rhubarbarian 10 FAST
romindesco 5 POISONOUS
shoctopus 4 HUNTER distribute:2
star-portal 3 SNEAKY distribute:2
starfruit-ninja 7 distribute:2
starship-soupers 6
topinambur-titan 6 distribute:1
usx-tangerine 3 distribute:2
vanilla-creature 9 TOUGH
# battlefruit-addon
a-hug-of-ice-and-fire 7 FRENZY TOUGH
beetroot-predator 5 distribute:2
cutecat 1
duel-of-the-fruits 8 FAST
five-spice-monster 3 POISONOUS
mangolorean 7
saltemental 6 octonite:2
shakes-pear 8 TOUGH octonite:2
venomash 7 distribute:2
evilcat 3 stage:3
zencats 2 stage:2
# king-of-tokyo
alienoid 6 TOUGH
baby-gigazaur 1 SNEAKY dice:1
boogie-woogie 7 dice:1
bookwyrm 1 POISONOUS
captain-fish 5
cosmic-joe 3 HUNTER
cyber-bunny 6 FRENZY
cyber-kitty 4 HUNTER
cybertooth 6 TOUGH dice:1
drakonis 7 dice:1
gigazaur 9
hades 5 TOUGH dice:2
iron-back 4 dice:1
kong 9 dice:1
kraken 5 dice:1
mantis 4 HUNTER dice:1
mechamster 2
mega-shark 5 HUNTER
megamoth 3 POISONOUS
megaxolot 6 POISONOUS dice:1
meka-dragon 7 dice:1
pagurah 4 FRENZY dice:1
pandakai 3 SNEAKY
pumpkin-jack 6 dice:1
purple-reign 4 dice:1
quetzalcoatl 4 SNEAKY
rex-florae 6 POISONOUS
rob 5 dice:1
sheriff 7 HUNTER
space-penguin 3 SNEAKY
the-globe-smasher 6 dice:1
the-king 10 FRENZY dice:1
# promo
short-neck-giraffodile 7
big-box-mimic 6 FRENZY stage:3
deckbox-mimic 5 stage:2
one-eye-felix 7 HUNTER stage:2
silver-whiskers 6 TOUGH stage:3
slugapult 5 TOUGH FRENZY
suspicious-gift 1
battle-beetle 8
unigon 9
kitten-crewmate 2 SNEAKY
solar-bear 5 TOUGH
tuckbox-mimic 2
mindbug-bug 7 TOUGH
future-eric 3 SNEAKY
knightmare 5 TOUGH
ratomancer 2
alien-brain 3 POISONOUS
alpacoodle 2 FRENZY
ram-hopper 7 FRENZY
watts-dog 5 FRENZY
steamforger 9
boar-zooka 6
blessed-axolotl-healer 6 POISONOUS
wolfman-steve 8
sluggernaut 6 TOUGH
bug-catcher 9 FRENZY TOUGH
chuck 3 TOUGH
cursed-goblin-werewolf 8 FRENZY HUNTER
jazz-dog 5
ghost-hand 2 SNEAKY
macaw-dagon 8
jean-claw-pandamme 5
"""


class Printed(NamedTuple):
    power: int
    keywords: frozenset[str]
    dice: int = 0
    octonite: int = 0
    distribute: bool = False
    stage: int = 1


def read(line: str) -> tuple[str, Printed]:
    id, power, *words = line.split()
    numbers = {name: int(number) for name, number in (w.split(":") for w in words if ":" in w)}
    counters = numbers.get("octonite", 0) or numbers.get("distribute", 0)
    return id, Printed(
        int(power),
        frozenset(word for word in words if ":" not in word),
        numbers.get("dice", 0),
        counters,
        "distribute" in numbers,
        numbers.get("stage", 1),
    )


PRINTED = dict(read(line) for line in TABLE.splitlines() if line and line[0] != "#")
# Sluggernaut is turned to one of two sides when it is exhausted; each has its own power and word.
SIDES = {
    "sluggernaut:1": Printed(5, frozenset({"HUNTER"})),
    "sluggernaut:2": Printed(8, frozenset({"FRENZY"})),
}
FACES = {**PRINTED, **SIDES}


def ids(text: str) -> tuple[str, ...]:
    return tuple(text.split())


# The creatures whose text says something about power, keywords, dice, attacks, blocks, hunts or
# fights while they are in play: boards are made of them more often than of others.
SPEAKING = ids("""
    agile-rooster bee-bear berserker-rabbit boar-zooka bugserker calm-cole captain-hippo cave-lizard
    cheery-chimpborg coach-panda elephantopus fennel-trickster ferret-pacifier froblin-instigator
    ghost-hand goblin-werewolf hamster-lion hypnotic-mouse kitsunsei kitten-crewmate kraken
    lone-yeti mechamster mole-machine oakenmaster orange-owlmancer pesky-peas pomelozilla
    porcupine-teacher potadore-the-wise prime-fungus purple-reign radisher ram-hopper rex-florae
    sawn sharky-crab-dog-mummypus sheriff shield-bugs shoctopus snail-thrower spiky-shinobi
    squirtoise-scout the-king topinambur-titan urchin-hurler venomash watts-dog westside-monster
""")
# Those that speak from a discard pile, and those that do something on the way into one.
IN_PILE = ids("""
    blessed-shield-bugs blessed-tiger-squirrel cursed-goblin-werewolf cursed-gorillion
""")
INTO_PILE = {"peacasus", "rockyphant"}
DEFEATED = ids("""
    alpacoodle applebot astronuts aubergalactic-whale big-box-mimic boar-zooka captain-fish
    chaotic-cabbage cherry-bug cosmic-joe dragon-fruit duradillo explosive-toad fire-antler gigazaur
    harpy-mother iron-back knightmare madam-mystique megamoth olive-orbiter pagurah pandakai
    pomegrenade puffermech radioactive-rabbit rhubarbarian rob spirit-cheetah spirit-maki
    starship-soupers steelhorn strange-barrel suspicious-gift sweet-fighter tomageddon trash-flier
""")
# What Power cards and one Harvest effect give to a whole side until the turn ends.
WORDS_THIS_TURN = {"pounce": "HUNTER", "rage": "FRENZY", "suburban-camouflage": "SNEAKY"}
SHARED = {"HUNTER", "SNEAKY", "FRENZY", "POISONOUS"}  # Sharky's four
KITTEN, FELIX = "kitten-crewmate", "one-eye-felix"
FELIX_CARD = {FELIX, "silver-whiskers"}  # the two sides of one card


def everyone(state: State) -> list[tuple[int, Creature]]:
    return [(player, c) for player in (A, B) for c in state.players[player].play]


class Fight(NamedTuple):
    """How a fight ends: who is gone, who is exhausted by it, who has become another.

    To which side an exhausted Sluggernaut is turned is only asked afterwards.
    """

    gone: frozenset[str]
    exhausted: frozenset[str]
    evolved: frozenset[str]


class Opinion:
    """What is true of the creatures of one board."""

    def __init__(self, state: State) -> None:
        self.state = state
        everybody = everyone(state)
        self.in_play = [Counter(c.card.id for c in side.play) for side in state.players]
        self.in_pile = [Counter(c.card.id for c in side.discard) for side in state.players]
        self.power = {c.ref: self._power(player, c) for player, c in everybody}
        self.keywords = {c.ref: self._plain_keywords(player, c) for player, c in everybody}
        self._let_sharkies_look()
        self.at_work = {
            c.ref: set() if self._silenced(player, c) else self.keywords[c.ref]
            for player, c in everybody
        }

    def others(self, player: int, creature: Creature) -> list[Creature]:
        return [c for c in self.state.players[player].play if c.ref != creature.ref]

    def this_turn(self, player: int, creature: Creature) -> Iterator[tuple[str, bool]]:
        """The cards that gave something to whole sides this turn: is the creature on its side?"""
        for lasting in self.state.beside.lasting:
            if lasting.only is None or creature.ref in lasting.only:
                yield lasting.ability.card, lasting.you == player

    # -- power ------------------------------------------------------------------------------------

    def _power(self, player: int, creature: Creature) -> int:
        total = FACES[creature.card.id].power + len(creature.boost)
        total += sum(int(mark.value) for mark in creature.marks if mark.kind == "power")
        total += self._own_power(player, creature)
        for giver in self.others(player, creature):
            total += self._given_power(player, giver)
        total += self.in_pile[player]["blessed-shield-bugs"]
        total -= 2 * self.in_pile[player]["cursed-gorillion"]
        return max(total, 1) if self.state.ruleset["least-power"] == "one" else total

    def _own_power(self, player: int, creature: Creature) -> int:
        """What a creature says about its own power."""
        side, them = self.state.players[player], self.state.players[opponent(player)]
        match creature.card.id:
            case "goblin-werewolf":
                return 6 if self.state.turn == player else 0
            case "pesky-peas":
                return 3 if self.state.turn != player else 0
            case "lone-yeti":
                return 5 if len(side.play) == 1 else 0
            case "bugserker":
                return 8 if side.life == 1 else 0
            case "froblin-instigator":
                return 2 * len(self.others(player, creature))
            case "berserker-rabbit":
                return 0 if side.discard else 4
            case "cheery-chimpborg":
                return 5 if len(them.play) >= 3 else 0
            case "spiky-shinobi":
                return 0 if side.mindbugs else 5
            case "fennel-trickster":
                return 6 if len(side.hand) <= 2 else 0
        return 0

    def _given_power(self, player: int, giver: Creature) -> int:
        """What a creature gives to each other one on its side."""
        match giver.card.id:
            case "shield-bugs" | "rex-florae":
                return 1
            case "potadore-the-wise":
                return 2
            case "oakenmaster":
                return 5
            case "urchin-hurler":
                return 2 if self.state.turn == player else 0
            case "topinambur-titan":
                return giver.octonite
            case "coach-panda":
                return 3 if len(self.state.players[player].play) == 2 else 0
        return 0

    # -- keywords and dice ------------------------------------------------------------------------

    def _plain_keywords(self, player: int, creature: Creature) -> set[str]:
        """Keywords, but for those Sharky Crab-Dog-Mummypus has of its enemies."""
        have = set(FACES[creature.card.id].keywords)
        have |= {str(mark.value) for mark in creature.marks if mark.kind == "has"}
        for card, ours in self.this_turn(player, creature):
            if ours and card in WORDS_THIS_TURN:
                have.add(WORDS_THIS_TURN[card])
        have |= self._own_keywords(player, creature)
        for giver in self.others(player, creature):
            have |= self._given_keywords(player, giver, creature)
        if self.in_play[player]["kraken"] and self.power[creature.ref] >= 8:
            have.add("SNEAKY")
        if self.in_play[player]["venomash"] and creature.octonite:
            have.add("POISONOUS")
        return have

    def _own_keywords(self, player: int, creature: Creature) -> set[str]:
        """What a creature says about its own keywords."""
        others = self.others(player, creature)
        strength = self.power[creature.ref]
        match creature.card.id:
            case "lone-yeti" if not others:
                return {"FRENZY"}
            case "prime-fungus" if all(self.power[c.ref] <= strength for c in others):
                return {"FRENZY", "HUNTER", "POISONOUS"}
            case "radisher" if self.state.turn != player:
                return {"SNEAKY"}
        return set()

    def _given_keywords(self, player: int, giver: Creature, creature: Creature) -> set[str]:
        """What a creature gives to another one on its side."""
        number = len(self.state.players[player].play)
        match giver.card.id:
            case "snail-thrower" if self.power[creature.ref] <= 4:
                return {"HUNTER", "POISONOUS"}
            case "porcupine-teacher":
                return {"POISONOUS"}
            case "kitsunsei":
                return {"SNEAKY"}
            case "ram-hopper":
                return {"FRENZY"}
            case "coach-panda" if number == 2:
                return {"FRENZY"}
            case "orange-owlmancer" if number == 3:
                return {"SNEAKY", "POISONOUS"}
        return set()

    def _let_sharkies_look(self) -> None:
        """A Sharky has what an enemy has; two of them never have it of each other alone."""
        sharkies = [(p, c) for p, c in everyone(self.state) if c.card.id.startswith("sharky-")]
        for _ in range(2 if sharkies else 0):  # of an enemy; of an enemy Sharky that has it so
            for player, sharky in sharkies:
                for enemy in self.state.players[opponent(player)].play:
                    self.keywords[sharky.ref] |= self.keywords[enemy.ref] & SHARED

    def _silenced(self, player: int, creature: Creature) -> bool:
        """Shoctopus: the keywords are there, but they do nothing."""
        return creature.octonite > 0 and self.in_play[opponent(player)]["shoctopus"] > 0

    def dice(self, player: int, creature: Creature) -> int:
        total = FACES[creature.card.id].dice
        total += sum(c.card.id == "mechamster" for c in self.others(player, creature))
        total += sum(int(mark.value) for mark in creature.marks if mark.kind == "dice")
        total += [*self.this_turn(player, creature)].count(("extra-head", True))
        return min(total, 2)

    # -- attacking, blocking, hunting -------------------------------------------------------------

    def may_attack(self, player: int, creature: Creature) -> bool:
        return self._has_an_attack_left(creature) and not self._kept_from_attacking(
            player, creature
        )

    def _has_an_attack_left(self, creature: Creature) -> bool:
        ruleset, at_work = self.state.ruleset, self.at_work[creature.ref]
        new = creature.entered and ruleset["new-creature"] == "cannot-attack"
        if new and "FAST" not in at_work:
            return False
        if creature.attacks == 1:
            if ruleset["frenzy-check"] == "at-second-attack":
                return "FRENZY" in at_work
            return any(mark.kind == "had-frenzy" for mark in creature.marks)
        return creature.attacks == 0

    def _kept_from_attacking(self, player: int, creature: Creature) -> bool:
        ours, theirs = self.in_play[player], self.in_play[opponent(player)]
        strength, words = self.power[creature.ref], self.keywords[creature.ref]
        weakest = min(self.power[c.ref] for c in self.state.players[player].play)
        twins = [*self.power.values()].count(strength) >= 2
        return any(
            (
                creature.card.id == "cave-lizard",
                ours["the-king"] > (creature.card.id == "the-king"),
                theirs["hamster-lion"] and strength == weakest,
                (ours["hypnotic-mouse"] or theirs["hypnotic-mouse"]) and twins,
                theirs["pomelozilla"] and "HUNTER" in words,
                theirs["westside-monster"] and "SNEAKY" in words,
                self.in_pile[opponent(player)]["blessed-tiger-squirrel"] and strength >= 7,
                self.in_pile[player]["cursed-goblin-werewolf"] and words & {"FRENZY", "HUNTER"},
            )
        )

    def may_block(self, player: int, blocker: Creature, attacker: Creature) -> bool:
        """Would this creature of `player` be allowed to block that attacker?"""
        if "SNEAKY" in self.at_work[attacker.ref] and "SNEAKY" not in self.at_work[blocker.ref]:
            return False
        return not (
            self._kept_from_blocking(player, blocker)
            or self._kept_from_blocking_this(blocker, attacker)
        )

    def _kept_from_blocking(self, player: int, blocker: Creature) -> bool:
        """Whatever attacks."""
        them = opponent(player)
        ours, theirs = self.in_play[player], self.in_play[them]
        strength = self.power[blocker.ref]
        strongest = max(self.power[c.ref] for c in self.state.players[player].play)
        their_powers = [self.power[c.ref] for c in self.state.players[them].play]
        return any(
            (
                blocker.card.id == "boar-zooka",
                theirs["elephantopus"] and strength <= 4,
                theirs["mole-machine"] and strength >= 7,
                theirs["ferret-pacifier"] and strength == strongest,
                theirs["squirtoise-scout"] and len(set(their_powers)) < len(their_powers),
                theirs["westside-monster"] and "SNEAKY" in self.keywords[blocker.ref],
                (ours["ghost-hand"] or theirs["ghost-hand"]) and blocker.boost,
                self.in_pile[them]["blessed-tiger-squirrel"] and strength >= 7,
                ("fearberry", False) in self.this_turn(player, blocker),
                any(mark == ("cannot", "block") for mark in blocker.marks),
            )
        )

    def _kept_from_blocking_this(self, blocker: Creature, attacker: Creature) -> bool:
        strength = self.power[blocker.ref]
        match attacker.card.id:
            case "bee-bear":
                return strength <= 6
            case "purple-reign":
                return strength >= 6
            case "agile-rooster":
                return abs(strength - self.power[attacker.ref]) > 1
            case "watts-dog":
                return bool(self.keywords[blocker.ref])
        return False

    def may_hunt(self, player: int, hunter: Creature, prey: Creature) -> bool:
        """If the hunter of `player` attacks and makes use of HUNTER."""
        if not self._is_fair_game(hunter, prey):
            return False
        hippos = self._hippos(player, hunter)
        return not hippos or prey in hippos

    def must_hunt_this_turn(self, player: int) -> bool:
        """A Captain Hippo leaves its enemies no other turn action, if they are able to hunt it."""
        return any(
            "HUNTER" in self.at_work[c.ref]
            and self.may_attack(player, c)
            and self._hippos(player, c)
            for c in self.state.players[player].play
        )

    def _is_fair_game(self, hunter: Creature, prey: Creature) -> bool:
        return hunter.card.id != "sheriff" or self.power[prey.ref] >= 4

    def _hippos(self, player: int, hunter: Creature) -> list[Creature]:
        """Those that must be hunted, in the turn of the hunter's controller."""
        return [
            c
            for c in self.state.players[opponent(player)].play
            if c.card.id == "captain-hippo"
            and self.state.turn == player
            and self._is_fair_game(hunter, c)
        ]

    # -- fighting ---------------------------------------------------------------------------------

    def fight(self, player: int, attacker: Creature, blocker: Creature) -> Fight:
        two = ((player, attacker), (opponent(player), blocker))
        gone, exhausted, evolved = set(), set(), set()
        for (side, creature), (_, other) in (two, two[::-1]):
            times = self.would_be_defeated(creature, other)
            if not times or self.cannot_be_defeated(side, creature):
                continue
            saved = "TOUGH" in self.at_work[creature.ref] and not creature.exhausted
            if creature.card.id == KITTEN and self.felix_is_free():
                evolved.add(creature.ref)
            elif times > saved:
                gone.add(creature.ref)
            else:
                exhausted.add(creature.ref)
        return Fight(frozenset(gone), frozenset(exhausted), frozenset(evolved))

    def would_be_defeated(self, creature: Creature, other: Creature) -> int:
        """How often a creature loses one fight: by power and by poison."""
        own, its = self.power[creature.ref], self.power[other.ref]
        if "sawn" in (creature.card.id, other.card.id):
            own, its = its, own
        times = (own <= its) + ("POISONOUS" in self.at_work[other.ref])
        return min(times, 1) if self.state.ruleset["poison-and-tough"] == "one-defeat" else times

    def cannot_be_defeated(self, player: int, creature: Creature) -> bool:
        coles = sum(c.card.id == "calm-cole" for c in self.others(player, creature))
        return coles > 0 or ("cannot", "be defeated") in creature.marks

    def felix_is_free(self) -> bool:
        aside = [entry.creature for entry in self.state.beside.aside]
        forms = [*(c for _, c in everyone(self.state)), *aside]
        return all(c.card.id not in FELIX_CARD for c in forms)

    def left_out(self, attacker: Creature, blocker: Creature) -> str | None:
        """Why a fight is not foretold here. No text and no book says how it ends."""
        both = (attacker, blocker)
        if all(c.card.id == KITTEN for c in both):
            return "two kittens, and only one card that either of them could become"
        for creature, other in (both, both[::-1]):
            if creature.card.id == KITTEN and self.would_be_defeated(creature, other) == 2:
                return "a kitten without TOUGH, which the reading of two defeats does not speak of"
        return None

    def waiting(self, fight: Fight) -> Counter[str]:
        """The cards whose effects the fight sets off.

        Whether a Defeated effect is allowed (Peach Police) is only asked when it is its turn.
        """
        effects: Counter[str] = Counter()
        for _, creature in everyone(self.state):
            if creature.ref in fight.gone:
                effects[creature.ref] += creature.card.id in DEFEATED
                for copy in fallen(creature):
                    effects[copy.ref] += copy.card.id in INTO_PILE
        return +effects


def fallen(creature: Creature) -> tuple[Copy, ...]:
    """What comes into the discard pile when a creature is gone: it, and the cards under it."""
    return (creature.copy(), *creature.boost)
