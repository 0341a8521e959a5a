import type { ImageFormat } from "./limits.ts";

/** Size and format requested from the image proxy, already rounded to supported values. */
export interface ImageSize {
  width: number | null;
  height: number | null;
  quality: number;
  format: ImageFormat;
}

/**
 * Requested widths and heights are rounded up to these pixels, so that a client cannot request a picture in a
 * thousand sizes.
 */
const IMAGE_WIDTHS = [96, 180, 360, 480, 540, 720, 960, 1080] as const;
const DEFAULT_SIZE_PIXELS = 480;
const MAX_IMAGE_WIDTH_PX = 1080;
/**
 * Maximum width of an AVIF picture in pixels. Twice as many pixels take half a second of CPU time and look the same
 * on a phone.
 */
const MAX_AVIF_WIDTH = 960;
const FULL_QUALITY = 100;
/** Requested qualities are rounded up to a quality that pages of the store use or used, or to 100. PNG has no quality. */
const QUALITIES_BY_FORMAT: Readonly<Record<ImageFormat, readonly number[]>> = {
  avif: [32, 40, 55],
  webp: [75],
  jpeg: [75],
  png: [],
};

/** Query parameters: long names, as in the specification, and short names. */
const IMAGE_PARAMETER_NAMES = { width: "w", height: "h", quality: "q", format: "f" } as const;
type ImageParameter = keyof typeof IMAGE_PARAMETER_NAMES;

/**
 * Parses `w`, `h`, `q`, `f`, or `width`, `height`, `quality`, `format` [FM-5]. The defaults are 480, 480, 100 and
 * webp. If only one side is given, the other follows from the aspect ratio. Returns the name of a parameter instead
 * if it is invalid, or if its short and long name have different values.
 */
export function readImageSize(query: Record<string, unknown>): ImageSize | { wrong: string } {
  for (const [long, short] of Object.entries(IMAGE_PARAMETER_NAMES)) {
    if (query[long] !== undefined && query[short] !== undefined && query[long] !== query[short])
      return { wrong: long };
  }
  const toWrongParameter = (name: ImageParameter) => ({
    wrong: query[IMAGE_PARAMETER_NAMES[name]] === undefined ? name : IMAGE_PARAMETER_NAMES[name],
  });
  const getParameterValue = (name: ImageParameter) => query[IMAGE_PARAMETER_NAMES[name]] ?? query[name];
  const width = parseWholeNumber(getParameterValue("width"));
  const height = parseWholeNumber(getParameterValue("height"));
  const quality = parseWholeNumber(getParameterValue("quality"));
  const format = parseFormat(getParameterValue("format"));
  if (width === undefined || (width !== null && width < 1)) return toWrongParameter("width");
  if (height === undefined || (height !== null && height < 1)) return toWrongParameter("height");
  if (quality === undefined || (quality !== null && (quality < 1 || quality > 100)))
    return toWrongParameter("quality");
  if (format === null) return toWrongParameter("format");
  const isUnsaid = width === null && height === null;
  return {
    width: isUnsaid ? DEFAULT_SIZE_PIXELS : roundUpToServedSize(width, format),
    height: isUnsaid ? DEFAULT_SIZE_PIXELS : roundUpToServedSize(height, format),
    quality: QUALITIES_BY_FORMAT[format].find((each) => quality !== null && quality <= each) ?? FULL_QUALITY,
    format,
  };
}

/** Parses the format. The default is webp. Returns null if it is not supported. */
function parseFormat(value: unknown): ImageFormat | null {
  if (value === undefined) return "webp";
  if (value === "jpg") return "jpeg";
  return typeof value === "string" && isImageFormat(value) ? value : null;
}

function isImageFormat(value: string): value is ImageFormat {
  return Object.hasOwn(QUALITIES_BY_FORMAT, value);
}

function roundUpToServedSize(size: number | null, format: ImageFormat): number | null {
  if (size === null) return null;
  const largest = format === "avif" ? MAX_AVIF_WIDTH : MAX_IMAGE_WIDTH_PX;
  return Math.min(IMAGE_WIDTHS.find((each) => each >= size) ?? largest, largest);
}

/** Parses a whole number. Returns null if it is absent, undefined if it is invalid. */
function parseWholeNumber(value: unknown): number | null | undefined {
  if (value === undefined || value === "") return null;
  return typeof value === "string" && /^\d{1,5}$/.test(value) ? Number(value) : undefined;
}
