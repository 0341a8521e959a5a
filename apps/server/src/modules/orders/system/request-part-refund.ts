import type { Clock } from "../../../platform/clock.ts";
import type { Database } from "../../../platform/database/index.ts";
import { refundPartAtProvider, type PaymentRegistry } from "../../payments/index.ts";
import { systemAuthor } from "../lifecycle/change-order.ts";
import { closeOrderPartRefund } from "../lifecycle/refund-part.ts";

/**
 * Job that requests a partial refund from the provider. If the provider refuses, the refund remains due and staff see
 * it [PY-5].
 */
export async function requestPartRefund(
  deps: { db: Database; clock: Clock; payments: PaymentRegistry },
  part: { merchantId: string; orderId: string; partId: string },
): Promise<void> {
  if (!(await refundPartAtProvider(deps, part))) return;
  const { merchantId, orderId: id, partId } = part;
  const request = { merchantId, id, version: null, by: systemAuthor, now: deps.clock.now() };
  const closing = { partId, comment: "", isByProvider: true };
  await deps.db.tenant(merchantId, (tx) => closeOrderPartRefund(tx, request, closing));
}
