"""Noodles, dumplings, rolls and other boiled or wrapped food."""

import math

import numpy as np

from materials import food
from meshes import add_one, place
from noise import fractal
from shapes import Shape, blob, quads, tube
from slices import CutBatch
from solids import grown, long_part, round_part, surface

NOODLES = {
    "norin": ["#d0a560", "#e6c588", "#f3dcae"],
    "wheat": ["#cf8420", "#eba640", "#f8cd78"],
    "green": ["#3a6414", "#587f22", "#7d9c3c"],
    "dried": ["#dfba7c", "#eed4a2", "#f8e8c8"],
    "fine": ["#cf9440", "#e5b163", "#f2cd8c"],
}


def noodles(scene, kind="wheat", count=150, radius=None, width=0.2, height=2.6, oil=0.45, at=(0, 0), length=60, sink=0.0):
    """A tangle of noodles, which follow random paths over the heap. `sink` lowers its edge into the liquid."""
    radius = radius or scene.radius * 0.92
    heap = scene.heap
    floor = heap.height - sink
    batch = scene.batch("noodles", [])
    for index in range(count):
        share = index / count
        turn = scene.turn()
        x, y = scene.spot(radius * 0.9, 0, (0, 0))
        path = []
        bend = scene.between(-0.06, 0.06)
        for _ in range(length):
            bend = 0.95 * bend + scene.between(-0.035, 0.035)
            # A noodle turns back before it reaches the rim.
            out = math.hypot(x, y) / radius
            if out > 0.7:
                inward = math.atan2(-y, -x)
                bend += 0.22 * math.sin(inward - turn) * (out - 0.6)
            turn += bend
            step = 0.36 if out < 0.98 else 0.2
            x, y = x + step * math.cos(turn), y + step * math.sin(turn)
            if out > 1.0:
                x, y = x / out, y / out
            dome = height * max(0.0, 1 - (math.hypot(x, y) / radius) ** 2) ** 0.6
            i, j = (int((value + part + heap.half) / heap.STEP) for value, part in ((x, at[0]), (y, at[1])))
            base = floor[min(max(i, 0), heap.count - 1), min(max(j, 0), heap.count - 1)]
            path.append((x + at[0], y + at[1], base + width + dome * (0.25 + 0.75 * share) + 0.16 * math.sin(len(path) * 0.5 + index)))
        path = np.array(path)
        path[:, 2] = np.convolve(np.pad(path[:, 2], 3, mode="edge"), np.ones(7) / 7, "valid")
        batch.variants.append(tube(path, width * scene.between(0.88, 1.1), 10, 2.6, 0.9))
        batch.add(np.eye(4), index, scene.between(0, 1))
    batch.build(food("noodles", NOODLES[kind], 0.5, 0.6, 0.3, bump=0.1, bump_scale=5, oil=oil, oil_rough=0.12, glow=0.22))
    away = np.hypot(heap.x - at[0], heap.y - at[1])
    heap.height = np.maximum(heap.height, np.where(
        away < radius, floor + width * 2 + height * np.clip(1 - (away / radius) ** 2, 0, 1) ** 0.6, heap.height))


def skein(scene, at=(0, 0), turn=0.5, strands=150, length=10.5, wide=2.5):
    """Dried pulled noodles: strands that are folded once, in a band."""
    batch = scene.batch("skein", [])
    lying = np.array(place(*at, 0.0, (0, 0, turn)))
    bend = np.linspace(-math.pi / 2, math.pi / 2, 26)
    for index in range(strands):
        reach = wide * math.sqrt(scene.between(0.04, 1))
        high = 0.2 + 1.9 * scene.between(0, 1) * math.sqrt(max(0.05, 1 - (reach / wide) ** 2 * 0.75))
        ends = [length / 2 + scene.between(-0.6, 0.4) for _ in range(2)]
        legs = np.linspace(0, 1, 26)
        waist = lambda x: 1 - 0.34 * np.exp(-(((x + 1.2) / 1.6) ** 2))
        one, two = -ends[0] + (ends[0] + length / 2 - wide) * legs, (length / 2 - wide) - (ends[1] + length / 2 - wide) * legs
        over = length / 2 - wide + reach * np.cos(bend)
        x = np.concatenate([one, over, two])
        y = np.concatenate([np.full(26, -reach), reach * np.sin(bend), np.full(26, reach)]) * waist(x)
        z = np.full(len(x), high) + 0.12 * np.sin(x * 0.9 + index) + 0.1 * np.sin(x * 2.1 + index * 2)
        y = y + 0.1 * np.sin(x * 1.3 + index * 1.7)
        batch.variants.append(tube(np.stack([x, y, np.maximum(z, 0.16)], 1), 0.15 * scene.between(0.9, 1.1), 9, 2.4))
        batch.add(lying, index, scene.between(0, 1))
    batch.build(food("skein", NOODLES["dried"], 0.5, 0.6, 0.5, bump=0.1, bump_scale=5, oil=0.05, glow=0.2))
    around = np.linspace(0, 2 * math.pi, 60)
    band = tube(np.stack([0 * around - 1.2, (wide * 0.66 + 0.28) * np.cos(around), 1.05 + 1.2 * np.sin(around)], 1), 0.16, 10, 2.0, 1.0)
    add_one("band", band, food("band", ["#b0402a", "#c9583c"], rough=0.6), lying)


def manti(scene, spots, size=1.0, colours=("#d9a254", "#edc485", "#f8deae")):
    """Steamed dumplings: a full belly, four corners pinched together on top."""
    variants = [_manti(scene, index) for index in range(4)]
    batch = scene.batch("manti", variants)
    for x, y in spots:
        scene.put(batch, x, y, reach=2.2 * size, lift=0.0, share=0.5, tilt=0.08, size=(0.95 * size, 1.06 * size),
                  keep=2.6 * size, follow=False)
        index, matrix, _ = batch.copies[-1]
        scene.heap.stamp(variants[index].vertices @ matrix[:3, :3].T + matrix[:3, 3])

    def thin(nodes, colour, local, _):
        # The meat is visible through the stretched dough, but not through the folds above it.
        height = nodes.node("SeparateXYZ", Vector=nodes.attribute("cut", "Vector")).outputs[2]
        patches = nodes.between(nodes.noise(local, 1.5, 4, 0.6), 0.42, 0.62)
        share = nodes.calculate("MULTIPLY", patches, nodes.between(height, 2.1, 1.0, 0.0, 0.5))
        return nodes.mix(share, colour, "#a8622c")

    CutBatch(batch, 1.0).build(food("manti", list(colours), 0.7, 0.25, 0.26, bump=0.25, bump_scale=2.6, bump_depth=0.07, oil=1.0,
                                    oil_rough=0.07, glow=0.4, paint=thin))


def _manti(scene, seed):
    columns, rows = 120, 46
    angle = 2 * np.pi * np.arange(columns) / columns
    t = np.linspace(0, 1, rows)[:, None]
    belly = np.sqrt(np.clip(1 - (t * 2 - 0.85) ** 2 / 1.35, 0, 1)) * 2.9 * (1 - 0.55 * np.clip(t - 0.55, 0, 1) ** 1.2 * 2)
    fold = np.clip((t - 0.45) / 0.55, 0, 1)
    pleats = 1 + fold * 0.34 * np.cos(4 * angle + 0.35 * np.sin(3 * angle + seed))[None] * (1 - 0.35 * fold)
    pleats = pleats + fold * 0.05 * np.cos(17 * angle + seed)[None]
    r = np.maximum(belly * pleats, 0.05)
    z = 2.7 * t**0.9 + 0.18 * fold * np.cos(4 * angle)[None]
    x, y = r * np.cos(angle), r * np.sin(angle)
    points = np.stack([x, y, np.broadcast_to(z, r.shape)], -1).reshape(-1, 3)
    points *= 1 + 0.035 * fractal(points, 0.8, 3, seed * 5.0)[:, None]
    return Shape(points, [quads(columns, rows)])


def _chuchvara(index):
    """A small dumpling: a belly, an upright seam around it, and the two ends joined at the back."""
    lean = 0.5 + 0.08 * index

    def field(points):
        mirrored = points * np.array([1, 0, 1]) + np.abs(points[:, 1:2]) * np.array([0, 1, 0])
        belly = round_part(points, (0.3, 0, 0), (0.66, 0.88, 0.6))
        ends = grown([long_part(mirrored, (0.2, 0.66, 0.02), (-0.5, 0.46, 0.06), 0.3, 0.24), long_part(mirrored, (-0.5, 0.46, 0.06), (-0.74, 0.04, 0.14), 0.24, 0.26)], 0.1)
        # the seam: a thin sheet that rises outwards
        out, up = points[:, 0] - 0.4, points[:, 2] - 0.3
        sheet = np.column_stack([out * np.cos(lean) + up * np.sin(lean), points[:, 1], up * np.cos(lean) - out * np.sin(lean) + 0.07 * np.sin(points[:, 1] * 5 + index)])
        seam = round_part(sheet, (0.08, 0, 0), (0.72, 0.86, 0.1))
        return grown([grown([belly, ends], 0.16), seam], 0.1) + 0.02 * fractal(points, 1.6, 2, index * 3.0)

    return surface(field, (-1.3, -1.3, -0.8), (1.5, 1.3, 1.2), 0.06)


def chuchvara(scene, count=22, radius=None, spots=None, size=1.0, fried=False, sink=0.0, colours=None):
    """Small dumplings, a square of dough folded over its filling and its ends joined."""
    variants = [_chuchvara(index) for index in range(4)]
    batch = scene.batch("chuchvara", variants)
    options = dict(reach=1.0 * size, lift=0.5 * size - sink, tilt=0.35, size=(0.92 * size, 1.1 * size),
                   height=0.9 * size, keep=0.85 * size, follow=scene.level is None)
    if spots:
        for x, y in spots:
            scene.put(batch, x, y, **options)
    else:
        scene.lay(batch, count, radius, free=0.55 * size, **options)
    raw = colours is not None
    colours = list(colours) if raw else ["#a8621a", "#cc8a34", "#e3ac58"] if fried else ["#e3bd80", "#f0d4a4", "#f9e9cb"]

    def filled(nodes, colour, local, chance):
        # the filling shows through the belly
        away = nodes.calculate("MULTIPLY", chance, 37.0)
        x, _, z = (nodes.calculate("SUBTRACT", axis, away) for axis in nodes.node("SeparateXYZ", Vector=local).outputs)
        belly = nodes.calculate("MULTIPLY", nodes.between(nodes.calculate("ABSOLUTE", nodes.calculate("SUBTRACT", x, 0.35)), 0.6, 0.2), nodes.between(z, 0.55, 0.3, 0, 0.4))
        return nodes.mix(belly, colour, "#8f4a10" if fried else "#d9a484")

    batch.build(food("chuchvara", colours, 0.9, 0.3, 0.32, bump=0.35 if fried else 0.1, bump_scale=6 if fried else 4, oil=0.1 if raw else 0.4,
                     oil_rough=0.15, glow=0.1 if fried else 0.28, char=0.2 if fried else 0.0, paint=filled))


def roll(scene, spots, length=5.0, radius=1.5, colours=("#dca04c", "#ecc27a", "#f6dfae"), filling="#a8581c", turn=0.2, oil=0.3,
         glow=0.2, sauce=None):
    """Xonim, wraps and rolls: a sheet rolled around a filling, cut at both ends. `sauce` is the colour of the sauce on top."""
    spiral = []
    for index in range(3):
        t = np.linspace(-1, 1, 26)
        shape = tube(np.stack([t * length / 2, 0.08 * np.sin(t * 2 + index), 0 * t], 1),
                     radius * (1 + 0.03 * np.sin(t * 4 + index)), 44, 2.2, 0.82)
        points = shape.vertices * (1 + 0.03 * fractal(shape.vertices, 0.9, 3, index * 9.0))[:, None]
        spiral.append(shape.moved(points))

    def wound(nodes, colour, local, _):
        x, y, z = nodes.node("SeparateXYZ", Vector=nodes.attribute("cut", "Vector")).outputs
        out = nodes.calculate("POWER", nodes.calculate("ADD", nodes.calculate("MULTIPLY", y, y), nodes.calculate("MULTIPLY", z, z)), 0.5)
        angle = nodes.calculate("ARCTAN2", y, z)
        # The turns of the sheet are irregular, and the filling has several colours.
        uneven = nodes.between(nodes.noise(local, 0.8, 3), 0.3, 0.7, -1.1, 1.1)
        winding = nodes.calculate("SINE", nodes.calculate("ADD", nodes.calculate("ADD", nodes.calculate("MULTIPLY", out, 17.0), angle), uneven))
        crumbs = nodes.mix(nodes.between(nodes.noise(local, 2.6, 3), 0.44, 0.58), filling, "#e0b25c")
        inside = nodes.mix(nodes.between(winding, -0.35, 0.05), colour, crumbs)
        face = nodes.between(nodes.calculate("ABSOLUTE", x), 0.965, 0.985)
        if sauce:
            wave = nodes.between(nodes.noise(local, 0.55, 4, 0.6), 0.25, 0.75, -0.55, 0.55)
            poured = nodes.calculate("SUBTRACT", nodes.calculate("ADD", z, wave), nodes.calculate("MULTIPLY", nodes.calculate("POWER", nodes.calculate("ABSOLUTE", x), 3.0), 0.9))
            lumps = nodes.mix(nodes.between(nodes.noise(local, 2.2, 3), 0.45, 0.65), sauce, "#e0702c")
            colour = nodes.mix(nodes.between(poured, 0.24, 0.3), colour, lumps)
        return nodes.mix(face, colour, inside)

    batch = CutBatch(scene.batch("roll", spiral), np.array([length / 2, radius, radius]))
    for spot in spots:
        scene.put(batch.batch, spot[0], spot[1], spot[2] if len(spot) > 2 else turn, reach=radius, lift=radius * 0.75,
                  share=0.6, tilt=0.05, size=(0.96, 1.04), height=radius * 1.4, keep=radius * 1.2, follow=False)
    batch.build(food("roll", list(colours), 0.7, 0.25, 0.36, bump=0.2, bump_scale=4, oil=oil, glow=glow, paint=wound))


def balls(scene, count=12, radius=None, spots=None, size=0.9, kind="meatball", sink=0.3):
    """Meatballs, balls of curd."""
    looks = {
        "meatball": (["#4f210d", "#744019", "#96602f"], 0.3, 0.35, 0.02),
        "qurt": (["#dcc8a2", "#ecdcbe", "#f8eeda"], 0.7, 0.0, 0.1),
    }

    colours, rough, oil, glow = looks[kind]
    batch = scene.batch(kind, [
        blob(np.array((1, 0.97, 0.92)) * size, index * 2.7, 0.16 if kind != "qurt" else 0.1, 1.1, 18) for index in range(5)
    ])
    options = dict(reach=size * 0.9, lift=size * (1 - 2 * sink), share=0.65, tilt=0.5, size=(0.9, 1.1), height=size * 1.5,
                   keep=size * 1.05, follow=scene.level is None)
    if spots:
        for x, y in spots:
            scene.put(batch, x, y, **options)
    else:
        scene.lay(batch, count, radius, free=size * 0.8, **options)
    batch.build(food(kind, colours, 1.2, 0.3, rough, bump=0.45, bump_scale=5, bump_depth=0.05, oil=oil, glow=glow, char=0.25 if kind == "meatball" else 0.1))


def wrapped(scene, spots, length=3.2, radius=0.85, kind="vine"):
    """Dolma: minced meat in vine leaves or in cabbage leaves."""
    colours = {"vine": ["#23290a", "#3f4212", "#5f5e22", "#7d7638"], "cabbage": ["#b9b768", "#d3d08c", "#e8e4b4"]}[kind]
    made = []
    for index in range(4):
        t = np.linspace(-1, 1, 30)
        shape = tube(np.stack([t * length / 2, 0.06 * np.sin(t * 3 + index), 0 * t], 1),
                     radius * np.sqrt(np.clip(1 - np.abs(t) ** 5, 0.06, 1)), 36, 2.4, 0.85)
        fold = 0.05 * np.sin(shape.vertices[:, 0] * 2.2 + shape.vertices[:, 1] * 3 + index)
        made.append(shape.moved(shape.vertices * (1 + fold + 0.05 * fractal(shape.vertices, 1.3, 3, index * 4.0))[:, None]))
    batch = scene.batch("wrapped", made)
    for x, y, turn in spots:
        scene.put(batch, x, y, turn, reach=radius, lift=radius * 0.7, share=0.65, tilt=0.06, size=(0.95, 1.05),
                  height=radius * 1.5, keep=radius, follow=False)

    def veins(nodes, colour, local, _):
        line = nodes.noise(nodes.scaled(local, (0.6, 3, 3)), 1.4, 3)
        return nodes.mix(nodes.between(line, 0.56, 0.62, 0, 0.4), colour, "#8a7f3c")

    batch.build(food("wrapped", colours, 0.9, 0.4, 0.42, bump=0.9, bump_scale=3, bump_depth=0.16, oil=0.3, oil_rough=0.25, glow=0.08, paint=veins))


def torn_dough(scene, count=26, radius=None, size=1.0):
    """Flat pieces of boiled dough."""
    made = []
    for index in range(5):
        shape = blob((1.25 * size, 1.0 * size, 0.22), index * 3.7, 0.22, 0.9, 14)
        points = shape.vertices.copy()
        points[:, 2] += 0.22 * np.sin(points[:, 0] * 1.8 + index) * np.cos(points[:, 1] * 1.6)
        made.append(shape.moved(points))
    batch = scene.batch("scraps", made)
    scene.lay(batch, count, radius, reach=0.9 * size, share=0.6, lift=0.1, tilt=0.25, height=0.3, follow=scene.level is None)
    batch.build(food("scraps", NOODLES["wheat"], 0.6, 0.4, 0.32, bump=0.12, bump_scale=4, oil=0.45, glow=0.28))


def parcels(scene, spots, size=(3.6, 2.7, 0.75), fried=False):
    """Flat sealed pockets of thin dough: tuxum barak, chebureki."""
    made = []
    for index in range(4):
        points, faces = _pillow(size, index)
        made.append(Shape(points, [faces]))
    batch = scene.batch("parcels", made)
    for x, y, turn in spots:
        scene.put(batch, x, y, turn, reach=2.0, share=0.6, lift=0.35, tilt=0.1, size=(0.95, 1.05), height=1.0)
    colours = ["#b06c1e", "#d3963a", "#e9b866"] if fried else ["#dca24a", "#ecc47c", "#f6dda8"]
    batch.build(food("parcels", colours, 0.6, 0.25, 0.34, bump=0.25 if fried else 0.12, bump_scale=4, oil=0.5, oil_rough=0.14, glow=0.22,
                     char=0.2 if fried else 0.0))


def _pillow(size, seed):
    count = 30
    side = np.linspace(-1, 1, count)
    x, y = (grid.ravel() for grid in np.meshgrid(side, side, indexing="ij"))
    edge = np.maximum(np.abs(x), np.abs(y))
    puff = np.clip(1 - edge**4, 0, 1) ** 0.6
    wave = fractal(np.stack([x, y, 0 * x], 1), 1.3, 3, seed * 5.0)
    rim = 0.05 * np.sin((x + y) * 30) * np.exp(-((edge - 0.93) / 0.04) ** 2)
    top = np.stack([x * size[0], y * size[1], size[2] * puff * (1 + 0.35 * wave) + 0.06 + rim + 0.25 * wave * edge], 1)
    below = np.stack([x * size[0], y * size[1], -0.25 * puff - 0.02 + 0.25 * wave * edge], 1)
    grid = quads(count, count, wrap=False)
    return np.concatenate([top, below]), np.concatenate([grid[:, ::-1], grid + count * count])
