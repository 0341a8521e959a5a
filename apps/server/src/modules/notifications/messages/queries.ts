import type { SmsGatewayName } from "@dasturxon/providers/sms/facts";
import type { SmsState } from "@dasturxon/domain/sms-state";
import { sql } from "kysely";
import { queryOne, queryRows, runStatement, type Tx } from "../../../platform/database/index.ts";
import type { SmsKind } from "@dasturxon/domain/sms-kind";

/** A message before it is sent. Its phone number is masked. */
export interface NewSmsMessage {
  id: string;
  kind: SmsKind;
  phone: string;
  parts: number;
  sentAt: Date;
}

/** Inserts a message under the id of its cause. Returns false if the message exists and was not refused. */
export async function insertSmsMessage(tx: Tx, merchantId: string, message: NewSmsMessage): Promise<boolean> {
  const { id, kind, phone, parts, sentAt } = message;
  const noted = await runStatement(
    tx,
    sql`
      insert into sms_messages (merchant_id, id, kind, phone, state, parts, sent_at)
      values (${merchantId}, ${id}, ${kind}, ${phone}, 'sending', ${parts}, ${sentAt})
      on conflict (merchant_id, id) do update set state = 'sending', sent_at = excluded.sent_at
        where sms_messages.state = 'refused'`,
  );
  return noted > 0;
}

/**
 * Stores the result of a message and the account that sent it. The state is stored only if the current state is one of
 * `before`, i.e. less certain than the new one.
 */
export async function updateSmsMessageResult(
  tx: Tx,
  merchantId: string,
  change: {
    id: string;
    gateway: SmsGatewayName | null;
    payer: "brand" | "platform" | null;
    gatewayId: string | null;
    partTiyin: number;
    /** Number of message parts. Null: the stored number remains. */
    parts: number | null;
    state: SmsState;
    before: readonly SmsState[];
  },
): Promise<void> {
  const { id, gateway, payer, gatewayId, partTiyin, parts, state, before } = change;
  await runStatement(
    tx,
    sql`
      update sms_messages set gateway = ${gateway}, payer = ${payer}, gateway_id = ${gatewayId},
        part_tiyin = ${partTiyin}, parts = coalesce(${parts}::int, parts), state = case when state = any(${before}::text[]) then ${state} else state end
      where merchant_id = ${merchantId} and id = ${id}`,
  );
}

/**
 * Records the state in a gateway's callback, only if the stored state is in `before`, i.e. less certain. Returns the
 * number of changed rows.
 */
export function updateSmsMessageReportedState(
  tx: Tx,
  merchantId: string,
  change: {
    id: string;
    state: SmsState;
    before: readonly SmsState[];
    parts: number | null;
    isRefunded: boolean;
    now: Date;
  },
): Promise<number> {
  const { id, state, before, parts, isRefunded, now } = change;
  return runStatement(
    tx,
    sql`
      update sms_messages set state = ${state}, parts = coalesce(${parts}::int, parts), told_at = ${now},
        part_tiyin = case when ${isRefunded} then 0 else part_tiyin end
      where merchant_id = ${merchantId} and id = ${id} and state = any(${before}::text[])`,
  );
}

export interface SmsMessageRow {
  id: string;
  kind: SmsKind;
  phone: string;
  gateway: SmsGatewayName | null;
  payer: "brand" | "platform" | null;
  state: SmsState;
  parts: number;
  costTiyin: number;
  sentAt: Date;
  toldAt: Date | null;
}

/** Returns a page of the messages between two times, the second one excluded, newest first. */
export function selectSmsMessages(
  tx: Tx,
  merchantId: string,
  filter: { from: Date; to: Date; page: number; size: number },
): Promise<SmsMessageRow[]> {
  return queryRows(
    tx,
    sql<SmsMessageRow>`
      select id, kind, phone, gateway, payer, state, parts::int as parts, (parts * part_tiyin)::float8 as "costTiyin",
        sent_at as "sentAt", told_at as "toldAt"
      from sms_messages where merchant_id = ${merchantId} and sent_at >= ${filter.from} and sent_at < ${filter.to}
      order by sent_at desc, id desc limit ${filter.size} offset ${filter.page * filter.size}`,
  );
}

export interface SmsMessageSums {
  count: number;
  /** Number of messages that were accepted by accounts of the platform. */
  platformCount: number;
  parts: number;
  /** Costs paid by the brand and costs paid by the platform, in tiyin. */
  brandTiyin: number;
  platformTiyin: number;
}

/** Returns number, parts and costs of the messages between two times. Messages that no gateway accepted are excluded. */
export function selectSmsMessageSums(
  tx: Tx,
  merchantId: string,
  { from, to }: { from: Date; to: Date },
): Promise<SmsMessageSums> {
  return queryOne(
    tx,
    sql<SmsMessageSums>`
      select count(*)::int as count, (count(*) filter (where payer = 'platform'))::int as "platformCount",
        coalesce(sum(parts), 0)::int as parts,
        coalesce(sum(parts * part_tiyin) filter (where payer = 'brand'), 0)::float8 as "brandTiyin",
        coalesce(sum(parts * part_tiyin) filter (where payer = 'platform'), 0)::float8 as "platformTiyin"
      from sms_messages
      where merchant_id = ${merchantId} and sent_at >= ${from} and sent_at < ${to} and state <> 'refused'`,
  );
}

/** Returns the number of messages between two times, the second one excluded. */
export async function selectSmsMessageCount(
  tx: Tx,
  merchantId: string,
  { from, to }: { from: Date; to: Date },
): Promise<number> {
  const { count } = await queryOne(
    tx,
    sql<{ count: number }>`
      select count(*)::int as count from sms_messages
      where merchant_id = ${merchantId} and sent_at >= ${from} and sent_at < ${to}`,
  );
  return count;
}

/** Deletes messages older than 99 days, of all brands. */
export function deleteOldSmsMessages(tx: Tx, limit: number): Promise<number> {
  return runStatement(
    tx,
    sql`delete from sms_messages where (merchant_id, id) in (
      select merchant_id, id from sms_messages where sent_at < now() - interval '99 days' limit ${limit})`,
  );
}
