"""The light of a window, six cameras, and the rendering."""

import math
import os
import resource
import tempfile
import time

import bpy
import numpy as np
from mathutils import Vector

from denoise import denoise

# Elevation in degrees, focal length in millimetres, and aperture of each camera.
CAMERAS = {
    "dish": {"elevation": 40, "lens": 100, "aperture": 7.0},
    "bowl": {"elevation": 47, "lens": 100, "aperture": 8.0},
    "low": {"elevation": 26, "lens": 100, "aperture": 8.0},
    "above": {"elevation": 64, "lens": 100, "aperture": 11.0},
    "top": {"elevation": 82, "lens": 105, "aperture": 11.0},
    "story": {"elevation": 54, "lens": 100, "aperture": 11.0},
}
WINDOW = 130


def add_camera(kind, target, width, focus=None):
    """Adds a camera that is directed at `target`. About `width` centimetres of the table fill the picture."""
    settings = CAMERAS[kind]
    elevation, turn = math.radians(settings["elevation"]), math.radians(-90)
    target = Vector(target)
    away = Vector((math.cos(elevation) * math.cos(turn), math.cos(elevation) * math.sin(turn), math.sin(elevation)))
    data = bpy.data.cameras.new("camera")
    camera = bpy.data.objects.new("camera", data)
    bpy.context.collection.objects.link(camera)
    data.lens, data.sensor_width, data.clip_end = settings["lens"], 36, 2000
    # `width` is horizontal in upright pictures too.
    data.sensor_fit = "HORIZONTAL"
    spot = target + away * (width * data.lens / data.sensor_width)
    camera.location = spot
    camera.rotation_euler = (target - spot).to_track_quat("-Z", "Y").to_euler()
    data.dof.use_dof = True
    sharp = Vector(focus) if focus else target
    data.dof.focus_distance = (sharp - spot).dot((target - spot).normalized())
    # Blender's depth of field assumes metres.
    data.dof.aperture_fstop, data.dof.aperture_blades = settings["aperture"] / 100, 8
    bpy.context.scene.camera = camera


def frame(things, share=0.84, tall=1.0):
    """
    Adjusts the camera so that `things` are centred and fill `share` of the picture's width, or a height of `tall` times
    that size.
    """
    camera = bpy.context.scene.camera
    away = np.array(camera.matrix_basis.inverted())
    seen = []
    for thing in things:
        points = np.empty(len(thing.data.vertices) * 3, np.float32)
        thing.data.vertices.foreach_get("co", points)
        points = points.reshape(-1, 3) @ np.array(thing.matrix_basis)[:3, :3].T + np.array(thing.matrix_basis)[:3, 3]
        points = points @ away[:3, :3].T + away[:3, 3]
        seen.append(points[:, :2] / -points[:, 2:] * camera.data.lens / camera.data.sensor_width)
    low, high = np.concatenate(seen).min(0), np.concatenate(seen).max(0)
    wider = share / float(max((high - low)[0], (high - low)[1] / tall))
    camera.data.lens *= wider
    camera.data.shift_x, camera.data.shift_y = (float(value) for value in (low + high) / 2 * wider)


def add_light(strength=1.0):
    """Adds a window light at the back left, and a sky that is brighter on that side."""
    light = bpy.data.lights.new("window", "AREA")
    light.shape, light.size, light.size_y = "RECTANGLE", 55, 45
    light.energy, light.color = 1.55 * strength * 9.87 * 90 * 90, (1, 0.95, 0.87)
    window = bpy.data.objects.new("window", light)
    bpy.context.collection.objects.link(window)
    turn, height = math.radians(WINDOW), math.radians(48)
    middle = Vector((0, 0, 2))
    window.location = middle + 90 * Vector(
        (math.cos(height) * math.cos(turn), math.cos(height) * math.sin(turn), math.sin(height))
    )
    window.rotation_euler = (middle - window.location).to_track_quat("-Z", "Y").to_euler()
    _add_sky(strength)


def _add_sky(strength):
    world = bpy.data.worlds.new("sky")
    bpy.context.scene.world = world
    world.use_nodes = True
    tree = world.node_tree
    turn = math.radians(WINDOW - 35)
    place = tree.nodes.new("ShaderNodeTexCoord")
    side = tree.nodes.new("ShaderNodeVectorMath")
    side.operation = "DOT_PRODUCT"
    side.inputs[1].default_value = (math.cos(turn) * 0.75, math.sin(turn) * 0.75, 0.66)
    tree.links.new(place.outputs["Generated"], side.inputs[0])
    ramp = tree.nodes.new("ShaderNodeValToRGB")
    tree.links.new(side.outputs["Value"], ramp.inputs[0])
    low, high = ramp.color_ramp.elements
    low.position, low.color = 0, (0.50, 0.485, 0.47, 1)
    high.position, high.color = 1, (1.5, 1.4, 1.25, 1)
    ramp.color_ramp.elements.new(0.55).color = (0.6, 0.58, 0.55, 1)
    background = tree.nodes["Background"]
    tree.links.new(ramp.outputs[0], background.inputs[0])
    background.inputs[1].default_value = 0.62 * strength
    world.cycles.sampling_method, world.cycles.sample_map_resolution = "MANUAL", 256
    world.light_settings.distance, world.light_settings.ao_factor = 6, 0.7


def _settle(width, height, samples, threads):
    scene = bpy.context.scene
    render, cycles = scene.render, scene.cycles
    render.engine, cycles.device = "CYCLES", "CPU"
    cycles.samples, cycles.use_adaptive_sampling = samples, True
    cycles.adaptive_threshold, cycles.adaptive_min_samples = 0.02, 16
    cycles.use_denoising, cycles.seed = False, 3
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces = 5, 2, 2
    # Light passes through many surfaces in a glass with ice.
    cycles.transmission_bounces, cycles.transparent_max_bounces = 6, 40
    cycles.use_fast_gi, cycles.fast_gi_method, cycles.ao_bounces_render = True, "REPLACE", 2
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.sample_clamp_indirect, cycles.sample_clamp_direct = 3, 12
    cycles.blur_glossy, cycles.filter_width = 0.5, 1.3
    render.threads_mode, render.threads = "FIXED", threads
    render.resolution_x, render.resolution_y, render.resolution_percentage = width, height, 100


def render(path, width, height, samples, exposure=0.45, contrast="Medium High Contrast", threads=2):
    """Renders the scene to a PNG without noise, and prints the render time."""
    _settle(width, height, samples, threads)
    scene = bpy.context.scene
    layer = scene.view_layers[0]
    layer.cycles.denoising_store_passes = True
    folder = tempfile.mkdtemp()
    _write_passes(scene, folder)
    begin = time.time()
    bpy.ops.render.render(write_still=False)
    rendered = time.time()
    image, colours, directions = (_load_pass(folder, name, width, height) for name in ("image", "colour", "normal"))
    result = denoise(image, colours[..., :3], directions[..., :3])
    _save(scene, result, path, width, height, exposure, contrast)
    used = resource.getrusage(resource.RUSAGE_SELF)
    print(
        f"RENDERED {os.path.basename(path)} {width}x{height} samples={samples} render={rendered - begin:.0f}s "
        f"denoise={time.time() - rendered:.0f}s cpu={used.ru_utime + used.ru_stime:.0f}s "
        f"memory={used.ru_maxrss / 1024:.0f}MB",
        flush=True,
    )


def _write_passes(scene, folder):
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers = tree.nodes.new("CompositorNodeRLayers")
    tree.links.new(layers.outputs["Image"], tree.nodes.new("CompositorNodeComposite").inputs[0])
    files = tree.nodes.new("CompositorNodeOutputFile")
    files.base_path = folder
    files.format.file_format, files.format.color_mode, files.format.color_depth = "OPEN_EXR", "RGBA", "32"
    files.file_slots.clear()
    for name, source in (("image", "Image"), ("colour", "Denoising Albedo"), ("normal", "Denoising Normal")):
        files.file_slots.new(name)
        tree.links.new(layers.outputs[source], files.inputs[name])


def _load_pass(folder, name, width, height):
    file = next(one for one in os.listdir(folder) if one.startswith(name))
    image = bpy.data.images.load(os.path.join(folder, file))
    image.colorspace_settings.name = "Linear" if name == "image" else "Non-Color"
    points = np.empty(width * height * 4, np.float32)
    image.pixels.foreach_get(points)
    return points.reshape(height, width, 4)


def _save(scene, points, path, width, height, exposure, contrast):
    scene.use_nodes = False
    view = scene.view_settings
    view.view_transform, view.look, view.exposure = "Filmic", contrast, exposure
    scene.display_settings.display_device = "sRGB"
    scene.render.image_settings.file_format = "PNG"
    scene.render.image_settings.color_mode = "RGBA" if scene.render.film_transparent else "RGB"
    image = bpy.data.images.new("result", width, height, alpha=True, float_buffer=True)
    image.pixels.foreach_set(np.ascontiguousarray(points, np.float32).ravel())
    image.save_render(path, scene=scene)
