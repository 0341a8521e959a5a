"""Salads: cut vegetables in a dish."""

from dish import LYAGAN, RISHTON, WHITE, dish

SMALL = ("plate", {"radius": 12, "depth": 3.0, "well": 0.7, "pattern": "rishton"})


def salad(name, *layers, vessel=SMALL, **settings):
    return dish(f"osh/{name}", vessel, [("mound", {"height": 2.4}), *layers], width=settings.pop("width", 21.5), **settings)


DISHES = [
    dish("osh/achichuk", SMALL, [
        ("mound", {"height": 1.3}), ("rounds", {"kind": "tomato", "count": 52, "radius": 6.8, "half": True, "tilt": 0.14, "size": (0.72, 0.9)}),
        ("onion_rings", {"count": 60, "radius": 6.8, "size": 0.78}), ("rings", {"kind": "jalapeno", "count": 9, "radius": 5.6, "size": 0.5}),
        ("leaves", {"kind": "purple", "count": 12, "radius": 5.5, "size": (0.7, 0.9)}), ("herbs", {"count": 110, "radius": 7, "size": 0.8})], width=17),
    salad("toshkent-salat", ("strips", {"kind": "radish", "count": 460, "radius": 7.4, "length": (1.0, 1.8), "width": (0.09, 0.12), "oil": 0.5}),
          ("strips", {"kind": "tongue", "count": 110, "radius": 6.6, "length": (0.9, 1.5), "width": (0.18, 0.24), "oil": 0.3}), ("cream", {"radius": 2.4, "height": 0.35, "on_heap": True}),
          ("strips", {"kind": "onion", "count": 150, "radius": 3.6, "width": (0.07, 0.1), "length": (0.7, 1.3)}), ("herbs", {"count": 150, "radius": 6.6, "size": 0.7}), width=18),
    salad("bahor-salat", ("rounds", {"kind": "cucumber", "count": 40, "radius": 7.6, "tilt": 0.5}), ("rounds", {"kind": "radish", "count": 30, "radius": 7.2, "tilt": 0.5}),
          ("egg_halves", {"spots": [(-4.6, -3.4), (5.0, -1.2), (-1.2, 4.6)]}), ("cream", {"radius": 2.2, "height": 0.3, "on_heap": True, "at": (0.0, -1.0)}),
          ("herbs", {"kind": "chives", "count": 80, "radius": 7, "size": 1.0}), ("herbs", {"kind": "dill", "count": 40, "radius": 7, "size": 0.9})),
    salad("suzmali-bodring", ("rounds", {"kind": "cucumber", "count": 52, "radius": 7.4, "tilt": 0.55}), ("cream", {"radius": 4.4, "height": 0.4, "on_heap": True}),
          ("rounds", {"kind": "cucumber", "count": 5, "radius": 3.0, "tilt": 0.5}), ("herbs", {"kind": "dill", "count": 110, "radius": 7, "size": 1.0})),
    salad("baqlajon-salat", ("cubes", {"kind": "fried-aubergine", "count": 96, "radius": 7.2, "size": 0.8, "char": 0.15, "oil": 0.5, "roundness": 0.55}),
          ("cubes", {"kind": "tomato", "count": 26, "radius": 6.8, "size": 0.72, "oil": 0.5, "roundness": 0.65}), ("leaves", {"kind": "parsley", "count": 12, "radius": 5.5, "size": (0.6, 0.85)}),
          ("herbs", {"count": 150, "radius": 7, "size": 0.9}), ("seeds", {"kind": "sesame", "count": 420, "radius": 7, "size": (1.2, 1.6), "sink": 0.1}), width=18.5),
    salad("mangal-salat", ("rounds", {"kind": "aubergine", "count": 22, "radius": 6.8, "size": (0.8, 0.95), "tilt": 0.4, "char": 0.55}), ("cubes", {"kind": "fried-aubergine", "count": 26, "radius": 6.4, "size": 0.7, "char": 0.3, "oil": 0.6, "roundness": 0.5}),
          ("rounds", {"kind": "tomato", "count": 22, "radius": 6.4, "half": True, "size": (0.65, 0.8), "tilt": 0.4, "char": 0.15}),
          ("strips", {"kind": "pepper", "count": 22, "radius": 7.0, "width": (0.3, 0.4), "length": (1.0, 1.6)}), ("strips", {"kind": "green-pepper", "count": 26, "radius": 7.0, "width": (0.3, 0.4), "length": (1.0, 1.6)}),
          ("onion_rings", {"count": 26, "radius": 6, "size": 0.7}), ("leaves", {"kind": "parsley", "count": 8, "radius": 5.5, "size": (0.5, 0.7)}), ("herbs", {"count": 110, "radius": 7, "size": 0.7}), width=18.5),
    salad("olivye", ("cubes", {"kind": "potato", "count": 210, "radius": 7.4, "size": 0.48}), ("cream", {"radius": 6.0, "height": 0.1, "on_heap": True, "colours": ("#efe0ba", "#f8eed2", "#fff8e6")}),
          ("cubes", {"kind": "potato", "count": 90, "radius": 6.6, "size": 0.5}), ("cubes", {"kind": "carrot", "count": 70, "radius": 7.2, "size": 0.44}),
          ("cubes", {"kind": "beef", "count": 60, "radius": 7.0, "size": 0.5}), ("cubes", {"kind": "pickle", "count": 70, "radius": 7.0, "size": 0.44}),
          ("cubes", {"kind": "egg", "count": 40, "radius": 7.0, "size": 0.48}), ("seeds", {"kind": "pea", "count": 70, "radius": 7}), ("cream", {"radius": 4.2, "height": 0.6, "on_heap": True, "colours": ("#efe0ba", "#f8eed2", "#fff8e6")}),
          ("cubes", {"kind": "carrot", "count": 7, "radius": 3.0, "size": 0.44}), ("seeds", {"kind": "pea", "count": 12, "radius": 3.0}), ("herbs", {"kind": "dill", "count": 60, "radius": 4.4, "size": 0.9}), vessel=("plate", {"radius": 12, "depth": 3.0, "well": 0.7, "pattern": "plain"})),
    salad("sezar-tovuq", ("leaves", {"kind": "lettuce", "count": 26, "radius": 8.0, "inner": 4.5, "size": (0.62, 0.8), "lift": 0.6, "apart": 0.12}), ("leaves", {"kind": "lettuce", "count": 40, "radius": 6.4, "size": (0.45, 0.65), "lift": 0.9, "apart": 0.1}), ("shreds", {"kind": "chicken", "count": 26, "radius": 6.0}),
          ("cubes", {"kind": "bread", "count": 26, "radius": 6.8, "size": 0.85, "oil": 0.1, "rough": 0.7, "char": 0.2}), ("tomatoes", {"spots": [(-5.2, -2.6), (4.8, -3.4), (0.6, 4.6)], "radius": 1.2}),
          ("strips", {"kind": "cheese", "count": 50, "radius": 6.4, "width": (0.2, 0.34), "length": (0.6, 1.1), "flatness": 0.2}), vessel=("plate", {"radius": 12, "depth": 3.0, "well": 0.7, "pattern": "plain"})),
    salad("mevali-turp", ("strips", {"kind": "radish", "count": 480, "radius": 7.4, "length": (1.0, 1.8), "width": (0.09, 0.12), "oil": 0.5}), ("seeds", {"kind": "pomegranate", "count": 240, "radius": 6.8}),
          ("nuts", {"kind": "walnut", "count": 16, "radius": 6.0, "size": 0.85}), ("herbs", {"count": 120, "radius": 6.8, "size": 0.7}), width=18),
]
