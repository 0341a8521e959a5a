"""Fries, snacks, salads and dips."""

from dish import WHITE, dish
from places import heaped

BOWL = ("bowl", {"radius": 8.4, "height": 5.4, "level": 0.34, "saucer": False, "pattern": None})
PLAIN = ("plate", {"radius": 12, "depth": 3.0, "well": 0.7, "pattern": "plain"})
BACON = ("strips", {"kind": "bacon", "count": 34, "radius": 4.4, "lift": 1.5, "width": (0.2, 0.34), "length": (0.5, 0.9), "flatness": 0.4, "oil": 0.5})


def bowl(name, *layers, **settings):
    return dish(f"pizza/{name}", BOWL, list(layers), camera="bowl", width=settings.pop("width", 17.5), table="dark", lift=5.0)


def crumbed(name, *layers):
    """Fried snacks that lean against the wall of a small bowl."""
    return dish(f"pizza/{name}", ("bowl", {**BOWL[1], "radius": 7.4, "height": 5.0, "hollow": True}), list(layers), camera="bowl", width=16.5, table="dark", lift=4.8)


def salad(name, *layers, width=20.5):
    return dish(f"pizza/{name}", PLAIN, [("mound", {"height": 2.2}), *layers], width=width, table="dark")


def sauce(name, colour, flecks=None):
    return dish(f"pizza/{name}", ("bare", {}), [("dip", {"colour": colour, "flecks": flecks})], width=13.5, table="dark", lift=1.6)


DISHES = [
    bowl("fries-classic", ("mound", {"height": 2.8, "radius": 7.4}), ("fries", {"count": 165, "radius": 6.0, "length": 2.6, "thick": 0.4})),
    bowl("fries-country", ("mound", {"height": 2.4, "radius": 7.4}), ("fries", {"count": 62, "radius": 5.9, "wedge": True, "length": 2.5}),
         ("herbs", {"kind": "dill", "count": 60, "radius": 6.6, "size": 0.9})),
    bowl("fries-cheese", ("mound", {"height": 2.8, "radius": 7.4}), ("fries", {"count": 150, "radius": 6.0, "length": 2.6, "thick": 0.4}),
         ("sauce_over", {"spots": [(-2.0, -1.6), (1.8, -2.0), (0.0, 1.2), (2.8, 0.8), (-3.0, 1.2)], "colour": "#e8960c", "reach": 2.6, "size": 0.66, "count": 8, "lift": 1.3}), BACON,
         ("herbs", {"kind": "chives", "count": 50, "radius": 5.0, "size": 0.9})),
    bowl("onion-rings", ("mound", {"height": 1.8, "radius": 7.4}), ("rings", {"kind": "onion-fried", "spots": heaped((7, 3.9), (5, 2.4), (6, 3.4), (4, 2.0), (4, 2.8), (3, 1.2)), "tilt": 0.5}),
         ("herbs", {"kind": "parsley", "count": 40, "radius": 5.6, "size": 0.5})),
    bowl("nachos", ("mound", {"height": 2.2, "radius": 7.4}), ("nachos", {"count": 54, "radius": 6.2}),
         ("sauce_over", {"spots": [(-2.0, -1.0), (2.2, -1.6), (0.4, 2.0)], "colour": "#e8960c", "reach": 2.6, "size": 0.42, "count": 6}),
         ("cubes", {"kind": "tomato", "count": 26, "radius": 3.6, "size": 0.42, "oil": 0.6}), ("rings", {"kind": "jalapeno", "count": 7, "radius": 4.0, "size": 0.6}),
         ("herbs", {"count": 40, "radius": 4.6, "size": 0.6})),
    dish("pizza/garlic-bread", ("board", {"size": (30, 22)}), [
        ("toasts", {"spots": [(-3.0, 4.6, 0.2, 0.0), (-3.4, 2.6, 0.16, 0.42), (-3.2, 0.4, 0.22, 0.5), (-3.6, -1.8, 0.18, 0.5), (-3.3, -4.0, 0.2, 0.5), (4.0, 2.6, -0.4, 0.0), (4.4, -2.2, 0.5, 0.35)]}),
        ("herbs", {"kind": "parsley", "count": 300, "radius": 6.4, "size": 0.45}), ("garlic", {"x": 4.4, "y": 6.4, "size": 0.8})], width=17.5, table="dark", lift=2.8),
    crumbed("cheese-balls", ("cheese_balls", {"count": 14}), ("herbs", {"count": 30, "radius": 4.6})),
    crumbed("nuggets", ("nuggets", {"count": 16, "radius": 4.8})),
    dish("pizza/salad-caesar", PLAIN, [
        ("mound", {"height": 2.0}), ("leaves", {"kind": "lettuce", "count": 26, "radius": 8.0, "inner": 4.5, "size": (0.62, 0.8), "lift": 0.6, "apart": 0.12}), ("leaves", {"kind": "lettuce", "count": 40, "radius": 6.4, "size": (0.45, 0.65), "lift": 0.9, "apart": 0.1}),
        ("shreds", {"kind": "chicken", "count": 26, "radius": 6.0}),
        ("cubes", {"kind": "bread", "count": 26, "radius": 6.8, "size": 0.85, "oil": 0.1, "rough": 0.7, "char": 0.2}),
        ("strips", {"kind": "cheese", "count": 60, "radius": 6.4, "width": (0.2, 0.34), "length": (0.6, 1.1), "flatness": 0.2})], width=21.5, table="dark"),
    salad("salad-greek", ("cubes", {"kind": "cucumber", "count": 46, "radius": 7.2, "size": 0.85, "roundness": 0.4}), ("cubes", {"kind": "tomato", "count": 42, "radius": 7.0, "size": 0.95, "oil": 0.5, "roundness": 0.5}),
          ("cubes", {"kind": "green-pepper", "count": 18, "radius": 6.6, "size": 0.7}), ("rings", {"kind": "red-onion", "count": 8, "radius": 5.4, "size": 0.8}),
          ("rings", {"kind": "olive", "count": 20, "radius": 6.2, "size": 1.1}), ("cubes", {"kind": "feta", "count": 16, "radius": 5.0, "size": 0.85, "sink": 0.0, "roundness": 0.15}),
          ("herbs", {"count": 60, "radius": 6.4, "size": 0.6})),
    salad("salad-achichuk", ("rounds", {"kind": "tomato", "count": 56, "radius": 7.2, "half": True, "tilt": 0.16, "size": (0.75, 0.92)}), ("onion_rings", {"count": 50, "radius": 7.0, "size": 0.78, "purple": False}),
          ("rings", {"kind": "chilli", "count": 10, "radius": 5.6}), ("leaves", {"kind": "purple", "count": 10, "radius": 5.5, "size": (0.6, 0.8)}), ("herbs", {"count": 90, "radius": 7, "size": 0.7}), width=18),
    dish("pizza/salad-coleslaw", ("bowl", {**BOWL[1], "radius": 8.0, "height": 4.6, "hollow": True}), [("slaw", {})], camera="bowl", width=17, table="dark", lift=4.4),
    salad("salad-beef", ("leaves", {"kind": "lettuce", "count": 26, "radius": 8.0, "inner": 4.5, "size": (0.62, 0.8), "lift": 0.6, "apart": 0.12}), ("leaves", {"kind": "lettuce", "count": 40, "radius": 6.4, "size": (0.45, 0.65), "lift": 0.9, "apart": 0.1}),
          ("cubes", {"kind": "fried-aubergine", "count": 26, "radius": 6.0, "size": 0.75, "oil": 0.3, "roundness": 0.5, "rough": 0.5}), ("rounds", {"kind": "tomato", "count": 9, "radius": 6.0, "half": True, "size": (0.6, 0.7)}),
          ("pieces", {"kind": "beef", "count": 17, "radius": 4.8, "size": 0.74, "char": 0.5, "free": 0.9}), ("seeds", {"kind": "sesame", "count": 420, "radius": 6.4, "size": (1.2, 1.6), "sink": 0.1}), ("herbs", {"count": 80, "radius": 6.4, "size": 0.7}), width=19.5),
    sauce("sauce-garlic", "#f3e8cc", "#4a7a1c"), sauce("sauce-cheese", "#eda41c"), sauce("sauce-barbecue", "#3a1206"),
    sauce("sauce-chilli", "#c2300c", "#f0b04a"), sauce("sauce-ketchup", "#a8140a"),
]
