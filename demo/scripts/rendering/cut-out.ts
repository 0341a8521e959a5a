import sharp from "sharp";

/** Width of the border where cut-out pictures fade out, as a fraction of a side. */
const EDGE = 0.07;
/**
 * Start of a shadow's fading, as a fraction of the distance from the center to the edge. The fading is round, because
 * a straight edge looks like a defect.
 */
const FADE_FROM = 0.45;
/** Opacity of a shadow on the store's background, as a fraction of the blocked light. */
const SHADOW = 0.6;
/** Blur radius of a shadow's edge, as a fraction of the picture's width. */
const SOFT = 1 / 160;

interface Layer {
  width: number;
  height: number;
}

async function blurred(values: Buffer, { width, height }: Layer): Promise<Buffer> {
  return sharp(values, { raw: { width, height, channels: 1 } })
    .blur(width * SOFT)
    .extractChannel(0)
    .raw()
    .toBuffer();
}

/** Returns the position in the picture, from -1 to 1 at its edges. */
function placeOf(index: number, { width, height }: Layer): [number, number] {
  const [x, y] = [index % width, Math.floor(index / width)];
  return [(2 * x) / (width - 1) - 1, (2 * y) / (height - 1) - 1];
}

/** Returns the remaining fraction of a shadow, from 1 in the center to 0 at the edge, smooth at both ends. */
function fading(x: number, y: number): number {
  const left = Math.max(0, Math.min(1, (1 - Math.hypot(x, y)) / (1 - FADE_FROM)));
  return left * left * (3 - 2 * left);
}

/** Processes a render with a transparent background: makes its black shadow lighter, soft and free of noise. */
export async function cutOut(png: Buffer): Promise<Buffer> {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const count = info.width * info.height;
  const at = (index: number, channel: number) => data[index * 4 + channel] ?? 0;
  const solid = new Float32Array(count);
  const [shadow, ground] = [Buffer.alloc(count), Buffer.alloc(count)];
  for (let index = 0; index < count; index += 1) {
    const alpha = at(index, 3);
    const light = Math.max(at(index, 0), at(index, 1), at(index, 2));
    solid[index] = alpha >= 252 ? 1 : 1 - Math.max(0, Math.min(1, (46 - light) / 30));
    if ((solid[index] ?? 1) >= 0.5 && alpha >= 40) continue;
    ground[index] = 255;
    shadow[index] = Math.round(Math.min(alpha, 235) * SHADOW);
  }
  const [soft, share] = await Promise.all([blurred(shadow, info), blurred(ground, info)]);
  for (let index = 0; index < count; index += 1) {
    const body = solid[index] ?? 1;
    // Divided by the blurred share of the ground, so that pixels of the object do not weaken the shadow next to it.
    const cast = Math.max(0, ((soft[index] ?? 0) * 255) / Math.max(40, share[index] ?? 0) - 8);
    const [x, y] = placeOf(index, info);
    const inside = Math.min(1, (1 - Math.max(Math.abs(x), Math.abs(y))) / (2 * EDGE));
    const alpha = body * at(index, 3) * inside + (1 - body) * cast * fading(x, y);
    if (body < 0.5) data.fill(0, index * 4, index * 4 + 3);
    data[index * 4 + 3] = alpha < 6 ? 0 : Math.round(alpha);
  }
  return sharp(data, { raw: info }).png().toBuffer();
}
