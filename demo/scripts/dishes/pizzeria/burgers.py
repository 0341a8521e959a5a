"""Burgers and hot dogs on a small board."""

from dish import dish

BOARD = ("board", {"radius": 11})
LONG = ("board", {"size": (30, 18)})
SALAD = ["pickle", "onion", "tomato", "lettuce"]


def stacked(name, *layers, lift=4.9, width=17, **settings):
    return dish(f"pizza/{name}", BOARD, [("burger", {"layers": list(layers), **settings})], camera="low", width=width, table="dark", lift=lift)


def hot_dog(name, *layers, **settings):
    return dish(f"pizza/{name}", LONG, [("hot_dog", {"turn": 0.62, **settings}), *layers], camera="dish", width=18.5, table="dark", lift=2.6)


DISHES = [
    stacked("hamburger", "ketchup", "beef", "pickle", "tomato", "ketchup"),
    stacked("cheeseburger", "ketchup", "lettuce", "beef", "cheddar", "pickle", "tomato"),
    stacked("double-burger", "lettuce", "beef", "cheddar", "beef", "cheddar", "tomato", lift=5.7, width=18.5),
    stacked("bor-burger", "lettuce", "tomato", "beef", "cheddar", "bacon", "egg", "smoked", lift=5.4, width=18.5),
    stacked("chicken-burger", "lettuce", "tomato", "chicken", "mayonnaise", "lettuce"),
    stacked("hot-chicken-burger", "lettuce", "chicken", "hot", "jalapeno", "onion"),
    stacked("fish-burger", "lettuce", "fish", "tartare", "pickle"),
    stacked("mushroom-burger", "lettuce", "beef", "cheddar", "cream", "mushrooms"),
    stacked("veggie-burger", "lettuce", "tomato", "chickpea", "onion", "lettuce"),
    hot_dog("hotdog-classic"),
    hot_dog("hotdog-tashkent", toppings=[["cabbage", 70], ["carrot", 110]], sauces=("#b01808", "#f4ead0")),
    hot_dog("hotdog-double", sausages=2),
    hot_dog("hotdog-cheese", sauces=("#eda41c", "#f6c050")),
    hot_dog("hotdog-chilli", ("rings", {"kind": "jalapeno", "count": 7, "radius": 4.0, "size": 0.55}), toppings=[["meat", 130], ["pepper", 30]], sauces=("#e8960c",)),
]
