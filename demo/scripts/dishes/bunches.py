"""Herbs, vegetables and fruit in bunches and pods, ginger, bananas, and an avocado cut open."""

import math

import numpy as np

import produce
from greens import leaf_material
from materials import food
from meshes import add_one, place
from noise import fractal
from shapes import Shape, ball, blob, leaf, quads, revolve, smooth, tube

# Values: leaf (length, width, lobes), colours, number of leaves per stem, number of stems.
HERBS = {
    "dill": ((0, 0, 0), ("#2c5a16", "#5a8f34"), 9, 46),
    "coriander": ((1.7, 1.5, 3), ("#2c6414", "#62a032"), 6, 40),
    "parsley": ((1.9, 1.5, 3), ("#1f5010", "#4a8a26"), 6, 40),
    "basil": ((2.6, 1.5, 0), ("#260a24", "#5f2450"), 7, 26),
    "mint": ((2.3, 1.4, 0), ("#1c5c1c", "#4f9a3c"), 8, 28),
    "spinach": ((5.0, 3.0, 0), ("#1c4a10", "#3f7d24"), 1, 26),
}


def bunch(scene, kind, x=0.0, y=0.0, turn=1.57, size=1.0):
    """A bunch of herbs: stems in a band, with leaves at the end."""
    (length, width, lobes), colours, each, stems = HERBS[kind]
    ground = scene.heap.rest(x, y, 1.5, 0.5)
    lying = np.array(place(x, y, ground, (0, 0, turn), size))
    green = scene.batch(f"{kind}-leaves", [_feather(scene) if kind == "dill" else leaf(length, width, scene.between(0.1, 0.5), index, lobes) for index in range(5)])
    stalks = scene.batch(f"{kind}-stems", [])
    for index in range(stems):
        wide, high = scene.between(-1, 1), scene.between(0, 1)
        reach = scene.between(5.0, 7.6)
        path = smooth([(-6.4, wide * 1.3, 0.25 + high * 0.9), (-2.6, wide * 0.7, 0.4 + high * 0.9), (1.4, wide * 1.7, 0.5 + high * 1.9),
                       (reach, wide * 3.8 * scene.between(0.75, 1.15), 0.5 + high * (2.4 - 0.8 * abs(wide)))], 28)
        stalks.variants.append(tube(path, np.linspace(0.15, 0.06, len(path)), 7))
        stalks.add(lying, index, scene.between(0, 1))
        for number in range(each):
            at = path[int(len(path) * (0.5 + 0.49 * (number + 1) / each)) - 1] if each > 1 else path[-1] - (0.8, 0, 0)
            side = 1 if number % 2 else -1
            heading = math.atan2(wide * 0.5, 1) + side * scene.between(0.3, 1.1) * (number < each - 1)
            spread = 0.4 * (length or 2.2)
            spot = place(at[0] + spread * math.cos(heading), at[1] + spread * math.sin(heading), at[2] + scene.between(0, 0.35), (scene.between(-0.5, 0.5), scene.between(-0.45, 0.3), heading),
                         scene.between(0.75, 1.1))
            green.add(lying @ np.array(spot))
    stalks.build(food(f"{kind}-stem", ["#55782a", "#82a248", "#a5bd68"], 1.0, 0.5, 0.45, glow=0.15))
    green.build(leaf_material(kind, *colours, glow=0.2))
    around = np.linspace(0, 2 * math.pi, 40)
    band = tube(np.stack([0.16 * np.sin(around * 3) - 2.8, 1.0 * np.cos(around), 0.85 + 0.75 * np.sin(around)], 1), 0.13, 8)
    add_one("band", band, food("band", ["#b0402a", "#c9583c"], rough=0.5), lying)
    scene.heap.cover(x, y, 3 * size, ground + 1.8 * size)


def spring_onions(scene, count=7):
    """A bunch of spring onions in a band: white bulbs with roots, and hollow green leaves."""

    def grown(nodes, colour, local, _):
        x = nodes.node("SeparateXYZ", Vector=local).outputs[0]
        share = nodes.between(nodes.calculate("ADD", x, nodes.between(nodes.noise(local, 1.5, 2), 0.3, 0.7, -0.5, 0.5)), -8.0, 2.0)
        return nodes.mix(1.0, colour, nodes.ramp(share, [(0.0, "#f3eede"), (0.2, "#f0ecd2"), (0.42, "#b9cf7a"), (0.62, "#5c9a34"), (1.0, "#2f6d1c")]))

    skin = food("spring-onion", ["#ffffff", "#ffffff"], 1.0, 0, 0.34, bump=0.15, bump_scale=6, stretch=(0.2, 3, 3), oil=0.3, glow=0.12, paint=grown)
    lying = np.array(place(0, 0, 0, (0, 0, 0.95)))
    for index in range(count):
        wide, high = (index % 4 - 1.5) * 1.15 + scene.between(-0.1, 0.1), 0.5 + 0.95 * (index // 4)
        wide += 0.55 * (index // 4)
        foot = -8.2 + scene.between(-0.5, 0.5)
        neck = [(foot, wide * 1.25, high + 0.1), (foot + 1.2, wide * 1.15, high + 0.1), (foot + 4, wide * 0.8, high), (-1.0, wide * 0.75, high), (1.4, wide * 0.85, high + 0.1)]
        path = smooth(neck, 60)
        along = path[:, 0] - foot
        radius = 0.36 + 0.36 * np.exp(-(((along - 0.75) / 0.75) ** 2))
        radius[:3] *= (0.35, 0.7, 0.9)
        add_one("stalk", tube(path, radius, 20), skin, lying)
        for angle in np.linspace(0, 6, 12):
            end = (foot - scene.between(0.5, 0.9), wide * 1.25 + 0.4 * math.cos(angle), max(0.08, high + 0.4 * math.sin(angle) - 0.1))
            add_one("root", tube(smooth([(foot + 0.15, wide * 1.25, high + 0.1), (foot - 0.25, (wide * 1.25 + end[1]) / 2 + 0.1, (high + end[2]) / 2), end], 10), 0.035, 5),
                    food("root", ["#d8c9a4", "#efe6cc"], rough=0.8), lying)
        for number in range(3):
            out = wide * scene.between(1.3, 1.9) + (number - 1) * scene.between(0.7, 1.2)
            reach = scene.between(6.0, 8.8)
            blade = smooth([(0.2, wide * 0.8, high), (2.2, wide * 0.9 + out * 0.12, high + 0.15), (4.6, (wide + out) / 2, high + scene.between(0.1, 0.8)), (reach, out, max(0.3, high * scene.between(0.3, 1.0)))], 50)
            t = np.linspace(0, 1, len(blade))
            add_one("blade", tube(blade, 0.36 * np.sqrt(np.clip(1 - t**3, 0.01, 1)), 16, 2.0, 0.8), skin, lying)
    around = np.linspace(0, 2 * math.pi, 50)
    band = tube(np.stack([0 * around - 3.0, 2.0 * np.cos(around), 0.95 + 1.0 * np.sin(around)], 1), 0.12, 8)
    add_one("band", band, food("band", ["#b0402a", "#c9583c"], rough=0.5), lying)


def cabbage(scene, size=6.0):
    """A cabbage: a firm head of pale leaves with veins from the root."""

    def veined(nodes, colour, local, _):
        vein = nodes.attribute("vein", "Fac")
        return nodes.mix(nodes.calculate("MULTIPLY", vein, 0.7), colour, "#eef0cc")

    leafy = food("cabbage", ["#a3bd60", "#c0d284", "#d8e2ac"], 0.35, 0.5, 0.4, bump=0.25, bump_scale=4, oil=0.25, oil_rough=0.25, glow=0.12, paint=veined)
    core = ball((size * 0.93, size * 0.93, size * 0.86), 30)
    middle = place(0, 0, size * 0.86, (0.55, 0, 0))
    add_one("head", core, leafy, middle, 0.9)
    rows, columns = 60, 70
    t, u = np.meshgrid(np.linspace(0, 1, rows), np.linspace(-1, 1, columns), indexing="ij")
    for index in range(7):
        outer = index / 6
        turn = index * 2.4
        wide = (0.55 + 0.9 * np.sin(np.pi * np.clip(t, 0, 1) ** 0.8 * 0.62)) * (1.15 + 0.1 * np.sin(index))
        # The angle runs from the root at the bottom to beyond the top.
        down = np.pi * (1 - t * (0.96 - 0.24 * outer) * (1 - 0.2 * u**2) * (1 + 0.03 * np.sin(u * 5 + index * 2)))
        side = u * wide
        flat = np.stack([side.ravel(), (t * 3).ravel(), np.full(t.size, index * 4.0)], 1)
        wave = fractal(flat, 1.2, 3, index * 3.1).reshape(t.shape)
        rim = np.clip((np.maximum(np.abs(u), t) - 0.8) / 0.2, 0, 1)
        veins = np.exp(-((u / (0.07 * (1.3 - t))) ** 2))
        for step in (0.12, 0.26, 0.4, 0.55, 0.7):
            veins = np.maximum(veins, 0.75 * np.exp(-(((t - step - 0.42 * np.abs(u) ** 0.8) / 0.012) ** 2)) * (1 - 0.5 * np.abs(u)))
        out = size * (0.95 + 0.012 * index + 0.02 * wave + rim**1.5 * (0.03 + 0.05 * outer + 0.05 * wave) + 0.012 * veins)
        x, y, z = np.sin(down) * np.cos(side), np.sin(down) * np.sin(side), np.cos(down) * 0.93
        points = np.stack([out * x, out * y, out * z], -1).reshape(-1, 3)
        thing = add_one("leaf", Shape(points, [quads(columns, rows, wrap=False)]), leafy, middle @ place(0, 0, 0, (0.4 * math.sin(index * 2.1), 0.4 * math.cos(index * 3.3), turn)), 0.95 - 0.75 * outer)
        thing.data.attributes.new("vein", "FLOAT", "POINT").data.foreach_set("value", veins.ravel().astype(np.float32))


def lettuce(scene, leaves=34, size=1.0):
    """A head of lettuce with frilled leaves, in its pot."""
    rows, columns = 60, 110
    t, u = np.meshgrid(np.linspace(0, 1, rows), np.linspace(-1, 1, columns), indexing="ij")
    pot = smooth([(0.01, 0.1), (1.9, 0.0), (2.5, 2.6), (2.75, 2.8), (2.7, 3.0), (2.3, 2.9), (0.01, 2.7)], 60)
    add_one("pot", revolve(pot, 72), food("pot", ["#2a2622", "#3a352f"], rough=0.6), place(0, 0, 0, (0, 0, 0), size))

    def pale(nodes, colour, local, _):
        share, vein = nodes.attribute("along", "Fac"), nodes.attribute("vein", "Fac")
        colour = nodes.mix(nodes.between(share, 0.5, 0.05, 0, 0.8), colour, "#e6efb4")
        return nodes.mix(nodes.calculate("MULTIPLY", vein, 0.5), colour, "#dbe8a0")

    green = food("lettuce", ["#63a026", "#8cc03e", "#bcdc70"], 0.8, 0.5, 0.45, bump=0.4, bump_scale=3.0, bump_depth=0.1, oil=0.05, glow=0.3, paint=pale)
    for index in range(leaves):
        outer = ((index + 0.5) / leaves) ** 0.7
        turn, lean, long = index * 2.39996 + scene.between(-0.15, 0.15), 0.12 + 1.12 * outer, 4.6 + 2.6 * outer
        # The edge of a leaf is longer than its middle, so the edge has folds.
        frill = np.clip(np.maximum(np.abs(u), (t - 0.35) / 0.65) - 0.45, 0, 1) ** 1.5 * 2.2 * t
        wave = np.sin(t * 27 + index) * np.abs(u) ** 2 + np.sin(u * 15 + index * 2) * t**4 + 0.5 * fractal(np.stack([t.ravel() * 5, u.ravel() * 5, np.full(t.size, index * 3.0)], 1), 1.0, 2).reshape(t.shape)
        half = (0.5 + 2.5 * np.sin(np.pi * np.clip(t, 0, 1) ** 0.75 * 0.78)) * (0.62 + 0.36 * outer) * np.sqrt(np.clip(1 - t**16, 0.03, 1))
        side, out = u * half * (1 + 0.08 * wave * frill), t * long * (1 - 0.1 * u**2) + 0.12 * wave * frill
        cup = 0.24 * u**2 * half * (1.2 - 0.7 * outer) + 0.5 * wave * frill
        # A leaf rises in the direction of its tilt and bends outwards at the tip.
        bow = lean + 0.55 * t**2 * (0.4 + outer)
        x, z = out * np.sin(bow) - cup * np.cos(bow) + 0.25, out * np.cos(bow) + cup * np.sin(bow) + 2.6
        points = np.stack([x, side, z], -1).reshape(-1, 3) * size
        thing = add_one("leaf", Shape(points, [quads(columns, rows, wrap=False)]), green, place(0, 0, 0, (0, 0, turn)), scene.between(0, 0.5) + 0.5 * (1 - outer))
        vein = np.exp(-((u / (0.05 * (1.3 - t))) ** 2))
        for name, value in (("along", t), ("vein", vein)):
            thing.data.attributes.new(name, "FLOAT", "POINT").data.foreach_set("value", value.ravel().astype(np.float32))


def _feather(scene):
    """A frond of dill: threads on both sides of a rib."""
    parts = [tube([(-1.1, 0, 0), (0, 0, 0.1), (1.2, 0, 0)], [0.05, 0.04, 0.03], 5)]
    for index in range(15):
        at, side = -0.9 + 0.14 * index, 1 if index % 2 else -1
        long = 0.85 * (1 - 0.35 * abs(at))
        end = (at + 0.5 * long, side * long * 0.75, scene.between(-0.1, 0.35))
        parts.append(tube([(at, 0, 0.05), (at + 0.28 * long, side * long * 0.3, 0.1), end], [0.042, 0.038, 0.022], 5))
    start, faces = 0, []
    for part in parts:
        rows = len(part.vertices) // 5
        faces.append(quads(5, rows) + start)
        start += len(part.vertices)
    return Shape(np.concatenate([part.vertices for part in parts]), faces)


def broccoli(scene, spots):
    """Broccoli: heads of small green buds on a pale stalk. `spots` are (x, y, size)."""
    stalk, buds = food("stalk", ["#7d9a4a", "#a5bb70", "#c4d494"], 0.8, 0.3, 0.5, bump=0.15), food("buds", ["#24581a", "#41802c", "#6aa544"], 1.4, 0.6, 0.7, bump=1.0, bump_scale=9, bump_depth=0.12)
    for x, y, size in spots:
        ground = scene.heap.rest(x, y, 2.0, 0.5)
        lying = np.array(place(x, y, ground + 2.6 * size, (1.25, 0, scene.between(-0.6, 0.6)), size))
        batch = scene.batch("buds", [blob((0.95, 0.95, 0.85), index, 0.3, 2.6, 14) for index in range(5)])
        for index in range(95):
            out, angle = math.sqrt((index + 0.5) / 95), index * 2.39996
            reach = 4.0 * out
            spot = (reach * math.cos(angle), reach * math.sin(angle), 3.0 * math.sqrt(max(0, 1 - out**2 * 0.92)) + 0.3 * scene.between(-1, 1))
            batch.add(lying @ np.array(place(*spot, (scene.between(0, 6), scene.between(0, 6), 0), scene.between(0.75, 1.15))))
        batch.build(buds)
        add_one("stalk", revolve(smooth([(0.01, -4.6), (1.25, -4.5), (1.2, -2.2), (2.2, 0.0), (3.4, 1.0), (0.01, 1.4)], 60), 48), stalk, lying)
        scene.heap.cover(x, y, 4 * size, ground + 5 * size)


def pods(scene, spots):
    """Pea pods; `spots` are (x, y, turn)."""
    t = np.linspace(-1, 1, 90)
    made = []
    for index in range(3):
        path = np.stack([t * 4.4, 0.5 * t**2, 0.1 * np.sin(t * 3 + index)], 1)
        swell = 0.66 + 0.13 * np.abs(np.sin(t * 11))
        made.append(tube(path, swell * np.clip(1 - np.abs(t) ** 3.4, 0.03, 1) ** 0.8, 24, 2.0, 0.72))
    batch = scene.batch("pods", made)
    for x, y, turn in spots:
        scene.put(batch, x, y, turn, reach=1.5, lift=0.5, tilt=0.08, height=0.9, follow=False)
    batch.build(food("pods", ["#3d7a1c", "#5f9e30", "#86bc50"], 0.5, 0.4, 0.35, bump=0.1, oil=0.25, glow=0.15))


def ginger(scene):
    """A ginger root with several knobs."""
    skin = food("ginger", ["#a8814a", "#c4a06a", "#dabf90"], 0.7, 0, 0.6, bump=0.45, bump_scale=4, stretch=(2.2, 0.5, 0.5))
    for index, (x, y, turn, long, thick) in enumerate([(0, 0, 0.3, 4.6, 1.5), (-2.6, 1.6, 1.7, 2.4, 1.2), (0.8, 1.8, 1.3, 2.6, 1.15), (2.8, 0.2, -1.0, 2.0, 1.0), (-1.2, -1.6, -0.9, 2.2, 1.1), (4.0, 1.6, 0.6, 1.8, 0.95)]):
        shape = blob((long, thick, thick * 0.9), index * 2.1, 0.16, 1.2, 26)
        rings = 1 + 0.03 * np.sin(shape.vertices[:, 0] * 5)
        points = shape.vertices * np.column_stack([np.ones_like(rings), rings, rings])
        add_one("ginger", shape.moved(points), skin, place(x, y, thick * 0.85, (0, 0, turn)), index * 0.17)


def bananas(scene, count=5):
    """A bunch of bananas on its side."""
    peel = food("banana", ["#d9a80c", "#eec22a", "#f6d452"], 0.4, 0.3, 0.4, bump=0.06, oil=0.12, specular=0.35, paint=_ripened)
    tip = food("tip", ["#2a1c0c", "#4a3418"], rough=0.7)
    for index in range(count):
        fan = (index - (count - 1) / 2) / count
        t = np.linspace(0, 1, 60)
        turn = 2.5 + fan * 0.3 - t * 1.9
        path = np.stack([8.2 * np.cos(turn), 8.2 * np.sin(turn) - 6.0 + index * -1.5 * t * (1 - 0.2 * t), 1.6 + 0.0 * t + 1.1 * np.sin(np.pi * t) * (index % 2)], 1)
        radius = 1.62 * np.clip(np.minimum((t + 0.02) / 0.16, (1.02 - t) / 0.14), 0.28, 1) ** 0.75
        shape = tube(path, radius, 40, 2.3, 0.95)
        add_one("banana", shape, peel, place(1.4, 2.6, 0), index / count)
        add_one("tip", blob((0.5, 0.5, 0.5), index, 0.15, 1, 8), tip, place(1.4 + path[-1, 0], 2.6 + path[-1, 1], path[-1, 2]))
    add_one("stalk", blob((1.3, 1.2, 1.0), 3.0, 0.2, 1, 14), tip, place(1.4 + 8.2 * math.cos(2.5), 2.6 + 8.2 * math.sin(2.5) - 6.0, 1.6))


def _ripened(nodes, colour, local, _):
    spots = nodes.between(nodes.noise(nodes.scaled(local, (1, 1, 1)), 1.6, 4, 0.7), 0.66, 0.72, 0, 0.7)
    return nodes.mix(spots, colour, "#6b4412")


def avocado_half(scene, x, y, turn=0.4):
    """An avocado half with its stone."""
    whole = revolve(smooth(produce.OUTLINES["avocado"], 110), 144)
    points = whole.vertices.copy()
    points[:, 1] = np.minimum(points[:, 1], 0)

    def cut(nodes, colour, local, _):
        a, b, c = nodes.node("SeparateXYZ", Vector=local).outputs
        out = nodes.calculate("POWER", nodes.calculate("ADD", nodes.calculate("MULTIPLY", a, a), nodes.calculate("POWER", nodes.calculate("MULTIPLY", nodes.calculate("ADD", c, 0.9), 0.66), 2.0)), 0.5)
        flesh = nodes.ramp(nodes.calculate("DIVIDE", out, 3.2), [(0.3, "#e9d774"), (0.62, "#dcd270"), (0.85, "#9cb23c"), (0.97, "#4f7a1c")])
        return nodes.mix(nodes.between(b, -0.06, -0.01), colour, flesh)

    skin = food("avocado-half", ["#14200a", "#233612"], 0.5, 0, 0.35, bump=0.1, oil=0.2, paint=cut)
    lying = np.array(place(x, y, 2.9, (math.pi / 2 - 0.25, 0, turn)))
    add_one("half", whole.moved(points), skin, lying)
    stone = ball((1.5, 1.35, 1.5), 20)
    stone = stone.moved(stone.vertices * (1 + 0.03 * fractal(stone.vertices, 0.9, 3, 2.0))[:, None] + np.array([0, 0.15, -0.9]))
    add_one("stone", stone, food("stone", ["#4a230c", "#70390f", "#8f5424"], 0.8, 0, 0.35, bump=0.15, oil=0.3), lying)
