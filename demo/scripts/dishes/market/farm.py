"""Eggs, and bread of the tandoor."""

from market.shelf import FLAT, loose
from osh import bread as breads

LINES = {one["name"]: one for one in breads.DISHES}


def bread(name, line, width=24):
    """The bread of the kitchen's table, without its board."""
    return loose(name, *LINES[f"osh/{line}"]["layers"], width=width, lift=1.2)


DISHES = [
    loose("eggs", ("fruit", {"kind": "egg", "spots": [(-4.2, 2.2, 0.9, FLAT), (0.2, 3.2, -0.6, FLAT), (4.4, 2.0, 2.0, FLAT), (-2.2, -1.8, 1.9, FLAT), (2.6, -2.2, 0.5, FLAT)]}), ("fruit", {"kind": "white-egg", "spots": [(-5.0, -4.2, 0.2, FLAT), (0.6, -5.4, 2.4, FLAT)]}), width=20),
    bread("obi-non", "obi-non"), bread("patir", "patir"), bread("samarkand-bread", "samarqand-non"),
]
