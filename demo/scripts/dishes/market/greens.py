"""Herbs in bunches."""

from market.shelf import loose


def bunch(kind, **settings):
    return loose(kind, ("bunch", {"kind": kind, "x": -2.2, "y": 0.6, "turn": 1.25, **settings}), ("bunch", {"kind": kind, "x": 2.4, "y": -0.6, "turn": 1.75, **settings}), width=19.5)


DISHES = [bunch("dill"), bunch("coriander"), bunch("parsley"), bunch("basil"), bunch("mint"), bunch("spinach"), loose("lettuce", ("lettuce", {}), width=17, lift=3.4)]
