"""Sausages in their skins."""

import numpy as np

from butcher import lay_piece
from materials import food
from meshes import add_one
from noise import fractal
from shapes import blob, tube

SAUSAGES = {
    # colours, thickness, share of wrinkles, gloss
    "frankfurter": (["#b5583c", "#c9704e", "#d98a64"], 0.95, 0.004, 0.45),
    "smoked": (["#4f140c", "#6f2214", "#8a3420"], 1.9, 0.03, 0.3),
    "kazy": (["#4a2018", "#6b382a", "#8f5a44"], 2.1, 0.035, 0.3),
}


def sausages(scene, kind, spots, length=11.0, bend=0.5):
    """Sausages in their skin, tied at both ends. `spots` are as in `lay_piece`."""
    colours, thick, wrinkles, oil = SAUSAGES[kind]
    skin = food(kind, colours, 0.7, 0.25, 0.32, bump=0.5 if wrinkles > 0.01 else 0.1, bump_scale=3, bump_depth=0.1, oil=oil, oil_rough=0.14, glow=0.06,
                stretch=(0.5, 2, 2) if wrinkles > 0.01 else None)
    string = food("string", ["#d9c8a4", "#efe4cc"], rough=0.7)
    for index, spot in enumerate(spots):
        t = np.linspace(-1, 1, 90)
        path = np.stack([t * length / 2, bend * (1 - t * t) * 2.0, 0 * t], 1)
        shape = tube(path, thick * np.sqrt(np.clip(1 - np.abs(t) ** (9 if thick < 1.2 else 14), 0.02, 1)), 56)
        push = 1 + wrinkles * fractal(shape.vertices, 1.1, 3, index * 3.0, (0.5, 1.6, 1.6))
        points = shape.vertices.copy()
        points[:, 1:] *= push[:, None]
        turned = lay_piece(scene, kind, shape.moved(points), skin, spot, 0.04, index * 0.37 % 1)
        for side in (-1, 1):
            knot = blob((0.32, 0.24 * thick, 0.24 * thick), index, 0.2, 1.5, 10)
            add_one("knot", knot.moved(knot.vertices + np.array([side * (length / 2 + 0.18), 0, 0])), skin if thick < 1.2 else string, turned)
