import type { WebSettings } from "@dasturxon/contract/merchants";
import {
  AT_HANDOVER_PAYMENT_TYPES,
  type PaymentChannel,
  type PaymentSettings,
} from "@dasturxon/domain/payment-type";
import { UNSUPPORTED_CURRENCY_PAIRS } from "@dasturxon/providers/payments/facts";
import { type RawBuilder, sql } from "kysely";
import type { Tx } from "../../../platform/database/index.ts";

/**
 * Returns an SQL condition: the brand can accept the payment method. True for cash and card on receipt, and for a provider
 * with stored credentials that supports the brand's currency.
 */
export function selectCanAcceptPaymentCondition(
  merchantId: string,
  type: RawBuilder<unknown>,
  currency: RawBuilder<unknown> = sql`(select currency from merchant_settings where merchant_id = ${merchantId})`,
): RawBuilder<unknown> {
  return sql`(${type} in (${sql.join(AT_HANDOVER_PAYMENT_TYPES.map((each) => sql.lit(each)))}) or exists (
    select 1 from payment_credentials c where c.merchant_id = ${merchantId} and ${type} = any(c.types)
      and c.provider || ' ' || ${currency} <> all(${UNSUPPORTED_CURRENCY_PAIRS}::text[])))`;
}

const ENABLED_COLUMN_BY_CHANNEL: Record<PaymentChannel, RawBuilder<unknown>> = {
  web: sql`web_enabled`,
  bot: sql`bot_enabled`,
  app: sql`app_enabled`,
  qr: sql`qr_enabled`,
  operator: sql`operator_enabled`,
};

/** Returns the payment methods enabled for a channel, in display order [CH-6]. */
export async function selectEnabledPaymentMethods(
  tx: Tx,
  merchantId: string,
  channel: PaymentChannel,
): Promise<WebSettings["payments"]> {
  const { rows } = await sql<WebSettings["payments"][number]>`
    select type, name from payment_settings
    where merchant_id = ${merchantId} and is_active and ${selectCanAcceptPaymentCondition(merchantId, sql`type`)} and ${ENABLED_COLUMN_BY_CHANNEL[channel]}
    order by position, type`.execute(tx);
  return rows;
}

/** Returns one payment method with the brand's settings. Undefined if the brand does not have it. */
export async function selectPaymentMethod(
  tx: Tx,
  merchantId: string,
  type: PaymentSettings["type"],
): Promise<PaymentSettings | undefined> {
  const { rows } = await sql<PaymentSettings>`
    select type, is_active and ${selectCanAcceptPaymentCondition(merchantId, sql`type`)} as "isActive", web_enabled as "webEnabled", bot_enabled as "botEnabled",
      operator_enabled as "operatorEnabled", app_enabled as "appEnabled", qr_enabled as "qrEnabled"
    from payment_settings where merchant_id = ${merchantId} and type = ${type}`.execute(tx);
  return rows[0];
}

/** Returns the payment types that the brand enabled, with or without the credentials they need. */
export async function selectActivePaymentTypes(tx: Tx, merchantId: string): Promise<string[]> {
  const { rows } = await sql<{ type: string }>`
    select type from payment_settings where merchant_id = ${merchantId} and is_active`.execute(tx);
  return rows.map(({ type }) => type);
}

/** Enables or disables a method. A new method is added at the end, for all channels. */
export function insertOrUpdatePaymentSwitch(
  tx: Tx,
  merchantId: string,
  method: PaymentSwitch,
): Promise<void> {
  return insertPaymentSwitchOnConflict(
    tx,
    merchantId,
    method,
    sql`do update set is_active = excluded.is_active`,
  );
}

/** Adds a payment method that the brand does not have yet. An existing payment method does not change. */
export function insertPaymentSwitch(tx: Tx, merchantId: string, method: PaymentSwitch): Promise<void> {
  return insertPaymentSwitchOnConflict(tx, merchantId, method, sql`do nothing`);
}

interface PaymentSwitch {
  type: PaymentSettings["type"];
  name: string;
  isOn: boolean;
}

async function insertPaymentSwitchOnConflict(
  tx: Tx,
  merchantId: string,
  method: PaymentSwitch,
  otherwise: RawBuilder<unknown>,
): Promise<void> {
  const { type, isOn } = method;
  const name = JSON.stringify({ uz: method.name, ru: method.name, eng: method.name });
  // The payment method `CLICK_MINI_APP` works only in the Click application, so other channels do not offer it.
  const isEverywhere = type !== "CLICK_MINI_APP";
  await sql`
    insert into payment_settings (merchant_id, type, name, is_active, web_enabled, bot_enabled, operator_enabled,
      app_enabled, qr_enabled, position)
    values (${merchantId}, ${type}, ${name}::jsonb, ${isOn}, ${isEverywhere}, ${isEverywhere}, ${isEverywhere}, true,
      ${isEverywhere}, 100)
    on conflict (merchant_id, type) ${otherwise}`.execute(tx);
}
