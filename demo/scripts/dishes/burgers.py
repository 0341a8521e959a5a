"""Burgers in layers, and hot dogs."""

import numpy as np

import greens
import slices
from materials import food
from meshes import add_one, place
from noise import fractal
from pizza import mushrooms, rings
from rice import STRIPS, strip
from shapes import Shape, ball, quads, revolve, smooth, tube

HALF_BUN = [(0.01, 0.0), (4.7, 0.0), (5.25, 0.35), (5.3, 0.9), (4.9, 1.25), (0.01, 1.3)]
DOME = [(0.01, 0.0), (4.7, 0.02), (5.3, 0.4), (5.5, 1.2), (5.0, 2.3), (3.9, 3.2), (2.2, 3.85), (0.01, 4.05)]


def _bun_material(top):
    """The half of a bun: brown and glossy on the outside, pale on the cut side."""

    def baked(nodes, colour, local, _):
        height = nodes.node("SeparateXYZ", Vector=local).outputs[2]
        spots = nodes.between(nodes.noise(local, 0.5, 4, 0.6), 0.3, 0.7, -0.12, 0.12)
        shade = nodes.calculate("ADD", nodes.between(height, *((0.0, 3.6) if top else (1.28, 0.7))), spots)
        return nodes.ramp(shade, [(0.03, "#f6dfae"), (0.16, "#e2a95a"), (0.42, "#c67a2a"), (0.8, "#9c5418")])

    return food("bun", ["#c67a2a", "#e2a95a"], rough=0.36, bump=0.2, bump_scale=5, oil=0.3, oil_rough=0.26, paint=baked)


def _round(profile, seed, rough=0.02, scale=0.5, segments=120):
    shape = revolve(smooth(profile, 90), segments)
    return shape.moved(shape.vertices * (1 + rough * fractal(shape.vertices, scale, 4, seed))[:, None])


def _patty(radius, thick, seed, rough=0.05, scale=1.1):
    edge = [(0.01, 0.0), (radius * 0.8, 0.02), (radius * 0.97, thick * 0.25), (radius, thick * 0.55), (radius * 0.9, thick * 0.95),
            (radius * 0.6, thick), (0.01, thick)]
    return _round(edge, seed, rough, scale, 150)


def _lettuce(radius=6.1, seed=0.0):
    """A lettuce leaf with a frilled edge all around."""
    columns, rows = 260, 16
    angle = np.linspace(0, 2 * np.pi, columns, endpoint=False)
    made = []
    for share in np.linspace(0.4, 1.0, rows):
        out = np.clip((share - 0.62) / 0.38, 0, 1)
        frill = np.sin(angle * 19 + 2 * np.sin(angle * 3 + seed)) + 0.5 * np.sin(angle * 41 + seed)
        reach = radius * share * (1 + 0.07 * out * np.sin(angle * 5 + seed))
        made.append(np.stack([reach * np.cos(angle), reach * np.sin(angle), 0.22 + 0.3 * out * frill - 0.2 * out**2], 1))
    return Shape(np.concatenate(made), [quads(columns, rows)])


def _slice_of_cheese(half=4.9, reach=5.6, thick=0.22):
    """A slice of cheese whose corners have melted over the edge."""
    count = 60
    side = np.linspace(-half, half, count)
    x, y = (grid.ravel() for grid in np.meshgrid(side, side, indexing="ij"))
    over = np.clip(np.hypot(x, y) - reach * 0.94, 0, None)
    z = -0.95 * over - 0.12 * over**2
    pull = 1 - 0.16 * np.clip(over, 0, 2) / 2
    faces = quads(count, count, wrap=False)
    top, below = (np.stack([x * pull, y * pull, z + lift], 1) for lift in (thick, 0.0))
    return Shape(np.concatenate([top, below]), [faces[:, ::-1], faces + count * count])


PATTIES = {
    "beef": (["#3f1c0b", "#6a3517", "#8f5426"], 1.7, 0.06, 0.75, 5.0),
    "chicken": (["#a35a16", "#cf8a30", "#e8b25c"], 1.6, 0.09, 0.9, 5.1),
    "fish": (["#b9772a", "#daa04a", "#efc67c"], 1.5, 0.05, 0.9, 5.0),
    "chickpea": (["#8a5a22", "#b5843c", "#d3a860"], 1.6, 0.07, 0.9, 4.9),
    # Doner: thin slices of meat from the spit.
    "doner": (["#4a2008", "#7d4318", "#a8662e"], 1.9, 0.2, 2.2, 5.3),
}
SAUCES = {"ketchup": "#9c1408", "mayonnaise": "#f2e6c8", "smoked": "#7a3a14", "tartare": "#e8e2bc", "cream": "#e6d2a8", "hot": "#b5300c",
          "mustard": "#d9a20c"}


FLAT = [(0.01, 0.0), (5.2, 0.02), (5.9, 0.35), (6.0, 0.9), (5.4, 1.45), (4.0, 1.75), (2.2, 1.85), (0.01, 1.9)]


def burger(scene, layers, at=(0, 0), size=1.0, flat=False):
    """
    Layers from below between the halves of a bun: a patty ("beef", "chicken", "fish", "chickpea"), "cheddar", "lettuce",
    "tomato", "onion", "pickle", "jalapeno", "bacon" (of beef), "egg", "mushrooms", "avocado" or a sauce. With `flat`, the bread
    is tandoor bread.
    """
    heap = scene.heap
    floor, level = heap.height.copy(), heap.rest(*at, 2.0, 0.5)
    here = lambda z: np.array(place(*at, z, (0, 0, 0.4), size))
    add_one("bun", _round(HALF_BUN, 1.0), _bun_material(False), here(level))
    level += 1.2 * size
    for index, kind in enumerate(layers):
        heap.height[:] = level
        level += _laid(scene, kind, at, size, here(level), index) * size
    top = _round(FLAT if flat else DOME, 3.0, 0.03 if flat else 0.025)
    matrix = np.array(place(*at, level, (0.02, -0.03, 0.9), size))
    add_one("bun", top, _bun_material(True), matrix)
    heap.height[:] = level
    heap.stamp(top.vertices @ matrix[:3, :3].T + matrix[:3, 3])
    greens.seeds(scene, "sesame", 110, 3.9 * size, at, size=(1.1, 1.5), sink=0.1)
    # Resets the height map to the board, for food next to the burger.
    heap.height = floor
    heap.cover(*at, 5.5 * size, level + 3.5 * size)
    heap.take(*at, 6.0 * size)


def _laid(scene, kind, at, size, matrix, index):
    """Adds a layer. Returns the height of the layer, by which the next layer is raised."""
    if kind in PATTIES:
        colours, thick, rough, bump, reach = PATTIES[kind]
        crumbs = kind not in ("beef", "doner")
        material = food(f"patty-{kind}", colours, 1.2, 0, 0.5 if crumbs else 0.36, bump=bump, bump_scale=7 if crumbs else 4.5,
                        bump_depth=0.12, oil=0.12 if crumbs else 0.4, oil_rough=0.2, char=0.15 if crumbs else 0.4)
        add_one("patty", _patty(reach, thick, index * 3.0, rough, 1.1), material, matrix)
        return thick + 0.06
    if kind == "cheddar":
        melted = food("cheddar", ["#e8920c", "#f2a81c", "#f7bc3c"], 0.5, 0, 0.24, bump=0.06, oil=0.5, oil_rough=0.1, glow=0.15)
        turned = matrix @ np.array(place(0, 0, 0, (0, 0, index * 0.5)))
        add_one("cheddar", _slice_of_cheese(), melted, turned)
        return 0.24
    if kind == "cabbage":
        cut = scene.batch(kind, [strip(scene, (0.8, 1.5), (0.09, 0.14), number * 1.0) for number in range(8)])
        scene.lay(cut, int(150 * size), 5.4 * size, 1.0, at, reach=0.4, lift=0.12, tilt=0.3, height=0.1)
        cut.build(food(kind, STRIPS[kind], 0.8, 0.75, 0.34, bump=0.3, bump_scale=5, oil=0.3, glow=0.22))
        return 0.5
    if kind == "lettuce":
        add_one("lettuce", _lettuce(seed=index * 1.0), greens.leaf_material("lettuce", "#4f8f1c", "#a9cf52", 0.3), matrix)
        return 0.35
    if kind in SAUCES:
        colour = SAUCES[kind]
        thick = food(kind, [colour, colour], 0.8, 0, 0.18, bump=0.08, bump_scale=2, oil=0.7, oil_rough=0.06, glow=0.06)
        add_one("sauce", _patty(4.75, 0.5, index * 7.0, 0.1, 0.7), thick, matrix)
        return 0.3
    if kind == "egg":
        return _egg(scene, at, matrix)
    if kind == "bacon":
        return _bacon(matrix, index)
    return _sliced(scene, kind, at, size)


def _sliced(scene, kind, at, size):
    """Round slices side by side, which are visible at the edge of the burger."""
    ring = lambda count, reach, start=0.3: [
        (at[0] + reach * size * np.cos(start + 2 * np.pi * i / count), at[1] + reach * size * np.sin(start + 2 * np.pi * i / count))
        for i in range(count)]
    if kind == "tomato":
        slices.rounds(scene, "tomato", spots=ring(4, 2.75), tilt=0.05, size=(1.0 * size, 1.08 * size), lift=0.22)
        return 0.5
    if kind == "pickle":
        slices.rounds(scene, "pickle", spots=ring(7, 3.7), tilt=0.12, size=(0.95 * size, 1.1 * size), lift=0.18)
        return 0.38
    if kind == "onion":
        rings(scene, "red-onion", spots=ring(6, 3.3), size=0.95 * size)
        return 0.35
    if kind == "jalapeno":
        rings(scene, "jalapeno", spots=ring(11, 4.2), size=0.95 * size)
        return 0.4
    if kind == "mushrooms":
        mushrooms(scene, 26, 4.6 * size, 0.9 * size)
        return 0.6
    raise KeyError(f"no layer of a burger is called {kind}")


def _egg(scene, at, matrix):
    white = _patty(5.4, 0.4, 5.0, 0.09, 0.6)
    add_one("white", white, food("egg-white", ["#f2e6d0", "#fbf3e4", "#ffffff"], 0.8, 0, 0.3, bump=0.1, oil=0.3, glow=0.2), matrix)
    yolk = ball((1.7, 1.7, 1.0), 18)
    yolk = yolk.moved(yolk.vertices + np.array([-0.9, -4.1, 0.3]))
    add_one("yolk", yolk, food("yolk", ["#e88a0c", "#f5a41c"], rough=0.2, oil=0.6, oil_rough=0.05, glow=0.15), matrix)
    return 0.45


def _bacon(matrix, seed):
    t = np.linspace(-1, 1, 60)
    streaks = food("bacon", ["#4f140a", "#8a2c14", "#c9744a"], 1.2, 0.2, 0.32, bump=0.4, bump_scale=4, oil=0.5, oil_rough=0.12,
                   stretch=(0.3, 3.4, 1), char=0.5)
    for index, aside in enumerate((-2.9, -0.9, 1.1, 3.0)):
        path = np.stack([t * 5.9, aside + 0.2 * np.sin(t * 5 + index), 0.22 + 0.14 * np.sin(t * 11 + index * 2)], 1)
        add_one("bacon", tube(path, 0.85, 16, 4.0, 0.16), streaks, matrix @ np.array(place(0, 0, 0, (0, 0, 1.1))), index * 0.2)
    return 0.42


def hot_dog(scene, at=(0, 0), turn=0.0, length=14.0, sauces=("#b01808", "#e0a80c"), sausages=1, size=1.0,
            toppings=()):
    """A hot dog: a bun with a sausage, lines of sauce on top, and below them `toppings` (kind and number of cut vegetables)."""
    ground = scene.heap.rest(*at, 2.0, 0.5)
    matrix = np.array(place(*at, ground, (0, 0, turn), size))
    t = np.linspace(-1, 1, 60)
    ends = np.sqrt(np.clip(1 - np.abs(t) ** 6, 0.04, 1))
    crumb = _bun_material(True)
    for side in (-1, 1):
        path = np.stack([t * length / 2, side * (1.75 - 0.35 * t * t), 1.75 + 0 * t], 1)
        half = tube(path, 1.9 * ends, 40, 2.3, 0.92)
        add_one("bun", half.moved(half.vertices * (1 + 0.02 * fractal(half.vertices, 0.5, 3, side * 3.0))[:, None]), crumb, matrix)
    skin = food("sausage", ["#6b2410", "#94401c", "#b5602c"], 0.7, 0.2, 0.25, bump=0.2, bump_scale=3, oil=0.6, oil_rough=0.1, char=0.45)
    for index in range(sausages):
        aside = (index - (sausages - 1) / 2) * 2.2
        path = np.stack([t * (length / 2 + 0.7), aside + 0.15 * np.sin(t * 2), 2.75 - 0.35 * t * t], 1)
        sausage = tube(path, 1.3 * np.sqrt(np.clip(1 - np.abs(t) ** 12, 0.03, 1)), 36)
        add_one("sausage", sausage, skin, matrix)
        scene.heap.stamp(sausage.vertices @ matrix[:3, :3].T + matrix[:3, 3])
    along, aside = matrix[:2, 0], matrix[:2, 1]
    for kind, count in toppings:
        cut = scene.batch(kind, [strip(scene, (0.8, 1.5), (0.08, 0.12), number * 1.0) for number in range(8)])
        for _ in range(count):
            x, y = np.array(at) + along * scene.between(-0.43, 0.43) * length + aside * scene.between(-1.15, 1.15)
            scene.put(cut, x, y, reach=0.4, share=0.75, lift=0.05, tilt=0.5, height=0.12)
        cut.build(food(kind, STRIPS[kind], 0.8, 0.75, 0.34, bump=0.3, bump_scale=5, oil=0.3, glow=0.22))
    high = 0.5 if toppings else 0.0
    for index, colour in enumerate(sauces):
        wave = np.linspace(-1, 1, 160)
        sway = 0.75 * np.sin(wave * 17 + index * np.pi)
        path = np.stack([wave * length * 0.44, sway, 4.05 + high - 0.3 * wave**2 - 0.3 * sway**2], 1)
        line = food(f"sauce-{index}", [colour, colour], rough=0.2, bump=0.03, oil=0.7, oil_rough=0.06)
        add_one("sauce", tube(path, 0.27, 12), line, matrix)
