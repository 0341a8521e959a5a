"""Bodies of rounded parts with smooth transitions: a distance field and its surface."""

import numpy as np

from shapes import Shape


def round_part(points, middle, half, turn=0.0):
    """Returns the distance of points from an ellipsoid, rotated by `turn` around the vertical axis. Negative inside."""
    points = points - np.asarray(middle, float)
    cos, sin = np.cos(turn), np.sin(turn)
    points = np.stack([points[:, 0] * cos + points[:, 1] * sin, points[:, 1] * cos - points[:, 0] * sin, points[:, 2]], 1)
    share = np.linalg.norm(points / np.asarray(half), axis=1)
    return share * (share - 1) / (np.linalg.norm(points / np.asarray(half) ** 2, axis=1) + 1e-9)


def long_part(points, start, end, thick, thin):
    """Returns the distance of points from a rod with the radius `thick` at its start and `thin` at its end. Negative inside."""
    start, end = np.asarray(start, float), np.asarray(end, float)
    along = end - start
    share = np.clip((points - start) @ along / (along @ along), 0, 1)
    return np.linalg.norm(points - start - share[:, None] * along, axis=1) - (thick + (thin - thick) * share)


def grown(distances, softness=0.6):
    """Merges distance fields with smooth transitions."""
    whole = distances[0]
    for one in distances[1:]:
        near = np.clip(0.5 + 0.5 * (one - whole) / softness, 0, 1)
        whole = one + (whole - one) * near - softness * near * (1 - near)
    return whole


def surface(field, low, high, step=0.14):
    """Returns the surface where `field(points)` is 0, with one point per cell: the mean of the cell's edge crossings."""
    axes = [np.arange(a, b + step, step) for a, b in zip(low, high)]
    grid = np.stack(np.meshgrid(*axes, indexing="ij"), -1)
    value = field(grid.reshape(-1, 3)).reshape(grid.shape[:3])
    size = np.array(value.shape) - 1
    total, count = np.zeros((*size, 3)), np.zeros(size)
    cell = lambda corner: value[tuple(slice(part, part + length) for part, length in zip(corner, size))]
    for axis in range(3):
        for first in np.ndindex(2, 2, 2):
            if first[axis]:
                continue
            a, b = cell(first), cell(tuple(part + (index == axis) for index, part in enumerate(first)))
            crossed = (a < 0) != (b < 0)
            share = np.where(crossed, a / np.where(crossed, a - b, 1), 0)
            for index in range(3):
                total[..., index] += crossed * (first[index] + share * (index == axis))
            count += crossed
    used = count > 0
    number = np.cumsum(used).reshape(size) - 1
    corner = np.stack(np.nonzero(used), 1)
    points = (corner + total[used] / count[used][:, None]) * step + np.asarray(low, float)
    faces = []
    for axis in range(3):
        b, c = (axis + 1) % 3, (axis + 2) % 3
        inner = [slice(1, -1)] * 3
        inner[axis] = slice(0, -1)
        ahead = list(inner)
        ahead[axis] = slice(1, None)
        here, there = value[tuple(inner)] < 0, value[tuple(ahead)] < 0
        at = np.stack(np.nonzero(here != there), 1)
        at[:, b] += 1
        at[:, c] += 1
        outward = here[here != there]
        ring = []
        for step_b, step_c in ((1, 1), (0, 1), (0, 0), (1, 0)):
            spot = at.copy()
            spot[:, b] -= step_b
            spot[:, c] -= step_c
            ring.append(number[spot[:, 0], spot[:, 1], spot[:, 2]])
        ring = np.stack(ring, 1)
        faces.append(np.where(outward[:, None], ring, ring[:, ::-1]))
    return Shape(points, [np.concatenate(faces)])
