import type { Clock } from "../../../platform/clock.ts";
import type { Database } from "../../../platform/database/index.ts";
import { newId } from "../../../platform/ids.ts";
import type { Settled } from "../gateways/payment-provider.ts";
import type { Payments } from "../providers.ts";
import { insertDifference } from "./queries.ts";

/**
 * Asks a payment's provider about it and writes down what it says. What differs from what we knew is kept, once, until somebody
 * of the brand looks at it [R33].
 * @returns what differed; null: nothing, or the provider cannot be asked
 */
export async function comparePayment(
  { db, clock, payments }: { db: Database; clock: Clock; payments: Payments },
  { merchantId, id, provider }: { merchantId: string; id: string; provider: string },
): Promise<Settled | null> {
  const settled = await payments.pagesOf(provider)?.settle(merchantId, id);
  if (!settled || !isDifferent(settled)) return null;
  // Already recorded together with the refund if it was unexpected.
  if (settled.is === "refunded") return settled;
  const found = { ...settled, id: newId(), paymentId: id, at: clock.now() };
  await db.tenant(merchantId, (tx) => insertDifference(tx, merchantId, found));
  return settled;
}

/** We did not know it, or the provider does not know what we do: money that it says never came, or came back. */
function isDifferent({ was, is, said }: Settled): boolean {
  const isTaken = is === "paid" || is === "cancelling" || is === "part_refunded";
  return was !== is || (isTaken ? said !== "paid" : said === "paid" && is !== "late");
}
