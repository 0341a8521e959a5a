import type { Database } from "../database/index.ts";
import { isId } from "../ids.ts";
import { selectPictureExists } from "./queries.ts";

/** Minimum time between two database queries in milliseconds, however many pictures are missing. */
const MIN_MISSING_PICTURE_QUERY_INTERVAL_MS = 10_000;
/** Time in milliseconds for which a missing picture is reported. */
const MISSING_PICTURE_REPORT_DURATION_MS = 600_000;

interface MissingUploadLog {
  error(details: object, message: string): void;
}

/** Detects pictures that the database lists and the storage does not have. */
export interface MissingUploads {
  /** Records that a picture is not in the storage. `key` is the key of the picture. */
  onMissing(key: string): void;
  isMissing(): boolean;
}

/**
 * Pictures are missing if processes use different folders, or if a database was restored without its files. The log and
 * `isMissing` report it, because a visitor only sees that a picture is missing.
 */
export function watchMissingUploads(db: Database, log: MissingUploadLog): MissingUploads {
  let lookedAt = -Infinity;
  let missedAt = -Infinity;

  async function reportMissingPicture(merchantId: string, id: string): Promise<void> {
    if (!(await db.tenantRead(merchantId, (tx) => selectPictureExists(tx, merchantId, id)))) return;
    if (performance.now() - missedAt > MISSING_PICTURE_REPORT_DURATION_MS)
      log.error(
        { key: `${merchantId}/${id}` },
        "the storage lacks a picture that the database knows: do all processes have the same DATA_DIR or S3_BUCKET?",
      );
    missedAt = performance.now();
  }

  return {
    onMissing(key) {
      const [merchantId = "", id = "", ...rest] = key.replace(/\.webp$/, "").split("/");
      if (rest.length > 0 || !isId(merchantId) || !isId(id)) return;
      if (performance.now() - lookedAt < MIN_MISSING_PICTURE_QUERY_INTERVAL_MS) return;
      lookedAt = performance.now();
      void reportMissingPicture(merchantId, id).catch(() => undefined);
    },
    isMissing: () => performance.now() - missedAt < MISSING_PICTURE_REPORT_DURATION_MS,
  };
}
