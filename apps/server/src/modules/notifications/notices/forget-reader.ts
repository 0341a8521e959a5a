import type { Tx } from "../../../platform/database/index.ts";
import { deleteStoryViews } from "../stories/queries.ts";
import { deleteNoticesOf } from "./queries.ts";

/** Takes away what was told to a customer and what they saw [US-6]. */
export async function forgetReader(tx: Tx, merchantId: string, userId: string): Promise<void> {
  await deleteNoticesOf(tx, merchantId, userId);
  await deleteStoryViews(tx, merchantId, userId);
}
