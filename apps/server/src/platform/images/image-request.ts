import type { ImageFormat } from "./limits.ts";

/** Size and format requested from the image proxy, already rounded to supported values. */
export interface ImageSize {
  width: number | null;
  height: number | null;
  quality: number;
  format: ImageFormat;
}

/** Requested sizes are rounded up to these, so that a client cannot have a picture made in a thousand sizes. */
const SIZES = [96, 180, 360, 480, 540, 720, 960, 1080] as const;
const DEFAULT_SIZE = 480;
const MAX_WIDTH = 1080;
/** Twice as many pixels would take half a second of CPU time and look the same on a phone. */
const MAX_AVIF_WIDTH = 960;
const FULL = 100;
/** Requested qualities are rounded up to those that pages of the store use or used, or to 100. PNG has none. */
const QUALITIES: Readonly<Record<ImageFormat, readonly number[]>> = {
  avif: [32, 40, 55],
  webp: [75],
  jpeg: [75],
  png: [],
};

/** Query parameters: long names, as in the specification, and short names. */
const NAMES = { width: "w", height: "h", quality: "q", format: "f" } as const;
type Parameter = keyof typeof NAMES;

/**
 * Parses `w`, `h`, `q`, `f`, or `width`, `height`, `quality`, `format` [FM-5]. The defaults are 480, 480, 100 and webp.
 * If only one side is given, the other follows from the aspect ratio. Returns the name of an invalid parameter instead,
 * also if the short and the long name have different values.
 */
export function readImageSize(query: Record<string, unknown>): ImageSize | { wrong: string } {
  for (const [long, short] of Object.entries(NAMES)) {
    if (query[long] !== undefined && query[short] !== undefined && query[long] !== query[short])
      return { wrong: long };
  }
  const wrong = (name: Parameter) => ({ wrong: query[NAMES[name]] === undefined ? name : NAMES[name] });
  const valueOf = (name: Parameter) => query[NAMES[name]] ?? query[name];
  const width = wholeNumber(valueOf("width"));
  const height = wholeNumber(valueOf("height"));
  const quality = wholeNumber(valueOf("quality"));
  const format = formatNamed(valueOf("format"));
  if (width === undefined || (width !== null && width < 1)) return wrong("width");
  if (height === undefined || (height !== null && height < 1)) return wrong("height");
  if (quality === undefined || (quality !== null && (quality < 1 || quality > 100))) return wrong("quality");
  if (format === null) return wrong("format");
  const isUnsaid = width === null && height === null;
  return {
    width: isUnsaid ? DEFAULT_SIZE : roundUp(width, format),
    height: isUnsaid ? DEFAULT_SIZE : roundUp(height, format),
    quality: QUALITIES[format].find((each) => quality !== null && quality <= each) ?? FULL,
    format,
  };
}

/** Parses the format. The default is webp. Returns null if it is not supported. */
function formatNamed(value: unknown): ImageFormat | null {
  if (value === undefined) return "webp";
  if (value === "jpg") return "jpeg";
  return typeof value === "string" && isFormat(value) ? value : null;
}

function isFormat(value: string): value is ImageFormat {
  return Object.hasOwn(QUALITIES, value);
}

function roundUp(size: number | null, format: ImageFormat): number | null {
  if (size === null) return null;
  const largest = format === "avif" ? MAX_AVIF_WIDTH : MAX_WIDTH;
  return Math.min(SIZES.find((each) => each >= size) ?? largest, largest);
}

/** Parses a whole number. Returns null if it is absent, undefined if it is invalid. */
function wholeNumber(value: unknown): number | null | undefined {
  if (value === undefined || value === "") return null;
  return typeof value === "string" && /^\d{1,5}$/.test(value) ? Number(value) : undefined;
}
