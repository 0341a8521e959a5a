"""Lavash and other wraps, cut in two, on a board."""

from dish import dish

BOARD = ("board", {"size": (34, 22)})
HALVES = [(-2.7, 1.6, -1.9, 0.05), (2.9, 0.9, -1.2, 0.05)]


def rolled(name, *fillings, spots=HALVES, width=18, **settings):
    return dish(f"pizza/{name}", BOARD, [("wraps", {"spots": spots, "fillings": list(fillings), **settings})], camera="low",
                width=width, table="dark", lift=3.0)


DISHES = [
    rolled("lavash-beef", "beef", "tomato", "pickle", "lettuce", "sauce"),
    rolled("lavash-chicken", "chicken", "tomato", "lettuce", "sauce"),
    rolled("lavash-cheese", "beef", "cheese", "tomato", "pickle"),
    rolled("lavash-mini", "beef", "tomato", "pickle", "sauce", spots=[(0.2, 0.6, -1.2, 0.06)], width=11.5, length=8.0, radius=2.2),
    rolled("shaurma", "chicken", "cabbage", "tomato", "sauce", spots=[(-2.9, 1.2, -1.3, 0.06), (2.7, 1.8, -1.9, 0.04)], radius=2.6),
    rolled("twister", "crumbed", "lettuce", "tomato", "sauce"),
    dish("pizza/doner-bread", ("board", {"radius": 11}), [("burger", {"layers": ["cabbage", "doner", "pickle", "ketchup", "tomato"], "flat": True})], camera="low",
         width=17.5, table="dark", lift=4.0),
]
