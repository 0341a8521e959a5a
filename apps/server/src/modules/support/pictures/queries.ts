import { sql } from "kysely";
import type { Tx } from "../../../platform/database/index.ts";
import { selectPictureIdsInTexts } from "../../../platform/images/index.ts";

/**
 * Returns the pictures of banners, stories, policies and vacancies. Includes pictures of removed rows, because the rows
 * can be restored.
 */
export function selectPicturesOfContent(tx: Tx, merchantId: string): Promise<string[]> {
  return selectPictureIdsInTexts(
    tx,
    merchantId,
    sql`select to_jsonb(b)::text from banners b where b.merchant_id = ${merchantId}
      union all select to_jsonb(s)::text from stories s where s.merchant_id = ${merchantId}
      union all select to_jsonb(p)::text from policies p where p.merchant_id = ${merchantId}
      union all select to_jsonb(v)::text from vacancies v where v.merchant_id = ${merchantId}`,
  );
}
