"""Sets: what they are made of, side by side on one table."""

from dish import TABLE, dish

COLA = ("tall_glass", {"at": (4.4, 6.4), "colour": "#3a1606", "body": 0.6, "ice": 4, "straw": "#c8141c", "radius": 3.4, "height": 10.0})


def plate(x, y, radius):
    return ("plate", {"at": (x, y), "radius": radius, "depth": 1.5, "well": 0.72, "pattern": "plain"})


def fries(x, y):
    return [plate(x, y, 6.4), ("mound", {"at": (x, y), "radius": 4.6, "height": 1.8}),
            ("fries", {"at": (x, y), "count": 80, "radius": 3.2, "length": 2.3, "thick": 0.4})]


def together(name, *layers, **settings):
    return dish(f"pizza/{name}", TABLE, list(layers), width=settings.pop("width", 27), table="dark", lift=settings.pop("lift", 4.2))


DISHES = [
    together("combo-solo", plate(-6.0, -0.6, 7.6), ("burger", {"layers": ["lettuce", "tomato", "beef", "cheddar", "pickle"], "at": (-6.0, -0.6)}),
             *fries(6.0, -5.4), COLA),
    together("combo-student", ("hot_dog", {"at": (-4.6, -1.4), "turn": 1.05}), *fries(6.2, -4.6), COLA),
]
