"""Chicken: legs, wings, strips of fillet and breast off the grill."""

import numpy as np

from materials import food
from meshes import add_one, place
from noise import fractal
from shapes import blob, chunk, smooth, tube

ROASTED = ["#6f2a0a", "#a04a14", "#c46f22", "#dc9a44"]
CRUMBED = ["#97480c", "#c67a1e", "#e3a446"]


def _coat(name, colours, crisp, sauced=False):
    """A roasted skin or, `crisp`, a coat of crumbs; `sauced` wets it."""
    return food(name, list(colours), 1.4, 0.2, 0.6 if crisp else 0.38, bump=0.9 if crisp else 0.65, bump_scale=8 if crisp else 4,
                bump_depth=0.12, oil=0.6 if sauced else 0.1 if crisp else 0.35, oil_rough=0.14 if sauced else 0.22,
                char=0.35 if crisp else 0.6, specular=0.35)


def drumstick(scene, x=0.0, y=0.0, turn=0.4, size=1.0, spots=None, colours=ROASTED, crisp=False):
    """Chicken legs: the meat with its crackled skin, and the end of the bone. `spots` are (x, y, turn)."""
    path = smooth([(-4.2, 0, 0.2), (-2.2, 0.2, 0.1), (0.4, 0.3, 0.0), (3.2, 0, 0.15)], 40)
    t = np.linspace(0, 1, len(path))
    radius = 0.55 + 2.1 * np.exp(-(((t - 0.72) / 0.25) ** 2)) + 0.35 * np.exp(-(((t - 0.12) / 0.1) ** 2))
    radius = radius * np.where(t > 0.93, np.sqrt(np.clip((1 - t) / 0.07, 0.03, 1)), 1)
    bone = tube(np.array([(-5.6, 0, 0.3), (-4.9, 0, 0.25), (-4.0, 0, 0.2)]) * size, np.array([0.5, 0.34, 0.4]) * size, 16)
    skin, white = _coat("skin", colours, crisp), food("bone", ["#d8c6a6", "#efe2c8"], rough=0.4, oil=0.2)
    for number, (x, y, turn) in enumerate(spots or [(x, y, turn)]):
        meat = tube(path * size, radius * size, 40, 2.0, 0.85)
        push = 0.05 * fractal(meat.vertices, 0.8, 3, number * 4.0) + crisp * 0.09 * fractal(meat.vertices, 2.6, 3, number * 2.0)
        ground = scene.heap.rest(x, y, 2.0 * size, 0.7)
        matrix = place(x, y, ground + 1.2 * size, (scene.between(-0.1, 0.1), 0.05, turn), 1.0)
        add_one("leg", meat.moved(meat.vertices * (1 + push)[:, None]), skin, matrix, number * 0.23)
        add_one("bone", bone, white, matrix)
        scene.heap.cover(x, y, 2.6 * size, ground + 2.4 * size)
        scene.heap.take(x, y, 2.8 * size)


def wings(scene, count=10, radius=7.0, sauce=None, size=1.0, spots=None, crisp=False, sauced=False):
    """Chicken wings in both their parts: the club with its bone, and the flat one with its tip."""
    club_path = smooth([(-2.7, 0.1, 0), (-1.0, 0, 0.1), (0.8, 0.1, 0.1), (2.3, 0, 0)], 40)
    t = np.linspace(0, 1, len(club_path))
    club = 0.42 + 0.98 * np.exp(-(((t - 0.7) / 0.25) ** 2)) + 0.2 * np.exp(-(((t - 0.06) / 0.06) ** 2))
    flat_path = smooth([(-2.7, -0.5, 0), (-1.0, 0.1, 0.2), (0.9, 0.2, 0.2), (2.4, -0.3, 0), (3.1, -1.0, 0)], 44)
    s = np.linspace(0, 1, len(flat_path))
    flat = 0.5 + 0.62 * np.exp(-(((s - 0.24) / 0.2) ** 2)) + 0.6 * np.exp(-(((s - 0.6) / 0.2) ** 2))
    variants = []
    for index in range(4):
        path, thick, sides = (club_path, club, 0.9) if index % 2 == 0 else (flat_path, flat, 0.6)
        thick = thick.copy()
        thick[[0, -1]] *= 0.35
        thick[[1, -2]] *= 0.8
        shape = tube(path, thick, 60, 2.2, sides)
        push = 0.09 * fractal(shape.vertices, 1.1, 4, index * 4.0) + crisp * 0.1 * fractal(shape.vertices, 3.4, 3, index * 2.0)
        variants.append(shape.moved(shape.vertices * (1 + push[:, None]) * size))
    batch = scene.batch("wings", variants)
    options = dict(reach=1.8 * size, lift=0.75 * size, tilt=0.35, height=1.7 * size, keep=1.9 * size)
    for x, y in spots or []:
        scene.put(batch, x, y, **options)
    if not spots:
        scene.lay(batch, count, radius, free=1.3 * size, **options)
    batch.build(_coat("wing", sauce or ["#6b2608", "#98450f", "#bf6e22", "#d89848"], crisp, sauced))


def strips_of_fillet(scene, spots=None, count=10, radius=6.0, size=1.0, colours=CRUMBED):
    """Fillet cut long, in a coat of crumbs."""
    variants = [blob((3.0 * size, 1.05 * size, 0.8 * size), index * 3.3, 0.2, 1.0, 22) for index in range(4)]
    variants = [one.moved(one.vertices * (1 + 0.08 * fractal(one.vertices, 2.4, 3, index * 5.0))[:, None]) for index, one in enumerate(variants)]
    batch = scene.batch("strips", variants)
    options = dict(reach=1.8 * size, lift=0.6 * size, tilt=0.2, size=(0.9, 1.08), height=1.3 * size)
    for spot in spots or []:
        scene.put(batch, *spot, **options)
    if not spots:
        scene.lay(batch, count, radius, **options)
    batch.build(_coat("strip", colours, True))


def breast(scene, spots, size=1.0):
    """Fillet off the grill, cut across, with the dark lines of its bars."""

    def barred(nodes, colour, local, _):
        x, y, z = nodes.node("SeparateXYZ", Vector=local).outputs
        browned = nodes.mix(nodes.between(nodes.noise(local, 0.8, 4, 0.6), 0.45, 0.68, 0, 0.75), colour, "#8a4414")
        astray = nodes.calculate("MULTIPLY", nodes.noise(local, 0.9, 3), 0.5)
        along = nodes.calculate("ADD", nodes.calculate("ADD", x, nodes.calculate("MULTIPLY", y, 0.55)), astray)
        line = nodes.calculate("SINE", nodes.calculate("MULTIPLY", along, 3.4))
        burnt = nodes.calculate("MULTIPLY", nodes.between(line, 0.5, 0.92, 0, 0.9), nodes.between(nodes.noise(local, 2.6, 3), 0.3, 0.55, 0.45, 1.0))
        return nodes.mix(burnt, browned, "#241006")

    made = []
    for index in range(2):
        points = chunk((3.7 * size, 2.2 * size, 0.95 * size), index * 2.1, 1.0, 0.05, 0.02, 48)
        slim = 1 - 0.35 * np.clip(points.vertices[:, :1] / (4.0 * size), 0, 1)
        made.append(points.moved(points.vertices * np.concatenate([np.ones_like(slim), slim, slim], 1)))
    batch = scene.batch("breast", made)
    for x, y, turn in spots:
        scene.put(batch, x, y, turn, reach=2.2 * size, lift=0.85 * size, tilt=0.05, height=1.8 * size, keep=2.4 * size, follow=False)
    batch.build(food("breast", ["#b5742a", "#d9a050", "#efc884"], 0.7, 0.1, 0.38, bump=0.4, bump_scale=4, oil=0.35, oil_rough=0.18, paint=barred))
