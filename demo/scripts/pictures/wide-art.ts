import sharp, { type OverlayOptions } from "sharp";
import type { LogoMark } from "./marks.ts";

interface WidePicture {
  width: number;
  height: number;
  /** Background colors outside the pictures, `#rrggbb`: upper left and lower right. */
  colors: [string, string];
  /** Picture files: one photograph, or cut-out objects with the frontmost first. */
  pictures: string[];
  /** SVG that is drawn on top of the picture. */
  over?: string;
}

/** Positions of cut-out objects: center as fractions of the width and height, size as a fraction of the height. */
const CUT_OUT_OBJECT_POSITIONS: [number, number, number][] = [
  [0.69, 0.56, 1],
  [0.89, 0.4, 0.82],
  [0.5, 0.4, 0.76],
];

function createBackgroundSvg({ width, height, colors: [from, to] }: WidePicture): Buffer {
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs><linearGradient id="w" x2="1" y2="1"><stop offset="0" stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient></defs><rect width="${width}" height="${height}" fill="url(#w)"/></svg>`,
  );
}

/** Returns the photograph for the right end of a banner, with its left edge faded into the background. */
async function createPhotographOverlay(
  file: string,
  { width, height }: WidePicture,
): Promise<OverlayOptions> {
  const wide = Math.round(width * 0.68);
  const fade = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${wide}" height="${height}"><defs><linearGradient id="f"><stop offset="0" stop-opacity="0"/><stop offset=".12" stop-opacity=".5"/><stop offset=".28" stop-opacity="1"/></linearGradient></defs><rect width="${wide}" height="${height}" fill="url(#f)"/></svg>`,
  );
  const photo = await sharp(file).resize(wide, height, { fit: "cover" }).ensureAlpha().png().toBuffer();
  const input = await sharp(photo)
    .composite([{ input: fade, blend: "dest-in" }])
    .png()
    .toBuffer();
  return { input, left: width - wide, top: 0 };
}

async function createObjectOverlay(
  file: string,
  index: number,
  { width, height }: WidePicture,
): Promise<OverlayOptions> {
  const [across, down, share] = CUT_OUT_OBJECT_POSITIONS[index] ?? [0.5, 0.5, 0.5];
  const size = Math.round(height * share);
  return {
    input: await sharp(file).resize(size, size).png().toBuffer(),
    left: Math.min(width - size, Math.round(width * across - size / 2)),
    top: Math.max(0, Math.min(height - size, Math.round(height * down - size / 2))),
  };
}

async function drawWidePicture(wide: WidePicture): Promise<Buffer> {
  const { pictures, over } = wide;
  const [first] = pictures;
  if (!first) throw new Error("a wide picture has nothing on it");
  const { hasAlpha } = await sharp(first).metadata();
  const layers = hasAlpha
    ? (await Promise.all(pictures.map((file, index) => createObjectOverlay(file, index, wide)))).toReversed()
    : [await createPhotographOverlay(first, wide)];
  const above = over
    ? `<svg xmlns="http://www.w3.org/2000/svg" width="${wide.width}" height="${wide.height}">${over}</svg>`
    : "";
  return sharp(createBackgroundSvg(wide))
    .composite([...layers, ...(above ? [{ input: Buffer.from(above) }] : [])])
    .removeAlpha()
    .png()
    .toBuffer();
}

/** Draws a banner of 1600×700 pixels without text. The store renders the text in the guest's language. */
export async function drawBanner(wide: Pick<WidePicture, "colors" | "pictures">): Promise<Buffer> {
  const picture = await drawWidePicture({ ...wide, width: 1600, height: 700 });
  return sharp(picture).webp({ quality: 70, effort: 6, smartSubsample: true }).toBuffer();
}

/** Draws a share picture of 1200×630 pixels with the mark and the name, for messengers. */
export async function drawSharePicture(
  mark: LogoMark,
  wide: Pick<WidePicture, "colors" | "pictures">,
): Promise<Buffer> {
  const over =
    `<svg x="80" y="150" width="190" height="190" viewBox="0 0 512 512"><rect width="512" height="512" rx="120" fill="#fff" opacity=".16"/>${mark.draw}</svg>` +
    `<text x="80" y="446" font-family="Noto Sans" font-weight="800" font-size="76" fill="#fff">${mark.name}</text>`;
  const picture = await drawWidePicture({ ...wide, width: 1200, height: 630, over });
  return sharp(picture).jpeg({ quality: 84, mozjpeg: true }).toBuffer();
}
