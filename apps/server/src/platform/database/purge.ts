import { sql } from "kysely";
import type { Database } from "./database.ts";
import { run } from "./tx.ts";

/** Forgets kept replies older than this; clients repeat within minutes, a day is promised. */
export function purgeIdempotencyKeys(db: Database, olderThanHours: number): Promise<number> {
  return db.platform((tx) =>
    run(
      tx,
      sql`delete from idempotency_keys where created_at < now() - make_interval(hours => ${olderThanHours})`,
    ),
  );
}
