import { sql } from "kysely";
import { runStatement, type Tx } from "../../../platform/database/index.ts";

/** Deletes notifications read more than 30 days ago, and unread ones older than 90 days. */
export function deleteOldNotifications(
  tx: Tx,
  { now, limit }: { now: Date; limit: number },
): Promise<number> {
  return runStatement(
    tx,
    sql`delete from notices where (merchant_id, id) in (
      (select merchant_id, id from notices where read_at < ${now}::timestamptz - interval '30 days' limit ${limit})
      union all
      (select merchant_id, id from notices where created_at < ${now}::timestamptz - interval '90 days' and read_at is null
        limit ${limit})
      limit ${limit})`,
  );
}

/** Deletes messages of the demo inbox that are older than a day. */
export function deleteOldDemoMessages(tx: Tx, limit: number): Promise<number> {
  return runStatement(
    tx,
    sql`delete from demo_messages where (merchant_id, id) in (
      select merchant_id, id from demo_messages where sent_at < now() - interval '1 day'
      limit ${limit})`,
  );
}
