import { sql } from "kysely";
import { contentTopics, type NewEvent, type Topic } from "../../events.ts";
import { send, type Tx } from "../database/index.ts";

const CONTENT: ReadonlySet<Topic> = new Set(contentTopics);

/** Writes an event in the transaction that causes it. Subscribers receive it after the commit. */
export async function publish<T extends Topic>(tx: Tx, event: NewEvent<T>): Promise<void> {
  send(
    tx,
    sql`insert into outbox (merchant_id, topic, key, payload)
      values (${event.merchantId}, ${event.topic}, ${event.key}, ${JSON.stringify(event.payload)}::jsonb)`,
  );
  tx.wake("outbox");
  if (CONTENT.has(event.topic)) tx.wake("content", event.merchantId);
}
