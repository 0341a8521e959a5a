import sharp from "sharp";

/** Width of the border where cut-out pictures fade out, as a fraction of a side. */
const FADE_BORDER_SHARE = 0.07;
/**
 * Start of a shadow's fading, as a fraction of the distance from the center to the edge. The fading is round, because
 * a straight edge looks like a defect.
 */
const SHADOW_FADE_START = 0.45;
/** Opacity of a shadow on the store's background, as a fraction of the blocked light. */
const SHADOW_OPACITY = 0.6;
/** Blur radius of a shadow's edge, as a fraction of the picture's width. */
const SHADOW_BLUR_FRACTION = 1 / 160;

interface PixelLayer {
  width: number;
  height: number;
}

async function blurPixelLayer(values: Buffer, { width, height }: PixelLayer): Promise<Buffer> {
  return sharp(values, { raw: { width, height, channels: 1 } })
    .blur(width * SHADOW_BLUR_FRACTION)
    .extractChannel(0)
    .raw()
    .toBuffer();
}

/** Returns the position in the picture, from -1 to 1 at its edges. */
function getPixelPosition(index: number, { width, height }: PixelLayer): [number, number] {
  const [x, y] = [index % width, Math.floor(index / width)];
  return [(2 * x) / (width - 1) - 1, (2 * y) / (height - 1) - 1];
}

/** Returns the remaining fraction of a shadow, from 1 in the center to 0 at the edge, smooth at both ends. */
function calculateShadowFade(x: number, y: number): number {
  const left = Math.max(0, Math.min(1, (1 - Math.hypot(x, y)) / (1 - SHADOW_FADE_START)));
  return left * left * (3 - 2 * left);
}

/** Processes a render with a transparent background: makes its black shadow lighter, soft and free of noise. */
export async function cutOutDish(png: Buffer): Promise<Buffer> {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const count = info.width * info.height;
  const readChannel = (index: number, channel: number) => data[index * 4 + channel] ?? 0;
  const solid = new Float32Array(count);
  const [shadow, ground] = [Buffer.alloc(count), Buffer.alloc(count)];
  for (let index = 0; index < count; index += 1) {
    const alpha = readChannel(index, 3);
    const light = Math.max(readChannel(index, 0), readChannel(index, 1), readChannel(index, 2));
    solid[index] = alpha >= 252 ? 1 : 1 - Math.max(0, Math.min(1, (46 - light) / 30));
    if ((solid[index] ?? 1) >= 0.5 && alpha >= 40) continue;
    ground[index] = 255;
    shadow[index] = Math.round(Math.min(alpha, 235) * SHADOW_OPACITY);
  }
  const [soft, share] = await Promise.all([blurPixelLayer(shadow, info), blurPixelLayer(ground, info)]);
  for (let index = 0; index < count; index += 1) {
    const body = solid[index] ?? 1;
    // The blurred shadow is divided by the blurred area outside the object, so that the object does not weaken the shadow
    // next to it.
    const cast = Math.max(0, ((soft[index] ?? 0) * 255) / Math.max(40, share[index] ?? 0) - 8);
    const [x, y] = getPixelPosition(index, info);
    const inside = Math.min(1, (1 - Math.max(Math.abs(x), Math.abs(y))) / (2 * FADE_BORDER_SHARE));
    const alpha = body * readChannel(index, 3) * inside + (1 - body) * cast * calculateShadowFade(x, y);
    if (body < 0.5) data.fill(0, index * 4, index * 4 + 3);
    data[index * 4 + 3] = alpha < 6 ? 0 : Math.round(alpha);
  }
  return sharp(data, { raw: info }).png().toBuffer();
}
