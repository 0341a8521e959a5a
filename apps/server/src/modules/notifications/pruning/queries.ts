import { sql } from "kysely";
import { run, type Tx } from "../../../platform/database/index.ts";

/** Notifications read more than a month ago; unread ones stay three months. */
export function deleteOldNotifications(
  tx: Tx,
  { now, limit }: { now: Date; limit: number },
): Promise<number> {
  return run(
    tx,
    sql`delete from notices where (merchant_id, id) in (
      (select merchant_id, id from notices where read_at < ${now}::timestamptz - interval '30 days' limit ${limit})
      union all
      (select merchant_id, id from notices where created_at < ${now}::timestamptz - interval '90 days' and read_at is null
        limit ${limit})
      limit ${limit})`,
  );
}

/** Messages of the demo's inbox, more than a day old. */
export function deleteOldDemoMessages(tx: Tx, limit: number): Promise<number> {
  return run(
    tx,
    sql`delete from demo_messages where (merchant_id, id) in (
      select merchant_id, id from demo_messages where sent_at < now() - interval '1 day'
      limit ${limit})`,
  );
}
