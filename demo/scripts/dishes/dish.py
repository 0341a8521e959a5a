"""Recipes of dishes as lines of a table, and the conversion of a line to a scene."""

import bpy

import bunches
import burgers
import butcher
import chicken
import corn
import crust
import dough
import drinks
import fish
import fried
import greens
import heaps
import kernels
import larder
import meat
import pizza
import produce
import rice
import sausages
import shells
import slaw
import slices
import snacks
import soups
import sweets
import vegetables
import vessels
import wraps
from heap import Heap
from meshes import place
from scene import Scene
from stage import add_camera, add_light, frame

VESSELS = {name: getattr(vessels, name) for name in ("plate", "bowl", "board", "tray", "basket", "cauldron", "bare", "bucket")}
MODULES = (vessels, rice, meat, chicken, corn, vegetables, slices, crust, greens, soups, dough, drinks, sweets, snacks, pizza, burgers, wraps, produce, bunches, shells, slaw, butcher, fish, fried, sausages, heaps, kernels, larder)
WIDTHS = {"plate": 27.0, "bowl": 21.5, "board": 30.0, "tray": 32.0, "basket": 27.0, "cauldron": 38.0, "bare": 24.0, "bucket": 24.0}

LYAGAN = ("plate", {"pattern": "cotton"})
RISHTON = ("plate", {"pattern": "rishton"})
WHITE = ("plate", {"pattern": "plain", "radius": 11.5, "depth": 1.7, "well": 0.72})
# Plate for a single portion.
PORTION = ("plate", {"pattern": "cotton", "radius": 11.5, "depth": 1.9, "well": 0.7})
RISHTON_PORTION = ("plate", {"pattern": "rishton", "radius": 11.5, "depth": 1.9, "well": 0.7})
TABLE = ("bare", {})
# Positions of pieces of meat on a mound, in centimetres from its middle.
LAMB = [(-2.6, -1.6), (0.3, -3.2), (2.9, -1.9), (-0.6, -0.2), (2.0, 0.9), (-3.3, 1.6), (0.3, 2.6)]
BEEF = [(-2.2, 0.9), (0.4, 1.7), (2.5, 0.2), (-1.4, -1.6), (1.3, -1.9)]


def dish(name, vessel, layers, camera="dish", width=None, table="wood", exposure=0.55, lift=None, beside=(), shape=None):
    """
    Returns a line of the recipe table. `vessel` and each of `layers` (the lowest first) are a kind with its settings.
    `width` is the visible width in centimetres, `lift` the height of the camera's target, and `beside` the layers around
    the dish. `shape` is the shape of a picture that is not a card. With the table "none", the dish and its shadow are cut
    out.
    """
    shaped = {"shape": shape} if shape else {}
    return {
        "name": name, "vessel": vessel, "layers": list(layers), "camera": camera, "width": width, "table": table,
        "exposure": exposure, "lift": lift, "beside": list(beside), **shaped,
    }


def story(line, share=0.98, **settings):
    """
    Returns the line of an upright story picture of a dish, seen from above. The dish fills `share` of the width, with space
    for text above and below. Without `share`, `width` is the visible width in centimetres.
    """
    brand, name = line["name"].split("/")
    return {**line, "name": f"{brand}/story-{name}", "of": line["name"], "shape": "story", "camera": "story", "share": share, **settings}


def serve(scene, vessel, layers, at=(0, 0), turn=0.0, size=1.0):
    """Builds a dish separately and places it on the table next to other dishes."""
    before = set(bpy.data.objects)
    kept = scene.heap, scene.radius, scene.level
    scene.heap, scene.radius, scene.level = Heap(), 10.0, None
    _fill(scene, vessel, layers)
    scene.heap, scene.radius, scene.level = kept
    moved = place(*at, 0, (0, 0, turn), size)
    for thing in set(bpy.data.objects) - before:
        thing.matrix_basis = moved @ thing.matrix_basis


def _fill(scene, vessel, layers):
    kind, settings = vessel
    VESSELS[kind](scene, **settings)
    for layer, taken in layers:
        layer_kind(layer)(scene, **taken)


def layer_kind(name):
    if name == "serve":
        return serve
    for module in MODULES:
        if getattr(getattr(module, name, None), "__module__", None) == module.__name__:
            return getattr(module, name)
    raise KeyError(f"no layer is called {name}")


def lay(recipe):
    """Builds the scene of a dish, ready for rendering."""
    scene = Scene(recipe.get("of", recipe["name"]))
    vessels.table(scene, recipe["table"])
    _fill(scene, recipe["vessel"], recipe["layers"])
    laid = [thing for thing in bpy.data.objects if thing.type == "MESH" and thing.name != "table"]
    if recipe["beside"]:
        # Objects around the dish are placed on the table, not on the dish.
        scene.heap.height[:] = 0.0
        for layer, taken in recipe["beside"]:
            layer_kind(layer)(scene, **taken)
    add_light()
    height = recipe["lift"] if recipe["lift"] is not None else (scene.level * 0.8 if scene.level else 1.8)
    add_camera(recipe["camera"], (0, -0.7, height), recipe["width"] or WIDTHS[recipe["vessel"][0]], (0, -2.0, height + 2.0))
    if recipe["table"] == "none":
        frame(laid)
    elif recipe.get("share"):
        frame(laid, recipe["share"], 1.1)
    return scene
