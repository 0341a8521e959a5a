import { sql } from "kysely";
import type { Tx } from "../../platform/database/index.ts";
import type { SmsMessage } from "./gateways/sms-gateway.ts";

const MAX_SHOWN_DEMO_MESSAGES = 20;

export interface DemoMessageRow {
  phone: string;
  text: string;
  code: string;
  sentAt: Date;
}

/** Stores a message of the demo until it is pruned. */
export async function insertDemoMessage(tx: Tx, message: SmsMessage): Promise<void> {
  const { merchantId, id, phone, text, code, sentAt } = message;
  await sql`
    insert into demo_messages (merchant_id, id, phone, text, code, sent_at)
    values (${merchantId}, ${id}, ${phone}, ${text}, ${code}, ${sentAt})
    on conflict (merchant_id, id) do nothing`.execute(tx);
}

/** Returns the newest demo messages of the brand. With `phone`, only those to this phone number. */
export async function selectDemoMessages(
  tx: Tx,
  merchantId: string,
  phone: string | null,
): Promise<DemoMessageRow[]> {
  const ofPhone = phone ? sql`and phone = ${phone}` : sql``;
  const { rows } = await sql<DemoMessageRow>`
    select phone, text, code, sent_at as "sentAt" from demo_messages
    where merchant_id = ${merchantId} ${ofPhone}
    order by sent_at desc, id desc limit ${MAX_SHOWN_DEMO_MESSAGES}`.execute(tx);
  return rows;
}
