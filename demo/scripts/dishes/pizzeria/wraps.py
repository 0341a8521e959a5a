"""Lavash and what is like it, cut in two on a board."""

from dish import dish

BOARD = ("board", {"size": (34, 22)})
HALVES = [(-3.3, 1.4, -1.95, 0.2), (3.3, 0.8, -1.2, 0.16)]


def rolled(name, *fillings, spots=HALVES, **settings):
    return dish(f"pizza/{name}", BOARD, [("wraps", {"spots": spots, "fillings": list(fillings), **settings})], camera="low",
                width=19, table="dark", lift=4.0)


DISHES = [
    rolled("lavash-beef", "beef", "tomato", "pickle", "lettuce", "sauce"),
    rolled("lavash-chicken", "chicken", "tomato", "lettuce", "sauce"),
    rolled("lavash-cheese", "beef", "cheese", "tomato", "pickle"),
]
