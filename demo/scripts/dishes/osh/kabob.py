"""Kabob on skewers, ribs, wings and fish."""

from dish import dish

PLATTER = ("plate", {"radius": 14, "depth": 2.0})
SALAD = [("tomatoes", {"spots": [(1.8, -9.4), (4.9, -8.7), (7.7, -7.4)], "char": 0.6}),
         ("leaves", {"kind": "parsley", "count": 12, "radius": 2.8, "at": (-6.6, 7.8)}), ("herbs", {"count": 40, "radius": 9})]


def kabob(name, row, *layers, rows=4, onions=60, **settings):
    return dish(f"osh/{name}", PLATTER, [
        ("onion_rings", {"count": onions, "radius": 8.8}), ("skewers", {"rows": [row] * rows if isinstance(row[0], str) else row}), *layers, *SALAD],
        width=23.5, exposure=0.5, **settings)


DISHES = [
    kabob("qoy-kabob", ["lamb", "lamb", "fat", "lamb", "fat", "lamb", "lamb"]),
    kabob("mol-kabob", ["beef"] * 6),
    kabob("qiyma-kabob", ["mince"]),
    kabob("jigar-kabob", ["liver-slice", "fat", "liver-slice", "fat", "liver-slice", "fat", "liver-slice", "liver-slice"]),
    kabob("tovuq-kabob", ["chicken-thigh"] * 6),
    kabob("napoleon-kabob", ["roll"] * 5),
    kabob("sabzavot-kabob", [["red-pepper", "tomato", "aubergine", "mushroom", "pepper", "tomato", "aubergine", "mushroom", "red-pepper"],
                             ["pepper", "mushroom", "aubergine", "tomato", "red-pepper", "aubergine", "mushroom", "tomato", "pepper"]] * 2, onions=40),
    kabob("baliq-kabob", ["fish-fillet"] * 6, ("rounds", {"kind": "lemon", "count": 5, "radius": 2.4, "at": (-6.4, 6.2)}),
          ("herbs", {"kind": "dill", "count": 50, "radius": 9, "size": 0.9})),
    kabob("assorti-kabob", [["lamb", "lamb", "fat", "lamb", "fat", "lamb", "lamb"], ["beef"] * 6, ["mince"], ["chicken-thigh"] * 6, ["liver-slice", "fat"] * 4]),
    dish("osh/qanot-kabob", PLATTER, [
        ("onion_rings", {"count": 40, "radius": 8.8}), ("wing_pieces", {"count": 13, "radius": 4.6, "size": 1.3}), ("seeds", {"kind": "sesame", "count": 260, "radius": 7.0}), *SALAD], width=19.5),
    dish("osh/qovurga-kabob", PLATTER, [
        ("onion_rings", {"count": 50, "radius": 8.8}), ("ribs", {"spots": [(-5.0, -1.0, 1.2), (-1.7, -1.2, 1.25), (1.6, -1.2, 1.3), (4.9, -1.0, 1.4)], "size": 1.12}), *SALAD], width=20),
    dish("osh/tandir-gosht", PLATTER, [
        ("onion_rings", {"count": 46, "radius": 8.8}), ("ribs", {"spots": [(-4.6, 2.6, 0.55), (4.8, 2.8, 2.5), (0.2, 5.4, 0.1)], "size": 1.15}),
        ("pieces", {"kind": "lamb", "spots": [(-4.6, -2.0), (-1.4, -3.4), (2.0, -3.2), (4.9, -1.4), (0.4, -0.2), (-2.2, 0.4), (2.8, 0.6)], "size": 1.45, "char": 0.7}),
        ("herbs", {"kind": "dill", "count": 90, "radius": 8, "size": 1.1}), ("seeds", {"kind": "cumin", "count": 90, "radius": 7}),
        ("tomatoes", {"spots": [(-6.6, -6.2), (-3.6, -7.6)], "char": 0.6}), ("leaves", {"kind": "parsley", "count": 12, "radius": 2.8, "at": (5.6, -6.2)})], width=19),
]
