"""Chicken: legs, wings, strips of fillet, and grilled breast."""

import numpy as np

from fried import crumbed
from materials import food
from meshes import add_one, place
from noise import fractal
from places import poured
from shapes import ball, blob, chunk, joined, smooth, tube
from solids import grown, long_part, round_part, surface

ROASTED = ["#6f2a0a", "#a04a14", "#c46f22", "#dc9a44"]
CRUMBED = ["#9c4f0c", "#c97f1f", "#e2a23e", "#efbb62"]


def _coat(name, colours, crisp, sauced=False):
    """Material of roasted skin, or of crumbs with `crisp`. With `sauced` it is covered with sauce."""
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
        body = meat.moved(meat.vertices * (1 + push)[:, None])
        add_one("leg", crumbed(body, number, 1100, 1.5) if crisp else body, skin, matrix, number * 0.23)
        add_one("bone", bone, white, matrix)
        scene.heap.cover(x, y, 2.6 * size, ground + 2.4 * size)
        scene.heap.take(x, y, 2.8 * size)


def _wing(index, size, crisp):
    """Returns a piece of a wing (the drumette or the flat), and its bone if the bone is visible."""
    club = index % 2 == 0
    bend = 0.2 * np.sin(index * 2.3)

    def field(points):
        if club:
            parts = [long_part(points, (-2.5, 0, 0), (1.6, bend, 0.05), 0.42, 0.8), round_part(points, (0.95, bend * 0.6, 0.05), (1.75, 1.18, 1.02))]
        else:
            parts = [long_part(points, (-2.3, 0.42, 0), (2.2, 0.5 + bend, 0), 0.5, 0.44), long_part(points, (-2.3, -0.42, 0), (2.2, -0.34 + bend, 0), 0.54, 0.42),
                     round_part(points, (-0.4, bend * 0.4, 0), (1.9, 1.0, 0.5)), round_part(points, (-2.3, 0, 0), (0.7, 1.0, 0.7))]
        lumps = (0.1 if crisp else 0.16) * fractal(points, 0.8, 3, index * 4.0) + (0 if crisp else 0.07) * fractal(points, 2.4, 2, index * 6.0)
        return grown(parts, 0.34) + lumps - (0.1 * np.abs(fractal(points, 2.0, 2, index * 2.0)) if crisp else 0)

    meat = surface(field, (-3.6, -1.9, -1.6), (3.4, 1.9, 1.6), 0.11)
    knob = joined([tube(np.array([(-3.3, 0, 0), (-2.9, 0, 0), (-2.4, 0, 0)]), np.array([0.34, 0.3, 0.28]), 16), ball((0.32, 0.44, 0.36), 10).moved(ball((0.32, 0.44, 0.36), 10).vertices - np.array([3.3, 0, 0]))])
    meat = meat.moved(meat.vertices * size)
    return (crumbed(meat, index, 700, 1.5) if crisp else meat), knob.moved(knob.vertices * size) if club else None


def wing_pieces(scene, count=14, radius=5.0, at=(0, 0), inner=0.0, size=1.2, colours=ROASTED, crisp=False, sauced=False, steep=0.2):
    """A heap of both parts of chicken wings, with a rough crust (`crisp`) or a thick sauce (`sauced`)."""
    made = [_wing(index, size, crisp) for index in range(6)]
    batch = scene.batch("wings", [meat for meat, _ in made])
    poured(scene, batch, count, radius, at, inner, tries=16, lean=0.25, steep=steep, reach=1.6 * size, steepest=0.4, touch=0.92, give=0.1)
    bones = scene.batch("bones", [bone for _, bone in made])
    for index, matrix, chance in batch.copies:
        if made[index][1]:
            bones.add(matrix, index, chance)
    bones.build(food("bone", ["#c9a878", "#e3cda6"], rough=0.4, oil=0.3))
    if sauced:
        batch.build(food("wing", list(colours), 1.0, 0.25, 0.34, bump=0.5, bump_scale=4, bump_depth=0.08, oil=0.8, oil_rough=0.1, char=0.4))
    elif crisp:
        batch.build(food("wing", list(colours), 0.8, 0.3, 0.6, bump=0.8, bump_scale=7, bump_depth=0.08, oil=0.2, oil_rough=0.2, specular=0.35))
    else:
        batch.build(_coat("wing", colours, False))


def strips_of_fillet(scene, count=12, radius=5.0, at=(0, 0), size=1.0, colours=CRUMBED, steep=0.2):
    """A heap of breaded strips of fillet."""
    variants = []
    for index in range(5):
        body = blob((2.9 * size, 1.1 * size, 0.8 * size), index * 3.3, 0.2, 1.0, 26)
        bent = body.vertices + np.outer(0.05 * body.vertices[:, 0] ** 2 * np.sin(index * 2.1), (0, 1, 0))
        variants.append(crumbed(body.moved(bent), index, 800, 1.25 * size))
    batch = scene.batch("strips", variants)
    poured(scene, batch, count, radius, at, tries=14, lean=0.2, steep=steep, reach=1.4 * size, steepest=0.45, touch=0.92, give=0.08)
    batch.build(food("strip", list(colours), 0.8, 0.3, 0.6, bump=0.8, bump_scale=7, bump_depth=0.08, oil=0.2, oil_rough=0.2, specular=0.35))


def breast(scene, spots, size=1.0):
    """Sliced grilled fillet with dark lines from the grill."""

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
