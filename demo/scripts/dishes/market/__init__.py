"""Loose fruit, vegetables and greens of the grocery, cut out: the store stands them on its own ground."""

from market import farm, fruit, greens, vegetables

DISHES = [one for part in (vegetables, fruit, greens, farm) for one in part.DISHES]
