"""Every dish of the pizzeria."""

from pizzeria import burgers, combos, pizzas, sides, wraps

DISHES = [one for part in (pizzas, burgers, wraps, combos, sides) for one in part.DISHES]
