"""Height map of everything on the table. New objects are placed on it and raise it."""

import numpy as np
from mathutils import Vector


class Heap:
    STEP = 0.1

    def __init__(self, half=24.0, base=0.0):
        self.half = half
        self.count = int(2 * half / self.STEP)
        self.height = np.full((self.count, self.count), base, float)
        line = (np.arange(self.count) + 0.5) * self.STEP - half
        self.x, self.y = np.meshgrid(line, line, indexing="ij")
        self.taken = np.zeros((self.count, self.count), bool)

    def _window(self, x, y, radius):
        low = lambda value: max(0, int((value - radius + self.half) / self.STEP))
        high = lambda value: min(self.count, int((value + radius + self.half) / self.STEP) + 1)
        return slice(low(x), high(x)), slice(low(y), high(y))

    def rest(self, x, y, radius=0.3, share=0.6):
        """Returns the height at which an object of this radius rests. With `share` 1, this is the highest point below it."""
        a, b = self._window(x, y, radius)
        inside = (self.x[a, b] - x) ** 2 + (self.y[a, b] - y) ** 2 <= radius * radius
        return float(np.quantile(self.height[a, b][inside], share)) if inside.any() else 0.0

    def normal(self, x, y, reach=0.8):
        z = lambda a, b: self.rest(a, b, 0.5, 0.5)
        across = (z(x + reach, y) - z(x - reach, y)) / (2 * reach)
        along = (z(x, y + reach) - z(x, y - reach)) / (2 * reach)
        return Vector((-across, -along, 1)).normalized()

    def cover(self, x, y, radius, top):
        """Raises the map by a round object whose highest point is `top`."""
        a, b = self._window(x, y, radius)
        distance = ((self.x[a, b] - x) ** 2 + (self.y[a, b] - y) ** 2) / (radius * radius)
        foot = self.rest(x, y, radius * 0.5, 0.5)
        dome = foot + (top - foot) * np.sqrt(np.clip(1 - distance, 0, 1))
        self.height[a, b] = np.where(distance <= 1, np.maximum(self.height[a, b], dome), self.height[a, b])

    def stamp(self, points, cells=3):
        """Raises the map to the points of an object of any shape, in squares of `cells` map cells."""
        i, j = (((points[:, axis] + self.half) / self.STEP).astype(int) // cells for axis in (0, 1))
        size = self.count // cells
        inside = (i >= 0) & (j >= 0) & (i < size) & (j < size)
        tops = np.full((size, size), -np.inf)
        np.maximum.at(tops, (i[inside], j[inside]), points[inside, 2])
        fine = np.kron(tops, np.ones((cells, cells)))
        window = self.height[: size * cells, : size * cells]
        np.maximum(window, fine, out=window)

    def take(self, x, y, radius):
        """Marks a disc as occupied for `is_free`."""
        a, b = self._window(x, y, radius)
        self.taken[a, b] |= (self.x[a, b] - x) ** 2 + (self.y[a, b] - y) ** 2 <= radius * radius

    def is_free(self, x, y, radius):
        a, b = self._window(x, y, radius)
        inside = (self.x[a, b] - x) ** 2 + (self.y[a, b] - y) ** 2 <= radius * radius
        return not bool((self.taken[a, b] & inside).any())
