import { sql } from "kysely";
import type { NewEvent, Topic } from "../../events.ts";
import { send, type Tx } from "../database/index.ts";

/** Writes an event by the transaction that causes it; subscribers hear of it after the commit. */
export async function publish<T extends Topic>(tx: Tx, event: NewEvent<T>): Promise<void> {
  send(
    tx,
    sql`insert into outbox (merchant_id, topic, key, payload)
      values (${event.merchantId}, ${event.topic}, ${event.key}, ${JSON.stringify(event.payload)}::jsonb)`,
  );
  tx.wake("outbox");
}
