"""Stews and soups."""

from dish import PORTION, RISHTON_PORTION, WHITE, dish

KOSA = ("bowl", {})
DEEP = ("bowl", {"radius": 9.8, "height": 6.0, "level": 0.8})
GRAVY = ("broth", {"colour": "#8f4516", "body": 0.8, "drops": 120, "drop_colour": "#c8741c", "below": ("#5a240c", "#7a3a16")})
RED = ("broth", {"colour": "#d2541a", "body": 0.6, "drops": 220, "drop_colour": "#f08a24", "below": ("#a8380f", "#c8521c")})
HERBS = ("herbs", {"count": 90, "radius": 7.4, "size": 0.52})
SPOON = ("cream", {"radius": 2.2, "height": 0.35, "at": (0.4, 0.2), "on_heap": True})

DISHES = [
    dish("osh/dimlama", PORTION, [
        ("pool", {"colour": "#b5651c", "radius": 8.0, "body": 0.5}), ("leaves", {"kind": "cabbage", "count": 34, "radius": 7.0, "size": (0.8, 1.1)}),
        ("strips", {"kind": "onion", "count": 70, "radius": 7.5, "width": (0.14, 0.2)}), ("rounds", {"kind": "tomato", "count": 5, "radius": 6.5, "size": (0.7, 0.85)}),
        ("potatoes", {"spots": [(-5.0, -2.4), (5.2, -1.8), (-1.0, 4.4), (2.0, -4.8), (5.0, 3.2)]}), ("cubes", {"kind": "quince", "count": 9, "radius": 6.5, "size": 1.1}),
        ("carrot_pieces", {"spots": [(-5.6, 1.8, 0.4), (3.6, 4.6, 1.4), (-2.4, -5.0, 2.6), (6.0, 0.8, 0.9)]}),
        ("pieces", {"kind": "lamb", "spots": [(-1.8, -1.6), (1.4, -2.0), (0.0, 1.0), (2.8, 0.6), (-3.4, 1.4), (-0.6, -0.2)], "size": 1.2, "char": 0.35}),
        ("herbs", {"count": 110, "radius": 8, "size": 0.55})], width=18.5),
    dish("osh/qozon-kabob", RISHTON_PORTION, [
        ("potatoes", {"spots": [(-6.0, -2.2), (5.8, -2.4), (-5.0, 3.2), (5.2, 3.0), (0.2, -6.2), (0.4, 5.8)], "fried": True}),
        ("pieces", {"kind": "lamb", "spots": [(-2.4, -1.8), (1.6, -2.4), (3.4, 0.6), (-0.2, 1.0), (-3.2, 1.8), (1.4, 3.2)], "size": 1.35, "char": 0.8}),
        ("onion_rings", {"count": 18, "radius": 7.0, "size": 0.8}), ("herbs", {"count": 110, "radius": 8}), ("seeds", {"kind": "cumin", "count": 160})], width=17.5),
    dish("osh/jiz-biz", PORTION, [
        ("onion_rings", {"count": 26, "radius": 8.6}), ("pieces", {"kind": "lamb", "count": 26, "radius": 6.2, "size": 1.1, "char": 0.7, "free": 0.62}),
        ("onion_rings", {"count": 20, "radius": 6.4, "size": 0.8}), ("herbs", {"count": 120, "radius": 7})], width=17),
    dish("osh/dolma", RISHTON_PORTION, [
        ("wrapped", {"spots": [(-5.6, 0.6, 0.5), (-3.0, 3.6, 0.9), (0.6, 4.6, 0.2), (4.4, 3.4, -0.4), (5.8, 0.4, -0.9), (-3.4, -2.2, 0.3), (3.6, -2.4, -0.3),
                               (-1.6, 0.6, 0.3), (2.0, 0.8, 0.0), (-0.4, 2.6, 0.5), (0.4, 1.0, 0.4)], "length": 4.0, "radius": 1.15}),
        ("cream", {"radius": 2.3, "height": 0.5, "at": (0.2, -4.2), "on_heap": True}), ("herbs", {"kind": "dill", "count": 26, "radius": 7, "size": 0.9})], width=16),
    dish("osh/qalampir-dolma", DEEP, [
        RED, ("stuffed_peppers", {"spots": [(-3.6, -1.0, "red"), (3.2, -2.2, "yellow"), (0.8, 3.6, "green")], "size": 0.95}), ("cream", {"radius": 1.5, "height": 0.4, "at": (-0.4, -4.6), "on_heap": True}), ("herbs", {"count": 130, "radius": 7.4, "size": 0.6})], camera="bowl", width=18.5),
    dish("osh/gulyash", PORTION, [
        ("pool", {"colour": "#7a3412", "radius": 4.9, "at": (1.8, -2.0)}),
        ("cream", {"radius": 4.6, "height": 1.5, "at": (-3.0, 2.4), "colours": ("#e8b454", "#f3d084", "#fbe6b0"), "on_heap": True}),
        ("pieces", {"kind": "beef", "spots": [(-2.2, -4.2), (0.6, -4.8), (3.4, -4.0), (5.2, -1.6), (1.2, -2.0), (3.6, -1.0), (-1.2, -1.8), (2.2, 1.2), (4.8, 1.4)], "size": 1.12, "char": 0.15}),
        ("herbs", {"count": 110, "radius": 7})], width=18),
    dish("osh/qovurdoq", PORTION, [
        ("cubes", {"kind": "fried-potato", "count": 64, "radius": 7.6, "size": 1.05, "char": 0.35, "oil": 0.5, "roundness": 0.5}),
        ("pieces", {"kind": "beef", "count": 16, "radius": 7.0, "size": 0.9, "char": 0.8, "free": 0.9}),
        ("strips", {"kind": "onion", "count": 80, "radius": 8, "width": (0.14, 0.2), "raised": False}), ("herbs", {"count": 110, "radius": 8})], width=18),
    dish("osh/xorazm-tuxum-barak", PORTION, [
        ("pool", {"colour": "#e0a024", "radius": 7.4, "body": 0.45}), ("parcels", {"spots": [(-5.2, -2.6, 0.3), (0.2, -4.4, 0.1), (5.2, -2.6, -0.3), (-4.2, 2.2, -0.2), (1.0, 0.6, 0.4), (5.0, 2.4, 0.2), (0.2, 4.8, 0.0)], "size": (2.9, 2.2, 1.0)}),
        ("cream", {"radius": 2.2, "height": 0.5, "at": (0.4, 0.2), "on_heap": True}), ("seeds", {"kind": "sesame", "count": 420, "radius": 6.4, "size": (1.1, 1.5), "sink": 0.1}),
        ("herbs", {"kind": "dill", "count": 130, "radius": 7, "size": 1.1})], width=16.5),
    dish("osh/halim", KOSA, [
        ("cream", {"colours": ("#b98a54", "#d1a872", "#e3c496"), "height": 0.5}), ("pool", {"colour": "#d98a1c", "radius": 2.6, "body": 0.5}),
        ("strips", {"kind": "meat", "count": 40, "radius": 5.0, "width": (0.1, 0.16), "length": (0.6, 1.0)}), ("dust", {"colour": "#6b3410", "radius": 6.0})], camera="bowl"),
    dish("osh/qaynatma-shorva", KOSA, [
        ("broth", {}), ("pieces", {"kind": "lamb", "spots": [(-2.4, 1.0), (1.2, 3.4), (0.6, -0.6)], "size": 1.15, "char": 0.2, "sink": 0.55}),
        ("potatoes", {"spots": [(3.3, 0.3), (-1.8, -3.4), (-4.9, -1.0)]}),
        ("carrot_pieces", {"spots": [(3.4, -3.2, 0.7), (-2.2, 4.6, 2.2), (5.0, 3.2, 1.2), (0.9, -5.4, -0.3)]}),
        ("seeds", {"kind": "chickpea", "count": 18, "radius": 7.2, "free": 0.4, "sink": 0.6}), HERBS], camera="bowl"),
    dish("osh/mastava", KOSA, [
        RED, ("cubes", {"kind": "carrot", "count": 60, "radius": 7.6, "size": 0.42, "sink": 0.4}), ("cubes", {"kind": "potato", "count": 40, "radius": 7.6, "size": 0.5, "sink": 0.4}),
        ("rice_grains", {"count": 420, "radius": 7.6}), ("pieces", {"kind": "beef", "count": 8, "radius": 5.5, "size": 0.62, "char": 0.2, "sink": 0.5}), SPOON, HERBS], camera="bowl"),
    dish("osh/moshxorda", KOSA, [
        ("broth", {"colour": "#a8742c", "body": 0.75, "drops": 160, "below": ("#6b4a1c", "#8f6a30")}), ("seeds", {"kind": "bean", "count": 420, "radius": 7.8, "sink": 0.4}),
        ("rice_grains", {"count": 300, "radius": 7.6}), ("cubes", {"kind": "carrot", "count": 40, "radius": 7.4, "size": 0.42, "sink": 0.4}),
        ("pieces", {"kind": "beef", "count": 7, "radius": 5.0, "size": 0.62, "char": 0.2, "sink": 0.5}), SPOON, HERBS], camera="bowl"),
    dish("osh/mampar", KOSA, [
        RED, ("torn_dough", {"count": 26, "radius": 7.2}), ("balls", {"count": 11, "radius": 6.0, "size": 1.05, "sink": 0.5}),
        ("strips", {"kind": "pepper", "count": 20, "radius": 7, "width": (0.2, 0.28), "length": (0.6, 1.0), "raised": False}), HERBS], camera="bowl"),
    dish("osh/tovuq-shorva", KOSA, [
        ("broth", {"colour": "#f0bc48", "body": 0.08, "drops": 260}), ("noodles", {"kind": "fine", "count": 90, "width": 0.12, "height": 0.5, "radius": 6.6}),
        ("shreds", {"count": 16, "radius": 5.0}), ("egg_halves", {"spots": [(-2.6, -1.8), (2.8, -2.4)], "quail": True}),
        ("rounds", {"kind": "carrot", "count": 9, "radius": 6.5, "lift": 0.05, "tilt": 0.1}), HERBS], camera="bowl"),
    dish("osh/karam-shorva", KOSA, [
        ("broth", {"colour": "#e89a2c", "body": 0.18, "drops": 280}), ("strips", {"kind": "cabbage", "count": 70, "radius": 7.2, "width": (0.3, 0.46), "length": (1.3, 2.2), "flatness": 0.14, "tilt": 0.12, "raised": False}), ("carrot_pieces", {"spots": [(4.6, -1.8, 0.4), (-4.4, 1.6, 1.2), (0.2, -4.6, 2.0)], "size": 0.8}),
        ("potatoes", {"spots": [(3.4, 1.6), (-3.6, -2.0)], "size": 0.9}), ("pieces", {"kind": "beef", "spots": [(-0.8, 1.4), (1.6, -2.2), (-3.0, 3.2)], "size": 1.0, "char": 0.2, "sink": 0.5}),
        ("chilli", {"x": 1.0, "y": 4.4, "length": 6, "size": 0.8, "turn": 0.2}), HERBS], camera="bowl"),
    dish("osh/chalop", KOSA, [
        ("cream", {"height": 0.12, "thick": False}), ("cubes", {"kind": "cucumber", "count": 60, "radius": 7.4, "size": 0.5, "sink": 0.45}),
        ("rounds", {"kind": "radish", "count": 16, "radius": 7.0, "lift": 0.05, "tilt": 0.15}), ("leaves", {"kind": "purple", "count": 5, "radius": 4.0, "size": (0.6, 0.8)}),
        ("herbs", {"kind": "dill", "count": 70, "radius": 7.4, "size": 0.9})], camera="bowl"),
]
