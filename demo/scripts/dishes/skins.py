"""Skins of fruit and vegetables. Each function returns a `paint` function for `food`, which changes the base colour."""


def _place(nodes, local):
    x, y, z = nodes.node("SeparateXYZ", Vector=local).outputs
    return nodes.calculate("ARCTAN2", y, x), z


def _along(nodes, local, around, up):
    """Noise in streaks from stalk to root: fine around the axis, long along it."""
    x, y, z = nodes.node("SeparateXYZ", Vector=local).outputs
    away = nodes.calculate("ADD", nodes.calculate("POWER", nodes.calculate("ADD", nodes.calculate("MULTIPLY", x, x), nodes.calculate("MULTIPLY", y, y)), 0.5), 0.2)
    spot = nodes.node("CombineXYZ", _0=nodes.calculate("DIVIDE", x, away), _1=nodes.calculate("DIVIDE", y, away), _2=nodes.calculate("MULTIPLY", z, up))
    return nodes.noise(spot.outputs[0], around, 3, 0.6)


def streaked(pale):
    """An apple: red streaks over a paler ground."""

    def paint(nodes, colour, local, _):
        share = nodes.between(_along(nodes, local, 7.0, 0.12), 0.48, 0.66, 0, 0.75)
        share = nodes.calculate("MULTIPLY", share, nodes.between(nodes.noise(local, 0.25, 2), 0.35, 0.6, 0.2, 1))
        return nodes.mix(share, colour, pale)

    return paint


def speckled(dot, scale):
    """Fine dots: pear, potato, egg."""

    def paint(nodes, colour, local, _):
        near = nodes.node("TexVoronoi", {"feature": "F1"}, Vector=local, Scale=scale * 0.55).outputs["Distance"]
        share = nodes.calculate("MULTIPLY", nodes.between(near, 0.2, 0.1), nodes.between(nodes.noise(local, 1.1, 2), 0.42, 0.6, 0, 0.8))
        return nodes.mix(share, colour, dot)

    return paint


def blotched(dark):
    """A quail's egg: blots and dots."""

    def paint(nodes, colour, local, _):
        blots = nodes.between(nodes.noise(local, 1.1, 4, 0.65), 0.56, 0.6)
        dots = nodes.between(nodes.noise(local, 5.5, 2), 0.66, 0.7, 0, 0.9)
        return nodes.mix(nodes.calculate("MAXIMUM", blots, dots), colour, dark)

    return paint


def blushed(red):
    """A fruit with red patches, as coloured by the sun."""

    def paint(nodes, colour, local, _):
        return nodes.mix(nodes.between(nodes.noise(local, 0.3, 4, 0.6), 0.4, 0.66, 0, 0.85), colour, red)

    return paint


def veined(dark):
    """An onion's dry skin."""

    def paint(nodes, colour, local, _):
        return nodes.mix(nodes.between(_along(nodes, local, 9.0, 0.06), 0.5, 0.62, 0, 0.6), colour, dark)

    return paint


def striped(dark):
    """A watermelon."""

    def paint(nodes, colour, local, _):
        angle, _height = _place(nodes, local)
        wave = nodes.calculate("ADD", nodes.calculate("MULTIPLY", angle, 9.0), nodes.between(nodes.noise(local, 0.7, 5, 0.7), 0.2, 0.8, -2.4, 2.4))
        return nodes.mix(nodes.between(nodes.calculate("SINE", wave), -0.25, 0.25), colour, dark)

    return paint


def netted(pale):
    """A melon of Mirzachoʻl."""

    def paint(nodes, colour, local, _):
        edge = nodes.node("TexVoronoi", {"feature": "DISTANCE_TO_EDGE"}, Vector=local, Scale=1.3).outputs["Distance"]
        return nodes.mix(nodes.between(edge, 0.1, 0.03, 0, 0.75), colour, pale)

    return paint


def seeded(dot):
    """A strawberry."""

    def paint(nodes, colour, local, _):
        near = nodes.node("TexVoronoi", {"feature": "F1"}, Vector=local, Scale=2.4).outputs["Distance"]
        return nodes.mix(nodes.between(near, 0.2, 0.13), colour, dot)

    return paint


def paler_ends(pale):
    """A cucumber: light streaks that come from its end."""

    def paint(nodes, colour, local, _):
        _angle, height = _place(nodes, local)
        share = nodes.calculate("MULTIPLY", nodes.between(_along(nodes, local, 5.0, 0.03), 0.46, 0.62), nodes.between(height, 2.0, -7.0, 0.1, 0.8))
        return nodes.mix(share, colour, pale)

    return paint


def ringed(dark):
    """Thin lines across a root."""

    def paint(nodes, colour, local, _):
        lines = nodes.noise(nodes.scaled(local, (0.35, 0.35, 4.0)), 1.0, 3, 0.6)
        return nodes.mix(nodes.between(lines, 0.57, 0.63, 0, 0.6), colour, dark)

    return paint


def gilled(gill, earth):
    """A mushroom: gills below its cap, a browned foot, a few scales on top."""

    def paint(nodes, colour, local, _):
        x, y, z = nodes.node("SeparateXYZ", Vector=local).outputs
        angle, _height = _place(nodes, local)
        away = nodes.calculate("POWER", nodes.calculate("ADD", nodes.calculate("MULTIPLY", x, x), nodes.calculate("MULTIPLY", y, y)), 0.5)
        below = nodes.calculate("MULTIPLY", nodes.calculate("MULTIPLY", nodes.between(away, 0.8, 0.92), nodes.between(away, 2.0, 1.85)), nodes.between(z, 0.5, 0.35))
        lines = nodes.between(nodes.calculate("SINE", nodes.calculate("MULTIPLY", angle, 64.0)), -0.6, 0.8, 0.35, 1)
        colour = nodes.mix(nodes.calculate("MULTIPLY", below, lines), colour, gill)
        foot = nodes.between(nodes.calculate("ADD", z, nodes.between(nodes.noise(local, 1.6, 3), 0.3, 0.7, -0.3, 0.3)), -1.55, -1.85, 0, 0.7)
        scales = nodes.calculate("MULTIPLY", nodes.between(nodes.noise(local, 2.4, 4, 0.7), 0.6, 0.72, 0, 0.35), nodes.between(z, 0.9, 1.6))
        return nodes.mix(nodes.calculate("MAXIMUM", foot, scales), colour, earth)

    return paint
