import type { Broadcast } from "@dasturxon/contract";
import type { Audience } from "@dasturxon/domain/broadcast";
import type { TextByLanguage } from "@dasturxon/domain/text";
import { type RawBuilder, sql } from "kysely";
import {
  queryMaybeOne,
  queryOne,
  queryRows,
  runStatement,
  type Tx,
} from "../../../platform/database/index.ts";

export interface BroadcastRow {
  id: string;
  text: TextByLanguage;
  image: string | null;
  link: string | null;
  audience: Audience;
  state: Broadcast["state"];
  sendAt: Date;
  createdAt: Date;
  createdBy: string;
  endedAt: Date | null;
  trouble: Broadcast["trouble"];
  receivers: number;
  sent: number;
  blocked: number;
  skipped: number;
  failed: number;
  unsure: number;
}

const broadcastColumns = sql`b.id, b.text, b.image, b.link, b.audience, b.state, b.send_at as "sendAt",
  b.created_at as "createdAt", s.name as "createdBy", b.ended_at as "endedAt", b.trouble, b.receivers, b.sent,
  b.blocked, b.skipped, b.failed, b.unsure`;

/** Returns broadcasts, newest first. */
export function selectBroadcasts(tx: Tx, merchantId: string, limit: number): Promise<BroadcastRow[]> {
  return queryRows(
    tx,
    sql<BroadcastRow>`
      select ${broadcastColumns} from telegram_broadcasts b
      join staff s on s.merchant_id = ${merchantId} and s.id = b.created_by
      where b.merchant_id = ${merchantId} order by b.created_at desc, b.id limit ${limit}`,
  );
}

export function selectBroadcast(tx: Tx, merchantId: string, id: string): Promise<BroadcastRow | undefined> {
  return queryMaybeOne(
    tx,
    sql<BroadcastRow>`
      select ${broadcastColumns} from telegram_broadcasts b
      join staff s on s.merchant_id = ${merchantId} and s.id = b.created_by
      where b.merchant_id = ${merchantId} and b.id = ${id}`,
  );
}

type NewBroadcastRow = Pick<
  BroadcastRow,
  "id" | "text" | "image" | "link" | "audience" | "sendAt" | "createdAt"
> & {
  staffId: string;
};

/** Inserts a planned broadcast. @returns false if the id exists */
export async function insertBroadcast(
  tx: Tx,
  merchantId: string,
  planned: NewBroadcastRow,
): Promise<boolean> {
  const { id, text, image, link, audience, sendAt, createdAt, staffId } = planned;
  const added = await runStatement(
    tx,
    sql`
      insert into telegram_broadcasts
        (merchant_id, id, text, image, link, audience, state, send_at, created_at, created_by)
      values (${merchantId}, ${id}, ${JSON.stringify(text)}::jsonb, ${image}, ${link}, ${audience}, 'planned',
        ${sendAt}, ${createdAt}, ${staffId})
      on conflict (merchant_id, id) do nothing`,
  );
  return added === 1;
}

/** Ends a planned or running broadcast. @returns false if it has ended, or does not exist. */
export async function updateBroadcastEnded(
  tx: Tx,
  merchantId: string,
  end: { id: string; state: "sent" | "stopped"; trouble: Broadcast["trouble"]; at: Date },
): Promise<boolean> {
  const ended = await runStatement(
    tx,
    sql`
      update telegram_broadcasts set state = ${end.state}, trouble = ${end.trouble}, ended_at = ${end.at}
      where merchant_id = ${merchantId} and id = ${end.id} and state in ('planned', 'sending')`,
  );
  return ended === 1;
}

/** Number of days in which an order counts as recent. */
const RECENT_ORDER_DAYS = 30;
const buildLastOrderTimeSql = (merchantId: string) => sql`(
  select o.created_at from orders o
  where o.merchant_id = ${merchantId} and o.user_id = a.user_id and o.status <> 'CANCELED'
  order by o.created_at desc limit 1)`;
const isReachableSql = sql`not a.is_blocked and a.is_news_wanted`;

function buildAudienceCondition(
  audience: Audience,
  { merchantId, now }: { merchantId: string; now: Date },
): RawBuilder<unknown> {
  const since = sql`${now}::timestamptz - make_interval(days => ${RECENT_ORDER_DAYS})`;
  switch (audience) {
    case "ALL":
      return sql`true`;
    case "ORDERED":
      return sql`${buildLastOrderTimeSql(merchantId)} >= ${since}`;
    case "AWAY":
      return sql`${buildLastOrderTimeSql(merchantId)} < ${since}`;
    case "NEVER":
      return sql`${buildLastOrderTimeSql(merchantId)} is null`;
  }
}

/** Returns the current size of each audience. */
export function selectAudienceSizes(
  tx: Tx,
  merchantId: string,
  now: Date,
): Promise<Record<Audience, number>> {
  return queryOne(
    tx,
    sql<Record<Audience, number>>`
      select count(*)::int as "ALL", (count(*) filter (where last >= since))::int as "ORDERED",
        (count(*) filter (where last < since))::int as "AWAY", (count(*) filter (where last is null))::int as "NEVER"
      from (select ${buildLastOrderTimeSql(merchantId)} as last, ${now}::timestamptz - make_interval(days => ${RECENT_ORDER_DAYS}) as since
        from telegram_accounts a where a.merchant_id = ${merchantId} and ${isReachableSql}) as people`,
  );
}

/** Starts a broadcast and determines its receivers. @returns their number */
export async function insertBroadcastReceivers(
  tx: Tx,
  merchantId: string,
  { id, audience, now }: { id: string; audience: Audience; now: Date },
): Promise<number> {
  const count = await runStatement(
    tx,
    sql`
      insert into telegram_receivers (merchant_id, broadcast_id, telegram_id, created_at)
      select ${merchantId}::uuid, ${id}::uuid, a.telegram_id, ${now}::timestamptz from telegram_accounts a
      where a.merchant_id = ${merchantId} and ${isReachableSql} and ${buildAudienceCondition(audience, { merchantId, now })}
      on conflict (merchant_id, broadcast_id, telegram_id) do nothing`,
  );
  await runStatement(
    tx,
    sql`update telegram_broadcasts set state = 'sending', receivers = ${count}
      where merchant_id = ${merchantId} and id = ${id}`,
  );
  return count;
}

/** Removes a customer from the receivers of all broadcasts. Called when the account is deleted. */
export async function deleteBroadcastReceiversOfUser(
  tx: Tx,
  merchantId: string,
  userId: string,
): Promise<void> {
  await runStatement(
    tx,
    sql`
      delete from telegram_receivers where merchant_id = ${merchantId} and telegram_id in
        (select telegram_id from telegram_accounts where merchant_id = ${merchantId} and user_id = ${userId})`,
  );
}

/** Deletes receivers after 30 days. The counts of receivers remain in their broadcasts. */
export function deleteOldBroadcastReceivers(
  tx: Tx,
  { now, limit }: { now: Date; limit: number },
): Promise<number> {
  return runStatement(
    tx,
    sql`delete from telegram_receivers where (merchant_id, broadcast_id, telegram_id) in (
      select merchant_id, broadcast_id, telegram_id from telegram_receivers
      where created_at < ${now}::timestamptz - interval '30 days' limit ${limit})`,
  );
}

/** Sets whether a Telegram user wants news of the brand. */
export async function updateNewsWanted(
  tx: Tx,
  merchantId: string,
  { telegramId, isWanted }: { telegramId: number; isWanted: boolean },
): Promise<void> {
  await runStatement(
    tx,
    sql`update telegram_accounts set is_news_wanted = ${isWanted}
      where merchant_id = ${merchantId} and telegram_id = ${telegramId}`,
  );
}
