import { sql } from "kysely";
import type { Tx } from "./tx.ts";
import { runStatement } from "./tx.ts";

/**
 * Deletes at most `limit` replies of idempotent calls stored more than `olderThanHours` hours ago. Clients retry within
 * minutes. The API guarantees replies for one day.
 */
export function deleteStoredReplies(
  tx: Tx,
  { olderThanHours, limit }: { olderThanHours: number; limit: number },
): Promise<number> {
  return runStatement(
    tx,
    sql`delete from idempotency_keys where (merchant_id, principal, route, key) in (
      select merchant_id, principal, route, key from idempotency_keys where created_at < now() - make_interval(hours => ${olderThanHours})
      limit ${limit})`,
  );
}
