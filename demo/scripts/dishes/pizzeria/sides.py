"""Fries, wings, salads, sweets and drinks of the pizzeria."""

from dish import TABLE, WHITE, dish

BOWL = ("bowl", {"radius": 9.0, "height": 5.4, "level": 0.5, "saucer": False, "pattern": None})
PLAIN = ("plate", {"radius": 12, "depth": 3.0, "well": 0.7, "pattern": "plain"})


def bowl(name, *layers, **settings):
    return dish(f"pizza/{name}", BOWL, list(layers), camera="bowl", width=settings.pop("width", 19), table="dark", lift=5.0)


def glass(name, *layers, beside=(), lift=8.0, **drink):
    return dish(f"pizza/{name}", TABLE, [("tall_glass", drink), *layers, *beside], camera="low", width=21, table="dark", lift=lift)


DISHES = [
    bowl("fries-classic", ("mound", {"height": 3.0}), ("fries", {"count": 120, "radius": 6.6})),
    bowl("fries-country", ("mound", {"height": 2.6}), ("fries", {"count": 60, "radius": 6.4, "wedge": True, "length": 3.0}),
         ("herbs", {"kind": "dill", "count": 60, "radius": 6.6, "size": 0.9})),
    bowl("onion-rings", ("mound", {"height": 2.0}), ("rings", {"kind": "onion-fried", "count": 26, "radius": 6.0})),
    bowl("cheese-balls", ("balls", {"kind": "cheese-ball", "count": 8, "radius": 5.6, "size": 1.9, "sink": 0.1})),
    bowl("nuggets", ("balls", {"kind": "nugget", "count": 20, "radius": 6.2, "size": 1.7, "sink": 0.15})),
    dish("pizza/wings-hot", WHITE, [("wings", {"count": 13, "radius": 7.4, "sauce": ["#7a1606", "#b5300c", "#d9541c"]}),
         ("seeds", {"kind": "sesame", "count": 160, "radius": 8.0}), ("herbs", {"count": 40, "radius": 8})], width=20.5, table="dark"),
    dish("pizza/wings-crispy", WHITE, [("wings", {"count": 13, "radius": 7.4, "sauce": ["#a85a16", "#cf8a30", "#e8b25c"]}),
         ("herbs", {"count": 40, "radius": 8})], width=20.5, table="dark"),
    dish("pizza/salad-caesar", PLAIN, [
        ("mound", {"height": 2.0}), ("leaves", {"kind": "lettuce", "count": 40, "radius": 7.0, "size": (0.55, 0.75), "lift": 0.5}),
        ("shreds", {"kind": "chicken", "count": 26, "radius": 6.0}),
        ("cubes", {"kind": "bread", "count": 26, "radius": 6.8, "size": 0.85, "oil": 0.1, "rough": 0.7, "char": 0.2}),
        ("strips", {"kind": "cheese", "count": 60, "radius": 6.4, "width": (0.2, 0.34), "length": (0.6, 1.1), "flatness": 0.2})], width=21.5, table="dark"),
    glass("lemonade", ("floating", {"kind": "mint", "count": 3, "radius": 1.6}), colour="#efdf7a", body=0.18, ice=6, straw="#f4f1ea",
          beside=[("rounds", {"kind": "lemon", "spots": [(7.2, -2.0, 0.3), (6.2, -4.6, 1.1)]}), ("peel", {"x": -7.6, "y": 1.4, "kind": "lemon"})]),
    dish("pizza/cheesecake", WHITE, [
        ("cake_slice", {"layers": 1, "height": 4.6, "thick": 0.8, "crumb": ("#b5742c", "#cf9448", "#e0b06c"), "turn": -0.5}),
        ("sauce_over", {"spots": [(-1.0, -0.6), (1.6, -0.8)], "colour": "#a00d18", "reach": 2.6, "size": 0.5})], camera="low", width=19, table="dark", lift=3.4),
]
