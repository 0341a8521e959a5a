import type { ImageFormat } from "./limits.ts";

/** What is asked of the proxy, already rounded to what it gives. */
export interface ImageSize {
  width: number | null;
  height: number | null;
  quality: number;
  format: ImageFormat;
}

/** Asked sizes are rounded up to these, so that nobody can have a picture made in a thousand sizes. */
const SIZES = [96, 180, 360, 480, 540, 720, 960, 1080] as const;
const DEFAULT_SIZE = 480;
const LARGEST = 1080;
/** Twice as many pixels would take a processor half a second and look the same on a phone. */
const LARGEST_AVIF = 960;
const FULL = 100;
/** Asked qualities are rounded up to those that the store asks for, now or by an older page, or to the best; a PNG has none. */
const QUALITIES: Readonly<Record<ImageFormat, readonly number[]>> = {
  avif: [32, 40, 55],
  webp: [75],
  jpeg: [75],
  png: [],
};

/**
 * Reads `w`, `h`, `q`, `f` [FM-5]: 480, 480, 100, webp when nothing is said; with one side alone the other follows
 * the picture. Gives the name of a parameter that makes no sense instead.
 */
export function readImageSize(query: Record<string, unknown>): ImageSize | { wrong: string } {
  const width = wholeNumber(query.w);
  const height = wholeNumber(query.h);
  const quality = wholeNumber(query.q);
  const format = query.f === undefined ? "webp" : query.f === "jpg" ? "jpeg" : String(query.f);
  if (width === undefined || (width !== null && width < 1)) return { wrong: "w" };
  if (height === undefined || (height !== null && height < 1)) return { wrong: "h" };
  if (quality === undefined || (quality !== null && (quality < 1 || quality > 100))) return { wrong: "q" };
  if (!isFormat(format)) return { wrong: "f" };
  const isUnsaid = width === null && height === null;
  return {
    width: isUnsaid ? DEFAULT_SIZE : roundUp(width, format),
    height: isUnsaid ? DEFAULT_SIZE : roundUp(height, format),
    quality: QUALITIES[format].find((each) => quality !== null && quality <= each) ?? FULL,
    format,
  };
}

function isFormat(value: string): value is ImageFormat {
  return Object.hasOwn(QUALITIES, value);
}

function roundUp(size: number | null, format: ImageFormat): number | null {
  if (size === null) return null;
  const largest = format === "avif" ? LARGEST_AVIF : LARGEST;
  return Math.min(SIZES.find((each) => each >= size) ?? largest, largest);
}

/** Null when absent, undefined when it is no whole number. */
function wholeNumber(value: unknown): number | null | undefined {
  if (value === undefined || value === "") return null;
  return typeof value === "string" && /^\d{1,5}$/.test(value) ? Number(value) : undefined;
}
