/** What the eye needs: at the server's own default of 100 a picture weighs ten times as much. */
const QUALITY = { avif: 32, webp: 75, jpeg: 75 };

let base = "";

/** What the addresses of pictures begin with: a CDN's, or nothing for our own route [FM-7]. */
export function setPictureBase(url: string | null): void {
  base = url ?? "";
}

/** Not one of our own route's: another machine's, or, where a brand that begins is looked at, the picture itself. */
export const isWhole = (image: string): boolean => /^(?:https:\/\/|data:)/.test(image);

/** Address of a picture through the resizing proxy [FM-5]; a whole one as it is. */
export function pictureUrl(
  image: string,
  { format, ...side }: ({ width: number } | { height: number }) & { format: "avif" | "webp" | "jpeg" },
): string {
  if (isWhole(image)) return image;
  const key = image.split("/").map(encodeURIComponent).join("/");
  // The resizing proxy derives the other side from the aspect ratio.
  const size = "width" in side ? `w=${side.width}` : `h=${side.height}`;
  return `${base}/img/${key}?${size}&q=${QUALITY[format]}&f=${format}`;
}
