"""Shapes as plain arrays: vertices (n, 3) in centimetres, and faces as loops of vertex numbers."""

import numpy as np

from noise import fractal


class Shape:
    def __init__(self, vertices, faces):
        self.vertices = np.asarray(vertices, float)
        self.loops = np.concatenate([np.asarray(face).ravel() for face in faces]).astype(np.int32)
        self.counts = np.concatenate(
            [np.full(len(face), np.shape(face)[1]) if np.ndim(face) == 2 else [len(face)] for face in faces]
        ).astype(np.int32)

    def moved(self, vertices):
        """Returns a shape with the same faces and other vertices."""
        other = object.__new__(Shape)
        other.vertices, other.loops, other.counts = np.asarray(vertices, float), self.loops, self.counts
        return other


def joined(shapes):
    """Joins several shapes to one."""
    starts = np.cumsum([0, *[len(one.vertices) for one in shapes]])
    whole = object.__new__(Shape)
    whole.vertices = np.concatenate([one.vertices for one in shapes])
    whole.loops = np.concatenate([one.loops + start for one, start in zip(shapes, starts)]).astype(np.int32)
    whole.counts = np.concatenate([one.counts for one in shapes])
    return whole


def quads(columns, rows, wrap=True):
    """Quads of a grid of `rows` rows with `columns` vertices each; `wrap` closes each row to a ring."""
    across = columns if wrap else columns - 1
    row, column = np.meshgrid(np.arange(rows - 1), np.arange(across), indexing="ij")
    here = (row * columns + column).ravel()
    there = (row * columns + (column + 1) % columns).ravel()
    return np.stack([here, there, there + columns, here + columns], 1)


def cube_sphere(cuts):
    """Returns a sphere of radius 1 from the six grids of a cube, without poles, and the points of the cube."""
    side = np.linspace(-1, 1, cuts + 1)
    a, b = (grid.ravel() for grid in np.meshgrid(side, side, indexing="ij"))
    one = np.ones_like(a)
    walls = [(a, b, one), (b, a, -one), (one, a, b), (-one, b, a), (b, one, a), (a, -one, b)]
    points = np.concatenate([np.stack(wall, 1) for wall in walls])
    grid = quads(cuts + 1, cuts + 1, wrap=False)[:, ::-1]
    faces = np.concatenate([grid + index * len(a) for index in range(6)])
    points, place = np.unique(points.round(6), axis=0, return_inverse=True)
    return points, place.reshape(-1)[faces]


def ball(size=(1, 1, 1), cuts=12):
    points, faces = cube_sphere(cuts)
    return Shape(points / np.linalg.norm(points, axis=1)[:, None] * np.asarray(size), [faces])


def blob(size=(1, 1, 1), seed=0.0, amount=0.1, scale=1.2, cuts=14):
    """A ball with an irregular surface."""
    shape = ball(cuts=cuts)
    push = 1 + amount * fractal(shape.vertices, scale, 3, seed)
    return shape.moved(shape.vertices * push[:, None] * np.asarray(size))


def chunk(size=(1.5, 1.3, 1.1), seed=0.0, roundness=0.5, roughness=0.15, fibre=0.04, cuts=20):
    """A cut piece of meat, fat or vegetable: a rounded cube with torn sides and, for meat, fibres along x."""
    points, faces = cube_sphere(cuts)
    sphere = points / np.linalg.norm(points, axis=1)[:, None]
    points = points * (1 - roundness) + sphere * 1.25 * roundness
    push = fractal(points, 0.9, 3, seed) * roughness * 1.6 + fractal(points, 2.6, 3, seed + 5) * roughness * 0.55
    push += fractal(points, 1.0, 3, seed, (1.5, 9, 9)) * fibre
    points = points * (1 + push[:, None])
    points[:, 0] += 0.2 * np.sin(points[:, 1] * 1.3 + seed)
    return Shape(points * np.asarray(size), [faces])


def revolve(profile, segments=128):
    """A profile of (radius, height) rotated around the vertical axis."""
    profile = np.asarray(profile, float)
    angle = np.linspace(0, 2 * np.pi, segments, endpoint=False)
    rings = [
        np.stack([radius * np.cos(angle), radius * np.sin(angle), np.full(segments, height)], 1)
        for radius, height in profile
    ]
    return Shape(np.concatenate(rings), [quads(segments, len(profile))])


def smooth(points, count=100):
    """A smooth curve (Catmull-Rom) through points of any dimension."""
    points = np.asarray(points, float)
    ends = np.vstack([2 * points[0] - points[1], points, 2 * points[-1] - points[-2]])
    each = max(2, count // (len(points) - 1))
    t = np.linspace(0, 1, each, endpoint=False)[:, None]
    curve = [
        0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t**2 + (3 * b - a - 3 * c + d) * t**3)
        for a, b, c, d in zip(ends, ends[1:], ends[2:], ends[3:])
    ]
    return np.vstack([*curve, points[-1:]])


def tube(path, radius, sides=10, squareness=2.0, flatness=1.0):
    """A tube along a path. `squareness` 2 is round, 6 nearly square. `flatness` scales its height."""
    path = np.asarray(path, float)
    radius = np.broadcast_to(radius, (len(path),)).astype(float)
    along = np.gradient(path, axis=0)
    along /= np.linalg.norm(along, axis=1)[:, None] + 1e-9
    aside = np.cross((0, 0, 1.0), along)
    length = np.linalg.norm(aside, axis=1)[:, None]
    aside = np.where(length < 1e-3, (1.0, 0, 0), aside / np.maximum(length, 1e-9))
    up = np.cross(along, aside)
    angle = np.linspace(0, 2 * np.pi, sides, endpoint=False)
    cos, sin = np.cos(angle), np.sin(angle)
    x = np.sign(cos) * np.abs(cos) ** (2 / squareness)
    y = np.sign(sin) * np.abs(sin) ** (2 / squareness) * flatness
    rings = path[:, None] + radius[:, None, None] * (x[None, :, None] * aside[:, None] + y[None, :, None] * up[:, None])
    ends = [np.arange(sides)[::-1][None], (np.arange(sides) + (len(path) - 1) * sides)[None]]
    return Shape(rings.reshape(-1, 3), [quads(sides, len(path)), *ends])


def leaf(length=2.0, width=1.1, curl=0.5, seed=0.0, lobes=0, fold=0.25):
    """A leaf along x. `lobes` is the number of lobes of its edge, as in parsley and coriander."""
    columns, rows = 15, 25
    t, u = np.meshgrid(np.linspace(0, 1, rows), np.linspace(-1, 1, columns), indexing="ij")
    half = width * 0.5 * np.sin(np.pi * np.clip(t, 1e-6, 1) ** 0.75) ** 0.8 * (1 - 0.25 * t)
    if lobes:
        half = half * (1 + 0.32 * np.sin(t * np.pi * 2 * lobes) * (0.4 + t * 0.6))
    z = fold * np.abs(u) * half * 1.3 - curl * (t - 0.35) ** 2 * length * 0.6
    z = z + 0.05 * np.sin(9 * t + seed + u * 2) + 0.06 * np.cos(t * 24 - np.abs(u) * 5) * np.abs(u) * 0.35
    points = np.stack([(t - 0.5) * length, u * half, z], -1).reshape(-1, 3)
    return Shape(points, [quads(columns, rows, wrap=False)])


def sheet(radius, height, segments=200, rows=90, wobble=0.03, seed=0.0):
    """A round sheet. `height(x, y, u)` returns z, where u is 0 in the middle and 1 at the edge. `wobble` bends the edge."""
    u = (np.arange(rows) + 0.02) / (rows - 1)
    angle = 2 * np.pi * np.arange(segments) / segments
    ring = np.stack([np.cos(angle) * 2.5, np.sin(angle) * 2.5, np.zeros(segments)], 1)
    edge = 1 + wobble * fractal(ring, 1.0, 3, seed)
    r = radius * u[:, None] * edge[None]
    x, y = r * np.cos(angle), r * np.sin(angle)
    z = height(x, y, np.broadcast_to(u[:, None], x.shape))
    return Shape(np.stack([x, y, z], -1).reshape(-1, 3), [quads(segments, rows)])
