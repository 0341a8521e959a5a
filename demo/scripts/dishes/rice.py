"""A mound of rice, with vegetables and meat."""

import numpy as np

from materials import food
from meshes import add_one, place
from noise import flat_noise
from shapes import revolve, tube

RICE = {
    "gold": ["#d0700f", "#ef9a30", "#fabb5c", "#fdd894"],
    "dark": ["#7c380c", "#ab5a1a", "#ca7e2e", "#e3a654"],
    "light": ["#eda848", "#f8c87a", "#fddfa8", "#fff0cc"],
    "white": ["#f4c674", "#fbdea2", "#ffeecb", "#fff9ea"],
}


def mound(scene, height=4.3, radius=None, roughness=0.5, at=(0, 0)):
    """Raises the height map by a mound. Returns the profile of its core."""
    radius = radius or scene.radius
    heap = scene.heap
    distance = np.hypot(heap.x - at[0], heap.y - at[1])
    wave = flat_noise(heap.x, heap.y, 0.28, 2, 3.0 + at[0])
    dome = height * np.clip(1 - (distance / radius) ** 2, 0, 1) ** 0.75
    floor = heap.rest(*at, 1.0, 0.5)
    top = floor + 0.05 + dome + roughness * wave * np.clip(dome, 0, 1)
    heap.height = np.where(distance < radius, np.maximum(heap.height, top), heap.height)
    return [(r, 0.3 + height * 0.95 * max(0, 1 - (r / radius / 0.985) ** 2) ** 0.75)
            for r in np.linspace(0.01, radius * 0.98, 30)]


def grain(scene):
    length, width, bend = scene.between(0.44, 0.58), scene.between(0.11, 0.13), scene.between(0, 0.09)
    t = np.linspace(-1, 1, 7)
    path = np.stack([t * length, 0 * t, bend * (1 - t * t)], 1)
    return tube(path, width * np.sqrt(np.clip(1 - np.abs(t) ** 2.6 * 0.97, 0.02, 1)), 8)


def rice(scene, colour="gold", height=4.3, radius=None, grains=11500, at=(0, 0), strays=45):
    """A mound of rice grains over a core of the same colour."""
    radius = radius or scene.radius
    floor = scene.heap.rest(*at, 1.0, 0.5) - 0.5
    core = mound(scene, height, radius, at=at)
    colours = RICE[colour]
    add_one("core", revolve(core, 64), food("core", colours[:2], rough=0.6), place(*at, floor))
    batch = scene.batch("rice", [grain(scene) for _ in range(10)])
    layers = 5
    for layer in range(layers):
        for _ in range(grains // layers):
            x, y = scene.spot(radius * 0.985, 0, at)
            z = scene.heap.rest(x, y, 0.15, 0.5) - 0.28 + layer * 0.1 + scene.between(-0.05, 0.09)
            turn = (scene.between(-0.45, 0.45), scene.between(-0.45, 0.45), scene.turn())
            batch.add(place(x, y, z, turn, scene.between(0.88, 1.12), scene.heap.normal(x, y)))
    scene.lay(batch, strays, radius * 1.1, radius * 0.98, at, reach=0.2, lift=0.1, tilt=0)
    batch.build(
        food("rice", colours, 0.5, 0.8, 0.22, bump=0.06, bump_scale=7, oil=1.0, oil_rough=0.05, glow=0.36)
    )
    distance = np.hypot(scene.heap.x - at[0], scene.heap.y - at[1])
    scene.heap.height = np.where(distance < radius, scene.heap.height + 0.14, scene.heap.height)


STRIPS = {
    "carrot": ["#bf560e", "#dc7a1a", "#e89a30", "#ecb347"],
    "red-carrot": ["#a8400a", "#cc5c10", "#de7620", "#e49030"],
    "onion": ["#b06a1c", "#d89a3e", "#ecc070", "#f3d69a"],
    "pepper": ["#b01208", "#d42a10", "#e2491c"],
    "green-pepper": ["#2f6a14", "#4f8f22", "#7aae3c"],
    "cabbage": ["#b8b258", "#d6d08c", "#e8e2b4"],
    "quince": ["#c98a2c", "#e3b04c", "#f1cb78"],
    "cheese": ["#e9b94c", "#f4d27a", "#fae3a4"],
    "cheddar": ["#d97208", "#e8900f", "#f2a626"],
    "egg": ["#e0a02c", "#efc04e", "#f7dc86"],
    "radish": ["#cfdf9c", "#e6efc2", "#f8faea"],
    "bacon": ["#4f140a", "#8a2c14", "#b55a34"],
    "tongue": ["#8a4630", "#ad6a4c", "#c98e70"],
    "meat": ["#5a240d", "#83401a", "#a8662e"],
}


def strip(scene, length=(1.1, 2.0), width=(0.125, 0.17), seed=0.0, flatness=0.85):
    size, half, bend = scene.between(*length), scene.between(*width), scene.between(0.08, 0.4)
    t = np.linspace(-1, 1, 14)
    path = np.stack(
        [t * size, bend * t * t * np.sin(seed * 3) + 0.05 * np.sin(t * 4 + seed), bend * (1 - t * t) * np.cos(seed)], 1
    )
    radius = half * (1 - 0.35 * np.abs(t) ** 6) * (1 + 0.1 * np.sin(t * 5 + seed * 7))
    radius[[0, -1]] *= 0.55
    return tube(path, radius, 16, 6.0, flatness)


def strips(scene, kind="carrot", count=430, radius=None, length=(1.1, 2.0), width=(0.125, 0.17), at=(0, 0),
           inner=0.0, raised=True, tilt=0.3, oil=0.25, flatness=0.85, lift=0.0, squash=1.0, free=0.0):
    """Strips of vegetables and meat at random positions."""
    batch = scene.batch(kind, [strip(scene, length, width, index * 1.0, flatness) for index in range(10)])
    scene.lay(batch, count, radius, inner, at, squash, reach=0.4, share=0.7, lift=lift, tilt=tilt, size=(0.8, 1.1),
              height=0.12 if raised else 0, free=free)
    batch.build(food(kind, STRIPS[kind], 0.8, 0.75, 0.34, bump=0.3, bump_scale=5, oil=oil, glow=0.22))
