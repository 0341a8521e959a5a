import sharp from "sharp";
import { cutOutDish } from "./cut-out.ts";

/**
 * Restores the contrast and saturation that the Filmic transform reduces. Removes noise from an opaque picture by a
 * blur of `softness` pixels, and passes a picture with transparency to `cutOutDish`.
 */
export async function postProcessRendering(png: string, softness: number): Promise<Buffer> {
  const { hasAlpha } = await sharp(png).metadata();
  const deeper = sharp(png).removeAlpha().linear(1.1, -12).modulate({ saturation: 1.18 });
  // Only a picture without transparency is blurred, because a blur would mix the edge of a cut-out picture with its empty
  // background.
  if (!hasAlpha) return deeper.blur(softness).png().toBuffer();
  const alpha = await sharp(png).extractChannel("alpha").toBuffer();
  return cutOutDish(
    await sharp(await deeper.png().toBuffer())
      .joinChannel(alpha)
      .png()
      .toBuffer(),
  );
}

const encodeWebp = (picture: Buffer, quality: number) =>
  sharp(picture).webp({ quality, alphaQuality: 80, effort: 6, smartSubsample: true }).toBuffer();

/** Packs a picture in the store's format. */
export const encodeStorePicture = (picture: Buffer): Promise<Buffer> => encodeWebp(picture, 48);

/**
 * Maximum size of a story's picture as transferred, in bytes, and the quality that the page requests
 * (`story-screen.tsx`).
 */
const MAX_STORY_BYTES = 30_000;
const REQUESTED_QUALITY = 75;

/**
 * Widths and qualities to try in turn. Fine grains of rice are sharper in a smaller picture than in one of lower
 * quality.
 */
const STORY_WIDTHS_AND_QUALITIES = [
  [576, 48],
  [540, 44],
  [504, 42],
  [468, 40],
  [432, 40],
] as const;

/** Packs a story's picture with the first width and quality that fit the size limit. Throws if none fits. */
export async function encodeStoryPicture(picture: Buffer): Promise<Buffer> {
  for (const [width, quality] of STORY_WIDTHS_AND_QUALITIES) {
    const packed = await encodeWebp(await sharp(picture).resize(width).png().toBuffer(), quality);
    const sent = await sharp(packed).webp({ quality: REQUESTED_QUALITY }).toBuffer();
    if (sent.length <= MAX_STORY_BYTES) return packed;
  }
  throw new Error("a story's picture weighs too much: it shows too much that is fine");
}
