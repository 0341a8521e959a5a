"""Where things lie on each other."""

import math


def heaped(*rings):
    """Places of things that lie in rings upon each other: (count, radius) from below."""
    return [(radius * math.cos(0.5 * number + 2 * math.pi * index / count), radius * math.sin(0.5 * number + 2 * math.pi * index / count))
            for number, (count, radius) in enumerate(rings) for index in range(count)]
