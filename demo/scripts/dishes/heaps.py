"""Dry goods in heaps: rice, pulses, spices, nuts, coffee."""

import math

import numpy as np

from greens import _chickpea
from materials import food
from meshes import add_one, place
from noise import fractal
from rice import mound
from shapes import ball, blob, chunk, revolve, smooth, tube


def _long_grain(index):
    t = np.linspace(-1, 1, 9)
    length = 0.36 + 0.03 * (index % 3)
    return tube(np.stack([t * length, 0 * t, 0.03 * (1 - t * t)], 1), 0.105 * np.sqrt(np.clip(1 - np.abs(t) ** 2.4, 0.03, 1)), 8)


def _round_grain(index):
    t = np.linspace(-1, 1, 9)
    return tube(np.stack([t * (0.27 + 0.02 * (index % 3)), 0 * t, 0 * t], 1), 0.15 * np.sqrt(np.clip(1 - np.abs(t) ** 2.2, 0.03, 1)), 8)


def _flake(index):
    """An oat flake: flat, with a torn edge and a furrow."""
    shape = ball(cuts=12)
    x, y, z = shape.vertices.T
    torn = 1 + 0.07 * fractal(shape.vertices * np.array([1, 1, 0.1]), 1.5, 3, index * 2.7)
    curled = 0.1 * np.sin(index * 1.7) * x * x + 0.08 * np.cos(index * 2.3) * y * y
    points = np.stack([x * 0.5 * torn, y * 0.4 * torn, z * 0.075 + curled - 0.045 * np.exp(-((y / 0.1) ** 2)) * (z > 0)], 1)
    return shape.moved(points)


def _kidney(index):
    shape = ball(cuts=14)
    x, y, z = shape.vertices.T
    points = np.stack([x * 0.78, y * 0.44 + 0.2 * x * x - 0.1 - 0.1 * np.exp(-((x / 0.3) ** 2)) * (y < 0), z * 0.4], 1)
    return shape.moved(points * (1 + 0.04 * fractal(points, 1.4, 2, index * 3.0))[:, None])


def _groat(index):
    """A buckwheat grain: three flat sides that meet in a point."""
    shape = ball(cuts=6)
    angle = np.arctan2(shape.vertices[:, 1], shape.vertices[:, 0])
    out = 1 + 0.26 * np.cos(3 * angle)
    points = shape.vertices * np.column_stack([out, out, 1.25 * np.ones_like(out)])
    points[:, :2] *= (1 - 0.35 * np.clip(points[:, 2:], 0, 1.3) / 1.3)
    return shape.moved(points * 0.2)


def _coffee(index):
    """A coffee bean: round on one side, flat with a furrow on the other."""
    shape = ball(cuts=16)
    x, y, z = shape.vertices.T
    furrow = 0.34 * np.exp(-(((y - 0.08 * np.sin(x * 3.0)) / 0.13) ** 2)) * (z > 0)
    flat = np.where(z > 0, 0.55 * z - furrow, z)
    points = np.stack([x * 0.72, y * 0.5, flat * 0.42], 1)
    return shape.moved(points * (1 + 0.03 * fractal(points, 1.6, 2, index * 2.0))[:, None])


def _dried(half, wrinkle):
    def make(index):
        shape = ball(cuts=10)
        push = 1 - np.abs(fractal(shape.vertices, 1.9, 3, index * 2.3)) * wrinkle
        return shape.moved(shape.vertices * push[:, None] * np.array(half))

    return make


def _apricot(index):
    """A dried apricot: flat, its middle pressed in."""
    shape = ball(cuts=26)
    x, y, z = shape.vertices.T
    away = np.hypot(x, y)
    wrinkles = 1 - 0.12 * np.abs(fractal(shape.vertices, 1.6, 3, index * 2.3))
    points = np.stack([x * 1.5, y * 1.3, z * 0.55 - 0.3 * np.exp(-((away / 0.5) ** 2)) * np.sign(z)], 1)
    return shape.moved(points * wrinkles[:, None])


# Values: shape, colours, radius, number in a heap of 4.6 centimetres, roughness, gloss, transmitted light.
HEAPS = {
    "rice-lazer": (_long_grain, ["#d9bd88", "#eeddb8", "#faf2de", "#fffaf0"], 0.16, 5200, 0.4, 0.15, 0.3),
    "rice-devzira": (_long_grain, ["#8f4a24", "#b5703f", "#d19a6a", "#e3b98e"], 0.16, 5200, 0.5, 0.08, 0.2),
    "rice-alanga": (_long_grain, ["#d3ae74", "#e8cfa0", "#f6e6c6", "#fcf4e2"], 0.16, 5200, 0.45, 0.1, 0.28),
    "rice-chungara": (_round_grain, ["#b98a5a", "#d6ae7e", "#eacda2", "#f6e4c4"], 0.16, 4800, 0.45, 0.1, 0.24),
    "oats": (_flake, ["#cfa566", "#e6c794", "#f3dfb8", "#faf0d8"], 0.3, 1900, 0.6, 0.0, 0.2),
    "rosehip": (_dried((0.62, 0.42, 0.42), 0.16), ["#5c0c06", "#8f1c0c", "#b8391a"], 0.4, 900, 0.32, 0.4, 0.06),
    "mung": (lambda index: blob((0.27, 0.22, 0.21), index, 0.05, 1.4, 8), ["#2f3a0e", "#4d5a1c", "#707a34"], 0.18, 3300, 0.34, 0.3, 0.05),
    "chickpeas": (lambda index: _chickpea(index), ["#a8702a", "#cf9c50", "#ebc88a"], 0.4, 900, 0.55, 0.05, 0.06),
    "beans": (_kidney, ["#32070a", "#5a1012", "#7d2420"], 0.5, 620, 0.26, 0.5, 0.03),
    "buckwheat": (_groat, ["#5c3216", "#85552a", "#a97a44"], 0.16, 4600, 0.55, 0.05, 0.05),
    "cumin": (lambda index: blob((0.33, 0.08, 0.08), index, 0.1, 1.5, 7), ["#4a3214", "#735224", "#9a7a40"], 0.2, 4200, 0.55, 0.05, 0.05),
    "barberry": (_dried((0.42, 0.25, 0.2), 0.3), ["#2a0408", "#5c0c14", "#8a1c20"], 0.25, 2100, 0.36, 0.35, 0.12),
    "black-pepper": (lambda index: blob((0.27, 0.27, 0.26), index * 2.0, 0.2, 2.6, 8), ["#100c0a", "#241b16", "#453528"], 0.2, 2600, 0.55, 0.1, 0.0),
    "raisins": (_dried((0.72, 0.46, 0.4), 0.3), ["#8a560c", "#b8801e", "#d9a544"], 0.4, 900, 0.36, 0.4, 0.28),
    "coffee-beans": (_coffee, ["#1e0c05", "#35190a", "#4f2a12"], 0.45, 760, 0.36, 0.4, 0.0),
    "dried-apricot": (_apricot, ["#b0520a", "#d47614", "#ea9630"], 1.0, 74, 0.36, 0.35, 0.25),
}


def heap_of(scene, kind, radius=4.6, height=2.9, share=1.0, tilt=None):
    """A heap of one kind of goods. `share` scales their usual number, and `tilt` is their maximum tilt."""
    make, colours, reach, count, rough, oil, glow = HEAPS[kind]
    large = reach > 0.8
    core = mound(scene, height * (0.62 if large else 1), radius, 0.35)
    floor = scene.heap.rest(radius * 1.02, 0, 0.1, 0.5)
    add_one("core", revolve([(r * (0.72 if large else 0.93), z - (0.8 if large else 0.35)) for r, z in core], 64), food("core", colours[:2], rough=0.7, bump=0.5, bump_scale=6), place(0, 0, floor))
    batch = scene.batch(kind, [make(index) for index in range(8)])
    count = int(count * share * (radius / 4.6) ** 2)
    for layer in range(1 if large else 3):
        for _ in range(count if large else count // 3):
            x, y = scene.spot(radius * 0.99)
            scene.put(batch, x, y, reach=reach, share=0.55, lift=reach * (0.35 if large else 0.12) + layer * reach * 0.35, tilt=tilt or (0.5 if large else 0.7), height=reach * 0.5 if large else 0)
            if kind == "coffee-beans" and scene.between(0, 1) < 0.3:
                index, matrix, chance = batch.copies[-1]
                batch.copies[-1] = (index, matrix @ np.array(place(0, 0, 0, (math.pi, 0, 0))), chance)
    # A bowl has no pieces next to the heap.
    if scene.level is None:
        scene.lay(batch, max(3, int(count * 0.012)), radius * 1.16, radius * 1.02, reach=reach, share=0.4, lift=reach * 0.35, tilt=0.15, flat=False)
    streaks = None
    if kind == "rice-devzira":
        streaks = lambda nodes, colour, local, chance: nodes.mix(nodes.between(nodes.noise(nodes.scaled(local, (0.6, 6, 6)), 1.2, 2), 0.5, 0.62, 0, 0.8), colour, "#efd9be")
    batch.build(food(kind, colours, 1.2, 0.7, rough, bump=0.25, bump_scale=6, oil=oil, oil_rough=0.18, glow=glow, paint=streaks))
