"""Fish, as the counter sells it."""

import math

import numpy as np

from butcher import apart, lay_piece
from materials import food
from shapes import Shape, quads

# raw, from dark to light
FLESH = ["#cf7f70", "#e0a294", "#efc6bb"]


def carp_steaks(scene, spots, size=1.0):
    """A carp cut across: pale flesh in rings about the spine, golden scales on the skin."""
    columns = 150
    angle = 2 * np.pi * np.arange(columns) / columns
    out = 1 / np.sqrt((np.cos(angle) / 2.5) ** 2 + (np.sin(angle) / 3.5) ** 2)
    # the belly is open
    out = out * (1 - 0.66 * np.exp(-((np.abs(np.angle(np.exp(1j * (angle + math.pi / 2)))) / 0.15) ** 4)))
    rows = [*[(share, 0.85) for share in np.linspace(0.01, 0.96, 26)], (0.99, 0.8), (1.0, 0.68), *[(1.0, z) for z in np.linspace(0.55, -0.55, 12)], (1.0, -0.68), (0.99, -0.8), *[(share, -0.85) for share in np.linspace(0.96, 0.01, 26)]]
    points = np.concatenate([np.column_stack([out * share * np.cos(angle), out * share * np.sin(angle), np.full(columns, z)]) for share, z in rows])
    shape = Shape(points, [quads(columns, len(rows))])

    def cut(nodes, colour, local, chance):
        x, y, z = nodes.node("SeparateXYZ", Vector=local).outputs
        square = lambda value, by: nodes.calculate("POWER", nodes.calculate("ABSOLUTE", nodes.calculate("DIVIDE", value, by * size)), 2.0)
        away = nodes.calculate("POWER", nodes.calculate("ADD", square(x, 2.5), square(y, 3.5)), 0.5)
        wave = nodes.calculate("ADD", away, nodes.between(nodes.noise(apart(nodes, local, chance), 0.8, 3), 0.25, 0.75, -0.08, 0.08))
        # muscles lie in zigzags from the spine outwards
        zigzag = nodes.calculate("ABSOLUTE", nodes.calculate("SINE", nodes.calculate("MULTIPLY", nodes.calculate("ARCTAN2", y, x), 2.0)))
        rings = nodes.calculate("SINE", nodes.calculate("ADD", nodes.calculate("MULTIPLY", wave, 15.0), nodes.calculate("MULTIPLY", zigzag, 3.6)))
        colour = nodes.mix(nodes.between(rings, 0.55, 1.0, 0, 0.5), colour, "#fbe9e2")
        # the dark meat along the side, the spine in the middle
        side = nodes.calculate("MULTIPLY", nodes.between(nodes.calculate("ABSOLUTE", y), 0.55 * size, 0.2 * size), nodes.between(away, 0.62, 0.84))
        colour = nodes.mix(nodes.calculate("MULTIPLY", side, 0.9), colour, "#8f3228")
        # the belly is lined with a dark skin
        lining = nodes.calculate("SUBTRACT", nodes.calculate("ABSOLUTE", x), nodes.calculate("MULTIPLY", y, -0.16))
        colour = nodes.mix(nodes.calculate("MULTIPLY", nodes.between(lining, 0.2 * size, 0.1 * size), nodes.between(y, -0.9 * size, -1.1 * size)), colour, "#7a5648")
        colour = nodes.mix(nodes.between(wave, 0.34, 0.16, 0, 0.6), colour, "#9c3a30")
        colour = nodes.mix(nodes.between(away, 0.15, 0.12), colour, "#f6e8dc")
        colour = nodes.mix(nodes.between(away, 0.06, 0.04), colour, "#b5604c")
        scales = nodes.node("TexVoronoi", {"feature": "DISTANCE_TO_EDGE"}, Vector=local, Scale=2.6 / size).outputs["Distance"]
        skin = nodes.mix(nodes.between(scales, 0.1, 0.0, 0, 0.5), nodes.ramp(nodes.between(y, -3.2 * size, 3.4 * size), [(0.0, "#b89a5c"), (0.4, "#6f5a24"), (1.0, "#26241a")]), "#3a2f12")
        return nodes.mix(nodes.between(away, 0.965, 0.985), colour, skin)

    flesh = food("carp", FLESH, 0.9, 0.25, 0.3, bump=0.2, bump_scale=5, oil=0.5, oil_rough=0.12, glow=0.15, paint=cut)
    for index, spot in enumerate(spots):
        lay_piece(scene, "carp", shape.moved(shape.vertices * np.array([1, 1, 0.72]) * size), flesh, spot, 0.03, index * 0.39 % 1)
