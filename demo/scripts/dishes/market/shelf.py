"""Common settings of groceries: a square cut-out picture, seen from a short distance."""

from dish import TABLE, dish

# Angle in radians at which the stalk points to the front.
FLAT = 1.57


def loose(name, *layers, width=19, lift=1.6, camera="dish", vessel=TABLE):
    return dish(f"market/{name}", vessel, list(layers), camera=camera, width=width, table="none", lift=lift, exposure=0.5, shape="square")
