import type { Clock } from "../../platform/clock.ts";
import type { Database } from "../../platform/database/index.ts";
import { selectPayment, updatePaymentRefundRefused } from "./lifecycle/queries.ts";
import type { PaymentRegistry } from "./providers.ts";
import { handleRefundResult, notifyRefundRefusal } from "./refund-end.ts";

/**
 * Job that refunds a late payment. Retried while the provider refuses. A payment that can only be refunded by hand
 * stays late and visible to the staff [PY-5].
 */
export async function refundPayment(
  { db, payments, clock }: { db: Database; payments: PaymentRegistry; clock: Clock },
  { merchantId, paymentId }: { merchantId: string; paymentId: string },
): Promise<void> {
  const payment = await db.tenantRead(merchantId, (tx) => selectPayment(tx, merchantId, paymentId));
  if (payment?.state !== "late") return;
  const end = await payments.pagesOf(payment.provider)?.giveBack(merchantId, paymentId);
  if (!end) return;
  await handleRefundResult(db, { merchantId, end }, async (tx) => {
    if (await updatePaymentRefundRefused(tx, merchantId, { id: paymentId, at: clock.now() }))
      await notifyRefundRefusal(tx, { merchantId, orderId: payment.orderId });
  });
}
