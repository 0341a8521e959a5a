"""A scene in construction: its random numbers, its height map, and functions that place objects."""

import math
import zlib

import bpy
import numpy as np

from heap import Heap
from meshes import Batch, place


class Scene:
    def __init__(self, name):
        bpy.ops.wm.read_factory_settings(use_empty=True)
        # A dish has the same random numbers on every run.
        self.rng = np.random.default_rng(zlib.crc32(name.encode()))
        self.heap = Heap()
        # Radius of the area for food, in centimetres.
        self.radius = 10.0
        # Height of the liquid. None if there is no liquid.
        self.level = None

    def between(self, low, high):
        return float(self.rng.uniform(low, high))

    def turn(self):
        return self.between(0, 2 * math.pi)

    def spot(self, radius, inner=0.0, at=(0, 0), squash=1.0):
        """Returns a random point of a disc or ring."""
        angle = self.turn()
        reach = math.sqrt(self.between(inner * inner, radius * radius))
        return at[0] + reach * math.cos(angle), at[1] + reach * math.sin(angle) * squash

    def batch(self, name, variants):
        return Batch(name, variants, self.rng)

    def lay(
        self,
        batch,
        count,
        radius=None,
        inner=0.0,
        at=(0, 0),
        squash=1.0,
        reach=0.4,
        share=0.65,
        lift=0.1,
        tilt=0.3,
        size=(0.88, 1.12),
        height=0.0,
        keep=0.0,
        free=0.0,
        follow=True,
        flat=False,
    ):
        """
        Places `count` objects at random positions on a disc of `radius`. `reach` is the radius of an object, `lift` the
        height of its centre above the ground, and `height` the height by which it raises the heap. `keep` is the radius
        that it occupies, `free` the radius that must be free. Without a free position, the object is omitted.
        """
        radius = self.radius if radius is None else radius
        for _ in range(count):
            spot = self._free_spot(radius, inner, at, squash, free)
            if spot is None:
                continue
            self.put(batch, *spot, reach=reach, share=share, lift=lift, tilt=tilt, size=size, height=height,
                     keep=keep, follow=follow, flat=flat)

    def put(self, batch, x, y, turn=None, variant=None, reach=0.4, share=0.65, lift=0.1, tilt=0.3,
            size=(0.88, 1.12), height=0.0, keep=0.0, follow=True, flat=False):
        """Places one object at a position."""
        ground = self.heap.rest(x, y, reach, share)
        normal = self.heap.normal(x, y, max(0.5, reach)) if follow else None
        lean = (0, 0) if flat else (self.between(-tilt, tilt), self.between(-tilt, tilt))
        scale = self.between(*size)
        angle = self.turn() if turn is None else turn
        batch.add(place(x, y, ground + lift * scale, (*lean, angle), scale, normal), variant)
        if height:
            self.heap.cover(x, y, reach, ground + height * scale)
        if keep:
            self.heap.take(x, y, keep)

    def _free_spot(self, radius, inner, at, squash, free):
        for _ in range(30):
            spot = self.spot(radius, inner, at, squash)
            if not free or self.heap.is_free(*spot, free):
                return spot
        return None
