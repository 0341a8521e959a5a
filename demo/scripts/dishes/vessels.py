"""Vessels. Each sets the height map, the radius and the liquid level of the scene."""

import math

import bpy
import numpy as np

import painting
from materials import clear, cloth, food, glaze, metal, wood
from meshes import add_one, place
from shapes import Shape, chunk, quads, revolve, smooth, tube


def table(scene, kind="wood", light=None, dark=None):
    """The table below all objects."""
    if kind == "wood":
        material = wood("table", light or "#8a5a36", dark or "#4f2f1a")
    elif kind == "dark":
        material = cloth("table", light or "#4b4642", dark or "#38332f")
    else:
        material = cloth("table", light or "#d8c7ab", dark or "#c4b08e")
    if kind == "none":
        material = cloth("table", "#ffffff", "#ffffff")
    corners = np.array([(-300, -300, 0), (300, -300, 0), (300, 300, 0), (-300, 300, 0)], float)
    ground = add_one("table", Shape(corners, [np.array([[0, 1, 2, 3]])]), material)
    # For cut-out pictures, only the shadow of objects on the table is visible.
    ground.is_shadow_catcher = kind == "none"
    bpy.context.scene.render.film_transparent = kind == "none"


def _plate_profile(radius, depth, well):
    return smooth(
        [(0.01, 0.45), (well * 0.5, 0.45), (well * 0.9, 0.6), (well * 1.08, 0.95), (radius * 0.86, depth * 0.78),
         (radius * 0.985, depth), (radius, depth + 0.06), (radius * 1.003, depth - 0.02), (radius * 0.97, depth - 0.3),
         (radius * 0.82, depth * 0.5), (well, 0.2), (well * 0.8, 0), (well * 0.7, 0.18), (0.01, 0.18)],
        140,
    )


def plate(scene, radius=14.0, depth=2.2, well=0.62, pattern="cotton", at=(0, 0), edge=None):
    """A lyagan or plate. The area for food extends slightly beyond the well."""
    images = {"cotton": painting.cotton, "rishton": painting.rishton}
    image = images[pattern]() if pattern in images else painting.plain(edge)
    shape = revolve(_plate_profile(radius, depth, radius * well), 160)
    thing = add_one("plate", shape, glaze("plate", image, 2 * radius))
    thing.location = (*at, 0)
    distance = np.hypot(scene.heap.x - at[0], scene.heap.y - at[1])
    if at != (0, 0):
        scene.heap.height = np.where(distance < radius * 0.85, 0.5, scene.heap.height)
        return
    flat = radius * well
    slope = (depth - 0.5) / (radius - flat)
    scene.heap.height = np.where(distance < flat, 0.5, 0.5 + np.clip(distance - flat, 0, radius - flat) * slope)
    scene.radius = radius * 0.76


def bowl(scene, radius=9.2, height=6.6, level=0.84, saucer=True, pattern="kosa", outer=None, hollow=False):
    """A kosa (bowl), filled to the share `level` of its height. With `hollow`, objects can lean against its wall."""
    profile = smooth(
        [(0.01, 0.9), (radius * 0.35, 1.0), (radius * 0.68, 2.3), (radius * 0.9, height * 0.62),
         (radius * 0.985, height * 0.95), (radius, height), (radius * 1.022, height + 0.03),
         (radius * 1.03, height - 0.1), (radius * 0.96, height * 0.62), (radius * 0.74, 1.9), (radius * 0.46, 0.75),
         (radius * 0.43, 0.0), (radius * 0.36, 0.0), (radius * 0.34, 0.35), (0.01, 0.35)],
        160,
    )
    image = painting.kosa() if pattern == "kosa" else None
    material = glaze("bowl", image, 2 * radius * 1.03, outer or "#f4f1ea")
    add_one("bowl", revolve(profile, 160), material)
    if saucer:
        rim = radius * 1.38
        under = smooth([(0.01, 0.1), (rim * 0.48, 0.1), (rim * 0.71, 0.5), (rim * 0.99, 1.5), (rim, 1.45),
                        (rim * 0.71, 0.2), (rim * 0.48, 0), (0.01, 0)], 90)
        image = painting.cotton(0.78, 20) if pattern == "kosa" else painting.plain()
        add_one("saucer", revolve(under, 160), glaze("saucer", image, 2 * rim)).location.z = -0.02
    scene.level = height * level
    scene.radius = radius * (0.62 + 0.32 * level)
    scene.heap.height[:] = scene.level
    if hollow:
        scene.level = None
        wall = profile[profile[:, 1].argmax() :: -1]
        scene.heap.height = np.interp(np.hypot(scene.heap.x, scene.heap.y), wall[::-1, 0], wall[::-1, 1])


def board(scene, radius=None, size=(34, 24), light="#b98a58", dark="#8a5c34", thick=1.6):
    """A cutting board: round with `radius`, or rectangular with `size`."""
    material = wood("board", light, dark, plank=60, turn=0.06)
    if radius:
        shape = revolve(
            smooth([(0.01, thick), (radius - 0.4, thick), (radius, thick - 0.3), (radius, 0.3), (radius - 0.4, 0),
                    (0.01, 0)], 60), 128)
    else:
        shape = chunk((size[0] / 2, size[1] / 2, thick / 2), 0, 0.04, 0.0, 0.0, cuts=24)
    thing = add_one("board", shape, material)
    if not radius:
        thing.location.z = thick / 2
    scene.heap.height[:] = thick
    scene.radius = (radius or min(size) / 2) * 0.9


def tray(scene, size=(34, 24), colour="#b9b4ac"):
    """A steel tray with a rim."""
    half = np.array(size) / 2
    angle = np.linspace(0, 2 * np.pi, 160, endpoint=False)
    corner = lambda power: (np.sign(np.cos(angle)) * np.abs(np.cos(angle)) ** power,
                            np.sign(np.sin(angle)) * np.abs(np.sin(angle)) ** power)
    x, y = corner(0.35)
    rows = [(0.02, 0.3), (0.5, 0.3), (0.9, 0.3), (0.93, 0.35), (0.97, 1.3), (1.0, 1.5), (1.0, 1.4), (0.95, 0.2), (0.9, 0.0), (0.02, 0.0)]
    points = [np.stack([x * half[0] * share, y * half[1] * share, np.full(160, z)], 1) for share, z in rows]
    add_one("tray", Shape(np.concatenate(points), [quads(160, len(rows))]), metal("tray", colour, 0.3))
    scene.heap.height[:] = 0.35
    scene.radius = half[1] * 0.85


def basket(scene, radius=13.0, height=4.0):
    """A woven bread basket."""
    material = food("wicker", ["#8a5a24", "#b9853f", "#d3a45c"], 2, 0.6, 0.55, bump=0.4, bump_scale=6)
    angle = np.linspace(0, 2 * np.pi, 240)
    for row in range(9):
        z = 0.4 + row * height / 9
        reach = radius * (0.86 + 0.14 * row / 9)
        wave = reach + 0.28 * np.sin(angle * 24 + row * math.pi)
        path = np.stack([wave * np.cos(angle), wave * np.sin(angle), np.full(240, z)], 1)
        add_one("wicker", tube(path, 0.3, 8), material, chance=row * 0.37 % 1)
    for index in range(24):
        turn = 2 * math.pi * index / 24
        path = [(radius * (0.85 + 0.15 * t) * math.cos(turn), radius * (0.85 + 0.15 * t) * math.sin(turn), t * height)
                for t in np.linspace(0, 1.05, 6)]
        add_one("stake", tube(path, 0.22, 8), material, chance=index * 0.29 % 1)
    floor = revolve([(0.01, 0.35), (radius * 0.86, 0.35)], 64)
    add_one("floor", floor, cloth("linen", "#e9dcc3", "#d8c6a2"))
    scene.heap.height[:] = 0.5
    scene.radius = radius * 0.8


def cup(scene, at=(0, 0), radius=4.6, height=5.0, fill=None, level=0.82, turn=0.0):
    """A piyola on the table; `fill` is a material for the tea in it."""
    profile = smooth([(0.01, 0.7), (radius * 0.5, 0.8), (radius * 0.82, height * 0.5), (radius, height),
                      (radius * 1.03, height), (radius * 0.88, height * 0.5), (radius * 0.5, 0.3),
                      (radius * 0.48, 0), (0.01, 0)], 90)
    matrix = place(*at, 0, (0, 0, turn))
    add_one("cup", revolve(profile, 96), glaze("cup", painting.kosa(), 2.06 * radius), matrix).location = (0, 0, 0)
    if fill:
        z, reach = height * level, radius * (0.55 + 0.42 * level)
        add_one("tea", revolve([(0.01, z), (reach, z)], 64), fill, matrix)


def glass(scene, radius=3.9, height=13.0, taper=0.82, at=(0, 0)):
    """A tall glass. `inside` is the shape of the drink."""
    low = radius * taper
    profile = [(0.01, 0.0), (low, 0.0), (radius, height), (radius - 0.16, height), (low - 0.16, 0.9), (0.01, 0.9)]
    add_one("glass", revolve(profile, 96), clear("glass"), place(*at, 0))
    return lambda z: low + (radius - low) * z / height - 0.18


def cauldron(scene, radius=17.0, height=11.0, level=0.8):
    """A cast-iron qozon with two ears."""
    iron = metal("iron", "#2a2826", 0.42)
    wall = smooth([(0.01, 0.6), (radius * 0.55, 1.6), (radius * 0.85, height * 0.5), (radius, height), (radius * 1.05, height + 0.3),
                   (radius * 1.05, height - 0.2), (radius * 0.92, height * 0.45), (radius * 0.6, 0.4), (0.01, 0.0)], 120)
    add_one("cauldron", revolve(wall, 160), iron)
    for side in (-1, 1):
        t = np.linspace(-0.9, 0.9, 24)
        ear = np.stack([side * (radius * 1.03 + 2.4 * np.cos(t * 1.6)), 4.4 * np.sin(t * 1.6), np.full(24, height - 0.6)], 1)
        add_one("ear", tube(ear, 0.75, 16), iron)
    scene.heap.height[:] = height * level
    scene.radius = radius * 0.86


def bucket(scene, radius=7.6, height=10.5, colours=("#b5170f", "#f6efe2")):
    """A paper bucket in stripes, full up to its rim."""

    def striped(nodes, colour, local, _):
        x, y, z = nodes.node("SeparateXYZ", Vector=local).outputs
        turns = nodes.calculate("SINE", nodes.calculate("MULTIPLY", nodes.calculate("ARCTAN2", y, x), 14.0))
        return nodes.mix(nodes.between(turns, -0.04, 0.04), *colours)

    low = radius * 0.78
    wall = [(0.01, 0.0), (low, 0.0), (radius, height), (radius + 0.16, height + 0.05), (radius + 0.16, height - 0.4), (radius - 0.1, height - 0.3),
            (radius - 0.15, height - 0.5), (low, 1.0), (0.01, 1.0)]
    add_one("bucket", revolve(wall, 160), food("bucket", list(colours), rough=0.45, bump=0.02, paint=striped))
    scene.heap.height[:] = height - 1.6
    scene.radius = radius * 0.86


def bare(scene):
    """The table without a vessel."""
    scene.heap.height[:] = 0.0
    scene.radius = 12.0
