"""Fruit and berries."""

from market.shelf import FLAT, loose

DISHES = [
    loose("banana", ("bananas", {}), width=19.4),
    loose("apple-semerenko", ("fruit", {"kind": "green-apple", "spots": [(-3.8, 1.6, 0.4, 0.2), (3.6, 1.8, 2.2, -0.1), (0.0, -3.4, 1.1, 0.35)]}), width=16.7),
    loose("apple-red", ("fruit", {"kind": "red-apple", "spots": [(-3.8, 1.6, 2.4, 0.25), (3.6, 1.8, 0.2, -0.1), (0.0, -3.4, 1.1, 0.4)]}), width=16.7),
    loose("pear", ("fruit", {"kind": "pear", "spots": [(-2.8, 1.0, 0.4, 0.1), (3.0, -1.6, 0.9, 1.3)]}), width=16.7),
    loose("orange", ("fruit", {"kind": "orange", "spots": [(-3.8, 1.6, 2.4, 0.5), (3.6, 1.8, 0.2, 0.9)]}), ("rounds", {"kind": "orange", "spots": [(-3.4, -4.4, 0.2), (3.2, -4.6, 1.0)], "size": (1.35, 1.4), "tilt": 0.0, "lift": 0.3}), width=16.7),
    loose("mandarin", ("fruit", {"kind": "mandarin", "spots": [(-3.4, 1.4, 2.4, 0.2), (3.2, 1.8, 0.2, 0.3), (0.0, -2.8, 1.1, 0.5)]}), width=15.4),
    loose("lemon", ("fruit", {"kind": "lemon", "spots": [(-2.8, 1.8, 0.9, FLAT), (2.8, 0.8, -0.7, FLAT)]}), ("rounds", {"kind": "lemon", "spots": [(-2.8, -3.2, 0.2), (2.6, -3.6, 1.0)], "size": (1.25, 1.3), "tilt": 0.0, "lift": 0.3}), width=15),
    loose("grape-kishmish", ("grapes", {"x": 0.0, "y": 0.0, "count": 52, "raised": True}), width=12.3),
    loose("grape-husayni", ("grapes", {"x": 0.0, "y": 0.0, "count": 46, "raised": True, "long": 1.6, "colours": ("#6b1c30", "#93344a", "#b56a6c")}), width=12.8),
    loose("pomegranate", ("fruit", {"kind": "pomegranate", "spots": [(-3.8, 1.6, 0.4, 0.35), (3.8, 1.2, 5.9, 0.75)]}), ("seeds", {"kind": "pomegranate", "count": 46, "radius": 2.6, "at": (-0.2, -4.4), "size": (1.5, 1.8), "sink": 0.0}), width=16.7),
    loose("persimmon", ("fruit", {"kind": "persimmon", "spots": [(-3.6, 1.6, 0.4, 0.3), (3.7, 1.8, 0.9, 0.15), (0.0, -3.4, 0.2, 0.75)]}), width=16.7),
    loose("peach", ("fruit", {"kind": "peach", "spots": [(-3.6, 1.4, 2.4, 0.4), (3.6, 1.8, 0.6, 0.2), (0.0, -3.4, 1.1, 0.6)]}), width=16.7),
    loose("apricot", ("fruit", {"kind": "apricot", "spots": [(-3.6, 1.6, 2.4, 0.4), (0.6, 2.6, 0.6, 0.2), (4.2, 0.6, 1.6, 0.7), (-1.4, -2.2, 1.1, 0.6), (3.0, -3.2, 2.0, 0.9), (-5.0, -2.8, 0.2, 1.2)]}), width=15.4),
    loose("cherry", ("fruit", {"kind": "cherry", "spots": [(-2.2, 0.8, 0.4, 0.4), (0.2, 1.6, 1.2, 0.2), (2.4, 0.6, 2.0, 0.5), (-1.0, -1.2, 0.9, 0.7), (1.4, -1.4, 2.8, 0.4), (-3.2, -1.8, 2.0, 0.9), (3.4, -2.4, 1.0, 0.9), (0.2, -3.2, 0.2, 0.9),
                                                    (0.2, 0.0, 0.6, 0.3)]}), width=10.6),
    loose("strawberry", ("fruit", {"kind": "strawberry", "spots": [(-3.0, 1.2, 0.4, -1.2), (0.2, 2.2, 1.2, -1.4), (3.0, 0.8, 2.0, -1.3), (-1.2, -1.2, 0.3, -1.5), (2.0, -2.0, 5.6, -1.4), (-3.6, -2.6, 0.9, -1.2),
                                                        (0.2, 0.4, 5.9, -1.3)]}), width=11.4),
    loose("watermelon", ("rounds", {"kind": "watermelon", "half": True, "spots": [(2.0, -9.4, 0.2)], "size": (1.0, 1.0), "tilt": 0.0, "lift": 1.2}), ("fruit", {"kind": "watermelon", "spots": [(-1.4, 5.4, 0.4, 0.9)], "size": 0.86}), width=19.4, lift=3.4),
    loose("melon", ("fruit", {"kind": "melon", "spots": [(0.0, 0.0, 1.05, FLAT)]}), width=18.5, lift=4.4),
    loose("kiwi", ("fruit", {"kind": "kiwi", "spots": [(-2.6, 1.6, 1.0, FLAT), (2.6, 1.8, -0.6, FLAT)]}), ("rounds", {"kind": "kiwi", "spots": [(-2.6, -2.8, 0.2), (2.6, -3.0, 1.0)], "size": (1.0, 1.05), "tilt": 0.0, "lift": 0.4}), width=13.6),
    loose("avocado", ("fruit", {"kind": "avocado", "spots": [(-2.4, 1.8, 1.0, FLAT)]}), ("avocado_half", {"x": 2.2, "y": -2.4, "turn": 0.5}), width=14.5),
    loose("pineapple", ("fruit", {"kind": "pineapple", "spots": [(0.0, 0.0, 0.4, 0.0)]}), width=18.5, lift=7.4, camera="low"),
]
