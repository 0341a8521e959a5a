"""Somsa and breads."""

from dish import dish

BOARD = ("board", {"size": (34, 25)})
FIVE = [(-6.2, -3.6, 0.5), (0.6, -4.6, 1.6), (6.6, -2.6, 0.2), (-3.0, 3.2, 2.4), (4.2, 4.4, 1.1)]
PALE = ("#f4dcab", "#e9b866", "#c98434", "#8f4d1a")


def somsa(name, seeds="sesame", kind="triangle", spots=FIVE, size=1.05, beside=(), **settings):
    return dish(f"osh/{name}", BOARD, [
        ("somsa", {"spots": spots, "kind": kind, "size": size, "seeds_kind": seeds, **settings}), *beside], width=27)


GREENS = ("leaves", {"kind": "mint", "count": 6, "radius": 3.0, "at": (8.0, 6.4)})

DISHES = [
    somsa("tandir-somsa", beside=[("tomatoes", {"spots": [(-9.4, 4.0), (-7.4, 6.4)], "radius": 1.6})]),
    somsa("qoy-somsa", "nigella", size=1.12),
    somsa("qovoq-somsa", kind="round", size=0.86, colours=PALE, beside=[("cubes", {"kind": "pumpkin", "count": 9, "size": 0.9, "radius": 2.6, "at": (-8.6, 5.6)})]),
    somsa("kok-somsa", "sesame", colours=PALE, beside=[GREENS, ("herbs", {"count": 60, "radius": 3.0, "at": (-8.0, 5.2), "size": 0.8})]),
    somsa("tovuq-somsa", kind="flaky", size=0.98, colours=PALE),
    somsa("kartoshka-somsa", "nigella", kind="flaky", size=0.98),
    somsa("parmuda-somsa", kind="round", size=1.3, spots=[(-5.4, -2.0, 0.3), (5.6, -2.4, 1.0), (0.2, 5.4, 2.0)], seed_count=110),
    somsa("somsa-quti", spots=[(-8.4, -5.0, 0.5), (-2.8, -5.4, 1.6), (2.8, -5.0, 0.2), (8.2, -5.2, 2.4), (-8.2, 0.6, 1.1), (-2.6, 0.4, 0.4),
                               (3.0, 0.8, 2.0), (8.4, 0.4, 1.5), (-5.4, 6.0, 0.9), (5.4, 6.2, 2.6)], size=0.84),
    dish("osh/obi-non", BOARD, [
        ("bread", {"radius": 10.4, "kind": "obi"}), ("seeds", {"kind": "nigella", "count": 120, "radius": 5.2})], width=26, lift=1.5),
    dish("osh/samarqand-non", BOARD, [
        ("bread", {"radius": 10.6, "kind": "samarkand"}), ("seeds", {"kind": "sesame", "count": 420, "radius": 9.0, "inner": 3.0})], width=26, lift=1.5),
    dish("osh/patir", BOARD, [("bread", {"radius": 10.6, "kind": "patir"})], width=26, lift=1.0),
    dish("osh/qatlama", BOARD, [
        ("bread", {"radius": 10.0, "kind": "katlama"}), ("bread", {"radius": 9.8, "kind": "katlama", "at": (0.8, 0.6), "turn": 1.0}),
        ("strips", {"kind": "onion", "count": 60, "radius": 8.0, "raised": False})], width=26, lift=1.5),
    dish("osh/zogora", ("basket", {}), [
        ("bread", {"radius": 5.0, "kind": "maize", "at": (-4.6, -2.6)}), ("bread", {"radius": 5.0, "kind": "maize", "at": (4.8, -2.2), "turn": 1.0}),
        ("bread", {"radius": 5.0, "kind": "maize", "at": (0.2, 4.6), "turn": 2.0}), ("bread", {"radius": 4.8, "kind": "maize", "at": (0.4, -0.4), "turn": 3.0, "lift": 1.2})],
         width=27, lift=2.5),
]
