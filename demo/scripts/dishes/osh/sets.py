"""Sets: several dishes on one table."""

from dish import LAMB, LYAGAN, PORTION, TABLE, dish
from osh import bread, kabob, palov, salads


def small_plate(x, y, *layers, radius=6.8):
    """A plate that stands beside; each of `layers` lies on it."""
    plate = ("plate", {"at": (x, y), "radius": radius, "depth": 1.5, "well": 0.72, "pattern": "plain"})
    return [plate, *[(kind, {"at": (x, y), **settings}) for kind, settings in layers]]


def achichuk(x, y):
    return small_plate(x, y, ("rounds", {"kind": "tomato", "count": 22, "radius": 4.2, "half": True, "size": (0.62, 0.75), "tilt": 0.5}),
                       ("onion_rings", {"count": 16, "radius": 4.0, "size": 0.55}), ("herbs", {"count": 30, "radius": 4.0}))


LINES = {one["name"]: one for part in (palov, kabob, salads, bread) for one in part.DISHES}


def served(name, x, y, turn=0.0, size=1.0):
    """A dish of the table, set among others."""
    line = LINES[f"osh/{name}"]
    return ("serve", {"vessel": line["vessel"], "layers": line["layers"], "at": (x, y), "turn": turn, "size": size})


DISHES = [
    dish("osh/peshin-toplami", PORTION, [
        ("rice", {"colour": "gold"}), ("strips", {"kind": "carrot", "count": 260}), ("pieces", {"kind": "lamb", "spots": LAMB[:5]})],
        beside=[*achichuk(11.4, -13.8), ("teapot", {"at": (-13.0, 13.5), "size": 0.85, "turn": 0.4}), ("piyola", {"at": (16.2, 5.2), "colour": "#b99a2c"}),
                ("bread", {"at": (5.5, 18.6), "radius": 7.2})], width=36, lift=2.0),
    dish("osh/ikki-kishilik", TABLE, [
        served("toy-oshi", -7.0, -7.6), served("qoy-kabob", 10.4, 12.4, 0.1, 0.92), served("achichuk", 13.6, -12.0, 0.0, 0.72),
        ("bread", {"at": (-12.4, 14.4), "radius": 8.4}), ("tall_glass", {"at": (22.4, -2.6), "colour": "#b5241c", "body": 0.35, "ice": 2, "radius": 3.4, "height": 10.0}),
        ("tall_glass", {"at": (14.6, -1.4), "colour": "#b5241c", "body": 0.35, "ice": 2, "radius": 3.4, "height": 10.0})], camera="above", width=58, lift=2.0),
    dish("osh/oilaviy-dasturxon", LYAGAN, [
        ("rice", {"colour": "gold"}), ("strips", {"kind": "carrot", "count": 330}), ("pieces", {"kind": "lamb", "spots": LAMB, "size": 1.1}),
        ("garlic", {"x": -5.4, "y": -3.0, "size": 0.9}), ("garlic", {"x": 5.6, "y": 1.2, "size": 0.85})],
        beside=[*achichuk(13.6, -15.6),
                *small_plate(-14.6, -15.2, radius=7.8), ("somsa", {"spots": [(-17.2, -13.4, -1.5), (-12.2, -14.2, 1.6), (-15.0, -17.8, 1.0)], "size": 0.72}),
                *small_plate(20.6, 7.4, radius=7.8), ("manti", {"spots": [(18.2, 5.6), (22.0, 9.6), (18.8, 10.2)], "size": 0.72}),
                ("teapot", {"at": (-18.0, 12.5), "size": 0.9, "turn": 0.4}), ("bread", {"at": (1.0, 22.0), "radius": 7.4})], width=46, lift=2.0),
    dish("osh/qozon-osh", ("cauldron", {}), [
        ("rice", {"colour": "gold", "radius": 14.9, "height": 3.2, "grains": 15000, "strays": 0}), ("strips", {"kind": "carrot", "count": 480, "radius": 13.6}),
        ("pieces", {"kind": "lamb", "spots": [(x * 1.5, y * 1.5) for x, y in LAMB], "size": 1.3}), ("garlic", {"x": -6.4, "y": -4.0}), ("garlic", {"x": 6.4, "y": 3.2}),
        ("chilli", {"x": 4.8, "y": -5.8, "turn": 0.4})], camera="bowl", width=38, table="dark"),
]
