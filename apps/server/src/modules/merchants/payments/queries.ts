import type { WebSettings } from "@dasturxon/contract/merchants";
import type { PaymentSettings } from "@dasturxon/domain/payment-type";
import { sql } from "kysely";
import type { Tx } from "../../../platform/database/index.ts";

/** Methods switched on for the web or for the codes on tables, in the order to show [CH-6]. */
export async function selectPayments(
  tx: Tx,
  merchantId: string,
  channel: "web" | "qr",
): Promise<WebSettings["payments"]> {
  const { rows } = await sql<WebSettings["payments"][number]>`
    select type, name from payment_settings
    where merchant_id = ${merchantId} and is_active and ${channel === "qr" ? sql`qr_enabled` : sql`web_enabled`}
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
    select type, is_active as "isActive", web_enabled as "webEnabled", bot_enabled as "botEnabled",
      operator_enabled as "operatorEnabled", app_enabled as "appEnabled", qr_enabled as "qrEnabled"
    from payment_settings where merchant_id = ${merchantId} and type = ${type}`.execute(tx);
  return rows[0];
}
