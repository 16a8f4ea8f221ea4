"""Words as tables of printed cards have them."""


def plain(words: str) -> str:
    """Words without the marks of typography."""
    for mark, key in (("«\u202f", '"'), ("\u202f»", '"'), ("“", '"'), ("”", '"'), ("\u202f", " "), ("−", "-")):
        words = words.replace(mark, key)
    return words
