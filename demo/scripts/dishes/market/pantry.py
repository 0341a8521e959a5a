"""Dry goods in heaps, breads, cheese and sweets."""

from market.shelf import loose
from places import heaped


def bowl_of(kind, radius=5.6, **heap):
    """A bowl heaped with grain or spice."""
    return loose(kind, ("heap_of", {"kind": kind, "radius": radius * 0.9, "height": radius * 0.36, **heap}), vessel=("bowl", {"radius": radius, "height": radius * 0.66, "level": 0.86, "saucer": False}), width=13)


def whipped(name, colours):
    """A bowl with something white and thick, such as yoghurt."""
    return loose(name, ("peaks", {"colours": colours, "height": 1.1}), vessel=("bowl", {"radius": 5.8, "height": 3.8, "level": 0.84, "saucer": False}), width=13)


def heap_of(kind, **heap):
    return loose(kind, ("heap_of", {"kind": kind, **heap}), width=13)


DISHES = [
    bowl_of("rice-lazer"), bowl_of("rice-devzira"), bowl_of("rice-alanga"), bowl_of("rice-chungara"), bowl_of("oats", share=0.8, tilt=0.32), bowl_of("mung"), bowl_of("chickpeas"), bowl_of("buckwheat"), bowl_of("raisins"),
    bowl_of("cumin", 4.2), bowl_of("barberry", 4.2), bowl_of("black-pepper", 4.2),
    whipped("qaymoq", colours=("#f3dfb4", "#faeccc", "#fff6e2")), whipped("suzma", colours=("#efe8da", "#f8f3e8", "#fffdf8")),
    heap_of("beans"), heap_of("rosehip"), heap_of("coffee-beans"), loose("walnuts", ("walnut_halves", {}), width=13), heap_of("dried-apricot"),
    loose("noodles", ("skein", {}), width=15),
    loose("qurt", ("balls", {"kind": "qurt", "size": 1.05, "sink": 0.06, "spots": heaped((9, 4.0), (6, 2.3), (4, 1.5), (5, 3.0))}), width=13),
    loose("brynza", ("blocks", {"kind": "brynza", "spots": [((3.2, 2.2, 1.6), -0.6, 1.6, 0.3), ((1.0, 1.0, 0.9), 2.2, -2.6, 0.5), ((1.0, 1.0, 0.95), -0.6, -3.2, 1.1), ((1.0, 0.95, 0.9), 4.2, -1.4, 0.2)]}),
          ("leaves", {"kind": "basil", "count": 8, "radius": 1.3, "at": (-3.6, -2.8), "size": (0.55, 0.7)}), width=14),
    loose("butter", ("blocks", {"kind": "butter", "spots": [((3.0, 1.9, 1.5), -0.8, 1.2, 0.35), ((0.3, 1.9, 1.5), 3.2, 2.6, 0.35, 0.0, 0.5), ((0.3, 1.85, 1.5), 4.4, -1.4, 0.5, 0.0, 1.35)]}), width=13),
    loose("cheese-dutch", ("cheese_wedge", {"spots": [(-0.4, 1.8, 0.5)]}), ("cheese_slices", {"spots": [(2.6, -2.8, 0.3), (3.4, -3.0, 0.5, 0.0, 0.04)]}), width=15),
    loose("loaf", ("tin_loaf", {}), width=15),
    loose("baguette", ("baguettes", {"spots": [(-0.8, 1.9, 0.7), (0.8, -1.9, 0.55)]}), width=18),
    loose("halva-samarkand", ("halva_slabs", {"spots": [(-2.8, 1.6, 0.3), (3.2, 1.2, 0.1), (0.4, -2.6, 0.5), (0.2, 0.6, 0.8, 0.06)]}), ("nuts", {"kind": "walnut", "count": 5, "radius": 1.8, "at": (-3.8, -3.0), "size": 0.9, "free": 1.0}), width=14),
    loose("cookies", ("biscuits", {"spots": [(-2.4, 1.8, 0.3), (-2.2, 1.6, 0.42), (-2.5, 1.9, 0.22), (-2.3, 1.7, 0.36), (3.2, 1.4, -0.2), (3.0, 1.6, -0.1), (0.6, -2.8, 0.5), (2.8, -1.6, 0.9, 0.0, -0.35)]}), width=15),
    loose("navvot", ("crystal_sugar", {"count": 34, "radius": 3.8}), width=12),
    loose("parvarda", ("pillows", {"spots": [(-3.0, 2.0, 0.3), (0.2, 2.4, 1.2), (3.2, 1.6, 0.6), (-1.8, -0.6, 0.9), (1.4, -0.4, 0.1), (-3.4, -2.4, 1.4), (-0.2, -3.0, 0.5), (3.2, -2.2, 1.0), (-0.3, 1.0, 0.4), (1.2, -1.8, 0.9)]}), width=12),
    loose("juice-pomegranate", ("bottle", {"at": (-2.4, 1.0), "height": 17, "radius": 3.2, "colour": "#7d0a18", "body": 1.0, "label": "#f6f0e2", "band": "#a3182a", "cap": "#c9a04a"}),
          ("fruit", {"kind": "pomegranate", "spots": [(4.4, 1.0, 0.4, 0.35)]}), ("seeds", {"kind": "pomegranate", "count": 30, "radius": 1.4, "at": (3.6, -4.6), "size": (1.3, 1.6), "sink": 0.0}), width=20, lift=7, camera="low"),
    loose("charcoal", ("coals", {"spots": [(-3.0, 2.4, 0.3), (2.8, 2.2, 0.8), (-0.2, -0.4, 0.1), (-3.2, -2.4, 1.0), (3.4, -2.2, 0.2), (0.4, 1.4, 1.3), (-0.6, -2.8, 0.6), (1.0, 0.2, 0.5)]}), width=15),
]
