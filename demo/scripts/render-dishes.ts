import { createHash } from "node:crypto";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { parseArgs } from "node:util";
import sharp from "sharp";
import { type DishRecipe, readDishes, renderDish, type RenderSettings } from "./rendering/blender.ts";
import { drawContactSheet, sheetColorsByTheme } from "./rendering/contact-sheet.ts";
import { postProcessRendering, encodeStorePicture, encodeStoryPicture } from "./rendering/grade.ts";

const picturesFolder = join(import.meta.dirname, "../pictures");
/** Render size of each shape in pixels. `softness` is the radius of the blur that removes noise. */
const RENDER_SETTINGS_BY_SHAPE: Record<string, RenderSettings & { softness: number }> = {
  card: { width: 1200, height: 900, samples: 6, softness: 1.8 },
  square: { width: 900, height: 900, samples: 6, softness: 1.8 },
  story: { width: 576, height: 1024, samples: 8, softness: 1.2 },
};

function getRenderSettings({ name, shape }: DishRecipe): RenderSettings & { softness: number } {
  const found = RENDER_SETTINGS_BY_SHAPE[String(shape ?? "card")];
  if (!found) throw new Error(`${name} has no shape that is known`);
  return found;
}

/** Returns the settings of a preview with a quarter of the width and height. */
function createPreviewSettings(recipe: DishRecipe): RenderSettings {
  const { width, height, samples } = getRenderSettings(recipe);
  return { width: Math.round(width / 4), height: Math.round(height / 4), samples: samples + 2 };
}

type ValueByDish = Record<string, string>;
const readDishValues = async (name: string): Promise<ValueByDish> =>
  JSON.parse(await readFile(join(picturesFolder, name), "utf8"));
const writeDishValues = (name: string, texts: ValueByDish) =>
  writeFile(join(picturesFolder, name), `${JSON.stringify(texts, null, 2)}\n`);

function calculateRecipeHash(recipe: DishRecipe): string {
  return createHash("sha256")
    .update(JSON.stringify([recipe, getRenderSettings(recipe)]))
    .digest("hex")
    .slice(0, 16);
}

/** Returns the picture's mean color, which the store shows until the picture is loaded. */
async function sampleBackgroundColor(picture: Buffer): Promise<string> {
  const { channels } = await sharp(picture).stats();
  return `#${channels.map(({ mean }) => Math.round(mean).toString(16).padStart(2, "0")).join("")}`;
}

/** Writes the rendered picture of a dish in the store's format and records the dish as done. */
async function storeDishPicture(recipe: DishRecipe, picture: Buffer): Promise<void> {
  const { name } = recipe;
  const file = join(picturesFolder, `${name}.webp`);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(
    file,
    await (recipe.shape === "story" ? encodeStoryPicture(picture) : encodeStorePicture(picture)),
  );
  const grounds = await readDishValues("grounds.json");
  // The background color of a cut-out picture, which is rendered without a table, does not change.
  if (recipe.table !== "none")
    await writeDishValues("grounds.json", { ...grounds, [name]: await sampleBackgroundColor(picture) });
  await writeDishValues("rendered.json", {
    ...(await readDishValues("rendered.json")),
    [name]: calculateRecipeHash(recipe),
  });
}

/** Writes a page with every selected dish, in light and in dark, into a temporary folder. */
async function writeDishReviewPage(chosen: DishRecipe[], done: ValueByDish): Promise<void> {
  const listed = chosen.map(({ name }) => ({ name, rendered: done[name] !== undefined }));
  await mkdir(join(tmpdir(), "dishes"), { recursive: true });
  for (const [theme, look] of Object.entries(sheetColorsByTheme)) {
    const file = join(tmpdir(), "dishes", `sheet-${theme}.jpg`);
    await writeFile(file, await drawContactSheet(picturesFolder, listed, look));
    process.stdout.write(`${file}\n`);
  }
}

/**
 * `npm run demo:pictures -- [NAME…]` renders the dishes whose name contains one of the parts, if their recipe has
 * changed since. `--preview` renders small pictures into a temporary folder, `--again` also renders unchanged dishes,
 * `--sheet` renders nothing and writes the existing pictures on one page.
 */
async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      preview: { type: "boolean", default: false },
      again: { type: "boolean", default: false },
      sheet: { type: "boolean", default: false },
    },
  });
  const done = await readDishValues("rendered.json");
  const chosen = (await readDishes()).filter(
    ({ name }) => positionals.length === 0 || positionals.some((part) => name.includes(part)),
  );
  if (values.sheet) return writeDishReviewPage(chosen, done);
  const due = chosen.filter(
    (recipe) => values.preview || values.again || done[recipe.name] !== calculateRecipeHash(recipe),
  );
  process.stdout.write(`${due.length} of ${chosen.length} to render\n`);
  for (const recipe of due) {
    const png = join(tmpdir(), "dishes", `${recipe.name}.png`);
    await mkdir(dirname(png), { recursive: true });
    const took = await renderDish(
      recipe.name,
      values.preview ? createPreviewSettings(recipe) : getRenderSettings(recipe),
      png,
    );
    process.stdout.write(`${took}${values.preview ? ` ${png}` : ""}\n`);
    const picture = await postProcessRendering(png, getRenderSettings(recipe).softness);
    if (values.preview) {
      await writeFile(png, picture);
      continue;
    }
    await storeDishPicture(recipe, picture);
    await rm(png);
  }
}

await main();
