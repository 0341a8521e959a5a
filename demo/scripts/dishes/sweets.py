"""Sweets: slabs, cakes, threads, scoops, dried fruit and nuts."""

import math

import numpy as np

from materials import food
from meshes import add_one, place
from noise import fractal
from shapes import Shape, ball, chunk, quads, smooth, tube

NUTS = {
    "walnut": ((0.95, 0.8, 0.55), ["#8a5a26", "#b5813f", "#d0a264"], 0.4),
    "almond": ((0.95, 0.52, 0.36), ["#8a4a1c", "#a86430", "#c08448"], 0.04),
    "pistachio": ((0.75, 0.42, 0.38), ["#6f7a2c", "#93a044", "#b5b66a"], 0.06),
    "apricot": ((1.5, 1.3, 0.55), ["#b5560c", "#d97a1a", "#eb9c34"], 0.22),
    "dark-raisin": ((0.66, 0.44, 0.38), ["#1c0805", "#3f140a", "#6b2c14"], 0.25),
    "gold-raisin": ((0.66, 0.44, 0.38), ["#8a5a10", "#b98424", "#d9a84a"], 0.25),
    "prune": ((1.4, 1.1, 0.8), ["#0c0608", "#1e0f14", "#3a1f26"], 0.22),
}


def nuts(scene, kind="walnut", count=20, radius=None, at=(0, 0), size=1.0, spots=None, free=0.0):
    """Nuts and dried fruit."""
    (length, width, height), colours, wrinkle = NUTS[kind]
    made = []
    for index in range(5):
        shape = ball(cuts=16)
        push = -np.abs(fractal(shape.vertices, 1.9, 3, index * 2.3)) * wrinkle
        made.append(shape.moved(shape.vertices * (1 + push)[:, None] * np.array([length, width, height]) * size))
    batch = scene.batch(kind, made)
    options = dict(reach=length * size * 0.8, share=0.65, lift=height * size * 0.75, tilt=0.6, height=height * size * 1.3, keep=free)
    if spots:
        for x, y in spots:
            scene.put(batch, x, y, **options)
    else:
        scene.lay(batch, count, radius, at=at, free=free, **options)
    soft = kind in ("apricot", "dark-raisin", "gold-raisin", "prune")
    batch.build(food(kind, colours, 1.2, 0.5, 0.4, bump=0.35, bump_scale=5, oil=0.3 if soft else 0.1, glow=0.18 if soft else 0.03))


def _faceted(shape):
    """Returns a shape whose faces share no vertices, so that each face reflects like a plane."""
    faces = shape.loops.reshape(-1, 4)
    return Shape(shape.vertices[faces.ravel()], [np.arange(faces.size).reshape(-1, 4)])


def crystal_sugar(scene, count=16, radius=4.5, at=(0, 0)):
    """Navvot: crystals of grape sugar."""
    batch = scene.batch("sugar", [_faceted(chunk((1.15, 0.9, 0.8), index * 2.1, 0.1, 0.12, 0.0, 2)) for index in range(7)])
    scene.lay(batch, count, radius, at=at, reach=0.9, lift=0.7, tilt=0.8, size=(0.7, 1.3), height=1.2)
    batch.build(food("sugar", ["#b87414", "#dfa238", "#f3cb74"], 0.8, 0.6, 0.1, bump=0.03, oil=1.0, oil_rough=0.03, glow=0.5))


def slabs(scene, spots, size=(2.6, 1.7, 1.3), kind="halva"):
    """Cut blocks: halva, cheese, butter, fudge."""
    looks = {
        "halva": (["#a8763c", "#c99a5a", "#e0bd84"], 0.6, 0.1, 0.9),
        "dark-halva": (["#6b4420", "#8f6232", "#b58a50"], 0.6, 0.1, 0.9),
        "baklava": (["#b06a1c", "#d3963a", "#ecc070"], 0.3, 0.6, 0.3),
        "cheese": (["#e0a52c", "#efbe4c", "#f7d67c"], 0.35, 0.2, 0.1),
        "white-cheese": (["#efe6d2", "#f9f4e6", "#ffffff"], 0.45, 0.15, 0.25),
        "butter": (["#efc95c", "#f6da84", "#fbe8ac"], 0.3, 0.3, 0.05),
        "brownie": (["#1e0b05", "#35170b", "#4f2814"], 0.6, 0.15, 0.9),
        "tail-fat": (["#f0dcc0", "#f8ecd8", "#fffaf0"], 0.3, 0.4, 0.1),
    }
    colours, rough, oil, bump = looks[kind]

    def layered(nodes, colour, local, _):
        z = nodes.node("SeparateXYZ", Vector=local).outputs[2]
        lines = nodes.calculate("SINE", nodes.calculate("MULTIPLY", z, 16.0))
        return nodes.mix(nodes.between(lines, 0.2, 0.7, 0, 0.55), colour, "#8a4a14")

    batch = scene.batch(kind, [chunk(size, index * 2.9, 0.06, 0.04, 0.0, 22) for index in range(4)])
    for spot in spots:
        scene.put(batch, spot[0], spot[1], spot[2] if len(spot) > 2 else 0.3, reach=min(size[:2]) * 0.9, lift=size[2] * 0.97, share=0.7,
                  tilt=0.02, size=(0.98, 1.03), height=size[2] * 2.05, keep=min(size[:2]), follow=False)
    batch.build(food(kind, colours, 1.4, 0.25, rough, bump=bump * 0.6, bump_scale=6, oil=oil, glow=0.12,
                     paint=layered if kind == "baklava" else None))


def diamonds(scene, spots, half=2.6, height=1.8):
    """Baklava: thin layers cut to diamonds, a nut on each."""
    corner = np.array([(1.45, 0), (0, 0.85), (-1.45, 0), (0, -0.85)]) * half / 1.45
    rows = []
    for z, share in [(0, 1.0), (height * 0.97, 1.0), (height, 0.97), (height, 0.02)]:
        ring = []
        for a, b in zip(corner, np.roll(corner, -1, axis=0)):
            ring += [a + (b - a) * t for t in np.linspace(0, 1, 14, endpoint=False)]
        rows.append(np.column_stack([np.array(ring) * share, np.full(56, z)]))
    shape = Shape(np.concatenate(rows), [quads(56, 4)])

    def layers(nodes, colour, local, chance):
        z = nodes.calculate("SUBTRACT", nodes.node("SeparateXYZ", Vector=local).outputs[2], nodes.calculate("MULTIPLY", chance, 37.0))
        wave = nodes.calculate("ADD", nodes.calculate("MULTIPLY", z, 24.0), nodes.calculate("MULTIPLY", nodes.noise(local, 1.2, 3), 5.0))
        thin = nodes.between(nodes.calculate("SINE", wave), -0.1, 0.5, 0, 0.9)
        side = nodes.between(z, height * 0.94, height * 0.9)
        nutty = nodes.between(nodes.calculate("ABSOLUTE", nodes.calculate("SUBTRACT", z, height * 0.5)), 0.34, 0.24)
        colour = nodes.mix(nodes.calculate("MULTIPLY", thin, side), colour, "#8f5014")
        return nodes.mix(nodes.calculate("MULTIPLY", nutty, side), colour, "#5a3a12")

    batch = scene.batch("baklava", [shape])
    for x, y, turn in spots:
        scene.put(batch, x, y, turn, reach=half * 0.6, lift=0.05, share=0.6, tilt=0.02, size=(0.97, 1.02), height=height, follow=False)
    batch.build(food("baklava", ["#b5691a", "#d38f32", "#e8b458"], 0.9, 0.3, 0.25, bump=0.3, bump_scale=4, oil=0.8, oil_rough=0.08, glow=0.1, paint=layers))
    nuts(scene, "walnut", spots=[(x, y) for x, y, _ in spots], size=0.8)


def cake_slice(scene, x=0.0, y=0.0, turn=0.5, layers=8, length=10.0, height=6.4, crumb=("#a8641e", "#c98636", "#dfa658"),
               cream=("#f3e2c0", "#faf0d8", "#fffaf0"), top=None, angle=0.62, thick=0.34):
    """A wedge of a layered cake: alternating cake and cream, with crumbs on the outside."""
    step = height / layers

    def wedge(inset, low, high, wave, seed):
        outline = [(0.0, 0.0)]
        outline += [(length * math.cos(a), length * math.sin(a)) for a in np.linspace(-angle / 2, angle / 2, 26)]
        outline = np.array(outline)
        dense = []
        for a, b in zip(outline, np.roll(outline, -1, axis=0)):
            count = max(2, int(np.linalg.norm(b - a) / 0.25))
            dense += [a + (b - a) * t for t in np.linspace(0, 1, count, endpoint=False)]
        dense = np.array(dense)
        middle = np.array([length * 0.62, 0])
        rows = []
        for z, share in [(low, 0.02), (low, 1.0), (low + 0.06, 1.0), (high - 0.06, 1.0), (high, 0.985), (high, 0.5), (high, 0.02)]:
            ring = middle + (dense - middle) * (share * (1 - inset))
            push = fractal(np.column_stack([dense, np.full(len(dense), seed + z)]), 0.9, 3, seed) * wave * (share > 0.9)
            ring = ring + (dense - middle) / np.linalg.norm(dense - middle, axis=1)[:, None] * push[:, None]
            rows.append(np.column_stack([ring, np.full(len(dense), z)]))
        return Shape(np.concatenate(rows), [quads(len(dense), len(rows))])

    ground = scene.heap.rest(x, y, 3, 0.5)
    offset = np.array(place(x, y, ground, (0, 0, turn), 1.0)) @ np.array(place(-length * 0.6, 0, 0))
    sponge = food("sponge", list(crumb), 1.8, 0, 0.7, bump=0.8, bump_scale=9, bump_depth=0.09)
    white = food("frosting", list(cream), 0.7, 0, 0.4, bump=0.15, bump_scale=3, oil=0.15, glow=0.15)
    for index in range(layers):
        low = index * step
        add_one("sponge", wedge(0.0, low, low + step * (1 - thick), 0.07, index * 3.0), sponge, offset)
        add_one("frosting", wedge(0.012, low + step * (1 - thick) - 0.02, low + step + 0.02, 0.1, index * 3.0 + 1), white, offset)
    if top:
        add_one("top", wedge(0.0, height, height + 0.25, 0.05, 50.0), food("top", list(top), 2.2, 0, 0.6, bump=0.8, bump_scale=8, bump_depth=0.1), offset)
    scene.heap.cover(x, y, 3, ground + height)


def scoops(scene, spots, colours=(("#f0dcae", "#f8eac8", "#fff8e6"),), size=2.6, syrup=()):
    """Balls of ice cream. `syrup` contains the colour of the syrup on each ball, or None."""
    for index, (x, y) in enumerate(spots):
        shape = ball(cuts=80)
        # Soft furrows of the spoon around the ball, with torn edges.
        drawn = fractal(shape.vertices, 1.0, 3, index * 7.0, (0.7, 0.7, 6.5))
        furrows = 0.024 * np.sign(drawn) * np.abs(drawn) ** 0.8
        grain = 0.005 * fractal(shape.vertices, 9.0, 2, index * 2.0)
        ridged = 1 + 0.02 * fractal(shape.vertices, 1.2, 3, index * 5.0) + furrows + grain
        torn = 1 + 0.6 * fractal(shape.vertices, 2.6, 3, index * 3.0)
        skirt = 0.16 * torn * np.exp(-((shape.vertices[:, 2] + 0.5) / 0.15) ** 2)
        points = shape.vertices * (ridged + skirt)[:, None] * size
        points[:, 2] = np.maximum(points[:, 2], -0.75 * size)
        ground = scene.heap.rest(x, y, size * 0.6, 0.6)
        def streaked(nodes, colour, local, _, light=colours[index % len(colours)][-1]):
            drawn = nodes.noise(nodes.scaled(local, (0.3, 0.3, 2.6)), 1.0, 4, 0.6)
            return nodes.mix(nodes.between(drawn, 0.5, 0.7, 0, 0.6), colour, light)

        # Ice cream melts slightly at the surface, which gives a soft gloss.
        icy = food(f"scoop-{index}", list(colours[index % len(colours)]), 0.8, 0, 0.42, bump=0.3, bump_scale=9, bump_depth=0.05, glow=0.12, specular=0.4,
                   oil=0.3, oil_rough=0.3, paint=streaked)
        middle = ground + size * 0.72
        add_one("scoop", shape.moved(points), icy, place(x, y, middle, (0.2 * index, 0.1, index * 1.4)))
        poured = syrup[index] if syrup else None
        if poured:
            gloss = food("syrup", [poured, poured], 1.0, 0, 0.12, bump=0.0, oil=1.0, oil_rough=0.03, glow=0.06)
            add_one("syrup", _running(scene, size), gloss, place(x, y, middle, (0.12, 0.0, scene.turn())))
        scene.heap.cover(x, y, size, ground + size * 1.6)


def _running(scene, size, drips=6):
    """A cap of syrup on a ball, with thick drips at its edge."""
    around, rows = 180, 40
    angle = np.linspace(0, 2 * math.pi, around, endpoint=False)
    edge = np.full(around, 0.72)
    for index in range(drips):
        away = np.angle(np.exp(1j * (angle - 2 * math.pi * (index + scene.between(-0.25, 0.25)) / drips)))
        edge = np.maximum(edge, 0.72 + scene.between(0.05, 0.8) * np.exp(-((np.abs(away) / 0.27) ** 3.4)))
    # rounded where drips meet the cap
    soft = np.exp(-((np.arange(-10, 11) / 4.5) ** 2))
    edge = np.convolve(np.tile(edge, 3), soft / soft.sum(), "same")[around : 2 * around]
    share = np.linspace(0.01, 1, rows)[:, None]
    down = share * edge[None]
    thick = 0.05 + 0.035 * (edge[None] - 0.72) * np.exp(-(((share - 0.88) / 0.09) ** 2)) * 2
    out = size * (1 - 0.04 + (0.05 + thick) * np.sqrt(np.clip(1 - share**10, 0, 1)))
    points = np.stack([out * np.sin(down) * np.cos(angle), out * np.sin(down) * np.sin(angle), out * np.cos(down)], -1)
    return Shape(points.reshape(-1, 3), [quads(around, rows)])


def sauce_over(scene, spots, colour="#5a0a12", count=5, reach=2.2, size=0.5, lift=0.05):
    """Thick sauce that flows down from a position."""
    material = food("sauce", [colour, colour], 1.0, 0, 0.15, bump=0.05, oil=0.8, oil_rough=0.05, glow=0.05)
    for x, y in spots:
        for index in range(count):
            turn = scene.turn()
            run = scene.between(0.6, 1.0) * reach
            path = [(x + math.cos(turn) * run * t, y + math.sin(turn) * run * t, 0) for t in np.linspace(0, 1, 12)]
            path = [(a, b, scene.heap.rest(a, b, 0.25, 0.6) + lift) for a, b, _ in path]
            add_one("sauce", tube(smooth(path, 30), np.linspace(size, size * 0.55, len(smooth(path, 30))), 14, 2.0, 0.6), material)
        top = scene.heap.rest(x, y, 0.5, 0.6) + lift
        add_one("sauce", ball((size * 2.4, size * 2.4, size * 0.8), 12), material, place(x, y, top))


def grapes(scene, x, y, count=46, colours=("#8fa02c", "#b3bf4c", "#d3d97c"), raised=False, long=1.1):
    """A bunch of grapes on its side."""
    batch = scene.batch("grapes", [ball((0.95, 0.95, long), 14)])
    for index in range(count):
        along = scene.between(-1, 1)
        width = 2.3 * (1 - abs(along) ** 2 * 0.5) * (1.0 if along > -0.3 else 0.75)
        spot = (x + along * 4.2, y + scene.between(-width, width))
        scene.put(batch, *spot, reach=0.9, share=0.6, lift=0.8, tilt=1.0, size=(0.85, 1.1), height=1.5, follow=False)
    batch.build(food("grapes", list(colours), 0.6, 0.5, 0.25, bump=0.05, oil=0.2, glow=0.35))
    if raised:
        stalk = tube(smooth([(x - 3.6, y, 2.0), (x - 5.0, y + 0.3, 2.6), (x - 6.4, y + 1.0, 2.4)], 20), 0.2, 10)
        add_one("stalk", stalk, food("stalk", ["#5c6f24", "#86903c"], rough=0.6))
    scene.heap.take(x, y, 4.2)


def sticks(scene, spots, length=8.0, colour=("#5c2c10", "#8a4a1c", "#a8642c")):
    """Cinnamon sticks."""
    path = np.stack([np.linspace(-length / 2, length / 2, 20), np.zeros(20), np.zeros(20)], 1)
    batch = scene.batch("sticks", [tube(path, 0.45, 16)])
    for x, y, turn in spots:
        scene.put(batch, x, y, turn, reach=0.5, lift=0.42, tilt=0.02, height=0.8, follow=False)
    batch.build(food("sticks", list(colour), 1.0, 0.3, 0.6, bump=0.5, bump_scale=4, stretch=(0.15, 3, 3)))


def berries(scene, count=10, radius=3.0, at=(0, 0), size=1.0, high=False):
    """Strawberries and blueberries. With `high`, they are on a drink."""
    from_below = scene.heap.height.copy()
    if high:
        scene.heap.height[:] = scene.top + 0.4
    strawberry = []
    for index in range(3):
        shape = ball((1.05 * size, 1.05 * size, 1.6 * size), 18)
        point = np.clip(-shape.vertices[:, 2:] / (1.6 * size), 0, 1)
        strawberry.append(shape.moved(shape.vertices * np.concatenate([1 - 0.72 * point**1.5] * 2 + [np.ones_like(point)], 1)))
    red = scene.batch("strawberry", strawberry)
    blue = scene.batch("blueberry", [ball((0.62 * size, 0.62 * size, 0.55 * size), 12)])
    for index in range(count):
        one, reach = (red, 1.0 * size) if index % 2 == 0 or high else (blue, 0.6 * size)
        scene.lay(one, 1, radius, at=at, reach=reach, lift=0.85 * reach, tilt=0.9, height=1.5 * reach, keep=reach, free=reach * 0.7, follow=False)

    def seeded(nodes, colour, local, _):
        near = nodes.node("TexVoronoi", {"feature": "F1"}, Vector=local, Scale=3.4 / size).outputs["Distance"]
        return nodes.mix(nodes.between(near, 0.2, 0.12), colour, "#f0c860")

    red.build(food("strawberry", ["#8f0a08", "#b8140e", "#d22a18"], 0.5, 0.3, 0.28, bump=0.3, bump_scale=3, oil=0.4, oil_rough=0.1, glow=0.08, paint=seeded))
    blue.build(food("blueberry", ["#161428", "#2a2a4a", "#4a4a6e"], 0.9, 0.3, 0.45, bump=0.1))
    scene.heap.height = from_below if high else scene.heap.height
