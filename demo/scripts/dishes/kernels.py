"""Nuts without shells."""

import numpy as np

from materials import food
from noise import fractal
from places import poured
from shapes import ball


def _half(index):
    """Half a walnut: two folded lobes with a cleft between them, flat on the open side."""
    shape = ball(cuts=56)
    x, y, z = shape.vertices.T
    drift = fractal(shape.vertices, 1.1, 2, index * 3.1)
    # round folds with narrow furrows between them, across each lobe and then along it
    across = np.abs(np.sin(x * 6.2 + np.sign(y) * 0.7 + np.abs(y) * 1.6 + 2.2 * drift + index)) ** 0.75
    along = np.abs(np.sin(np.abs(y) * 5.4 + 2.2 * fractal(shape.vertices, 1.2, 2, index * 7.0))) ** 0.7
    folds = np.minimum(across, along + 0.25)
    ends = np.exp(-(((np.abs(x) - 1) / 0.25) ** 2))
    cleft = np.exp(-((y / 0.1) ** 2)) * (0.24 + 0.2 * ends)
    push = 0.92 + 0.13 * folds - cleft + 0.04 * drift
    points = shape.vertices * push[:, None] * np.array([1.6, 1.28, 1.0])
    under = points[:, 2] < 0
    points[under, 2] *= 0.3
    return shape.moved(points)


def _furrowed(nodes, colour, local, chance):
    """Material of the thin skin, which is darkest in the furrows."""
    deep = nodes.between(nodes.node("NewGeometry").outputs["Pointiness"], 0.5, 0.455, 0, 0.8)
    patches = nodes.between(nodes.noise(local, 1.1, 4, 0.6), 0.45, 0.7, 0, 0.4)
    return nodes.mix(deep, nodes.mix(patches, colour, "#a86c34"), "#5f3210")


def walnut_halves(scene, count=32, radius=4.4, at=(0, 0), size=1.0):
    """A heap of walnut halves with the cleft up or down at random."""
    made = [_half(index) for index in range(6)]
    batch = scene.batch("walnuts", [one.moved(one.vertices * size) for one in made])
    poured(scene, batch, count, radius, at, tries=24, lean=0.3, over=lambda away: 2.6 * (1 - (away / radius) ** 2), reach=1.2, steepest=0.6, touch=0.88, give=0.06)
    batch.build(food("walnuts", ["#9a5c26", "#bd8244", "#d4a56a"], 0.9, 0.35, 0.5, bump=0.4, bump_scale=7, bump_depth=0.05, oil=0.12, oil_rough=0.3, glow=0.06, paint=_furrowed))
