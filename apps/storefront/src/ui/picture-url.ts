/** Address of a picture through the resizing proxy; an absolute address as it is. */
export function pictureUrl(image: string, options: { width: number; format: "avif" | "webp" }): string {
  if (image.startsWith("https://")) return image;
  return `/img/${image.split("/").map(encodeURIComponent).join("/")}?w=${options.width}&f=${options.format}`;
}
