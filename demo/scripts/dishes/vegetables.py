"""Vegetables and eggs: whole, cut small, stuffed."""

import math

import numpy as np

from materials import food
from meshes import add_one, place
from noise import fractal
from shapes import ball, chunk, quads, revolve, Shape, smooth, tube
from solids import grown, surface


def potato_material(fried=False):
    colours = ["#b06a1c", "#d89a3e", "#ecc070"] if fried else ["#d2973c", "#e7b85e", "#f3d592"]
    return food("potato", colours, 0.9, 0.2, 0.5, bump=0.6, bump_scale=6, bump_depth=0.06, oil=0.18, oil_rough=0.3,
                glow=0.1, char=0.35 if fried else 0.0)


def potatoes(scene, spots, size=1.0, fried=False, sink=0.5):
    """Halves and quarters of potatoes."""
    batch = scene.batch("potato", [
        chunk((scene.between(1.5, 1.8) * size, scene.between(1.3, 1.6) * size, scene.between(1.1, 1.3) * size),
              index * 1.7 + 9, 0.74, 0.06, 0.004, 24)
        for index in range(4)
    ])
    for x, y in spots:
        scene.put(batch, x, y, reach=1.3 * size, lift=(1 - sink * 2) * 1.2 * size, tilt=0.4, height=1.1 * size,
                  keep=1.4 * size, follow=scene.level is None)
    batch.build(potato_material(fried))


def carrot_pieces(scene, spots, size=1.0, sink=0.45):
    t = np.linspace(-1, 1, 14)
    ends = np.array([0.80, 0.95, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0.99, 0.94, 0.78])
    batch = scene.batch("carrot", [
        tube(np.stack([t * 1.35 * size, 0 * t, 0.12 * t * t], 1), 0.82 * size * ends * (1 - 0.12 * t), 24, 2.2)
        for _ in range(3)
    ])
    for x, y, turn in spots:
        scene.put(batch, x, y, turn, reach=0.9 * size, lift=(1 - sink * 2) * 0.8 * size, tilt=0.2, height=0.7 * size,
                  keep=1.1 * size, follow=scene.level is None)
    batch.build(food("carrot-piece", ["#c9500a", "#e06c10", "#ee8c22"], 0.8, 0.3, 0.34, bump=0.3, bump_scale=7,
                     bump_depth=0.03, oil=0.35, oil_rough=0.15, glow=0.12))


def garlic(scene, x, y, size=1.0, raw=False):
    """A whole head of garlic, cooked in its skin, or white and raw."""
    profile = smooth([(0.02, -0.2), (0.7, -0.15), (1.6, 0.15), (2.3, 0.95), (2.25, 1.6), (1.6, 2.2), (0.85, 2.55),
                      (0.6, 2.95), (0.55, 3.6), (0.02, 3.62)], 70)
    rows, columns = len(profile), 132
    share = np.linspace(0, 1, rows)[:, None]
    angle = (2 * np.pi * np.arange(columns) / columns)[None]
    cloves = 1 - np.abs(np.cos(5 * angle + 0.3 * np.sin(angle * 2))) ** 4 * 0.1 * np.sin(np.minimum(1, share * 1.25) * np.pi)
    cloves = cloves * (1 + 0.05 * np.sin(angle * 3 + x))
    r, z = profile[:, :1] * cloves, profile[:, 1:] + 0.04 * np.sin(5 * angle)
    points = np.stack([r * np.cos(angle), r * np.sin(angle), np.broadcast_to(z, r.shape)], -1).reshape(-1, 3)
    ground = scene.heap.rest(x, y, 2 * size, 0.5)
    colours = ["#b59a9c", "#ddd0c6", "#f0e8dc", "#fbf6ee"] if raw else ["#8a5526", "#b98248", "#d4a871", "#e6c79a"]
    material = food("garlic", colours, 0.8, 0, 0.4, bump=0.12, bump_scale=3,
                    stretch=(2.5, 2.5, 0.3), oil=0.15, glow=0.1)
    add_one("garlic", Shape(points * size, [quads(columns, rows)]), material,
            place(x, y, ground - 0.35 * size, (scene.between(-0.3, 0.3), scene.between(-0.3, 0.3), scene.turn())))
    scene.heap.cover(x, y, 2.2 * size, ground + 2.2 * size)
    scene.heap.take(x, y, 2.2 * size)


def chilli(scene, x, y, turn=0.5, length=7.0, colour="red", size=1.0):
    """A long pepper with its stalk."""
    t = np.linspace(0, 1, 24)
    path = np.stack([(t - 0.5) * length, 0.9 * np.sin(t * 3.0), 0.35 * np.sin(t * 3.1)], 1) * size
    radius = 0.62 * size * np.clip(1 - t**2.2, 0.03, 1) ** 0.7 * (1 - 0.25 * np.exp(-t * 25))
    colours = {"red": ["#7c0c05", "#a8160a", "#c22a14"], "green": ["#2a5f10", "#4a8a1e", "#72a838"]}[colour]
    shape = tube(path, radius, 24)
    shape = shape.moved(shape.vertices + 0.06 * size * fractal(shape.vertices, 0.9, 3, x)[:, None])
    ground = scene.heap.rest(x, y, 1.5, 0.8)
    matrix = place(x, y, ground + 0.45 * size, (0, scene.between(-0.05, 0.05), turn), 1.0, scene.heap.normal(x, y, 1.5))
    add_one("chilli", shape, food("chilli", colours, 0.6, 0, 0.34, bump=0.35, bump_scale=2.2, bump_depth=0.12, oil=0.3,
                                  oil_rough=0.14, char=0.12), matrix)
    stalk = tube(np.array([(-0.56, 0, 0), (-0.52, 0, 0.02), (-0.5, 0.02, 0)]) * length * size, [0.14, 0.2, 0.42], 12)
    add_one("stalk", stalk, food("stalk", ["#38520f", "#5f7d22"], rough=0.5), matrix)
    for step in np.linspace(-0.4, 0.4, 5):
        scene.heap.take(x + math.cos(turn) * step * length, y + math.sin(turn) * step * length, 0.9)


def onion_rings(scene, count=40, radius=None, at=(0, 0), size=1.0, purple=True, squash=1.0, inner=0.0, lift=0.18):
    """Thin half rings of onion."""
    made = []
    for index in range(5):
        t = np.linspace(0, 3.6 + 0.4 * index, 40)
        path = np.stack([1.7 * np.cos(t), (1.5 + 0.06 * index) * np.sin(t), 0.18 * np.sin(t * 2 + index)], 1)
        made.append(tube(path * (0.7 + 0.1 * index) * size, 0.085, 10, 3.0, 3.0))
    batch = scene.batch("onion", made)
    scene.lay(batch, count, radius, inner, at, squash, reach=1.0, share=0.55, lift=lift, tilt=0.35, size=(0.7, 1.0),
              height=0.14)
    colours = ["#c98fae", "#ecd3dc", "#f8efe8"] if purple else ["#f3ead2", "#faf5e6", "#e8dcb0"]
    batch.build(food("onion", colours, 0.6, 0.7, 0.22, bump=0.1, oil=0.45, glow=0.45))


def tomatoes(scene, spots, radius=1.5, char=0.0):
    """Small whole tomatoes."""
    skin = food("tomato", ["#b5160a", "#d62a12", "#e2451c"], 0.5, 0.3, 0.22, bump=0.1, bump_scale=2, oil=0.4,
                oil_rough=0.07, char=char, glow=0.08)
    for x, y in spots:
        shape = ball((radius, radius, radius * 0.9), 16)
        ribs = 1 + 0.02 * np.cos(5 * np.arctan2(shape.vertices[:, 1], shape.vertices[:, 0]))
        ground = scene.heap.rest(x, y, radius * 0.6, 0.6)
        turn = (scene.between(-0.4, 0.4), scene.between(-0.4, 0.4), scene.turn())
        add_one("tomato", shape.moved(shape.vertices * ribs[:, None]), skin, place(x, y, ground + radius * 0.85, turn))
        scene.heap.cover(x, y, radius, ground + radius * 1.8)
        scene.heap.take(x, y, radius)


def egg_halves(scene, spots, size=1.0, quail=False):
    """Halves of boiled eggs with the yolk up."""
    size = size * (0.62 if quail else 1.0)
    t = np.linspace(0.001, 1, 26)
    angle = np.linspace(0, 2 * np.pi, 48, endpoint=False)
    long = 1 + 0.12 * np.cos(angle)
    rows = []
    for share in t:
        rows.append(np.stack([2.7 * share * long * np.cos(angle), 2.0 * share * np.sin(angle), 0 * angle], 1))
    rows[-1][:, 2] -= 0.05
    for share, depth in zip(np.linspace(0.985, 0.05, 18), np.linspace(0.25, 1.0, 18)):
        curve = math.sqrt(max(0, 1 - share * share)) * 1.75
        rows.append(np.stack([2.7 * share * long * np.cos(angle), 2.0 * share * np.sin(angle), 0 * angle - curve - 0.05], 1))
    white = Shape(np.concatenate(rows) * size, [quads(48, len(rows))])
    yolk = revolve([(0.01, 0.14), (0.5, 0.14), (0.9, 0.1), (1.12, 0.04), (1.18, -0.02)], 40)
    pale = food("egg-white", ["#f2e6d0", "#fbf3e4", "#ffffff"], 0.8, 0.3, 0.3, bump=0.06, oil=0.3, glow=0.2)
    gold = food("yolk", ["#e08a0c", "#f0a41c", "#f7bb3c"], 1.6, 0, 0.55, bump=0.3, bump_scale=7, glow=0.1)
    for x, y in spots:
        ground = scene.heap.rest(x, y, 1.8 * size, 0.93)
        normal = scene.heap.normal(x, y, 1.2)
        matrix = place(x, y, ground + 0.75 * size, (scene.between(-0.15, 0.15), scene.between(-0.15, 0.15), scene.turn()),
                       1.0, normal)
        add_one("white", white, pale, matrix)
        add_one("yolk", yolk.moved(yolk.vertices * size + np.array([0.15 * size, 0, 0.0])), gold, matrix)
        scene.heap.take(x, y, 2.4 * size)
        scene.heap.cover(x, y, 2.2 * size, ground + 0.9 * size)


CUBES = {
    "potato": ["#d09a3c", "#e6b65e", "#f1d08c"],
    "fried-potato": ["#a8621a", "#cc8c2c", "#e6b658", "#f0cc80"],
    "carrot": ["#d0560c", "#e6761a", "#f09634"],
    "beef": ["#5a2c18", "#7d4428", "#9c6240"],
    "pickle": ["#6f7d26", "#8f9a3c", "#b3b962"],
    "tomato": ["#961c08", "#b8330f", "#cf5a26"],
    "cucumber": ["#8ab04a", "#b3cf78", "#dcebb4"],
    "egg": ["#efd9a4", "#f9f0dc", "#ffffff"],
    "aubergine": ["#2a1220", "#7a4a26", "#c08a48"],
    "fried-aubergine": ["#2c0e1c", "#8a4410", "#bd761c", "#dca03a"],
    "onion": ["#8a4a10", "#c07c22", "#e0ac54"],
    "feta": ["#efe6d2", "#f9f4e6", "#ffffff"],
    "pumpkin": ["#d0700c", "#e8921e", "#f3b04a"],
    "bread": ["#b5722a", "#d6a054", "#eccb90"],
    "cabbage": ["#b8b258", "#d6d08c", "#e8e2b4"],
    "quince": ["#c98a2c", "#e3b04c", "#f1cb78"],
    "apple": ["#d8cf8a", "#efe8bc", "#f9f5dc"],
    "pepper": ["#b01208", "#d42a10", "#e2491c"],
    "pineapple": ["#df7e06", "#f0a016", "#f9c244"],
    "blue-cheese": ["#3f6468", "#d9b878", "#f2d898"],
    "marshmallow": ["#f6e9dc", "#fdf6ee", "#ffffff"],
    "green-pepper": ["#2f6a14", "#4f8f22", "#7aae3c"],
}


def cubes(scene, kind="potato", count=60, radius=None, size=0.55, at=(0, 0), roundness=0.3, sink=0.2, char=0.0, inner=0.0, oil=0.3,
          squash=1.0, rough=0.35):
    """Diced vegetables, egg, croutons."""
    between = scene.between
    batch = scene.batch(kind, [
        chunk((size * between(0.85, 1.15), size * between(0.85, 1.15), size * between(0.8, 1.05)), index * 2.3, roundness, 0.08, 0.01, 10)
        for index in range(6)
    ])
    scene.lay(batch, count, radius, inner, at, squash, reach=size * 0.8, share=0.65, lift=size * (1 - 2 * sink), tilt=0.7, height=size * 1.1)
    batch.build(food(f"{kind}-cubes", CUBES[kind], 1.2, 0.55, rough, bump=0.3, bump_scale=7, oil=oil, glow=0.12, char=char))


def pineapple_pieces(scene, count=24, radius=9.0, size=1.0, char=0.2):
    """Rings of pineapple with radial fibres and a notched outer edge."""
    made = []
    for index in range(4):
        half = 0.56 + 0.06 * index

        def field(points):
            x, y, z = (points + np.array([1.15, 0, 0])).T
            away, angle = np.hypot(x, y), np.arctan2(y, x)
            outer = away - 1.85 + 0.09 * np.abs(np.sin(angle * 6 + index))
            block = np.maximum.reduce([outer, 0.6 - away, np.abs(y * np.cos(half)) - x * np.sin(half), np.abs(z) - 0.36])
            return block + 0.05 * fractal(points, 1.3, 3, index * 3.0)

        piece = surface(field, (-1.2, -1.6, -0.7), (1.1, 1.6, 0.7), 0.07)
        made.append(piece.moved(piece.vertices * size))

    def fibrous(nodes, colour, local, _):
        x, y, z = nodes.node("SeparateXYZ", Vector=local).outputs
        around = nodes.calculate("ARCTAN2", y, nodes.calculate("ADD", x, 1.15 * size))
        fine = nodes.noise(nodes.node("CombineXYZ", _0=nodes.calculate("MULTIPLY", around, 9.0), _1=nodes.calculate("MULTIPLY", x, 0.7), _2=z).outputs[0], 1.6, 3)
        return nodes.mix(nodes.between(fine, 0.45, 0.7, 0, 0.55), colour, "#c96f04")

    batch = scene.batch("pineapple", made)
    scene.lay(batch, count, radius, reach=1.0 * size, share=0.8, lift=0.42 * size, tilt=0.15, height=0.5 * size, keep=1.0 * size, free=0.3 * size)
    batch.build(food("pineapple", ["#e88a06", "#f3a418", "#f9bd3c"], 0.8, 0.4, 0.3, bump=0.3, bump_scale=6, oil=0.5, oil_rough=0.14, glow=0.25, char=char, paint=fibrous))


def quince_wedges(scene, spots, size=1.0):
    """Stewed quarters of a quince without the core, amber to rose. `spots` are (x, y, turn)."""
    made = []
    for index in range(4):
        half = 0.62 + 0.05 * index

        def field(points):
            x, y, z = points.T
            body = np.sqrt((x / 2.1) ** 2 + (y / 2.1) ** 2 + (z / (2.35 + 0.1 * index)) ** 2) * 2.1 - 2.1
            core = 0.78 - np.sqrt(x**2 + y**2 + (z * 0.62) ** 2)
            sides = np.abs(y) * np.cos(half) - x * np.sin(half)
            return -grown([-body, -core, -sides], 0.22) + 0.06 * fractal(points, 1.1, 3, index * 4.0)

        wedge = surface(field, (-0.4, -2.2, -2.8), (2.5, 2.2, 2.8), 0.09)
        # The quarter lies on one of its cut sides.
        x, y, z = (wedge.vertices - wedge.vertices.mean(0)).T
        cos, sin = np.cos(1.15), np.sin(1.15)
        made.append(wedge.moved(np.stack([z, x * cos - y * sin, x * sin + y * cos], 1) * size))

    def stewed(nodes, colour, local, _):
        rose = nodes.between(nodes.noise(local, 0.45, 3), 0.42, 0.66, 0, 0.5)
        fibre = nodes.between(nodes.noise(nodes.scaled(local, (0.5, 2.0, 2.0)), 1.6, 4, 0.6), 0.42, 0.66, 0, 0.45)
        return nodes.mix(fibre, nodes.mix(rose, colour, "#d0661a"), "#a8630c")

    batch = scene.batch("quince", made)
    for x, y, turn in spots:
        scene.put(batch, x, y, turn, reach=1.3 * size, lift=0.62 * size, share=0.6, tilt=0.12, size=(0.92, 1.08), height=1.2 * size, keep=1.1 * size, follow=True)
    batch.build(food("quince-wedges", ["#c07c0c", "#dd9a20", "#efbc52"], 0.9, 0.5, 0.3, bump=0.3, bump_scale=5, oil=0.6, oil_rough=0.12, glow=0.22, paint=stewed))


def stuffed_peppers(scene, spots, size=1.0):
    """Sweet peppers, open at the top, filled with meat and rice."""
    looks = {"red": ["#6f0c06", "#98200e", "#b8421e"], "yellow": ["#b0740c", "#cc921c", "#dfb040"], "green": ["#3f5410", "#5c741e", "#7d9038"]}
    columns, rows = 96, 40
    angle = (2 * np.pi * np.arange(columns) / columns)[None]
    t = np.linspace(0, 1, rows)[:, None]
    lobes = 1 + 0.07 * np.cos(4 * angle) * np.sin(np.pi * np.clip(t, 0.1, 0.95))
    r = 2.9 * (0.55 + 0.5 * np.sin(np.clip(t * 1.1, 0, 1) * np.pi * 0.62)) * lobes * np.where(t < 0.06, t / 0.06 * 0.6 + 0.4, 1)
    wall = np.stack([r * np.cos(angle), r * np.sin(angle), np.broadcast_to(4.6 * t, r.shape)], -1)
    inner = wall[-1] * np.array([0.88, 0.88, 1.0])
    deep = inner - np.array([0, 0, 0.5])
    shell = Shape(np.concatenate([wall.reshape(-1, 3), inner, deep]) * size, [quads(columns, rows + 2)])
    stuffing = food("stuffing", ["#4f210d", "#7d421c", "#a8683a", "#e0bd8c"], 2.0, 0, 0.5, bump=1.0, bump_scale=6, bump_depth=0.12, oil=0.3)
    for x, y, colour in spots:
        ground = (scene.level if scene.level is not None else scene.heap.rest(x, y, 2, 0.5)) - 2.2 * size * (scene.level is not None)
        matrix = place(x, y, ground, (scene.between(-0.2, 0.2), scene.between(-0.25, 0.1), scene.turn()), 1.0)
        skin = food(f"pepper-{colour}", looks[colour], 0.6, 0, 0.25, bump=0.15, bump_scale=2, oil=0.5, oil_rough=0.08, glow=0.06, char=0.15)
        add_one("pepper", shell, skin, matrix)
        cap = ball((2.45 * size, 2.45 * size, 1.1 * size), 40)
        cap = cap.moved(cap.vertices * (1 + 0.08 * fractal(cap.vertices, 1.6, 4, x)[:, None]) + np.array([0, 0, 4.3 * size]))
        add_one("filling", cap, stuffing, matrix)
        scene.heap.cover(x, y, 2.8 * size, ground + 5.6 * size)
        scene.heap.take(x, y, 2.8 * size)
