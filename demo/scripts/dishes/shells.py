"""Roasted nuts in cracked shells."""

import numpy as np

from materials import food
from noise import fractal
from shapes import ball

# Values: half length, width and height, colours of shell and kernel, depth of the shell's pits, width of the crack.
CRACKED = {
    "almond": ((1.5, 0.92, 0.72), ["#a8743c", "#c49458", "#d8b27c"], "#7a3a14", 0.9, 0.2),
    "pistachio": ((1.0, 0.62, 0.6), ["#b8935a", "#d0b07c", "#e2cb9c"], "#85791a", 0.1, 0.4),
}


def cracked(scene, kind, count=60, radius=4.6, at=(0, 0)):
    """A heap of nuts in their shells."""
    (length, width, height), shell, kernel, pits, gape = CRACKED[kind]
    made = []
    for index in range(6):
        shape = ball(cuts=22)
        x, y, z = shape.vertices.T
        point = 1 - 0.34 * np.clip(x, 0, 1) ** 2
        # the crack runs from the point along one edge
        wide = gape * np.clip(x + 0.55, 0, 1)
        inside = np.clip(1 - np.abs(y) / np.maximum(wide, 1e-3), 0, 1) * (z > -0.2)
        push = 1 - 0.16 * inside**0.5 + 0.03 * fractal(shape.vertices, 1.6, 3, index * 2.3)
        made.append(shape.moved(np.stack([x * length, y * width * point, z * height * point], 1) * push[:, None]))
    batch = scene.batch(kind, made)
    scene.lay(batch, count, radius, at=at, reach=length * 0.75, share=0.65, lift=height * 0.6, tilt=0.45, height=height * 0.9, keep=length * 0.5)

    def opened(nodes, colour, local, chance):
        # A batch shifts the local coordinates of each copy by its random value.
        away = nodes.calculate("MULTIPLY", chance, 37.0)
        back = nodes.node("VectorMath", {"operation": "SUBTRACT"}, _0=local, _1=nodes.node("CombineXYZ", _0=away, _1=away, _2=away).outputs[0]).outputs[0]
        x, y, z = nodes.node("SeparateXYZ", Vector=back).outputs
        wide = nodes.between(x, -0.55 * length, 0.45 * length, 0.0, gape * width * 0.85)
        near = nodes.calculate("SUBTRACT", wide, nodes.calculate("ABSOLUTE", y))
        share = nodes.calculate("MULTIPLY", nodes.between(near, 0.0, 0.03), nodes.between(z, 0.0, 0.1))
        return nodes.mix(share, colour, kernel)

    batch.build(food(kind, shell, 1.4, 0.5, 0.5, bump=0.2 + pits, bump_scale=3.5 if pits > 0.5 else 8, bump_depth=0.1, oil=0.05, paint=opened))
