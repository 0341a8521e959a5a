"""Coleslaw: cabbage and carrot, shredded, in a dressing of cream."""

from materials import food
from places import poured
from rice import strip
from shapes import blob

# Columns of a layer: colours, number of strips, length, half width, flatness.
SHREDS = [
    (["#a9b850", "#ccd080", "#e8e2ac", "#f4ecc8"], 150, (1.2, 2.1), (0.11, 0.2), 0.4),
    (["#d0640e", "#e8821c", "#f2a03c"], 66, (1.0, 1.8), (0.09, 0.13), 0.8),
    (["#dccf92", "#f0e4b8", "#faf0d4"], 80, (1.1, 1.9), (0.1, 0.18), 0.45),
]


def slaw(scene, radius=6.6, height=2.6, turns=3):
    """A heap of coleslaw in layers, so that orange and green pieces are among the white ones."""
    over = lambda away: height * (1 - (away / radius) ** 2)
    for turn in range(turns):
        for index, (colours, count, length, width, flatness) in enumerate(SHREDS):
            batch = scene.batch("shreds", [strip(scene, length, width, number * 1.7 + turn, flatness) for number in range(10)])
            poured(scene, batch, count, radius, tries=4, lean=0.35, over=over, reach=0.7, steepest=1.0, touch=0.8, give=0.06)
            batch.build(food("shreds", colours, 0.7, 0.6, 0.24, bump=0.2, bump_scale=5, oil=0.9, oil_rough=0.1, glow=0.32))
        drops = scene.batch("dressing", [blob((0.5, 0.36, 0.13), number * 2.3, 0.25, 1.2, 10) for number in range(5)])
        poured(scene, drops, 12, radius * 0.92, tries=4, lean=0.2, over=over, reach=0.5, steepest=1.0, size=(0.5, 1.3), touch=0.75, give=0.03)
        drops.build(food("dressing", ["#f2e2b8", "#fcf0d0"], 1.0, 0.3, 0.2, bump=0.05, oil=0.8, oil_rough=0.08, glow=0.15))
    flecks = scene.batch("flecks", [strip(scene, (0.12, 0.22), (0.05, 0.08), number, 0.3) for number in range(4)])
    poured(scene, flecks, 36, radius * 0.9, tries=2, over=over, reach=0.4, steepest=1.0, touch=0.9)
    flecks.build(food("flecks", ["#2f6a1c", "#5a9a34"], 2, 0.5, 0.4, glow=0.2))
