"""Eggs and tandoor bread."""

from market.shelf import FLAT, loose
from osh import bread as breads

LINES = {one["name"]: one for one in breads.DISHES}


def bread(name, line, width=24):
    """Bread as in the pictures of the restaurant, without its board."""
    return loose(name, *LINES[f"osh/{line}"]["layers"], width=width, lift=1.2)


DISHES = [
    loose("eggs", ("fruit", {"kind": "egg", "spots": [(-4.2, 2.2, 0.9, FLAT), (0.2, 3.2, -0.6, FLAT), (4.4, 2.0, 2.0, FLAT), (-2.2, -1.8, 1.9, FLAT), (2.6, -2.2, 0.5, FLAT)]}), ("fruit", {"kind": "white-egg", "spots": [(-5.0, -4.2, 0.2, FLAT), (0.6, -5.4, 2.4, FLAT)]}), width=20),
    loose("quail-eggs", ("fruit", {"kind": "quail-egg", "size": 0.55, "spots": [
        (-3.0, 1.8, 0.9, FLAT), (0.0, 2.4, -0.6, FLAT), (2.9, 1.9, 2.0, FLAT), (-1.7, -0.5, 1.9, FLAT), (1.3, -0.3, 0.5, FLAT), (-3.8, -2.2, 0.2, FLAT), (-0.3, -3.0, 2.4, FLAT), (3.0, -2.4, 1.2, FLAT),
        (-0.2, 0.9, 1.0, FLAT), (0.1, -1.5, 2.6, FLAT)]}), width=14),
    loose("qatlama", ("coil", {}), ("seeds", {"kind": "sesame", "count": 150, "radius": 8.0, "sink": 0.1}), width=22, lift=1.2),
    loose("kulcha", ("bread", {"kind": "kulcha", "radius": 5.6, "at": (-3.4, 2.2)}), ("seeds", {"kind": "sesame", "count": 120, "radius": 4.8, "inner": 1.6, "at": (-3.4, 2.2)}),
          ("bread", {"kind": "kulcha", "radius": 5.6, "at": (3.2, -2.8), "turn": 1.4}), ("seeds", {"kind": "sesame", "count": 120, "radius": 4.8, "inner": 1.6, "at": (3.2, -2.8)}), width=24, lift=1.2),
    loose("almonds", ("cracked", {"kind": "almond", "count": 60}), width=14),
    loose("pistachios", ("cracked", {"kind": "pistachio", "count": 90}), width=14),
    bread("obi-non", "obi-non"), bread("patir", "patir"), bread("samarkand-bread", "samarqand-non"),
]
