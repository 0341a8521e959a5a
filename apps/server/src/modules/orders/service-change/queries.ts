import type { TextByLanguage } from "@dasturxon/domain/text";
import { sql } from "kysely";
import type { Tx } from "../../../platform/database/index.ts";

/** Returns active branches with their service types, main branch first. Null for `branchIds` returns all. */
export async function selectBranchesWithServices(
  tx: Tx,
  merchantId: string,
  branchIds: readonly string[] | null,
) {
  const { rows } = await sql<{
    id: string;
    name: TextByLanguage;
    latitude: number;
    longitude: number;
    settings: { deliveryEnabled: boolean; pickupEnabled: boolean; dineinEnabled: boolean };
  }>`select id, name, latitude, longitude, settings from branches
    where merchant_id = ${merchantId} and is_active and deleted_at is null
      and (${branchIds}::uuid[] is null or id = any(${branchIds}::uuid[]))
    order by is_main desc, created_at, id`.execute(tx);
  return rows;
}
