"""Pizzas, seen from above on a round board."""

from dish import dish

BOARD = ("board", {"radius": 13.6})
WHITE_SAUCE = {"sauce": "#ecd2a0", "cheese": "white"}


def whole(name, *layers, **base):
    """A pizza with the toppings of its name."""
    return dish(f"pizza/{name}", BOARD, [("pizza", base), *layers], camera="top", width=26.5, table="dark", lift=2.2, exposure=0.4)


BASIL = ("leaves", {"kind": "basil", "count": 7, "radius": 8.0, "size": (0.8, 1.0), "lift": 0.6})
CORN = ("seeds", {"kind": "corn", "count": 120, "radius": 9.6, "size": (0.95, 1.15), "sink": 0.2})
GREEN = ("herbs", {"count": 90, "radius": 10.0, "size": 0.5})

DISHES = [
    whole("bor-special", ("pepperoni", {"count": 9, "radius": 8.6}), ("pieces", {"kind": "beef", "count": 12, "radius": 9.0, "size": 0.6, "char": 0.3}),
          ("mushrooms", {"count": 13, "radius": 9.2, "roasted": 0.5}), ("rings", {"kind": "olive", "count": 26, "radius": 9.6}),
          ("strips", {"kind": "green-pepper", "count": 26, "radius": 9.4, "width": (0.2, 0.28), "length": (0.7, 1.2)}), GREEN),
    whole("pepperoni", ("pepperoni", {"spots": [(0, 0.4), *[(4.2 * x, 4.2 * y) for x, y in
          [(0.95, 0.31), (0.0, 1.0), (-0.95, 0.31), (-0.59, -0.81), (0.59, -0.81)]], *[(8.3 * x, 8.3 * y) for x, y in
          [(1.0, 0.0), (0.81, 0.59), (0.31, 0.95), (-0.31, 0.95), (-0.81, 0.59), (-1.0, 0.0), (-0.81, -0.59), (-0.31, -0.95), (0.31, -0.95), (0.81, -0.59)]]]}),
          BASIL),
    whole("meat-feast", ("pepperoni", {"count": 11, "radius": 8.6}), ("pieces", {"kind": "beef", "count": 14, "radius": 9.0, "size": 0.62, "char": 0.4}),
          ("shreds", {"count": 20, "radius": 9.0, "char": 0.3}),
          ("strips", {"kind": "meat", "count": 30, "radius": 9.2, "width": (0.26, 0.36), "length": (1.0, 1.5), "flatness": 0.3}),
          ("rings", {"kind": "red-onion", "count": 9, "radius": 8.6}), GREEN),
    whole("tandir-beef", ("pieces", {"kind": "beef", "count": 26, "radius": 9.2, "size": 0.68, "char": 0.5}), ("rings", {"kind": "red-onion", "count": 18, "radius": 9.0}),
          ("seeds", {"kind": "cumin", "count": 130, "radius": 10.0}), ("herbs", {"count": 150, "radius": 10.0, "size": 0.6})),
    whole("barbecue-chicken", ("shreds", {"count": 32, "radius": 9.2, "char": 0.3}), ("rings", {"kind": "red-onion", "count": 14, "radius": 9.0}),
          CORN, GREEN, sauce="#8a3210"),
    whole("diablo", ("pepperoni", {"count": 15, "radius": 9.0, "kind": "hot"}), ("rings", {"kind": "jalapeno", "count": 22, "radius": 9.2}),
          ("rings", {"kind": "chilli", "count": 34, "radius": 9.6}), sauce="#a82408"),
    whole("kazy", ("pepperoni", {"count": 16, "radius": 9.0, "kind": "qazi"}), ("strips", {"kind": "onion", "count": 120, "radius": 9.6, "width": (0.12, 0.17)}),
          ("herbs", {"count": 110, "radius": 10.0, "size": 0.55}), **WHITE_SAUCE),
    whole("chicken-mushroom", ("shreds", {"count": 28, "radius": 9.0, "char": 0.3}), ("mushrooms", {"count": 26, "radius": 9.2, "even": 0.9}), GREEN, **WHITE_SAUCE),
    whole("mexican", ("balls", {"count": 34, "radius": 9.2, "size": 0.6, "sink": 0.2}), ("seeds", {"kind": "red-bean", "count": 60, "radius": 9.4, "size": (1.1, 1.4), "sink": 0.15}),
          CORN, ("rings", {"kind": "jalapeno", "count": 16, "radius": 9.2})),
    whole("margarita", ("rounds", {"kind": "tomato", "count": 13, "radius": 8.8, "keep": 2.0, "tilt": 0.05, "size": (0.85, 0.95), "lift": 0.12}),
          ("leaves", {"kind": "basil", "count": 11, "radius": 8.6, "size": (0.85, 1.05), "lift": 0.45})),
    whole("four-cheese", ("strips", {"kind": "cheddar", "count": 230, "radius": 9.6, "width": (0.2, 0.36), "length": (0.5, 1.0), "flatness": 0.16, "tilt": 0.1}),
          ("cubes", {"kind": "blue-cheese", "count": 40, "radius": 9.2, "size": 0.36, "roundness": 0.7, "sink": 0.3}),
          ("strips", {"kind": "cheese", "count": 34, "radius": 9.4, "width": (0.36, 0.56), "length": (0.5, 0.8), "flatness": 0.1}), GREEN, **WHITE_SAUCE),
    whole("hawaiian", ("shreds", {"count": 28, "radius": 9.0, "char": 0.3}), ("pineapple_pieces", {"count": 34, "radius": 9.2, "size": 1.2}), GREEN),
    whole("caesar-pizza", ("shreds", {"count": 24, "radius": 8.8, "char": 0.3}), ("leaves", {"kind": "lettuce", "count": 16, "radius": 8.4, "size": (0.4, 0.55), "lift": 0.4}),
          ("tomatoes", {"spots": [(-5.0, 4.0), (3.4, 6.2), (6.6, -2.4), (-2.4, -6.0), (1.0, 0.4), (-7.4, -2.0)], "radius": 0.95}),
          ("strips", {"kind": "cheese", "count": 60, "radius": 9.0, "width": (0.16, 0.3), "length": (0.6, 1.0), "flatness": 0.2}), **WHITE_SAUCE),
    whole("vegetable", ("rounds", {"kind": "aubergine", "count": 8, "radius": 8.6, "keep": 1.9, "tilt": 0.05, "size": (0.85, 0.95), "lift": 0.16, "char": 0.4}),
          ("rounds", {"kind": "tomato", "count": 8, "radius": 8.6, "keep": 1.8, "tilt": 0.05, "size": (0.75, 0.85), "lift": 0.12}),
          ("strips", {"kind": "pepper", "count": 34, "radius": 9.4, "width": (0.22, 0.3), "length": (0.8, 1.3)}), ("strips", {"kind": "green-pepper", "count": 26, "radius": 9.4, "width": (0.22, 0.3), "length": (0.8, 1.3)}),
          ("rings", {"kind": "olive", "count": 24, "radius": 9.4}), GREEN),
    whole("tuna", ("shreds", {"count": 46, "radius": 9.0}), ("rings", {"kind": "red-onion", "count": 12, "radius": 8.8}), ("rings", {"kind": "olive", "count": 26, "radius": 9.4}),
          ("rounds", {"kind": "lemon", "spots": [(0.4, 0.2)], "tilt": 0.05}), GREEN),
    whole("mushroom", ("mushrooms", {"count": 40, "radius": 9.4, "size": 1.1, "roasted": 0.8, "even": 1.0}), ("herbs", {"kind": "dill", "count": 60, "radius": 9.6, "size": 0.9}),
          ("leaves", {"kind": "parsley", "count": 9, "radius": 8.8, "size": (0.5, 0.65), "lift": 0.3}), **WHITE_SAUCE),
    whole("kids", ("pepperoni", {"count": 12, "radius": 8.8, "kind": "sausage"}), CORN, CORN),
]
