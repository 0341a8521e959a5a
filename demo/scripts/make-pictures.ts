import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { pictures as marketPictures } from "../src/market/pictures.ts";
import { pictures as oshPictures } from "../src/osh/pictures.ts";
import type { PictureRecipe } from "../src/pictures.ts";
import { pictures as pizzaPictures } from "../src/pizza/pictures.ts";
import { drawLogos } from "./pictures/brand-art.ts";
import { composePicture, mixGroundColor } from "./pictures/compose.ts";
import { logoMarkByBrand } from "./pictures/marks.ts";
import { sceneByBrand } from "./pictures/scenes.ts";
import { drawBanner, drawSharePicture } from "./pictures/wide-art.ts";

const picturesFolder = join(import.meta.dirname, "../pictures");
const recipesByBrand: Record<string, PictureRecipe[]> = {
  osh: oshPictures,
  pizza: pizzaPictures,
  market: marketPictures,
};

async function writePictureFile(file: string, bytes: Buffer): Promise<void> {
  await mkdir(dirname(join(picturesFolder, file)), { recursive: true });
  await writeFile(join(picturesFolder, file), bytes);
}

/** Draws the logos, icons, banners and share picture of a brand. Returns the background color of each. */
async function drawBrandArt(brand: string): Promise<Record<string, string>> {
  const [mark, scene] = [logoMarkByBrand[brand], sceneByBrand[brand]];
  if (!mark || !scene) throw new Error(`${brand} has no mark or no scene`);
  const listPictureFiles = (names: string[]) => names.map((name) => join(picturesFolder, `${name}.webp`));
  for (const { file, bytes } of await drawLogos(mark)) await writePictureFile(`${brand}/${file}`, bytes);
  for (const { name, colors, pictures } of scene.banners) {
    await writePictureFile(
      `${brand}/${name}.webp`,
      await drawBanner({ colors, pictures: listPictureFiles(pictures) }),
    );
  }
  const { colors, pictures } = scene.share;
  await writePictureFile(
    `${brand}/share.jpg`,
    await drawSharePicture(mark, { colors, pictures: listPictureFiles(pictures) }),
  );
  const grounds = scene.banners.map(({ name, colors: [from] }) => [`${brand}/${name}`, from]);
  return { [`${brand}/logo`]: mark.ground[0], ...Object.fromEntries(grounds) };
}

/** `node demo/scripts/make-pictures.ts [part of a name]` draws all pictures, or those whose name contains the part. */
async function main(part: string): Promise<void> {
  // Pictures from other sources keep their background color.
  const grounds: Record<string, string> = JSON.parse(
    await readFile(join(picturesFolder, "grounds.json"), "utf8"),
  );
  const rendered: Record<string, string> = JSON.parse(
    await readFile(join(picturesFolder, "rendered.json"), "utf8"),
  );
  let count = 0;
  for (const [brand, pictures] of Object.entries(recipesByBrand)) {
    // The logo is a drawn mark, not a dish.
    const recipes = pictures.filter(({ name }) => !name.endsWith("/logo"));
    for (const recipe of recipes) {
      // A picture rendered by Blender replaces the composed one.
      if (rendered[recipe.name]) continue;
      grounds[recipe.name] = mixGroundColor(recipe);
      if (!recipe.name.includes(part)) continue;
      await writePictureFile(`${recipe.name}.webp`, await composePicture(recipe));
      count += 1;
    }
    // Drawn last, because banners contain the pictures drawn above.
    Object.assign(grounds, await drawBrandArt(brand));
  }
  await writeFile(join(picturesFolder, "grounds.json"), `${JSON.stringify(grounds, null, 2)}\n`);
  process.stdout.write(`${count} pictures drawn\n`);
}

await main(process.argv[2] ?? "");
