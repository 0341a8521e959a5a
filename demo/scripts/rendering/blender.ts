import { spawn } from "node:child_process";
import { join } from "node:path";

/** Recipe of a dish from the table in `dishes/`: its parts, their arrangement and the camera. */
export type DishRecipe = { name: string } & Record<string, unknown>;

const renderScript = join(import.meta.dirname, "../dishes/render.py");

/** Runs `render.py` inside Blender and returns its output. Throws with the end of the output on failure. */
async function runBlender(words: string[]): Promise<string> {
  // Blender exits with 0 even if its script fails, unless `--python-exit-code` is given.
  const blender = spawn("blender", ["-b", "--python-exit-code", "1", "-P", renderScript, "--", ...words]);
  let printed = "";
  for (const stream of [blender.stdout, blender.stderr]) {
    stream.setEncoding("utf8").on("data", (text: string) => (printed += text));
  }
  const code = await new Promise<number | null>((resolve, reject) => {
    blender.on("error", reject).on("close", resolve);
  });
  if (code !== 0) throw new Error(`blender ${words.join(" ")} ended with ${code}:\n${printed.slice(-2000)}`);
  return printed;
}

function isRecipe(value: unknown): value is DishRecipe {
  return typeof value === "object" && value !== null && "name" in value && typeof value.name === "string";
}

/** Returns every dish of the table. */
export async function readDishes(): Promise<DishRecipe[]> {
  const lines = (await runBlender(["list"])).split("\n").filter((line) => line.startsWith("DISH "));
  return lines.map((line): unknown => JSON.parse(line.slice(5))).filter(isRecipe);
}

/** Size of a rendered picture in pixels, and number of light samples per pixel. */
export interface RenderSettings {
  width: number;
  height: number;
  samples: number;
}

/** Renders one dish to a PNG. Returns the line of the output with the render time. */
export async function renderDish(
  name: string,
  { width, height, samples }: RenderSettings,
  png: string,
): Promise<string> {
  const words = [name, width, height, samples, 2, png].map(String);
  return (await runBlender(words)).split("\n").find((line) => line.startsWith("RENDERED ")) ?? "";
}
