"""Food baked in a tandoor: somsa and breads."""

import math

import numpy as np

import greens
from materials import food
from meshes import add_one, place
from noise import fractal
from shapes import Shape, quads, sheet, tube


def _baked(name, colours, char=0.25, seeds_colour=None):
    """Material of a crust: pale below, brown on top, and darker at bulges."""

    def crust(nodes, colour, local, _):
        height = nodes.node("SeparateXYZ", Vector=local).outputs[2]
        spot = nodes.noise(local, 0.45, 5, 0.65)
        brown = nodes.calculate("ADD", nodes.between(height, 0.2, 2.5, 0, 0.6), nodes.between(spot, 0.32, 0.7, -0.2, 0.5))
        baked = nodes.ramp(brown, [(0.12, colours[0]), (0.38, colours[1]), (0.62, colours[2]), (0.9, colours[3])])
        blister = nodes.between(nodes.noise(local, 1.7, 4, 0.65), 0.6, 0.7, 0, 0.75 * char * 2)
        return nodes.mix(blister, baked, "#3a1a0a")

    return food(name, list(colours), rough=0.46, bump=0.7, bump_scale=4, bump_depth=0.12, oil=0.5, oil_rough=0.2,
                specular=0.4, paint=crust)


CRUST = ("#f3d394", "#de983a", "#b8641c", "#632c0c")


def somsa(scene, spots, kind="triangle", size=1.0, seeds_kind="sesame", seed_count=60, colours=CRUST):
    """Somsa: `triangle` (from the tandoor), `round` (parmuda) or `flaky` (square)."""
    variants = [_somsa(kind, index) for index in range(3)]
    batch = scene.batch("somsa", variants)
    for x, y, turn in spots:
        scene.put(batch, x, y, turn, reach=3.4 * size, lift=0.0, share=0.55, tilt=0.05, size=(size * 0.96, size * 1.04),
                  follow=False)
        index, matrix, _ = batch.copies[-1]
        scene.heap.stamp(variants[index].vertices @ matrix[:3, :3].T + matrix[:3, 3])
    batch.build(_baked("somsa", colours))
    for x, y, _ in spots:
        greens.seeds(scene, seeds_kind, seed_count, 2.1 * size, (x, y), size=(1.0, 1.35), sink=0.05)


def _somsa(kind, seed):
    columns, rows = 150, 40
    angle = 2 * np.pi * np.arange(columns) / columns
    if kind == "triangle":
        # a triangle with round corners and slightly bulging sides
        third = (angle + math.pi / 3) % (2 * math.pi / 3) - math.pi / 3
        edge = 3.1 / np.maximum(np.cos(third), 0.52) * (1 - 0.12 * np.exp(-((np.abs(third) - math.pi / 3) / 0.22) ** 2))
    elif kind == "flaky":
        quarter = (angle + math.pi / 4) % (math.pi / 2) - math.pi / 4
        edge = 3.3 / np.maximum(np.cos(quarter), 0.74)
    else:
        edge = np.full(columns, 4.1)
    edge = edge * (1 + 0.02 * np.sin(angle * 3 + seed))
    share = np.concatenate([np.linspace(0.01, 1, rows - 12), np.linspace(0.99, 0.05, 12)])[:, None]
    top = np.arange(rows)[:, None] < rows - 12
    x, y = edge * share * np.cos(angle), edge * share * np.sin(angle)
    dome = 2.3 * np.clip(1 - share**2.6, 0, 1) ** 0.62
    z = np.where(top, 0.45 + dome, 0.05 + 0.35 * share**6)
    if kind == "triangle":
        # two seams from corners to the middle where the dough is folded over
        for corner in (math.pi / 3, math.pi, -math.pi / 3):
            across = np.abs(np.sin(angle - corner))[None] * share * 3 + 5 * (np.cos(angle - corner) < 0)[None]
            z = z - 0.22 * np.exp(-((across / 0.22) ** 2)) * top * share
    if kind == "flaky":
        z = z + 0.07 * np.sin(share * 34 + 0.6 * np.sin(angle * 2)[None]) * top
    if kind == "round":
        z = z + 0.16 * np.cos(12 * angle + share * 5) * top * np.exp(-((share - 0.2) / 0.2) ** 2)
    points = np.stack([x, y, np.broadcast_to(z, x.shape)], -1).reshape(-1, 3)
    points[:, 2] += 0.1 * fractal(points, 0.7, 3, seed * 4.0)
    return Shape(points, [quads(columns, rows)])


def bread(scene, at=(0, 0), radius=9.5, kind="obi", turn=0.0, lean=(0, 0), lift=0.0):
    """Round tandoor bread with a puffed rim and a pressed, pricked middle."""
    well, rim, colours, stamps = {
        "obi": (0.56, 2.6, ("#e9bf76", "#dc9c44", "#b86a22", "#793a14"), (0.16, 0.32, 0.46)),
        "samarkand": (0.44, 3.2, ("#e2ac5a", "#cc8332", "#a2591c", "#6c3410"), (0.12, 0.24, 0.36)),
        "patir": (0.72, 2.1, ("#d9933c", "#bd6c1e", "#8f4714", "#54260c"), (0.1, 0.2, 0.3, 0.4, 0.5, 0.6)),
        "kulcha": (0.34, 1.25, ("#ecbc68", "#dc9a3e", "#b56a20", "#834014"), (0.12, 0.24)),
        "maize": (0.0, 2.4, ("#f0c050", "#e0a030", "#c07c20", "#8a5014"), ()),
    }[kind]

    def height(x, y, u):
        angle = np.arctan2(y, x)
        wave = fractal(np.stack([x, y, 0 * x], -1).reshape(-1, 3), 0.33, 3, radius).reshape(x.shape)
        if kind == "maize":
            return 0.2 + rim * np.sqrt(np.clip(1 - u**3, 0, 1)) * (0.85 + 0.3 * wave)
        ring = np.exp(-(((u - (well + 1) / 2) / ((1 - well) * 0.36)) ** 2)) * np.sqrt(np.clip((1 - u) / 0.06, 0, 1))
        z = 0.75 + rim * ring * (0.9 + 0.28 * wave) - 0.2 * (u < well)
        for stamp in stamps:
            reps = max(8, int(stamp * 60))
            dots = np.exp(-(((u - stamp) * radius / 0.16) ** 2)) * (0.5 + 0.5 * np.cos(angle * reps)) ** 6
            z = z - 0.4 * dots
        return np.where(u > 0.992, 0.05, z)

    shape = sheet(radius, height, 260, 150, 0.025, radius + turn)
    ground = scene.heap.rest(*at, radius * 0.7, 0.5)
    add_one("bread", shape, _baked("bread", colours), place(*at, ground + lift, (*lean, turn), 1.0))
    scene.heap.cover(*at, radius * 0.97, ground + 1.6)
    reach = np.hypot(scene.heap.x - at[0], scene.heap.y - at[1])
    top = ground + lift + 0.75
    scene.heap.height = np.where(reach < radius * max(well, 0.5), np.maximum(top, 0.0), scene.heap.height)


def coil(scene, at=(0, 0), radius=9.6, turns=5.2, thick=1.25, colours=("#f2d290", "#dda24c", "#b96c22", "#7d3d12")):
    """Qatlama: a rope of buttered layers, wound from the middle and pressed flat, with open layers along the rope."""
    count, sides = 1500, 34
    share = np.linspace(0, 1, count)
    # equal steps along the rope
    angle = 2 * math.pi * turns * np.sqrt(share * 0.995 + 0.005)
    reach = (radius - thick) * angle / angle[-1]
    height = thick * (0.78 + 0.5 * np.exp(-((reach / (radius * 0.34)) ** 2)))
    path = np.stack([reach * np.cos(angle), reach * np.sin(angle), height], 1)
    path[:, :2] += 0.16 * fractal(path, 0.35, 2, 3.0)[:, None]
    # The end of the rope is thin and below the bread.
    tail = np.clip((1 - share) / 0.06, 0.12, 1)
    path[:, 2] *= 0.55 + 0.45 * tail
    about = np.linspace(0, 2 * math.pi, sides, endpoint=False)
    shape = tube(path, thick * 1.06 * tail, sides, 2.0, 0.92)
    rope = shape.vertices.reshape(count, sides, 3)
    along = np.stack([angle * 1.1, 0 * angle, 0 * angle], 1)
    drift = fractal(along, 1.0, 2, 5.0)[:, None] * 0.9
    layers = np.abs(np.sin(about[None] * 3.5 + drift * 2)) ** 0.6
    torn = fractal(np.stack([np.repeat(angle * 2.4, sides), np.tile(about * 2.2, count), 0 * np.tile(about, count)], 1), 1.0, 3, 9.0).reshape(count, sides)
    push = 1 + 0.13 * (layers - 0.6) + 0.07 * torn
    rope = path[:, None] + (rope - path[:, None]) * push[..., None]
    rope[..., 2] = np.maximum(rope[..., 2], 0.05)
    ground = scene.heap.rest(*at, radius * 0.7, 0.5)
    matrix = np.array(place(*at, ground, (0, 0, 0.6)))
    add_one("coil", shape.moved(rope.reshape(-1, 3)), _baked("coil", colours, 0.16), matrix)
    scene.heap.stamp(rope.reshape(-1, 3) @ matrix[:3, :3].T + matrix[:3, 3], 4)
