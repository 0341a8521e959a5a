"""
Run inside Blender: blender -b --python-exit-code 1 -P render.py -- NAME WIDTH HEIGHT SAMPLES THREADS OUT.png
With the single argument `list` it prints the recipe table, one line of JSON per dish.
"""

import json
import os
import sys

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import dish  # noqa: E402
import market  # noqa: E402
import osh  # noqa: E402
import pizzeria  # noqa: E402
import stage  # noqa: E402
import stories  # noqa: E402

DISHES = {one["name"]: one for one in osh.DISHES + pizzeria.DISHES + market.DISHES + stories.STORIES}
words = sys.argv[sys.argv.index("--") + 1 :]
if words == ["list"]:
    for one in DISHES.values():
        print("DISH " + json.dumps(one, sort_keys=True))
else:
    name, width, height, samples, threads, path = words
    dish.lay(DISHES[name])
    stage.render(path, int(width), int(height), int(samples), DISHES[name]["exposure"], threads=int(threads))
