"""Loose fruit and vegetables: a profile rotated around the stalk, then bent, ribbed and coloured."""

import math

import numpy as np

import skins
from materials import food
from meshes import add_one, place
from noise import fractal
from shapes import blob, leaf, revolve, smooth, tube

# half outlines (radius, height) in centimetres, from below to the stalk
OUTLINES = {
    "tomato": [(0.01, -2.3), (1.2, -2.25), (2.6, -1.3), (3.15, 0.1), (2.8, 1.4), (1.7, 2.1), (0.7, 1.95), (0.01, 1.65)],
    "apple": [(0.01, -2.3), (0.5, -2.65), (1.3, -2.75), (2.5, -1.6), (3.25, 0.3), (2.9, 2.0), (1.7, 2.6), (0.7, 2.2), (0.01, 1.4)],
    "pear": [(0.01, -3.1), (1.2, -3.3), (2.7, -2.2), (3.0, -0.6), (2.2, 1.2), (1.4, 2.7), (1.05, 3.8), (0.5, 4.2), (0.01, 4.1)],
    "orange": [(0.01, -3.1), (1.1, -3.1), (2.7, -2.0), (3.4, 0.0), (2.7, 2.0), (1.1, 3.0), (0.4, 2.95), (0.01, 2.85)],
    "mandarin": [(0.01, -1.9), (1.0, -2.2), (2.4, -1.4), (2.9, 0.0), (2.4, 1.4), (1.1, 2.2), (0.4, 2.1), (0.01, 2.0)],
    "lemon": [(0.01, -3.8), (0.4, -3.6), (0.85, -3.0), (2.1, -1.6), (2.5, 0.0), (2.1, 1.7), (0.9, 2.9), (0.55, 3.4), (0.01, 3.55)],
    "peach": [(0.01, -3.0), (1.0, -2.9), (2.6, -1.7), (3.25, 0.2), (2.7, 1.9), (1.3, 2.6), (0.5, 2.2), (0.01, 1.8)],
    "apricot": [(0.01, -2.2), (0.8, -2.1), (1.9, -1.2), (2.3, 0.2), (1.9, 1.4), (0.9, 1.95), (0.4, 1.7), (0.01, 1.5)],
    "kiwi": [(0.01, -3.2), (0.8, -3.1), (2.0, -1.9), (2.4, 0.0), (2.0, 1.9), (0.8, 3.1), (0.01, 3.2)],
    "avocado": [(0.01, -3.6), (1.4, -3.4), (2.8, -2.0), (3.0, -0.4), (2.3, 1.6), (1.5, 3.3), (0.9, 4.2), (0.01, 4.5)],
    "onion": [(0.01, -2.5), (0.6, -2.5), (2.2, -1.9), (3.0, -0.2), (2.5, 1.3), (1.1, 2.3), (0.5, 3.1), (0.4, 3.9), (0.01, 3.95)],
    "pumpkin": [(0.01, -3.2), (2.0, -3.5), (5.2, -2.4), (6.4, 0.0), (5.2, 2.4), (2.4, 3.2), (1.0, 2.7), (0.01, 2.3)],
    "watermelon": [(0.01, -8.2), (2.6, -7.9), (6.6, -5.0), (8.2, 0.0), (6.6, 5.2), (2.6, 8.0), (0.6, 8.2), (0.01, 8.1)],
    "melon": [(0.01, -8.4), (2.0, -8.0), (4.8, -5.0), (5.9, 0.0), (4.8, 5.0), (2.0, 8.0), (0.5, 8.3), (0.01, 8.2)],
    "cherry": [(0.01, -1.0), (0.5, -0.95), (1.0, -0.4), (1.15, 0.15), (0.9, 0.75), (0.4, 0.9), (0.01, 0.65)],
    "strawberry": [(0.01, -2.3), (0.45, -2.0), (1.1, -0.9), (1.6, 0.4), (1.4, 1.2), (0.7, 1.5), (0.01, 1.45)],
    "aubergine": [(0.01, -6.2), (1.6, -5.9), (2.8, -4.0), (2.7, -1.0), (1.8, 2.4), (1.35, 4.2), (0.8, 4.9), (0.01, 5.0)],
    "pepper": [(0.01, -3.3), (1.2, -3.7), (2.5, -2.9), (3.1, 0.0), (3.3, 2.2), (2.5, 3.3), (1.1, 3.0), (0.01, 2.3)],
    "cucumber": [(0.01, -8.0), (1.0, -7.6), (1.7, -5.0), (1.8, 0.0), (1.7, 5.0), (1.0, 7.3), (0.01, 7.7)],
    "persimmon": [(0.01, -2.3), (0.6, -2.35), (2.4, -1.6), (3.35, 0.0), (3.0, 1.5), (1.7, 2.15), (0.8, 2.0), (0.01, 1.75)],
    "pomegranate": [(0.01, -3.2), (0.6, -3.25), (2.6, -2.4), (3.65, -0.2), (3.1, 1.9), (1.6, 2.95), (1.0, 3.35), (0.9, 3.9), (1.05, 4.5), (0.85, 4.5), (0.6, 3.9), (0.01, 3.6)],
    "carrot": [(0.01, -8.6), (0.3, -8.2), (0.85, -4.0), (1.45, 1.6), (1.85, 5.2), (1.5, 6.0), (0.5, 6.1), (0.01, 6.0)],
    "potato": [(0.01, -3.9), (1.3, -3.6), (2.5, -1.9), (2.8, 0.2), (2.4, 2.2), (1.2, 3.6), (0.01, 3.9)],
    "sweet-potato": [(0.01, -6.4), (0.9, -6.0), (2.1, -3.4), (2.7, 0.2), (2.2, 3.2), (1.0, 5.6), (0.4, 6.4), (0.01, 6.6)],
    "mushroom": [(0.01, -1.9), (0.72, -1.95), (0.86, -1.5), (0.7, -0.4), (0.82, 0.22), (1.6, 0.16), (2.05, -0.3), (2.3, -0.2), (2.45, 0.35), (2.05, 1.35), (1.1, 1.9), (0.01, 2.05)],
    "egg": [(0.01, -2.2), (0.9, -2.1), (1.9, -1.0), (2.2, 0.1), (1.85, 1.4), (1.05, 2.5), (0.4, 2.95), (0.01, 3.0)],
    "pineapple": [(0.01, -5.6), (2.6, -5.5), (4.1, -3.0), (4.4, 0.0), (4.0, 3.2), (2.6, 5.3), (0.01, 5.6)],
}

GREEN = ["#35561a", "#55802a", "#7ba33e"]
# Values: outline, colours, ribs (count, depth), unevenness, bend, gloss, skin, stalk. Missing ones have defaults.
KINDS = {
    "pink-tomato": dict(outline="tomato", colours=["#a01c28", "#c43a42", "#d65c5c"], ribs=(5, 0.05), uneven=0.05, oil=0.5, stalk="star"),
    "cherry-tomato": dict(outline="tomato", colours=["#a8140c", "#cb2414", "#dd3f1f"], ribs=(5, 0.01), uneven=0.02, oil=0.6, stalk="star"),
    "red-apple": dict(outline="apple", colours=["#8a0f10", "#b3201a", "#cf4a2c"], ribs=(5, 0.025), uneven=0.04, oil=0.35, skin=skins.streaked("#e0a84a"), stalk="stem"),
    "green-apple": dict(outline="apple", colours=["#6f961c", "#8fb02c", "#b4c952"], ribs=(5, 0.03), uneven=0.04, oil=0.35, skin=skins.speckled("#dfe6a4", 5.0), stalk="stem"),
    "pear": dict(outline="pear", colours=["#a8951c", "#c9b534", "#dcca5c"], uneven=0.05, oil=0.2, skin=skins.speckled("#8a6a24", 6.0), stalk="stem", bend=0.012),
    "orange": dict(outline="orange", colours=["#dc6a06", "#ee8412", "#f59c2c"], uneven=0.02, oil=0.3, pores=0.6, stalk="navel"),
    "mandarin": dict(outline="mandarin", colours=["#d95c06", "#ec7410", "#f48c24"], ribs=(9, 0.012), uneven=0.03, oil=0.35, pores=0.7, stalk="leaf"),
    "lemon": dict(outline="lemon", colours=["#e0a808", "#f0c41c", "#f7d744"], uneven=0.03, oil=0.3, pores=0.6),
    "peach": dict(outline="peach", colours=["#e0913c", "#eeab58", "#f6c67e"], cleft=0.1, uneven=0.03, rough=0.62, skin=skins.blushed("#a8200f"), stalk="leaf"),
    "apricot": dict(outline="apricot", colours=["#e07c14", "#ee962a", "#f6ae4a"], cleft=0.12, uneven=0.03, rough=0.55, skin=skins.blushed("#c23a14")),
    "kiwi": dict(outline="kiwi", colours=["#4f3512", "#71501f", "#8f6c30"], uneven=0.03, rough=0.85, fuzz=1.0),
    "avocado": dict(outline="avocado", colours=["#14200a", "#233612", "#38521e"], uneven=0.04, oil=0.25, fuzz=0.9),
    "onion": dict(outline="onion", colours=["#a55a12", "#c47a24", "#d99a44"], ribs=(7, 0.015), uneven=0.04, oil=0.5, skin=skins.veined("#7d3d0c"), stalk="roots"),
    "red-onion": dict(outline="onion", colours=["#4f0f28", "#761c42", "#9a3a62"], ribs=(7, 0.015), uneven=0.04, oil=0.5, skin=skins.veined("#b8668a"), stalk="roots"),
    "pumpkin": dict(outline="pumpkin", colours=["#c9600a", "#de7c16", "#eb9a34"], ribs=(10, 0.07), uneven=0.03, oil=0.25, skin=skins.speckled("#f0c070", 3.0), stalk="thick"),
    "watermelon": dict(outline="watermelon", colours=["#7d9a3c", "#94ae50", "#a9c068"], uneven=0.015, oil=0.25, skin=skins.striped("#1f4012"), stalk="stem"),
    "melon": dict(outline="melon", colours=["#cf9a1c", "#dfb036", "#ebc45a"], uneven=0.02, oil=0.1, skin=skins.netted("#f0dfae"), stalk="thick"),
    "cherry": dict(outline="cherry", colours=["#4a040a", "#74080f", "#9a1418"], cleft=0.06, uneven=0.02, oil=0.9, stalk="long"),
    "strawberry": dict(outline="strawberry", colours=["#a50d08", "#c81c10", "#dc3a20"], uneven=0.07, oil=0.5, skin=skins.seeded("#f0c060"), stalk="crown"),
    "aubergine": dict(outline="aubergine", colours=["#14061a", "#250c2a", "#3c1840"], uneven=0.03, oil=0.8, stalk="cap", bend=0.02),
    "red-pepper": dict(outline="pepper", colours=["#96100a", "#ba1c10", "#d03a20"], ribs=(4, 0.1), uneven=0.05, oil=0.7, stalk="thick"),
    "green-pepper": dict(outline="pepper", colours=["#24500e", "#3b701a", "#5a9030"], ribs=(4, 0.1), uneven=0.05, oil=0.7, stalk="thick"),
    "yellow-pepper": dict(outline="pepper", colours=["#dc9206", "#ecac14", "#f5c338"], ribs=(4, 0.1), uneven=0.05, oil=0.7, stalk="thick"),
    "cucumber": dict(outline="cucumber", colours=["#1c4210", "#2f601a", "#4a7d28"], uneven=0.03, oil=0.3, warts=0.07, skin=skins.paler_ends("#a9c070"), bend=0.012),
    "carrot": dict(outline="carrot", colours=["#c04408", "#d95c10", "#e87822"], uneven=0.04, oil=0.15, skin=skins.ringed("#9a3a0c"), stalk="tops", bend=0.006),
    "yellow-carrot": dict(outline="carrot", colours=["#d08a0c", "#e6a416", "#f2bc3a"], uneven=0.05, oil=0.15, skin=skins.ringed("#a86a10"), stalk="tops", bend=0.008),
    "potato": dict(outline="potato", colours=["#a8783a", "#c4955a", "#d8b07a"], uneven=0.16, rough=0.65, fuzz=0.35, skin=skins.speckled("#7d5426", 4.0)),
    "new-potato": dict(outline="potato", colours=["#cfa250", "#e0ba70", "#eed094"], uneven=0.1, rough=0.5, oil=0.1, skin=skins.speckled("#a87c3a", 6.0)),
    "sweet-potato": dict(outline="sweet-potato", colours=["#7d2c18", "#9c4428", "#b5603c"], uneven=0.16, rough=0.6, fuzz=0.3, skin=skins.ringed("#6b2412"), bend=0.02),
    "mushroom": dict(outline="mushroom", colours=["#e6d2b0", "#f3e6cc", "#fcf5e6"], uneven=0.04, rough=0.42, oil=0.15, fuzz=0.1, skin=skins.gilled("#8a5c42", "#b08a5c")),
    "egg": dict(outline="egg", colours=["#c98a58", "#d9a274", "#e6bc94"], uneven=0.01, rough=0.5, skin=skins.speckled("#b57444", 9.0)),
    "quail-egg": dict(outline="egg", colours=["#b59a64", "#ceb684", "#e0cea2"], uneven=0.015, rough=0.5, skin=skins.blotched("#2c1a10")),
    "persimmon": dict(outline="persimmon", colours=["#d04c06", "#e4640c", "#f0801e"], ribs=(4, 0.03), uneven=0.03, oil=0.4, skin=skins.speckled("#8a3408", 3.0), stalk="calyx"),
    "pomegranate": dict(outline="pomegranate", colours=["#7d0a12", "#a51820", "#c23a34"], ribs=(6, 0.03), uneven=0.05, oil=0.35, skin=skins.blushed("#d8783c"), stalk="crowned"),
    "white-egg": dict(outline="egg", colours=["#efe6d8", "#f6efe4", "#fffaf2"], uneven=0.01, rough=0.5),
    "pineapple": dict(outline="pineapple", colours=["#8a4a0c", "#b5741c", "#d39a34"], uneven=0.02, oil=0.2, scales=True, stalk="crest"),
}


def fruit(scene, kind, spots, size=1.0):
    """Fruit or vegetables. `spots` are (x, y, turn, tip), where `tip` tilts the stalk to the front. Later ones lie on top."""
    look = KINDS[kind]
    skin = _skin(kind, **look)
    for number, (x, y, turn, tip) in enumerate(spots):
        shape = _shape(look, number)
        turned = np.array(place(0, 0, 0, (tip, 0, turn), size * scene.between(0.94, 1.06)))
        points = shape.vertices @ turned[:3, :3].T
        reach = float(np.abs(points[:, :2]).max())
        turned[:3, 3] = x, y, scene.heap.rest(x, y, reach * 0.6, 0.75) - points[:, 2].min()
        add_one(kind, shape, skin, turned, scene.between(0, 1))
        top = max(z for _, z in OUTLINES[look["outline"]])
        for part, material in STALKS[look.get("stalk", "none")](scene, top, number):
            add_one("stalk", part, material, turned, scene.between(0, 1))
        scene.heap.stamp(points + turned[:3, 3], 4)


def _skin(kind, colours, rough=0.32, oil=0.0, pores=0.0, fuzz=0.0, skin=None, **_):
    return food(kind, colours, 0.35, 0.35, rough, bump=0.1 + 0.5 * pores + 0.6 * fuzz, bump_scale=6 if pores else 10, bump_depth=0.03,
                oil=oil, oil_rough=0.12, glow=0.05, specular=0.3, paint=skin)


def _shape(look, number):
    shape = revolve(smooth(OUTLINES[look["outline"]], 110), 144)
    points = shape.vertices.copy()
    angle, height = np.arctan2(points[:, 1], points[:, 0]), points[:, 2]
    low, high = height.min(), height.max()
    share = (height - low) / (high - low)
    count, depth = look.get("ribs", (1, 0.0))
    out = 1 + depth * (np.abs(np.cos(count * angle / 2)) - 0.6) * 2 * np.sin(np.pi * np.clip(share, 0.12, 1)) ** 0.5
    out -= look.get("cleft", 0.0) * np.exp(-((np.sin(angle / 2) / 0.12) ** 2))
    if look.get("scales"):
        out += 0.1 * np.abs(np.sin(angle * 4 + height * 0.9) * np.sin(angle * 4 - height * 0.9)) - 0.04
    out += look.get("warts", 0.0) * np.clip(fractal(points, 1.9, 1, 3.0 + number) - 0.25, 0, 1)
    points[:, :2] *= out[:, None]
    points *= 1 + look["uneven"] * fractal(points, 0.9 / high, 2, number * 3.7 + 1)[:, None]
    points[:, 0] += look.get("bend", 0.0) * (height**2) * (1 if number % 2 else -1)
    return shape.moved(points)


def _stem(length, radius=0.14, lean=0.5, colours=("#4a3414", "#6f5224")):
    def make(scene, top, number):
        turn = number * 1.9
        path = smooth([(0, 0, top - 1.3), (0, 0, top - 0.2), (lean * 0.3 * math.cos(turn), lean * 0.3 * math.sin(turn), top + length * 0.5),
                       (lean * math.cos(turn), lean * math.sin(turn), top + length)], 24)
        thick = radius * (1 + 0.5 * np.linspace(-1, 1, len(path)) ** 4)
        return [(tube(path, thick, 12), food("stem", list(colours), rough=0.6, bump=0.2))]

    return make


def _sepals(count, length, width, curl, rise=0.0, up=0.0, out=0.45, colours=GREEN):
    """Leaves around the stalk. `up` is their steepness, `out` their distance from the stalk as a share of their length."""

    def make(scene, top, number):
        material = food("sepal", colours, 1.5, 0.4, 0.5, bump=0.3, glow=0.1)
        parts = _stem(0.9, 0.16, 0.4, colours)(scene, top - 0.4, number)
        for index in range(count):
            one = leaf(length, width, curl, index)
            turn = place(0, 0, top - 0.3 + rise, (0, scene.between(-0.25, 0.1) - up, 2 * math.pi * index / count + scene.between(-0.2, 0.2)))
            moved = (one.vertices + np.array([length * out, 0, 0.12])) @ np.array(turn)[:3, :3].T + np.array(turn)[:3, 3]
            parts.append((one.moved(moved), material))
        return parts

    return make


def _leafed(scene, top, number):
    one = leaf(4.4, 2.0, 0.5, number)
    turn = np.array(place(0, 0, top + 0.25, (0, -0.35, number * 2.4 + 0.6)))
    moved = (one.vertices + np.array([2.2, 0, 0])) @ turn[:3, :3].T + turn[:3, 3]
    return [*_stem(0.5, 0.16, 0.2, GREEN)(scene, top, number), (one.moved(moved), food("leaf", ["#1f4a10", "#3c7020", "#5a8f30"], 1.5, 0, 0.4, bump=0.2, glow=0.15))]


def _navel(scene, top, number):
    return [(blob((0.32, 0.32, 0.14), number, 0.1, 1, 8).moved(blob((0.32, 0.32, 0.14), number, 0.1, 1, 8).vertices + np.array([0, 0, top - 0.12])),
             food("navel", ["#7d7a24", "#9a9440"], rough=0.6))]


def _roots(scene, top, number):
    low = -top * 0.63
    material = food("roots", ["#b5966a", "#d6bd94"], rough=0.8)
    return [(tube(smooth([(0, 0, low), (0.3 * math.cos(a), 0.3 * math.sin(a), low - 0.25), (0.7 * math.cos(a), 0.7 * math.sin(a), low - 0.3)], 10), 0.04, 5), material)
            for a in np.linspace(0, 6, 14)]


def _blades(count, length, width, spread, colours, droop=0.6):
    """Long leaves at the stalk, such as a pineapple crest or beet tops."""

    def make(scene, top, number):
        material = food("blade", colours, 1.2, 0.5, 0.45, bump=0.3, glow=0.12)
        parts = []
        for index in range(count):
            share = index / max(1, count - 1)
            turn, lean = index * 2.4, spread * (1 - share) + 0.08
            t = np.linspace(0, 1, 14)
            out = np.sin(lean) * length * t * (1 + droop * t * (1 - share))
            path = np.stack([out * math.cos(turn), out * math.sin(turn), top - 0.5 + np.cos(lean) * length * t * (1 - 0.25 * t)], 1)
            parts.append((tube(path, width * np.sqrt(np.clip(1 - t**2, 0.004, 1)) * (0.75 + 0.5 * t), 12, 2.0, 0.22), material))
        return parts

    return make


STALKS = {
    "none": lambda scene, top, number: [],
    "stem": _stem(1.3),
    "long": _stem(3.2, 0.06, 1.4, ("#55702a", "#86a044")),
    "thick": _stem(1.5, 0.42, 0.6, ("#3d5a1c", "#6f8f38")),
    "navel": _navel,
    "leaf": _leafed,
    "roots": _roots,
    "star": _sepals(5, 2.0, 0.5, 0.7),
    "crown": _sepals(8, 1.5, 0.6, 0.2, 0.15),
    "cap": _sepals(6, 2.6, 1.6, 2.2, 0.3),
    "calyx": _sepals(4, 2.5, 2.1, 0.5, 0.2, colours=["#5c5a24", "#7d7a36", "#a0964e"]),
    "crowned": _sepals(7, 1.7, 0.95, 0.5, 0.55, 0.95, 0.85, ["#a0281a", "#bb4a28", "#cf7a44"]),
    "crest": _blades(26, 5.6, 0.55, 0.9, ["#3a5a24", "#5d7d3a", "#86a05c"]),
    "tops": _blades(7, 3.2, 0.16, 0.5, GREEN),
}
