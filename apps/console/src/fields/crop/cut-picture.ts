import { type Crop, sourceOf } from "@dasturxon/domain/crop";
import { MAX_SIDE } from "../shrink-picture.ts";

const QUALITY = 0.9;

interface Cut {
  picture: ImageBitmap;
  crop: Crop;
  ratio: number;
  /** The file's own type: a photograph goes as JPEG, what may be seen through stays so. */
  type: string;
}

/** What the frame shows, no larger than it is kept and never larger than it was. */
export async function cutPicture({ picture, crop, ratio, type }: Cut): Promise<Blob> {
  const { left, top, width, height } = sourceOf(crop, picture, ratio);
  const scale = Math.min(1, MAX_SIDE / Math.max(width, height));
  const canvas = new OffscreenCanvas(
    Math.max(1, Math.round(width * scale)),
    Math.max(1, Math.round(height * scale)),
  );
  canvas.getContext("2d")?.drawImage(picture, left, top, width, height, 0, 0, canvas.width, canvas.height);
  const isOpaque = type === "image/jpeg" || type === "image/heic" || type === "image/heif";
  return canvas.convertToBlob({ type: isOpaque ? "image/jpeg" : "image/webp", quality: QUALITY });
}
