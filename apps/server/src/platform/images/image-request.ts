import type { ImageFormat } from "./limits.ts";

/** What is asked of the proxy, already rounded to what it gives. */
export interface ImageSize {
  width: number | null;
  height: number | null;
  quality: number;
  format: ImageFormat;
}

/** Asked sizes are rounded up to these, so that nobody can have a picture made in a thousand sizes. */
export const SIZES = [48, 96, 180, 240, 360, 480, 540, 720, 960, 1080, 1440] as const;
const FORMATS: ReadonlySet<unknown> = new Set(["avif", "webp", "jpeg", "png"]);
const DEFAULT_SIZE = 480;
const LARGEST = 1440;

/**
 * Reads `w`, `h`, `q`, `f` [FM-5]: 480, 480, 100, webp when nothing is said; with one side alone the other follows
 * the picture. Gives the name of a parameter that makes no sense instead.
 */
export function readImageSize(query: Record<string, unknown>): ImageSize | { wrong: string } {
  const width = wholeNumber(query.w);
  const height = wholeNumber(query.h);
  const quality = wholeNumber(query.q);
  const format = query.f === undefined ? "webp" : query.f === "jpg" ? "jpeg" : query.f;
  if (width === undefined || (width !== null && width < 1)) return { wrong: "w" };
  if (height === undefined || (height !== null && height < 1)) return { wrong: "h" };
  if (quality === undefined || (quality !== null && (quality < 1 || quality > 100))) return { wrong: "q" };
  if (!FORMATS.has(format)) return { wrong: "f" };
  const isUnsaid = width === null && height === null;
  return {
    width: isUnsaid ? DEFAULT_SIZE : roundUp(width),
    height: isUnsaid ? DEFAULT_SIZE : roundUp(height),
    quality: Math.ceil((quality ?? 100) / 5) * 5,
    format: format as ImageFormat,
  };
}

function roundUp(size: number | null): number | null {
  return size === null ? null : (SIZES.find((each) => each >= size) ?? LARGEST);
}

/** Null when absent, undefined when it is no whole number. */
function wholeNumber(value: unknown): number | null | undefined {
  if (value === undefined || value === "") return null;
  return typeof value === "string" && /^\d{1,5}$/.test(value) ? Number(value) : undefined;
}
