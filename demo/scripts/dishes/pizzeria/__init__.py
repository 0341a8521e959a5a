"""Every dish of the pizzeria."""

from pizzeria import burgers, pizzas, sides

DISHES = [one for part in (pizzas, burgers, sides) for one in part.DISHES]
