"""Sweets and drinks."""

from dish import LYAGAN, RISHTON, RISHTON_PORTION, TABLE, WHITE, dish

SAUCER = ("plate", {"radius": 10.5, "depth": 1.6, "well": 0.68, "pattern": "rishton"})
GREEN_TEA, BLACK_TEA = "#b99a2c", "#8a3a10"


def pot(name, tea, *beside, body=0.6):
    return dish(f"osh/{name}", TABLE, [
        ("teapot", {"at": (-2.2, 3.2), "turn": 0.62}), ("piyola", {"at": (6.4, -6.6), "colour": tea, "body": body}), *beside], camera="low", width=30, lift=4.6)


def cold(name, *layers, beside=(), lift=7.4, width=22, table="wood", exposure=0.55, **drink):
    return dish(f"osh/{name}", TABLE, [("tall_glass", drink), *layers, *beside], camera="low", width=width, table=table, lift=lift, exposure=exposure)


DISHES = [
    dish("osh/chak-chak", RISHTON_PORTION, [
        ("chak_chak", {})], width=20.5, lift=3.9),
    dish("osh/holva", ("board", {"size": (26, 19)}), [
        ("halva_slabs", {"spots": [(-4.8, 2.6, 0.5), (1.0, 3.2, 0.1), (6.0, 2.2, -0.3), (-2.6, -2.6, 0.2), (4.0, -2.8, 0.6), (0.6, 0.6, 0.9)], "size": (2.9, 1.9, 1.3)}),
        ("seeds", {"kind": "sesame", "count": 260, "radius": 9}),
        ("nuts", {"kind": "walnut", "count": 9, "radius": 9, "free": 0.8})], width=23, lift=2.4),
    dish("osh/paxlava", RISHTON, [
        ("diamonds", {"spots": [(-5.2, -2.6, 0.1), (0.2, -3.4, 0.1), (5.4, -2.6, 0.1), (-2.6, 0.6, 0.1), (2.8, 0.6, 0.1), (0.2, 4.2, 0.1)]})], width=17.5, lift=1.8),
    dish("osh/nishalda", ("bowl", {"radius": 8.4, "height": 5.0, "level": 0.92}), [("peaks", {"colours": ("#f0e2c8", "#f8eedc", "#fdf8ee")})], camera="bowl", width=17.5, lift=4.6),
    dish("osh/novvot-tarelka", LYAGAN, [
        ("crystal_sugar", {"count": 26, "radius": 3.4, "at": (-4.2, 2.6)}), ("nuts", {"kind": "apricot", "count": 22, "radius": 3.2, "at": (4.4, 2.8)}),
        ("nuts", {"kind": "dark-raisin", "count": 70, "radius": 3.0, "at": (-4.4, -3.4)}), ("nuts", {"kind": "almond", "count": 52, "radius": 3.2, "at": (4.2, -3.4)}),
        ("nuts", {"kind": "gold-raisin", "count": 60, "radius": 2.6, "at": (0.0, -0.4)})], width=24),
    dish("osh/medovik", SAUCER, [("cake_slice", {"layers": 8, "top": ("#b5722a", "#d69a4c", "#e9bd78"), "turn": -0.5})], camera="low", width=20, lift=4.0),
    dish("osh/muzqaymoq", ("bowl", {"radius": 6.6, "height": 4.8, "level": 0.55, "pattern": None}), [
        ("scoops", {"spots": [(-2.2, -1.0), (2.2, -1.2), (0.0, 2.2)], "syrup": ("#5c040c", "#5c040c", "#5c040c")}), ("fruit", {"kind": "cherry", "size": 0.95, "spots": [(0.1, -0.4, 0.6, 0.2)]}),
        ("leaves", {"kind": "mint", "count": 2, "radius": 0.3, "at": (1.2, 0.1), "size": (0.8, 0.9), "lift": 0.9})], camera="bowl", width=16, lift=5.0),
    dish("osh/meva-lagan", LYAGAN, [
        ("peel", {"x": -5.4, "y": 1.8, "kind": "apple"}), ("peel", {"x": 0.4, "y": 4.2, "kind": "pomegranate"}), ("peel", {"x": 6.0, "y": 1.6, "kind": "peach"}),
        ("peel", {"x": 2.6, "y": -1.8, "kind": "quince", "size": 0.9}), ("grapes", {"x": -2.8, "y": -3.4}), ("peel", {"x": 6.4, "y": -4.4, "kind": "green-apple", "size": 0.85})], width=26, lift=3.0),
    pot("kok-choy", GREEN_TEA), pot("qora-choy", BLACK_TEA),
    pot("limon-choy", "#c9a83a", ("rounds", {"kind": "lemon", "spots": [(10.4, 1.0, 0.3), (-5.2, -7.4, 1.0)]}), ("crystal_sugar", {"count": 6, "radius": 1.8, "at": (-0.6, -8.6)})),
    pot("bexi-choy", "#c07a24", ("peel", {"x": 10.2, "y": 2.6, "kind": "quince", "size": 0.85}), ("sticks", {"spots": [(-2.4, -8.0, 0.3), (-1.6, -8.8, 0.1)]})),
    pot("namatak-choy", "#b5441a", ("leaves", {"kind": "mint", "count": 4, "radius": 2.2, "at": (-2.0, -8.0)}), ("peel", {"x": 10.6, "y": 2.8, "kind": "apple", "size": 0.8})),
    dish("osh/kofe-qum", TABLE, [("sand", {}), ("jezve", {"at": (-1.4, 0.0)})], camera="dish", width=20, lift=5.4),
    cold("kompot", ("sunk", {"kind": "cherry", "spots": [(-0.6, 1.7), (0.1, 1.6), (0.7, 1.8), (-0.2, 3.4), (0.5, 3.7), (-0.75, 4.0), (0.15, 5.4)]}), ("sunk", {"kind": "apricot", "spots": [(-0.4, 6.4), (0.6, 8.2)]}),
         colour="#f7897c", body=0.06, level=0.9, ice=3, beside=[("nuts", {"kind": "apricot", "count": 7, "radius": 1.6, "at": (6.4, -1.8)})]),
    cold("ayron", ("floating", {"kind": "mint", "count": 3, "radius": 1.3}), colour="#fffaf0", body=1.0, ice=2, level=0.92, exposure=0.75, foam=("#fbf3e4", "#ffffff")),
    cold("limonad-rayhon", ("floating", {"kind": "purple", "count": 3, "radius": 1.6}), ("pressed", {"kind": "lemon", "spots": [(-0.35, 5.0), (0.5, 8.6)]}), colour="#e2508c", body=0.12, ice=5, level=0.9, straw="#f4f1ea", beside=[("rounds", {"kind": "lemon", "spots": [(6.6, -1.6, 0.3), (7.6, 1.6, 1.1)]})]),
    cold("moxito", ("pressed", {"kind": "lime", "spots": [(-0.5, 4.2), (0.45, 7.0), (-0.1, 10.0)]}), ("sprigs", {"spots": [(-0.7, 6.0, 0.4), (0.2, 3.2, -0.5), (0.62, 9.0, 0.9), (-0.25, 8.2, -0.9), (0.0, 5.4, 1.3)]}), ("floating", {"kind": "mint", "count": 6, "radius": 2.0}), colour="#eef5cc", body=0.07, ice=7, table="cloth",
         straw="#3f8a3a", beside=[("rounds", {"kind": "lime", "spots": [(6.4, -2.0, 0.3), (7.2, 0.8, 1.1)]}), ("peel", {"x": -7.0, "y": 2.4, "kind": "lime"})]),
    cold("anor-sharbat", colour="#b3121f", body=0.4, level=0.9, beside=[("peel", {"x": 7.4, "y": 3.4, "kind": "pomegranate", "size": 0.95}), ("seeds", {"kind": "pomegranate", "count": 34, "radius": 1.7, "at": (6.2, -1.9)})]),
    cold("apelsin-fresh", colour="#f09a1c", body=0.8, level=0.92, foam=("#f6b64c", "#fbd184"), head=0.7, beside=[("peel", {"x": 7.8, "y": 4.4, "kind": "orange"}), ("rounds", {"kind": "orange", "spots": [(6.2, -2.2, 0.4)], "tilt": 0.0})]),
    dish("osh/cola", TABLE, [
        ("bottle", {"at": (-3.4, 1.6), "height": 18.0, "radius": 3.4}),
        ("tall_glass", {"at": (4.6, -2.0), "colour": "#3a1608", "body": 0.55, "ice": 6, "radius": 3.5, "height": 11.0, "level": 0.9, "straw": "#c8141c"})], camera="low", width=28.5, lift=8.8),
    dish("osh/suv", TABLE, [
        ("bottle", {"at": (-3.6, 2.2), "height": 18.0, "radius": 3.4, "colour": "#e6f5fb", "body": 0.03, "label": "#1d6fc0", "band": "#f4f8fa", "cap": "#1d6fc0"}),
        ("tall_glass", {"at": (3.8, -2.2), "colour": "#ecf7fb", "body": 0.03, "ice": 6, "radius": 3.7, "height": 11.5, "level": 0.88}), ("pressed", {"kind": "lemon", "at": (3.8, -2.2), "radius": 3.7, "height": 11.5, "spots": [(-0.3, 4.4)]}),
        ("droplets", {"at": (3.8, -2.2), "radius": 3.7, "height": 11.5}), ("rounds", {"kind": "lemon", "spots": [(9.0, -1.0, 0.4)], "tilt": 0.0})],
        camera="low", width=28, lift=8.8, table="cloth", exposure=0.65),
    dish("osh/qatiq", TABLE, [("jar", {"colours": ("#f8eedc", "#fcf6e8", "#fffcf4"), "at": (-3.2, 2.6)}), ("piyola", {"at": (6.2, -5.0), "colour": "#fffaf0", "body": 1.0})], camera="low", width=29.5, lift=6.2),
]
