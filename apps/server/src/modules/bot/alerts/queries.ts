import type { StaffRole } from "@dasturxon/domain/staff-permission";
import { sql } from "kysely";
import { queryRows, type Tx } from "../../../platform/database/index.ts";

/** Private chat of a staff member. `language` is null when unknown. */
export interface StaffChatRow {
  staffId: string;
  chatId: number;
  language: string | null;
  role: StaffRole;
  branchIds: string[] | null;
}

const staffChatsQuery = (merchantId: string) => sql<StaffChatRow>`
  select t.staff_id as "staffId", t.telegram_id::float8 as "chatId", t.language, s.role, s.branch_ids as "branchIds"
  from telegram_staff t
  join staff s on s.merchant_id = ${merchantId} and s.id = t.staff_id and s.is_active
  left join telegram_accounts a on a.merchant_id = ${merchantId} and a.telegram_id = t.telegram_id
  where t.merchant_id = ${merchantId} and not coalesce(a.is_blocked, false)`;

/** Returns the private chats of these staff members that have not blocked the bot. */
export function selectStaffChats(
  tx: Tx,
  merchantId: string,
  staffIds: readonly string[],
): Promise<StaffChatRow[]> {
  return queryRows(
    tx,
    sql<StaffChatRow>`${staffChatsQuery(merchantId)} and t.staff_id = any(${staffIds}::uuid[])`,
  );
}

/**
 * Returns the private chats of the branch's office staff to which a message about the order was sent, even if Telegram
 * refused it.
 */
export function selectAlertedChats(
  tx: Tx,
  merchantId: string,
  { orderId, branchId }: { orderId: string; branchId: string },
): Promise<StaffChatRow[]> {
  return queryRows(
    tx,
    sql<StaffChatRow>`${staffChatsQuery(merchantId)} and s.role not in ('courier', 'kitchen')
      and (s.branch_ids is null or ${branchId}::uuid = any(s.branch_ids)) and exists (select from telegram_messages m
      where m.merchant_id = ${merchantId} and m.order_id = ${orderId} and m.chat_id = t.telegram_id
        and (m.message_id is not null or m.refusal is not null))`,
  );
}
