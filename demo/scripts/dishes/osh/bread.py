"""Somsa and breads."""

from dish import dish

BOARD = ("board", {"size": (34, 25)})
# Positions of triangular somsa side by side, and of square or round ones.
TRIANGLES = [(-6.3, -4.2, -1.47), (0.0, -1.1, 1.66), (6.3, -4.3, -1.66), (0.1, 6.3, -1.5)]
SQUARE = [(-4.0, -3.4, 0.1), (4.0, -3.6, -0.12), (-3.8, 4.3, -0.08), (4.2, 4.1, 0.15)]
PALE = ("#f4dcab", "#e9b866", "#c98434", "#8f4d1a")


def somsa(name, seeds="sesame", kind="triangle", spots=None, size=1.05, beside=(), width=19.5, **settings):
    spots = spots or (TRIANGLES if kind == "triangle" else SQUARE)
    return dish(f"osh/{name}", BOARD, [
        ("somsa", {"spots": spots, "kind": kind, "size": size, "seeds_kind": seeds, **settings}), *beside], width=width)


GREENS = ("leaves", {"kind": "mint", "count": 6, "radius": 3.0, "at": (7.0, 4.4)})

DISHES = [
    somsa("tandir-somsa", beside=[("tomatoes", {"spots": [(-7.6, 4.0), (-5.8, 6.6)], "radius": 1.5})]),
    somsa("qoy-somsa", "nigella", size=1.12),
    somsa("qovoq-somsa", kind="round", size=0.86, colours=PALE, beside=[("cubes", {"kind": "pumpkin", "count": 9, "size": 0.9, "radius": 2.6, "at": (-8.6, 5.6)})]),
    somsa("kok-somsa", "sesame", colours=PALE, beside=[GREENS, ("herbs", {"count": 60, "radius": 3.0, "at": (-6.6, 4.6), "size": 0.8})]),
    somsa("tovuq-somsa", kind="flaky", size=0.98, colours=PALE),
    somsa("kartoshka-somsa", "nigella", kind="flaky", size=0.98),
    somsa("parmuda-somsa", kind="round", width=23, size=1.3, spots=[(-5.4, -2.0, 0.3), (5.6, -2.4, 1.0), (0.2, 5.4, 2.0)], seed_count=110),
    somsa("somsa-quti", width=27, spots=[(-8.4, -5.0, 0.5), (-2.8, -5.4, 1.6), (2.8, -5.0, 0.2), (8.2, -5.2, 2.4), (-8.2, 0.6, 1.1), (-2.6, 0.4, 0.4),
                               (3.0, 0.8, 2.0), (8.4, 0.4, 1.5), (-5.4, 6.0, 0.9), (5.4, 6.2, 2.6)], size=0.84),
    dish("osh/obi-non", BOARD, [
        ("bread", {"radius": 10.4, "kind": "obi"}), ("seeds", {"kind": "nigella", "count": 120, "radius": 5.2})], width=24, lift=1.5),
    dish("osh/samarqand-non", BOARD, [
        ("bread", {"radius": 10.6, "kind": "samarkand"}), ("seeds", {"kind": "sesame", "count": 420, "radius": 9.0, "inner": 3.0})], width=24, lift=1.5),
    dish("osh/patir", BOARD, [("bread", {"radius": 10.6, "kind": "patir"}), ("seeds", {"kind": "sesame", "count": 160, "radius": 9.6})], width=22.5, lift=1.0),
    dish("osh/qatlama", BOARD, [
        ("coil", {"thick": 1.05, "turns": 5.6, "colours": ("#efca84", "#d6983e", "#ad601c", "#70340f")}), ("cubes", {"kind": "onion", "count": 90, "radius": 7.6, "size": 0.15, "oil": 0.5}),
        ("herbs", {"count": 60, "radius": 7.4, "size": 0.5})], width=21.5, lift=1.8),
    dish("osh/zogora", ("basket", {}), [
        ("bread", {"radius": 5.0, "kind": "maize", "at": (-4.6, -2.6)}), ("bread", {"radius": 5.0, "kind": "maize", "at": (4.8, -2.2), "turn": 1.0}),
        ("bread", {"radius": 5.0, "kind": "maize", "at": (0.2, 4.6), "turn": 2.0}), ("bread", {"radius": 4.8, "kind": "maize", "at": (0.4, -0.4), "turn": 3.0, "lift": 1.2})],
         width=27, lift=2.5),
]
