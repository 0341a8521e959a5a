import type { Database, Tx } from "../../../platform/database/index.ts";
import { deleteStoryViews } from "../stories/queries.ts";
import { deleteNoticesBefore, deleteNoticesOf } from "./queries.ts";

const KEPT_MS = 90 * 86_400_000;

/** Takes away what was told to a customer and what they saw [US-6]. */
export async function forgetReader(tx: Tx, merchantId: string, userId: string): Promise<void> {
  await deleteNoticesOf(tx, merchantId, userId);
  await deleteStoryViews(tx, merchantId, userId);
}

/** Notices of every brand live ninety days. */
export async function purgeNotices(db: Database, now: Date): Promise<void> {
  await db.platform((tx) => deleteNoticesBefore(tx, new Date(now.getTime() - KEPT_MS)));
}
