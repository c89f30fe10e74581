"""From values to sentences, in every language: `wording("fr").step(step, names)`."""

from judge.wording.base import Names, Wording
from judge.wording.en import English
from judge.wording.es import Spanish
from judge.wording.fr import French

_WORDINGS: dict[str, Wording] = {w.language: w for w in (English(), French(), Spanish())}


def wording(language: str) -> Wording:
    return _WORDINGS[language]


__all__ = ["Names", "Wording", "wording"]
