"""Groceries without packs, as cut-out pictures, for which the store draws the background."""

from market import farm, fruit, greens, meat, pantry, vegetables

DISHES = [one for part in (vegetables, fruit, greens, farm, meat, pantry) for one in part.DISHES]
