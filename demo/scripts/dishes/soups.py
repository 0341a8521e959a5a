"""Liquids in a bowl: broth with drops of fat, yoghurt, sauces."""

import math

import numpy as np

from materials import food, liquid
from meshes import add_one, place
from noise import flat_noise
from rice import grain
from shapes import blob, revolve, sheet


def broth(scene, colour="#ef951c", body=0.16, drops=330, drop_colour="#ffb830", below=("#d08a26", "#e6aa44")):
    """Clear broth. `body` 1 is opaque."""
    level, reach = scene.level, scene.radius
    add_one("depth", revolve([(0.01, level * 0.55), (reach * 0.86, level * 0.55)], 64), food("depth", list(below)))
    rings = [(share * reach, level) for share in (0.001, 0.25, 0.5, 0.75, 0.96)]
    add_one("broth", revolve([*rings, (reach, level), (reach + 0.14, level + 0.08)], 128), liquid("broth", colour, body))
    if not drops:
        return
    cap = revolve([(0.001, 0.07), (0.3, 0.066), (0.6, 0.05), (0.85, 0.027), (1, 0.0)], 28)
    batch = scene.batch("fat", [cap])

    for _ in range(drops):
        x, y = scene.spot(reach * 0.97)
        size = min(0.7, 0.09 + 0.08 * float(scene.rng.pareto(1.7)))
        batch.add(place(x, y, level + 0.004, (0, 0, 0), (size, size * scene.between(0.9, 1.1), min(size, 0.5) * 1.2)))
    batch.build(liquid("fat", drop_colour, 0.5, 0.01, 0.0))


def cream(scene, colours=("#f1e3c6", "#faf0da", "#fff9ec"), radius=None, height=0.25, at=(0, 0), seed=1.0, thick=True,
          on_heap=False):
    """Yoghurt, sour cream, puree or halim: an opaque surface with soft folds. With `on_heap`, it follows the heap below."""
    radius = radius or scene.radius + 0.1
    heap, level = scene.heap, scene.level if scene.level is not None else 0.0

    def top(x, y, u):
        fold = flat_noise(x, y, 0.55, 3, seed)
        swirl = 0.35 * np.sin(2.2 * np.hypot(x, y) + 2 * np.arctan2(y, x)) * (1 - u)
        rise = height * (0.6 * fold + (0.5 * swirl if thick else 0.0))
        if not on_heap:
            return level + rise - 0.02 * (u > 0.99)
        i = ((x + at[0] + heap.half) / heap.STEP).astype(int).clip(0, heap.count - 1)
        j = ((y + at[1] + heap.half) / heap.STEP).astype(int).clip(0, heap.count - 1)
        edge = np.sqrt(np.clip(1 - u**4, 0, 1))
        return heap.height[i, j] + (0.15 + height) * edge + rise * 0.5 * edge - 0.1

    shape = sheet(radius, top, 160, 80, 0.05 if on_heap else 0.0, seed)
    material = food("cream", list(colours), 0.6, 0, 0.32, bump=0.08, bump_scale=3, oil=0.35, oil_rough=0.12, glow=0.12)
    add_one("cream", shape, material, place(*at, 0))
    if on_heap:
        scene.heap.cover(*at, radius, scene.heap.rest(*at, radius * 0.4, 0.6) + height)


def peaks(scene, colours, height=1.5, count=6):
    """Whipped egg white: glossy folds in a whirl, and soft peaks with bent tips."""
    radius, level = scene.radius + 0.1, scene.level
    spots = [(0.0, 0.4, 1.5, 0.9)]
    spots += [(reach * math.cos(turn), reach * math.sin(turn), scene.between(0.6, 1.1), scene.turn())
              for reach, turn in ((radius * scene.between(0.36, 0.72), 2 * math.pi * (index + scene.between(-0.2, 0.2)) / (count - 1)) for index in range(count - 1))]

    def top(x, y, u):
        slow = flat_noise(x, y, 0.16, 2, 3.0)
        turn, away = np.arctan2(y, x), np.hypot(x, y)
        fold = np.abs(np.sin(0.5 * (turn + away * 1.35 + slow * 3.4)))
        z = height * (0.9 * (1 - u**2) + 0.85 * (1 - np.sqrt(1 - fold**2 * 0.999)) * np.clip((1 - u) * 7, 0, 1) + 0.25 * slow * (1 - u))
        for a, b, high, _ in spots:
            z = z + high * np.exp(-((np.hypot(x - a, y - b) / 0.75) ** 1.15)) * 1.25
        return level + z

    shape = sheet(radius, top, 300, 170, 0.0)
    points = shape.vertices.copy()
    for a, b, high, lean in spots:
        share = np.exp(-((np.hypot(shape.vertices[:, 0] - a, shape.vertices[:, 1] - b) / 0.5) ** 2))
        points[:, :2] += (0.75 * high * share**2)[:, None] * np.array([math.cos(lean), math.sin(lean)])
        points[:, 2] -= 0.18 * high * share**4
    add_one("peaks", shape.moved(points), food("peaks", list(colours), 0.3, 0, 0.22, 0.06, bump=0.0, oil=0.7, oil_rough=0.08, glow=0.06))


def pool(scene, colour="#7a3412", radius=4.0, at=(0, 0), body=0.85):
    """A flat pool of gravy, butter or sauce that fills the form of its vessel."""
    heap = scene.heap

    def top(x, y, u):
        i = ((x + at[0] + heap.half) / heap.STEP).astype(int).clip(0, heap.count - 1)
        j = ((y + at[1] + heap.half) / heap.STEP).astype(int).clip(0, heap.count - 1)
        return heap.height[i, j] + 0.12 * np.sqrt(np.clip(1 - u**3, 0, 1)) - 0.02

    add_one("pool", sheet(radius, top, 160, 50, 0.12, at[0] + radius), liquid("pool", colour, body), place(*at, 0))


def rice_grains(scene, count=300, radius=None):
    """Grains of boiled rice that float in a liquid."""

    batch = scene.batch("grains", [grain(scene) for _ in range(6)])
    scene.lay(batch, count, radius, reach=0.3, lift=0.03, tilt=0.3, follow=False)
    batch.build(food("grains", ["#efd9b0", "#f8ebd0", "#fffaf0"], 0.5, 0.8, 0.3, bump=0.1, oil=0.4, glow=0.3))


def dust(scene, colour="#6b3410", radius=6.0, count=420, at=(0, 0)):
    """Sieved cinnamon, paprika, cocoa or sugar."""

    batch = scene.batch("dust", [blob((0.09, 0.08, 0.05), index, 0.2, 2, 3) for index in range(3)])
    scene.lay(batch, count, radius, at=at, reach=0.15, share=0.9, lift=0.03, tilt=0.3, size=(0.5, 1.3))
    batch.build(food("dust", [colour, colour], rough=0.8, bump=0.1))
