"""
Takes the grain out of a render: Debian's Blender brings no denoiser. A joint non-local filter over the light alone
(the picture divided by the surfaces' colours), led by the passes of colour and of direction, which have no grain.
"""

import numpy as np


def _mean(values, radius):
    """Mean over a square of 2 * radius + 1."""
    for axis in (0, 1):
        padding = [(radius + 1, radius) if one == axis else (0, 0) for one in range(values.ndim)]
        total = np.cumsum(np.pad(values, padding, mode="edge"), axis=axis, dtype=np.float32)
        size = values.shape[axis]
        upper = np.take(total, np.arange(2 * radius + 1, 2 * radius + 1 + size), axis)
        values = (upper - np.take(total, np.arange(size), axis)) / (2 * radius + 1)
    return values


def _shifted(values, down, right):
    height, width = values.shape[:2]
    around = [(max(down, 0), max(-down, 0)), (max(right, 0), max(-right, 0))] + [(0, 0)] * (values.ndim - 2)
    padded = np.pad(values, around, mode="edge")
    return padded[max(-down, 0) : max(-down, 0) + height, max(-right, 0) : max(-right, 0) + width]


def _filtered(light, guide, colours, directions, alpha, radius):
    neighbours = (_shifted(guide, 0, 1) + _shifted(guide, 0, -1) + _shifted(guide, 1, 0) + _shifted(guide, -1, 0)) / 4
    grain = np.maximum(_mean((guide - neighbours) ** 2 * 0.8, 4), 1e-5)
    total, weights = np.zeros_like(light), np.zeros(light.shape[:2], np.float32)
    for down in range(-radius, radius + 1):
        for right in range(-radius, radius + 1):
            square = down * down + right * right
            if square > radius * radius + 1:
                continue
            patch = _mean((guide - _shifted(guide, down, right)) ** 2, 1)
            allowed = (grain + _shifted(grain, down, right)) * 0.9
            far = np.maximum(patch - allowed, 0) / (allowed + 1e-5) * 0.7
            far += ((colours - _shifted(colours, down, right)) ** 2).sum(2) / 0.0072
            far += ((directions - _shifted(directions, down, right)) ** 2).sum(2) / 0.245
            far += square / (2 * (radius * 0.6) ** 2)
            weight = np.exp(-far).astype(np.float32) * (_shifted(alpha, down, right) + 1e-3)
            total += weight[..., None] * _shifted(light, down, right)
            weights += weight
    return total / np.maximum(weights, 1e-6)[..., None]


def denoise(image, colours, directions):
    """`image` (height, width, 4), linear; `colours` and `directions` (height, width, 3). The same shape comes back."""
    image, colours = image.astype(np.float32), colours.astype(np.float32)
    alpha = image[..., 3]
    surface = np.maximum(colours, 0.03) + 0.02
    light = np.minimum(image[..., :3] / surface, 60)
    for radius in (6, 3):
        guide = np.log1p(np.maximum(light.mean(2), 0))
        light = _filtered(light, guide, colours, directions, alpha, radius)
    return np.concatenate([light * surface, image[..., 3:]], 2)
