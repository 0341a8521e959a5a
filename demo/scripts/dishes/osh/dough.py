"""Noodles, manti, chuchvara and other dishes of dough."""

from dish import BEEF, PORTION, RISHTON_PORTION, WHITE, dish

KOSA = ("bowl", {})
SHALLOW = ("bowl", {"radius": 10.4, "height": 5.2, "level": 0.6, "saucer": False})
SAUCE = ("broth", {"colour": "#b8481a", "body": 0.75, "drops": 190, "drop_colour": "#e8701c", "below": ("#8f2a0c", "#b5441a")})
FIVE = [(-5.2, -2.6), (0.2, -4.6), (5.4, -2.4), (-3.0, 2.8), (3.4, 3.0)]
YOGHURT = ("cream", {"radius": 2.6, "height": 0.3, "at": (0, 0.0), "on_heap": True})

DISHES = [
    dish("osh/lagmon", SHALLOW, [
        SAUCE, ("noodles", {"count": 100, "height": 2.9, "radius": 8.0, "width": 0.25, "sink": 0.95}),
        ("pool", {"colour": "#a83a0c", "radius": 4.6, "body": 0.6}),
        ("pieces", {"kind": "beef", "count": 16, "radius": 4.0, "size": 0.72, "char": 0.3, "free": 0.9}),
        ("strips", {"kind": "pepper", "count": 26, "radius": 4.6, "width": (0.26, 0.34), "length": (0.8, 1.3), "oil": 0.6}),
        ("strips", {"kind": "green-pepper", "count": 18, "radius": 4.6, "width": (0.26, 0.34), "length": (0.8, 1.3), "oil": 0.6}),
        ("cubes", {"kind": "tomato", "count": 9, "radius": 4.4, "size": 0.55, "roundness": 0.6, "oil": 0.7}),
        ("leaves", {"kind": "basil", "count": 3, "radius": 2.4, "size": (0.55, 0.7)}), ("herbs", {"count": 50, "radius": 6.0})], camera="bowl", width=19),
    dish("osh/qovurma-lagmon", PORTION, [
        ("noodles", {"count": 150, "height": 3.4, "width": 0.26, "oil": 0.5}), ("strips", {"kind": "meat", "count": 40, "radius": 7, "width": (0.28, 0.4), "length": (0.9, 1.4)}),
        ("strips", {"kind": "egg", "count": 30, "radius": 6.5, "width": (0.2, 0.3)}), ("strips", {"kind": "pepper", "count": 26, "radius": 7.5, "width": (0.2, 0.28)}),
        ("herbs", {"kind": "chives", "count": 90, "radius": 8, "size": 1.0})], width=20.5),
    dish("osh/uygur-lagmon", SHALLOW, [
        SAUCE, ("noodles", {"count": 130, "height": 2.0, "radius": 8.2, "width": 0.24}),
        ("strips", {"kind": "meat", "count": 34, "radius": 4.6, "width": (0.32, 0.44), "length": (0.8, 1.3)}),
        ("strips", {"kind": "cabbage", "count": 40, "radius": 5.4, "width": (0.26, 0.4), "length": (0.8, 1.4)}),
        ("strips", {"kind": "pepper", "count": 20, "radius": 5.0, "width": (0.24, 0.3)}), ("chilli", {"x": 3.8, "y": -2.6, "length": 5.0, "size": 0.7}),
        ("herbs", {"kind": "chives", "count": 40, "radius": 6.5, "size": 0.9})], camera="bowl", width=22),
    dish("osh/manti", PORTION, [
        ("manti", {"spots": FIVE, "size": 1.02}), ("strips", {"kind": "onion", "count": 36, "radius": 6.8, "raised": False, "width": (0.09, 0.13)}),
        ("herbs", {"count": 80, "radius": 7, "size": 0.5}), ("seeds", {"kind": "cumin", "count": 30, "radius": 7})], width=17.5),
    dish("osh/qovoqli-manti", RISHTON_PORTION, [
        ("manti", {"spots": FIVE, "size": 1.02, "colours": ("#d98a24", "#ecb45c", "#f6dca6")}),
        ("strips", {"kind": "onion", "count": 40, "radius": 6.5, "raised": False}), ("seeds", {"kind": "cumin", "count": 80, "radius": 8})], width=17.5),
    dish("osh/kartoshkali-manti", PORTION, [
        ("manti", {"spots": FIVE, "size": 1.02, "colours": ("#e3c48a", "#f1dcb0", "#faeed4")}),
        ("strips", {"kind": "onion", "count": 50, "radius": 6.5, "raised": False}), ("herbs", {"kind": "dill", "count": 40, "radius": 8, "size": 0.9})], width=20.5),
    dish("osh/chuchvara", KOSA, [
        ("broth", {"colour": "#e0a648", "body": 0.12, "drops": 240}), ("chuchvara", {"count": 26, "radius": 6.6, "size": 1.15, "sink": 0.35}),
        ("cream", {"radius": 2.3, "height": 0.35, "on_heap": True}), ("herbs", {"count": 90, "radius": 7.2, "size": 0.5})], camera="bowl"),
    dish("osh/qovurma-chuchvara", WHITE, [
        ("dip", {"at": (5.4, 5.0), "colour": "#f6efe0", "radius": 2.8, "height": 2.2}), ("chuchvara", {"count": 32, "radius": 8.0, "size": 1.35, "fried": True}), ("chuchvara", {"count": 10, "radius": 4.0, "size": 1.3, "fried": True}),
        ("herbs", {"kind": "dill", "count": 60, "radius": 8, "size": 0.9})], width=20.5),
    dish("osh/xonim", PORTION, [
        ("pool", {"colour": "#b5380c", "radius": 7.2, "body": 0.75}),
        ("roll", {"spots": [(-5.4, 2.6, 1.25), (-0.6, 3.2, 1.5), (4.4, 2.8, 1.75), (-3.2, -2.8, 1.3), (1.8, -3.0, 1.7)], "length": 4.6, "radius": 2.15, "filling": "#6f3512", "sauce": "#b5260c"}),
        ("cubes", {"kind": "pepper", "count": 110, "radius": 6.2, "size": 0.34, "sink": 0.1}), ("strips", {"kind": "onion", "count": 26, "radius": 5.6, "raised": False}),
        ("herbs", {"count": 130, "radius": 7, "size": 0.6})], width=19),
    dish("osh/norin", PORTION, [
        ("noodles", {"kind": "norin", "count": 480, "width": 0.1, "height": 3.4, "length": 30}),
        ("strips", {"kind": "meat", "count": 230, "radius": 7.6, "width": (0.09, 0.13), "length": (0.6, 1.1), "lift": 0.22}),
        ("slices", {"kind": "kazy", "radius": 1.9, "thick": 0.34, "spots": [(-4.6, -1.4, 0.5), (-2.9, -2.9, 0.3), (-0.8, -3.6, 0.1), (1.4, -3.6, -0.1), (3.4, -2.8, -0.3), (5.0, -1.3, -0.5)]}),
        ("onion_rings", {"count": 16, "radius": 3.2, "size": 0.7, "purple": False}), ("herbs", {"count": 26, "radius": 5.0, "size": 0.5})], width=20),
    dish("osh/shivit-oshi", PORTION, [
        ("noodles", {"kind": "green", "count": 210, "height": 2.8, "width": 0.19}),
        ("pieces", {"kind": "beef", "spots": [(x * 1.0, y) for x, y in BEEF], "size": 0.85, "char": 0.3}),
        ("cubes", {"kind": "potato", "count": 8, "radius": 3.6, "size": 0.95}), ("cubes", {"kind": "carrot", "count": 14, "radius": 4.0, "size": 0.55}),
        ("cream", {"radius": 2.7, "height": 0.4, "at": (5.4, -3.6), "on_heap": True}), ("herbs", {"kind": "dill", "count": 60, "radius": 8, "size": 0.9})], width=20.5),
]
