"""Meat in pieces, slices and on skewers, with the other pieces on the skewers."""

import math

import numpy as np

from materials import food, metal
from meshes import add_one, place
from noise import fractal
from shapes import ball, blob, chunk, revolve, smooth, tube

STEWED = ["#54240c", "#7d4318", "#a5672c", "#c8914c"]
GRILLED = ["#56210c", "#7f3f18", "#a2602a", "#bf823e"]
COLOURS = {
    "lamb": STEWED,
    "beef": ["#482008", "#6d3714", "#935725", "#b57c3c"],
    "chicken": ["#b3661a", "#d4913a", "#e8b565", "#f2d194"],
    "liver": ["#3a1309", "#561f0e", "#6f3017", "#87431f"],
    "fish": ["#b0661e", "#d89a48", "#eec486", "#f8e2b4"],
    # Colours of marinated, grilled meat.
    "chicken-thigh": ["#7d2f08", "#b05814", "#d4842c", "#e8ac54"],
    "fish-fillet": ["#97480e", "#cc8430", "#e8b46a", "#f5d8a4"],
    "liver-slice": ["#34140a", "#532410", "#6f371c", "#8c4e2c"],
    "mince": ["#4a1c0a", "#6d3312", "#8e4d20", "#a96a33"],
}


def meat_material(name="lamb", char=0.45, oil=0.22):
    """Material of browned meat with fibres along x. The oil is thin, because meat with thick oil looks like chocolate."""
    return food(f"meat-{name}", COLOURS[name], 1.5, 0.3, 0.42, bump=0.62, bump_scale=4.5, bump_depth=0.08, oil=oil,
                oil_rough=0.25, specular=0.25, stretch=(0.7, 2.8, 2.8), char=char)


def pieces(scene, kind="lamb", spots=None, count=8, radius=3.5, size=1.0, char=0.45, at=(0, 0), sink=0.25, free=1.2):
    """Pieces of the size of a walnut, close together without overlap."""
    between = scene.between
    variants = [
        chunk((between(1.15, 1.45) * size, between(1.05, 1.3) * size, between(0.95, 1.15) * size), index * 3.1,
              0.55, 0.13, 0.03, 22)
        for index in range(7)
    ]
    batch = scene.batch(kind, variants)
    options = dict(reach=1.3 * size, share=0.65, lift=(1 - sink) * size, tilt=0.35, size=(0.86, 1.08),
                   height=1.5 * size, keep=1.25 * size)
    if spots:
        for x, y in spots:
            scene.put(batch, x, y, **options)
    else:
        scene.lay(batch, count, radius, at=at, free=free * size * 0.7, **options)
    batch.build(meat_material(kind, char))


def slices(scene, spots, radius=1.7, thick=0.24, kind="kazy", lean=0.5, size=(0.94, 1.06)):
    """Round slices of qazi or sausage that lean on each other; `spots` are (x, y, angle)."""
    looks = {
        "kazy": (["#3f1609", "#5f2812", "#7d3d22"], "#efcb90"),
        "sausage": (["#6e140c", "#962411", "#b4401f"], "#e0a274"),
        "tongue": (["#8a4a3a", "#a8685a", "#c08a78"], "#d8b09c"),
    }
    colours, fat = looks[kind]

    def marbled(nodes, colour, local, _):
        if kind == "kazy":
            # Qazi: large pieces of meat and fat are side by side in the gut.
            seam = nodes.between(nodes.noise(local, 0.42, 4, 0.55, 0.8), 0.545, 0.575)
            thin = nodes.between(nodes.calculate("ABSOLUTE", nodes.calculate("SUBTRACT", nodes.noise(local, 0.9, 4, 0.6, 0.6), 0.5)), 0.03, 0.01, 0, 0.7)
            return nodes.mix(nodes.calculate("MAXIMUM", seam, thin), colour, fat)
        cells = nodes.node("TexVoronoi", {"feature": "F1"}, Vector=local, Scale=1.5).outputs["Distance"]
        grain = nodes.noise(local, 2.6, 4, 0.6, 0.5)
        spots_of_fat = nodes.between(
            nodes.calculate("ADD", cells, nodes.calculate("MULTIPLY", grain, 0.6)), 0.72, 0.5
        )
        return nodes.mix(nodes.calculate("MULTIPLY", spots_of_fat, 0.85), colour, fat)

    batch = scene.batch(kind, [_slice(radius, thick, index * 1.9) for index in range(5)])
    for x, y, angle in spots:
        ground = scene.heap.rest(x, y, radius, 0.7)
        batch.add(place(x, y, ground + thick * 0.6 + radius * 0.3 * math.sin(lean), (0, -lean, angle), scene.between(*size),
                        scene.heap.normal(x, y, radius)))
        scene.heap.cover(x, y, radius, ground + 0.4)
        scene.heap.take(x, y, radius * 0.9)
    batch.build(food(kind, colours, 1.6, 0.35, 0.46, bump=0.3, bump_scale=6, oil=0.12, oil_rough=0.25, specular=0.3, paint=marbled))


def _slice(radius, thick, seed):
    """A disc with rounded edges."""
    profile = smooth([(0.02, thick / 2), (radius * 0.9, thick / 2), (radius, 0), (radius * 0.9, -thick / 2),
                      (0.02, -thick / 2)], 30)
    angle = np.linspace(0, 2 * np.pi, 64, endpoint=False)
    out = 1 + 0.03 * np.sin(2 * angle + seed) + 0.015 * np.sin(5 * angle + seed * 2)

    shape = revolve(profile, 64)
    points = shape.vertices.reshape(len(profile), 64, 3).copy()
    points[..., :2] *= out[None, :, None]
    return shape.moved(points.reshape(-1, 3))


def skewers(scene, rows, length=9.0, gap=4.3, angle=0.38, high=2.3):
    """
    Steel skewers side by side. A row lists the pieces of a skewer from its handle: "lamb", "fat", "chicken-thigh",
    "tomato", "pepper" … or a single long "mince".
    """
    steel = metal("steel")
    batches = {}
    for index, row in enumerate(rows):
        aside = (index - (len(rows) - 1) / 2) * gap
        middle = np.array([-aside * math.sin(angle) * 0.9, aside * math.cos(angle) * 0.86])
        tilt = angle + scene.between(-0.05, 0.05)
        ahead = np.array([math.cos(tilt), math.sin(tilt)])
        at = lambda reach, lift=0.0: (*(middle + ahead * reach), high + lift)
        blade = np.array([at(reach) for reach in np.linspace(-length * 1.55, length * 1.55, 20)])
        add_one("blade", tube(blade, [0.27] * 18 + [0.2, 0.03], 8, 6.0, 0.28), steel)
        reach = -length * 0.85
        for name in row:
            kind, half = _SKEWERED.get(name, _SKEWERED["lamb"])[0], _SKEWERED.get(name, _SKEWERED["lamb"])[1]
            reach += half * 0.93
            batch = batches.setdefault(name, scene.batch(name, kind(scene)))
            turn = (scene.between(-0.5, 0.5), scene.between(-0.14, 0.14), tilt + scene.between(-0.18, 0.18))
            batch.add(place(*at(reach, scene.between(-0.1, 0.1)), turn, scene.between(0.94, 1.07)))
            spot = at(reach)
            scene.heap.cover(spot[0], spot[1], 1.4, high + 1.2)
            scene.heap.take(spot[0], spot[1], 1.2)
            reach += half * 0.93
    for name, batch in batches.items():
        batch.build(_SKEWERED[name][2]())


def _cubes(scale, roughness=0.14, fibre=0.035, roundness=0.5):
    def make(scene):
        return [
            chunk((scene.between(1.25, 1.5) * scale, scene.between(1.3, 1.55) * scale,
                   scene.between(1.15, 1.4) * scale), index * 3.1, roundness, roughness, fibre, 22)
            for index in range(8)
        ]

    return make


def _fat(scene):
    return [chunk((0.75, 1.15, 0.95), index * 2.1 + 50, 0.6, 0.1, 0.01) for index in range(3)]


def _long_mince(scene):
    """Lula: a roll of mince, pressed by hand, with hollows from the fingers."""
    made = []
    for index in range(4):
        t = np.linspace(-1, 1, 60)
        radius = 1.5 * (1 - 0.1 * np.cos(t * 13 + index)) * np.sqrt(np.clip(1 - np.abs(t) ** 8, 0.03, 1))
        path = np.stack([t * 6.9, 0.16 * np.sin(t * 7 + index * 2), 0 * t], 1)
        shape = tube(smooth(path, 150), np.interp(np.linspace(-1, 1, len(smooth(path, 150))), t, radius), 60, 2.0, 0.86)
        push = 1 + 0.1 * fractal(shape.vertices, 0.8, 3, index * 7.0) + 0.07 * fractal(shape.vertices, 2.6, 3, index * 5.0)
        points = shape.vertices.copy()
        points[:, 1:] *= push[:, None]
        made.append(shape.moved(points))
    return made


def _grilled(name, char=0.9, oil=0.2):
    def make():
        return food(f"grilled-{name}", COLOURS[name] if name != "lamb" else GRILLED, 1.3, 0.35, 0.4, bump=0.6,
                    bump_scale=4.5, bump_depth=0.08, oil=oil, oil_rough=0.2, stretch=(0.9, 2.2, 2.2), char=char)

    return make


def _vegetable(colours, char=0.5, oil=0.4, glow=0.1):
    return lambda: food("vegetable", colours, 0.6, 0.3, 0.25, bump=0.15, bump_scale=2, oil=oil, oil_rough=0.1, char=char,
                        glow=glow)


_SKEWERED = {
    "lamb": (_cubes(1.0), 1.34, _grilled("lamb")),
    "beef": (_cubes(1.02), 1.36, _grilled("beef")),
    "chicken-thigh": (_cubes(1.1, 0.22, 0.05, 0.8), 1.3, _grilled("chicken-thigh", 0.95, 0.45)),
    "liver-slice": (_cubes(0.96, 0.13, 0.01, 0.75), 1.16, _grilled("liver-slice", 0.6, 0.35)),
    "fish-fillet": (_cubes(1.08, 0.14, 0.05, 0.7), 1.36, _grilled("fish-fillet", 0.9, 0.4)),
    "fat": (_fat, 0.8, lambda: food("fat", ["#c98a3a", "#e6b868", "#f3d69a"], 0.9, 0.3, 0.25, bump=0.3, bump_scale=4,
                                      oil=0.5, glow=0.18, char=0.5)),
    "mince": (_long_mince, 6.9, _grilled("mince", 0.85)),
    "tomato": (lambda scene: [ball((1.35, 1.4, 1.35), 14)], 1.3, _vegetable(["#b5160a", "#d62a12", "#e2451c"], 0.6)),
    "pepper": (lambda scene: [chunk((0.45, 1.4, 1.3), index, 0.5, 0.1, 0) for index in range(3)], 0.5,
               _vegetable(["#2f6a14", "#4f8f22", "#7aae3c"])),
    "red-pepper": (lambda scene: [chunk((0.45, 1.4, 1.3), index, 0.5, 0.1, 0) for index in range(3)], 0.5,
                   _vegetable(["#a80f08", "#cc2610", "#e0441c"])),
    "aubergine": (lambda scene: [chunk((0.7, 1.5, 1.5), index, 0.85, 0.05, 0) for index in range(3)], 0.75,
                  _vegetable(["#3a1c2c", "#8a6a4a", "#d0b080"], 0.8)),
    "mushroom": (lambda scene: [blob((1.0, 1.35, 1.3), index, 0.05) for index in range(3)], 1.0,
                 _vegetable(["#9a7148", "#c9a274", "#e3c69c"], 0.5, 0.3)),
    "onion-piece": (lambda scene: [chunk((0.3, 1.3, 1.2), index, 0.5, 0.08, 0) for index in range(3)], 0.36,
                    _vegetable(["#d8b48a", "#efdcc0", "#f7eddc"], 0.5, 0.3, 0.25)),
    "roll": (lambda scene: [chunk((1.5, 1.4, 1.35), index * 1.7, 0.75, 0.12, 0.05) for index in range(4)], 1.5,
             _grilled("beef", 0.6)),
}


def ribs(scene, spots, size=1.0, glaze=None):
    """A rib: browned meat along a curved bone with a visible end."""
    t = np.linspace(-1, 1, 40)
    path = np.stack([t * 6.0, 0 * t, 1.0 - 1.1 * t * t], 1) * size
    bone = tube(path, 0.42 * size * (1 + 0.25 * t**4), 16, 2.6, 0.75)
    t = np.linspace(-1, 1, 46)
    inner = np.stack([-0.7 + t * 4.4, 0 * t, 1.15 - 0.75 * (t * 4.4 / 6) ** 2], 1) * size
    shape = tube(inner, 1.75 * size * np.sqrt(np.clip(1 - np.abs(t) ** 5, 0.05, 1)), 40, 2.4, 0.62)
    shape = shape.moved(shape.vertices * (1 + 0.11 * fractal(shape.vertices, 0.7, 4, 2.0))[:, None])
    white = food("bone", ["#c9ae84", "#e3d2b0"], rough=0.45, bump=0.15, oil=0.2, char=0.25)
    meat = food("rib", glaze or GRILLED, 1.1, 0.2, 0.36, bump=0.6, bump_scale=3.6, bump_depth=0.11, oil=0.2, oil_rough=0.3, specular=0.3,
                stretch=(0.8, 2.2, 2.2), char=0.9)
    for index, (x, y, turn) in enumerate(spots):
        ground = scene.heap.rest(x, y, 2.0 * size, 0.55)
        matrix = place(x, y, ground + 0.4 * size, (scene.between(-0.12, 0.12), scene.between(-0.08, 0.08), turn), scene.between(0.95, 1.05))
        add_one("bone", bone, white, matrix, index * 0.3)
        add_one("rib", shape, meat, matrix, index * 0.3)
        scene.heap.cover(x, y, 2.4 * size, ground + 2.2 * size)
        scene.heap.take(x, y, 2.4 * size)


def shreds(scene, count=20, radius=5.0, kind="chicken", char=0.0):
    """Boiled or grilled meat pulled or sliced into strips."""
    variants = [chunk((1.5, 0.5, 0.34), index * 3.3, 0.5, 0.18, 0.09, 14) for index in range(5)]
    batch = scene.batch("shreds", variants)
    scene.lay(batch, count, radius, reach=0.7, share=0.7, lift=0.2, tilt=0.4, height=0.4)
    pale = ["#d9b07c", "#ecd0a4", "#f8e8cc"] if kind == "chicken" else COLOURS[kind]
    if char:
        # Baked meat is golden instead of white.
        pale = ["#a8621c", "#cc8c3c", "#e6b872"]
    batch.build(food("shreds", pale, 1.0, 0.4, 0.42, bump=0.5, bump_scale=5, oil=0.25, stretch=(0.6, 3, 3), glow=0.1,
                     char=char))
