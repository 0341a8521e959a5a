import { sql } from "kysely";
import type { Tx } from "../../../platform/database/index.ts";
import { selectPictureIdsInTexts } from "../../../platform/images/index.ts";

/** Returns the pictures of sent and planned broadcasts. */
export function selectBroadcastPictureIds(tx: Tx, merchantId: string): Promise<string[]> {
  return selectPictureIdsInTexts(
    tx,
    merchantId,
    sql`select b.image from telegram_broadcasts b where b.merchant_id = ${merchantId} and b.image is not null`,
  );
}
