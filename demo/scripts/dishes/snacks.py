"""Snacks: crisps, toasts, rings of dough, pancakes and dips."""

import math

import numpy as np

from butcher import apart
from materials import food, glaze
from meshes import add_one, place
from noise import fractal
from places import settled
from shapes import Shape, chunk, quads, revolve, smooth, tube


def nachos(scene, count=40, radius=None, size=1.0, at=(0, 0)):
    """Nachos: bent triangles of maize."""
    made = []
    for index in range(4):
        side = 16
        a, b = (grid.ravel() for grid in np.meshgrid(np.linspace(0, 1, side), np.linspace(-1, 1, side), indexing="ij"))
        x, y = (a - 0.6) * 3.4, b * a * 1.95
        z = 0.12 * (x**2) * 0.6 - 0.1 * y**2 * math.cos(index) + 0.1 * np.sin(x * 1.4 + index) + 0.05 * np.sin(y * 5 + index * 2)
        grid = quads(side, side, wrap=False)
        top, below = np.stack([x, y, z + 0.07], 1), np.stack([x, y, z - 0.07], 1)
        made.append(Shape(np.concatenate([top, below]) * size, [grid[:, ::-1], grid + side * side]))
    batch = scene.batch("nachos", made)
    scene.lay(batch, count, radius, at=at, reach=1.3 * size, share=0.7, lift=0.3, tilt=0.55, height=0.5, size=(0.85, 1.1))
    batch.build(food("nachos", ["#c9851c", "#e6ac3c", "#f3c968"], 1.6, 0.4, 0.5, bump=0.4, bump_scale=8, bump_depth=0.03, oil=0.15, char=0.25))


def _slice_of_loaf(index, size):
    """A diagonal slice of a long loaf: an oval with open crumb and a crust along the edge."""
    columns = 170
    angle = 2 * np.pi * np.arange(columns) / columns
    out = (np.abs(np.cos(angle) / 3.7) ** 2.5 + np.abs(np.sin(angle) / 2.15) ** 2.5) ** (-1 / 2.5) * (1 + 0.03 * np.sin(3 * angle + index))
    face = [(share, 0.62) for share in np.linspace(0.01, 0.95, 62)]
    rows = [*face, (0.975, 0.58), (0.99, 0.48), *[(1 + 0.02 * math.cos(z * 2.4), z) for z in np.linspace(0.36, -0.36, 10)], (0.99, -0.48), (0.975, -0.58), *[(share, -0.62) for share, _ in face[::-1]]]
    points = np.concatenate([np.column_stack([out * share * np.cos(angle), out * share * np.sin(angle), np.full(columns, z)]) for share, z in rows])
    on_face = np.repeat([share <= 0.95 for share, _ in rows], columns)
    # holes of all sizes, deepest where they are wide
    holes = np.clip(fractal(points, 1.2, 2, index * 5.0) - 0.3, 0, 0.22) + 0.7 * np.clip(fractal(points, 2.8, 2, index * 3.0) - 0.26, 0, 0.2)
    points[:, 2] -= np.sign(points[:, 2]) * holes * 1.5 * on_face
    points += 0.05 * fractal(points, 0.6, 3, index * 7.0)[:, None]
    return Shape(points * size, [quads(columns, len(rows))])


def toasts(scene, spots, size=1.0, colours=("#f2c868", "#d9942e", "#8a4a12")):
    """Toasted slices of a long loaf. `spots` are (x, y, turn, lean), where `lean` is the tilt on the previous slice."""
    soft, gold, brown = colours

    def crumb(nodes, colour, local, chance):
        x, y, z = nodes.node("SeparateXYZ", Vector=local).outputs
        square = lambda value, by: nodes.calculate("POWER", nodes.calculate("ABSOLUTE", nodes.calculate("DIVIDE", value, by * size)), 2.5)
        away = nodes.calculate("POWER", nodes.calculate("ADD", square(x, 3.7), square(y, 2.15)), 0.4)
        wave = nodes.between(nodes.noise(apart(nodes, local, chance), 0.7, 5, 0.65), 0.25, 0.75, -0.36, 0.36)
        toasted = nodes.ramp(nodes.calculate("ADD", away, wave), [(0.28, soft), (0.7, gold), (1.0, brown)])
        # The bottoms of holes are dark and buttered instead of toasted.
        deep = nodes.between(nodes.calculate("ABSOLUTE", z), 0.6 * size, 0.36 * size, 0, 0.55)
        inside = nodes.mix(nodes.calculate("MULTIPLY", deep, nodes.between(away, 0.96, 0.92)), toasted, "#b8741c")
        return nodes.mix(nodes.between(away, 0.95, 0.985), inside, nodes.ramp(nodes.noise(local, 0.6, 4, 0.6), [(0.35, "#b5702a"), (0.65, "#6f350c")]))

    bread = food("toast", list(colours), 1.0, 0, 0.42, bump=0.7, bump_scale=6, bump_depth=0.08, oil=0.55, oil_rough=0.2, paint=crumb)
    for index, (x, y, turn, lean) in enumerate(spots):
        shape = _slice_of_loaf(index % 4, size)
        matrix, points = settled(scene, shape, x, y, turn, (lean, 0), reach=0.6, steepest=0.0, touch=0.99)
        add_one("toast", shape, bread, matrix, index * 0.29 % 1)
        scene.heap.stamp(points)


def donuts(scene, spots, size=1.0, glaze_colour="#3a1a0c"):
    """Rings of dough with a glaze that ran down, and sprinkles."""
    u, v = 96, 36
    around = np.linspace(0, 2 * np.pi, u, endpoint=False)[None]
    about = np.linspace(0, 2 * np.pi, v, endpoint=True)[:, None]

    def ring(thick, low=None):
        r = 3.3 + thick * 1.18 * np.cos(about) + 0 * around
        z = thick * np.sin(about) + 0 * around
        if low is not None:
            z = np.maximum(z, low + 0.35 * np.sin(around * 7) + 0.2 * np.sin(around * 13 + 1))
        points = np.stack([r * np.cos(around), r * np.sin(around), z], -1).reshape(-1, 3)
        points = points * (1 + 0.02 * fractal(points, 0.5, 3, 2.0))[:, None]
        return Shape(points * size, [quads(u, v)])

    dough = food("donut", ["#b5691c", "#d8963c", "#edc078"], 0.7, 0, 0.5, bump=0.25, bump_scale=5)
    icing = food("icing", [glaze_colour, glaze_colour], rough=0.2, bump=0.05, bump_scale=2, oil=0.8, oil_rough=0.05)
    for x, y in spots:
        ground = scene.heap.rest(x, y, 2.0, 0.6)
        matrix = place(x, y, ground + 1.75 * size, (scene.between(-0.06, 0.06), scene.between(-0.06, 0.06), scene.turn()))
        body, top = ring(1.8), ring(1.92, 0.25)
        add_one("donut", body, dough, matrix)
        add_one("icing", top, icing, matrix)
        array = np.array(matrix)
        scene.heap.stamp(top.vertices @ array[:3, :3].T + array[:3, 3])
        for number, colour in enumerate(("#d92a1c", "#f3c21c", "#2f8fd0", "#4fae3a", "#f6f1e6")):
            batch = scene.batch(f"sprinkle-{number}", [tube([(-0.28, 0, 0), (0, 0, 0.02), (0.28, 0, 0)], 0.085, 10)])
            scene.lay(batch, 16, 4.4 * size, 2.2 * size, (x, y), reach=0.2, share=0.8, lift=0.07, tilt=0.2, size=(0.85, 1.1))
            batch.build(food(f"sprinkle-{number}", [colour, colour], rough=0.35, bump=0.0, oil=0.3))


def pancakes(scene, count=5, radius=6.0, at=(0, 0)):
    """A stack of pancakes, brown on top and pale at the edge."""

    def browned(nodes, colour, local, _):
        x, y, z = nodes.node("SeparateXYZ", Vector=local).outputs
        out = nodes.calculate("POWER", nodes.calculate("ADD", nodes.calculate("MULTIPLY", x, x), nodes.calculate("MULTIPLY", y, y)), 0.5)
        edge = nodes.calculate("ADD", nodes.calculate("DIVIDE", out, radius), nodes.between(nodes.noise(local, 0.7, 4), 0.25, 0.75, -0.1, 0.1))
        return nodes.ramp(edge, [(0.15, "#b56a20"), (0.7, "#9a5416"), (0.88, "#d99a44"), (0.97, "#f3d592")])

    material = food("pancake", ["#b56a20", "#d99a44"], rough=0.5, bump=0.25, bump_scale=5, bump_depth=0.05, oil=0.15, paint=browned)
    for index in range(count):
        edge = smooth([(0.01, 0), (radius * 0.9, 0.02), (radius, 0.42), (radius * 0.93, 0.95), (radius * 0.6, 1.05), (0.01, 1.05)], 40)
        shape = revolve(edge, 110)
        shape = shape.moved(shape.vertices * (1 + 0.03 * fractal(shape.vertices, 0.3, 3, index * 7.0))[:, None])
        ground = scene.heap.rest(*at, 1.0, 0.5)
        matrix = place(at[0] + scene.between(-0.25, 0.25), at[1] + scene.between(-0.25, 0.25), ground, (0, 0, scene.turn()))
        add_one("pancake", shape, material, matrix)
        away = np.hypot(scene.heap.x - at[0], scene.heap.y - at[1])
        scene.heap.height = np.where(away < radius * 0.97, ground + 1.03, scene.heap.height)


def dip(scene, at=(0, 0), colour="#b5200c", radius=4.2, height=2.8, flecks=None):
    """A small white dish of sauce; `flecks` are its herbs or spices."""
    wall = smooth([(0.01, 0.4), (radius * 0.8, 0.5), (radius * 0.96, height * 0.7), (radius, height), (radius * 1.06, height + 0.05),
                   (radius * 1.07, height - 0.2), (radius * 0.98, height * 0.5), (radius * 0.78, 0.0), (0.01, 0.0)], 80)
    add_one("dish", revolve(wall, 96), glaze("dip", None), place(*at, 0))
    level, reach = height * 0.82, radius * 0.975
    rings = [(share * reach, level + 0.12 * math.sin(share * 11) * (1 - share)) for share in np.linspace(1, 0.01, 24)]
    sauce = revolve(rings, 96)
    wave = 0.12 * fractal(sauce.vertices, 0.5, 2, radius)
    sauce = sauce.moved(sauce.vertices + np.column_stack([0 * wave, 0 * wave, wave]))
    add_one("sauce", sauce, food("dip", [colour, colour], 0.8, 0, 0.18, bump=0.05, bump_scale=2, oil=0.7, oil_rough=0.07, glow=0.05), place(*at, 0))
    away = np.hypot(scene.heap.x - at[0], scene.heap.y - at[1])
    scene.heap.height = np.where(away < reach, level + 0.1, scene.heap.height)
    scene.heap.take(*at, radius + 0.8)
    if flecks:
        batch = scene.batch("flecks", [chunk((0.16, 0.1, 0.05), index, 0.6, 0.1, 0, 4) for index in range(4)])
        scene.lay(batch, 60, reach * 0.92, at=at, reach=0.2, share=0.6, lift=0.03, tilt=0.3, size=(0.6, 1.4))
        batch.build(food("flecks", [flecks, flecks], rough=0.5))
