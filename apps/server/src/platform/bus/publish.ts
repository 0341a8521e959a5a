import { sql } from "kysely";
import { contentTopics, type NewEvent, type EventTopic } from "../../events.ts";
import { sendStatement, type Tx } from "../database/index.ts";

const CONTENT_TOPICS: ReadonlySet<EventTopic> = new Set(contentTopics);

/** Writes an event in the transaction that causes it. Subscribers receive it after the commit. */
export async function publishEvent<T extends EventTopic>(tx: Tx, event: NewEvent<T>): Promise<void> {
  sendStatement(
    tx,
    sql`insert into outbox (merchant_id, topic, key, payload)
      values (${event.merchantId}, ${event.topic}, ${event.key}, ${JSON.stringify(event.payload)}::jsonb)`,
  );
  tx.wake("outbox");
  if (CONTENT_TOPICS.has(event.topic)) tx.wake("content", event.merchantId);
}
