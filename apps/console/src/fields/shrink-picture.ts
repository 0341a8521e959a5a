/** Maximum size of an upload in bytes, with a margin below the server's limit of 5 MB. */
const MAX_UPLOAD_BYTES = 4_500_000;
/** Maximum length of an image side in pixels, equal to the server's limit. */
export const MAX_PICTURE_SIDE_PX = 2000;
const ACCEPTED_PICTURE_TYPES = new Set(["image/jpeg", "image/png", "image/webp", "image/avif"]);

/**
 * Resizes and converts an image for upload: photos from a phone exceed the server's limits of file size and pixels, or
 * have a format that only their own browser decodes. Returns small images of an accepted format unchanged.
 */
export async function shrinkPicture(file: Blob): Promise<Blob> {
  // A file that the browser cannot decode is uploaded unchanged, so that the server returns the error.
  const read = await createImageBitmap(file).catch(() => null);
  if (!read) return file;
  const isSmall = file.size <= MAX_UPLOAD_BYTES && Math.max(read.width, read.height) <= MAX_PICTURE_SIDE_PX;
  if (isSmall && ACCEPTED_PICTURE_TYPES.has(file.type)) {
    read.close();
    return file;
  }
  const scale = Math.min(1, MAX_PICTURE_SIDE_PX / Math.max(read.width, read.height));
  const canvas = new OffscreenCanvas(Math.round(read.width * scale), Math.round(read.height * scale));
  canvas.getContext("2d")?.drawImage(read, 0, 0, canvas.width, canvas.height);
  read.close();
  return canvas.convertToBlob({ type: "image/webp", quality: 0.9 });
}
