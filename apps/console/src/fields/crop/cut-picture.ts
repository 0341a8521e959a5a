import { type PictureCrop, computeCropSource } from "@dasturxon/domain/crop";
import { MAX_PICTURE_SIDE_PX } from "../shrink-picture.ts";

const PICTURE_JPEG_QUALITY = 0.9;

interface CropRequest {
  picture: ImageBitmap;
  crop: PictureCrop;
  ratio: number;
  /** MIME type of the original picture. It determines the output format, so that transparency is preserved. */
  type: string;
}

/** Returns the cropped image, scaled down to `MAX_PICTURE_SIDE_PX`, never scaled up. */
export async function renderCroppedPicture({ picture, crop, ratio, type }: CropRequest): Promise<Blob> {
  const { left, top, width, height } = computeCropSource(crop, picture, ratio);
  const scale = Math.min(1, MAX_PICTURE_SIDE_PX / Math.max(width, height));
  const canvas = new OffscreenCanvas(
    Math.max(1, Math.round(width * scale)),
    Math.max(1, Math.round(height * scale)),
  );
  canvas.getContext("2d")?.drawImage(picture, left, top, width, height, 0, 0, canvas.width, canvas.height);
  const isOpaque = type === "image/jpeg" || type === "image/heic" || type === "image/heif";
  return canvas.convertToBlob({
    type: isOpaque ? "image/jpeg" : "image/webp",
    quality: PICTURE_JPEG_QUALITY,
  });
}
