"""Herbs, leaves and seeds scattered over a dish."""

import numpy as np

from materials import food
from noise import fractal
from shapes import ball, blob, leaf, tube

def leaf_material(name, dark="#2a5f14", light="#6fa32e", glow=0.25):
    return food(name, [dark, light], 2, 0.5, 0.35, bump=0.3, bump_scale=5, glow=glow, specular=0.45)

def herbs(scene, count=40, radius=None, size=0.5, at=(0, 0), kind="coriander", inner=0.0):
    """Chopped coriander, dill or chives."""
    between = scene.between
    if kind == "dill":
        variants = [_dill(scene) for _ in range(6)]
    elif kind == "chives":
        variants = [tube([(-0.35, 0, 0), (0, 0, 0.02), (0.35, 0, 0)], 0.16, 10) for _ in range(3)]
    else:
        variants = [
            leaf(between(0.7, 1.2), between(0.35, 0.7), between(0.2, 1.1), index, 2) for index in range(6)
        ]
    batch = scene.batch(kind, variants)
    scene.lay(batch, count, radius, inner, at, reach=0.25, share=0.85, lift=0.06, tilt=0.5,
              size=(size * 0.7, size * 1.3))
    batch.build(leaf_material(kind))

def _dill(scene):
    path = [(0, 0, 0)]
    for _ in range(7):
        last = path[-1]
        path.append((last[0] + 0.16, last[1] + scene.between(-0.12, 0.12), last[2] + scene.between(-0.02, 0.06)))
    return tube(path, np.linspace(0.05, 0.02, len(path)), 6)

def leaves(scene, count=6, radius=None, kind="basil", at=(0, 0), size=(0.85, 1.1), inner=0.0, lift=0.3, apart=None):
    """Whole leaves: basil, parsley, mint, lettuce. `apart` is the minimum distance of two leaves, in lengths of a leaf."""
    between = scene.between
    looks = {
        "basil": (3.2, 2.0, 0, "#1f5a12", "#4f932a"),
        "purple": (2.8, 1.8, 0, "#2c0d26", "#6a2a58"),
        "mint": (2.4, 1.5, 0, "#1c6420", "#59a83a"),
        "parsley": (2.6, 1.8, 3, "#24570f", "#5a952a"),
        "lettuce": (6.0, 5.0, 2, "#5c9a24", "#b9d765"),
        # Stewed leaves are less green.
        "cabbage": (5.4, 4.6, 1, "#b5ac52", "#e6dca0"),
    }
    length, width, lobes, dark, light = looks[kind]
    batch = scene.batch(kind, [
        leaf(length * between(0.85, 1.1), width * between(0.85, 1.1), between(0.25, 0.7), index * 1.3, lobes)
        for index in range(5)
    ])
    scene.lay(batch, count, radius, inner, at, reach=length * 0.35, share=0.85, lift=lift, tilt=0.35, size=size,
              keep=length * 0.3, free=length * (apart if apart is not None else 0.42 if kind == "basil" else 0.25))
    batch.build(leaf_material(kind, dark, light))

SEEDS = {
    "sesame": ((0.17, 0.1, 0.06), ["#e0bd7c", "#f3e0ae"], 0.4),
    "nigella": ((0.11, 0.08, 0.07), ["#0c0a09", "#201a17"], 0.5),
    "cumin": ((0.24, 0.06, 0.06), ["#5a3d1c", "#8a6430"], 0.5),
    "pomegranate": ((0.36, 0.28, 0.26), ["#7d0712", "#c01a28", "#dd3b45"], 0.15),
    "barberry": ((0.3, 0.2, 0.17), ["#3a050a", "#7d1016"], 0.3),
    "pea": ((0.36, 0.36, 0.34), ["#4f8a1c", "#79b035", "#93c24c"], 0.35),
    "corn": ((0.4, 0.34, 0.3), ["#d98a10", "#f0b02a"], 0.3),
    "bean": ((0.3, 0.22, 0.2), ["#4f5a1c", "#7a8433"], 0.4),
    "red-bean": ((0.48, 0.3, 0.28), ["#3a0a0a", "#6b1a14", "#8f3424"], 0.25),
    "chickpea": ((0.52, 0.48, 0.46), ["#c98328", "#e0a446", "#eebe6c"], 0.4),
    "raisin": ((0.62, 0.4, 0.34), ["#2a0a06", "#5a1e0e", "#8a4420"], 0.35),
    "crumb": ((0.2, 0.17, 0.13), ["#8a4a14", "#c98a3c"], 0.7),
}

def seeds(scene, kind, count=60, radius=None, at=(0, 0), inner=0.0, free=0.0, size=(0.85, 1.15), sink=0.35):
    """Small grains and berries. `sink` is the share of their height below the surface."""
    (length, width, height), colours, rough = SEEDS[kind]
    if kind == "raisin":
        variants = [_raisin(index * 2.3) for index in range(5)]
    elif kind == "chickpea":
        variants = [_chickpea(index) for index in range(5)]
    else:
        cuts = 4 if length < 0.25 else 8
        variants = [blob((length, width, height), index * 3.1, 0.12, 1.5, cuts) for index in range(4)]
    batch = scene.batch(kind, variants)
    scene.lay(batch, count, radius, inner, at, reach=length, share=0.75, lift=height * (1 - 2 * sink), tilt=0.6,
              size=size, free=free, keep=length if free else 0)
    juicy = kind in ("pomegranate", "barberry", "raisin", "pea", "corn", "red-bean")
    batch.build(food(kind, colours, 1.5, 0.7, rough, bump=0.15, bump_scale=6, oil=0.5 if juicy else 0.15,
                     glow=0.15 if juicy else 0.05))

def _raisin(seed):
    shape = ball(cuts=14)

    wrinkles = -np.abs(fractal(shape.vertices, 2.2, 2, seed)) * 0.38
    return shape.moved(shape.vertices * (1 + wrinkles)[:, None] * np.array([0.62, 0.42, 0.36]))

def _chickpea(seed):

    shape = ball(cuts=12)
    x, y, z = shape.vertices.T
    cleft = -0.16 * np.exp(-((y / 0.16) ** 2)) * (z > -0.2) * np.clip(1 - x, 0, 1)
    beak = 0.28 * np.clip(x - 0.7, 0, 1) / 0.3
    push = 1 + cleft + beak + 0.03 * fractal(shape.vertices, 2, 2, seed)
    return shape.moved(shape.vertices * push[:, None] * 0.5)
