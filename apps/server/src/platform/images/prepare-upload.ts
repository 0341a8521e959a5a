import { refuse } from "../http/index.ts";
import type { Refusal } from "../http/index.ts";
import { QueueFullError, WorkQueue } from "../work-queue.ts";
import {
  getMaxUploadPixels,
  SHARP_READ_OPTIONS,
  IMAGE_TIMEOUT_SECONDS,
  detectImageFormat,
} from "./limits.ts";
import { openSharp } from "./open-sharp.ts";

/** An uploaded picture after conversion: WebP, at most 2000 pixels per side, upright, without metadata. */
export interface PreparedUpload {
  data: Buffer;
  width: number;
  height: number;
  /** Extension of the picture's file. */
  ending: ".webp";
}

const MAX_UPLOAD_BYTES = 12 * 1024 * 1024;
const MAX_SIDE_PX = 2000;
const uploadQueue = new WorkQueue({ atOnce: 2, maxWaiting: 20, maxWaitingOfOne: 20 });
/**
 * Queue name that all uploads share. The queue need not take turns between clients, because uploads come from users with
 * a session.
 */
const UPLOAD_QUEUE_NAME = "uploads";
const isUploadStillWanted = () => true;

/**
 * Re-encodes an upload, so that the original bytes are never served (S23). Refuses with `payload_too_large`,
 * `image_unreadable`, `image_too_many_pixels`, or `unavailable` if the queue is full.
 */
export async function prepareUpload(
  data: Buffer,
  /** Name of the form field of the upload, returned in the refusal `image_too_many_pixels`. */
  where: { field?: string } = {},
): Promise<
  PreparedUpload | Refusal<"payload_too_large" | "image_unreadable" | "image_too_many_pixels" | "unavailable">
> {
  if (data.length > MAX_UPLOAD_BYTES) return refuse("payload_too_large");
  if (detectImageFormat(data) === null) return refuse("image_unreadable");
  const sharp = await openSharp();
  try {
    // Reads only the file header, for images of any size.
    const { width, height, format, isProgressive } = await sharp(data, {
      ...SHARP_READ_OPTIONS,
      limitInputPixels: false,
    })
      .timeout({ seconds: IMAGE_TIMEOUT_SECONDS })
      .metadata();
    const most = getMaxUploadPixels({ format, isProgressive });
    if (width * height > most)
      return refuse("image_too_many_pixels", { width, height, most: Math.round(most / 1e6), ...where });
    const made = await uploadQueue.run(UPLOAD_QUEUE_NAME, isUploadStillWanted, () =>
      // The picture is resized before other operations, so that a large JPEG is downscaled while it is decoded
      // (shrink-on-load).
      sharp(data, { ...SHARP_READ_OPTIONS, limitInputPixels: most })
        .autoOrient()
        .resize({ width: MAX_SIDE_PX, height: MAX_SIDE_PX, fit: "inside", withoutEnlargement: true })
        .webp({ quality: 90 })
        .timeout({ seconds: IMAGE_TIMEOUT_SECONDS })
        .toBuffer({ resolveWithObject: true }),
    );
    return { data: made.data, width: made.info.width, height: made.info.height, ending: ".webp" };
  } catch (error) {
    if (error instanceof QueueFullError) return refuse("unavailable");
    return refuse("image_unreadable");
  }
}
