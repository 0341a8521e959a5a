"""Corn on the cob with separate kernels, in an open husk."""

import numpy as np

from materials import food
from meshes import add_one
from noise import fractal
from places import settled
from shapes import Shape, chunk, joined, quads, tube

LONG = 7.0


def _thick(share):
    """Returns the radius of the cob at a fraction of its length, from the foot (0) to the tip (1)."""
    share = np.asarray(share, float)
    return 1.95 * np.clip(1 - share**5, 0, 1) ** 0.5 * (0.84 + 0.16 * np.sin(np.pi * np.clip(share * 1.25, 0, 1))) * np.clip(0.62 + share * 9, 0, 1)


def _cob(seed):
    """A cob along x: kernels in sixteen rows over a core."""
    rng = np.random.default_rng(seed)
    made = [chunk((1, 1, 1), index * 1.7, 0.62, 0.04, 0.0, 6) for index in range(4)]
    parts = []
    along = 0.02
    while along < 0.985:
        thick = float(_thick(along))
        wide = np.pi * thick / 16
        for row in range(16):
            angle = 2 * np.pi * (row + 0.5 * (row % 2) * 0.2) / 16
            half = np.array([0.235, wide * 1.02, 0.34]) * rng.uniform(0.94, 1.05, 3)
            kernel = made[rng.integers(4)].vertices * half
            # upright on the core, then about its axis
            x, across, up = kernel[:, 0] + (along + 0.004 * (row % 2)) * 2 * LONG - LONG, kernel[:, 1], kernel[:, 2] + thick - 0.1
            parts.append(made[0].moved(np.stack([x, across * np.cos(angle) - up * np.sin(angle), across * np.sin(angle) + up * np.cos(angle)], 1)))
        along += 0.46 / (2 * LONG)
    share = np.linspace(0, 0.99, 40)
    core = tube(np.stack([share * 2 * LONG - LONG, 0 * share, 0 * share], 1), np.maximum(_thick(share) - 0.1, 0.05), 24)
    return joined([core, *parts])


def _husk(angle, reach, back, seed):
    """A leaf of the husk, close to the cob at the foot and bent away at the tip."""
    rows, columns = 44, 41
    t, u = np.meshgrid(np.linspace(0, 1, rows), np.linspace(-1, 1, columns), indexing="ij")
    wide = 0.95 * np.clip(1 - t**1.8, 0, 1) ** 0.6 * np.clip(0.45 + 3 * t, 0, 1)
    around = angle + u * wide
    out = 0.6 + 1.9 * np.clip(t * 4.2, 0, 1) ** 0.6 + back * t**2 * 3.0 + (0.04 + 0.05 * t) * np.cos(u * 17 + seed) + 0.1 * t * np.sin(t * 6 + u * 2 + seed)
    x = -LONG - 0.8 + t * reach - back * 0.5 * t**3
    points = np.stack([x, out * np.cos(around), out * np.sin(around)], -1).reshape(-1, 3)
    return Shape(points, [quads(columns, rows, wrap=False)])


def corn_cobs(scene, spots):
    """Corn cobs. `spots` are (x, y, turn, husk), where `husk` is whether the cob has a husk."""
    kernels = food("corn", ["#e58f06", "#f2ac14", "#f8c63a"], 0.5, 0.1, 0.26, bump=0.05, oil=0.6, oil_rough=0.12, glow=0.2)
    leaf = food("husk", ["#5f8526", "#8fae44", "#c3d282"], 1.1, 0.25, 0.5, bump=0.5, bump_scale=3, stretch=(0.12, 2.4, 2.4), glow=0.25)
    for number, (x, y, turn, husk) in enumerate(spots):
        cob = _cob(number)
        cob = cob.moved(cob.vertices * (1 + 0.015 * fractal(cob.vertices, 0.3, 2, number * 3.0))[:, None])
        matrix, points = settled(scene, cob, x, y, turn, (number * 1.3, 0), reach=1.5, steepest=0.25, touch=0.995)
        add_one("cob", cob, kernels, matrix, number * 0.31)
        scene.heap.stamp(points)
        stalk = tube(np.array([(-LONG - 1.9, 0, 0), (-LONG - 0.9, 0, 0), (-LONG + 0.3, 0, 0)]), np.array([0.5, 0.62, 0.9]), 18)
        add_one("stalk", stalk, leaf, matrix)
        # Leaves below the cob would intersect the ground.
        for index, angle in enumerate((-0.1, 0.9, 1.5, 2.2, 3.2) if husk else ()):
            add_one("husk", _husk(angle - number * 1.3, (9.5, 6.0, 4.4, 6.4, 9.0)[index], (0.3, 0.9, 0.5, 0.8, 0.35)[index], index), leaf, matrix, index * 0.23)
