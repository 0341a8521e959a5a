/** Longest side of the uploaded photo in pixels. */
const MAX_PHOTO_SIDE_PX = 1600;
const PHOTO_ENCODING_QUALITY = 0.85;

/**
 * Returns the photo as a JPEG that is small enough for a mobile network, upright and without metadata. Rejects if the
 * browser cannot decode the file.
 */
export async function shrinkPhoto(file: Blob): Promise<Blob> {
  const picture = await createImageBitmap(file);
  const scale = Math.min(1, MAX_PHOTO_SIDE_PX / Math.max(picture.width, picture.height));
  const [width, height] = [Math.round(picture.width * scale), Math.round(picture.height * scale)];
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext("2d");
  // JPEG has no transparency, so draw on a white background.
  if (context) context.fillStyle = "#fff";
  context?.fillRect(0, 0, width, height);
  context?.drawImage(picture, 0, 0, width, height);
  return canvas.convertToBlob({ type: "image/jpeg", quality: PHOTO_ENCODING_QUALITY });
}
