import type { endpoints } from "@dasturxon/contract";
import type { EndpointReply } from "@dasturxon/contract/endpoint";
import type { Clock } from "../../../platform/clock.ts";
import type { Database } from "../../../platform/database/index.ts";
import { comparePayment } from "../differences/compare-payment.ts";
import type { PaymentStateComparison } from "../gateways/payment-provider.ts";
import type { PaymentRegistry } from "../providers.ts";
import { loadDayBounds } from "./list-payments.ts";
import { selectOpenedPayments } from "./queries.ts";

/** Number of payments per request, limited by the time that a user can wait, and number of concurrent queries. */
const COMPARED_PAYMENTS_PAGE_SIZE = 40;
const CONCURRENT_PAYMENT_COMPARISONS = 4;

/**
 * Queries one page of a day's payments at their providers and records the states. Differences are returned, and stored
 * until a member of the brand's staff reviews them. Covers only providers with a status API. Payme and Paynet compare
 * by their own statements [R33].
 */
export async function comparePayments(
  { db, clock, payments }: { db: Database; clock: Clock; payments: PaymentRegistry },
  { merchantId, day, page }: { merchantId: string; day: string; page: number },
): Promise<EndpointReply<typeof endpoints.comparePayments>> {
  const opened = await db.tenantRead(merchantId, async (tx) => {
    const filter = { ...(await loadDayBounds(tx, merchantId, day)), page, size: COMPARED_PAYMENTS_PAGE_SIZE };
    return selectOpenedPayments(tx, merchantId, filter);
  });
  const differences: ({ id: string } & PaymentStateComparison)[] = [];
  let unanswered = 0;
  const left = opened.values();
  const compareNextPayments = async () => {
    for (const { id, provider } of left)
      try {
        const found = await comparePayment({ db, clock, payments }, { merchantId, id, provider });
        if (found) differences.push({ id, ...found });
      } catch {
        unanswered += 1;
      }
  };
  await Promise.all(Array.from({ length: CONCURRENT_PAYMENT_COMPARISONS }, compareNextPayments));
  return {
    count: opened.length,
    unanswered,
    isMore: opened.length === COMPARED_PAYMENTS_PAGE_SIZE,
    differences,
  };
}
