"""Upright pictures of the brands' stories (see `demo/src/content/stories.ts`)."""

import market
import osh
import pizzeria
from dish import story
from market.shelf import FLAT
from osh import sets
from pizzeria import combos

LINES = {one["name"]: one for one in osh.DISHES + pizzeria.DISHES + market.DISHES}

# Objects behind the dish, in the part of the picture where only the story's name is shown.
BREAD = ("bread", {"at": (6.8, 20.6), "radius": 6.8})
TEAPOT = ("teapot", {"at": (-6.2, 19.4), "size": 0.78, "turn": 0.9})
BASIL = ("leaves", {"kind": "basil", "count": 6, "radius": 2.6, "at": (-6.8, 18.6)})
BASIL_BESIDE = ("leaves", {"kind": "basil", "count": 4, "radius": 1.6, "at": (-8.6, -6.8)})
PIYOLA = ("piyola", {"at": (-7.4, 18.0), "colour": "#b99a2c"})


def of(name, **settings):
    return story(LINES[name], **settings)


def whole_pizza(name):
    return of(f"pizza/{name}", camera="above", share=1.07, beside=[combos.drink(6.6, 16.4), BASIL])


def good(name, *layers, share=0.9):
    """Groceries on a kitchen table. `layers` replaces the layers of their card, to show more of them."""
    return of(f"market/{name}", table="wood", share=share, **({"layers": list(layers)} if layers else {}))


def fruit(kind, *spots, size=1.0):
    return ("fruit", {"kind": kind, "spots": list(spots), "size": size})


def laid_out(name, width, *layers, beside=(), **settings):
    """A set in a new arrangement for upright pictures: its parts are behind each other instead of side by side."""
    return of(name, share=None, width=width, beside=list(beside), **({"layers": list(layers)} if layers else {}), **settings)


def red_drink(x, y):
    return ("tall_glass", {"at": (x, y), "colour": "#b5241c", "body": 0.35, "ice": 2, "radius": 3.4, "height": 10.0})


STORIES = [
    of("osh/toy-oshi", share=1.13, beside=[TEAPOT, BREAD]),
    of("osh/qazili-palov", share=1.13, beside=[PIYOLA, BREAD]),
    of("osh/ivitma-palov", share=1.13, beside=[BREAD]),
    of("osh/shivit-oshi", share=1.1),
    of("osh/napoleon-kabob", share=1.2),
    of("osh/kok-somsa", share=None, width=24),
    laid_out("osh/peshin-toplami", 32, beside=[
        *sets.achichuk(6.6, -17.6), ("piyola", {"at": (-8.0, -15.8), "colour": "#b99a2c"}), ("teapot", {"at": (-7.4, 19.5), "size": 0.85, "turn": 0.9}),
        ("bread", {"at": (6.6, 19.8), "radius": 7.0})], lift=2.0),
    laid_out("osh/ikki-kishilik", 39, sets.served("toy-oshi", -3.0, -9.0, 0.0, 0.86), sets.served("qoy-kabob", 4.5, 14.0, 0.1, 0.8),
             sets.served("achichuk", 10.0, -23.0, 0.0, 0.62), ("bread", {"at": (-9.0, 25.4), "radius": 5.9}), red_drink(13.5, -1.0), red_drink(-13.8, 5.5), camera="above"),
    laid_out("osh/oilaviy-dasturxon", 39, beside=[
        *sets.achichuk(10.0, -18.4), sets.served("suzmali-bodring", 11.0, 34.0, 0.0, 0.5), *sets.small_plate(-9.6, -19.6, radius=7.8),
        ("somsa", {"spots": [(-12.2, -17.8, -1.5), (-7.2, -18.6, 1.6), (-10.0, -22.2, 1.0)], "size": 0.72}),
        *sets.small_plate(10.0, 19.4, radius=7.8), ("manti", {"spots": [(7.6, 17.6), (11.4, 21.6), (8.2, 22.2)], "size": 0.72}),
        ("teapot", {"at": (-8.4, 21.0), "size": 0.9, "turn": 0.9}), ("bread", {"at": (-4.6, 35.0), "radius": 7.4})]),
    *[whole_pizza(name) for name in ("pepperoni", "bor-special", "tandir-beef", "barbecue-chicken", "kids")],
    of("pizza/bor-burger", camera="dish", share=1.34, beside=[*combos.fries(-5.4, 17.4), combos.drink(5.4, 14.4)]),
    laid_out("pizza/combo-solo", 23.5, combos.plate(-2.0, -5.5, 7.6), ("burger", {"layers": ["lettuce", "tomato", "beef", "cheddar", "pickle"], "at": (-2.0, -5.5)}),
             *combos.fries(5.4, 7.4), combos.drink(-5.6, 8.6)),
    laid_out("pizza/combo-student", 24, ("hot_dog", {"at": (-4.6, -3.0), "turn": 1.15}), *combos.fries(5.8, -4.4), combos.drink(2.4, 8.6)),
    laid_out("pizza/combo-two", 32.5, combos.served("pepperoni", 0.0, -5.0), combos.wings(-7.0, 16.6, 6, 1.02),
             combos.drink(4.2, 12.2), combos.drink(9.8, 16.4, **combos.ORANGE), camera="above"),
    laid_out("pizza/combo-family", 41, combos.served("pepperoni", -1.5, -7.0, 0.0, 0.9), combos.served("margarita", 2.5, 18.4, 0.0, 0.9),
             combos.served("fries-classic", -8.8, -25.0, 0.0, 0.72), combos.served("salad-greek", 7.0, -26.6, 0.0, 0.72), combos.drink(11.8, -15.6),
             combos.drink(13.4, 3.6), combos.drink(-12.0, 7.6, **combos.ORANGE), combos.drink(-13.6, 15.4, **combos.ORANGE), camera="above"),
    laid_out("pizza/combo-football", 35, combos.served("diablo", 0.0, -6.0), combos.wings(-8.2, 16.4, 12, 0.72), combos.served("nachos", 8.4, 17.0, 0.4, 0.9),
             combos.drink(-10.0, -22.0), combos.drink(-2.4, -24.2), combos.drink(7.4, -22.0, **combos.ORANGE), camera="above"),
    good("tomato-pink", fruit("pink-tomato", (-3.7, 6.6, 0.4, 0.2), (3.6, 7.0, 2.2, 0.1), (-7.0, 0.6, 1.2, 0.3), (0.1, 0.9, 0.2, 0.15), (7.1, 1.2, 2.6, 0.3),
                              (-3.5, -5.2, 1.1, 0.5), (3.7, -4.9, 0.3, 0.45)), BASIL_BESIDE, share=0.95),
    good("cucumber", fruit("cucumber", (-4.7, 0.6, 0.1, FLAT), (0.0, -0.5, -0.05, FLAT), (4.7, 0.3, 0.06, FLAT), (0.2, 0.2, 0.62, FLAT)), share=0.84),
    *[good(name) for name in ("potato", "carrot-yellow", "banana", "potato-new", "grape-husayni", "broccoli", "apple-red", "cherry")],
]
