"""Goods of the grocery without their packs, cut out: the store stands them on its own ground."""

from market import farm, fruit, greens, meat, pantry, vegetables

DISHES = [one for part in (vegetables, fruit, greens, farm, meat, pantry) for one in part.DISHES]
