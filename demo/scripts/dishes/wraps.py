"""Lavash: thin bread rolled around a filling, cut so that the filling is visible."""

import math

import numpy as np

from greens import leaf_material
from materials import cloth, food
from meat import meat_material
from meshes import add_one, place
from noise import fractal
from shapes import blob, chunk, leaf, tube
from vegetables import CUBES


def _bread():
    def toasted(nodes, colour, local, _):
        wide = nodes.noise(local, 0.55, 4, 0.62, 0.6)
        fine = nodes.between(nodes.noise(local, 2.6, 4, 0.65), 0.35, 0.6, 0.45, 1)
        spots = nodes.calculate("MULTIPLY", nodes.between(wide, 0.45, 0.64), fine)
        return nodes.mix(spots, colour, nodes.ramp(spots, [(0.1, "#d8964a"), (0.5, "#a85e1e"), (0.95, "#5c2c0c")]))

    return food("lavash", ["#e2b36a", "#ecc98c", "#f3dcae"], 0.6, 0, 0.6, bump=0.3, bump_scale=4, bump_depth=0.06, specular=0.3,
                glow=0.08, paint=toasted)


FILLINGS = {
    # Values: shapes, number of pieces per hundred, and material.
    "beef": (lambda: [chunk((0.62, 0.5, 0.34), index * 2.7, 0.5, 0.16, 0.06, 12) for index in range(5)], 46, lambda: meat_material("beef", 0.5)),
    "chicken": (lambda: [chunk((0.66, 0.52, 0.36), index * 2.7, 0.5, 0.16, 0.06, 12) for index in range(5)], 46, lambda: meat_material("chicken", 0.4)),
    "crumbed": (lambda: [chunk((0.9, 0.6, 0.5), index * 2.7, 0.6, 0.14, 0.03, 12) for index in range(5)], 46,
                lambda: food("crumbed", ["#a8601a", "#d9a050", "#f3dcae"], 1.4, 0.5, 0.5, bump=0.7, bump_scale=7, glow=0.1)),
    "tomato": (lambda: [chunk((0.5, 0.5, 0.36), index * 1.9, 0.45, 0.1, 0.0, 10) for index in range(4)], 16,
               lambda: food("tomato", CUBES["tomato"], 1.2, 0.5, 0.3, bump=0.2, oil=0.6, glow=0.15)),
    "pickle": (lambda: [chunk((0.45, 0.45, 0.16), index * 1.9, 0.7, 0.06, 0.0, 10) for index in range(3)], 10,
               lambda: food("pickle", CUBES["pickle"], 1.2, 0.5, 0.3, bump=0.2, oil=0.5, glow=0.15)),
    "lettuce": (lambda: [leaf(1.9, 1.5, 0.5, index * 1.3, 2) for index in range(4)], 16, lambda: leaf_material("lettuce", "#5c9a24", "#b9d765")),
    "cabbage": (lambda: [chunk((0.7, 0.22, 0.12), index * 1.9, 0.5, 0.1, 0.0, 8) for index in range(4)], 24,
                lambda: food("cabbage", CUBES["cabbage"], 1.2, 0.6, 0.35, bump=0.2, oil=0.3, glow=0.2)),
    "cheese": (lambda: [blob((0.62, 0.55, 0.4), index * 1.9, 0.2, 1.1, 10) for index in range(4)], 26,
               lambda: food("cheddar", ["#e38a0c", "#f0a41c", "#f6bc44"], 0.5, 0, 0.25, bump=0.08, oil=0.6, glow=0.12)),
    "sauce": (lambda: [blob((0.5, 0.42, 0.3), index * 1.9, 0.18, 1.1, 10) for index in range(4)], 10,
              lambda: food("sauce", ["#f2e2c0", "#faf0da"], 0.5, 0, 0.2, bump=0.05, oil=0.6, glow=0.1)),
}


def wraps(scene, spots, fillings=("beef", "tomato", "pickle", "lettuce", "sauce"), length=10.5, radius=2.5, paper=True):
    """Lavash halves. `spots` are (x, y, direction of the cut end, lift of the cut end), angles in radians."""
    t = np.linspace(-1, 1, 70)
    path = np.stack([t * length / 2, 0.15 * np.sin(2 * t), 0 * t], 1)
    wide = radius * (1 + 0.03 * np.sin(5 * t)) * np.sqrt(np.clip(1 - np.clip((-t - 0.75) / 0.27, 0, 1) ** 2, 0.02, 1))
    flat = 0.84
    roll = tube(path, wide, 80, 2.4, flat)
    roll = roll.moved(roll.vertices * (1 + 0.035 * fractal(roll.vertices, 0.55, 3, 4.0))[:, None])
    edge = np.array([(length / 2 + 0.03, radius * 0.9 * math.cos(a), radius * 0.9 * flat * math.sin(a)) for a in np.linspace(0, 2 * math.pi, 60)])
    fold = tube(edge, 0.13, 10)
    skin, inside = _bread(), food("inside", ["#4a2410", "#7d4a20", "#b8843c"], 1.4, 0, 0.5, bump=0.9, bump_scale=4, bump_depth=0.15, oil=0.4)
    back = chunk((0.2, radius * 0.72, radius * 0.72 * flat), 2.0, 0.9, 0.05, 0.0, 16)
    back = back.moved(back.vertices + np.array([length / 2 - 0.15, 0, 0]))
    wrapper = tube(path[:38] * (1.0, 1.0, 1.0), wide[:38] + 0.12, 60, 2.6, flat)
    ragged = 1 + 0.02 * fractal(wrapper.vertices, 0.9, 3, 8.0)
    wrapper = wrapper.moved(wrapper.vertices * ragged[:, None])
    kraft = cloth("paper", "#d8b684", "#c29a66")
    batches = {name: scene.batch(name, FILLINGS[name][0]()) for name in fillings}
    for x, y, turn, lean in spots:
        ground = scene.heap.rest(x, y, radius * 0.6, 0.6)
        high = ground + radius * flat + math.sin(lean) * length * 0.45
        matrix = np.array(place(x, y, high, (0, -lean, turn)))
        for name, shape, material in (("lavash", roll, skin), ("fold", fold, skin), ("inside", back, inside)):
            add_one(name, shape, material, matrix)
        if paper:
            add_one("paper", wrapper, kraft, matrix)
        _filled(scene, batches, matrix, length / 2 + 0.12, radius * 0.78, flat)
        for step in np.linspace(-0.45, 0.45, 6):
            scene.heap.cover(x + math.cos(turn) * step * length, y + math.sin(turn) * step * length, radius, ground + radius * 1.6)
    for name, batch in batches.items():
        batch.build(FILLINGS[name][2]())


def _filled(scene, batches, matrix, ahead, reach, flat, count=46):
    """Fills the cut face with pieces, from the middle outwards."""
    names = list(batches)
    shares = np.array([FILLINGS[name][1] for name in names], float)
    for index in range(count):
        name = names[scene.rng.choice(len(names), p=shares / shares.sum())]
        out, angle = reach * math.sqrt((index + 0.3) / count), index * 2.39996
        spot = (ahead + scene.between(-0.2, 0.18), out * math.cos(angle), out * flat * math.sin(angle))
        turn = (scene.between(0, 6.28), scene.between(0.9, 2.2), scene.between(-0.6, 0.6))
        batches[name].add(matrix @ np.array(place(*spot, turn, scene.between(0.75, 1.0))))
