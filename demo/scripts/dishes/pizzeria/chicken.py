"""Chicken: wings, legs, strips, and a bucket of all three."""

from dish import TABLE, WHITE, dish

BUFFALO = ["#6b1c04", "#a03a08", "#c85a0e", "#e08a2c"]
CRUST = ["#97480c", "#c67a1e", "#e3a446"]
HONEY = ["#6b2606", "#9c470c", "#c4711c", "#de9a3c"]
GREEN = ("herbs", {"count": 40, "radius": 8})


def served(name, *layers, width=20.5, **settings):
    return dish(f"pizza/{name}", WHITE, list(layers), width=width, table="dark", **settings)


DISHES = [
    served("wings-hot", ("wing_pieces", {"count": 16, "radius": 5.0, "size": 1.12, "colours": BUFFALO, "sauced": True}),
           ("seeds", {"kind": "sesame", "count": 160, "radius": 7.0}), ("herbs", {"kind": "chives", "count": 50, "radius": 7, "size": 0.9}), width=17, lift=2.6),
    served("wings-crispy", ("wing_pieces", {"count": 16, "radius": 5.0, "size": 1.12, "colours": CRUST, "crisp": True}), GREEN, width=17, lift=2.6),
    served("strips", ("dip", {"at": (5.2, 4.6), "colour": "#f0e2c0", "radius": 3.0, "height": 2.2, "flecks": "#4a7a1c"}), ("strips_of_fillet", {"count": 13, "radius": 4.4, "at": (-1.4, -0.8), "size": 1.12}),
           ("leaves", {"kind": "parsley", "count": 5, "radius": 1.6, "at": (6.4, -2.6)}), width=18.5),
    served("drumsticks", ("drumstick", {"spots": [(-3.6, -2.4, 0.8), (2.8, -3.2, 0.5), (-1.8, 2.2, 0.3), (3.8, 1.4, 0.9)], "size": 1.0, "colours": HONEY}),
           ("seeds", {"kind": "sesame", "count": 200, "radius": 6.0, "size": (1.1, 1.4), "sink": 0.1}), ("herbs", {"count": 70, "radius": 6, "size": 0.6}), width=17.5),
    dish("pizza/bucket", ("bucket", {}), [
        ("mound", {"radius": 6.8, "height": 1.2}), ("wing_pieces", {"count": 12, "radius": 5.6, "inner": 3.6, "colours": CRUST, "crisp": True, "steep": -0.4}),
        ("wing_pieces", {"count": 6, "radius": 3.6, "colours": CRUST, "crisp": True}),
        ("drumstick", {"spots": [(-2.4, -2.6, 2.4), (2.8, -2.0, 0.7), (0.2, 1.8, 1.6)], "size": 0.85, "colours": CRUST, "crisp": True})],
        camera="dish", width=24.5, table="dark", lift=8.6),
    served("grilled-breast", ("breast", {"spots": [(-2.6, 0.6, 0.5), (3.0, -1.6, 0.9)]}), ("rounds", {"kind": "lemon", "spots": [(-5.4, -4.2, 0.3), (-3.0, -5.4, 0.9)], "size": (0.85, 0.9)}),
           ("tomatoes", {"spots": [(5.6, 3.6), (3.4, 5.2)], "radius": 1.2, "char": 0.4}), ("leaves", {"kind": "parsley", "count": 7, "radius": 2.0, "at": (5.8, -5.0)}),
           ("herbs", {"count": 40, "radius": 6, "size": 0.6})),
]
