"""Creates Blender objects from arrays. Thousands of grains are one mesh, in which each point has the data of its grain."""

import bpy
import numpy as np
from mathutils import Euler, Matrix, Vector


def place(x, y, z, turn=(0, 0, 0), size=1.0, normal=None):
    """Returns the matrix of an object: its position, rotation, size, and tilt to the `normal` of the ground."""
    matrix = Euler(turn).to_matrix()
    if normal is not None:
        matrix = Vector((0, 0, 1)).rotation_difference(normal).to_matrix() @ matrix
    scale = (size,) * 3 if np.isscalar(size) else size
    return Matrix.Translation((x, y, z)) @ matrix.to_4x4() @ Matrix.Diagonal((*scale, 1))


def add_mesh(name, vertices, loops, counts, material, chance=None, local=None):
    """Adds a mesh. Materials use `chance` (0 to 1 per point) and `local` (position of a point within its own object)."""
    mesh = bpy.data.meshes.new(name)
    mesh.vertices.add(len(vertices))
    mesh.vertices.foreach_set("co", np.ascontiguousarray(vertices, np.float32).ravel())
    mesh.loops.add(len(loops))
    mesh.loops.foreach_set("vertex_index", loops.astype(np.int32))
    mesh.polygons.add(len(counts))
    starts = np.concatenate([[0], np.cumsum(counts)[:-1]]).astype(np.int32)
    mesh.polygons.foreach_set("loop_start", starts)
    mesh.polygons.foreach_set("loop_total", counts.astype(np.int32))
    mesh.polygons.foreach_set("use_smooth", np.ones(len(counts), bool))
    mesh.update(calc_edges=True)
    mesh.validate()
    chance = np.zeros(len(vertices)) if chance is None else chance
    mesh.attributes.new("chance", "FLOAT", "POINT").data.foreach_set("value", chance.astype(np.float32))
    local = np.ascontiguousarray(vertices if local is None else local, np.float32)
    mesh.attributes.new("local", "FLOAT_VECTOR", "POINT").data.foreach_set("vector", local.ravel())
    mesh.materials.append(material)
    thing = bpy.data.objects.new(name, mesh)
    bpy.context.collection.objects.link(thing)
    return thing


class Batch:
    """Many copies of a few variants, built as one mesh."""

    def __init__(self, name, variants, rng):
        self.name, self.variants, self.rng, self.copies = name, variants, rng, []

    def add(self, matrix, variant=None, chance=None):
        index = len(self.copies) % len(self.variants) if variant is None else variant
        self.copies.append((index, np.array(matrix), self.rng.random() if chance is None else chance))

    def build(self, material):
        if not self.copies:
            return None
        vertices, chances, locals_, loops, counts, start = [], [], [], [], [], 0
        for index, matrix, chance in self.copies:
            shape = self.variants[index]
            vertices.append(shape.vertices @ matrix[:3, :3].T + matrix[:3, 3])
            chances.append(np.full(len(shape.vertices), chance))
            locals_.append(shape.vertices + chance * 37.0)
            loops.append(shape.loops + start)
            counts.append(shape.counts)
            start += len(shape.vertices)
        return add_mesh(
            self.name,
            np.concatenate(vertices),
            np.concatenate(loops),
            np.concatenate(counts),
            material,
            np.concatenate(chances),
            np.concatenate(locals_),
        )


def add_one(name, shape, material, matrix=None, chance=0.0):
    """Adds a single object."""
    matrix = np.eye(4) if matrix is None else np.array(matrix)
    vertices = shape.vertices @ matrix[:3, :3].T + matrix[:3, 3]
    return add_mesh(
        name, vertices, shape.loops, shape.counts, material, np.full(len(vertices), chance), shape.vertices
    )
