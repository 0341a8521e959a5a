import type { Database } from "../../platform/database/index.ts";
import { selectPayment } from "./life/queries.ts";
import type { Payments } from "./providers.ts";

/**
 * The job behind money that came late: the provider gives it back, or is asked again later. What only goes by hand stays
 * late, and the staff see it [PY-5].
 */
export async function refundPayment(
  { db, payments }: { db: Database; payments: Payments },
  { merchantId, paymentId }: { merchantId: string; paymentId: string },
): Promise<void> {
  const payment = await db.tenantRead(merchantId, (tx) => selectPayment(tx, merchantId, paymentId));
  if (payment?.state !== "late") return;
  const end = await payments.pagesOf(payment.provider)?.giveBack(merchantId, paymentId);
  if (end === "refused") throw new Error("the provider did not take the refund");
}
