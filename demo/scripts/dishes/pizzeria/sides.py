"""Fries, wings, salads, sweets and drinks of the pizzeria."""

import math

from dish import TABLE, WHITE, dish

BOWL = ("bowl", {"radius": 8.4, "height": 5.4, "level": 0.34, "saucer": False, "pattern": None})
PLAIN = ("plate", {"radius": 12, "depth": 3.0, "well": 0.7, "pattern": "plain"})


def heaped(*rings):
    """Places of things that lie in rings upon each other: (count, radius) from below."""
    return [(radius * math.cos(0.5 * number + 2 * math.pi * index / count), radius * math.sin(0.5 * number + 2 * math.pi * index / count))
            for number, (count, radius) in enumerate(rings) for index in range(count)]


def bowl(name, *layers, **settings):
    return dish(f"pizza/{name}", BOWL, list(layers), camera="bowl", width=settings.pop("width", 17.5), table="dark", lift=5.0)


def glass(name, *layers, beside=(), lift=8.0, **drink):
    return dish(f"pizza/{name}", TABLE, [("tall_glass", drink), *layers, *beside], camera="low", width=21, table="dark", lift=lift)


DISHES = [
    bowl("fries-classic", ("mound", {"height": 2.8, "radius": 7.4}), ("fries", {"count": 165, "radius": 6.0, "length": 2.6, "thick": 0.4})),
    bowl("fries-country", ("mound", {"height": 2.4, "radius": 7.4}), ("fries", {"count": 62, "radius": 5.9, "wedge": True, "length": 2.5}),
         ("herbs", {"kind": "dill", "count": 60, "radius": 6.6, "size": 0.9})),
    bowl("onion-rings", ("mound", {"height": 2.6, "radius": 6.6}), ("rings", {"kind": "onion-fried", "count": 60, "radius": 5.6})),
    bowl("cheese-balls", ("balls", {"kind": "cheese-ball", "spots": heaped((8, 4.9), (4, 2.2), (3, 1.9)), "size": 1.75, "sink": 0.12}),
         ("herbs", {"count": 30, "radius": 5.5})),
    bowl("nuggets", ("balls", {"kind": "nugget", "spots": heaped((8, 4.9), (4, 2.3), (5, 3.4), (2, 1.2)), "size": 1.75, "sink": 0.2})),
    dish("pizza/wings-hot", WHITE, [("wings", {"spots": heaped((8, 5.6), (4, 2.6), (2, 1.4)), "sauce": ["#6b1c08", "#a23a10", "#c8662a"]}),
         ("seeds", {"kind": "sesame", "count": 160, "radius": 8.0}), ("herbs", {"count": 40, "radius": 8})], width=20.5, table="dark"),
    dish("pizza/wings-crispy", WHITE, [("wings", {"spots": heaped((8, 5.6), (4, 2.6), (2, 1.4)), "sauce": ["#97480c", "#c67a1e", "#e3a446"], "crisp": True}),
         ("herbs", {"count": 40, "radius": 8})], width=20.5, table="dark"),
    dish("pizza/salad-caesar", PLAIN, [
        ("mound", {"height": 2.0}), ("leaves", {"kind": "lettuce", "count": 30, "radius": 7.4, "size": (0.75, 0.95), "lift": 0.5}), ("leaves", {"kind": "lettuce", "count": 30, "radius": 5.0, "size": (0.55, 0.75), "lift": 0.7}),
        ("shreds", {"kind": "chicken", "count": 26, "radius": 6.0}),
        ("cubes", {"kind": "bread", "count": 26, "radius": 6.8, "size": 0.85, "oil": 0.1, "rough": 0.7, "char": 0.2}),
        ("strips", {"kind": "cheese", "count": 60, "radius": 6.4, "width": (0.2, 0.34), "length": (0.6, 1.1), "flatness": 0.2})], width=21.5, table="dark"),
    glass("lemonade", ("floating", {"kind": "mint", "count": 3, "radius": 1.6}), colour="#f6ecae", body=0.5, ice=6, straw="#f4f1ea",
          beside=[("rounds", {"kind": "lemon", "spots": [(7.2, -2.0, 0.3), (6.2, -4.6, 1.1)]}), ("peel", {"x": -7.6, "y": 1.4, "kind": "lemon"})]),
    dish("pizza/cheesecake", WHITE, [
        ("cake_slice", {"layers": 1, "height": 4.6, "thick": 0.8, "crumb": ("#b5742c", "#cf9448", "#e0b06c"), "turn": -0.5}),
        ("sauce_over", {"spots": [(-0.6, 0.4), (1.2, 0.2), (0.2, 1.4)], "colour": "#a00d18", "reach": 1.5, "size": 0.62, "count": 7})], camera="low", width=19, table="dark", lift=3.4),
]
