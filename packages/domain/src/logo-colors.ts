import { calculateLuminance, type Rgb, toHex } from "./color.ts";

const MAX_PROPOSED_COLORS = 3;
/** Bits per channel after quantization, so that similar colours are counted together. */
const QUANTIZED_CHANNEL_BITS = 5;
/** Minimum share of the visible pixels for a separate colour. */
const MIN_LOGO_COLOR_SHARE = 0.02;
/** Minimum distance between two proposed colours: sum of the differences of their channels. */
const MIN_COLOR_DIFFERENCE = 90;
/** Minimum difference between the strongest and the weakest channel. Colours with a smaller difference are greys. */
const MIN_SATURATION = 40;
const NEARLY_WHITE_LUMINANCE = 0.85;

interface ColorHistogramBin {
  count: number;
  sum: [number, number, number];
}

/**
 * Returns up to three colours of a logo as `#rrggbb`, largest area first. `pixels`: red, green, blue and alpha in turn.
 * Greys and black are returned only if the logo has no colours; white is never returned. [BR-5]
 */
export function findLogoColors(pixels: ArrayLike<number>): string[] {
  const bins = new Map<number, ColorHistogramBin>();
  let seen = 0;
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    if ((pixels[at + 3] ?? 0) < 128) continue;
    const color: Rgb = [pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0];
    if (calculateLuminance(color) > NEARLY_WHITE_LUMINANCE) continue;
    seen += 1;
    const key = color.reduce(
      (made, channel) => (made << (8 - QUANTIZED_CHANNEL_BITS)) | (channel >> QUANTIZED_CHANNEL_BITS),
      0,
    );
    const bin = bins.get(key) ?? { count: 0, sum: [0, 0, 0] };
    bin.count += 1;
    bin.sum = [bin.sum[0] + color[0], bin.sum[1] + color[1], bin.sum[2] + color[2]];
    bins.set(key, bin);
  }
  const common = [...bins.values()]
    .filter(({ count }) => count >= seen * MIN_LOGO_COLOR_SHARE)
    .toSorted((one, other) => other.count - one.count)
    .map(calculateMeanColor);
  const colourful = common.filter((color) => Math.max(...color) - Math.min(...color) >= MIN_SATURATION);
  const proposed: Rgb[] = [];
  for (const color of colourful.length > 0 ? colourful : common.slice(0, 1))
    if (
      proposed.length < MAX_PROPOSED_COLORS &&
      proposed.every((each) => sumColorChannelDifferences(each, color) >= MIN_COLOR_DIFFERENCE)
    )
      proposed.push(color);
  return proposed.map(toHex);
}

const calculateMeanColor = ({ count, sum }: ColorHistogramBin): Rgb => [
  Math.round(sum[0] / count),
  Math.round(sum[1] / count),
  Math.round(sum[2] / count),
];

const sumColorChannelDifferences = (one: Rgb, other: Rgb) =>
  Math.abs(one[0] - other[0]) + Math.abs(one[1] - other[1]) + Math.abs(one[2] - other[2]);
