"""Vegetables and eggs: whole, sliced, in rings."""

import math

import numpy as np

from materials import food
from meshes import add_one, place
from noise import fractal
from shapes import ball, chunk, leaf, quads, revolve, Shape, smooth, tube


def potato_material(fried=False):
    colours = ["#b06a1c", "#d89a3e", "#ecc070"] if fried else ["#d2973c", "#e7b85e", "#f3d592"]
    return food("potato", colours, 0.9, 0.2, 0.5, bump=0.6, bump_scale=6, bump_depth=0.06, oil=0.18, oil_rough=0.3,
                glow=0.1, char=0.35 if fried else 0.0)


def potatoes(scene, spots, size=1.0, fried=False, sink=0.5):
    """Halves and quarters."""
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
    """A whole head, cooked in its skin or still white."""
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


ROUNDS = {
    # colour of the rim, of the flesh from the middle out, radius, thickness
    "tomato": (["#9a1806", "#c9300f"], ["#e8703c", "#d8451c", "#c72f10"], 2.3, 0.42),
    "cucumber": (["#1f4a12", "#3c7a22"], ["#e3efb4", "#cfe39a", "#a9cc70"], 1.7, 0.36),
    "radish": (["#b01840", "#d63a62"], ["#ffffff", "#fbf4f4", "#f6e6ea"], 1.35, 0.26),
    "green-radish": (["#5c8a2c", "#7fae46"], ["#f4f8e2", "#e3eec4", "#bcd68c"], 1.8, 0.26),
    "lemon": (["#d9a20c", "#f0c020"], ["#f0d040", "#ecc42c", "#fbf0c4"], 2.0, 0.36),
    "lime": (["#3f7a14", "#69a52a"], ["#d8ea8a", "#bfdc62", "#e6f2b8"], 1.8, 0.34),
    "carrot": (["#c9500a", "#e06c10"], ["#f0942c", "#e57d1a", "#dd6c10"], 1.0, 0.34),
    "pickle": (["#41591a", "#5f7d26"], ["#c2cc78", "#a8b558", "#8d9e3c"], 1.3, 0.32),
    "orange": (["#d9700c", "#f08a1c"], ["#f09a1c", "#ee8a12", "#fbe2b4"], 2.3, 0.4),
    "onion": (["#8a2a5a", "#b8608c"], ["#f7eef2", "#efdfe8", "#dcb3c8"], 1.9, 0.2),
    "aubergine": (["#1c0c1e", "#3a1c38"], ["#c9a56a", "#dcc08a", "#b98f54"], 2.1, 0.5),
    "banana": (["#e8cf8a", "#f3dfa6"], ["#c9a04c", "#f1d98e", "#f8e8b4"], 1.5, 0.5),
    "watermelon": (["#2f5c1c", "#4f8030"], ["#d3262c", "#dc3a38", "#f4e6c2"], 7.4, 2.4),
    "kiwi": (["#5a3d16", "#7d5a24"], ["#f3f0c0", "#8fba3a", "#86ae34"], 2.4, 0.7),
    "loaf": (["#a85e1e", "#c98434"], ["#f6dfa4", "#f3d48c", "#e6b862"], 3.0, 1.3),
}


def rounds(scene, kind="tomato", count=12, radius=None, spots=None, at=(0, 0), inner=0.0, tilt=0.35, size=(0.85, 1.1),
           half=False, keep=0.0, lift=0.2, char=0.0):
    """Round slices; the flesh is coloured from the middle out."""
    _, _, reach, thick = ROUNDS[kind]
    batch = round_batch(scene, kind, half)
    # what does not lean lies flat, whatever is beside it
    options = dict(reach=reach * 0.8, share=0.75, lift=lift, tilt=tilt, size=size, height=thick * 0.9, keep=keep, follow=tilt > 0)
    if spots:
        for spot in spots:
            scene.put(batch.batch, spot[0], spot[1], spot[2] if len(spot) > 2 else None, **options)
    else:
        scene.lay(batch.batch, count, radius, inner, at, free=keep * 0.8, **options)
    build_rounds(batch, kind, char)


def round_batch(scene, kind, half=False):
    """Slices to be laid, which `build_rounds` then makes."""
    _, _, reach, thick = ROUNDS[kind]
    return CutBatch(scene.batch(kind, [_disc(reach, thick, half)]), reach)


def build_rounds(batch, kind, char=0.0):
    rim, flesh, _, _ = ROUNDS[kind]

    def cut(nodes, colour, local, chance):
        x, y, z = nodes.node("SeparateXYZ", Vector=nodes.attribute("cut", "Vector")).outputs
        square = nodes.calculate("ADD", nodes.calculate("MULTIPLY", x, x), nodes.calculate("MULTIPLY", y, y))
        out = nodes.calculate("POWER", square, 0.5)
        wave = nodes.calculate("ADD", out, nodes.between(nodes.noise(local, 2.4, 3), 0.2, 0.8, -0.12, 0.12))
        inside = nodes.ramp(wave, [(0.1, flesh[0]), (0.62, flesh[1]), (0.92, flesh[2])])
        if kind == "tomato":
            inside = _with_chambers(nodes, inside, local, nodes.calculate("ARCTAN2", y, x), wave)
        if kind in ("lemon", "lime", "orange"):
            walls = nodes.calculate("ABSOLUTE", nodes.calculate("COSINE", nodes.calculate("MULTIPLY", nodes.calculate("ARCTAN2", y, x), 5.0)))
            between = nodes.calculate("MULTIPLY", nodes.between(walls, 0.13, 0.07), nodes.between(wave, 0.9, 0.84))
            inside = nodes.mix(nodes.calculate("MULTIPLY", between, 0.8), inside, flesh[2])
        if kind in SEEDED:
            inside = _with_seeds(nodes, inside, nodes.calculate("ARCTAN2", y, x), out, *SEEDED[kind])
        return nodes.mix(nodes.between(out, 0.93, 0.97), inside, colour)

    batch.build(food(kind, rim, 1.2, 0.5, 0.26, bump=0.2, bump_scale=3, oil=0.5, oil_rough=0.1, glow=0.2, char=char,
                     paint=cut))


def _with_chambers(nodes, flesh, local, angle, out):
    """A cut tomato: five chambers of jelly with pale seeds between its walls."""
    spokes = nodes.calculate("COSINE", nodes.calculate("MULTIPLY", angle, 5.0))
    inside = nodes.calculate("MULTIPLY", nodes.between(out, 0.24, 0.34), nodes.between(out, 0.84, 0.74))
    chamber = nodes.calculate("MULTIPLY", inside, nodes.between(spokes, -0.45, -0.1))
    near = nodes.node("TexVoronoi", {"feature": "F1"}, Vector=local, Scale=2.6).outputs["Distance"]
    jelly = nodes.mix(nodes.between(near, 0.3, 0.2), "#cf4a16", "#f3cf8c")
    return nodes.mix(chamber, flesh, jelly)


# rings of seeds: how many about, at which shares of the radius
SEEDED = {"watermelon": (13, (0.5, 0.68)), "kiwi": (22, (0.34, 0.42))}


def _with_seeds(nodes, flesh, angle, out, count, rings):
    """Dark seeds that stand about the middle."""
    for number, ring in enumerate(rings):
        around = nodes.calculate("COSINE", nodes.calculate("ADD", nodes.calculate("MULTIPLY", angle, float(count)), number * 2.6))
        away = nodes.calculate("ABSOLUTE", nodes.calculate("SUBTRACT", out, ring))
        share = nodes.calculate("MULTIPLY", nodes.between(around, 0.55, 0.75), nodes.between(away, 0.05, 0.035))
        flesh = nodes.mix(share, flesh, "#160c08")
    return flesh


class CutBatch:
    """A batch whose points also know where they are on the cut face: x and y from -1 to 1."""

    def __init__(self, batch, reach):
        self.batch, self.reach = batch, reach

    def build(self, material):
        thing = self.batch.build(material)
        if thing is None:
            return None
        cut = np.concatenate([self.batch.variants[index].vertices / self.reach for index, _, _ in self.batch.copies])
        attribute = thing.data.attributes.new("cut", "FLOAT_VECTOR", "POINT")
        attribute.data.foreach_set("vector", cut.astype(np.float32).ravel())
        return thing


def _disc(radius, thick, half=False):
    profile = smooth([(0.02, thick / 2), (radius * 0.95, thick / 2), (radius, thick / 4), (radius, -thick / 4),
                      (radius * 0.95, -thick / 2), (0.02, -thick / 2)], 26)
    shape = revolve(profile, 56)
    if half:
        points = shape.vertices.copy()
        points[:, 1] = np.maximum(points[:, 1], 0)
        shape = shape.moved(points)
    return shape


def onion_rings(scene, count=40, radius=None, at=(0, 0), size=1.0, purple=True, squash=1.0, inner=0.0, lift=0.18):
    """Thin half rings."""
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
    """Whole small ones."""
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
    """Boiled eggs cut along; the yolk is up."""
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
