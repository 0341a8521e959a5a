"""
Removes the noise of a render, because Debian's Blender has no denoiser. Uses a joint non-local filter on the light only
(the picture divided by the colours of surfaces), guided by the colour and direction passes, which have no noise.
"""

import numpy as np


def _mean(values, radius):
    """Returns the mean over a square of 2 * radius + 1 points."""
    for axis in (0, 1):
        size = values.shape[axis]
        padding = [(radius, radius) if one == axis else (0, 0) for one in range(values.ndim)]
        padded = np.pad(values, padding, mode="edge")
        total = padded.take(range(size), axis)
        for step in range(1, 2 * radius + 1):
            total += padded[step : step + size] if axis == 0 else padded[:, step : step + size]
        values = total / np.float32(2 * radius + 1)
    return values


class _Around:
    """A picture with a padded edge, so that shifted views of it need no copy."""

    def __init__(self, values, reach):
        padding = [(reach, reach)] * 2 + [(0, 0)] * (values.ndim - 2)
        self.padded, self.reach, (self.height, self.width) = np.pad(values, padding, mode="edge"), reach, values.shape[:2]

    def seen(self, down, right):
        top, left = self.reach - down, self.reach - right
        return self.padded[top : top + self.height, left : left + self.width]


def _square(values):
    return np.einsum("ijk,ijk->ij", values, values)


def _filtered(light, guide, colours, directions, alpha, radius):
    near = _Around(guide, 1)
    neighbours = (near.seen(0, 1) + near.seen(0, -1) + near.seen(1, 0) + near.seen(-1, 0)) / np.float32(4)
    grain = np.maximum(_mean((guide - neighbours) ** 2 * np.float32(0.8), 4), np.float32(1e-5))
    lights, guides, grains, alphas = (_Around(one, radius) for one in (light, guide, grain, alpha + np.float32(1e-3)))
    painted, facing = _Around(colours, radius), _Around(directions, radius)
    total, weights = np.zeros_like(light), np.zeros(light.shape[:2], np.float32)
    for down in range(-radius, radius + 1):
        for right in range(-radius, radius + 1):
            square = down * down + right * right
            if square > radius * radius + 1:
                continue
            patch = _mean((guide - guides.seen(down, right)) ** 2, 1)
            allowed = (grain + grains.seen(down, right)) * np.float32(0.9)
            far = np.maximum(patch - allowed, 0) / (allowed + np.float32(1e-5)) * np.float32(0.7)
            far += _square(colours - painted.seen(down, right)) * np.float32(1 / 0.0072)
            far += _square(directions - facing.seen(down, right)) * np.float32(1 / 0.245)
            far += np.float32(square / (2 * (radius * 0.6) ** 2))
            weight = np.exp(-far) * alphas.seen(down, right)
            total += weight[..., None] * lights.seen(down, right)
            weights += weight
    return total / np.maximum(weights, 1e-6)[..., None]


def denoise(image, colours, directions):
    """Denoises `image`, linear (height, width, 4). `colours` and `directions` are (height, width, 3). Returns the same shape."""
    image, colours, directions = (one.astype(np.float32) for one in (image, colours, directions))
    alpha = image[..., 3]
    surface = np.maximum(colours, np.float32(0.03)) + np.float32(0.02)
    light = np.minimum(image[..., :3] / surface, np.float32(60))
    for radius in (6, 3):
        guide = np.log1p(np.maximum(light.mean(2), 0))
        light = _filtered(light, guide, colours, directions, alpha, radius)
    seen = alpha[..., None]
    if alpha.min() < 1:
        # The soft edge of a shadow on a transparent ground has its own noise.
        seen = _filtered(seen, alpha, colours, directions, np.ones_like(alpha), 6)
    return np.concatenate([light * surface, seen], 2)
