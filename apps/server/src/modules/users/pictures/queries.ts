import { sql } from "kysely";
import type { Tx } from "../../../platform/database/index.ts";
import { selectPictureIdsInTexts } from "../../../platform/images/index.ts";

/** Returns customers' photos and the pictures of drafts. */
export function selectPeoplePictureIds(tx: Tx, merchantId: string): Promise<string[]> {
  return selectPictureIdsInTexts(
    tx,
    merchantId,
    sql`select u.image from users u where u.merchant_id = ${merchantId} and u.image is not null
      union all select to_jsonb(d)::text from drafts d where d.merchant_id = ${merchantId}`,
  );
}
