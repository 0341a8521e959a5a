"""Positions of objects on top of each other."""

import math

import numpy as np

from meshes import place


def heaped(*rings):
    """Returns positions in rings on top of each other. Each ring is (count, radius), the lowest first."""
    return [(radius * math.cos(0.5 * number + 2 * math.pi * index / count), radius * math.sin(0.5 * number + 2 * math.pi * index / count))
            for number, (count, radius) in enumerate(rings) for index in range(count)]


def settled(scene, shape, x, y, turn=0.0, lean=(0.0, 0.0), size=1.0, reach=1.0, steepest=0.7, touch=0.97, give=0.04):
    """
    Places a shape on the heap. It tilts like the ground, by `steepest` at most. The share `touch` of its points is above
    the ground, minus the depth `give`. Returns its matrix and its points at this position.
    """
    normal = scene.heap.normal(x, y, reach)
    aside = math.hypot(normal.x, normal.y)
    if aside > steepest * normal.z:
        share = steepest * normal.z / aside
        normal.x, normal.y = normal.x * share, normal.y * share
    matrix = np.array(place(0, 0, 0, (*lean, turn), size, normal.normalized()))
    points = shape.vertices @ matrix[:3, :3].T
    cells = ((points[:, :2] + (x, y) + scene.heap.half) / scene.heap.STEP).astype(int).clip(0, scene.heap.count - 1)
    gap = scene.heap.height[cells[:, 0], cells[:, 1]] - points[:, 2]
    matrix[:3, 3] = x, y, float(np.quantile(gap, touch)) - give
    return matrix, points + matrix[:3, 3]


def poured(scene, batch, count, radius, at=(0, 0), inner=0.0, tries=8, lean=0.3, size=(0.94, 1.06), steep=0.0, over=None, **rest):
    """
    Places objects on a heap one by one, each at the lowest of several random positions. `steep` favours positions near the
    middle. `over(distance)` is the target height of the heap.
    """
    for number in range(count):
        variant = number % len(batch.variants)
        found = None
        for _ in range(tries):
            x, y = scene.spot(radius, inner, at)
            leans = scene.between(-lean, lean), scene.between(-lean, lean)
            matrix, points = settled(scene, batch.variants[variant], x, y, scene.turn(), leans, scene.between(*size), **rest)
            away = math.hypot(x - at[0], y - at[1])
            score = matrix[2, 3] + steep * away - (over(away) if over else 0)
            if found is None or score < found[0]:
                found = score, matrix, points
        batch.add(found[1], variant)
        scene.heap.stamp(found[2])
