import type { Audience } from "@dasturxon/domain/broadcast";
import type { TextByLanguage } from "@dasturxon/domain/text";
import { sql } from "kysely";
import { queryMaybeOne, queryRows, runStatement, type Tx } from "../../../../platform/database/index.ts";

/** The brand's next due broadcast. */
export interface DueBroadcastRow {
  id: string;
  text: TextByLanguage;
  image: string | null;
  link: string | null;
  audience: Audience;
  state: "planned" | "sending";
  sent: number;
}

/**
 * Selects the earliest due broadcast. Broadcasts run one after the other, because two simultaneous broadcasts could
 * message a chat twice in a second.
 */
export function selectDueBroadcastForUpdate(
  tx: Tx,
  merchantId: string,
  now: Date,
): Promise<DueBroadcastRow | undefined> {
  return queryMaybeOne(
    tx,
    sql<DueBroadcastRow>`
      select id, text, image, link, audience, state, sent from telegram_broadcasts
      where merchant_id = ${merchantId} and state in ('planned', 'sending') and send_at <= ${now}
      order by send_at, id limit 1 for update`,
  );
}

/**
 * Returns the earliest time of the brand's next broadcast call to Telegram. Null if the brand has no bot. Locks the row
 * until the transaction ends.
 */
export async function selectNextSendTimeForUpdate(tx: Tx, merchantId: string): Promise<Date | null> {
  const bot = await queryMaybeOne(
    tx,
    sql<{ nextAt: Date }>`
      select coalesce(broadcast_next_at, 'epoch') as "nextAt" from telegram_bots
      where merchant_id = ${merchantId} for update`,
  );
  return bot?.nextAt ?? null;
}

export async function updateNextSendTime(tx: Tx, merchantId: string, nextAt: Date): Promise<void> {
  await runStatement(
    tx,
    sql`update telegram_bots set broadcast_next_at = greatest(broadcast_next_at, ${nextAt}::timestamptz)
      where merchant_id = ${merchantId}`,
  );
}

export type BroadcastReceiverState =
  | "waiting"
  | "sending"
  | "sent"
  | "blocked"
  | "skipped"
  | "failed"
  | "unsure";

/** Marks some waiting receivers as `sending`. Receivers who no longer want news are skipped. */
export function updateBroadcastReceiversClaimed(
  tx: Tx,
  merchantId: string,
  { broadcastId, count, now }: { broadcastId: string; count: number; now: Date },
): Promise<{ telegramId: number; state: "sending" | "skipped" }[]> {
  return queryRows(
    tx,
    sql<{ telegramId: number; state: "sending" | "skipped" }>`
      update telegram_receivers r set tried_at = ${now}, state = case when exists (
          select 1 from telegram_accounts a where a.merchant_id = ${merchantId} and a.telegram_id = r.telegram_id
            and a.is_news_wanted and not a.is_blocked) then 'sending' else 'skipped' end
      where r.merchant_id = ${merchantId} and r.broadcast_id = ${broadcastId} and r.telegram_id = any(array(
        select telegram_id from telegram_receivers
        where merchant_id = ${merchantId} and broadcast_id = ${broadcastId} and state = 'waiting'
        order by telegram_id limit ${count}))
      returning r.telegram_id::float8 as "telegramId", r.state`,
  );
}

/** Returns the language of each receiver: the bot's, the store's or Telegram's setting. Null if none is known. */
export function selectReceiverLanguages(
  tx: Tx,
  merchantId: string,
  telegramIds: readonly number[],
): Promise<{ telegramId: number; language: string | null }[]> {
  return queryRows(
    tx,
    sql<{ telegramId: number; language: string | null }>`
      select a.telegram_id::float8 as "telegramId", coalesce(a.language, u.language, a.telegram_language) as language
      from telegram_accounts a left join users u on u.merchant_id = ${merchantId} and u.id = a.user_id
      where a.merchant_id = ${merchantId} and a.telegram_id = any(${telegramIds}::bigint[])`,
  );
}

/** Records the results of receivers in state `sending`. Others remain unchanged. @returns the changed receivers */
export function updateBroadcastReceiverOutcomes(
  tx: Tx,
  merchantId: string,
  { broadcastId, outcomes }: { broadcastId: string; outcomes: ReadonlyMap<number, BroadcastReceiverState> },
): Promise<{ state: BroadcastReceiverState }[]> {
  return queryRows(
    tx,
    sql<{ state: BroadcastReceiverState }>`
      update telegram_receivers r set state = came.state
      from unnest(${[...outcomes.keys()]}::bigint[], ${[...outcomes.values()]}::text[]) as came (telegram_id, state)
      where r.merchant_id = ${merchantId} and r.broadcast_id = ${broadcastId}
        and r.telegram_id = came.telegram_id and r.state = 'sending'
      returning r.state`,
  );
}

/**
 * Marks receivers as `unsure` if a worker crashed while sending. They may have the message, so it is not sent again.
 * @returns their number
 */
export function updateAbandonedBroadcastReceivers(
  tx: Tx,
  merchantId: string,
  { broadcastId, before }: { broadcastId: string; before: Date },
): Promise<number> {
  return runStatement(
    tx,
    sql`update telegram_receivers set state = 'unsure' where merchant_id = ${merchantId}
      and broadcast_id = ${broadcastId} and state = 'sending' and tried_at < ${before}`,
  );
}

export async function updateBroadcastCounts(
  tx: Tx,
  merchantId: string,
  broadcastId: string,
  more: Partial<Record<BroadcastReceiverState, number>>,
): Promise<void> {
  const { sent = 0, blocked = 0, skipped = 0, failed = 0, unsure = 0 } = more;
  await runStatement(
    tx,
    sql`update telegram_broadcasts set sent = sent + ${sent}, blocked = blocked + ${blocked},
      skipped = skipped + ${skipped}, failed = failed + ${failed}, unsure = unsure + ${unsure}
      where merchant_id = ${merchantId} and id = ${broadcastId}`,
  );
}

/** Returns whether a worker is still sending to some receivers. */
export async function selectIsBroadcastSending(
  tx: Tx,
  merchantId: string,
  broadcastId: string,
): Promise<boolean> {
  const found = await queryMaybeOne(
    tx,
    sql`select 1 from telegram_receivers
      where merchant_id = ${merchantId} and broadcast_id = ${broadcastId} and state = 'sending' limit 1`,
  );
  return found !== undefined;
}
