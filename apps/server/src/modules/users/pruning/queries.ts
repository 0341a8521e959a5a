import { sql } from "kysely";
import { runStatement, type Tx } from "../../../platform/database/index.ts";

interface ExpiredRowsPruneLimit {
  /** Current time, by the clock with which the expiry times of the rows were set. */
  now: Date;
  limit: number;
}

/** Deletes customers' sessions that expired more than a day ago. */
export function deleteEndedCustomerSessions(tx: Tx, { now, limit }: ExpiredRowsPruneLimit): Promise<number> {
  return runStatement(
    tx,
    sql`delete from sessions where (merchant_id, token_hash) in (
      select merchant_id, token_hash from sessions where expires_at < ${now}::timestamptz - interval '1 day'
      limit ${limit})`,
  );
}

/** Deletes staff sessions that expired more than a day ago. */
export function deleteEndedStaffSessions(tx: Tx, { now, limit }: ExpiredRowsPruneLimit): Promise<number> {
  return runStatement(
    tx,
    sql`delete from staff_sessions where (merchant_id, token_hash) in (
      select merchant_id, token_hash from staff_sessions where expires_at < ${now}::timestamptz - interval '1 day'
      limit ${limit})`,
  );
}

/** Deletes one-time codes that expired more than a day ago, with their counted attempts. */
export function deleteEndedCodes(tx: Tx, { now, limit }: ExpiredRowsPruneLimit): Promise<number> {
  return runStatement(
    tx,
    sql`delete from one_time_codes where (merchant_id, phone, purpose) in (
      select merchant_id, phone, purpose from one_time_codes where expires_at < ${now}::timestamptz - interval '1 day'
      limit ${limit})`,
  );
}

/** Deletes records of SMS sent more than two days ago. The sending limits need only one day. */
export function deleteOldSentTexts(tx: Tx, limit: number): Promise<number> {
  return runStatement(
    tx,
    sql`delete from sent_texts where id in (
      select id from sent_texts where sent_at < now() - interval '2 days'
      limit ${limit})`,
  );
}

/** Deletes sign-in attempts of staff older than a day. The limits need only a quarter of an hour. */
export function deleteOldSignInTries(tx: Tx, limit: number): Promise<number> {
  return runStatement(
    tx,
    sql`delete from staff_sign_in_tries where id in (
      select id from staff_sign_in_tries where tried_at < now() - interval '1 day'
      limit ${limit})`,
  );
}
