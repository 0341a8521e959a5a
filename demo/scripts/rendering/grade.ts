import sharp from "sharp";
import { cutOut } from "./cut-out.ts";

/** Gives back the depth and warmth of colour that Filmic takes, and softens the grain; what is seen through stays so. */
export async function grade(png: string): Promise<Buffer> {
  const { hasAlpha } = await sharp(png).metadata();
  const deeper = sharp(png).removeAlpha().linear(1.1, -12).modulate({ saturation: 1.18 });
  // The edge of what is cut out has nothing to be softened with.
  if (!hasAlpha) return deeper.blur(1.2).png().toBuffer();
  const alpha = await sharp(png).extractChannel("alpha").toBuffer();
  return cutOut(
    await sharp(await deeper.png().toBuffer())
      .joinChannel(alpha)
      .png()
      .toBuffer(),
  );
}

/** A picture as the store keeps it. */
export function pack(picture: Buffer): Promise<Buffer> {
  return sharp(picture).webp({ quality: 48, alphaQuality: 80, effort: 6, smartSubsample: true }).toBuffer();
}
