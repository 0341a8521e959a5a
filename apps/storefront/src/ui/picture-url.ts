/** What the eye needs: at the server's own default of 100 a picture weighs ten times as much. */
const QUALITY = { avif: 40, webp: 75, jpeg: 75 };
/** A cut-out pays for its outline besides: at this it weighs what the same picture did on a painted ground. */
const CUT_OUT_AVIF = 32;

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
  {
    width,
    format,
    isCutOut = false,
  }: { width: number; format: "avif" | "webp" | "jpeg"; isCutOut?: boolean },
): string {
  if (isWhole(image)) return image;
  const key = image.split("/").map(encodeURIComponent).join("/");
  const quality = format === "avif" && isCutOut ? CUT_OUT_AVIF : QUALITY[format];
  return `${base}/img/${key}?w=${width}&q=${quality}&f=${format}`;
}
