"""The command line: `judge resolve`, `judge card`, `judge rule`, `judge check`, `judge bench`."""

from __future__ import annotations

import argparse
import io
import json
import math
import os
import re
import sys
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import NoReturn

from judge import __version__, userdata
from judge.bench import run as run_bench
from judge.cards import AmbiguousName, PrintedCard, UnknownName, library
from judge.catalogues import error_text, worded
from judge.check import check
from judge.compare import compare
from judge.document import MAX_BYTES, DocumentError, short
from judge.explore import MOST_TURNS, STATES, Budget
from judge.findings import Findings
from judge.languages import LANGUAGES
from judge.report import Report, card_json, wrong_move_text
from judge.resolution import Resolution, WrongMove, resolve
from judge.rules import NUMBER, Rule, rulebook
from judge.rulings import topics
from judge.scenario import Scenario, ScenarioError, read_scenario
from judge.wording import wording

DONE, WRONG, BAD_INPUT = 0, 1, 2
MOST_STATES = 10_000_000

Command = Callable[[argparse.Namespace], int]


class BadInput(Exception):
    """Something the user gave can't be used. Its message is one clear line."""


def main(arguments: Sequence[str] | None = None) -> int:
    # A terminal that knows no accents gets a ? instead of a crash.
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    try:
        options = build_parser().parse_args(arguments)
        command: Command = options.command
        status = command(options)
        sys.stdout.flush()
        return status
    except BadInput as error:
        print(f"judge: {one_line(str(error))}", file=sys.stderr)
        return BAD_INPUT
    except DocumentError as error:
        print(f"judge: the data is damaged: {one_line(str(error))}", file=sys.stderr)
        return WRONG
    except BrokenPipeError:
        # The reader of a pipe has seen enough; what is left must not fail at exit either.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return DONE
    except OSError as error:
        print(f"judge: can't write the answer: {error.strerror or error}", file=sys.stderr)
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return WRONG
    except KeyboardInterrupt:
        print("judge: stopped", file=sys.stderr)
        return 130


def one_line(text: str) -> str:
    """Without line breaks; the no-break spaces of French stay."""
    return re.sub(r"[^\S\u00a0\u202f]+", " ", text).strip()


class Parser(argparse.ArgumentParser):
    """Bad usage gets one line, like all bad input."""

    def error(self, message: str) -> NoReturn:
        self.exit(BAD_INPUT, f"judge: {one_line(message)} (see `{self.prog} --help`)\n")


def build_parser() -> argparse.ArgumentParser:
    parser = Parser(prog="judge", description="A rules desk for Mindbug.")
    parser.add_argument("--version", action="version", version=f"judge {__version__}")
    commands = parser.add_subparsers(required=True, metavar="COMMAND")

    def add(name: str, command: Command, help: str) -> argparse.ArgumentParser:
        sub = commands.add_parser(name, help=help, description=help)
        sub.set_defaults(command=command)
        return sub

    def add_language(sub: argparse.ArgumentParser) -> None:
        sub.add_argument("--lang", choices=LANGUAGES, default="en", help="language of the answer")

    sub = add("resolve", do_resolve, "what happens on a board, step by step")
    sub.add_argument("file", metavar="FILE|-", help="a scenario in YAML or JSON; - reads it here")
    sub.add_argument("--json", action="store_true", help="the answer as JSON")
    sub.add_argument("--ruleset", metavar="NAME", help="the edition to go by")
    add_language(sub)

    for name, command, help in (
        ("explore", do_explore, "every outcome, over every choice and every chance"),
        ("compare", do_compare, "the same board under every edition and open reading"),
    ):
        sub = add(name, command, help)
        sub.add_argument(
            "file", metavar="FILE|-", help="a scenario in YAML or JSON; - reads it here"
        )
        sub.add_argument("--json", action="store_true", help="the answer as JSON")
        sub.add_argument("--ruleset", metavar="NAME", help="the edition to go by")
        sub.add_argument(
            "--turns",
            type=up_to(MOST_TURNS, "turns"),
            default=1,
            help="turns to look at (default 1)",
        )
        sub.add_argument(
            "--limit", type=up_to(MOST_STATES, "states"), default=STATES, help="states to look at"
        )
        sub.add_argument("--seconds", type=positive, default=30.0, help="time to take (default 30)")
        add_language(sub)

    sub = add("card", do_card, "one card, by any of its names")
    sub.add_argument("name", nargs="+")
    sub.add_argument("--json", action="store_true", help="the answer as JSON")
    add_language(sub)

    sub = add("rule", do_rule, "one rule by its number, or the rules about a word")
    sub.add_argument("word", nargs="+", metavar="NUMBER|WORD")
    add_language(sub)

    sub = add("search", do_search, "rules, rulings and cards about some words")
    sub.add_argument("words", nargs="+")
    kinds = ("rules", "rulings", "cards")
    sub.add_argument("--in", dest="within", choices=kinds, help="search only these")
    sub.add_argument("--json", action="store_true", help="the answer as JSON")
    add_language(sub)

    sub = add("import", do_import, "index one's own copy of a printed rulebook (text or PDF)")
    sub.add_argument("files", nargs="*", metavar="FILE")
    sub.add_argument("--list", action="store_true", help="which books are imported")
    sub.add_argument("--remove", metavar="BOOK", help="forget an imported book; `all` forgets all")

    sub = add("check", do_check, "is the data valid, does every citation resolve")
    sub.add_argument("--verbose", action="store_true", help="also list what covers each section")

    sub = add("bench", do_bench, "random games a second, beside a yardstick")
    sub.add_argument("--seconds", type=positive, default=5.0, help="for each line (default 5)")

    sub = add("serve", do_serve, "the site, on http://127.0.0.1:5000")
    sub.add_argument("--port", type=port, help="instead of $JUDGE_PORT (5000)")
    sub.add_argument("--debug", action="store_true", help="for developing: reload on changes")
    return parser


def positive(text: str) -> float:
    try:
        value = float(text) if text.isascii() else math.nan
    except ValueError:
        value = math.nan
    if not 0 < value <= 3600:  # so not for nan either
        message = f"expected seconds, more than 0, at most 3600, not {short(text)!r}"
        raise argparse.ArgumentTypeError(message)
    return value


def up_to(most: int, what: str) -> Callable[[str], int]:
    """A whole number from 1 to so many."""

    def read(text: str) -> int:
        if text.isascii() and text.isdigit() and len(text) < 10 and 0 < int(text) <= most:
            return int(text)
        message = f"expected a number of {what}, 1 to {most}, not {short(text)!r}"
        raise argparse.ArgumentTypeError(message)

    return read


def port(text: str) -> int:
    value = int(text)
    if not 0 < value < 65536:
        raise argparse.ArgumentTypeError("expected a port, 1 to 65535")
    return value


# -- resolve --------------------------------------------------------------------------------------


def read_file(name: str) -> bytes:
    """A file, or standard input; never more of it than a scenario may have."""
    try:
        if name == "-":
            if sys.stdin is None:
                raise BadInput("standard input is closed")
            return sys.stdin.buffer.read(MAX_BYTES + 1)
        with Path(name).open("rb") as file:
            return file.read(MAX_BYTES + 1)
    except OSError as error:
        raise BadInput(f"{name}: {error.strerror or error}") from None
    except ValueError as error:  # a NUL in the name
        raise BadInput(f"{short(name)}: {error}") from None


def read_board(options: argparse.Namespace) -> tuple[Scenario, Resolution]:
    """The scenario of a command, with its moves played."""
    name = "standard input" if options.file == "-" else options.file
    editions = rulebook().editions
    if options.ruleset is not None and options.ruleset not in editions:
        known = ", ".join(editions)
        raise BadInput(f"there is no ruleset {short(options.ruleset)!r}; known: {known}")
    try:
        scenario = read_scenario(read_file(options.file), options.ruleset)
        return scenario, resolve(scenario)
    except ScenarioError as error:
        raise BadInput(f"{name}: {error_text(error, options.lang)}") from None
    except WrongMove as error:
        place = f"{name}: moves[{error.number - 1}]"
        problem = worded(wrong_move_text(error, options.lang), options.lang)
        raise BadInput(f"{place}: {problem}") from None


def find_out(options: argparse.Namespace) -> Findings:
    scenario, _ = read_board(options)
    budget = Budget(options.limit, options.seconds)
    return Findings(scenario, compare(scenario, options.turns, budget), options.lang)


def do_explore(options: argparse.Namespace) -> int:
    findings = find_out(options)
    print(as_json(findings.explore_json()) if options.json else findings.explore_text())
    return DONE


def do_compare(options: argparse.Namespace) -> int:
    findings = find_out(options)
    print(as_json(findings.compare_json()) if options.json else findings.compare_text())
    return DONE


def as_json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, indent=2)


def do_resolve(options: argparse.Namespace) -> int:
    scenario, resolution = read_board(options)
    report = Report(resolution, options.lang)
    if options.json:
        print(as_json(report.json()))
    else:
        if scenario.title:
            print(f"{short(scenario.title, 200)}\n")
        print(report.text())
    return DONE


# -- card, rule -----------------------------------------------------------------------------------


def do_card(options: argparse.Namespace) -> int:
    name = " ".join(options.name)
    try:
        card = library().guess(name)
    except AmbiguousName as error:
        raise BadInput(f"{short(name)!r} could be: {', '.join(error.candidates)}") from None
    except UnknownName as error:
        hint = f"; the nearest: {', '.join(error.nearest)}" if error.nearest else ""
        raise BadInput(f"there is no card {short(name)!r}{hint}") from None
    if options.json:
        print(as_json(card_json(card, options.lang)))
    else:
        print(card_text(card, options.lang))
    return DONE


def card_text(card: PrintedCard, language: str) -> str:
    words = wording(language)
    power = "" if card.is_power_card else f"  {card.card.power}"
    lines = [f"{card.name(language).text}{power}"]
    if card.keywords:
        lines.append(", ".join(words.keywords[keyword] for keyword in card.keywords))
    lines += words.card_text(card)
    others = {name.text for other, name in card.names.items() if other != language}
    others -= {card.name(language).text}
    if others:
        lines.append(f"= {', '.join(sorted(others))}")
    in_set = library().sets[card.set].name(language)
    lines.append(f"{in_set} {card.shown_number}".rstrip() + f", ×{card.copies}  ({card.id})")
    return "\n".join(lines)


def do_rule(options: argparse.Namespace) -> int:
    wanted = " ".join(options.word)
    book = rulebook()
    if NUMBER.fullmatch(wanted):
        if wanted not in book.rules:
            raise BadInput(f"there is no rule {wanted}")
        print(rule_text(book.rules[wanted], options.lang))
        return DONE
    from judge.search import index  # not needed for a number, and slow to load

    answer = index().search(wanted, options.lang, "rules", most=10)
    if not answer.hits:
        raise BadInput(f"no rule is about {short(wanted)!r}")
    if answer.did_you_mean and answer.for_suggestion:
        print(f"did you mean: {answer.did_you_mean}\n")
    first, *others = (book.rules[hit.id] for hit in answer.hits)
    print(rule_text(first, options.lang))
    if others:
        print()
    for rule in others:
        print(f"{rule.number:6} {rule.title[options.lang]}")
    return DONE


def rule_text(rule: Rule, language: str) -> str:
    book = rulebook()
    lines = [f"{rule.number}  {rule.title[language]}", "", rule.text[language]]
    lines += [f"  {example[language]}" for example in rule.examples]
    for difference in rule.differs:
        books = ", ".join(book.books[b].short for b in difference.books)
        lines.append(f"  {books}: {difference.text[language]}")
    sources = ", ".join(book.books[b].short for b in rule.sources)
    if sources:
        lines += ["", f"({sources})"]
    return "\n".join(lines)


# -- search, import -------------------------------------------------------------------------------


def do_search(options: argparse.Namespace) -> int:
    from judge.search import index  # not needed by the other commands, and slow to load

    words = " ".join(options.words)
    answer = index().search(words, options.lang, options.within)
    if options.json:
        print(as_json(answer.json()))
        return DONE
    for part in answer.not_understood:
        print(f"not understood: {part}")
    if answer.did_you_mean:
        print(f"did you mean: {answer.did_you_mean}")
    for kind, hits in answer.groups().items():
        print(f"\n{kind}s")
        for hit in hits[:6]:
            print(f"  {hit.id}  {hit.title}")
            print(f"      {hit.snippet}")
            if hit.printed:
                print(f"      {hit.book}: {hit.printed}")
        if len(hits) > 6:
            print(f"  ... and {len(hits) - 6} more: --json lists them")
    if not answer.hits:
        print("nothing found")
    return DONE


def do_import(options: argparse.Namespace) -> int:
    if not (options.files or options.list or options.remove):
        raise BadInput("name a file to import, or --list, or --remove BOOK")
    try:
        if options.remove:
            remove_books(options.remove)
        # All files are read before anything is written: nothing is imported by halves.
        books = [(name, import_one(name)) for name in options.files]
        for name, book in books:
            userdata.save(book)
            linked = sum(bool(passage.rules) for passage in book.passages)
            print(f"{name}: {book.book}, {len(book.passages)} passages, {linked} linked to rules")
    except OSError as error:
        raise BadInput(f"{userdata.folder()}: {error.strerror or error}") from None
    if options.list:
        damaged: list[str] = []
        for book in userdata.imported(damaged):
            print(f"{book.book}: {len(book.passages)} passages")
        for name in damaged:
            print(f"{name}: damaged; import it again or remove it")
    return DONE


def import_one(name: str) -> userdata.ImportedBook:
    from judge.importing import ImportFailed, read_book, text_of

    try:
        return read_book(text_of(Path(name)), rulebook())
    except ImportFailed as error:
        raise BadInput(f"{name}: {error}") from None
    except ValueError as error:  # a NUL in the name
        raise BadInput(f"{short(name)}: {error}") from None


def remove_books(wanted: str) -> None:
    known = rulebook().books
    names = list(known) if wanted == "all" else [wanted]
    removed = [name for name in names if name in known and userdata.remove(name)]
    if not removed:
        raise BadInput(f"no imported book is called {short(wanted)!r}")
    print(f"removed: {', '.join(removed)}")


# -- check, bench, serve --------------------------------------------------------------------------


def do_check(options: argparse.Namespace) -> int:
    findings = check(library(), rulebook(), topics())
    for note in findings.notes:
        if options.verbose or not note.startswith(" "):
            print(note)
    for problem in findings.wrong:
        print(f"wrong: {problem}")
    print(f"{len(findings.wrong)} wrong" if findings.wrong else "all is well")
    return WRONG if findings.wrong else DONE


def do_bench(options: argparse.Namespace) -> int:
    print(run_bench(options.seconds))
    return DONE


def do_serve(options: argparse.Namespace) -> int:
    from judge.web.settings import SettingError, from_environment  # loads much: only for this

    try:
        settings = from_environment()
    except SettingError as error:
        raise BadInput(str(error)) from None
    if options.port is not None:
        settings = replace(settings, port=options.port)
    if options.debug:
        from judge.web import create_app

        create_app(settings).run(host="127.0.0.1", port=settings.port, debug=True)
    else:
        from judge.web.serve import serve

        serve(settings)
    return DONE


if __name__ == "__main__":
    sys.exit(main())
