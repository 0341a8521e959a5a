import sharp from "sharp";
import { refuse } from "../http/index.ts";
import type { Refused } from "../http/index.ts";
import { READING, SECONDS, sniffFormat } from "./limits.ts";
import { WorkQueue } from "./work-queue.ts";

/** An uploaded picture made ours: WebP, at most 2000 px a side, upright, no metadata. */
export interface PreparedUpload {
  data: Buffer;
  width: number;
  height: number;
  /** Ending of its file. */
  ending: ".webp";
}

const MOST_BYTES = 12 * 1024 * 1024;
const LONGEST_SIDE = 2000;
const queue = new WorkQueue({ atOnce: 2, mostWaiting: 20 });

/**
 * Re-encodes an upload, so that nothing of the sender's bytes is ever served (S23).
 * Refusals: `payload_too_large`, `image_unreadable`, `unavailable` when too many wait.
 */
export async function prepareUpload(data: Buffer): Promise<PreparedUpload | Refused> {
  if (data.length > MOST_BYTES) return refuse("payload_too_large");
  if (sniffFormat(data) === null) return refuse("image_unreadable");
  try {
    const made = await queue.run(() =>
      sharp(data, READING)
        .autoOrient()
        .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: "inside", withoutEnlargement: true })
        .webp({ quality: 90 })
        .timeout({ seconds: SECONDS })
        .toBuffer({ resolveWithObject: true }),
    );
    if (made === null) return refuse("unavailable");
    return { data: made.data, width: made.info.width, height: made.info.height, ending: ".webp" };
  } catch {
    return refuse("image_unreadable");
  }
}
