"""Sweets and drinks of the pizzeria."""

from dish import TABLE, WHITE, dish

SMALL = ("bowl", {"radius": 6.6, "height": 4.8, "level": 0.55, "saucer": False, "pattern": None})


def glass(name, *layers, beside=(), lift=7.7, exposure=0.55, table="cloth", **drink):
    return dish(f"pizza/{name}", TABLE, [("tall_glass", drink), *layers, *beside], camera="low", width=22.5, table=table, lift=lift, exposure=exposure)


def slice_of(name, *layers, **cake):
    return dish(f"pizza/{name}", WHITE, [("cake_slice", {"turn": -0.5, **cake}), *layers], camera="low", width=19, table="dark", lift=3.4)


LEMONS = [("rounds", {"kind": "lemon", "spots": [(6.4, -2.0, 0.3), (7.4, 1.0, 1.1)]}), ("peel", {"x": -7.2, "y": 2.4, "kind": "lemon"})]

DISHES = [
    slice_of("cheesecake", ("fruit", {"kind": "strawberry", "size": 0.8, "spots": [(-0.4, 0.6, 0.4, 2.8), (1.6, -0.2, 1.4, 2.9), (3.4, -0.6, 2.4, 3.0)]}), ("leaves", {"kind": "mint", "count": 2, "radius": 0.8, "at": (0.8, 1.2), "size": (0.5, 0.6)}),
             layers=1, height=4.6, thick=0.8, crumb=("#b5742c", "#cf9448", "#e0b06c")),
    slice_of("medovik", layers=10, top=("#b5722a", "#d69a4c", "#e9bd78")),
    dish("pizza/chocolate-pizza", ("board", {"radius": 13.6}), [
        ("pizza", {"sauce": "#3a1a0a", "cheese": "chocolate"}), ("rounds", {"kind": "banana", "count": 22, "radius": 9.0, "keep": 1.3, "tilt": 0.08, "size": (0.95, 1.1), "lift": 0.2}),
        ("cubes", {"kind": "marshmallow", "count": 36, "radius": 9.2, "size": 0.6, "roundness": 0.75, "sink": 0.0, "char": 0.25})], camera="top", width=26.5, table="dark", lift=2.2, exposure=0.45),
    dish("pizza/donut", WHITE, [("donuts", {"spots": [(0.0, 0.0)], "size": 1.25})], width=17, table="dark", lift=2.4),
    dish("pizza/brownie", WHITE, [
        ("slabs", {"kind": "brownie", "spots": [(-3.4, -1.0, 0.3), (3.2, -1.6, -0.1), (0.4, 2.6, 0.7), (0.0, 0.4, 0.4)], "size": (2.7, 2.4, 1.25)}),
        ("nuts", {"kind": "walnut", "count": 16, "radius": 4.6, "size": 0.8, "free": 0.8}), ("dust", {"colour": "#f6efe2", "radius": 6.5, "count": 260})], width=18.5, table="dark", lift=2.8),
    dish("pizza/ice-cream", SMALL, [
        ("scoops", {"spots": [(-2.2, -1.2), (2.3, -1.2), (0.0, 2.3)], "colours": (("#f0dcae", "#f8eac8", "#fff8e6"), ("#5f3016", "#7a4424", "#94603a"), ("#9c9a50", "#b8b472", "#d2cd98")), "syrup": ("#5c040c", None, None)}),
        ("nuts", {"kind": "pistachio", "count": 12, "radius": 4.0, "size": 0.5}), ("leaves", {"kind": "mint", "count": 2, "radius": 0.7, "at": (0.2, 0.6), "size": (0.5, 0.6)})], camera="bowl", width=15, table="dark", lift=5.0),
    dish("pizza/pancakes", WHITE, [
        ("pancakes", {}), ("pool", {"colour": "#c9760c", "radius": 5.0, "at": (0.3, -0.8), "body": 0.5}),
        ("berries", {"count": 16, "radius": 2.6}), ("leaves", {"kind": "mint", "count": 3, "radius": 1.6, "size": (0.6, 0.8)})], width=19, table="dark", lift=3.4),
    glass("lemonade", ("pressed", {"kind": "lemon", "spots": [(-0.5, 4.4), (0.5, 7.4), (-0.05, 10.2)]}), ("floating", {"kind": "mint", "count": 4, "radius": 1.8}), colour="#fbe27a", body=0.1, level=0.9, ice=7,
          straw="#f4f1ea", beside=LEMONS),
    glass("ice-tea", ("pressed", {"kind": "lemon", "spots": [(0.4, 6.6)]}), ("floating", {"kind": "mint", "count": 3, "radius": 1.6}), colour="#d87a26", body=0.25, level=0.9, ice=6, straw="#f4f1ea",
          beside=[("peel", {"x": 7.2, "y": 2.2, "kind": "peach", "size": 0.9})]),
    glass("orange-juice", colour="#f09a1c", body=0.85, level=0.92, foam=("#f3b044", "#f8cc7c"), head=0.7,
          beside=[("peel", {"x": 7.8, "y": 4.4, "kind": "orange"}), ("rounds", {"kind": "orange", "spots": [(6.2, -2.2, 0.4)], "tilt": 0.0})]),
    glass("milkshake", ("swirl", {}), ("berries", {"count": 1, "radius": 0.2, "at": (0, 0), "size": 0.9, "high": True}), colour="#f9a0ae", body=1.0, level=0.93, radius=4.5, height=11.0, lift=7.9, exposure=0.75,
          beside=[("berries", {"count": 5, "radius": 1.8, "at": (6.6, -3.2)})]),
    glass("ayran", ("floating", {"kind": "mint", "count": 3, "radius": 1.6}), colour="#fffaf0", body=1.0, ice=2, level=0.92, radius=4.5, height=12.5, foam=("#fbf3e4", "#ffffff"),
          exposure=0.75, table="wood", beside=[("leaves", {"kind": "mint", "count": 5, "radius": 1.6, "at": (7.0, -2.2), "size": (0.8, 1.0)})]),
    dish("pizza/cappuccino", TABLE, [("mug", {})], camera="dish", width=17, table="dark", lift=3.0),
    dish("pizza/black-tea", TABLE, [
        ("teapot", {"at": (-2.2, 3.2), "turn": 0.62, "pattern": None}), ("piyola", {"at": (6.4, -6.6), "colour": "#8a3a10", "body": 0.6}),
        ("rounds", {"kind": "lemon", "spots": [(-4.6, -7.0, 1.0), (-1.8, -8.2, 0.3)]})], camera="low", width=30, table="dark", lift=4.6),
]
