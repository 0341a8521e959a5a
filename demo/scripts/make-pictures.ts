import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { PictureRecipe } from "../src/pictures.ts";
import { composePicture, groundOf } from "./pictures/compose.ts";

const target = join(import.meta.dirname, "../pictures");
const brands = ["osh", "pizza", "market"];

/** `node demo/scripts/make-pictures.ts [part of a name]` draws every picture, or those whose name has the part. */
async function main(part: string): Promise<void> {
  const recipes: PictureRecipe[] = [];
  for (const brand of brands) {
    const module: { pictures: PictureRecipe[] } = await import(`../src/${brand}/pictures.ts`);
    recipes.push(...module.pictures);
  }
  let bytes = 0;
  for (const recipe of recipes.filter(({ name }) => name.includes(part))) {
    const picture = await composePicture(recipe);
    const file = join(target, `${recipe.name}.webp`);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, picture);
    bytes += picture.length;
  }
  const grounds = Object.fromEntries(recipes.map((recipe) => [recipe.name, groundOf(recipe).mean]));
  await writeFile(join(target, "grounds.json"), `${JSON.stringify(grounds, null, 2)}\n`);
  process.stdout.write(`${recipes.length} recipes, ${Math.round(bytes / 1024)} KB drawn\n`);
}

await main(process.argv[2] ?? "");
