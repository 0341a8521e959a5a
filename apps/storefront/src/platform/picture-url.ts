/** Image quality by format. At the image server's default of 100, a picture is ten times as large. */
const PICTURE_QUALITY_BY_FORMAT = { avif: 32, webp: 75, jpeg: 75 };

let pictureBaseUrl = "";

/** Sets the base URL of pictures: a CDN, or null for the server's own route [FM-7]. */
export function setPictureBase(url: string | null): void {
  pictureBaseUrl = url ?? "";
}

/**
 * Returns whether the picture is an absolute URL or a data URL (in a preview) and not a key of the server's own route.
 */
export const isAbsoluteUrl = (image: string): boolean => /^(?:https:\/\/|data:)/.test(image);

/** Returns the URL of a picture through the resizing proxy [FM-5]. An absolute URL is returned unchanged. */
export function toPictureUrl(
  image: string,
  { format, ...side }: ({ width: number } | { height: number }) & { format: "avif" | "webp" | "jpeg" },
): string {
  if (isAbsoluteUrl(image)) return image;
  const key = image.split("/").map(encodeURIComponent).join("/");
  // The URL contains one side only. The resizing proxy derives the other side from the aspect ratio of the picture.
  const size = "width" in side ? `w=${side.width}` : `h=${side.height}`;
  return `${pictureBaseUrl}/img/${key}?${size}&q=${PICTURE_QUALITY_BY_FORMAT[format]}&f=${format}`;
}
