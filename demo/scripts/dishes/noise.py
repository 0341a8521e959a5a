"""Gradient noise over arrays of points, for irregular shapes and colours."""

import numpy as np

_GRADIENTS = np.array(
    [(x, y, z) for x in (-1, 0, 1) for y in (-1, 0, 1) for z in (-1, 0, 1) if abs(x) + abs(y) + abs(z) == 2],
    float,
)
_TABLE = np.random.default_rng(1).permutation(256)
_TABLE = np.concatenate([_TABLE, _TABLE, _TABLE])


def perlin(points):
    """Returns the Perlin noise of an (n, 3) array of points: n values from about -1 to 1."""
    cell = np.floor(points).astype(int)
    part = points - cell
    cell &= 255
    fade = part**3 * (part * (part * 6 - 15) + 10)

    def corner(dx, dy, dz):
        spot = _TABLE[_TABLE[_TABLE[cell[:, 0] + dx] + cell[:, 1] + dy] + cell[:, 2] + dz]
        return (_GRADIENTS[spot % 12] * (part - (dx, dy, dz))).sum(1)

    def blend(a, b, t):
        return a + t * (b - a)

    u, v, w = fade.T
    return blend(
        blend(blend(corner(0, 0, 0), corner(1, 0, 0), u), blend(corner(0, 1, 0), corner(1, 1, 0), u), v),
        blend(blend(corner(0, 0, 1), corner(1, 0, 1), u), blend(corner(0, 1, 1), corner(1, 1, 1), u), v),
        w,
    )


def fractal(points, scale=1.0, octaves=3, offset=0.0, stretch=(1, 1, 1)):
    """Sum of octaves, each twice as fine and half as strong; `offset` chooses another piece of the noise."""
    spot = np.asarray(points, float) * np.asarray(stretch) * scale + np.array([offset, offset * 1.7, offset * 0.3])
    return sum(perlin(spot * 2.0**octave + octave * 19.1) * 0.5**octave for octave in range(octaves))


def flat_noise(x, y, scale=1.0, octaves=2, offset=0.0):
    """Returns `fractal` noise for two coordinate arrays of any shape."""
    points = np.stack([np.ravel(x), np.ravel(y), np.zeros(np.size(x))], 1)
    return fractal(points, scale, octaves, offset).reshape(np.shape(x))
