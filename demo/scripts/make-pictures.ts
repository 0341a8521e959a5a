import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { pictures as marketPictures } from "../src/market/pictures.ts";
import { pictures as oshPictures } from "../src/osh/pictures.ts";
import type { PictureRecipe } from "../src/pictures.ts";
import { pictures as pizzaPictures } from "../src/pizza/pictures.ts";
import { drawBanner, drawLogos, drawShare, type Standing } from "./pictures/brand-art.ts";
import { composePicture, groundOf } from "./pictures/compose.ts";
import { marks } from "./pictures/marks.ts";
import { scenes } from "./pictures/scenes.ts";

const target = join(import.meta.dirname, "../pictures");
const brands: Record<string, PictureRecipe[]> = {
  osh: oshPictures,
  pizza: pizzaPictures,
  market: marketPictures,
};

async function write(file: string, bytes: Buffer): Promise<void> {
  await mkdir(dirname(join(target, file)), { recursive: true });
  await writeFile(join(target, file), bytes);
}

/** Logos, icons, banners and the share picture of a brand; answers with the colour of each ground. */
async function drawBrand(brand: string, recipes: PictureRecipe[]): Promise<Record<string, string>> {
  const [mark, scene] = [marks[brand], scenes[brand]];
  if (!mark || !scene) throw new Error(`${brand} has no mark or no scene`);
  const standing = ([left, right]: [string, string], height: number): Standing[] =>
    [left, right].map((name, index) => {
      const recipe = recipes.find((one) => one.name === name);
      if (!recipe) throw new Error(`${name} has no recipe`);
      return index === 0
        ? { recipe, share: 0.66, size: Math.round(height * 1.04) }
        : { recipe, share: 0.87, size: Math.round(height * 0.66) };
    });
  for (const { file, bytes } of await drawLogos(mark)) await write(`${brand}/${file}`, bytes);
  for (const { name, dishes, ...look } of scene.banners) {
    await write(`${brand}/${name}.webp`, await drawBanner({ ...look, dishes: standing(dishes, 700) }));
  }
  const { colors, confetti } = scene;
  await write(
    `${brand}/share.jpg`,
    await drawShare(mark, { colors, confetti, dishes: standing(scene.share, 630) }),
  );
  const grounds = scene.banners.map(({ name, colors: [from] }) => [`${brand}/${name}`, from]);
  return { [`${brand}/logo`]: mark.ground[0], ...Object.fromEntries(grounds) };
}

/** `node demo/scripts/make-pictures.ts [part of a name]` draws every picture, or those whose name has the part. */
async function main(part: string): Promise<void> {
  // What was brought from elsewhere keeps its ground.
  const grounds: Record<string, string> = JSON.parse(await readFile(join(target, "grounds.json"), "utf8"));
  const rendered: Record<string, string> = JSON.parse(await readFile(join(target, "rendered.json"), "utf8"));
  let count = 0;
  for (const [brand, pictures] of Object.entries(brands)) {
    // The logo is a drawn mark, not a dish.
    const recipes = pictures.filter(({ name }) => !name.endsWith("/logo"));
    Object.assign(grounds, await drawBrand(brand, recipes));
    for (const recipe of recipes) {
      // Blender's picture of a dish goes before a composed one.
      if (rendered[recipe.name]) continue;
      grounds[recipe.name] = groundOf(recipe);
      if (!recipe.name.includes(part)) continue;
      await write(`${recipe.name}.webp`, await composePicture(recipe));
      count += 1;
    }
  }
  await writeFile(join(target, "grounds.json"), `${JSON.stringify(grounds, null, 2)}\n`);
  process.stdout.write(`${count} pictures drawn\n`);
}

await main(process.argv[2] ?? "");
