"""Patterns of Uzbek ceramics, painted in polar coordinates: r is 1 at the plate's edge, t the angle."""

import bpy
import numpy as np

WHITE, BLUE, GOLD = "#f6f3ea", "#1d3f9a", "#c79a3b"


def _colour(text):
    return np.array([int(text[index : index + 2], 16) / 255 for index in (1, 3, 5)])


def _step(low, high, value):
    return np.clip((value - low) / (high - low), 0, 1)


class Painting:
    """A round picture of n × n points, coloured by masks."""

    def __init__(self, ground=WHITE, count=1536):
        line = (np.arange(count) + 0.5) / count * 2 - 1
        x, y = np.meshgrid(line, line)
        self.r, self.t = np.hypot(x, y), np.arctan2(y, x)
        self.count = count
        self.points = np.ones((count, count, 3)) * _colour(ground)

    def put(self, mask, colour):
        mask = np.clip(mask, 0, 1)[..., None]
        self.points = self.points * (1 - mask) + _colour(colour) * mask

    def ring(self, radius, width, colour):
        self.put(_step(width, width * 0.5, np.abs(self.r - radius)), colour)

    def band(self, inner, outer, colour):
        self.put(_step(inner - 0.004, inner + 0.004, self.r) * (1 - _step(outer - 0.004, outer + 0.004, self.r)), colour)

    def around(self, times, radius):
        """Coordinates (along, out) within each of `times` repeats about a circle."""
        along = ((self.t / (2 * np.pi) * times) % 1 - 0.5) * 2 * np.pi / times * radius
        return along, self.r - radius

    def oval(self, along, out, x, y, width, height, colour):
        self.put(_step(1.12, 0.9, ((along - x) / width) ** 2 + ((out - y) / height) ** 2), colour)

    def image(self, name):
        image = bpy.data.images.new(name, self.count, self.count)
        points = np.ones((self.count, self.count, 4), np.float32)
        points[..., :3] = self.points.clip(0, 1)
        image.pixels.foreach_set(points.ravel())
        image.pack()
        return image


def cotton(inner=0.66, times=14, blue=BLUE):
    """The usual teahouse pattern: white cotton bolls on a blue rim between gold lines."""
    painting = Painting()
    painting.band(inner, 0.965, blue)
    along, out = painting.around(times, (inner + 0.965) / 2)
    for x, y, width, height in [(-0.036, 0.02, 0.034, 0.045), (0.036, 0.02, 0.034, 0.045), (0, 0.05, 0.03, 0.042)]:
        painting.oval(along, out, x, y, width, height, WHITE)
    painting.oval(along, out, 0, -0.01, 0.028, 0.036, WHITE)
    for side in (-1, 1):
        bow = np.abs(np.hypot(along - side * 0.062, out + 0.03) - 0.06)
        painting.put(_step(0.009, 0.005, bow) * (out < 0.01) * (side * along > 0), WHITE)
        painting.oval(along, out, side * 0.118, 0, 0.013, 0.06, WHITE)
    painting.put(_step(0.008, 0.004, np.abs(along)) * (out < -0.04) * (out > -0.1), WHITE)
    for radius in (inner + 0.012, 0.953):
        painting.ring(radius, 0.006, GOLD)
    painting.ring(inner - 0.03, 0.006, blue)
    painting.put(_step(0.975, 0.98, painting.r) * (1 - _step(0.992, 0.996, painting.r)), GOLD)
    return painting.image("cotton")


def rishton(inner=0.6):
    """Turquoise and cobalt leaves of Rishton."""
    painting = Painting("#f3f1e6")
    painting.band(inner, 0.985, "#1f8f9a")
    along, out = painting.around(22, (inner + 0.985) / 2)
    painting.oval(along, out, 0, 0.03, 0.05, 0.13, "#f3f1e6")
    painting.oval(along, out, 0, 0.03, 0.036, 0.11, "#1b4f9c")
    painting.oval(along, out, 0, 0.05, 0.015, 0.06, "#f3f1e6")
    painting.oval(along, out, 0, -0.13, 0.03, 0.03, "#f3f1e6")
    painting.oval(along, out, 0, -0.13, 0.016, 0.016, "#7a3b1e")
    for radius in (inner + 0.01, 0.972):
        painting.ring(radius, 0.007, "#17345f")
    painting.ring(inner - 0.025, 0.005, "#1f8f9a")
    return painting.image("rishton")


def kosa():
    """A bowl's inner rim: a blue lip and a row of drops."""
    painting = Painting()
    painting.band(0.947, 0.987, BLUE)
    painting.ring(0.93, 0.006, GOLD)
    along, out = painting.around(36, 0.9)
    painting.oval(along, out, 0, 0.012, 0.03, 0.035, BLUE)
    painting.oval(along, out, 0, 0.016, 0.011, 0.018, WHITE)
    return painting.image("kosa")


def plain(edge=None):
    """White, with a coloured lip if `edge` is set."""
    painting = Painting("#f4f1ea", 512)
    if edge:
        painting.band(0.965, 0.99, edge)
    return painting.image("plain")
