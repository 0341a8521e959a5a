"""Deep-fried food: sticks of dough in honey, and nuggets and cheese in crumbs."""

import numpy as np

from materials import food
from meshes import add_one, place
from noise import fractal
from places import poured
from shapes import ball, blob, chunk, joined, revolve, tube


def _stick(scene, index):
    """A short, nearly straight stick of fried dough, swollen in the middle."""
    half = scene.between(0.75, 1.15)
    t = np.linspace(-1, 1, 16)
    path = np.stack([t * half, 0.07 * np.sin(t * 2.2 + index) * half, 0.06 * np.cos(t * 2 + index * 2)], 1)
    radius = 0.27 * np.sqrt(np.clip(1 - np.abs(t) ** 8, 0.16, 1)) * (1 + 0.09 * np.sin(t * 3.4 + index * 1.7))
    shape = tube(path, radius, 16, 3.0)
    return shape.moved(shape.vertices + 0.04 * fractal(shape.vertices, 1.7, 2, index * 3.0)[:, None])


def chak_chak(scene, count=760, radius=7.6, height=6.6, at=(0, 0)):
    """A cone of short fried sticks of dough in honey."""
    over = lambda away: np.maximum(0, height * (1 - (np.asarray(away) / radius) ** 1.3))
    floor = scene.heap.rest(*at, 1.0, 0.5)
    away = np.hypot(scene.heap.x - at[0], scene.heap.y - at[1])
    core = [(r, float(over(r)) - 0.6) for r in np.linspace(0.01, radius * 0.9, 40)]
    add_one("core", revolve(core, 72), food("core", ["#a8560c", "#c9781c"], rough=0.2, bump=0.6, bump_scale=2, oil=1.0, glow=0.2), place(*at, floor))
    scene.heap.height = np.where(away < radius, np.maximum(scene.heap.height, floor + over(away) - 0.75), scene.heap.height)
    batch = scene.batch("sticks", [_stick(scene, index) for index in range(12)])
    poured(scene, batch, count, radius, at, tries=7, lean=0.35, over=over, reach=0.6, steepest=1.1, touch=0.9, give=0.12)
    batch.build(food("sticks", ["#c25e06", "#e08418", "#f0a236", "#f6b856"], 0.8, 0.55, 0.2, bump=0.3, bump_scale=4, oil=1.0, oil_rough=0.03, glow=0.2))
    chopped = scene.batch("nuts", [chunk((0.36, 0.28, 0.2), index * 2.3, 0.45, 0.12, 0.0, 8) for index in range(6)])
    poured(scene, chopped, 40, radius * 0.9, at, tries=3, over=over, reach=0.4, size=(0.7, 1.3), give=0.1)
    chopped.build(food("nuts", ["#6f3a10", "#a8702c", "#d6a660"], 1.6, 0.4, 0.45, bump=0.4, oil=0.5))


CRUMBS = ["#a85a10", "#d0851f", "#e6a542", "#efbb62"]


def crumbed(shape, index, count=900, size=1.0):
    """Adds crumbs at random positions all over a shape."""
    rng = np.random.default_rng(index)
    crumbs = [chunk((0.1 * size, 0.08 * size, 0.06 * size), number * 1.9, 0.4, 0.25, 0.0, 3) for number in range(6)]
    stuck = []
    # The density of crumbs does not depend on the distance of the shape's points.
    corners = shape.vertices[shape.loops[: 4 * (shape.counts == 4).sum()].reshape(-1, 4)]
    area = np.linalg.norm(np.cross(corners[:, 2] - corners[:, 0], corners[:, 3] - corners[:, 1]), axis=1)
    for point in corners.mean(1)[rng.choice(len(corners), count, p=area / area.sum())]:
        crumb = crumbs[rng.integers(len(crumbs))]
        turned = crumb.vertices @ np.array(place(0, 0, 0, rng.uniform(0, 6, 3), rng.uniform(0.6, 1.5)))[:3, :3].T
        stuck.append(crumb.moved(turned + point))
    return joined([shape, *stuck])


def _nugget(index, size):
    """A nugget: flat, with an irregular round outline."""
    shape = ball(cuts=44)
    x, y, z = shape.vertices.T
    angle = np.arctan2(y, x)
    out = 1 + 0.08 * np.sin(2 * angle + index * 1.3) + 0.07 * np.sin(3 * angle + index * 2.1)
    wide = np.maximum(np.hypot(x, y), 0.4) ** -0.2
    points = np.stack([x * 2.2 * out * wide, y * 1.75 * out * wide, np.sign(z) * np.abs(z) ** 0.75 * 0.85], 1)
    points[:, 2] += 0.16 * fractal(points * (1, 1, 0.2), 0.4, 2, index * 2.0)
    lumps = 0.07 * fractal(points, 1.1, 2, index * 3.0) + 0.07 * np.abs(fractal(points, 2.8, 2, index * 5.0))
    points = points + shape.vertices * lumps[:, None]
    return crumbed(shape.moved(points * size), index)


def nuggets(scene, count=12, radius=5.2, at=(0, 0), size=1.0):
    """A heap of flat breaded pieces of chicken."""
    batch = scene.batch("nuggets", [_nugget(index, size) for index in range(5)])
    poured(scene, batch, count, radius, at, tries=10, lean=0.25, steep=0.3, reach=1.3 * size, touch=0.92, give=0.08)
    batch.build(food("nuggets", CRUMBS, 0.7, 0.3, 0.6, bump=0.8, bump_scale=8, bump_depth=0.06, oil=0.15, oil_rough=0.25, specular=0.35))


def cheese_balls(scene, count=16, radius=4.8, at=(0, 0), size=1.75):
    """A heap of breaded cheese balls."""
    made = [blob((size, size * 0.97, size * 0.94), index * 2.7, 0.06, 0.9, 34) for index in range(4)]
    batch = scene.batch("cheese-balls", [crumbed(one, index, 900, 0.9) for index, one in enumerate(made)])
    poured(scene, batch, count, radius, at, tries=14, lean=1.0, steep=0.35, reach=1.2, steepest=0.3, touch=0.93, give=0.08)
    batch.build(food("cheese-balls", CRUMBS, 0.6, 0.3, 0.6, bump=0.8, bump_scale=9, bump_depth=0.05, oil=0.2, oil_rough=0.25, specular=0.35))
