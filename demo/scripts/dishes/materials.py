"""Materials as node trees. Most food uses `food`: colours by noise and random values, bumps, oil and char."""

import bpy


def linear(colour):
    """Converts '#rrggbb' to a linear colour with alpha 1."""
    values = [int(colour[index : index + 2], 16) / 255 for index in (1, 3, 5)]
    return [((value + 0.055) / 1.055) ** 2.4 if value > 0.04045 else value / 12.92 for value in values] + [1]


class Nodes:
    """Node tree of a material, built by expressions."""

    def __init__(self, name):
        self.material = bpy.data.materials.new(name)
        self.material.use_nodes = True
        self.tree = self.material.node_tree
        self.tree.nodes.clear()
        self.output = self.tree.nodes.new("ShaderNodeOutputMaterial")

    def node(self, kind, settings=None, **inputs):
        node = self.tree.nodes.new("ShaderNode" + kind)
        for key, value in (settings or {}).items():
            setattr(node, key, value)
        for key, value in inputs.items():
            socket = node.inputs[int(key[1:]) if key[1:].isdigit() else key.replace("_", " ")]
            self.connect(socket, value)
        return node

    def connect(self, socket, value):
        if isinstance(value, bpy.types.NodeSocket):
            self.tree.links.new(value, socket)
        elif isinstance(value, str):
            socket.default_value = linear(value)
        else:
            socket.default_value = value

    def attribute(self, name, output):
        return self.node("Attribute", {"attribute_name": name}).outputs[output]

    def object_place(self):
        return self.node("TexCoord").outputs["Object"]

    def calculate(self, operation, a, b=0.5, clamp=False):
        return self.node("Math", {"operation": operation, "use_clamp": clamp}, _0=a, _1=b).outputs[0]

    def between(self, value, low, high, to_low=0.0, to_high=1.0):
        """Maps `value` from low..high to to_low..to_high, clamped at the ends."""
        return self.node("MapRange", Value=value, _1=low, _2=high, _3=to_low, _4=to_high).outputs[0]

    def noise(self, vector, scale, detail=4, roughness=0.55, distortion=0.0):
        node = self.node(
            "TexNoise", Vector=vector, Scale=scale, Detail=detail, Roughness=roughness, Distortion=distortion
        )
        return node.outputs[0]

    def scaled(self, vector, scale):
        return self.node("Mapping", Vector=vector, Scale=scale).outputs[0]

    def ramp(self, factor, stops):
        node = self.node("ValToRGB", Fac=factor)
        elements = node.color_ramp.elements
        for index, (position, colour) in enumerate(stops):
            element = elements[index] if index < 2 else elements.new(position)
            element.position, element.color = position, linear(colour)
        return node.outputs[0]

    def mix(self, factor, a, b, mode="MIX"):
        node = self.node("MixRGB", {"blend_type": mode})
        for socket, value in zip(node.inputs, (factor, a, b)):
            self.connect(socket, value)
        return node.outputs[0]

    def bump(self, height, strength=0.3, distance=0.05):
        return self.node("Bump", Height=height, Strength=strength, Distance=distance).outputs[0]

    def done(self, shader):
        self.tree.links.new(shader, self.output.inputs[0])
        return self.material


def food(
    name,
    colours,
    scale=1.5,
    by_chance=0.5,
    rough=0.35,
    rough_range=0.2,
    bump=0.25,
    bump_scale=9,
    bump_depth=0.04,
    oil=0.0,
    oil_rough=0.1,
    specular=0.5,
    stretch=None,
    glow=0.0,
    char=0.0,
    paint=None,
):
    """
    Material of food. `colours`, from dark to light, are chosen by noise of `scale` and, with the weight `by_chance`, by the
    random value of each object. `oil` is a clear coat, `glow` the share of transmitted light (rice, onion, leaves), `char`
    the black of edges and patches. `paint(nodes, colour, local, chance)` changes the colour.
    """
    nodes = Nodes(name)
    local, chance = nodes.attribute("local", "Vector"), nodes.attribute("chance", "Fac")
    vector = nodes.scaled(local, stretch) if stretch else local
    shade = nodes.between(nodes.noise(vector, scale, 5, 0.6, 0.3), 0.3, 0.7)
    shade = nodes.calculate(
        "ADD", nodes.calculate("MULTIPLY", shade, 1 - by_chance), nodes.calculate("MULTIPLY", chance, by_chance)
    )
    steps = max(1, len(colours) - 1)
    colour = nodes.ramp(shade, [(index / steps * 0.9 + 0.05, one) for index, one in enumerate(colours)])
    height = nodes.noise(vector, bump_scale, 5, 0.6)
    if char:
        colour = _charred(nodes, colour, local, height, char)
    if paint:
        colour = paint(nodes, colour, local, chance)
    roughness = nodes.between(nodes.noise(local, 4, 2), 0.0, 1.0, rough - rough_range / 2, rough + rough_range / 2)
    normal = nodes.bump(height, bump, bump_depth)
    shader = nodes.node(
        "BsdfPrincipled",
        Base_Color=colour,
        Roughness=roughness,
        Specular=specular,
        Clearcoat=oil,
        Clearcoat_Roughness=oil_rough,
        Normal=normal,
        Clearcoat_Normal=normal,
    ).outputs[0]
    if glow:
        through = nodes.node("BsdfTranslucent", Color=colour, Normal=normal).outputs[0]
        shader = nodes.node("MixShader", _0=glow, _1=shader, _2=through).outputs[0]
    return nodes.done(shader)


def _charred(nodes, colour, local, height, amount):
    edges = nodes.between(nodes.node("NewGeometry").outputs["Pointiness"], 0.50, 0.54, 0, 0.8)
    patches = nodes.between(nodes.noise(local, 0.9, 3), 0.5, 0.64)
    black = nodes.calculate("ADD", edges, patches)
    black = nodes.calculate("MULTIPLY", black, nodes.between(height, 0.35, 0.6, 0.5, 1))
    return nodes.mix(nodes.calculate("MULTIPLY", black, amount, True), colour, "#140a06")


def glaze(name, image=None, size=30.0, colour="#f4f1ea", rough=0.09):
    """Glazed ceramic, optionally painted with an image of `size` centimetres."""
    nodes = Nodes(name)
    # Coordinates relative to the vessel, independent of its position.
    spot = nodes.attribute("local", "Vector")
    if image:
        vector = nodes.node("Mapping", Vector=spot, Location=(0.5, 0.5, 0), Scale=(1 / size, 1 / size, 1)).outputs[0]
        base = nodes.node("TexImage", {"image": image, "extension": "CLIP"}, Vector=vector).outputs[0]
    else:
        base = nodes.node("RGB").outputs[0]
        base.default_value = linear(colour)
    stain = nodes.ramp(nodes.noise(spot, 3, 3), [(0.4, "#ffffff"), (0.7, "#b9a98f")])
    base = nodes.mix(0.06, base, stain, "MULTIPLY")
    normal = nodes.bump(nodes.noise(spot, 0.5, 2), 0.08, 0.1)
    shader = nodes.node("BsdfPrincipled", Base_Color=base, Roughness=rough, Specular=0.5, Normal=normal)
    return nodes.done(shader.outputs[0])


def wood(name, light="#8a5a36", dark="#4f2f1a", plank=13.0, turn=0.25):
    """Wooden planks of `plank` centimetres."""
    nodes = Nodes(name)
    spot = nodes.object_place()
    turned = nodes.node("Mapping", Vector=spot, Rotation=(0, 0, turn)).outputs[0]
    grain = nodes.noise(nodes.scaled(turned, (0.03, 0.5, 1)), 1.6, 8, 0.62, 1.4)
    fine = nodes.noise(nodes.scaled(turned, (0.15, 6, 1)), 1.5, 5)
    across = nodes.node("SeparateXYZ", Vector=turned).outputs[1]
    inside = nodes.calculate("FRACT", nodes.calculate("DIVIDE", across, plank))
    seam = nodes.between(
        nodes.calculate("ABSOLUTE", nodes.calculate("SUBTRACT", inside, 0.5)), 0.488, 0.498
    )
    blend = nodes.calculate("ADD", nodes.calculate("MULTIPLY", grain, 0.75), nodes.calculate("MULTIPLY", fine, 0.25))
    colour = nodes.mix(seam, nodes.ramp(blend, [(0.3, dark), (0.7, light)]), "#1e120a")
    height = nodes.calculate("SUBTRACT", nodes.calculate("ADD", grain, fine), nodes.calculate("MULTIPLY", seam, 3.0))
    normal = nodes.bump(height, 0.15, 0.08)
    shader = nodes.node("BsdfPrincipled", Base_Color=colour, Roughness=0.5, Specular=0.3, Normal=normal)
    return nodes.done(shader.outputs[0])


def cloth(name, light="#c9b596", dark="#b59f7e"):
    """A matt ground: stone, linen, paper."""
    nodes = Nodes(name)
    spot = nodes.object_place()
    fine = nodes.noise(spot, 3, 6, 0.65)
    blend = nodes.calculate(
        "ADD", nodes.calculate("MULTIPLY", nodes.noise(spot, 0.09, 5, 0.6), 0.7), nodes.calculate("MULTIPLY", fine, 0.3)
    )
    colour = nodes.ramp(blend, [(0.3, dark), (0.7, light)])
    normal = nodes.bump(fine, 0.15, 0.08)
    shader = nodes.node("BsdfPrincipled", Base_Color=colour, Roughness=0.62, Specular=0.3, Normal=normal)
    return nodes.done(shader.outputs[0])


def _mirrored(nodes, straight, normal=None):
    """The share of light that a surface reflects, on both of its sides. `straight` is the share for perpendicular light."""
    inputs = {"Normal": normal} if normal is not None else {}
    aslant = nodes.calculate("POWER", nodes.node("LayerWeight", Blend=0.5, **inputs).outputs["Facing"], 5.0)
    return nodes.calculate("ADD", nodes.calculate("MULTIPLY", aslant, 1 - straight), straight)


def liquid(name, tint="#c8862a", body=0.5, rough=0.02, waves=0.05):
    """Broth, oil or tea: tinted, partly transparent (`body` 1 is opaque), with a sharp gloss and no caustics."""
    nodes = Nodes(name)
    normal = nodes.bump(nodes.noise(nodes.object_place(), 0.7, 2), waves, 0.2)
    inner = nodes.node("BsdfPrincipled", Base_Color=tint, Roughness=0.5, Specular=0.0, Normal=normal).outputs[0]
    clear = nodes.node("BsdfTransparent", Color=tint).outputs[0]
    mixed = nodes.node("MixShader", _0=body, _1=clear, _2=inner).outputs[0]
    gloss = nodes.node("BsdfGlossy", Roughness=rough, Normal=normal).outputs[0]
    # Water's refractive index of 1.33 is not used, because its reflections of the sky make broth grey.
    facing = _mirrored(nodes, 0.008, normal)
    return nodes.done(nodes.node("MixShader", _0=facing, _1=mixed, _2=gloss).outputs[0])


def metal(name, colour="#b9b4ac", rough=0.28):
    nodes = Nodes(name)
    roughness = nodes.between(nodes.noise(nodes.object_place(), 4, 4), 0.3, 0.7, rough - 0.1, rough + 0.15)
    shader = nodes.node("BsdfPrincipled", Base_Color=colour, Metallic=1.0, Roughness=roughness)
    return nodes.done(shader.outputs[0])


def glowing(name, colour, strength):
    """A luminous surface that is not sampled as a light source."""
    nodes = Nodes(name)
    nodes.material.cycles.sample_as_light = False
    return nodes.done(nodes.node("Emission", Color=colour, Strength=strength).outputs[0])


def clear(name, tint="#fafbfa", rough=0.02):
    """Glass and ice without refraction."""
    nodes = Nodes(name)
    through = nodes.node("BsdfTransparent", Color=tint).outputs[0]
    gloss = nodes.node("BsdfGlossy", Roughness=rough).outputs[0]
    facing = _mirrored(nodes, 0.034)
    return nodes.done(nodes.node("MixShader", _0=facing, _1=through, _2=gloss).outputs[0])
