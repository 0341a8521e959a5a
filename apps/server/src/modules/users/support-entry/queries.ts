import { sql } from "kysely";
import { queryMaybeOne, queryRows, runStatement, type Tx } from "../../../platform/database/index.ts";

/** Returns the expiry of the consent to support. Undefined if there is no valid consent. */
export function selectSupportConsent(
  tx: Tx,
  merchantId: string,
  now: Date,
): Promise<{ expiresAt: Date } | undefined> {
  return queryMaybeOne(
    tx,
    sql<{ expiresAt: Date }>`
      select expires_at as "expiresAt" from support_consents
      where merchant_id = ${merchantId} and expires_at > ${now}`,
  );
}

export async function insertOrUpdateSupportConsent(
  tx: Tx,
  merchantId: string,
  { by, now, expiresAt }: { by: string; now: Date; expiresAt: Date },
): Promise<void> {
  await sql`
    insert into support_consents (merchant_id, given_by, given_at, expires_at)
    values (${merchantId}, ${by}, ${now}, ${expiresAt})
    on conflict (merchant_id) do update set given_by = excluded.given_by, given_at = excluded.given_at,
      expires_at = excluded.expires_at`.execute(tx);
}

export async function deleteSupportConsent(tx: Tx, merchantId: string): Promise<void> {
  await sql`delete from support_consents where merchant_id = ${merchantId}`.execute(tx);
}

export interface NewSupportEntry {
  tokenHash: Buffer;
  adminId: string;
  name: string;
  now: Date;
}

export async function insertSupportEntry(
  tx: Tx,
  merchantId: string,
  { tokenHash, adminId, name, now }: NewSupportEntry,
): Promise<void> {
  await sql`
    insert into support_entries (merchant_id, token_hash, admin_id, name, entered_at, last_used_at)
    values (${merchantId}, ${tokenHash}, ${adminId}, ${name}, ${now}, ${now})`.execute(tx);
}

export interface SupportEntryRow {
  adminId: string;
  name: string;
  enteredAt: Date;
  lastUsedAt: Date;
}

/** Returns an entry that was used since `idleSince`, while the owner's consent is valid. */
export function selectSupportEntry(
  tx: Tx,
  ask: { merchantId: string; tokenHash: Buffer; now: Date; idleSince: Date },
): Promise<SupportEntryRow | undefined> {
  return queryMaybeOne(
    tx,
    sql<SupportEntryRow>`
      select e.admin_id as "adminId", e.name, e.entered_at as "enteredAt", e.last_used_at as "lastUsedAt"
      from support_entries e join support_consents c on c.merchant_id = e.merchant_id
      where e.merchant_id = ${ask.merchantId} and e.token_hash = ${ask.tokenHash}
        and e.last_used_at > ${ask.idleSince} and c.expires_at > ${ask.now}`,
  );
}

/** Returns the administrators who are inside now, the earliest entry first. */
export function selectAdministratorsInsideBrand(
  tx: Tx,
  ask: { merchantId: string; now: Date; idleSince: Date },
): Promise<{ name: string; enteredAt: Date }[]> {
  return queryRows(
    tx,
    sql<{ name: string; enteredAt: Date }>`
      select e.name, e.entered_at as "enteredAt"
      from support_entries e join support_consents c on c.merchant_id = e.merchant_id
      where e.merchant_id = ${ask.merchantId} and e.last_used_at > ${ask.idleSince} and c.expires_at > ${ask.now}
      order by e.entered_at limit 20`,
  );
}

export async function updateSupportEntryUsed(
  tx: Tx,
  { merchantId, tokenHash, now }: { merchantId: string; tokenHash: Buffer; now: Date },
): Promise<void> {
  await sql`
    update support_entries set last_used_at = ${now}
    where merchant_id = ${merchantId} and token_hash = ${tokenHash}`.execute(tx);
}

export async function deleteSupportEntry(tx: Tx, merchantId: string, tokenHash: Buffer): Promise<void> {
  await sql`
    delete from support_entries where merchant_id = ${merchantId} and token_hash = ${tokenHash}`.execute(tx);
}

/** Deletes all entries of the platform's administrators in the brand. */
export function deleteSupportEntries(tx: Tx, merchantId: string): Promise<number> {
  return runStatement(tx, sql`delete from support_entries where merchant_id = ${merchantId}`);
}

/** Deletes the entries of an administrator in all brands. Needs platform rights. @returns the ids of these brands */
export async function deleteSupportEntriesOfAdmin(tx: Tx, adminId: string): Promise<string[]> {
  const left = await queryRows(
    tx,
    sql<{ merchantId: string }>`
      delete from support_entries where admin_id = ${adminId} returning merchant_id as "merchantId"`,
  );
  return [...new Set(left.map(({ merchantId }) => merchantId))];
}
