"""Chicken: wings, legs, strips, a bucket of all."""

from dish import TABLE, WHITE, dish
from places import heaped

BUFFALO = ["#4a1202", "#7d2c06", "#ab500c", "#cc7a1e"]
HONEY = ["#6b2606", "#9c470c", "#c4711c", "#de9a3c"]
GREEN = ("herbs", {"count": 40, "radius": 8})


def served(name, *layers, width=20.5, **settings):
    return dish(f"pizza/{name}", WHITE, list(layers), width=width, table="dark", **settings)


DISHES = [
    served("wings-hot", ("wings", {"spots": heaped((9, 5.4), (5, 2.8), (3, 1.4)), "sauce": BUFFALO, "size": 1.08, "crisp": True, "sauced": True}),
           ("seeds", {"kind": "sesame", "count": 160, "radius": 7.0}), ("herbs", {"kind": "chives", "count": 50, "radius": 7, "size": 0.9}), width=17),
    served("wings-crispy", ("wings", {"spots": heaped((9, 5.4), (5, 2.8), (3, 1.4)), "sauce": ["#97480c", "#c67a1e", "#e3a446"], "crisp": True, "size": 1.08}), GREEN,
           width=19),
    served("strips", ("strips_of_fillet", {"spots": [(-3.6, -2.6, 1.0), (-0.6, -3.4, 1.2), (2.6, -3.0, 1.4), (-2.4, 1.0, 0.5), (1.6, 0.8, 0.9), (4.6, 0.6, 1.7), (0.0, -1.2, 0.2),
                                                     (1.0, 2.6, 2.6)]}),
           ("leaves", {"kind": "parsley", "count": 5, "radius": 2.0, "at": (-6.2, 2.6)}), ("dip", {"at": (5.6, 5.4), "colour": "#f0e2c0", "radius": 3.0, "height": 2.2, "flecks": "#4a7a1c"}),
           width=19),
    served("drumsticks", ("drumstick", {"spots": [(-3.6, -2.4, 0.8), (2.8, -3.2, 0.5), (-1.8, 2.2, 0.3), (3.8, 1.4, 0.9)], "size": 1.0, "colours": HONEY}),
           ("seeds", {"kind": "sesame", "count": 200, "radius": 6.0, "size": (1.1, 1.4), "sink": 0.1}), ("herbs", {"count": 70, "radius": 6, "size": 0.6}), width=17.5),
    dish("pizza/bucket", ("bucket", {}), [
        ("mound", {"radius": 6.2, "height": 1.8}), ("strips_of_fillet", {"count": 9, "radius": 4.6}), ("wings", {"spots": heaped((7, 5.0), (5, 3.4), (3, 1.6)), "sauce": ["#97480c", "#c67a1e", "#e3a446"], "crisp": True}),
        ("drumstick", {"spots": [(-2.6, -3.0, 2.2), (3.0, -2.4, 0.9), (0.2, 1.4, 1.4)], "size": 0.78, "colours": ["#97480c", "#c67a1e", "#e3a446"], "crisp": True})],
        camera="dish", width=27.5, table="dark", lift=9.6),
    served("grilled-breast", ("breast", {"spots": [(-2.6, 0.6, 0.5), (3.0, -1.6, 0.9)]}), ("rounds", {"kind": "lemon", "spots": [(-5.4, -4.2, 0.3), (-3.0, -5.4, 0.9)], "size": (0.85, 0.9)}),
           ("tomatoes", {"spots": [(5.6, 3.6), (3.4, 5.2)], "radius": 1.2, "char": 0.4}), ("leaves", {"kind": "parsley", "count": 7, "radius": 2.0, "at": (5.8, -5.0)}),
           ("herbs", {"count": 40, "radius": 6, "size": 0.6})),
]
