import type { Database, Tx } from "../../../../../platform/database/index.ts";
import { newId } from "../../../../../platform/ids.ts";
import type { Credentials } from "../../../credentials/credentials.ts";
import { insertPayment, type PaymentRow, selectPayment } from "../../../life/queries.ts";
import { settlePayment } from "../../../life/settle-payment.ts";
import type { Standing } from "../../payment-provider.ts";
import { PAID, statusOf } from "../click-status.ts";

/** What a token paid, as Click answered. */
interface Charge {
  merchantId: string;
  payment: PaymentRow;
  standing: Standing;
  now: Date;
}

/**
 * Did the customer pay the order on Click's page while his card was charged? What Prepare named by another number counts as
 * another payment only where Click itself says that both are paid: that its two numbers of one payment are the same is
 * integrators' word.
 */
export async function isSecondCharge(
  { db, credentials }: { db: Database; credentials: Credentials },
  { merchantId, payment, standing, now }: Charge,
): Promise<boolean> {
  if (standing.state !== "paid") return false;
  const own = await db.tenantRead(merchantId, (tx) => selectPayment(tx, merchantId, payment.id));
  const other = own?.pageId ?? null;
  if (other === null || other === standing.reference) return false;
  return (await statusOf(credentials, { paymentId: other, now })) === PAID;
}

/** Keeps the second charge of an order beside the first: it is late, goes back by a job, and the staff see it [PY-5]. */
export async function keepSecondCharge(
  tx: Tx,
  { merchantId, payment: { orderId, provider, amount }, standing, now }: Charge,
): Promise<void> {
  const id = newId();
  await insertPayment(tx, merchantId, {
    id,
    orderId,
    provider,
    transactionId: id,
    amount,
    state: "expired",
    providerAt: now,
    createdAt: now,
    pageId: standing.reference,
  });
  await settlePayment(tx, { merchantId, paymentId: id, standing, now });
}
