"""Raw fish."""

import numpy as np

from butcher import apart
from materials import food
from meshes import add_one
from noise import fractal
from places import settled
from solids import grown, surface

# Colours of raw fish, from dark to light.
FLESH = ["#cf7f70", "#e0a294", "#efc6bb"]


def carp_steaks(scene, spots, size=1.0):
    """A carp cut across: pale flesh in rings about the spine, golden scales on the skin."""

    def steak(points):
        x, y, z = points.T
        away = (np.hypot(x / 2.5, y / 3.5) - 1) * 2.7
        # The belly is gutted, so its flaps nearly meet at the bottom.
        hollow = np.maximum(0.85 - np.hypot(x * 1.15, (y + 1.55) / 1.35), np.where(y < -1.9, 0.14 - np.abs(x - 0.1), -1))
        flat = np.abs(z + 0.05 * fractal(points * np.array([1, 1, 0]), 0.5, 2, 3.0)) - 0.62
        return -grown([-away, -hollow, -flat], 0.14) + 0.02 * fractal(points, 1.2, 2, 5.0)

    shape = surface(steak, (-2.9, -3.9, -1.0), (2.9, 3.9, 1.0), 0.08)

    def cut(nodes, colour, local, chance):
        x, y, z = nodes.node("SeparateXYZ", Vector=local).outputs
        square = lambda value, by: nodes.calculate("POWER", nodes.calculate("ABSOLUTE", nodes.calculate("DIVIDE", value, by * size)), 2.0)
        away = nodes.calculate("POWER", nodes.calculate("ADD", square(x, 2.5), square(y, 3.5)), 0.5)
        wave = nodes.calculate("ADD", away, nodes.between(nodes.noise(apart(nodes, local, chance), 0.8, 3), 0.25, 0.75, -0.08, 0.08))
        # Muscles form zigzags from the spine outwards.
        zigzag = nodes.calculate("ABSOLUTE", nodes.calculate("SINE", nodes.calculate("MULTIPLY", nodes.calculate("ARCTAN2", y, x), 2.0)))
        rings = nodes.calculate("SINE", nodes.calculate("ADD", nodes.calculate("MULTIPLY", wave, 15.0), nodes.calculate("MULTIPLY", zigzag, 3.6)))
        colour = nodes.mix(nodes.between(rings, 0.55, 1.0, 0, 0.32), colour, "#fbe9e2")
        # the dark meat along the side, the spine in the middle
        side = nodes.calculate("MULTIPLY", nodes.between(nodes.calculate("ABSOLUTE", y), 0.55 * size, 0.2 * size), nodes.between(away, 0.62, 0.84))
        colour = nodes.mix(nodes.calculate("MULTIPLY", side, 0.9), colour, "#8f3228")
        # the belly is lined with a dark skin
        lower = nodes.calculate("ADD", nodes.calculate("DIVIDE", y, 1.35 * size), 1.55 / 1.35)
        lining = nodes.calculate("POWER", nodes.calculate("ADD", square(nodes.calculate("MULTIPLY", x, 1.15), 1.0), nodes.calculate("POWER", nodes.calculate("ABSOLUTE", lower), 2.0)), 0.5)
        colour = nodes.mix(nodes.between(lining, 0.96, 0.9, 0, 0.8), colour, "#8a6a5c")
        colour = nodes.mix(nodes.between(wave, 0.34, 0.16, 0, 0.6), colour, "#9c3a30")
        colour = nodes.mix(nodes.between(away, 0.15, 0.12), colour, "#f6e8dc")
        colour = nodes.mix(nodes.between(away, 0.06, 0.04), colour, "#b5604c")
        scales = nodes.node("TexVoronoi", {"feature": "DISTANCE_TO_EDGE"}, Vector=local, Scale=2.6 / size).outputs["Distance"]
        skin = nodes.mix(nodes.between(scales, 0.1, 0.0, 0, 0.5), nodes.ramp(nodes.between(y, -3.2 * size, 3.4 * size), [(0.0, "#b89a5c"), (0.4, "#6f5a24"), (1.0, "#26241a")]), "#3a2f12")
        return nodes.mix(nodes.between(away, 0.965, 0.985), colour, skin)

    flesh = food("carp", FLESH, 0.9, 0.25, 0.3, bump=0.2, bump_scale=5, oil=0.5, oil_rough=0.12, glow=0.15, paint=cut)
    for index, spot in enumerate(spots):
        x, y, turn, lean = (*spot, 0.0)[:4]
        piece = shape.moved(shape.vertices * size)
        matrix, points = settled(scene, piece, x, y, turn, (lean, 0), reach=2.2 * size, steepest=0.5, touch=0.99)
        add_one("carp", piece, flesh, matrix, index * 0.39 % 1)
        scene.heap.stamp(points)
