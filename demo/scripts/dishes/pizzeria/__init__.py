"""All dishes of the brand Pizza Bor."""

from pizzeria import burgers, chicken, combos, pizzas, sides, sweets, wraps

DISHES = [one for part in (pizzas, burgers, wraps, chicken, combos, sides, sweets) for one in part.DISHES]
