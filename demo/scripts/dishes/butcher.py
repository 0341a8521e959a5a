"""Raw meat: beef, lamb, chicken, liver and mince."""

import math

import numpy as np

from materials import food
from meshes import add_one, place
from noise import fractal
from rice import mound
from shapes import Shape, ball, chunk, quads, revolve, smooth, tube
from solids import grown, long_part, round_part, surface

# Colours of lean meat, from dark to light.
RAW = {
    "beef": ["#560a0c", "#781012", "#951c1a", "#b0302a"],
    "lamb": ["#8a1e22", "#a83230", "#c04a42", "#d06658"],
    "chicken": ["#d9866c", "#e8a48c", "#f0bca6", "#f6d2c0"],
    "liver": ["#380a08", "#54120e", "#701e16"],
}
FAT = "#f4e4d2"
SKIN = ["#cf8a5c", "#e2ac7e", "#eec49a", "#f6dab8"]


def apart(nodes, local, chance):
    """Returns the noise position of a piece, shifted by its random value, so that the veins of all pieces differ."""
    away = nodes.calculate("MULTIPLY", chance, 37.0)
    return nodes.node("VectorMath", {"operation": "ADD"}, _0=local, _1=nodes.node("CombineXYZ", _0=away, _1=away, _2=away).outputs[0]).outputs[0]


def _marbled(veins=0.5, cap=None):
    """Returns a `paint` function for thin veins of fat, and for a layer of fat where `cap(nodes, x, y, z)` is above 0."""

    def paint(nodes, colour, local, chance):
        spot = apart(nodes, local, chance)
        noise = nodes.noise(nodes.scaled(spot, (0.5, 1.3, 1.3)), 0.9, 5, 0.6, 0.9)
        line = nodes.between(nodes.calculate("ABSOLUTE", nodes.calculate("SUBTRACT", noise, 0.5)), 0.026, 0.006)
        where = nodes.between(nodes.noise(spot, 0.5, 3), 0.44, 0.6)
        share = nodes.calculate("MULTIPLY", nodes.calculate("MULTIPLY", line, where), veins)
        colour = nodes.mix(share, colour, "#ecc4b0")
        if not cap:
            return colour
        edge = nodes.between(nodes.noise(spot, 0.9, 4, 0.6), 0.25, 0.75, -0.35, 0.35)
        above = nodes.calculate("ADD", cap(nodes, *nodes.node("SeparateXYZ", Vector=local).outputs), edge)
        fat = nodes.mix(nodes.between(nodes.noise(spot, 1.6, 3), 0.4, 0.7), "#f6ead8", "#ecd0b4")
        return nodes.mix(nodes.between(above, -0.05, 0.12), colour, fat)

    return paint


def _meat(kind, veins=0.5, cap=None, glow=0.06):
    """Material of raw meat: moist, with fibres along x and a thin glossy film."""
    return food(f"raw-{kind}", RAW[kind], 0.9, 0.25, 0.36, bump=0.4, bump_scale=3.2, bump_depth=0.07, oil=0.4, oil_rough=0.16,
                specular=0.4, stretch=(0.5, 2.2, 2.2), glow=glow, paint=_marbled(veins, cap))


def lay_piece(scene, name, shape, material, spot, sink=0.02, chance=0.0, share=0.7):
    """Places a piece on the heap, sunk by `sink`. `spot` is (x, y, turn, tip, lean). Returns the position of the piece."""
    x, y, turn, tip, lean = (*spot, 0.0, 0.0)[:5]
    turned = np.array(place(0, 0, 0, (tip, lean, turn)))
    points = shape.vertices @ turned[:3, :3].T
    reach = float(np.abs(points[:, :2]).max())
    turned[:3, 3] = x, y, scene.heap.rest(x, y, reach * 0.5, share) - points[:, 2].min() - sink
    add_one(name, shape, material, turned, chance)
    scene.heap.stamp(points + turned[:3, 3], 4)
    return turned


def raw_joint(scene, kind="beef", spots=(), size=1.0, half=(4.6, 3.1, 2.3)):
    """A boneless joint of meat below a layer of fat."""
    high = half[2] * size
    meat = _meat(kind, 0.8, lambda nodes, x, y, z: nodes.calculate("SUBTRACT", nodes.calculate("DIVIDE", z, high), nodes.calculate("ADD", 0.74, nodes.calculate("MULTIPLY", nodes.calculate("DIVIDE", y, half[1] * size), -0.35))))
    for index, spot in enumerate(spots):
        shape = chunk(np.array(half) * size, index * 2.7 + 1, 0.62, 0.1, 0.03, 44)
        lay_piece(scene, kind, shape, meat, spot, 0.1, index * 0.31 % 1)


def raw_cubes(scene, kind="beef", spots=(), size=1.0):
    """Pieces of stewing meat."""
    meat = _meat(kind, 0.9, lambda nodes, x, y, z: nodes.calculate("SUBTRACT", nodes.calculate("DIVIDE", y, 1.25 * size), 0.78))
    for index, spot in enumerate(spots):
        shape = chunk(np.array((1.5, 1.3, 1.2)) * size, index * 1.9 + 3, 0.36, 0.09, 0.03, 24)
        lay_piece(scene, kind, shape, meat, spot, 0.06, index * 0.37 % 1)


def _bone(name="bone"):
    return food(name, ["#d9b4a0", "#ecd6c0", "#f6e8d6"], 1.2, 0, 0.4, bump=0.2, oil=0.35)


def raw_ribs(scene, spots, kind="beef", size=1.0):
    """Ribs: a flat bone below meat and fat in layers."""

    def layers(nodes, x, y, z):
        wave = nodes.calculate("ADD", nodes.calculate("MULTIPLY", z, 2.6 / size), nodes.calculate("MULTIPLY", x, 0.25))
        return nodes.calculate("SUBTRACT", nodes.calculate("SINE", wave), 0.62)

    meat, bone = _meat(kind, 0.9, layers), _bone()
    t = np.linspace(-1, 1, 40)
    for index, spot in enumerate(spots):
        shape = chunk(np.array((4.2, 1.7, 1.75)) * size, index * 2.3 + 5, 0.4, 0.07, 0.03, 34)
        shape = shape.moved(shape.vertices + np.array([0, 0, 0.35 * size]))
        turned = lay_piece(scene, "rib", shape, meat, spot, 0.0, index * 0.29 % 1)
        rod = tube(np.stack([t * 6.1, 0 * t, -1.0 + 0.5 * t**2], 1) * size, 1.1 * size * (1 + 0.12 * t**4), 28, 3.0, 0.55)
        add_one("bone", rod, bone, turned, index * 0.2)


def lamb_leg(scene, spots, size=1.0):
    """A leg of lamb: the round part below thin fat, and the shank with the end of the bone."""

    def field(points):
        body = grown([round_part(points, (2.6, 0, 0.3), (4.4, 3.2, 2.5)), round_part(points, (4.6, -1.2, 0.6), (2.6, 2.2, 2.1)), long_part(points, (0.5, 0.2, 0.2), (-5.0, 0.5, 0.2), 2.3, 1.15)], 1.4)
        # The leg is cut off straight at its thick end.
        cut = np.maximum(body, points @ np.array([0.92, -0.32, 0.22]) - 5.2)
        return cut + 0.16 * fractal(points, 0.55, 3, 4.0)

    leg = surface(field, (-7, -4.6, -3.4), (7.4, 4.6, 4.0), 0.16)
    leg = leg.moved(leg.vertices * size)

    def thin_fat(nodes, x, y, z):
        face = nodes.calculate("ADD", nodes.calculate("MULTIPLY", x, 0.92), nodes.calculate("ADD", nodes.calculate("MULTIPLY", y, -0.32), nodes.calculate("MULTIPLY", z, 0.22)))
        on_face = nodes.between(face, 4.85 * size, 4.95 * size)
        patches = nodes.between(nodes.noise(nodes.node("CombineXYZ", _0=x, _1=y, _2=z).outputs[0], 0.35, 3), 0.4, 0.6, -0.5, 0.5)
        return nodes.calculate("SUBTRACT", nodes.calculate("MULTIPLY", patches, 0.8), nodes.calculate("MULTIPLY", on_face, 2.0))

    meat, bone = _meat("lamb", 0.7, thin_fat), _bone()
    for index, spot in enumerate(spots):
        turned = lay_piece(scene, "leg", leg, meat, spot, 0.1, index * 0.4)
        knob = surface(lambda points: grown([long_part(points, (-4.5, 0.5, 0.2), (-6.4, 0.55, 0.25), 0.6, 0.55), round_part(points, (-6.7, 0.2, 0.2), (0.6, 0.7, 0.7)), round_part(points, (-6.7, 0.95, 0.3), (0.6, 0.6, 0.6))], 0.4),
                       (-7.8, -1.2, -1.2), (-3.6, 2.2, 1.6), 0.1)
        add_one("bone", knob.moved(knob.vertices * size), bone, turned)


def leg_slices(scene, spots, kind="lamb", size=1.0):
    """Slices across a leg, its bone in the middle of each."""

    def cut(nodes, colour, local, chance):
        spot = apart(nodes, local, chance)
        x, y, z = nodes.node("SeparateXYZ", Vector=local).outputs
        away = lambda a, b: nodes.calculate("POWER", nodes.calculate("ADD", nodes.calculate("POWER", nodes.calculate("ABSOLUTE", nodes.calculate("SUBTRACT", x, a * size)), 2.0), nodes.calculate("POWER", nodes.calculate("ABSOLUTE", nodes.calculate("SUBTRACT", y, b * size)), 2.0)), 0.5)
        wave = nodes.between(nodes.noise(spot, 0.7, 4), 0.25, 0.75, -0.3, 0.3)
        # Seams of fat separate the muscles.
        seam = nodes.node("TexVoronoi", {"feature": "DISTANCE_TO_EDGE"}, Vector=nodes.node("VectorMath", {"operation": "ADD"}, _0=spot, _1=nodes.node("CombineXYZ", _0=wave, _1=wave).outputs[0]).outputs[0], Scale=0.42 / size).outputs["Distance"]
        colour = _marbled(0.7)(nodes, colour, local, chance)
        colour = nodes.mix(nodes.between(seam, 0.05, 0.015, 0, 0.85), colour, "#f0d4c0")
        middle = away(0.5, 0.2)
        colour = nodes.mix(nodes.between(middle, 0.98 * size, 0.9 * size), colour, "#f3e4d0")
        colour = nodes.mix(nodes.between(middle, 0.66 * size, 0.58 * size), colour, "#d98a6c")
        rim = nodes.calculate("ADD", nodes.calculate("DIVIDE", away(0.0, 0.0), 3.7 * size), nodes.calculate("MULTIPLY", wave, 0.2))
        return nodes.mix(nodes.between(rim, 0.9, 0.96), colour, "#f4e6d4")

    meat = food(f"slice-{kind}", RAW[kind], 0.9, 0.25, 0.34, bump=0.35, bump_scale=4, bump_depth=0.05, oil=0.4, oil_rough=0.14, glow=0.06, paint=cut)
    for index, spot in enumerate(spots):
        profile = smooth([(0.01, 0.62), (3.3, 0.62), (3.66, 0.4), (3.72, 0.0), (3.66, -0.4), (3.3, -0.62), (0.01, -0.62)], 60)
        shape = revolve([(r, z) for r, z in profile], 140)
        dense = [(0.01 + 3.3 * share, 0.62) for share in np.linspace(0, 1, 30)]
        shape = revolve([*dense, *[(r, z) for r, z in profile if r > 3.31], *[(r, -z) for r, z in dense[::-1]]], 140)
        angle = np.arctan2(shape.vertices[:, 1], shape.vertices[:, 0])
        out = 1 + 0.08 * np.sin(angle * 2 + index) + 0.04 * np.sin(angle * 3 + 1 + index * 2)
        points = shape.vertices * np.column_stack([out, out * 0.86, np.ones_like(out)])
        points[:, 2] += 0.12 * fractal(points * np.array([1, 1, 0]), 0.6, 3, index * 3.0)
        lay_piece(scene, "slice", shape.moved(points * size), meat, spot, 0.03, index * 0.43 % 1)


def tail_fat(scene, spots, cut=(), size=1.0):
    """Tail fat of a sheep: a lobe with a straight cut in front, and cut pieces (`cut`)."""

    def streaked(nodes, colour, local, chance):
        spot = apart(nodes, local, chance)
        thin = nodes.between(nodes.calculate("ABSOLUTE", nodes.calculate("SUBTRACT", nodes.noise(nodes.scaled(spot, (0.5, 0.5, 1.1)), 0.55, 3, 0.5, 0.5), 0.5)), 0.01, 0.002, 0, 0.22)
        blush = nodes.between(nodes.noise(spot, 0.3, 3), 0.5, 0.72, 0, 0.4)
        return nodes.mix(thin, nodes.mix(blush, colour, "#f0b898"), "#d88a72")

    fat = food("tail-fat", ["#f6dcb8", "#fcecd4", "#fff8ec"], 0.4, 0.15, 0.34, bump=0.1, bump_scale=2.5, bump_depth=0.05, oil=0.55, oil_rough=0.2, glow=0.4, paint=streaked)

    def lobe(points):
        whole = grown([round_part(points, (-2.3, 0.6, 0), (3.2, 3.4, 2.5)), round_part(points, (2.4, 0.8, -0.1), (3.0, 3.2, 2.3)), round_part(points, (0, 2.6, -0.4), (2.6, 2.2, 1.8))], 0.5)
        whole = whole + 0.16 * fractal(points, 0.4, 3, 6.0)
        return -grown([-whole, points[:, 1] + 0.9 + 0.06 * fractal(points, 0.5, 2, 2.0)], 0.3)

    body = surface(lobe, (-6.2, -2.2, -3.2), (6.2, 5.6, 3.2), 0.14)
    for index, spot in enumerate(spots):
        lay_piece(scene, "fat", body.moved(body.vertices * size), fat, spot, 0.1, index * 0.37 % 1)
    for index, spot in enumerate(cut):
        shape = chunk(np.array((1.3, 1.15, 1.0)) * size, index * 2.3 + 2, 0.42, 0.06, 0.0, 30)
        lay_piece(scene, "fat", shape, fat, spot, 0.04, index * 0.37 % 1)


def minced(scene, radius=4.8, height=3.6, count=1300):
    """A heap of mince in strands, as it leaves the mincer."""
    core = mound(scene, height, radius, 0.4)
    add_one("core", revolve([(r * 0.94, z - 0.35) for r, z in core], 64), food("core", ["#6b1216", "#8f2020"], rough=0.5, bump=0.5, bump_scale=4))
    made = []
    for index in range(10):
        t = np.linspace(-1, 1, 18)
        long = scene.between(1.2, 2.2)
        path = np.stack([t * long, 0.45 * np.sin(t * 2.6 + index), 0.16 * np.cos(t * 2.4 + index * 2)], 1)
        made.append(tube(path, 0.19 * np.sqrt(np.clip(1 - np.abs(t) ** 14, 0.4, 1)) * (1 + 0.06 * np.sin(t * 9 + index)), 12))
    batch = scene.batch("mince", made)
    for layer in range(3):
        scene.lay(batch, count // 3, radius * 0.96, reach=0.5, share=0.6, lift=layer * 0.12, tilt=0.22)
    def flecked(nodes, colour, local, chance):
        dots = nodes.node("TexVoronoi", {"feature": "F1"}, Vector=local, Scale=1.5).outputs["Distance"]
        return nodes.mix(nodes.calculate("MULTIPLY", nodes.between(dots, 0.3, 0.2), nodes.between(nodes.noise(local, 0.9, 2), 0.42, 0.55)), colour, "#f0cdbc")

    batch.build(food("mince", ["#7d1614", "#9c2622", "#b84038", "#cf7060"], 0.8, 0.6, 0.36, bump=0.35, bump_scale=6, oil=0.35, oil_rough=0.18, glow=0.1, paint=flecked))


def raw_liver(scene, spots, cut=(), size=1.0):
    """A wet lobe of beef liver with a thin edge, and slices of it (`cut`)."""

    def vessels(nodes, colour, local, chance):
        spot = apart(nodes, local, chance)
        near = nodes.node("TexVoronoi", {"feature": "F1"}, Vector=spot, Scale=0.42 / size).outputs["Distance"]
        inside = nodes.between(nodes.calculate("ABSOLUTE", nodes.node("SeparateXYZ", Vector=local).outputs[2]), 0.2 * size, 0.4 * size)
        colour = nodes.mix(nodes.calculate("MULTIPLY", nodes.between(near, 0.16, 0.12, 0, 0.7), inside), colour, "#b0604c")
        return nodes.mix(nodes.calculate("MULTIPLY", nodes.between(near, 0.1, 0.07), inside), colour, "#1a0404")

    wet = dict(bump=0.1, bump_scale=2.4, bump_depth=0.03, oil=0.9, oil_rough=0.1, specular=0.4, glow=0.05)
    whole = food("liver", RAW["liver"], 0.5, 0.2, 0.34, **wet)
    sliced = food("liver-cut", ["#480f0c", "#631812", "#7c261b"], 0.7, 0.15, 0.3, paint=vessels, **wet)
    for index, spot in enumerate(spots):
        shape = ball((1, 1, 1), 60)
        x, y, z = shape.vertices.T
        angle = np.arctan2(y, x)
        out = 1 + 0.1 * np.sin(angle * 2 + 0.6) + 0.07 * np.sin(angle * 3 + index * 2) + 0.04 * np.sin(angle * 5 + index)
        points = np.stack([x * 5.2 * out, y * 3.1 * out, np.where(z > 0, z**0.9 * (1.5 - 0.5 * x), z * 0.4)], 1)
        points[:, 2] += 0.16 * fractal(points * np.array([1, 1, 0.2]), 0.32, 2, index * 4.0) - 0.35 * np.exp(-(((y - 0.25 * np.sin(x * 2)) / 0.14) ** 2)) * (z > 0) * np.clip(x + 0.4, 0, 1)
        lay_piece(scene, "liver", shape.moved(points * size), whole, spot, 0.1, index * 0.41 % 1)
    for index, spot in enumerate(cut):
        angle = np.linspace(0, 2 * math.pi, 120, endpoint=False)
        # The outline of a slice has one round and one straight side.
        out = np.minimum(1 + 0.16 * np.cos(angle) + 0.05 * np.sin(angle * 3 + index * 2), 0.62 / np.maximum(-np.sin(angle + 0.1 * index), 0.05))
        rows = [*[(share, 0.42) for share in np.linspace(0.01, 0.93, 24)], (0.97, 0.36), (0.99, 0.24), (1.0, 0.0), (0.99, -0.24), (0.97, -0.36), *[(share, -0.42) for share in np.linspace(0.93, 0.01, 24)]]
        points = np.concatenate([np.column_stack([3.4 * out * share * np.cos(angle), 2.1 * out * share * np.sin(angle), np.full(120, z)]) for share, z in rows])
        points[:, 2] += 0.12 * fractal(points * np.array([1, 1, 0]), 0.4, 2, index * 3.0)
        lay_piece(scene, "liver", Shape(points * size, [quads(120, len(rows))]), sliced, spot, 0.03, index * 0.41 % 1)


def _poultry(name, colours=SKIN):
    """Material of raw chicken skin: moist, with fine pores."""

    def pores(nodes, colour, local, chance):
        near = nodes.node("TexVoronoi", {"feature": "F1"}, Vector=apart(nodes, local, chance), Scale=2.6).outputs["Distance"]
        blush = nodes.between(nodes.noise(apart(nodes, local, chance), 0.4, 3), 0.45, 0.65, 0, 0.4)
        colour = nodes.mix(blush, colour, "#e8a488")
        return nodes.mix(nodes.between(near, 0.14, 0.05, 0, 0.3), colour, "#c98a62")

    return food(name, list(colours), 0.7, 0.15, 0.36, bump=0.3, bump_scale=5, bump_depth=0.04, oil=0.4, oil_rough=0.18, glow=0.14, paint=pores)


def whole_chicken(scene, spots, size=1.0):
    """A plucked bird on its back, its legs drawn in."""

    def field(points):
        mirrored = points * np.array([1, 0, 1]) + np.abs(points[:, 1:2]) * np.array([0, 1, 0])
        body = grown([round_part(points, (-0.2, 0, -0.2), (5.0, 3.3, 2.7)), round_part(mirrored, (-1.5, 1.3, 1.3), (3.9, 2.0, 2.2)), round_part(points, (4.3, 0, -1.0), (1.5, 0.9, 0.7)), round_part(points, (-4.9, 0, 0.4), (1.3, 1.3, 1.1))], 0.5)
        leg = grown([round_part(mirrored, (2.0, 3.0, -0.5), (2.3, 1.25, 1.9), -0.25), long_part(mirrored, (2.4, 3.3, 0.0), (6.0, 1.9, 1.0), 1.35, 0.5), round_part(mirrored, (3.4, 3.0, 0.3), (2.0, 1.2, 1.3), -0.4), round_part(mirrored, (6.5, 1.8, 1.1), (0.62, 0.66, 0.66))], 0.4)
        wing = grown([long_part(mirrored, (-3.4, 2.8, 0.6), (-1.0, 4.0, -0.9), 1.05, 0.8), long_part(mirrored, (-1.0, 4.0, -0.9), (-3.6, 4.2, -1.5), 0.78, 0.62), long_part(mirrored, (-3.6, 4.2, -1.5), (-5.2, 3.4, -1.9), 0.5, 0.22)], 0.25)
        return grown([body, leg, wing], 0.2) + 0.05 * fractal(points, 0.8, 3, 2.0)

    bird = surface(field, (-6.8, -6.4, -3.6), (8.0, 6.4, 4.2), 0.13)
    for index, spot in enumerate(spots):
        lay_piece(scene, "chicken", bird.moved(bird.vertices * size), _poultry("chicken"), spot, 0.1, index * 0.4)


def raw_wings(scene, spots, size=1.0):
    """Whole wings, folded at both joints, a web of skin between the first two parts."""
    made = []
    for index in range(2):
        wrist = np.array((2.5 + 0.2 * index, -1.3, 0.05))
        made.append(surface(lambda points: grown([
            grown([long_part(points, (-2.5, -1.7, 0), (-0.3, 1.8, 0.1), 0.9, 0.95), round_part(points, (-1.9, -0.5, 0.15), (1.35, 2.1, 1.3), -0.55)], 0.5),
            grown([long_part(points, (0.0, 2.1, 0.1), wrist + (0.25, 0.1, 0), 0.78, 0.5), long_part(points, (-0.4, 1.6, 0.1), wrist - (0.35, 0.1, 0), 0.8, 0.5), round_part(points, (1.1, 0.6, 0.15), (1.2, 1.9, 0.95), 0.6)], 0.35),
            round_part(points, (-0.1, 0.4, 0), (1.5, 1.6, 0.45)),
            long_part(points, wrist, (3.7, 0.2, 0), 0.5, 0.3), long_part(points, wrist, (1.7, -2.2, 0), 0.34, 0.2)], 0.3)
            + 0.08 * fractal(points, 0.8, 3, index * 3.0), (-4.4, -3.6, -1.9), (5, 3.6, 1.9), 0.1))
    skin = _poultry("wings", ["#d3936c", "#e6b48c", "#f0cba8", "#f6dec4"])
    for index, spot in enumerate(spots):
        lay_piece(scene, "wing", made[index % 2].moved(made[index % 2].vertices * size), skin, spot, 0.05, index * 0.37 % 1)


def raw_fillet(scene, spots, size=1.0):
    """Breasts without skin, thick at one end."""

    def drop(points, index):
        """Returns the distance to the surface of a breast: a flat drop, thick at one end, with a seam at the small fillet."""
        share = np.clip((points[:, 0] + 4.6) / 9.0, 0.001, 0.999)
        broad = np.sin(math.pi * share**1.5) ** 0.62
        bent = points[:, 1] + 0.05 * (points[:, 0] - 1.0) ** 2
        away = np.hypot(bent / (2.5 * broad + 0.08), points[:, 2] / (1.2 * broad + 0.06)) - 1
        seam = 0.06 * np.exp(-(((bent + 0.8) / 0.3) ** 2)) * (points[:, 2] > 0)
        # both ends are blunt
        ends = np.maximum(points[:, 0] - 3.9, -3.7 - points[:, 0]) + 0.5 * (points[:, 2] ** 2 + 0.2 * bent**2)
        return -grown([-(away * broad), -ends], 0.35) + seam + 0.06 * fractal(points, 0.5, 3, index * 5.0, (0.5, 1.3, 1.3))

    made = [surface(lambda points: drop(points, index), (-5.2, -3.8, -1.7), (5.0, 3.4, 1.7), 0.11) for index in range(2)]
    meat = _meat("chicken", 0.5, glow=0.18)
    for index, spot in enumerate(spots):
        shape = made[index % 2]
        lay_piece(scene, "fillet", shape.moved(shape.vertices * size), meat, spot, 0.06, index * 0.43 % 1)
