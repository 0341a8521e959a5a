"""All dishes of the restaurant Osh Markazi."""

from osh import bread, dough, kabob, palov, salads, sets, stews, sweets

DISHES = [one for part in (palov, bread, dough, kabob, stews, salads, sweets, sets) for one in part.DISHES]
