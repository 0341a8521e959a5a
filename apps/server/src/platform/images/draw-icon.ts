import { SHARP_READ_OPTIONS, IMAGE_TIMEOUT_SECONDS } from "./limits.ts";
import { openSharp } from "./open-sharp.ts";

export interface IconShape {
  /** Length of a side of the icon in pixels. */
  size: number;
  /** Fraction of the side that the logo fills. */
  part: number;
  /** Background color of the icon as `#rrggbb`. Null for a transparent background. */
  ground: string | null;
}

/** Draws a logo in the centre of a square, as PNG. Without a logo, only the background. */
export async function drawIcon(logo: Buffer | null, { size, part, ground }: IconShape): Promise<Buffer> {
  const side = Math.round(size * part);
  const background = ground ?? { r: 0, g: 0, b: 0, alpha: 0 };
  const sharp = await openSharp();
  const square = sharp({ create: { width: size, height: size, channels: 4, background } });
  const layers = logo === null ? [] : [{ input: await fitLogo(logo, side) }];
  return await square
    .composite(layers)
    .png({ compressionLevel: 9 })
    .timeout({ seconds: IMAGE_TIMEOUT_SECONDS })
    .toBuffer();
}

async function fitLogo(logo: Buffer, side: number): Promise<Buffer> {
  const sharp = await openSharp();
  return await sharp(logo, SHARP_READ_OPTIONS)
    .autoOrient()
    .resize(side, side, { fit: "contain", background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .timeout({ seconds: IMAGE_TIMEOUT_SECONDS })
    .png()
    .toBuffer();
}
