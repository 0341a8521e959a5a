import type { SmsKind } from "@dasturxon/domain/sms-gateways";
import { sql } from "kysely";
import type { Tx } from "../../../platform/database/index.ts";
import { one } from "../../../platform/database/index.ts";

export interface SentText {
  id: string;
  brandId: string;
  kind: SmsKind;
  phone: string;
  /** Null: sent by a job, not by a request. */
  ip: string | null;
  /** The customer who caused it; null for a code, which is asked for before anybody is known. */
  userId: string | null;
  sentAt: Date;
}

/** Sendings of one subject are decided one at a time, so that parallel requests cannot pass a limit together. */
export async function selectSendingLock(tx: Tx, subject: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('sent_texts:' || ${subject}::text, 0))`.execute(tx);
}

/** Was this text let out before? */
export async function selectIsNoted(tx: Tx, id: string): Promise<boolean> {
  const { isNoted } = await one(
    tx,
    sql<{ isNoted: boolean }>`select exists (select from sent_texts where id = ${id}) as "isNoted"`,
  );
  return isNoted;
}

/** Was another code let out to this phone by this brand since then? */
export async function selectIsCodeAskedAgain(
  tx: Tx,
  { id, brandId, phone, since }: Pick<SentText, "id" | "brandId" | "phone"> & { since: Date },
): Promise<boolean> {
  const { isAgain } = await one(
    tx,
    sql<{ isAgain: boolean }>`
      select exists (select from sent_texts
        where phone = ${phone} and sent_at > ${since} and brand_id = ${brandId} and kind = 'code' and id <> ${id})
        as "isAgain"`,
  );
  return isAgain;
}

export interface PersonCounts {
  /** The last code to this phone by this brand. */
  lastCodeAt: Date | null;
  phoneShort: number;
  phoneDay: number;
  ipHour: number;
  /** Receipts of this customer, or tries of this member of the staff. */
  receiptsDay: number;
}

/** What a phone, an address and a customer have had from all brands together. */
export function selectPersonCounts(
  tx: Tx,
  ask: SentText & { shortSince: Date; hourSince: Date; daySince: Date },
): Promise<PersonCounts> {
  return one(
    tx,
    sql<PersonCounts>`
      select p.*, i.*, u.* from
        (select max(sent_at) filter (where brand_id = ${ask.brandId} and kind = 'code') as "lastCodeAt",
           count(*) filter (where sent_at > ${ask.shortSince})::int as "phoneShort", count(*)::int as "phoneDay"
         from sent_texts where phone = ${ask.phone} and sent_at > ${ask.daySince}) p,
        (select count(*)::int as "ipHour" from sent_texts where ip = ${ask.ip} and sent_at > ${ask.hourSince}) i,
        (select count(*)::int as "receiptsDay" from sent_texts
         where user_id = ${ask.userId}::uuid and kind in ('receipt', 'trial') and sent_at > ${ask.daySince}) u`,
  );
}

export interface PurseCounts {
  brandHour: number;
  allHour: number;
}

/** What a brand and the whole installation have sent. */
export function selectBudgetCounts(tx: Tx, ask: { brandId: string; hourSince: Date }): Promise<PurseCounts> {
  return one(
    tx,
    sql<PurseCounts>`
      select count(*) filter (where brand_id = ${ask.brandId})::int as "brandHour", count(*)::int as "allHour"
      from sent_texts where sent_at > ${ask.hourSince}`,
  );
}

/** Notes a sending and forgets those of earlier days. */
export async function insertSending(tx: Tx, sent: SentText): Promise<void> {
  await sql`delete from sent_texts where sent_at < ${sent.sentAt}::timestamptz - interval '1 day'`.execute(
    tx,
  );
  await sql`
    insert into sent_texts (id, brand_id, kind, phone, ip, user_id, sent_at)
    values (${sent.id}, ${sent.brandId}, ${sent.kind}, ${sent.phone}, ${sent.ip}, ${sent.userId}, ${sent.sentAt})`.execute(
    tx,
  );
}
