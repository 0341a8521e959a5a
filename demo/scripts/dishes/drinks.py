"""Glasses, cups and pots with their contents."""

import math

import numpy as np

import greens
import painting
import slices
from materials import clear, food, glaze, glowing, liquid, metal
from meshes import add_one, place
from noise import flat_noise, fractal
from shapes import Shape, ball, blob, chunk, leaf, quads, revolve, sheet, smooth, tube


def tall_glass(scene, colour="#d98a2c", body=0.35, level=0.86, at=(0, 0), radius=4.0, height=13.5, ice=0, foam=None,
               taper=0.84, straw=None, head=1.1):
    """A glass with a drink, ice, and optionally foam of the height `head`."""
    low = radius * taper
    reach = lambda z: low + (radius - low) * z / height
    walls = [(0.01, 0.0), (low, 0.0), (low + 0.05, 0.25), (radius, height), (radius - 0.1, height + 0.08),
             (radius - 0.2, height), (low - 0.18, 0.6), (0.01, 0.5)]
    top = height * level
    # Foam replaces the upper part of the drink, because overlapping surfaces would be rendered as stripes.
    under = top - head if foam else top
    inner = [(0.01, 0.52), (low - 0.2, 0.62)] + [(reach(z) - 0.2, z) for z in np.linspace(1.2, under, 8)]
    add_one("drink", revolve([*inner, (reach(under) - 0.45, under + 0.02), (0.01, under)], 96), liquid("drink", colour, body, 0.03, 0.02), place(*at, 0))
    if foam:
        cap = [(0.01, top + 0.5), (reach(top) - 0.8, top + 0.45), (reach(top) - 0.3, top + 0.15)] + [(reach(z) - 0.19, z) for z in np.linspace(top - 0.1, under - 0.02, 6)]
        head = revolve(cap, 96)
        # The foam extends into the drink irregularly.
        hang = -0.35 * np.abs(fractal(head.vertices, 0.5, 3, top)) * (head.vertices[:, 2] < under + 0.3)
        head = head.moved(head.vertices + np.column_stack([0 * hang, 0 * hang, hang]))
        add_one("foam", head, food("foam", list(foam), 1.4, 0, 0.5, bump=0.4, bump_scale=5, glow=0.05), place(*at, 0))
    if ice:
        _ice(scene, at, reach(top) - 1.5, top, ice)
    add_one("glass", revolve(walls, 96), clear("glass"), place(*at, 0))
    _mirrored_light(at, radius, height)
    if straw:
        path = [(at[0] + 0.6, at[1] + 0.4, 1.4), (at[0] + 2.6, at[1] + 1.1, height + 3.5), (at[0] + 4.0, at[1] + 1.5, height + 5)]
        add_one("straw", tube(smooth(path, 30), 0.32, 16), food("straw", [straw, straw], rough=0.4))
    scene.top = top


def _mirrored_light(at, radius, height):
    """A light strip next to a glass, visible only in reflections. Otherwise the glass would reflect only the table."""
    x, y = at[0] - radius - 3.0, at[1] - 3.6
    strip = Shape(np.array([(x - 0.7, y - 0.9, 2.0), (x + 0.7, y + 0.9, 2.0), (x + 0.7, y + 0.9, height), (x - 0.7, y - 0.9, height)]), [np.array([[0, 1, 2, 3]])])
    thing = add_one("strip", strip, glowing("strip", "#fff6e8", 6.0))
    thing.visible_camera = thing.visible_diffuse = thing.visible_transmission = thing.visible_shadow = False


def pressed(scene, kind="lemon", spots=((-0.5, 4.0), (0.45, 7.2)), at=(0, 0), radius=4.0, height=13.5, taper=0.84, size=0.62):
    """Round slices in a drink, close to the visible side of the glass. `spots` are (angle, height)."""
    rim, flesh, reach, thick = slices.ROUNDS[kind]
    batch = slices.round_batch(scene, kind)
    for angle, high in spots:
        out = radius * (taper + (1 - taper) * high / height) - 0.2
        x, y = at[0] + out * math.sin(angle), at[1] - out * math.cos(angle)
        # The slice is upright and faces outwards.
        upright = np.array(place(x, y, high, (math.pi / 2, 0, angle), size))
        batch.batch.add(upright)
    slices.build_rounds(batch, kind)


def sprigs(scene, spots, at=(0, 0), radius=4.0, height=13.5, taper=0.84):
    """Mint in a drink, on the visible side. `spots` are (angle, height, lean)."""
    batch = scene.batch("sprigs", [leaf(2.2, 1.4, 0.3, index) for index in range(4)])
    for angle, high, lean in spots:
        out = radius * (taper + (1 - taper) * high / height) - 0.35
        batch.add(place(at[0] + out * math.sin(angle), at[1] - out * math.cos(angle), high, (math.pi / 2, lean, angle)))
    batch.build(greens.leaf_material("sprigs", "#1c6420", "#59a83a"))


def droplets(scene, at=(0, 0), radius=4.0, height=13.5, taper=0.84, count=70):
    """Condensed drops on the visible side of a cold glass."""
    batch = scene.batch("droplets", [ball((0.14, 0.14, 0.08), 6), ball((0.22, 0.18, 0.1), 6), ball((0.1, 0.1, 0.06), 6)])
    for _ in range(count):
        angle, high = scene.between(-1.5, 1.5), scene.between(0.3, height * 0.86)
        out = radius * (taper + (1 - taper) * high / height) + 0.01
        batch.add(place(at[0] + out * math.sin(angle), at[1] - out * math.cos(angle), high, (math.pi / 2, 0, angle), scene.between(0.5, 1.3)))
    batch.build(clear("droplets", "#eaf4f8", 0.02))


SUNK = {
    "cherry": ((1.0, 1.0, 1.0), ["#4a060c", "#6f0c14", "#8f1a1c"]),
    "apricot": ((1.5, 1.4, 0.8), ["#c9680c", "#dd841c", "#ec9f3a"]),
}


def sunk(scene, kind, spots, at=(0, 0), radius=4.0, height=13.5, taper=0.84, size=1.0):
    """Fruit in a drink, on the visible side. `spots` are (angle, height)."""
    half, colours = SUNK[kind]
    batch = scene.batch(kind, [blob(np.array(half) * size, index * 2.3, 0.07, 1.1, 14) for index in range(3)])
    for angle, high in spots:
        out = radius * (taper + (1 - taper) * high / height) - 0.35 - half[2] * size
        batch.add(place(at[0] + out * math.sin(angle), at[1] - out * math.cos(angle), high, (1.3, scene.between(-0.6, 0.6), angle), scene.between(0.92, 1.06)))
    batch.build(food(f"sunk-{kind}", colours, 0.8, 0.4, 0.3, bump=0.15, glow=0.15))


def swirl(scene, at=(0, 0), radius=3.4, height=3.6, colours=("#f8ead6", "#fff6e8", "#fffdf8")):
    """Whipped cream on a drink, piped in three turns."""
    around, rows = 160, 90
    t = np.linspace(0, 1, rows)[:, None]
    angle = np.linspace(0, 2 * math.pi, around, endpoint=False)[None]
    # Each turn rises once around the axis. The bulge is the rope of cream.
    turns = t * 3.2 - angle / (2 * math.pi)
    rope = np.abs(np.sin(math.pi * turns)) ** 0.7
    reach = radius * (1 - t) ** 0.72 * (0.78 + 0.24 * rope) * (1 + 0.05 * np.cos(angle * 9 + t * 26) * rope)
    high = np.broadcast_to(height * t, reach.shape)
    points = np.stack([reach * np.cos(angle), reach * np.sin(angle), high], -1).reshape(-1, 3)
    points[:, :2] += 0.16 * np.column_stack([np.sin(points[:, 2] * 1.3), np.cos(points[:, 2] * 1.1)])
    cream = Shape(points, [quads(around, rows)])
    add_one("swirl", cream, food("swirl", list(colours), 0.8, 0, 0.38, bump=0.08, bump_scale=4, oil=0.12, glow=0.25), place(*at, scene.top - 0.2))
    scene.top += height - 1.6


def _ice(scene, at, radius, top, count):
    batch = scene.batch("ice", [chunk((1.15, 1.1, 1.05), index, 0.28, 0.05, 0.0, 10) for index in range(3)])
    for _ in range(count):
        x, y = scene.spot(max(0.4, radius), 0, at)
        batch.add(place(x, y, top - scene.between(0.1, 2.6), (scene.between(0, 6), scene.between(0, 6), scene.turn())))
    batch.build(clear("ice", "#f6fbfc", 0.03))


def floating(scene, kind="mint", at=(0, 0), count=3, radius=2.0, lift=0.3):
    """Leaves or round slices on the surface of a drink."""

    height = scene.heap.height.copy()
    scene.heap.height[:] = scene.top + lift
    if kind in slices.ROUNDS:
        slices.rounds(scene, kind, count, radius, at=at, tilt=0.6, lift=0.25)
    else:
        greens.leaves(scene, count, radius, kind, at=at, size=(0.8, 1.0))
    scene.heap.height = height


def teapot(scene, at=(0, 0), size=1.0, turn=0.6, pattern="cotton"):
    """A choynak (teapot): round, with a cotton pattern and a lid tied with a string."""
    body = smooth([(0.01, 0.2), (3.6, 0.2), (5.8, 2.4), (6.3, 5.0), (5.2, 7.8), (3.2, 9.0), (3.0, 9.3)], 80)
    lid = smooth([(3.15, 9.2), (3.2, 9.45), (2.2, 10.1), (0.7, 10.4), (0.55, 10.9), (0.9, 11.5), (0.5, 11.95), (0.01, 12.0)], 50)
    material = glaze("pot", painting.cotton(0.5, 10) if pattern else painting.plain(), 13.4)
    spout = smooth([(5.0, 0, 3.4), (7.6, 0, 4.4), (9.0, 0, 7.0), (10.4, 0, 8.9)], 40)
    handle = smooth([(-5.2, 0, 7.6), (-8.4, 0, 8.6), (-9.6, 0, 6.0), (-8.0, 0, 3.2), (-5.6, 0, 2.8)], 50)
    blue = glaze("spout", None, colour="#1d3f9a")
    matrix = np.array(place(*at, 0, (0, 0, turn), size))
    add_one("pot", revolve(body, 128), material, matrix)
    add_one("lid", revolve(lid, 96), blue, matrix)
    add_one("spout", tube(spout, np.linspace(1.5, 0.62, len(spout)), 24), blue, matrix)
    add_one("handle", tube(handle, 0.62, 20), blue, matrix)
    scene.heap.take(*at, 7 * size)


def piyola(scene, at=(0, 0), radius=4.6, height=5.0, colour="#b98a1c", body=0.25, level=0.8):
    """A cup without a handle, half full by custom."""
    profile = smooth([(0.01, 0.7), (radius * 0.5, 0.8), (radius * 0.82, height * 0.5), (radius, height), (radius * 1.03, height),
                      (radius * 0.88, height * 0.5), (radius * 0.5, 0.3), (radius * 0.48, 0), (0.01, 0)], 90)
    matrix = place(*at, 0)
    add_one("cup", revolve(profile, 96), glaze("cup", painting.kosa(), 2.12 * radius), matrix)
    z, reach = height * level, radius * (0.55 + 0.42 * level)
    add_one("below", revolve([(0.01, z * 0.6), (reach * 0.8, z * 0.6)], 48), food("below", [colour, colour]), matrix)
    # The profile starts at the rim, so that the surface faces up. Otherwise it reflects only the sky at low angles.
    add_one("tea", revolve([(reach, z), (0.01, z)], 64), liquid("tea", colour, body), matrix)


def mug(scene, at=(0, 0), radius=4.8, height=6.2):
    """A white cup with coffee below foam of milk, on its saucer."""
    outer = smooth([(0.01, 0.5), (radius * 0.6, 0.5), (radius * 0.86, height * 0.4), (radius, height), (radius * 0.94, height + 0.05), (radius * 0.9, height * 0.85),
                    (radius * 0.5, 1.0), (0.01, 1.0)], 90)
    white = glaze("mug", None)
    add_one("mug", revolve(outer, 110), white, place(*at, 0.9))
    ear = smooth([(radius * 0.9, 0, height * 0.82), (radius * 1.5, 0, height * 0.78), (radius * 1.5, 0, height * 0.4), (radius * 0.82, 0, height * 0.3)], 40)
    add_one("ear", tube(ear, 0.42, 16), white, place(*at, 0.9, (0, 0, 0.3)))
    under = smooth([(0.01, 0.3), (radius * 0.8, 0.3), (radius * 1.2, 0.7), (radius * 1.6, 1.3), (radius * 1.58, 1.1), (radius * 0.8, 0.0), (0.01, 0.0)], 80)
    add_one("saucer", revolve(under, 128), white, place(*at, 0))
    level, reach = height * 0.92 + 0.9, radius * 0.93

    def poured(nodes, colour, local, _):
        x, y, z = nodes.node("SeparateXYZ", Vector=local).outputs
        away = nodes.calculate("POWER", nodes.calculate("ADD", nodes.calculate("MULTIPLY", x, x), nodes.calculate("MULTIPLY", y, y)), 0.5)
        wave = nodes.calculate("ADD", nodes.calculate("DIVIDE", away, reach), nodes.between(nodes.noise(local, 0.6, 3), 0.25, 0.75, -0.14, 0.14))
        foam = nodes.ramp(wave, [(0.3, "#f8ecd6"), (0.62, "#f0d9b2"), (0.8, "#b5743a"), (0.95, "#8a4a1c")])
        cocoa = nodes.calculate("MULTIPLY", nodes.between(nodes.noise(local, 9.0, 2), 0.58, 0.66), nodes.between(wave, 0.6, 0.3))
        return nodes.mix(nodes.calculate("MULTIPLY", cocoa, 0.8), foam, "#5a2c10")

    foam = revolve([(share * reach, level + 0.25 * (1 - share**4)) for share in np.linspace(1, 0.01, 24)], 96)
    add_one("foam", foam, food("foam", ["#f8ecd6", "#f0d9b2"], rough=0.5, bump=0.15, bump_scale=8, glow=0.1, paint=poured), place(*at, 0))


def jezve(scene, at=(0, 0)):
    """A copper pot of coffee on hot sand."""
    copper = metal("copper", "#b5652b", 0.25)
    body = smooth([(0.01, 0.1), (4.6, 0.1), (5.0, 1.2), (4.2, 5.0), (3.1, 7.4), (3.4, 9.0), (3.9, 9.6), (3.75, 9.6), (3.25, 9.0),
                   (2.95, 7.4), (4.0, 5.0), (4.7, 1.4), (0.01, 0.5)], 110)
    matrix = place(*at, 0, (0, 0, 0.5))
    add_one("jezve", revolve(body, 96), copper, matrix)
    handle = smooth([(3.6, 0, 8.4), (9, 0, 9.6), (15, 0, 12.0)], 30)
    stick = food("stick", ["#3a2010", "#5c3519"], 0.8, 0, 0.4, stretch=(0.2, 3, 3))
    add_one("handle", tube(handle, np.linspace(0.55, 0.75, len(handle)), 18), stick, matrix)
    add_one("coffee", revolve([(0.01, 8.2), (3.2, 8.2)], 64), food("coffee", ["#3a1b0a", "#6b3a18", "#a86f3c"], 1.6, 0, 0.35, bump=0.3, bump_scale=3, oil=0.3), matrix)
    scene.heap.take(*at, 5)


def sand(scene, radius=30.0):

    top = lambda x, y, u: 0.4 + 0.5 * flat_noise(x, y, 0.22, 4, 2.0)
    grain = food("sand", ["#8a6a3c", "#b08c54", "#cfae76"], 6, 0, 0.8, bump=0.8, bump_scale=14, bump_depth=0.08)
    add_one("sand", sheet(radius, top, 220, 160, 0.0), grain)
    scene.heap.height[:] = 0.4


def bottle(scene, at=(0, 0), colour="#2a1208", body=0.75, label="#c8141c", band="#f4f1ea", cap="#c8141c", height=22.0, radius=3.2):
    """A half-litre plastic bottle without a brand, ribbed below its label."""
    wall = smooth([(0.01, 0.3), (radius * 0.8, 0.0), (radius, 1.2), (radius * 0.96, height * 0.3), (radius, height * 0.55),
                   (radius * 0.9, height * 0.68), (radius * 0.45, height * 0.86), (radius * 0.42, height * 0.93)], 160)
    wall = np.array([(r - (0.07 * (1 - math.cos(z * 5.2)) if 1.4 < z < height * 0.29 else 0.0), z) for r, z in wall])
    matrix = place(*at, 0)
    poured = [(r * 0.97, z) for r, z in wall if z < height * 0.8]
    # A surface in the neck closes the volume of the drink.
    add_one("drink", revolve([*poured, (0.01, poured[-1][1])], 96), liquid("drink", colour, body, 0.02, 0.0), matrix)
    add_one("bottle", revolve(wall, 96), clear("plastic", "#f6fafb", 0.05), matrix)
    belt = [(radius * 1.005, height * 0.3), (radius * 1.02, height * 0.31), (radius * 1.02, height * 0.53), (radius * 1.005, height * 0.54)]
    add_one("label", revolve(belt, 96), food("label", [label, label], rough=0.35, bump=0.0, glow=0.4), matrix)
    add_one("band", revolve([(radius * 1.026, height * 0.385), (radius * 1.026, height * 0.46)], 96), food("band", [band, band], rough=0.35, bump=0.0), matrix)
    add_one("cap", revolve([(radius * 0.46, height * 0.91), (radius * 0.48, height * 0.92), (radius * 0.48, height * 0.985), (radius * 0.42, height), (0.01, height)], 64),
            food("cap", [cap, cap], rough=0.35, bump=0.0), matrix)
    _mirrored_light(at, radius, height)


def jar(scene, at=(0, 0), colours=("#f3ead8", "#fbf6ea", "#ffffff"), radius=5.2, height=14.0, lid="#d9b44c"):
    """A glass jar filled with something white or preserved."""
    inner = smooth([(0.01, 0.4), (radius * 0.9, 0.5), (radius * 0.95, 1.4), (radius * 0.95, height * 0.74), (radius * 0.8, height * 0.8), (0.01, height * 0.8)], 60)
    outer = smooth([(0.01, 0.0), (radius * 0.95, 0.1), (radius, 1.2), (radius, height * 0.76), (radius * 0.82, height * 0.88), (radius * 0.8, height * 0.95)], 70)
    matrix = place(*at, 0)
    add_one("inside", revolve(inner, 96), food("inside", list(colours), 0.5, 0, 0.4, bump=0.05, glow=0.1), matrix)
    add_one("jar", revolve(outer, 96), clear("glass"), matrix)
    cap = [(radius * 0.86, height * 0.9), (radius * 0.88, height), (radius * 0.84, height * 1.02), (0.01, height * 1.02)]
    add_one("lid", revolve(cap, 96), metal("lid", lid, 0.3), matrix)


def peel(scene, x, y, kind="lemon", size=1.0):
    """A whole citrus fruit, apple, quince or pomegranate next to a dish."""
    looks = {
        "lemon": ((3.1, 2.3, 2.3), ["#d9a50c", "#efc21e", "#f7d84a"], 0.5),
        "lime": ((2.6, 2.2, 2.2), ["#3f7a14", "#5c982a", "#86b94a"], 0.5),
        "orange": ((3.3, 3.3, 3.1), ["#d9700c", "#ee8a1a", "#f7a436"], 0.6),
        "pomegranate": ((3.8, 3.8, 3.5), ["#7d0f14", "#a81c1e", "#cc4a34"], 0.15),
        "apple": ((3.4, 3.4, 3.0), ["#a8140c", "#cc3a1a", "#e0a03c"], 0.05),
        "green-apple": ((3.3, 3.3, 2.9), ["#6f9a1c", "#93b834", "#bcd268"], 0.05),
        "quince": ((3.5, 3.4, 3.8), ["#c9940c", "#e0b02a", "#efcb5c"], 0.2),
        "peach": ((3.3, 3.3, 3.0), ["#c9441c", "#e88a3c", "#f3bb68"], 0.1),
    }
    half, colours, dimple = looks[kind]
    shape = ball(half, 24)
    if kind in ("apple", "green-apple", "peach", "pomegranate"):
        points = shape.vertices.copy()
        near = np.hypot(points[:, 0], points[:, 1]) / half[0]
        points[:, 2] -= np.sign(points[:, 2]) * 0.9 * np.exp(-((near / 0.28) ** 2)) * (1 if kind != "pomegranate" else -0.6)
        shape = shape.moved(points)
    ground = scene.heap.rest(x, y, half[0] * 0.4 * size, 0.5)
    skin = food(kind, colours, 0.45, 0.0, 0.3, bump=dimple, bump_scale=7, bump_depth=0.03, oil=0.25, glow=0.06)
    add_one(kind, shape, skin, place(x, y, ground + half[2] * size * 0.97, (scene.between(-0.3, 0.3), scene.between(-0.3, 0.3), scene.turn()), size))
    if kind in ("apple", "green-apple", "quince"):
        stem = tube([(0, 0, half[2] * 0.75), (0.1, 0.05, half[2] * 1.05), (0.35, 0.1, half[2] * 1.25)], [0.13, 0.1, 0.14], 8)
        add_one("stem", stem, food("stem", ["#3f2a12", "#5c4020"]), place(x, y, ground + half[2] * size, (0, 0, scene.turn()), size))
    scene.heap.cover(x, y, half[0] * size, ground + half[2] * 1.8 * size)
    scene.heap.take(x, y, half[0] * size)
