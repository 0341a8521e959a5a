import { sql } from "kysely";
import type { Tx } from "../../../platform/database/index.ts";
import { selectPictureIdsInTexts } from "../../../platform/images/index.ts";

/** Returns the pictures of the menu, including those of deleted rows, because a deletion can be undone. */
export function selectMenuPictureIds(tx: Tx, merchantId: string): Promise<string[]> {
  return selectPictureIdsInTexts(
    tx,
    merchantId,
    sql`select to_jsonb(p)::text from products p where p.merchant_id = ${merchantId}
      union all select to_jsonb(c)::text from categories c where c.merchant_id = ${merchantId}
      union all select to_jsonb(g)::text from product_groups g where g.merchant_id = ${merchantId}
      union all select to_jsonb(m)::text from modification_groups m where m.merchant_id = ${merchantId}`,
  );
}
