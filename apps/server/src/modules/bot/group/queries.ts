import type { StaffRole } from "@dasturxon/domain/staff-permission";
import { sql } from "kysely";
import { queryMaybeOne, queryRows, runStatement, type Tx } from "../../../platform/database/index.ts";

type LinkCodePurpose = "group" | "staff";

/** A link code. `staffId` is its member of staff. */
export interface LinkCodeRow {
  purpose: LinkCodePurpose;
  staffId: string;
  language: string;
}

export async function insertLinkCode(
  tx: Tx,
  merchantId: string,
  code: LinkCodeRow & { codeHash: Buffer; expiresAt: Date },
): Promise<void> {
  const { codeHash, purpose, staffId, language, expiresAt } = code;
  await runStatement(
    tx,
    sql`
      insert into telegram_codes (merchant_id, code_hash, purpose, staff_id, language, expires_at)
      values (${merchantId}, ${codeHash}, ${purpose}, ${staffId}, ${language}, ${expiresAt})`,
  );
}

/** Redeems a valid code by deleting it, so that it works once. */
export function deleteLinkCode(
  tx: Tx,
  merchantId: string,
  code: { codeHash: Buffer; purpose: LinkCodePurpose; now: Date },
): Promise<LinkCodeRow | undefined> {
  return queryMaybeOne(
    tx,
    sql<LinkCodeRow>`
      delete from telegram_codes where merchant_id = ${merchantId} and code_hash = ${code.codeHash}
        and purpose = ${code.purpose} and expires_at > ${code.now}
      returning purpose, staff_id as "staffId", language`,
  );
}

export function deleteOldLinkCodes(tx: Tx, { now, limit }: { now: Date; limit: number }): Promise<number> {
  return runStatement(
    tx,
    sql`delete from telegram_codes where (merchant_id, code_hash) in (
      select merchant_id, code_hash from telegram_codes where expires_at < ${now} limit ${limit})`,
  );
}

export interface TelegramGroupRow {
  chatId: number;
  title: string;
  branchIds: string[] | null;
  language: string;
  createdAt: Date;
}

/** Returns the brand's groups, oldest first. */
export function selectTelegramGroups(tx: Tx, merchantId: string): Promise<TelegramGroupRow[]> {
  return queryRows(
    tx,
    sql<TelegramGroupRow>`
      select chat_id::float8 as "chatId", title, branch_ids as "branchIds", language, created_at as "createdAt"
      from telegram_groups where merchant_id = ${merchantId} order by created_at, chat_id`,
  );
}

export async function insertOrUpdateTelegramGroup(
  tx: Tx,
  merchantId: string,
  group: Omit<TelegramGroupRow, "createdAt"> & { now: Date },
): Promise<void> {
  const { chatId, title, branchIds, language, now } = group;
  await runStatement(
    tx,
    sql`
      insert into telegram_groups (merchant_id, chat_id, title, branch_ids, language, created_at)
      values (${merchantId}, ${chatId}, ${title}, ${branchIds}::uuid[], ${language}, ${now})
      on conflict (merchant_id, chat_id) do update set title = excluded.title, branch_ids = excluded.branch_ids,
        language = excluded.language`,
  );
}

export function deleteGroup(tx: Tx, merchantId: string, chatId: number): Promise<number> {
  return runStatement(
    tx,
    sql`delete from telegram_groups where merchant_id = ${merchantId} and chat_id = ${chatId}`,
  );
}

/** Changes the chat id of a group that became a supergroup. A row with the new id may exist already. */
export async function updateGroupChatId(
  tx: Tx,
  merchantId: string,
  change: { chatId: number; newChatId: number },
): Promise<void> {
  const { chatId, newChatId } = change;
  await runStatement(
    tx,
    sql`insert into telegram_groups (merchant_id, chat_id, title, branch_ids, language, created_at)
      select merchant_id, ${newChatId}, title, branch_ids, language, created_at from telegram_groups
      where merchant_id = ${merchantId} and chat_id = ${chatId} on conflict (merchant_id, chat_id) do nothing`,
  );
  await deleteGroup(tx, merchantId, chatId);
}

export interface LinkedStaffRow {
  id: string;
  name: string;
  role: StaffRole;
  branchIds: string[] | null;
}

/** Returns the active member of staff linked to a Telegram user. */
export function selectLinkedStaff(
  tx: Tx,
  merchantId: string,
  telegramId: number,
): Promise<(LinkedStaffRow & { spoken: string | null }) | undefined> {
  return queryMaybeOne(
    tx,
    sql<LinkedStaffRow & { spoken: string | null }>`
      select s.id, s.name, s.role, s.branch_ids as "branchIds", t.language as spoken
      from telegram_staff t
      join staff s on s.merchant_id = ${merchantId} and s.id = t.staff_id and s.is_active
      where t.merchant_id = ${merchantId} and t.telegram_id = ${telegramId}`,
  );
}

/** Returns an active member of staff by id. */
export function selectStaffToLink(
  tx: Tx,
  merchantId: string,
  staffId: string,
): Promise<LinkedStaffRow | undefined> {
  return queryMaybeOne(
    tx,
    sql<LinkedStaffRow>`
      select id, name, role, branch_ids as "branchIds" from staff
      where merchant_id = ${merchantId} and id = ${staffId} and is_active`,
  );
}

/** Links a member of staff to one Telegram user. The last code replaces earlier links. */
export async function insertOrUpdateStaffLink(
  tx: Tx,
  merchantId: string,
  link: { telegramId: number; staffId: string; language: string; now: Date },
): Promise<void> {
  await deleteStaffLink(tx, merchantId, link.staffId);
  await runStatement(
    tx,
    sql`
      insert into telegram_staff (merchant_id, telegram_id, staff_id, language, created_at)
      values (${merchantId}, ${link.telegramId}, ${link.staffId}, ${link.language}, ${link.now})
      on conflict (merchant_id, telegram_id) do update set staff_id = excluded.staff_id,
        language = excluded.language, created_at = excluded.created_at`,
  );
}

export async function deleteStaffLink(tx: Tx, merchantId: string, staffId: string): Promise<void> {
  await runStatement(
    tx,
    sql`delete from telegram_staff where merchant_id = ${merchantId} and staff_id = ${staffId}`,
  );
}

export async function selectIsStaffLinked(tx: Tx, merchantId: string, staffId: string): Promise<boolean> {
  const found = await queryMaybeOne(
    tx,
    sql<{ staffId: string }>`
      select staff_id as "staffId" from telegram_staff
      where merchant_id = ${merchantId} and staff_id = ${staffId}`,
  );
  return found !== undefined;
}
