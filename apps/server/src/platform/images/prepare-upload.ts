import { refuse } from "../http/index.ts";
import type { Refused } from "../http/index.ts";
import { NoTurn, Turns } from "../turns.ts";
import { READING, SECONDS, sniffFormat } from "./limits.ts";
import { openSharp } from "./open-sharp.ts";

/** An uploaded picture made ours: WebP, at most 2000 px a side, upright, no metadata. */
export interface PreparedUpload {
  data: Buffer;
  width: number;
  height: number;
  /** Ending of its file. */
  ending: ".webp";
}

const MAX_BYTES = 12 * 1024 * 1024;
const MAX_SIDE = 2000;
const turns = new Turns({ atOnce: 2, maxWaiting: 20, maxWaitingOfOne: 20 });
/** Uploads come from people who are signed in: they wait in one line. */
const ALL = "uploads";
const isWanted = () => true;

/**
 * Re-encodes an upload, so that nothing of the sender's bytes is ever served (S23).
 * Refusals: `payload_too_large`, `image_unreadable`, `unavailable` when too many wait.
 */
export async function prepareUpload(
  data: Buffer,
): Promise<PreparedUpload | Refused<"payload_too_large" | "image_unreadable" | "unavailable">> {
  if (data.length > MAX_BYTES) return refuse("payload_too_large");
  if (sniffFormat(data) === null) return refuse("image_unreadable");
  const sharp = await openSharp();
  try {
    const made = await turns.run(ALL, isWanted, () =>
      sharp(data, READING)
        .autoOrient()
        .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: "inside", withoutEnlargement: true })
        .webp({ quality: 90 })
        .timeout({ seconds: SECONDS })
        .toBuffer({ resolveWithObject: true }),
    );
    return { data: made.data, width: made.info.width, height: made.info.height, ending: ".webp" };
  } catch (error) {
    if (error instanceof NoTurn) return refuse("unavailable");
    return refuse("image_unreadable");
  }
}
