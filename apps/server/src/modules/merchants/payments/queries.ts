import type { WebSettings } from "@dasturxon/contract/merchants";
import { ON_RECEIPT, type PaymentChannel, type PaymentSettings } from "@dasturxon/domain/payment-type";
import { type RawBuilder, sql } from "kysely";
import type { Tx } from "../../../platform/database/index.ts";

/** Of another statement: can the brand take the method's money, hand to hand or at a provider of its? */
function selectHasAccount(merchantId: string, type: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(${type} in (${sql.join(ON_RECEIPT.map((each) => sql.lit(each)))}) or exists (
    select 1 from payment_credentials c where c.merchant_id = ${merchantId} and ${type} = any(c.types)))`;
}

const ENABLED: Record<PaymentChannel, RawBuilder<unknown>> = {
  web: sql`web_enabled`,
  bot: sql`bot_enabled`,
  app: sql`app_enabled`,
  qr: sql`qr_enabled`,
  operator: sql`operator_enabled`,
};

/** Methods switched on for a channel, in the order to show [CH-6]. */
export async function selectPayments(
  tx: Tx,
  merchantId: string,
  channel: PaymentChannel,
): Promise<WebSettings["payments"]> {
  const { rows } = await sql<WebSettings["payments"][number]>`
    select type, name from payment_settings
    where merchant_id = ${merchantId} and is_active and ${selectHasAccount(merchantId, sql`type`)} and ${ENABLED[channel]}
    order by position, type`.execute(tx);
  return rows;
}

/** One method as the brand switched it; undefined where it has none such. */
export async function selectPayment(
  tx: Tx,
  merchantId: string,
  type: PaymentSettings["type"],
): Promise<PaymentSettings | undefined> {
  const { rows } = await sql<PaymentSettings>`
    select type, is_active and ${selectHasAccount(merchantId, sql`type`)} as "isActive", web_enabled as "webEnabled", bot_enabled as "botEnabled",
      operator_enabled as "operatorEnabled", app_enabled as "appEnabled", qr_enabled as "qrEnabled"
    from payment_settings where merchant_id = ${merchantId} and type = ${type}`.execute(tx);
  return rows[0];
}

/** The methods that the brand switched on, whatever it needs for them besides. */
export async function selectActivePaymentTypes(tx: Tx, merchantId: string): Promise<string[]> {
  const { rows } = await sql<{ type: string }>`
    select type from payment_settings where merchant_id = ${merchantId} and is_active`.execute(tx);
  return rows.map(({ type }) => type);
}

/** Switches a method; one that the brand did not have yet comes last, for every channel. */
export function insertOrUpdatePaymentSwitch(tx: Tx, merchantId: string, method: Switched): Promise<void> {
  return insertSwitch(tx, merchantId, method, sql`do update set is_active = excluded.is_active`);
}

/** Switches a method that the brand does not have yet; one that it switched itself stays as it is. */
export function insertPaymentSwitch(tx: Tx, merchantId: string, method: Switched): Promise<void> {
  return insertSwitch(tx, merchantId, method, sql`do nothing`);
}

interface Switched {
  type: PaymentSettings["type"];
  name: string;
  isOn: boolean;
}

async function insertSwitch(
  tx: Tx,
  merchantId: string,
  method: Switched,
  otherwise: RawBuilder<unknown>,
): Promise<void> {
  const { type, isOn } = method;
  const name = JSON.stringify({ uz: method.name, ru: method.name, eng: method.name });
  // What the Click application alone opens is of no use to anybody else.
  const isEverywhere = type !== "CLICK_MINI_APP";
  await sql`
    insert into payment_settings (merchant_id, type, name, is_active, web_enabled, bot_enabled, operator_enabled,
      app_enabled, qr_enabled, position)
    values (${merchantId}, ${type}, ${name}::jsonb, ${isOn}, ${isEverywhere}, ${isEverywhere}, ${isEverywhere}, true,
      ${isEverywhere}, 100)
    on conflict (merchant_id, type) ${otherwise}`.execute(tx);
}
