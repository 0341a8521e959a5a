// Runs `npm run gallery [words]` under Node 26.
import { readdirSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { findBrowser } from "./find-browser.mjs";
import { pathFromRoot } from "./paths.mjs";
import { runPlaywright } from "./runners.mjs";

const commandArguments = process.argv.slice(2);
const galleryFolder = pathFromRoot("test-results/gallery");
const browserPath = await findBrowser();
if (!browserPath)
  throw new Error("No Chromium was found and none could be fetched: set CHROMIUM_PATH to one.");
rmSync(galleryFolder, { recursive: true, force: true });
const galleryPattern = `${commandArguments.map((word) => `(?=.*${word})`).join("")}.*@gallery`;
const galleryRun = await runPlaywright(["gallery", "--project=phone", "--retries=0"], {
  env: { CHROMIUM_PATH: browserPath, GALLERY: galleryPattern },
  onOutput: (chunk) => process.stdout.write(chunk),
});
if (commandArguments.includes("readme")) await encodeReadmePictures();
writeFileSync(`${galleryFolder}/index.html`, createGalleryPage());
console.log(`Look at ${galleryFolder}/index.html`);
process.exitCode = galleryRun.code;

/** Packs the README's pictures: phones 520 pixels wide, desktops 1280 pixels. */
async function encodeReadmePictures() {
  const sharp = createRequire(pathFromRoot("apps/server/package.json"))("sharp");
  for (const file of readdirSync(`${galleryFolder}/readme`)) {
    const picture = sharp(`${galleryFolder}/readme/${file}`);
    const { width, height } = await picture.metadata();
    const packed = picture.resize(width > height ? 1280 : 520).webp({ quality: 80, effort: 6 });
    await packed.toFile(pathFromRoot(`docs/pictures/${file.replace(".png", ".webp")}`));
  }
}

/** Returns the page with all pictures, grouped by screen and size. */
function createGalleryPage() {
  const shown = readdirSync(galleryFolder).filter((name) => !name.includes(".") && name !== "readme");
  const found = new Set(shown.flatMap((name) => readdirSync(`${galleryFolder}/${name}`)));
  const screens = [...found].toSorted((a, b) => a.localeCompare(b));
  const figures = screens.map((screen) => {
    const pictures = shown
      .filter((name) => readdirSync(`${galleryFolder}/${name}`).includes(screen))
      .map(
        (name) =>
          `<figure><img loading="lazy" src="${name}/${screen}" alt=""><figcaption>${name}</figcaption></figure>`,
      );
    const title = screen.replace(".png", "");
    return `<section data-size="${title.split("-").at(-1)}"><h2>${title}</h2><div>${pictures.join("")}</div></section>`;
  });
  return `<!doctype html><meta charset="utf-8"><title>Screens</title><style>
body{margin:24px;background:#8882;font:14px system-ui}div{display:flex;gap:16px;overflow-x:auto}
figure{margin:0}img{height:600px;border:1px solid #8886}[data-size="1280"] img{height:420px}</style>
<h1>Screens</h1>${figures.join("\n")}`;
}
