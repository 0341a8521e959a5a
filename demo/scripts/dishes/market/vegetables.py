"""Vegetables."""

from market.shelf import FLAT, loose

DISHES = [
    loose("tomato-pink", ("fruit", {"kind": "pink-tomato", "spots": [(-3.9, 1.4, 0.4, 0.25), (3.5, 2.0, 2.2, -0.2), (0.2, -3.6, 1.1, 0.55)]}), width=16.7),
    loose("tomato-cherry", ("fruit", {"kind": "cherry-tomato", "size": 0.5, "spots": [
        (-3.4, -0.6, 0.3, 0.3), (-0.4, 1.4, 1.4, 0.1), (2.7, 0.6, 2.0, 0.7), (-1.6, -3.0, 0.9, 0.8), (1.4, -2.4, 2.8, 0.4), (4.4, -2.4, 1.0, 1.0),
        (-4.6, -3.6, 2.0, 0.9), (0.0, -0.6, 2.6, 0.2)]}), width=12.8),
    loose("cucumber", ("fruit", {"kind": "cucumber", "spots": [(-2.2, 2.6, 0.95, FLAT), (-1.0, -0.6, 1.2, FLAT), (0.8, -3.4, 0.8, FLAT)]}), width=17.6),
    loose("potato", ("fruit", {"kind": "potato", "spots": [(-4.0, 1.8, 0.6, FLAT), (3.4, 2.4, 2.2, FLAT), (-1.4, -3.0, 1.3, FLAT), (5.0, -2.6, 0.3, FLAT)]}), width=17.6),
    loose("potato-new", ("fruit", {"kind": "new-potato", "size": 0.62, "spots": [
        (-4.0, 1.4, 0.6, FLAT), (0.2, 2.6, 2.2, FLAT), (4.2, 1.6, 1.3, FLAT), (-2.0, -1.8, 0.3, FLAT), (2.2, -1.6, 1.8, FLAT), (-4.8, -3.4, 2.6, FLAT), (0.4, -4.4, 1.0, FLAT),
        (0.2, 0.4, 0.9, FLAT)]}), width=15.8),
    loose("onion", ("fruit", {"kind": "onion", "spots": [(-3.6, 1.6, 0.4, 0.3), (3.6, 1.8, 2.2, 1.2), (0.0, -3.2, 1.1, 1.0)]}), width=16.7),
    loose("onion-red", ("fruit", {"kind": "red-onion", "spots": [(-3.4, 0.8, 0.4, 0.4), (3.2, 1.4, 2.2, 0.9)]}), ("rounds", {"kind": "onion", "spots": [(-2.4, -4.0, 0.2), (2.8, -4.2, 1.0)], "size": (1.25, 1.3), "tilt": 0.0, "lift": 0.15}), width=15.8),
    loose("carrot-red", ("fruit", {"kind": "carrot", "spots": [(-2.8, 1.8, 0.75, FLAT), (0.2, 0.2, 1.0, FLAT), (1.6, -2.6, 0.6, FLAT), (0.0, -0.6, 0.9, FLAT)]}), width=17.6),
    loose("carrot-yellow", ("fruit", {"kind": "yellow-carrot", "spots": [(-2.2, 2.9, 0.85, FLAT), (-0.2, 0.0, 1.0, FLAT), (2.2, -3.0, 0.8, FLAT), (0.6, -1.0, 1.15, FLAT)]}), width=17.6),
    loose("spring-onion", ("spring_onions", {}), width=19.5),
    loose("cabbage", ("cabbage", {}), width=17.6, lift=5.0),
    loose("aubergine", ("fruit", {"kind": "aubergine", "spots": [(-1.6, 2.0, 0.7, FLAT), (1.4, -2.8, 1.1, FLAT)]}), width=16.7),
    loose("pepper-sweet", ("fruit", {"kind": "red-pepper", "spots": [(-3.6, 1.6, 0.4, 0.3)]}), ("fruit", {"kind": "yellow-pepper", "spots": [(3.6, 1.8, 1.2, 0.2)]}),
          ("fruit", {"kind": "green-pepper", "spots": [(0.2, -3.8, 0.4, 1.25)]}), width=17.6),
    loose("pepper-hot", ("chilli", {"x": -1.6, "y": 2.4, "turn": 0.3, "length": 8}), ("chilli", {"x": 0.8, "y": 0.2, "turn": 0.6, "length": 8}), ("chilli", {"x": 0.2, "y": -2.4, "turn": 0.2, "length": 8.5}),
          ("chilli", {"x": 1.4, "y": -4.4, "turn": 0.5, "length": 7.5, "colour": "green"}), width=13.2),
    loose("garlic", ("garlic", {"x": -2.6, "y": 1.0, "raw": True}), ("garlic", {"x": 2.8, "y": 0.6, "size": 0.92, "raw": True}), ("garlic", {"x": 0.2, "y": -3.4, "size": 0.86, "raw": True}), width=12.3),
    loose("sweet-potato", ("fruit", {"kind": "sweet-potato", "spots": [(-1.4, 3.4, 0.9, FLAT), (0.6, -2.6, 1.1, FLAT)]}), width=16.7),
    loose("broccoli", ("broccoli", {"spots": [(-1.8, 1.6, 0.9), (2.4, -2.0, 0.76)]}), width=15),
    loose("pumpkin", ("fruit", {"kind": "pumpkin", "spots": [(0.0, 0.0, 0.4, 0.18)]}), width=16.7),
    loose("peas", ("pods", {"spots": [(-2.6, 2.2, 0.5), (1.2, 1.4, 0.9), (-0.6, -0.8, 0.3), (2.0, -2.4, 0.7), (-2.4, -3.0, 1.0)]}), ("seeds", {"kind": "pea", "count": 9, "radius": 1.8, "at": (3.0, -4.4), "sink": 0.0, "size": (1.3, 1.5)}), width=13.2),
    loose("ginger", ("ginger", {}), width=13.2),
    loose("mushroom-white", ("fruit", {"kind": "mushroom", "spots": [
        (-3.4, 1.8, 0.4, -0.2), (0.6, 3.0, 1.2, 0.1), (3.6, 1.0, 5.6, -1.25), (-1.2, -1.2, 0.5, -1.2), (2.4, -2.8, 5.9, -1.35), (-4.4, -2.6, 0.9, -1.3)]}), width=13.6),
    loose("corn", ("corn_cobs", {"spots": [(-1.4, 2.4, 0.62, True), (1.4, -2.4, 0.5, False)]}), width=18.5),
]
