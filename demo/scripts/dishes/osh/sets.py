"""Sets: several dishes on one table."""

from dish import LAMB, LYAGAN, TABLE, dish

DISHES = [
    dish("osh/peshin-toplami", LYAGAN, [
        ("rice", {"colour": "gold"}), ("strips", {"kind": "carrot", "count": 330}), ("pieces", {"kind": "lamb", "spots": LAMB})],
        beside=[("teapot", {"at": (-15.5, 15.0), "size": 0.9, "turn": 0.4}), ("piyola", {"at": (17.2, 6.4), "colour": "#b99a2c"}),
                ("bread", {"at": (7.5, 19.0), "radius": 7.5, "lift": 0.0})], width=40, lift=2.0),
    dish("osh/ikki-kishilik", LYAGAN, [
        ("rice", {"colour": "gold"}), ("strips", {"kind": "carrot", "count": 300}), ("pieces", {"kind": "lamb", "spots": LAMB})],
        beside=[("bread", {"at": (-13.5, 17.0), "radius": 8.0}), ("tall_glass", {"at": (12.5, 14.5), "colour": "#b5241c", "body": 0.35, "ice": 2})], width=40, lift=2.5),
    dish("osh/oilaviy-dasturxon", ("plate", {"radius": 17, "depth": 2.4, "pattern": "rishton"}), [
        ("rice", {"colour": "gold", "radius": 12.0, "height": 5.0, "grains": 14000}), ("strips", {"kind": "carrot", "count": 420, "radius": 11.5}),
        ("pieces", {"kind": "lamb", "spots": [(x * 1.2, y * 1.2) for x, y in LAMB], "size": 1.15}), ("garlic", {"x": -6.0, "y": -3.6}), ("garlic", {"x": 6.2, "y": 1.6})],
        beside=[("teapot", {"at": (-18.0, 17.0), "turn": 0.4}), ("bread", {"at": (2.0, 24.0), "radius": 8.5}), ("piyola", {"at": (18.4, 12.4), "colour": "#b99a2c"})], width=48, lift=2.5),
    dish("osh/qozon-osh", ("cauldron", {}), [
        ("rice", {"colour": "gold", "radius": 14.9, "height": 3.2, "grains": 15000, "strays": 0}), ("strips", {"kind": "carrot", "count": 480, "radius": 13.6}),
        ("pieces", {"kind": "lamb", "spots": [(x * 1.5, y * 1.5) for x, y in LAMB], "size": 1.3}), ("garlic", {"x": -6.4, "y": -4.0}), ("garlic", {"x": 6.4, "y": 3.2}),
        ("chilli", {"x": 4.8, "y": -5.8, "turn": 0.4})], camera="bowl", width=38, table="dark"),
]
