import sharp from "sharp";
import { cutOut } from "./cut-out.ts";

/**
 * Gives back the depth and warmth of colour that Filmic takes, and softens the grain by a blur of `softness` pixels; what is seen
 * through stays so.
 */
export async function grade(png: string, softness: number): Promise<Buffer> {
  const { hasAlpha } = await sharp(png).metadata();
  const deeper = sharp(png).removeAlpha().linear(1.1, -12).modulate({ saturation: 1.18 });
  // The edge of what is cut out has nothing to be softened with.
  if (!hasAlpha) return deeper.blur(softness).png().toBuffer();
  const alpha = await sharp(png).extractChannel("alpha").toBuffer();
  return cutOut(
    await sharp(await deeper.png().toBuffer())
      .joinChannel(alpha)
      .png()
      .toBuffer(),
  );
}

const webp = (picture: Buffer, quality: number) =>
  sharp(picture).webp({ quality, alphaQuality: 80, effort: 6, smartSubsample: true }).toBuffer();

/** A picture as the store keeps it. */
export const pack = (picture: Buffer): Promise<Buffer> => webp(picture, 48);

/** What the page of a story may weigh on its way to the guest, and how it is asked for there (`story-screen.tsx`). */
const STORY_BYTES = 30_000;
const ASKED = 75;

/** What is tried in turn, width and quality: fine grains of rice stay sharper in a smaller picture than in a coarser one. */
const TRIALS = [
  [576, 48],
  [540, 44],
  [504, 42],
  [468, 40],
  [432, 40],
] as const;

/** A story's picture as the store keeps it: as good as its page may weigh. */
export async function packStory(picture: Buffer): Promise<Buffer> {
  for (const [width, quality] of TRIALS) {
    const packed = await webp(await sharp(picture).resize(width).png().toBuffer(), quality);
    const sent = await sharp(packed).webp({ quality: ASKED }).toBuffer();
    if (sent.length <= STORY_BYTES) return packed;
  }
  throw new Error("a story's picture weighs too much: it shows too much that is fine");
}
