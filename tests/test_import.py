"""One's own rulebook: read, cleaned, linked to the rules, found by the search, removable."""

import zlib

import pytest
from pypdf import PdfReader, PdfWriter

from judge import cli, importing, userdata
from judge.cards import library
from judge.importing import Cleaner, ImportFailed, language_of, read_book, text_of
from judge.rules import rulebook
from judge.rulings import topics
from judge.search import Index

# A small rulebook, written for these tests: headings as in print, sentences of our own.
ENGLISH = """
# MINDBUG TRIAL BOOK

## Overview
A made-up booklet for trying the import of the Mindbug desk, with Octonite and Harvest named in it.

## Goal of the Game
Bring the other player down to nothing and the victory is yours.

## Drawing Cards
Keep a handful of five by drawing whenever it has become smaller than
that; with an empty draw pile there is no-
thing to draw.

## Play a Card
Lay a card down for all to see, then wait and see what your oppo-
nent does with a Mindbug.

## Attack with a Creature
Send one creature forward.

## Keywords
**FRENZY:** It strikes, and then it strikes again if it is still there.
**TOUGH:** The first blow only makes it exhausted.
"""
FRENCH = """
Présentation
Un petit livret d'essai pour Mindbug, écrit pour ces tests et pour vous, avec des créatures.

But du jeu
Faites tomber les PV de votre adversaire.

Piocher des cartes
Gardez toujours une main de cinq cartes, et piochez dès qu'elle est plus petite, c'est le controle.

Jouer une carte
Posez une carte sur la table et attendez la reponse de votre adversaire.

Attaquer avec une créature
Lejoueur choisit une creature et I'attaque commence.

Mots-clés
Furie : elle frappe, puis elle frappe encore une fois si elle est la.
Coriace : le premier coup ne fait que l'incliner.
| ~ \\ .
"""


@pytest.fixture(autouse=True)
def own_folder(tmp_path, monkeypatch):
    monkeypatch.setenv("JUDGE_DATA", str(tmp_path / "data"))


@pytest.fixture
def english(tmp_path):
    path = tmp_path / "book.md"
    path.write_text(ENGLISH, encoding="utf-8")
    return path


def pdf(path, *pages):
    """A PDF with a text layer, written by hand: pypdf reads, but does not typeset."""
    objects = ["<< /Type /Catalog /Pages 2 0 R >>", ""]
    kids = []
    for lines in pages:
        text = "".join(
            f"({line.replace('(', '[').replace(')', ']')}) Tj 0 -14 Td\n" for line in lines
        )
        stream = zlib.compress(f"BT /F1 12 Tf 40 800 Td\n{text}ET".encode("cp1252"))
        kids.append(f"{len(objects) + 1} 0 R")
        objects.append(
            "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] "
            f"/Resources << /Font << /F1 << /Type /Font /Subtype /Type1 /BaseFont /Helvetica "
            f"/Encoding /WinAnsiEncoding >> >> >> /Contents {len(objects) + 2} 0 R >>"
        )
        objects.append(stream)
    objects[1] = f"<< /Type /Pages /Kids [{' '.join(kids)}] /Count {len(kids)} >>"
    out, places = b"%PDF-1.4\n", []
    for number, body in enumerate(objects, 1):
        places.append(len(out))
        if isinstance(body, bytes):
            head = f"<< /Length {len(body)} /Filter /FlateDecode >>\nstream\n".encode()
            body = head + body + b"\nendstream"
        else:
            body = body.encode()
        out += f"{number} 0 obj\n".encode() + body + b"\nendobj\n"
    start = len(out)
    table = "".join(f"{place:010} 00000 n \n" for place in places)
    out += f"xref\n0 {len(places) + 1}\n0000000000 65535 f \n{table}".encode()
    out += f"trailer << /Size {len(places) + 1} /Root 1 0 R >>\nstartxref\n{start}\n%%EOF".encode()
    path.write_bytes(out)
    return path


def test_the_language_and_the_book_are_found():
    book = read_book(ENGLISH, rulebook())
    assert (book.book, book.language) == ("battlefruit.en", "en")
    book = read_book(FRENCH, rulebook())
    assert (book.book, book.language) == ("first-contact.fr", "fr")
    assert language_of("Si el oponente no bloquea, pierdes una vida y tu turno termina") == "es"


def test_paragraphs_know_their_section_and_the_rules_that_cover_it():
    passages = {p.section: p for p in read_book(ENGLISH, rulebook()).passages}
    assert {"goal", "drawing-cards", "keywords/frenzy", "keywords/tough"} <= passages.keys()
    assert "4.7" in passages["drawing-cards"].rules
    assert "8.2" in passages["keywords/frenzy"].rules
    assert "8.6" in passages["keywords/tough"].rules


def test_what_scanning_did_is_mended():
    text = " ".join(p.text for p in read_book(ENGLISH, rulebook()).passages)
    assert "oppo- nent" not in text and "opponent does" in text
    assert "nothing to draw" in text
    assert "**" not in text and "#" not in text
    french = " ".join(p.text for p in read_book(FRENCH, rulebook()).passages)
    assert "contrôle" in french  # a lost accent
    assert "Le joueur" in french  # words that ran together
    assert "l’attaque" in french  # I for l
    assert "~" not in french and "|" not in french


def test_a_word_that_is_as_it_should_be_stays():
    cleaner = Cleaner(rulebook(), "fr")
    for word in ("Gorillion", "a", "à", "cartes", "Xyzzy", "défausse"):
        assert cleaner.mend_word(word) == word


def test_import_list_search_and_remove(english, capsys):
    assert cli.main(["import", str(english)]) == 0
    assert "battlefruit.en" in capsys.readouterr().out
    assert cli.main(["import", "--list"]) == 0
    assert "battlefruit.en" in capsys.readouterr().out
    index = Index(library(), rulebook(), topics(), userdata.imported())
    hit = next(h for h in index.search("handful of five drawing").hits if h.id == "4.7")
    assert hit.book == "battlefruit.en"
    assert "**handful**" in hit.printed
    assert all(h.kind in ("rule", "ruling", "card") for h in index.search("handful").hits)
    assert cli.main(["import", "--remove", "battlefruit.en"]) == 0
    assert list(userdata.imported()) == []
    assert cli.main(["import", "--remove", "battlefruit.en"]) == 2
    assert capsys.readouterr().err.count("\n") == 1


def test_importing_again_replaces(english, capsys):
    cli.main(["import", str(english), str(english)])
    cli.main(["import", str(english)])
    assert len(list(userdata.imported())) == 1


def test_a_pdf_is_read_by_its_text_layer(tmp_path):
    lines = ENGLISH.replace("#", "").splitlines()
    half = len(lines) // 2
    path = pdf(tmp_path / "book.pdf", lines[:half], lines[half:])
    assert "Drawing Cards" in text_of(path)
    assert read_book(text_of(path), rulebook()).book == "battlefruit.en"


def test_an_encrypted_pdf_is_refused(tmp_path):
    plain = pdf(tmp_path / "plain.pdf", ENGLISH.splitlines())
    writer = PdfWriter(clone_from=PdfReader(plain))
    writer.encrypt("secret", algorithm="RC4-128")
    locked = tmp_path / "locked.pdf"
    writer.write(locked)
    with pytest.raises(ImportFailed, match="encrypted"):
        text_of(locked)


def test_a_pdf_of_pictures_is_refused(tmp_path):
    with pytest.raises(ImportFailed, match="no text"):
        text_of(pdf(tmp_path / "pictures.pdf", [""], [""]))


@pytest.mark.parametrize("cut", [20, 200, 700])
def test_a_damaged_pdf_is_refused_not_a_traceback(tmp_path, cut):
    whole = pdf(tmp_path / "whole.pdf", ENGLISH.splitlines()).read_bytes()
    damaged = tmp_path / "damaged.pdf"
    damaged.write_bytes(whole[:cut])
    with pytest.raises(ImportFailed):
        text_of(damaged)


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"  \n\n ",
        b"\x00\x01\x02\x03" * 100,
        b"Dear diary, today I went to the market and the sun was shining. " * 50,
        b"Mindbug Mindbug Mindbug " * 100,
        b"%PDF-1.7\nnothing of the kind",
    ],
)
def test_a_file_that_is_no_rulebook_gets_one_line_and_nothing_is_imported(
    tmp_path, english, capsys, content
):
    bad = tmp_path / "bad.txt"
    bad.write_bytes(content)
    assert cli.main(["import", str(english), str(bad)]) == 2
    captured = capsys.readouterr()
    assert captured.err.count("\n") == 1 and "bad.txt" in captured.err
    assert list(userdata.imported()) == [], "nothing half imported"


def test_a_file_that_is_too_large_is_refused_unread(tmp_path, capsys):
    large = tmp_path / "large.pdf"
    with large.open("wb") as file:
        file.truncate(200 * 1024 * 1024)
    assert cli.main(["import", str(large)]) == 2
    assert "20 MB" in capsys.readouterr().err


@pytest.mark.parametrize("name", ["missing.txt", "."])
def test_a_file_that_cannot_be_read_is_named(tmp_path, monkeypatch, capsys, name):
    monkeypatch.chdir(tmp_path)
    assert cli.main(["import", name]) == 2
    assert capsys.readouterr().err.startswith(f"judge: {name}: ")


def test_a_damaged_import_is_left_out_and_named(english, capsys):
    cli.main(["import", str(english)])
    (stored,) = (userdata.folder() / "imports").glob("*.json")
    stored.write_text(stored.read_text(encoding="utf-8")[:100], encoding="utf-8")
    damaged = []
    assert list(userdata.imported(damaged)) == []
    assert damaged == ["battlefruit.en"]
    assert cli.main(["import", "--list"]) == 0
    assert "damaged" in capsys.readouterr().out


def test_a_folder_that_cannot_be_written_is_told(english, tmp_path, monkeypatch, capsys):
    blocked = tmp_path / "file"
    blocked.write_text("not a folder", encoding="utf-8")
    monkeypatch.setenv("JUDGE_DATA", str(blocked))
    assert cli.main(["import", str(english)]) == 2
    assert capsys.readouterr().err.count("\n") == 1


def test_a_long_text_is_cut_not_endless(monkeypatch, tmp_path):
    monkeypatch.setattr(importing, "MAX_TEXT", 1000)
    path = tmp_path / "long.txt"
    path.write_text(ENGLISH * 50, encoding="utf-8")
    assert len(text_of(path)) == 1000
