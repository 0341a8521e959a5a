"""Lavash and what is like it, cut in two on a board."""

from dish import dish

BOARD = ("board", {"size": (34, 22)})
HALVES = [(-2.7, 1.6, -1.9, 0.05), (2.9, 0.9, -1.2, 0.05)]


def rolled(name, *fillings, spots=HALVES, **settings):
    return dish(f"pizza/{name}", BOARD, [("wraps", {"spots": spots, "fillings": list(fillings), **settings})], camera="low",
                width=18, table="dark", lift=3.0)


DISHES = [
    rolled("lavash-beef", "beef", "tomato", "pickle", "lettuce", "sauce"),
    rolled("lavash-chicken", "chicken", "tomato", "lettuce", "sauce"),
    rolled("lavash-cheese", "beef", "cheese", "tomato", "pickle"),
]
