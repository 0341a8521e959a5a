"""Kinds of plov: gold, dark, white in layers, with qazi, and in vine leaves."""

from dish import BEEF, LAMB, LYAGAN, RISHTON, dish


def palov(name, colour, carrots, *layers, vessel=LYAGAN, kind="carrot", **settings):
    """Plov: rice with carrots, then the layers on top."""
    rice = [("rice", {"colour": colour}), ("strips", {"kind": kind, "count": carrots})]
    return dish(f"osh/{name}", vessel, [*rice, *layers, ("seeds", {"kind": "cumin", "count": 110})], width=24, **settings)


CHICKPEAS = ("seeds", {"kind": "chickpea", "count": 44, "radius": 9.6, "free": 0.4})
RAISINS = ("seeds", {"kind": "raisin", "count": 44, "radius": 9.6, "free": 0.4})
QAZI = ("slices", {"kind": "kazy", "radius": 1.75, "spots": [
    (-4.2, -2.0, 0.3), (-2.2, -2.9, 0.2), (0.0, -3.3, 0.0), (2.2, -3.0, -0.2), (4.2, -2.2, -0.3), (-3.0, -0.2, 0.2), (3.2, -0.4, -0.1)]})

QUINCE = [(-3.6, -2.2, 0.5), (0.2, -3.4, 0.1), (3.8, -2.0, -0.5), (-1.6, 0.8, 2.2), (2.0, 1.0, 0.9)]

# Colours of a leg that is fried before the rice is added.
ROAST = ["#5a1c06", "#8c4010", "#b8661c", "#d6933c"]

DISHES = [
    palov("toy-oshi", "gold", 330, ("pieces", {"kind": "lamb", "spots": LAMB}), CHICKPEAS, RAISINS),
    palov("choyxona-palov", "gold", 480, ("pieces", {"kind": "lamb", "spots": LAMB, "size": 1.12, "char": 0.8}),
          ("garlic", {"x": -5.4, "y": -3.0, "size": 0.9}), vessel=RISHTON),
    dish("osh/samarqand-oshi", LYAGAN, [
        ("strips", {"kind": "carrot", "count": 430, "radius": 9.9, "inner": 6.5}),
        ("rice", {"colour": "white", "height": 3.6, "radius": 8.6, "grains": 10500, "strays": 60}),
        ("strips", {"kind": "carrot", "count": 190, "radius": 5.2}),
        ("pieces", {"kind": "beef", "spots": BEEF}),
        ("egg_halves", {"spots": [(2.4, -6.2), (5.4, -4.4)]}),
    ], width=22),
    palov("fargona-oshi", "dark", 380, ("pieces", {"kind": "beef", "spots": LAMB[:5]}), ("garlic", {"x": -5.0, "y": -3.4}),
          ("garlic", {"x": 5.0, "y": 1.8, "size": 0.92}), kind="red-carrot"),
    palov("qazili-palov", "gold", 330, ("pieces", {"kind": "lamb", "spots": [(-1.6, 2.4), (1.4, 2.6), (0.0, 0.8)]}), QAZI,
          ("egg_halves", {"spots": [(-5.6, 2.6), (5.6, 2.4), (-6.2, -4.6), (6.0, -5.0)], "quail": True}), CHICKPEAS),
    palov("ivitma-palov", "light", 260, ("pieces", {"kind": "lamb", "spots": BEEF, "char": 0.3}), RAISINS, vessel=RISHTON),
    palov("tovuqli-palov", "light", 320, ("drumstick", {"x": -0.4, "y": -0.8, "turn": 0.4, "size": 1.05, "colours": ROAST}),
          ("herbs", {"count": 24, "radius": 8.5, "size": 0.45})),
    palov("kovatok-palov", "gold", 300, ("wrapped", {"spots": [
        (-4.0, -2.4, 0.5), (-1.6, -3.4, 0.3), (1.2, -3.6, 0.1), (3.8, -2.6, -0.3), (-2.6, -0.4, 0.6), (0.2, -0.9, 0.2), (2.8, -0.2, -0.2),
        (-1.0, 1.8, 0.4), (1.6, 1.8, -0.1)]}), vessel=RISHTON),
    palov("sabzavotli-palov", "gold", 360, ("quince_wedges", {"spots": QUINCE}), CHICKPEAS, RAISINS,
          ("seeds", {"kind": "barberry", "count": 90, "radius": 9.4}), ("garlic", {"x": -4.6, "y": -2.6, "size": 0.85})),
]
