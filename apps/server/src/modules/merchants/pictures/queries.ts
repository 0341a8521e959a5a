import { sql } from "kysely";
import type { Tx } from "../../../platform/database/index.ts";

/** Whether a picture is the logo of a brand that is neither blocked nor deleted; needs the platform's rights. */
export async function selectIsLogo(
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
