"""Raw meat, poultry, fish and sausages."""

from market.shelf import loose

DOUGH = ("#ecd4a8", "#f6e8cc", "#fdf8ec")

DISHES = [
    loose("beef", ("raw_joint", {"spots": [(-0.6, 1.8, 0.35)]}), ("raw_cubes", {"spots": [(3.4, -3.0, 0.4), (0.4, -3.6, 1.1), (-2.6, -3.4, 2.0), (1.7, -5.4, 0.2), (1.9, -3.6, 0.9)]}), width=15),
    loose("beef-rib", ("raw_ribs", {"spots": [(-0.4, 3.4, 0.35), (0.0, -0.2, 0.3), (0.4, -3.8, 0.25)]}), width=15),
    loose("lamb", ("lamb_leg", {"spots": [(-0.4, 2.2, 0.3)]}), ("leg_slices", {"spots": [(3.6, -4.0, 0.4), (-3.2, -3.6, 1.2)], "size": 0.86}), width=17),
    loose("tail-fat", ("tail_fat", {"spots": [(-0.2, 1.6, 0.12)], "cut": [(-2.6, -2.6, 0.3), (0.4, -3.0, 1.1), (3.3, -2.4, 0.5), (-0.9, -2.9, 0.8)]}), width=14),
    loose("mince", ("minced", {}), width=13),
    loose("liver", ("raw_liver", {"spots": [(-0.2, 1.9, 0.25)], "cut": [(-1.6, -2.0, 0.5, 0.05), (0.8, -2.6, 0.4, 0.0, -0.12), (3.0, -2.9, 0.3, 0.0, -0.12)]}), width=14, camera="above"),
    loose("chicken-whole", ("whole_chicken", {"spots": [(0, 0, -0.5, -0.12)]}), width=16),
    loose("chicken-fillet", ("raw_fillet", {"spots": [(-0.6, 2.4, 0.5), (0.8, -2.0, 0.25, 0.1)]}), ("leaves", {"kind": "parsley", "count": 9, "radius": 1.3, "at": (-3.8, -2.4), "size": (0.5, 0.65)}), width=14),
    loose("chicken-wings", ("raw_wings", {"spots": [(-3.3, 3.0, 0.1), (3.5, 2.8, -0.2), (-3.3, -2.8, 0.3), (3.2, -3.2, 0.0)]}), width=15, camera="above"),
    loose("kazy", ("sausages", {"kind": "kazy", "spots": [(0.0, 2.4, 0.25)], "length": 13, "bend": 0.9}),
          ("slices", {"kind": "kazy", "radius": 2.1, "thick": 0.5, "lean": 0.3, "spots": [(-3.6, -2.6, 0.3), (-1.2, -3.2, 0.2), (1.2, -3.2, 0.0), (3.6, -2.8, -0.2)]}), width=15),
    loose("sausages", ("sausages", {"kind": "frankfurter", "spots": [(-0.2, 3.4, 0.3), (0.0, 1.2, 0.25), (0.2, -1.0, 0.3), (0.4, -3.2, 0.2), (0.1, 0.6, 0.35), (0.2, -1.6, 0.28)]}), width=14),
    loose("smoked-sausage", ("sausages", {"kind": "smoked", "spots": [(-0.2, 3.2, 0.3), (0.6, -0.6, 0.35)], "length": 13, "bend": 0.7}),
          ("slices", {"kind": "sausage", "radius": 1.9, "thick": 0.4, "lean": 0.3, "spots": [(-2.6, -5.4, 0.3), (-0.6, -5.6, 0.2), (1.6, -5.5, 0.0), (3.8, -5.0, -0.2)]}), width=16),
    loose("dumplings", ("chuchvara", {"count": 26, "radius": 4.6, "size": 1.2, "colours": DOUGH}), ("chuchvara", {"count": 12, "radius": 2.8, "size": 1.2, "colours": DOUGH}), width=13),
    loose("carp", ("carp_steaks", {"spots": [(-3.0, 2.6, 0.5), (3.2, 2.2, -0.5), (-2.6, -3.4, 0.15), (1.6, -1.6, -0.9)]}), width=15),
]
