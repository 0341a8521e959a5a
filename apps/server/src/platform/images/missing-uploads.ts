import type { Database } from "../database/index.ts";
import { isId } from "../ids.ts";
import { selectIsPicture } from "./queries.ts";

/** Milliseconds between two looks into the database, however often something is missing. */
const INTERVAL = 10_000;
/** Milliseconds that a missing picture is reported for. */
const REPORTED = 600_000;

interface MissingLog {
  error(details: object, message: string): void;
}

/** Notices that the storage lacks a picture that the database knows. */
export interface MissingUploads {
  /** Called with the key of a picture that is not in the storage. */
  onMissing(key: string): void;
  isMissing(): boolean;
}

/**
 * Processes whose folders differ lack each other's pictures; so does a database that was restored without its files.
 * Reported in the log and by `isMissing`, as a visitor sees only a picture that is not there.
 */
export function watchMissingUploads(db: Database, log: MissingLog): MissingUploads {
  let lookedAt = -Infinity;
  let missedAt = -Infinity;

  async function look(merchantId: string, id: string): Promise<void> {
    if (!(await db.tenantRead(merchantId, (tx) => selectIsPicture(tx, merchantId, id)))) return;
    if (performance.now() - missedAt > REPORTED)
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
      if (performance.now() - lookedAt < INTERVAL) return;
      lookedAt = performance.now();
      void look(merchantId, id).catch(() => undefined);
    },
    isMissing: () => performance.now() - missedAt < REPORTED,
  };
}
