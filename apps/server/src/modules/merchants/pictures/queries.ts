import { sql } from "kysely";
import type { Tx } from "../../../platform/database/index.ts";
import { selectPictureIdsInTexts } from "../../../platform/images/index.ts";

/** Whether a picture is the logo of a brand that is neither blocked nor deleted. Needs platform rights. */
export async function selectIsBrandLogo(
  tx: Tx,
  { brandId, key }: { brandId: string; key: string },
): Promise<boolean> {
  const { rows } = await sql<{ isIt: boolean }>`
    select exists (
      select 1 from merchants m join merchant_settings s using (merchant_id)
      where m.merchant_id = ${brandId} and s.logo = ${key} and m.is_active and m.deleted_at is null
    ) as "isIt"`.execute(tx);
  return rows[0]?.isIt ?? false;
}

/** Returns the pictures of settings, previewed settings, branches and cities. */
export function selectSettingsPictureIds(tx: Tx, merchantId: string): Promise<string[]> {
  return selectPictureIdsInTexts(
    tx,
    merchantId,
    sql`select to_jsonb(s)::text from merchant_settings s where s.merchant_id = ${merchantId}
      union all select v.parts::text from settings_previews v where v.merchant_id = ${merchantId}
      union all select to_jsonb(b)::text from branches b where b.merchant_id = ${merchantId}
      union all select to_jsonb(c)::text from cities c where c.merchant_id = ${merchantId}`,
  );
}
