import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { drawLogos } from "./pictures/brand-art.ts";
import { logoMarkByBrand } from "./pictures/marks.ts";
import { sceneByBrand } from "./pictures/scenes.ts";
import { drawBanner, drawSharePicture } from "./pictures/wide-art.ts";

const picturesFolder = join(import.meta.dirname, "../pictures");

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

/** `node demo/scripts/make-pictures.ts [brand]` draws the logos, banners and share pictures of all brands or one. */
async function main(brands: string[]): Promise<void> {
  // The file keeps the background colors of rendered pictures, which this script does not draw.
  const grounds: Record<string, string> = JSON.parse(
    await readFile(join(picturesFolder, "grounds.json"), "utf8"),
  );
  for (const brand of brands) Object.assign(grounds, await drawBrandArt(brand));
  await writeFile(join(picturesFolder, "grounds.json"), `${JSON.stringify(grounds, null, 2)}\n`);
}

const [brand] = process.argv.slice(2);
await main(brand ? [brand] : Object.keys(sceneByBrand));
