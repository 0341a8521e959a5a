import type { Clock } from "../../../platform/clock.ts";
import type { Database } from "../../../platform/database/index.ts";
import { newId } from "../../../platform/ids.ts";
import type { PaymentStateComparison } from "../gateways/payment-provider.ts";
import type { PaymentRegistry } from "../providers.ts";
import { insertNewPaymentDifference } from "./queries.ts";

/**
 * Requests a payment's state from its provider and records it. A difference to our state is stored once and stays open
 * until a member of the brand's staff reviews it [R33].
 * @returns the difference. Null if there is none, or if the provider has no API for the state of a payment.
 */
export async function comparePayment(
  { db, clock, payments }: { db: Database; clock: Clock; payments: PaymentRegistry },
  { merchantId, id, provider }: { merchantId: string; id: string; provider: string },
): Promise<PaymentStateComparison | null> {
  const settled = await payments.pagesOf(provider)?.settle(merchantId, id);
  if (!settled || !isPaymentStateDifferent(settled)) return null;
  // If the provider refunded the payment unexpectedly, `cancelPayment` has already recorded the difference.
  if (settled.is === "refunded") return settled;
  const found = { ...settled, id: newId(), paymentId: id, at: clock.now() };
  await db.tenant(merchantId, (tx) => insertNewPaymentDifference(tx, merchantId, found));
  return settled;
}

/**
 * Returns whether there is a difference. Either the update changed our state, or the provider still contradicts our
 * state: we record the payment as paid and the provider does not, or the provider reports it as paid and we record it
 * as neither paid nor late.
 */
function isPaymentStateDifferent({ was, is, said }: PaymentStateComparison): boolean {
  const isTaken = is === "paid" || is === "cancelling" || is === "part_refunded";
  return was !== is || (isTaken ? said !== "paid" : said === "paid" && is !== "late");
}
