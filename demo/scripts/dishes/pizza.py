"""Pizza: dough with a puffed rim, sauce, browned cheese, and toppings."""

import numpy as np

from materials import food
from meshes import add_one, place
from noise import flat_noise, fractal
from shapes import Shape, chunk, quads, sheet, smooth, tube
from slices import CutBatch

CHEESES = {
    # Colours of molten, pale and browned cheese.
    "mozzarella": (["#dc7c14", "#efa636", "#f9cd78"], ["#e28a20", "#b9580f", "#5e2406"]),
    "white": (["#d88a22", "#ecac44", "#f7d07e"], ["#dc8c28", "#b0601a", "#5e2a0a"]),
    # Chocolate paste instead of cheese.
    "chocolate": (["#2c1006", "#3f1a0a", "#5a2a12"], ["#3f1a0a", "#2c1006", "#1c0a04"]),
}


def _rim(u):
    inside = np.exp(-(((u - 0.925) / 0.052) ** 2))
    return np.where(u < 0.925, inside, np.sqrt(np.clip(1 - ((u - 0.925) / 0.076) ** 2, 0, 1)))


def _dough_material():
    def baked(nodes, colour, local, _):
        top = nodes.between(nodes.node("SeparateXYZ", Vector=local).outputs[2], 0.5, 1.9)
        wide = nodes.noise(local, 0.35, 4, 0.6)
        shade = nodes.calculate("ADD", nodes.calculate("MULTIPLY", top, 0.55), nodes.calculate("MULTIPLY", wide, 0.5))
        brown = nodes.ramp(shade, [(0.2, "#ecca8c"), (0.42, "#d99a48"), (0.6, "#ad6424"), (0.8, "#6f3510")])
        spots = nodes.calculate("MULTIPLY", nodes.between(nodes.noise(local, 1.1, 4, 0.65), 0.6, 0.7), top)
        return nodes.mix(spots, brown, "#2a1208")

    return food("dough", ["#e0ad62", "#e9bd78"], rough=0.6, bump=0.35, bump_scale=4, bump_depth=0.06, specular=0.35,
                paint=baked)


def _cheese_material(kind, sauce):
    flesh, browned = CHEESES[kind]

    def molten(nodes, colour, local, _):
        height = nodes.node("SeparateXYZ", Vector=local).outputs[2]
        base = nodes.ramp(nodes.noise(local, 0.5, 4, 0.55, 0.5), [(0.3, flesh[0]), (0.48, flesh[1]), (0.66, flesh[2])])
        spots = nodes.between(nodes.noise(local, 0.75, 4, 0.6, 0.6), 0.44, 0.62)
        high = nodes.calculate("ADD", nodes.calculate("MULTIPLY", nodes.between(height, 0.85, 1.35), 0.9), 0.4)
        fine = nodes.between(nodes.noise(local, 3.2, 5, 0.65), 0.3, 0.6, 0.4, 1)
        brown = nodes.calculate("MULTIPLY", nodes.calculate("MULTIPLY", spots, high), fine, True)
        colour = nodes.mix(brown, base, nodes.ramp(brown, [(0.1, browned[0]), (0.5, browned[1]), (0.95, browned[2])]))
        low = nodes.between(height, 0.9, 0.72)
        return nodes.mix(nodes.calculate("MULTIPLY", low, 0.8), colour, sauce)

    return food(kind, flesh, rough=0.26, bump=0.22, bump_scale=2.2, bump_depth=0.12, oil=0.4, oil_rough=0.12, glow=0.1,
                paint=molten)


def pizza(scene, radius=12.5, sauce="#c2430f", cheese="mozzarella"):
    """Dough, sauce and cheese. Raises the heap to the surface of the cheese."""
    ground = scene.heap.rest(0, 0, 2, 0.5)
    lift = place(0, 0, ground)

    def dough(x, y, u):
        angle = np.arctan2(y, x)
        ring = np.stack([np.cos(angle) * 2.2, np.sin(angle) * 2.2, 0 * angle], -1).reshape(-1, 3)
        puff = 1.35 * (1 + 0.4 * fractal(ring, 1.3, 3, radius).reshape(x.shape))
        return np.maximum(0.03, 0.35 + puff * _rim(u) * np.where(u > 0.995, 0.2, 1) - 0.3 * (u > 0.995))

    add_one("dough", sheet(radius, dough, 260, 110, 0.02, 4.0), _dough_material(), lift)
    red = food("sauce", [sauce, sauce], 1.2, 0, 0.28, bump=0.5, bump_scale=5, oil=0.3)
    flat = lambda x, y, u: 0.5 + 0.06 * flat_noise(x, y, 1.4, 2) - 0.1 * (u > 0.985)
    add_one("sauce", sheet(radius * 0.885, flat, 220, 60, 0.04, 9.0), red, lift)
    reach = radius * 0.865
    blisters = [(*scene.spot(reach), scene.between(0.35, 0.8), scene.between(0.12, 0.32)) for _ in range(70)]

    def molten(x, y, u):
        height = 0.5 + 0.24 * flat_noise(x, y, 0.42, 1, 5.0) + 0.1 * flat_noise(x, y, 1.1, 2, 2.0)
        for a, b, wide, high in blisters:
            height = height + high * np.exp(-((x - a) ** 2 + (y - b) ** 2) / wide**2)
        edge = np.clip((u - 0.8) / 0.2, 0, 1)
        return 0.5 + np.maximum(height, 0.12) * (1 - edge**3) - 0.22 * (u > 0.995)

    add_one("cheese", sheet(reach, molten, 260, 130, 0.05, 2.0), _cheese_material(cheese, sauce), lift)
    heap = scene.heap
    away = np.hypot(heap.x, heap.y)
    heap.height = np.where(away < reach, ground + molten(heap.x, heap.y, away / reach), heap.height)
    scene.radius = radius * 0.8


def pepperoni(scene, spots=None, count=16, radius=None, size=1.0, kind="pepperoni"):
    """Thin slices of beef sausage with a curled edge."""
    colours, fat = {
        "pepperoni": (["#5a0f07", "#82200c", "#a63c18"], "#cf8448"),
        "hot": (["#4c0806", "#74120a", "#982812"], "#c9743a"),
        "qazi": (["#4a160c", "#6b2a18", "#8a4426"], "#ecca98"),
        "sausage": (["#b05a3c", "#c97a56", "#d99a74"], "#e9bd98"),
    }[kind]

    def marbled(nodes, colour, local, _):
        cells = nodes.node("TexVoronoi", {"feature": "F1"}, Vector=local, Scale=3.4).outputs["Distance"]
        grain = nodes.calculate("MULTIPLY", nodes.noise(local, 3.5, 4, 0.6, 0.5), 0.55)
        share = nodes.between(nodes.calculate("ADD", cells, grain), 0.62, 0.5)
        sliced = nodes.mix(nodes.calculate("MULTIPLY", share, 0.6), colour, fat)
        # The raised edge is darkest, because it is closest to the heat.
        x, y, _height = nodes.node("SeparateXYZ", Vector=nodes.attribute("cut", "Vector")).outputs
        away = nodes.calculate("ADD", nodes.calculate("MULTIPLY", x, x), nodes.calculate("MULTIPLY", y, y))
        crisp = nodes.between(away, 0.6, 1.0, 0, 0.75)
        return nodes.mix(nodes.calculate("MULTIPLY", crisp, nodes.between(nodes.noise(local, 0.9, 3), 0.3, 0.6, 0.4, 1)), sliced, "#2c0a05")

    cut = CutBatch(scene.batch(kind, [_curled(1.95 * size, index * 1.9) for index in range(6)]), 1.95 * size)
    batch = cut.batch
    options = dict(reach=1.7 * size, share=0.93, lift=0.08, tilt=0.03, size=(0.9, 1.05), height=0.4, keep=1.3 * size)
    if spots:
        for x, y in spots:
            scene.put(batch, x, y, **options)
    else:
        scene.lay(batch, count, radius, free=1.25 * size, **options)
    cut.build(food(kind, colours, 1.6, 0.35, 0.5, rough_range=0.3, bump=0.45, bump_scale=5, bump_depth=0.07, oil=0.12,
                     oil_rough=0.3, specular=0.3, paint=marbled))


def _curled(radius, seed):
    """A disc with a slightly and unevenly raised edge."""
    angle = np.linspace(0, 2 * np.pi, 64, endpoint=False)
    out = 1 + 0.03 * np.sin(2 * angle + seed) + 0.015 * np.sin(5 * angle + seed * 2)
    rows = []
    for side, shares in ((0.1, np.linspace(0.001, 1, 16)), (-0.06, np.linspace(1, 0.001, 16))):
        for u in shares:
            cup = 0.5 * u**3.6 * (1 + 0.35 * np.sin(3 * angle + seed))
            rows.append(np.stack([radius * u * out * np.cos(angle), radius * u * out * np.sin(angle), cup + side], 1))
    return Shape(np.concatenate(rows), [quads(64, len(rows))])


RINGS = {
    # Values: colours, radius of the ring, thickness.
    "olive": (["#0d0b10", "#1f1a20", "#3a3238"], 0.55, 0.24),
    "jalapeno": (["#2f6a14", "#528f24", "#86b444"], 0.85, 0.24),
    "chilli": (["#9c0f08", "#c2200e", "#d94420"], 0.55, 0.18),
    "red-onion": (["#7d2450", "#b06a92", "#efdfe8"], 1.7, 0.15),
    "onion-fried": (["#8f4a0c", "#bd741e", "#dc9f44"], 2.5, 0.74),
}


def rings(scene, kind="olive", count=20, radius=None, spots=None, size=1.0, at=(0, 0), inner=0.0, tilt=0.15):
    """Cut rings: olives, hot pepper, onion."""
    colours, reach, thick = RINGS[kind]
    fried = kind == "onion-fried"
    rough = 0.055 if fried else 0.04
    t = np.linspace(0, 2 * np.pi, 90 if fried else 40)
    made = []
    for index in range(3):
        wave = 1 + 0.06 * np.sin(2 * t + index * 2)
        path = np.stack([reach * wave * np.cos(t), reach * wave * np.sin(t), 0 * t], 1) * size
        shape = tube(path, thick * size, 28 if fried else 14, 2.6, 0.9)
        made.append(shape.moved(shape.vertices * (1 + rough * fractal(shape.vertices, 2.2 if fried else 1.6, 3, index * 3.0))[:, None]))
    batch = scene.batch(kind, made)
    options = dict(reach=reach * size, share=0.7, lift=thick * size * 0.7, tilt=tilt, size=(0.85, 1.1), height=thick * 0.8,
                   keep=reach * 0.9 * size)
    if spots:
        for x, y in spots:
            scene.put(batch, x, y, **options)
    else:
        scene.lay(batch, count, radius, inner, at, free=reach * 0.6 * size, **options)
    batch.build(food(kind, colours, 1.4, 0.5, 0.5 if fried else 0.24, bump=1.0 if fried else 0.15, bump_scale=9 if fried else 3,
                     bump_depth=0.16 if fried else 0.04, oil=0.2 if fried else 0.5, glow=0.05 if fried else 0.15))


def mushrooms(scene, count=16, radius=None, size=1.0, roasted=0.6, even=0.0):
    """Browned slices of button mushrooms with dark gills. `even` is the free distance around each slice."""
    outline = smooth([(0.0, 0.92), (0.5, 0.82), (0.88, 0.46), (1.0, 0.08), (0.9, -0.16), (0.66, -0.1), (0.34, 0.02), (0.27, -0.4), (0.33, -0.86), (0.0, -0.95)], 72)
    half = np.concatenate([outline, outline[-2:0:-1] * (-1, 1)])
    rows = [np.column_stack([half * share, np.full(len(half), z)]) for z, share in
            [*[(0.13, share) for share in np.linspace(0.03, 0.9, 12)], (0.11, 0.96), (0.05, 1.0), (-0.05, 1.0), (-0.11, 0.96), (-0.13, 0.9), (-0.13, 0.03)]]
    made = []
    for index in range(5):
        points = np.concatenate(rows) * 1.25 * size
        points[:, 2] += 0.14 * size * np.sin(points[:, 0] * 1.3 + index) + 0.1 * np.cos(points[:, 1] * 1.5 + index * 2)
        points[:, 0] *= 0.9 + 0.05 * index
        made.append(Shape(points, [quads(len(half), len(rows))]))

    def sliced(nodes, colour, local, _):
        x, y, _height = nodes.node("SeparateXYZ", Vector=nodes.attribute("cut", "Vector")).outputs
        aside = nodes.calculate("ABSOLUTE", x)
        away = nodes.calculate("POWER", nodes.calculate("ADD", nodes.calculate("MULTIPLY", x, x), nodes.calculate("MULTIPLY", y, y)), 0.5)
        # The gills are a dark arch between cap and stalk.
        arch = nodes.calculate("SUBTRACT", nodes.calculate("ADD", y, nodes.calculate("MULTIPLY", nodes.calculate("MULTIPLY", x, x), 0.35)), 0.16)
        gills = nodes.calculate("MULTIPLY", nodes.between(nodes.calculate("ABSOLUTE", arch), 0.15, 0.06), nodes.calculate("MULTIPLY", nodes.between(aside, 0.24, 0.34), nodes.between(aside, 0.95, 0.82)))
        skin = nodes.calculate("MULTIPLY", nodes.between(away, 0.84, 0.93, 0, 0.7), nodes.between(y, 0.0, 0.2))
        roast = nodes.calculate("MULTIPLY", nodes.between(nodes.noise(local, 0.8, 4, 0.6), 0.42, 0.68), roasted)
        colour = nodes.mix(roast, nodes.mix(skin, colour, "#a06a34"), "#b06a24")
        return nodes.mix(gills, colour, "#5a3416")

    cut = CutBatch(scene.batch("mushroom", made), 1.25 * size)
    scene.lay(cut.batch, count, radius, reach=1.0 * size, share=0.85, lift=0.16, tilt=0.14, height=0.25, keep=0.9 * size, free=even or 0.6 * size)
    cut.build(food("mushroom", ["#cfa468", "#e6c68e", "#f3deb4"], 0.9, 0.3, 0.42, bump=0.25, bump_scale=5, oil=0.4, oil_rough=0.2, glow=0.12, paint=sliced))


def fries(scene, count=90, radius=6.0, length=3.4, thick=0.46, at=(0, 0), high=0.7, wedge=False):
    """Sticks of fried potato, or wedges in their skin."""
    made = [
        chunk((length * scene.between(0.75, 1.1), thick * scene.between(0.9, 1.1) * (2.0 if wedge else 1), thick * (1.5 if wedge else 1)),
              index * 1.7, 0.2 if not wedge else 0.55, 0.05, 0.0, 14)
        for index in range(8)
    ]
    batch = scene.batch("fries", made)
    scene.lay(batch, count, radius, at=at, reach=length * 0.45, share=0.72, lift=thick * 0.8, tilt=0.28, height=thick * high,
              size=(0.85, 1.1), follow=True)
    colours = ["#b86a0e", "#df9a24", "#f2bf54"] if not wedge else ["#8a4a14", "#c98430", "#e6b45a"]
    batch.build(food("fries", colours, 0.7, 0.55, 0.4, bump=0.4, bump_scale=7, bump_depth=0.03, oil=0.3, oil_rough=0.2, glow=0.15,
                     char=0.25))
