import type { SmsKind } from "@dasturxon/domain/sms-kind";
import { sql } from "kysely";
import type { Tx } from "../../../../platform/database/index.ts";
import { queryMaybeOne, queryOne, queryRows, runStatement } from "../../../../platform/database/index.ts";

export interface SmsToSend {
  id: string;
  brandId: string;
  kind: SmsKind;
  phone: string;
  /** IP address of the request. Null if a job sent the SMS. */
  ip: string | null;
  /** Id of the customer who caused the SMS. Null for a code, because it is requested before authentication. */
  userId: string | null;
  sentAt: Date;
}

/**
 * Acquires a lock by name until the transaction ends, for example `phone:+998901234567`, so that concurrent SMS cannot
 * exceed a limit together.
 */
export async function selectSendingLock(tx: Tx, subject: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('sent_texts:' || ${subject}::text, 0))`.execute(tx);
}

/** Whether the SMS with this id was recorded before. */
export async function selectIsTextRecorded(tx: Tx, id: string): Promise<boolean> {
  const { isNoted } = await queryOne(
    tx,
    sql<{ isNoted: boolean }>`select exists (select from sent_texts where id = ${id}) as "isNoted"`,
  );
  return isNoted;
}

/** Whether the brand sent another code to this phone after `since`. */
export async function selectIsCodeRequestedAgain(
  tx: Tx,
  { id, brandId, phone, since }: Pick<SmsToSend, "id" | "brandId" | "phone"> & { since: Date },
): Promise<boolean> {
  const { isAgain } = await queryOne(
    tx,
    sql<{ isAgain: boolean }>`
      select exists (select from sent_texts
        where phone = ${phone} and sent_at > ${since} and brand_id = ${brandId} and kind = 'code' and id <> ${id})
        as "isAgain"`,
  );
  return isAgain;
}

/** An SMS to be sent, with the data that its limits depend on. */
export interface SmsSendingRow extends SmsToSend {
  /** IP network of the request's address: IPv4 /24, IPv6 /48. */
  network: string | null;
  /** Whether the phone has an account, or the caller is signed in. */
  isKnown: boolean;
  /** Prefix of the phone's country if it is not the brand's own, for example `+77`. Otherwise null. */
  abroad: string | null;
}

export interface SmsToPhone {
  sentAt: Date;
  network: string | null;
  /** Whether the code was used, which shows that the owner of the phone requested it. */
  isUsed: boolean;
}

/** Times when the limits of an IP address, its network and a customer were reached. Null: not reached. */
interface SmsLimitTimes {
  addressFullAt: Date | null;
  networkFullAt: Date | null;
  /**
   * Time when the limit of receipts of a customer, or of test messages of a member of staff, was reached. Null: not
   * reached.
   */
  receiptsFullAt: Date | null;
}

export interface PersonSendingHistory extends SmsLimitTimes {
  /** Time when this brand last sent a code to this phone. */
  lastCodeAt: Date | null;
  /** SMS to this phone within a day, newest first. */
  texts: SmsToPhone[];
}

interface SmsOfPersonHistory extends SmsToPhone {
  /** Whether the SMS is a code of the same brand. */
  isOwnCode: boolean;
}

interface PersonSendingHistoryQuery {
  sending: SmsSendingRow;
  daySince: Date;
  hourSince: Date;
  most: { address: number; network: number; receipts: number };
}

const MAX_LISTED_TEXTS = 200;

/** Returns the SMS to the phone, and the times when the limits of address, network and customer were reached. */
export async function selectPersonSendingHistory(
  tx: Tx,
  ask: PersonSendingHistoryQuery,
): Promise<PersonSendingHistory> {
  const { sending, daySince, hourSince, most } = ask;
  const { phone, brandId, ip, network, userId } = sending;
  const texts = await queryRows(
    tx,
    sql<SmsOfPersonHistory>`
      select sent_at as "sentAt", network, used_at is not null as "isUsed",
        brand_id = ${brandId} and kind = 'code' as "isOwnCode"
      from sent_texts where phone = ${phone} and sent_at > ${daySince}
      order by sent_at desc limit ${MAX_LISTED_TEXTS}`,
  );
  const full = await queryOne(
    tx,
    sql<SmsLimitTimes>`
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

/** Times when the hourly budgets of a brand, a country and the installation were used up. Null: not used up. */
export interface SmsBudgetFullTimes {
  brandFullAt: Date | null;
  countryFullAt: Date | null;
  allFullAt: Date | null;
}

export function selectSmsBudgetFullTimes(
  tx: Tx,
  ask: {
    sending: Pick<SmsSendingRow, "brandId" | "abroad">;
    hourSince: Date;
    most: { brand: number; country: number; all: number };
  },
): Promise<SmsBudgetFullTimes> {
  const { sending, hourSince, most } = ask;
  return queryOne(
    tx,
    sql<SmsBudgetFullTimes>`
      select
        (select sent_at from sent_texts where brand_id = ${sending.brandId} and sent_at > ${hourSince}
          order by sent_at desc offset ${most.brand - 1} limit 1) as "brandFullAt",
        (select sent_at from sent_texts where starts_with(phone, ${sending.abroad}::text) and sent_at > ${hourSince}
          order by sent_at desc offset ${most.country - 1} limit 1) as "countryFullAt",
        (select sent_at from sent_texts where sent_at > ${hourSince}
          order by sent_at desc offset ${most.all - 1} limit 1) as "allFullAt"`,
  );
}

/** Whether the phone has a valid code for resetting the password. */
export async function selectIsPasswordCodeLive(
  tx: Tx,
  ask: { phone: string; now: Date; maxTries: number },
): Promise<boolean> {
  const live = await queryRows(
    tx,
    sql`select 1 from password_codes
      where phone = ${ask.phone} and expires_at > ${ask.now} and attempts < ${ask.maxTries}`,
  );
  return live.length > 0;
}

/** Records that the newest code of a brand to a phone was used. */
export async function updateCodeUsedAt(
  tx: Tx,
  { brandId, phone, now }: { brandId: string; phone: string; now: Date },
): Promise<void> {
  await runStatement(
    tx,
    sql`update sent_texts set used_at = ${now} where id = (
      select id from sent_texts where phone = ${phone} and brand_id = ${brandId} and kind = 'code'
      order by sent_at desc limit 1)`,
  );
}

/** Records an SMS and deletes records older than a day. */
export async function insertSending(tx: Tx, sent: SmsToSend & { network?: string | null }): Promise<void> {
  await sql`delete from sent_texts where sent_at < ${sent.sentAt}::timestamptz - interval '1 day'`.execute(
    tx,
  );
  await sql`
    insert into sent_texts (id, brand_id, kind, phone, ip, network, user_id, sent_at)
    values (${sent.id}, ${sent.brandId}, ${sent.kind}, ${sent.phone}, ${sent.ip}, ${sent.network ?? null},
      ${sent.userId}, ${sent.sentAt})`.execute(tx);
}

/** Replaces the phone's code. Deletes codes older than a day. */
export async function insertOrUpdatePasswordCode(
  tx: Tx,
  code: { phone: string; codeHash: Buffer; sentAt: Date; expiresAt: Date },
): Promise<void> {
  await runStatement(
    tx,
    sql`delete from password_codes where sent_at < ${code.sentAt}::timestamptz - interval '1d'`,
  );
  await runStatement(
    tx,
    sql`insert into password_codes (phone, code_hash, sent_at, expires_at)
      values (${code.phone}, ${code.codeHash}, ${code.sentAt}, ${code.expiresAt})
      on conflict (phone) do update set code_hash = excluded.code_hash, attempts = 0, sent_at = excluded.sent_at,
        expires_at = excluded.expires_at`,
  );
}

/** Counts an attempt for the phone's code. Undefined if there is none, it has expired, or all attempts are used. */
export function updatePasswordCodeAttempts(
  tx: Tx,
  ask: { phone: string; now: Date; maxTries: number },
): Promise<{ codeHash: Buffer } | undefined> {
  return queryMaybeOne(
    tx,
    sql<{ codeHash: Buffer }>`update password_codes set attempts = attempts + 1
      where phone = ${ask.phone} and expires_at > ${ask.now} and attempts < ${ask.maxTries}
      returning code_hash as "codeHash"`,
  );
}

/** Resets the attempts after a correct code, so that a weak password can be corrected until the code expires. */
export async function updatePasswordCodeAttemptsReset(tx: Tx, phone: string): Promise<void> {
  await runStatement(tx, sql`update password_codes set attempts = 0 where phone = ${phone}`);
}

export async function deletePasswordCode(tx: Tx, phone: string): Promise<void> {
  await runStatement(tx, sql`delete from password_codes where phone = ${phone}`);
}
