import type { SharpOptions } from "sharp";

export type ImageFormat = "avif" | "webp" | "jpeg" | "png";

/** Timeout for one image operation, in seconds. */
export const IMAGE_TIMEOUT_SECONDS = 8;

/** Maximum pixels of an image that is decoded at full size: 100 MB in memory. */
const MAX_DECODED_PIXELS = 25_000_000;
/** Maximum pixels of a JPEG, which libjpeg downscales while decoding. Phone cameras take up to 108 megapixels. */
const MAX_JPEG_PIXELS = 110_000_000;
/** Maximum pixels of a progressive JPEG, whose coefficients are all in memory at once: 150 MB. */
const MAX_PROGRESSIVE_PIXELS = 50_000_000;

/** Returns the maximum number of pixels for an upload, by the format that its file header states. */
export function getMaxUploadPixels({
  format,
  isProgressive,
}: {
  format: string;
  isProgressive?: boolean | undefined;
}): number {
  if (format !== "jpeg") return MAX_DECODED_PIXELS;
  return isProgressive ? MAX_PROGRESSIVE_PIXELS : MAX_JPEG_PIXELS;
}

/** Options for opening every image: limited pixels, no broken files, first frame only. */
export const SHARP_READ_OPTIONS: SharpOptions = {
  limitInputPixels: MAX_DECODED_PIXELS,
  failOn: "error",
  sequentialRead: true,
  animated: false,
};

/**
 * Returns the format by the first bytes of the file. Returns null for anything but JPEG, PNG, WebP and AVIF, so that no
 * other decoder (SVG, PDF, TIFF, GIF) ever reads untrusted data.
 */
export function detectImageFormat(head: Buffer): ImageFormat | null {
  if (head.length < 16) return null;
  if (head.readUIntBE(0, 3) === 0xffd8ff) return "jpeg";
  if (head.toString("latin1", 0, 8) === "\x89PNG\r\n\x1a\n") return "png";
  if (head.toString("latin1", 0, 4) === "RIFF" && head.toString("latin1", 8, 12) === "WEBP") return "webp";
  const brand = head.toString("latin1", 4, 12);
  return brand === "ftypavif" || brand === "ftypavis" ? "avif" : null;
}
