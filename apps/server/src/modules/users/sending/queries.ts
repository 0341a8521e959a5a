import type { SmsKind } from "@dasturxon/domain/sms-gateways";
import { sql } from "kysely";
import type { Tx } from "../../../platform/database/index.ts";
import { one, rows, run } from "../../../platform/database/index.ts";

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

/** A text that is about to be sent, and what its limits go by. */
export interface Sending extends SentText {
  /** Network of the address: IPv4 /24, IPv6 /48. */
  network: string | null;
  /** Whether the phone has an account, or the caller is signed in. */
  isKnown: boolean;
  /** What phones of the country begin with, where it is not the brand's own: `+77`. */
  abroad: string | null;
}

export interface PhoneText {
  sentAt: Date;
  network: string | null;
  /** Whether the code was used, which shows that the owner of the phone requested it. */
  isUsed: boolean;
}

/** When limits of an address, its network and a customer were reached; null: they are not. */
interface FullTimes {
  addressFullAt: Date | null;
  networkFullAt: Date | null;
  /** Receipts of this customer, or tries of this member of the staff. */
  receiptsFullAt: Date | null;
}

export interface PersonCounts extends FullTimes {
  /** The last code to this phone by this brand. */
  lastCodeAt: Date | null;
  /** To this phone in a day, the newest first. */
  texts: PhoneText[];
}

interface ListedText extends PhoneText {
  /** A code of the brand that asks. */
  isOwnCode: boolean;
}

interface PersonQuestion {
  sending: Sending;
  daySince: Date;
  hourSince: Date;
  most: { address: number; network: number; receipts: number };
}

const MAX_LISTED = 200;

/** Texts to the phone, and when the limits of address, network and customer were reached. */
export async function selectPersonCounts(tx: Tx, ask: PersonQuestion): Promise<PersonCounts> {
  const { sending, daySince, hourSince, most } = ask;
  const { phone, brandId, ip, network, userId } = sending;
  const texts = await rows(
    tx,
    sql<ListedText>`
      select sent_at as "sentAt", network, used_at is not null as "isUsed",
        brand_id = ${brandId} and kind = 'code' as "isOwnCode"
      from sent_texts where phone = ${phone} and sent_at > ${daySince}
      order by sent_at desc limit ${MAX_LISTED}`,
  );
  const full = await one(
    tx,
    sql<FullTimes>`
      select
        (select sent_at from sent_texts where ip = ${ip} and sent_at > ${hourSince}
          order by sent_at desc offset ${most.address - 1} limit 1) as "addressFullAt",
        (select sent_at from sent_texts where network = ${network} and sent_at > ${hourSince}
          order by sent_at desc offset ${most.network - 1} limit 1) as "networkFullAt",
        (select sent_at from sent_texts
          where user_id = ${userId}::uuid and kind in ('receipt', 'trial') and sent_at > ${daySince}
          order by sent_at desc offset ${most.receipts - 1} limit 1) as "receiptsFullAt"`,
  );
  const lastCodeAt = texts.find(({ isOwnCode }) => isOwnCode)?.sentAt ?? null;
  return { ...full, texts, lastCodeAt };
}

/** When what a brand, a country and the whole installation may send in an hour was used up; null: it is not. */
export interface PurseCounts {
  brandFullAt: Date | null;
  countryFullAt: Date | null;
  allFullAt: Date | null;
}

export function selectPurseCounts(
  tx: Tx,
  ask: {
    sending: Pick<Sending, "brandId" | "abroad">;
    hourSince: Date;
    most: { brand: number; country: number; all: number };
  },
): Promise<PurseCounts> {
  const { sending, hourSince, most } = ask;
  return one(
    tx,
    sql<PurseCounts>`
      select
        (select sent_at from sent_texts where brand_id = ${sending.brandId} and sent_at > ${hourSince}
          order by sent_at desc offset ${most.brand - 1} limit 1) as "brandFullAt",
        (select sent_at from sent_texts where starts_with(phone, ${sending.abroad}::text) and sent_at > ${hourSince}
          order by sent_at desc offset ${most.country - 1} limit 1) as "countryFullAt",
        (select sent_at from sent_texts where sent_at > ${hourSince}
          order by sent_at desc offset ${most.all - 1} limit 1) as "allFullAt"`,
  );
}

/** Does a code for a new password that was sent to this phone still work? */
export async function selectIsPasswordCodeLive(
  tx: Tx,
  ask: { phone: string; now: Date; maxTries: number },
): Promise<boolean> {
  const live = await rows(
    tx,
    sql`select 1 from password_codes
      where phone = ${ask.phone} and expires_at > ${ask.now} and attempts < ${ask.maxTries}`,
  );
  return live.length > 0;
}

/** Notes that the newest code of a brand to a phone was used. */
export async function updateCodeUsedAt(
  tx: Tx,
  { brandId, phone, now }: { brandId: string; phone: string; now: Date },
): Promise<void> {
  await run(
    tx,
    sql`update sent_texts set used_at = ${now} where id = (
      select id from sent_texts where phone = ${phone} and brand_id = ${brandId} and kind = 'code'
      order by sent_at desc limit 1)`,
  );
}

/** Notes a sending and forgets those of earlier days. */
export async function insertSending(tx: Tx, sent: SentText & { network?: string | null }): Promise<void> {
  await sql`delete from sent_texts where sent_at < ${sent.sentAt}::timestamptz - interval '1 day'`.execute(
    tx,
  );
  await sql`
    insert into sent_texts (id, brand_id, kind, phone, ip, network, user_id, sent_at)
    values (${sent.id}, ${sent.brandId}, ${sent.kind}, ${sent.phone}, ${sent.ip}, ${sent.network ?? null},
      ${sent.userId}, ${sent.sentAt})`.execute(tx);
}
