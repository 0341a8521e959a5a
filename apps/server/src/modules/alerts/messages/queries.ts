import type { MessageAlertStep } from "@dasturxon/domain/alert-ladder";
import { sql } from "kysely";
import { queryMaybeOne, queryRows, runStatement, type Tx } from "../../../platform/database/index.ts";
import type { AlertKey } from "../queries.ts";

export interface AlertMessageKey extends AlertKey {
  step: MessageAlertStep;
  /** Id of the staff member. For push, id of the subscription. */
  recipientId: string;
}

export type AlertMessageState = "waiting" | "sending" | "sent" | "failed" | "skipped";

const createMessageKeyCondition = (
  merchantId: string,
  { kind, subjectId, step, recipientId }: AlertMessageKey,
) =>
  sql`merchant_id = ${merchantId} and kind = ${kind} and subject_id = ${subjectId} and step = ${step}
    and recipient_id = ${recipientId}`;

/** Inserts a message. Returns false if the recipient already has a message of this step. */
export async function insertMessage(
  tx: Tx,
  merchantId: string,
  message: AlertMessageKey & {
    name: string;
    state: "waiting" | "skipped";
    summaryId?: string | null;
    now: Date;
  },
): Promise<boolean> {
  const { kind, subjectId, step, recipientId, name, state, summaryId = null, now } = message;
  const inserted = await runStatement(
    tx,
    sql`insert into alert_messages (merchant_id, kind, subject_id, step, recipient_id, name, state, summary_id, state_at)
      values (${merchantId}, ${kind}, ${subjectId}, ${step}, ${recipientId}, ${name}, ${state}, ${summaryId}, ${now})
      on conflict do nothing`,
  );
  return inserted === 1;
}

/**
 * Rate limit: counts an SMS or call to a person. Returns false if the previous one was sent after `since`, or if `most`
 * were sent today (UTC).
 */
export async function insertOrUpdateMessageRateCount(
  tx: Tx,
  merchantId: string,
  ring: { recipientId: string; step: string; now: Date; since: Date; most: number },
): Promise<boolean> {
  const { recipientId, step, now, since, most } = ring;
  const day = now.toISOString().slice(0, 10);
  const claimed = await runStatement(
    tx,
    sql`insert into alert_rings (merchant_id, recipient_id, step, rang_at, day, day_count)
      values (${merchantId}, ${recipientId}, ${step}, ${now}, ${day}::date, 1)
      on conflict (merchant_id, recipient_id, step) do update set rang_at = excluded.rang_at, day = excluded.day,
        day_count = case when alert_rings.day = excluded.day then alert_rings.day_count + 1 else 1 end
      where alert_rings.rang_at <= ${since} and (alert_rings.day <> excluded.day or alert_rings.day_count < ${most})`,
  );
  return claimed === 1;
}

/** Returns the state of a message and locks its row until the transaction ends. */
export function selectMessageForUpdate(
  tx: Tx,
  merchantId: string,
  key: AlertMessageKey,
): Promise<{ state: AlertMessageState } | undefined> {
  return queryMaybeOne(
    tx,
    sql<{
      state: AlertMessageState;
    }>`select state from alert_messages where ${createMessageKeyCondition(merchantId, key)} for update`,
  );
}

export async function updateMessage(
  tx: Tx,
  merchantId: string,
  { state, now, ...key }: AlertMessageKey & { state: AlertMessageState; now: Date },
): Promise<void> {
  await runStatement(
    tx,
    sql`update alert_messages set state = ${state}, state_at = ${now} where ${createMessageKeyCondition(merchantId, key)}`,
  );
}

export interface MessageRow {
  step: MessageAlertStep;
  recipientId: string;
  name: string;
  state: AlertMessageState;
}

/** Returns the messages of an alert, ordered by their last change, oldest first. */
export function selectMessages(
  tx: Tx,
  merchantId: string,
  { kind, subjectId }: AlertKey,
): Promise<MessageRow[]> {
  return queryRows(
    tx,
    sql<MessageRow>`select step, recipient_id as "recipientId", name, state from alert_messages
      where merchant_id = ${merchantId} and kind = ${kind} and subject_id = ${subjectId}
      order by state_at, name, recipient_id`,
  );
}
