"""Sets: their parts side by side on one table."""

from dish import TABLE, WHITE, dish
from pizzeria import chicken, pizzas, sides, wraps

COLA = ("tall_glass", {"at": (4.4, 6.4), "colour": "#3a1606", "body": 0.6, "ice": 4, "straw": "#c8141c", "radius": 3.4, "height": 10.0})


def plate(x, y, radius):
    return ("plate", {"at": (x, y), "radius": radius, "depth": 1.5, "well": 0.72, "pattern": "plain"})


def fries(x, y):
    return [plate(x, y, 6.4), ("mound", {"at": (x, y), "radius": 4.6, "height": 1.8}),
            ("fries", {"at": (x, y), "count": 80, "radius": 3.2, "length": 2.3, "thick": 0.4})]


def together(name, *layers, **settings):
    return dish(f"pizza/{name}", TABLE, list(layers), width=settings.pop("width", 30), table="dark", lift=settings.pop("lift", 5.6))


LINES = {one["name"]: one for part in (pizzas, chicken, sides, wraps) for one in part.DISHES}


def served(name, x, y, turn=0.0, size=1.0):
    """Returns a dish of the recipe table as a part of a set."""
    line = LINES[f"pizza/{name}"]
    return ("serve", {"vessel": line["vessel"], "layers": line["layers"], "at": (x, y), "turn": turn, "size": size})


def wings(x, y, count, size=0.85):
    """A plate of `count` hot wings."""
    few = count < 8
    layers = [("wing_pieces", {"count": count, "radius": 3.2 if few else 4.8, "colours": chicken.BUFFALO, "sauced": True}), ("seeds", {"kind": "sesame", "count": 90, "radius": 6.0}),
              ("herbs", {"kind": "chives", "count": 40, "radius": 6, "size": 0.9})]
    return ("serve", {"vessel": ("plate", {**WHITE[1], "radius": 8.4}) if few else WHITE, "layers": layers, "at": (x, y), "size": size})


def lavash(x, y):
    """A lavash cut in two, on a board of its own size."""
    return ("serve", {"vessel": ("board", {"size": (18.5, 17)}), "layers": LINES["pizza/lavash-beef"]["layers"], "at": (x, y), "turn": 0.1, "size": 0.92})


def drink(x, y, colour="#3a1606", body=0.6):
    return ("tall_glass", {"at": (x, y), "colour": colour, "body": body, "ice": 4, "straw": "#c8141c", "radius": 3.4, "height": 10.0})


ORANGE = {"colour": "#f09a1c", "body": 0.6}


def feast(name, *layers, width=62):
    """A set of many dishes on one table, seen from above."""
    return dish(f"pizza/{name}", TABLE, list(layers), camera="above", width=width, table="dark", lift=2.0)


DISHES = [
    together("combo-solo", plate(-5.8, 1.2, 7.0), ("burger", {"layers": ["lettuce", "tomato", "beef", "cheddar", "pickle"], "at": (-5.8, 1.2)}),
             *fries(6.0, -6.2), COLA, width=35.5),
    together("combo-student", ("hot_dog", {"at": (-5.2, -1.4), "turn": 1.05}), *fries(5.4, -4.8), COLA, width=32.5),
    together("combo-lavash", lavash(-4.8, -2.0), served("fries-classic", 8.2, -6.4, 0.0, 0.56), drink(7.6, 4.8), width=36.5),
    feast("combo-two", served("pepperoni", -7.4, 4.4), wings(11.2, -8.2, 6, 1.1), drink(8.4, 12.0), drink(14.6, 6.2, **ORANGE), width=60),
    feast("combo-family", served("pepperoni", -13.8, 7.6), served("margarita", 13.8, 7.6), served("fries-classic", -6.6, -14.0, 0.0, 0.8), served("salad-greek", 9.4, -15.4, 0.0, 0.72),
          drink(21.8, -12.6), drink(-17.6, -10.8), drink(-16.2, -18.4, **ORANGE), drink(0.0, 20.6, **ORANGE), width=78),
    feast("combo-office", served("barbecue-chicken", -13.0, 9.4, 0.0, 0.85), served("diablo", 11.0, 9.4, 0.0, 0.85), served("chicken-mushroom", -1.0, -11.4, 0.0, 0.85), served("strips", -19.4, -14.6, 0.0, 0.58),
          drink(14.6, -6.8), drink(21.4, -5.6, **ORANGE), drink(15.0, -13.8), drink(21.6, -12.8), drink(14.0, -20.8, **ORANGE), drink(20.6, -20.2), width=74),
    feast("combo-football", served("diablo", -7.0, 4.0), wings(13.6, 8.6, 12), served("nachos", 12.8, -10.4, 0.4, 0.9), drink(-16.4, -13.6), drink(-8.8, -15.6), drink(-1.4, -14.6, **ORANGE), width=68),
    together("combo-kids", plate(-4.8, -0.6, 6.4), ("burger", {"layers": ["ketchup", "beef", "cheddar"], "at": (-4.8, -0.6), "size": 0.78}), served("nuggets", 7.0, -6.0, 0.0, 0.56),
             served("fries-classic", 7.4, 4.6, 0.0, 0.5), drink(0.4, 8.6, **ORANGE), width=32),
]
