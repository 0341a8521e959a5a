import type { OrderSettings } from "@dasturxon/contract/merchants";
import type { Tariff } from "@dasturxon/domain/tariff";
import type { Currency } from "@dasturxon/domain/locale";
import { sql } from "kysely";
import type { Tx } from "../../../platform/database/index.ts";

/** Order settings of a brand, with the delivery prices and the preparation time of the branches that deliver. */
export interface OrderSettingsRow extends Omit<OrderSettings, "deliveryFrom" | "tips"> {
  currency: Currency;
  /** Tips that the brand set. Null: the brand uses the default tips of its currency. */
  storedTips: OrderSettings["tips"] | null;
  regions: { tariff: Tariff; preparationMinutes: number }[];
  /** Delivery prices outside all regions, in the brand's currency. Empty if such deliveries are not allowed. */
  branchPrices: { price: number; preparationMinutes: number }[];
}

export async function selectOrderSettings(tx: Tx, merchantId: string): Promise<OrderSettingsRow | undefined> {
  const isDelivering = sql`b.is_active and b.deleted_at is null and (b.settings ->> 'deliveryEnabled')::boolean`;
  const { rows } = await sql<OrderSettingsRow>`
    select s.merchant_id as "merchantId",
      (select c.id from cities c where c.merchant_id = ${merchantId} and c.deleted_at is null order by c.is_main desc, c.id limit 1) as "cityId",
      should_validate_delivery_area as "shouldValidateDeliveryArea",
      is_service_fee_enabled as "isServiceFeeEnabled",
      is_service_fee_free_above_threshold as "isServiceFeeFreeAboveThreshold",
      service_fee_threshold::float8 as "serviceFeeThreshold", service_fee_amount::float8 as "serviceFeeAmount",
      minimal_delivery_price::float8 as "minimalDeliveryPrice", minimal_delivery_quantity as "minimalDeliveryQuantity", default_delivery_type as "defaultDeliveryType",
      s.currency, s.tips as "storedTips",
      (select coalesce(jsonb_agg(jsonb_build_object('preparationMinutes', b.preparation_minutes, 'tariff',
          jsonb_build_object('basePrice', r.base_price, 'baseDistance', r.base_distance,
            'perKilometre', r.per_kilometre, 'steps', r.steps))), '[]'::jsonb)
        from regions r join branches b on b.merchant_id = ${merchantId} and b.id = r.branch_id
        where r.merchant_id = ${merchantId} and r.deleted_at is null and ${isDelivering}) as regions,
      (select coalesce(jsonb_agg(jsonb_build_object('preparationMinutes', b.preparation_minutes,
          'price', b.delivery_price)), '[]'::jsonb)
        from branches b where b.merchant_id = ${merchantId} and b.delivery_price is not null and ${isDelivering}
          and not s.should_validate_delivery_area) as "branchPrices"
    from merchant_settings s where s.merchant_id = ${merchantId}`.execute(tx);
  return rows[0];
}
