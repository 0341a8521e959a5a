import type { Banner, Policy } from "@dasturxon/contract";
import { sql } from "kysely";
import type { Tx } from "../../../platform/database/index.ts";

export async function selectPolicies(tx: Tx, merchantId: string, type: string | null): Promise<Policy[]> {
  const { rows } = await sql<Policy>`
    select type, text from policies
    where merchant_id = ${merchantId} and text <> '{}' and (${type}::text is null or type = ${type}) order by type`.execute(
    tx,
  );
  return rows;
}

/** Returns the banners to show at `now`. */
export async function selectBanners(tx: Tx, merchantId: string, now: Date): Promise<Banner[]> {
  const { rows } = await sql<Banner>`
    select id, name, image, link, position from banners
    where merchant_id = ${merchantId} and is_active and deleted_at is null
      and (start_at is null or start_at <= ${now}) and (end_at is null or end_at > ${now})
    order by position, id`.execute(tx);
  return rows;
}
