/** What the eye needs: at the server's own default of 100 a picture weighs ten times as much. */
const QUALITY = { avif: 55, webp: 75 };

/** Address of a picture through the resizing proxy [FM-5]; an absolute address as it is. */
export function pictureUrl(
  image: string,
  { width, format }: { width: number; format: "avif" | "webp" },
): string {
  if (image.startsWith("https://")) return image;
  const key = image.split("/").map(encodeURIComponent).join("/");
  return `/img/${key}?w=${width}&q=${QUALITY[format]}&f=${format}`;
}
