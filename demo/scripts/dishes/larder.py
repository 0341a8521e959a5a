"""Food that is cut or baked in pieces: cheese, butter, baker's bread, biscuits and halva."""

import math

import numpy as np

from butcher import lay_piece
from materials import food
from noise import fractal
from shapes import Shape, chunk, quads, tube
from solids import surface


def _lay(scene, name, shape, material, spot, chance, sink=0.02):
    lay_piece(scene, name, shape, material, spot, sink, chance, 0.75)


def _block(points, half, round_by=0.2):
    """Returns the distance of points from a block with rounded edges, negative inside the block."""
    out = np.abs(points) - (np.asarray(half) - round_by)
    return np.linalg.norm(np.clip(out, 0, None), axis=1) + np.minimum(out.max(1), 0) - round_by


def cheese_wedge(scene, spots, size=1.0):
    """A wedge of yellow cheese with small holes and a rind."""
    holes = [(scene.between(-3.4, 3.0), scene.between(-2.6, 2.6), scene.between(-1.6, 1.7), scene.between(0.16, 0.46)) for _ in range(46)]

    def field(points):
        x, y, z = points.T
        wedge = np.maximum.reduce([np.hypot(x - 4.6, y) - 9.4, np.abs(z) - 1.9, (y * math.cos(0.3) + (x - 4.6) * math.sin(0.3)), (-y * math.cos(0.3) + (x - 4.6) * math.sin(0.3))])
        for a, b, c, r in holes:
            wedge = np.maximum(wedge, r - np.linalg.norm((points - np.array([a, b, c])) * np.array([1, 1, 1.25]), axis=1))
        return wedge + 0.012 * fractal(points, 1.2, 2, 3.0)

    shape = surface(field, (-5.2, -3.4, -2.3), (5.2, 3.4, 2.3), 0.09)
    shape = shape.moved(shape.vertices * size)

    def rind(nodes, colour, local, _):
        x, y, z = nodes.node("SeparateXYZ", Vector=local).outputs
        away = nodes.calculate("POWER", nodes.calculate("ADD", nodes.calculate("POWER", nodes.calculate("ABSOLUTE", nodes.calculate("SUBTRACT", x, 4.6 * size)), 2.0), nodes.calculate("POWER", nodes.calculate("ABSOLUTE", y), 2.0)), 0.5)
        return nodes.mix(nodes.between(away, 9.22 * size, 9.3 * size), colour, "#c9500c")

    cheese = food("cheese", ["#e3a224", "#efb83c", "#f6cc62"], 0.5, 0.3, 0.36, bump=0.08, bump_scale=4, oil=0.2, oil_rough=0.2, glow=0.18, paint=rind)
    for index, spot in enumerate(spots):
        _lay(scene, "cheese", shape, cheese, spot, index * 0.3)


def cheese_slices(scene, spots, half=(2.5, 1.9, 0.13), colours=("#e3a224", "#efb83c", "#f6cc62")):
    """Thin slices of cheese."""
    material = food("slices", list(colours), 0.6, 0.3, 0.36, bump=0.06, bump_scale=4, oil=0.2, glow=0.25)
    for index, spot in enumerate(spots):
        shape = surface(lambda points: _block(points + np.column_stack([0 * points[:, 0], 0 * points[:, 0], 0.03 * points[:, 0] ** 2]), half, 0.08), (-half[0] - 0.3, -half[1] - 0.3, -half[2] - 0.5), (half[0] + 0.3, half[1] + 0.3, half[2] + 0.3), 0.07)
        _lay(scene, "slice", shape, material, spot, index * 0.3)


def blocks(scene, kind, spots):
    """Blocks with clean edges: butter, brined cheese; `spots` are (half sizes, x, y, turn, tip, lean)."""
    colours, holes, rough, oil, glow = {
        "butter": (["#eec455", "#f5d67c", "#fae6a6"], 0, 0.3, 0.3, 0.25),
        "brynza": (["#ecdcbc", "#f6ecd8", "#fdf8ec"], 44, 0.5, 0.12, 0.2),
    }[kind]
    material = food(kind, colours, 0.7, 0.25, rough, bump=0.2 if holes else 0.06, bump_scale=5, oil=oil, oil_rough=0.2, glow=glow)
    for index, (half, *spot) in enumerate(spots):
        pits = []
        for _ in range(holes):
            pit = [scene.between(-0.92, 0.92) * one for one in half]
            face = int(scene.between(0, 3))
            # holes open in the cut faces
            pit[face] = half[face] * (1 if scene.between(0, 1) < 0.5 else -1)
            pits.append((*pit, scene.between(0.03, 0.13)))

        def field(points):
            block = _block(points, half, 0.16) + 0.05 * fractal(points, 0.8, 3, index * 3.0)
            for a, b, c, r in pits:
                block = np.maximum(block, r - np.linalg.norm((points - np.array([a, b, c])) * np.array([0.7, 1, 1.3]), axis=1))
            return block

        edge = np.asarray(half) + 0.4
        _lay(scene, kind, surface(field, -edge, edge, 0.09), material, spot, index * 0.31 % 1)


def halva_slabs(scene, spots, size=(3.0, 2.0, 1.35)):
    """Samarkand halva: layers of sesame and walnut with rough cut sides. `spots` are as in `lay_piece`."""

    def layered(nodes, colour, local, chance):
        z = nodes.node("SeparateXYZ", Vector=local).outputs[2]
        wave = nodes.calculate("ADD", nodes.calculate("MULTIPLY", z, 5.2), nodes.between(nodes.noise(local, 0.7, 4), 0.25, 0.75, -1.4, 1.4))
        colour = nodes.mix(nodes.between(nodes.calculate("SINE", wave), -0.1, 0.75, 0, 0.75), colour, "#8a5420")
        nut = nodes.node("TexVoronoi", {"feature": "F1"}, Vector=local, Scale=0.85).outputs["Distance"]
        colour = nodes.mix(nodes.between(nut, 0.3, 0.22, 0, 0.8), colour, "#7a4a1c")
        seed = nodes.node("TexVoronoi", {"feature": "F1"}, Vector=nodes.scaled(local, (1, 1.8, 1.8)), Scale=2.4).outputs["Distance"]
        return nodes.mix(nodes.between(seed, 0.24, 0.18, 0, 0.8), colour, "#f6e6c0")

    material = food("halva", ["#b98a4c", "#d3a968", "#e8cb94"], 1.2, 0.2, 0.55, bump=0.9, bump_scale=5, bump_depth=0.1, oil=0.2, oil_rough=0.3, glow=0.1, paint=layered)
    for index, spot in enumerate(spots):
        shape = chunk(size, index * 2.9 + 4, 0.1, 0.07, 0.0, 46)
        _lay(scene, "halva", shape, material, spot, index * 0.37 % 1)


def biscuits(scene, spots, half=(2.9, 2.1), thick=0.36):
    """Butter biscuits: a scalloped edge, a frame, holes in rows."""
    side = 150
    u, v = (grid.ravel() for grid in np.meshgrid(np.linspace(-1, 1, side), np.linspace(-1, 1, side), indexing="ij"))

    def outline(a, b):
        """Maps the square from -1 to 1 to a scalloped rectangle."""
        x, y = a * half[0], b * half[1]
        near_x, near_y = np.clip((np.abs(a) - 0.9) / 0.1, 0, 1), np.clip((np.abs(b) - 0.9) / 0.1, 0, 1)
        x = x + np.sign(a) * near_x * 0.16 * np.abs(np.sin(b * math.pi * 4.0))
        y = y + np.sign(b) * near_y * 0.16 * np.abs(np.sin(a * math.pi * 5.5))
        # corners are round
        corner = np.clip(np.abs(a) - 0.86, 0, 1) * np.clip(np.abs(b) - 0.8, 0, 1) / (0.14 * 0.2)
        return x * (1 - 0.035 * corner), y * (1 - 0.05 * corner)

    x, y = outline(u, v)
    edge = np.maximum(np.abs(u), np.abs(v))
    rim = np.sqrt(np.clip((1 - edge) / 0.06, 0, 1))
    frame = -0.07 * np.exp(-(((np.minimum(half[0] * (1 - np.abs(u)), half[1] * (1 - np.abs(v))) - 0.42) / 0.07) ** 2))
    holes = 0
    for a in np.linspace(-0.62, 0.62, 5):
        for b in np.linspace(-0.5, 0.5, 3):
            holes = holes - 0.2 * np.exp(-((np.hypot(x - a * half[0], y - b * half[1]) / 0.12) ** 2))
    z = thick * (0.25 + 0.75 * rim) + (frame + holes) * (rim > 0.9)
    top, below = np.stack([x, y, z], 1), np.stack([x, y, np.where(edge > 0.999, 0.25 * thick, -thick * (0.25 + 0.6 * rim))], 1)
    grid = quads(side, side, wrap=False)
    plain = Shape(np.concatenate([top, below]), [grid[:, ::-1], grid + side * side])

    def baked(nodes, colour, local, chance):
        a, b, _ = nodes.node("SeparateXYZ", Vector=local).outputs
        out = nodes.calculate("MAXIMUM", nodes.calculate("DIVIDE", nodes.calculate("ABSOLUTE", a), half[0]), nodes.calculate("DIVIDE", nodes.calculate("ABSOLUTE", b), half[1]))
        wave = nodes.calculate("ADD", out, nodes.between(nodes.noise(local, 0.7, 3), 0.25, 0.75, -0.18, 0.18))
        return nodes.ramp(wave, [(0.4, "#eec37c"), (0.75, "#e0a656"), (0.95, "#b8702a"), (1.05, "#9a5418")])

    material = food("biscuit", ["#e0a656", "#eec37c"], 0.8, 0.2, 0.55, bump=0.3, bump_scale=9, bump_depth=0.03, oil=0.15, oil_rough=0.3, glow=0.05, paint=baked)
    for index, spot in enumerate(spots):
        bend = 0.04 * fractal(plain.vertices * np.array([1, 1, 0]), 0.4, 2, index * 3.0)
        _lay(scene, "biscuit", plain.moved(plain.vertices + np.column_stack([0 * bend, 0 * bend, bend])), material, spot, index * 0.29 % 1)


def _crusted(name, paint):
    return food(name, ["#b5702a", "#d99a4c"], rough=0.5, bump=0.5, bump_scale=5, bump_depth=0.08, oil=0.2, oil_rough=0.3, specular=0.35, paint=paint)


def tin_loaf(scene, spot=(-0.4, 1.6, 0.35), slices=((1.4, -3.4, 0.35), (4.0, -2.6, 0.3)), size=1.0):
    """A cut tin loaf with slices."""
    columns = 120
    angle = 2 * np.pi * np.arange(columns) / columns
    cos, sin = np.cos(angle), np.sin(angle)
    wide, high = 2.5 * np.sign(cos) * np.abs(cos) ** 0.45, 2.6 * np.sign(sin) * np.abs(sin) ** 0.5
    # The top of the loaf is higher than its tin.
    crown = np.clip(sin, 0, 1) ** 0.6
    wide, high = wide * (1 + 0.12 * crown * (np.abs(cos) > 0.2)), high + 0.7 * crown * (1 - 0.4 * cos**2)

    def piece(low, high_end, seed):
        rows = [(low, 0.01), *[(low, share) for share in np.linspace(0.1, 0.97, 26)], (low + 0.08, 1.0), *[(x, 1.0) for x in np.linspace(low + 0.3, high_end - 0.3, 30)], (high_end - 0.08, 1.0), *[(high_end, share) for share in np.linspace(0.97, 0.1, 26)], (high_end, 0.01)]
        points = np.concatenate([np.column_stack([np.full(columns, x), wide * share, high * share]) for x, share in rows])
        return Shape(points + 0.07 * fractal(points, 0.5, 3, seed)[:, None] * np.array([0.4, 1, 1]), [quads(columns, len(rows))])

    def coloured(low, high_end):
        def paint(nodes, colour, local, chance):
            x, y, z = nodes.node("SeparateXYZ", Vector=local).outputs
            spot = nodes.noise(local, 0.5, 4, 0.6)
            brown = nodes.calculate("ADD", nodes.between(z, -1.5 * size, 2.9 * size, 0, 0.7), nodes.between(spot, 0.3, 0.7, -0.15, 0.25))
            crust = nodes.ramp(brown, [(0.05, "#d99c4a"), (0.4, "#b8702a"), (0.75, "#8a4616"), (0.95, "#5c2c0e")])
            crumb = nodes.mix(nodes.between(nodes.noise(local, 2.6, 4, 0.7), 0.5, 0.68, 0, 0.5), "#f6e4bc", "#dcb87c")
            away = nodes.calculate("MAXIMUM", nodes.calculate("DIVIDE", nodes.calculate("ABSOLUTE", y), 2.5 * size), nodes.calculate("DIVIDE", nodes.calculate("ABSOLUTE", nodes.calculate("SUBTRACT", z, 0.3 * size)), 2.85 * size))
            inner = nodes.mix(nodes.between(away, 0.88, 0.96), crumb, "#b8702a")
            face = nodes.calculate("MAXIMUM", nodes.between(x, low * size + 0.06, low * size + 0.02), nodes.between(x, high_end * size - 0.06, high_end * size - 0.02))
            return nodes.mix(face, crust, inner)

        return paint

    body = piece(-3.6, 3.4, 1.0)
    _lay(scene, "loaf", body.moved(body.vertices * size), _crusted("loaf", coloured(-9.0, 3.4)), spot, 0.0)
    cut = piece(-0.5, 0.5, 5.0)
    cut = cut.moved(cut.vertices * size)
    for number, (x, y, turn) in enumerate(slices):
        # Each slice lies on its cut side.
        _lay(scene, "slice", cut, _crusted("slice", coloured(-0.5, 0.5)), (x, y, turn, 0.0, math.pi / 2 - 0.12 * (number > 0)), 0.0)


def baguettes(scene, spots, length=15.0):
    """Long loaves with diagonal slashes."""
    t = np.linspace(-1, 1, 220)
    for index, spot in enumerate(spots):
        radius = 1.75 * np.clip(1 - np.abs(t) ** 4.5, 0.015, 1) ** 0.55
        shape = tube(np.stack([t * length / 2, 0.25 * np.sin(t * 2 + index), 0 * t], 1), radius, 72, 2.0, 0.8)
        x, y, z = shape.vertices.T
        # Each slash is lengthwise, open at the top, with a raised edge.
        slash = (x + y * 1.9) / 3.3
        near = np.abs(slash - np.round(slash)) * 3.3
        within = np.exp(-((y / 1.15) ** 2)) * (z > 0) * (np.abs(slash) < 1.9)
        points = shape.vertices.copy()
        points[:, 2] += within * (-0.26 * np.exp(-((near / 0.36) ** 2)) + 0.16 * np.exp(-(((near - 0.62) / 0.2) ** 2)))
        points *= 1 + 0.025 * fractal(points, 0.6, 3, index * 4.0)[:, None]

        def slashed(nodes, colour, local, chance):
            a, b, c = nodes.node("SeparateXYZ", Vector=local).outputs
            run = nodes.calculate("DIVIDE", nodes.calculate("ADD", a, nodes.calculate("MULTIPLY", b, 1.9)), 3.3)
            whole = nodes.calculate("ABSOLUTE", nodes.calculate("SUBTRACT", run, nodes.calculate("ROUND", run)))
            noise = nodes.noise(local, 0.8, 4, 0.6)
            open_ = nodes.calculate("MULTIPLY", nodes.between(nodes.calculate("ADD", whole, nodes.between(noise, 0.3, 0.7, -0.04, 0.04)), 0.16, 0.1), nodes.calculate("MULTIPLY", nodes.between(c, 0.3, 0.8), nodes.between(nodes.calculate("ABSOLUTE", run), 1.95, 1.85)))
            brown = nodes.calculate("ADD", nodes.between(c, -1.2, 1.5, 0, 0.6), nodes.between(noise, 0.3, 0.7, -0.1, 0.3))
            crust = nodes.ramp(brown, [(0.1, "#e0ac5c"), (0.4, "#c47c2c"), (0.7, "#9a5016"), (0.95, "#6b300c")])
            return nodes.mix(open_, crust, nodes.mix(nodes.between(nodes.noise(local, 2.2, 3), 0.45, 0.6), "#f3dcae", "#dfb270"))

        _lay(scene, "baguette", shape.moved(points), _crusted("baguette", slashed), spot, 0.0)


def pillows(scene, spots, size=1.0):
    """Parvarda: pulled sugar cut into pillows, dusted with flour."""
    white = food("parvarda", ["#efe2cc", "#f8f0e0", "#fffaf2"], 0.8, 0.3, 0.7, bump=0.35, bump_scale=7, bump_depth=0.04, glow=0.2)
    for index, spot in enumerate(spots):
        shape = chunk(np.array((1.35, 1.05, 0.8)) * size, index * 2.1, 0.5, 0.05, 0.0, 26)
        x, y, z = shape.vertices.T / size
        # pinched at both ends, fine furrows along
        pinch = 1 - 0.45 * np.clip((np.abs(x) - 0.75) / 0.6, 0, 1)
        furrow = 1 + 0.03 * np.sin(np.arctan2(z, y) * 14)
        points = shape.vertices * np.column_stack([np.ones_like(x), furrow * (1 + 0.1 * np.clip(np.abs(x) - 0.8, 0, 1)), pinch * furrow])
        _lay(scene, "parvarda", shape.moved(points), white, spot, index * 0.37 % 1)


def coals(scene, spots, size=1.0):
    """Charcoal in pieces."""
    black = food("charcoal", ["#0c0b0a", "#1c1a18", "#34302c"], 1.2, 0.3, 0.5, bump=0.7, bump_scale=4, bump_depth=0.1, oil=0.15, oil_rough=0.35, stretch=(0.4, 2.4, 2.4))
    for index, spot in enumerate(spots):
        shape = chunk(np.array((2.6, 1.3, 1.2)) * size * scene.between(0.8, 1.1), index * 2.3, 0.25, 0.16, 0.08, 26)
        _lay(scene, "coal", shape, black, spot, index * 0.31 % 1, 0.1)
