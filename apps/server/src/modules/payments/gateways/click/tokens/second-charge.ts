import type { Database, Tx } from "../../../../../platform/database/index.ts";
import { newId } from "../../../../../platform/ids.ts";
import type { Credentials } from "../../../credentials/credentials.ts";
import { insertNewPaymentDifference } from "../../../differences/queries.ts";
import {
  insertPayment,
  type PaymentRow,
  selectPayment,
  updatePaymentPage,
  updatePaymentTransactionRemoved,
} from "../../../lifecycle/queries.ts";
import { settlePayment } from "../../../lifecycle/settle-payment.ts";
import type { ProviderPaymentStatus } from "../../payment-provider.ts";
import { PAID_STATUS, fetchPaymentStatus } from "../click-status.ts";

/** A charge by a token, as reported by Click. */
interface CardTokenCharge {
  merchantId: string;
  payment: PaymentRow;
  standing: ProviderPaymentStatus;
  now: Date;
}

/**
 * Relation between a charge by a token and the Click transaction of the same payment. `own`: the transaction is this
 * charge. `page_waits`: the transaction is an unfinished payment on Click's page. `second`: it is another payment, and
 * both are paid. `unknown`: Click does not respond.
 */
type SecondTokenChargeKind = "own" | "page_waits" | "second" | "unknown";

/**
 * Returns whether the order was also being paid on Click's page while the card was charged. A paid transaction with
 * another number in Prepare counts as a second payment only if Click reports both as paid. Reason: integrators report
 * that Click may use two numbers for one payment.
 */
export async function classifyTokenCharge(
  { db, credentials }: { db: Database; credentials: Credentials },
  { merchantId, payment, standing, now }: CardTokenCharge,
): Promise<SecondTokenChargeKind> {
  if (standing.state !== "paid") return "own";
  const own = await db.tenantRead(merchantId, (tx) => selectPayment(tx, merchantId, payment.id));
  const other = own?.pageId ?? null;
  if (other === null || other === standing.reference) return "own";
  if (!own?.paidAt) return "page_waits";
  try {
    return (await fetchPaymentStatus(credentials, { paymentId: other, now })) === PAID_STATUS
      ? "second"
      : "own";
  } catch {
    return "unknown";
  }
}

/** Records a charge's effects other than the state of the payment: page id, second charge, difference. */
export async function recordTokenCharge(
  tx: Tx,
  kind: SecondTokenChargeKind,
  charge: CardTokenCharge,
): Promise<void> {
  const { merchantId, payment, standing, now } = charge;
  const { id } = payment;
  const { reference: pageId } = standing;
  // Removes the transaction of the unfinished payment on Click's page. If the customer completes that page later,
  // Click's Complete call finds no transaction, so Click refunds that payment.
  const isLate =
    kind === "page_waits" && !(await updatePaymentTransactionRemoved(tx, merchantId, { id, pageId }));
  if (kind === "second") await recordSecondTokenCharge(tx, charge);
  if (kind === "own" && standing.state !== "failed")
    await updatePaymentPage(tx, merchantId, { id, pageId, page: null });
  if (kind === "unknown" || isLate) {
    const found = {
      id: newId(),
      paymentId: id,
      was: payment.state,
      is: "paid" as const,
      said: "paid" as const,
    };
    await insertNewPaymentDifference(tx, merchantId, { ...found, at: now });
  }
}

/** Stores the second charge of an order as a late payment. A job refunds it, and the staff see it [PY-5]. */
async function recordSecondTokenCharge(
  tx: Tx,
  { merchantId, payment: { orderId, provider, amount }, standing, now }: CardTokenCharge,
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
