import { isTableOrderLimitReached } from "@dasturxon/domain/table-guest";
import type { Tx } from "../../../../platform/database/index.ts";
import { type Refusal, refuse } from "../../../../platform/http/index.ts";
import { selectTableForUpdate } from "../../../merchants/index.ts";
import type { OrderPlacingFacts, OrderPlacingPromo } from "../facts/facts.ts";
import type { ParsedOrder, PlaceOrderRequest } from "../placing.ts";
import { selectTableOrderCounts } from "./queries.ts";

/** Whether the brand lets the QR code of a table replace the phone, for this order [CH-11]. */
function isPhoneReplacedByTable(
  { serviceType }: Pick<ParsedOrder, "serviceType">,
  { settings, table }: Pick<OrderPlacingFacts, "settings" | "table">,
): boolean {
  return serviceType === "DINE_IN" && table !== null && settings.features["dineInWithoutPhone"] === true;
}

/**
 * Refuses an order of a guest without a phone that is not at the guest's own table, or exceeds the table's limits. Locks
 * the table, so that concurrent orders are counted one after another.
 */
export async function refuseTableGuest(
  tx: Tx,
  { merchantId, body, now }: PlaceOrderRequest,
  facts: OrderPlacingFacts,
): Promise<Refusal<"phone_required" | "table_not_found" | "table_order_limit"> | null> {
  const { table, customer, promo } = facts;
  if (body.serviceType === "DINE_IN" && body.tableId && !table)
    return refuse("table_not_found", { field: "tableId" });
  const isAtOwnTable = isPhoneReplacedByTable(body, facts) && table?.id === customer?.tableId;
  if (!table || !isAtOwnTable || isPromoByPhone(promo)) return refuse("phone_required", { field: "phone" });
  await selectTableForUpdate(tx, merchantId, table.id);
  const counts = await selectTableOrderCounts(tx, merchantId, { tableId: table.id, now });
  return isTableOrderLimitReached(counts) ? refuse("table_order_limit") : null;
}

/** Whether a promo code is limited per customer. Customers are identified by their phone only. */
function isPromoByPhone(promo: Pick<OrderPlacingPromo, "perCustomerLimit"> | null): boolean {
  return promo !== null && promo.perCustomerLimit !== null;
}

/**
 * Returns whether the promo code of an order cannot be used: it requires a phone number, and the order would be placed
 * without one.
 */
export function isPromoRefusedAtTable(body: ParsedOrder, facts: OrderPlacingFacts): boolean {
  const { customer, promo } = facts;
  const isSignedIn = customer !== null && customer.tableId === null;
  return !isSignedIn && isPhoneReplacedByTable(body, facts) && isPromoByPhone(promo);
}

/**
 * Returns the order without the fields that would send messages to a phone number: another receiver, and the receipt.
 */
export function omitPhones(body: ParsedOrder): ParsedOrder {
  return { ...body, receiver: null, sendCheque: false, sendChequePhone: null };
}
