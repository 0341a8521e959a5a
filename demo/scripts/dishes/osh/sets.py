"""Sets: several dishes on one table."""

from dish import LAMB, LYAGAN, PORTION, TABLE, dish
from osh import bread, kabob, palov, salads


def small_plate(x, y, *layers, radius=6.8):
    """A small plate next to the dish, with `layers` on it."""
    plate = ("plate", {"at": (x, y), "radius": radius, "depth": 1.5, "well": 0.72, "pattern": "plain"})
    return [plate, *[(kind, {"at": (x, y), **settings}) for kind, settings in layers]]


def achichuk(x, y):
    return small_plate(x, y, ("rounds", {"kind": "tomato", "count": 22, "radius": 4.2, "half": True, "size": (0.62, 0.75), "tilt": 0.5}),
                       ("onion_rings", {"count": 16, "radius": 4.0, "size": 0.55}), ("herbs", {"count": 30, "radius": 4.0}))


def cucumbers(x, y):
    return small_plate(x, y, ("rounds", {"kind": "cucumber", "count": 22, "radius": 3.6, "size": (0.62, 0.75), "tilt": 0.4}), ("cream", {"radius": 1.5, "height": 0.3, "on_heap": True}),
                       ("herbs", {"kind": "dill", "count": 40, "radius": 3.8, "size": 0.8}), radius=6.2)


LINES = {one["name"]: one for part in (palov, kabob, salads, bread) for one in part.DISHES}


def served(name, x, y, turn=0.0, size=1.0):
    """Returns a dish of the recipe table as a part of a set."""
    line = LINES[f"osh/{name}"]
    return ("serve", {"vessel": line["vessel"], "layers": line["layers"], "at": (x, y), "turn": turn, "size": size})


DISHES = [
    dish("osh/peshin-toplami", PORTION, [
        ("rice", {"colour": "gold"}), ("strips", {"kind": "carrot", "count": 260}), ("pieces", {"kind": "lamb", "spots": LAMB[:5]})],
        beside=[*achichuk(9.4, -14.4), ("teapot", {"at": (-11.0, 13.0), "size": 0.85, "turn": 0.9}), ("piyola", {"at": (-9.8, -12.4), "colour": "#b99a2c"}),
                ("bread", {"at": (6.6, 16.8), "radius": 7.2})], width=46, lift=2.6),
    dish("osh/ikki-kishilik", TABLE, [
        served("toy-oshi", -7.0, -7.6), served("qoy-kabob", 10.4, 12.4, 0.1, 0.92), served("achichuk", 13.6, -12.0, 0.0, 0.72),
        ("bread", {"at": (-12.4, 14.4), "radius": 8.4}), ("tall_glass", {"at": (22.4, -2.6), "colour": "#b5241c", "body": 0.35, "ice": 2, "radius": 3.4, "height": 10.0}),
        ("tall_glass", {"at": (14.6, -1.4), "colour": "#b5241c", "body": 0.35, "ice": 2, "radius": 3.4, "height": 10.0})], camera="above", width=62, lift=2.0),
    dish("osh/oilaviy-dasturxon", LYAGAN, [
        ("rice", {"colour": "gold"}), ("strips", {"kind": "carrot", "count": 330}), ("pieces", {"kind": "lamb", "spots": LAMB, "size": 1.1}),
        ("garlic", {"x": -5.4, "y": -3.0, "size": 0.9}), ("garlic", {"x": 5.6, "y": 1.2, "size": 0.85})],
        beside=[*achichuk(13.6, -15.6), *cucumbers(0.4, -20.8),
                *small_plate(-14.0, -15.8, radius=7.8), ("somsa", {"spots": [(-16.6, -14.0, -1.5), (-11.6, -14.8, 1.6), (-14.4, -18.4, 1.0)], "size": 0.72}),
                *small_plate(16.4, 12.6, radius=7.8), ("manti", {"spots": [(14.0, 10.8), (17.8, 14.8), (14.6, 15.4)], "size": 0.72}),
                ("teapot", {"at": (-14.4, 13.6), "size": 0.9, "turn": 0.9}), ("bread", {"at": (0.4, 21.4), "radius": 7.4})], width=54, lift=1.0),
    dish("osh/qozon-osh", ("cauldron", {}), [
        ("rice", {"colour": "gold", "radius": 14.9, "height": 3.2, "grains": 15000, "strays": 0}), ("strips", {"kind": "carrot", "count": 480, "radius": 13.6}),
        ("pieces", {"kind": "lamb", "spots": [(x * 1.5, y * 1.5) for x, y in LAMB], "size": 1.3}), ("garlic", {"x": -6.4, "y": -4.0}), ("garlic", {"x": 6.4, "y": 3.2}),
        ("chilli", {"x": 4.8, "y": -5.8, "turn": 0.4})], camera="bowl", width=38, table="dark"),
]
