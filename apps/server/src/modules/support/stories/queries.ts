import type { Story } from "@dasturxon/contract";
import { sql } from "kysely";
import type { Tx } from "../../../platform/database/index.ts";

/** Returns the stories to show at `now`. */
export async function selectStories(tx: Tx, merchantId: string, now: Date): Promise<Story[]> {
  const { rows } = await sql<Story>`
    select id, name, image, position, pages from stories
    where merchant_id = ${merchantId} and is_active and deleted_at is null
      and (start_at is null or start_at <= ${now}) and (end_at is null or end_at > ${now})
    order by position, id`.execute(tx);
  return rows;
}

export async function selectSeenStories(tx: Tx, merchantId: string, userId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select v.story_id as id from story_views v
    join stories s on s.merchant_id = v.merchant_id and s.id = v.story_id and s.is_active and s.deleted_at is null
    where v.merchant_id = ${merchantId} and v.user_id = ${userId} order by v.seen_at`.execute(tx);
  return rows.map((row) => row.id);
}

/** Records that a customer has seen a story. @returns false if the story does not exist */
export async function insertStoryView(
  tx: Tx,
  merchantId: string,
  view: { storyId: string; userId: string; at: Date },
): Promise<boolean> {
  const { rows } = await sql`
    insert into story_views as v (merchant_id, story_id, user_id, seen_at)
    select ${merchantId}, s.id, ${view.userId}, ${view.at}::timestamptz from stories s
    where s.merchant_id = ${merchantId} and s.id = ${view.storyId} and s.is_active and s.deleted_at is null
    on conflict (merchant_id, user_id, story_id) do update set seen_at = v.seen_at returning story_id`.execute(
    tx,
  );
  return rows.length > 0;
}

export async function deleteStoryViews(tx: Tx, merchantId: string, userId: string): Promise<void> {
  await sql`delete from story_views where merchant_id = ${merchantId} and user_id = ${userId}`.execute(tx);
}
