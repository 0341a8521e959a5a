import type { TextByLanguage } from "@dasturxon/contract/shapes";
import { sql } from "kysely";
import { runStatement, type Tx } from "../../../platform/database/index.ts";

export interface NotificationRow {
  id: string;
  title: TextByLanguage;
  text: TextByLanguage;
  link: string | null;
  isRead: boolean;
  createdAt: Date;
}

/** Returns a page of the customer's notifications, with the total number and the number of unread notifications. */
export async function selectNotifications(
  tx: Tx,
  merchantId: string,
  filter: { userId: string; page: number; size: number },
): Promise<{ rows: NotificationRow[]; total: number; unread: number }> {
  const mine = sql`merchant_id = ${merchantId} and user_id = ${filter.userId}`;
  const { rows } = await sql<NotificationRow>`
    select id, title, text, link, read_at is not null as "isRead", created_at as "createdAt" from notices
    where ${mine} order by created_at desc, id desc limit ${filter.size} offset ${filter.page * filter.size}`.execute(
    tx,
  );
  const counted = await sql<{ total: number; unread: number }>`
    select count(*)::int as total, count(*) filter (where read_at is null)::int as unread from notices
    where ${mine}`.execute(tx);
  const { total = 0, unread = 0 } = counted.rows[0] ?? {};
  return { rows, total, unread };
}

/** Inserts a notification. Idempotent by customer and `about`. @returns whether it is new */
export async function insertNotification(
  tx: Tx,
  merchantId: string,
  notification: {
    id: string;
    userId: string;
    about: string;
    title: TextByLanguage;
    text: TextByLanguage;
    link: string | null;
    at: Date;
  },
): Promise<boolean> {
  const { id, userId, about, title, text, link, at } = notification;
  const added = await runStatement(
    tx,
    sql`
    insert into notices (merchant_id, id, user_id, about, title, text, link, created_at)
    select ${merchantId}, ${id}, u.id, ${about}, ${JSON.stringify(title)}::jsonb, ${JSON.stringify(text)}::jsonb,
      ${link}, ${at}::timestamptz
    from users u where u.merchant_id = ${merchantId} and u.id = ${userId} and u.deleted_at is null
    on conflict (merchant_id, user_id, about) do nothing`,
  );
  return added > 0;
}

/** Marks the named notifications as read, or all if `ids` is null. */
export async function updateNotificationsRead(
  tx: Tx,
  merchantId: string,
  reading: { userId: string; ids: string[] | null; at: Date },
): Promise<void> {
  const named = reading.ids === null ? sql`` : sql`and id = any (${reading.ids}::uuid[])`;
  await sql`
    update notices set read_at = ${reading.at}
    where merchant_id = ${merchantId} and user_id = ${reading.userId} and read_at is null ${named}`.execute(
    tx,
  );
}

export async function deleteNotificationsOfCustomer(
  tx: Tx,
  merchantId: string,
  userId: string,
): Promise<void> {
  await sql`delete from notices where merchant_id = ${merchantId} and user_id = ${userId}`.execute(tx);
}
