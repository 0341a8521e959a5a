"""Round slices with colours from the middle outwards, some with seeds."""

import numpy as np

from materials import food
from shapes import revolve, smooth

ROUNDS = {
    # Values: colour of the rim, colours of the flesh from the middle outwards, radius, thickness.
    "tomato": (["#9a1806", "#c9300f"], ["#e8703c", "#d8451c", "#c72f10"], 2.3, 0.42),
    "cucumber": (["#1f4a12", "#3c7a22"], ["#e3efb4", "#cfe39a", "#a9cc70"], 1.7, 0.36),
    "radish": (["#b01840", "#d63a62"], ["#ffffff", "#fbf4f4", "#f6e6ea"], 1.35, 0.26),
    "green-radish": (["#5c8a2c", "#7fae46"], ["#f4f8e2", "#e3eec4", "#bcd68c"], 1.8, 0.26),
    "lemon": (["#d9a20c", "#f0c020"], ["#f0d040", "#ecc42c", "#fbf0c4"], 2.0, 0.36),
    "lime": (["#3f7a14", "#69a52a"], ["#d8ea8a", "#bfdc62", "#e6f2b8"], 1.8, 0.34),
    "carrot": (["#c9500a", "#e06c10"], ["#f0942c", "#e57d1a", "#dd6c10"], 1.0, 0.34),
    "pickle": (["#41591a", "#5f7d26"], ["#c2cc78", "#a8b558", "#8d9e3c"], 1.3, 0.32),
    "orange": (["#d9700c", "#f08a1c"], ["#f09a1c", "#ee8a12", "#fbe2b4"], 2.3, 0.4),
    "onion": (["#8a2a5a", "#b8608c"], ["#f7eef2", "#efdfe8", "#dcb3c8"], 1.9, 0.2),
    "aubergine": (["#1c0c1e", "#3a1c38"], ["#c9a56a", "#dcc08a", "#b98f54"], 2.1, 0.5),
    "banana": (["#e8cf8a", "#f3dfa6"], ["#c9a04c", "#f1d98e", "#f8e8b4"], 1.5, 0.5),
    "watermelon": (["#2f5c1c", "#4f8030"], ["#d3262c", "#dc3a38", "#f4e6c2"], 7.4, 2.4),
    "kiwi": (["#5a3d16", "#7d5a24"], ["#f3f0c0", "#8fba3a", "#86ae34"], 2.4, 0.7),
    "loaf": (["#a85e1e", "#c98434"], ["#f6dfa4", "#f3d48c", "#e6b862"], 3.0, 1.3),
}


def rounds(scene, kind="tomato", count=12, radius=None, spots=None, at=(0, 0), inner=0.0, tilt=0.35, size=(0.85, 1.1),
           half=False, keep=0.0, lift=0.2, char=0.0):
    """Places round slices with colours from the middle outwards."""
    _, _, reach, thick = ROUNDS[kind]
    batch = round_batch(scene, kind, half)
    # Slices that do not lean are flat, independent of the objects next to them.
    options = dict(reach=reach * 0.8, share=0.75, lift=lift, tilt=tilt, size=size, height=thick * 0.9, keep=keep, follow=tilt > 0)
    if spots:
        for spot in spots:
            scene.put(batch.batch, spot[0], spot[1], spot[2] if len(spot) > 2 else None, **options)
    else:
        scene.lay(batch.batch, count, radius, inner, at, free=keep * 0.8, **options)
    build_rounds(batch, kind, char)


def round_batch(scene, kind, half=False):
    """Returns a batch of round slices, which `build_rounds` turns into a mesh."""
    _, _, reach, thick = ROUNDS[kind]
    return CutBatch(scene.batch(kind, [_disc(reach, thick, half)]), reach)


def build_rounds(batch, kind, char=0.0):
    rim, flesh, _, _ = ROUNDS[kind]

    def cut(nodes, colour, local, chance):
        x, y, z = nodes.node("SeparateXYZ", Vector=nodes.attribute("cut", "Vector")).outputs
        square = nodes.calculate("ADD", nodes.calculate("MULTIPLY", x, x), nodes.calculate("MULTIPLY", y, y))
        out = nodes.calculate("POWER", square, 0.5)
        wave = nodes.calculate("ADD", out, nodes.between(nodes.noise(local, 2.4, 3), 0.2, 0.8, -0.12, 0.12))
        citrus = kind in ("lemon", "lime", "orange")
        # Citrus flesh extends to a narrow white rim.
        inside = nodes.ramp(out if citrus else wave, [(0.1, flesh[0]), (0.82 if citrus else 0.62, flesh[1]), (0.9 if citrus else 0.92, flesh[2])])
        if kind == "tomato":
            inside = _with_chambers(nodes, inside, local, nodes.calculate("ARCTAN2", y, x), wave)
        if citrus:
            walls = nodes.calculate("ABSOLUTE", nodes.calculate("COSINE", nodes.calculate("MULTIPLY", nodes.calculate("ARCTAN2", y, x), 5.0)))
            between = nodes.calculate("MULTIPLY", nodes.between(walls, 0.13, 0.07), nodes.between(out, 0.9, 0.86))
            inside = nodes.mix(nodes.calculate("MULTIPLY", between, 0.8), inside, flesh[2])
        if kind in SEEDED:
            inside = _with_seeds(nodes, inside, nodes.calculate("ARCTAN2", y, x), out, *SEEDED[kind])
        return nodes.mix(nodes.between(out, 0.93, 0.97), inside, colour)

    batch.build(food(kind, rim, 1.2, 0.5, 0.26, bump=0.2, bump_scale=3, oil=0.5, oil_rough=0.1, glow=0.2, char=char,
                     paint=cut))


def _with_chambers(nodes, flesh, local, angle, out):
    """A cut tomato: five chambers of jelly with pale seeds between its walls."""
    spokes = nodes.calculate("COSINE", nodes.calculate("MULTIPLY", angle, 5.0))
    inside = nodes.calculate("MULTIPLY", nodes.between(out, 0.24, 0.34), nodes.between(out, 0.84, 0.74))
    chamber = nodes.calculate("MULTIPLY", inside, nodes.between(spokes, -0.45, -0.1))
    near = nodes.node("TexVoronoi", {"feature": "F1"}, Vector=local, Scale=2.6).outputs["Distance"]
    jelly = nodes.mix(nodes.between(near, 0.3, 0.2), "#cf4a16", "#f3cf8c")
    return nodes.mix(chamber, flesh, jelly)


# Rings of seeds: number of seeds, and distances from the middle as shares of the radius.
SEEDED = {"watermelon": (13, (0.5, 0.68)), "kiwi": (22, (0.34, 0.42))}


def _with_seeds(nodes, flesh, angle, out, count, rings):
    """Rings of dark seeds around the middle."""
    for number, ring in enumerate(rings):
        around = nodes.calculate("COSINE", nodes.calculate("ADD", nodes.calculate("MULTIPLY", angle, float(count)), number * 2.6))
        away = nodes.calculate("ABSOLUTE", nodes.calculate("SUBTRACT", out, ring))
        share = nodes.calculate("MULTIPLY", nodes.between(around, 0.55, 0.75), nodes.between(away, 0.05, 0.035))
        flesh = nodes.mix(share, flesh, "#160c08")
    return flesh


class CutBatch:
    """A batch whose points also have a position on the cut face: x and y from -1 to 1."""

    def __init__(self, batch, reach):
        self.batch, self.reach = batch, reach

    def build(self, material):
        thing = self.batch.build(material)
        if thing is None:
            return None
        cut = np.concatenate([self.batch.variants[index].vertices / self.reach for index, _, _ in self.batch.copies])
        attribute = thing.data.attributes.new("cut", "FLOAT_VECTOR", "POINT")
        attribute.data.foreach_set("vector", cut.astype(np.float32).ravel())
        return thing


def _disc(radius, thick, half=False):
    profile = smooth([(0.02, thick / 2), (radius * 0.95, thick / 2), (radius, thick / 4), (radius, -thick / 4),
                      (radius * 0.95, -thick / 2), (0.02, -thick / 2)], 26)
    shape = revolve(profile, 56)
    if half:
        points = shape.vertices.copy()
        points[:, 1] = np.maximum(points[:, 1], 0)
        shape = shape.moved(points)
    return shape
