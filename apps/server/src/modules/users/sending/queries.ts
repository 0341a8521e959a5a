import { sql } from "kysely";
import type { Tx } from "../../../platform/database/index.ts";
import { one } from "../../../platform/database/index.ts";

export interface SentCode {
  id: string;
  brandId: string;
  phone: string;
  ip: string;
  sentAt: Date;
}

/** Sendings of one subject are decided one at a time, so that parallel requests cannot pass a limit together. */
export async function lockSendings(tx: Tx, subject: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('sent_codes:' || ${subject}::text, 0))`.execute(tx);
}

export interface PersonCounts {
  /** To this phone by this brand. */
  lastSentAt: Date | null;
  phoneShort: number;
  phoneDay: number;
  ipHour: number;
}

/** What a phone and an address have had from all brands together. */
export function countPerson(
  tx: Tx,
  ask: SentCode & { shortSince: Date; hourSince: Date; daySince: Date },
): Promise<PersonCounts> {
  return one(
    tx,
    sql<PersonCounts>`
      select p.*, i.* from
        (select max(sent_at) filter (where brand_id = ${ask.brandId}) as "lastSentAt",
           count(*) filter (where sent_at > ${ask.shortSince})::int as "phoneShort", count(*)::int as "phoneDay"
         from sent_codes where phone = ${ask.phone} and sent_at > ${ask.daySince}) p,
        (select count(*)::int as "ipHour" from sent_codes where ip = ${ask.ip} and sent_at > ${ask.hourSince}) i`,
  );
}

export interface PurseCounts {
  brandHour: number;
  allHour: number;
}

/** What a brand and the whole installation have sent. */
export function countPurse(tx: Tx, ask: { brandId: string; hourSince: Date }): Promise<PurseCounts> {
  return one(
    tx,
    sql<PurseCounts>`
      select count(*) filter (where brand_id = ${ask.brandId})::int as "brandHour", count(*)::int as "allHour"
      from sent_codes where sent_at > ${ask.hourSince}`,
  );
}

/** Notes a sending and forgets those of earlier days. */
export async function noteSending(tx: Tx, sent: SentCode): Promise<void> {
  await sql`delete from sent_codes where sent_at < ${sent.sentAt}::timestamptz - interval '1 day'`.execute(
    tx,
  );
  await sql`
    insert into sent_codes (id, brand_id, phone, ip, sent_at)
    values (${sent.id}, ${sent.brandId}, ${sent.phone}, ${sent.ip}, ${sent.sentAt})`.execute(tx);
}
