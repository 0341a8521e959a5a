import { sql } from "kysely";
import { send, type Tx } from "../database/index.ts";

export interface NewEvent {
  merchantId: string;
  topic: string;
  /** What it is about, an order's id for example: events of one key keep their order. */
  key: string;
  payload: object;
}

/** Writes an event by the transaction that causes it; subscribers hear of it after the commit. */
export async function publish(tx: Tx, event: NewEvent): Promise<void> {
  send(
    tx,
    sql`insert into outbox (merchant_id, topic, key, payload)
      values (${event.merchantId}, ${event.topic}, ${event.key}, ${JSON.stringify(event.payload)}::jsonb)`,
  );
  tx.wake("outbox");
}
