import { sql } from "kysely";
import type { Tx } from "../../platform/database/index.ts";
import type { DeliveryTariffInput, TariffRegion } from "./choose-tariff.ts";

/**
 * Data from which a delivery tariff is calculated: the branch, its regions and the brand's rule. Read in one round
 * trip.
 */
export interface TariffFacts {
  isAreaValidated: boolean;
  branch: (DeliveryTariffInput["branch"] & { deliveryEnabled: boolean }) | null;
  regions: TariffRegion[];
}

export async function selectTariffFacts(
  tx: Tx,
  merchantId: string,
  branchId: string,
): Promise<TariffFacts | null> {
  const { rows } = await sql<TariffFacts>`
    select s.should_validate_delivery_area as "isAreaValidated",
      (select jsonb_build_object('id', b.id, 'latitude', b.latitude, 'longitude', b.longitude,
          'deliveryPrice', b.delivery_price,
          'deliveryEnabled', coalesce((b.settings ->> 'deliveryEnabled')::boolean, false))
        from branches b where b.merchant_id = ${merchantId} and b.id = ${branchId} and b.is_active
          and b.deleted_at is null) as branch,
      (select coalesce(jsonb_agg(jsonb_build_object('id', r.id, 'branchId', r.branch_id, 'name', r.name,
          'polygon', r.polygon, 'basePrice', r.base_price, 'baseDistance', r.base_distance,
          'perKilometre', r.per_kilometre, 'freeFrom', r.free_from, 'steps', r.steps) order by r.base_price), '[]'::jsonb)
        from regions r where r.merchant_id = ${merchantId} and r.branch_id = ${branchId}
          and r.deleted_at is null) as regions
    from merchant_settings s where s.merchant_id = ${merchantId}`.execute(tx);
  return rows[0] ?? null;
}
