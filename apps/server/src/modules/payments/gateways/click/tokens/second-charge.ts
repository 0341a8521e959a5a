import type { Database, Tx } from "../../../../../platform/database/index.ts";
import { newId } from "../../../../../platform/ids.ts";
import type { Credentials } from "../../../credentials/credentials.ts";
import { insertDifference } from "../../../differences/queries.ts";
import {
  insertPayment,
  type PaymentRow,
  selectPayment,
  updatePaymentPage,
  updatePaymentUnnamed,
} from "../../../life/queries.ts";
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
 * `own`: what Click named is this charge; `page_waits`: it is a payment on Click's page that is not through; `second`: both
 * are paid; `unknown`: Click does not say.
 */
type Kind = "own" | "page_waits" | "second" | "unknown";

/**
 * Was the order on its way to be paid on Click's page too while the card was charged? What Prepare named by another number
 * and was paid counts as another payment only where Click itself says that both are: that its two numbers of one payment
 * are the same is integrators' word.
 */
export async function kindOfCharge(
  { db, credentials }: { db: Database; credentials: Credentials },
  { merchantId, payment, standing, now }: Charge,
): Promise<Kind> {
  if (standing.state !== "paid") return "own";
  const own = await db.tenantRead(merchantId, (tx) => selectPayment(tx, merchantId, payment.id));
  const other = own?.pageId ?? null;
  if (other === null || other === standing.reference) return "own";
  if (!own?.paidAt) return "page_waits";
  try {
    return (await statusOf(credentials, { paymentId: other, now })) === PAID ? "second" : "own";
  } catch {
    return "unknown";
  }
}

/** Writes down what is to be known of a charge beside the payment that it is of. */
export async function noteCharge(tx: Tx, kind: Kind, charge: Charge): Promise<void> {
  const { merchantId, payment, standing, now } = charge;
  const { id } = payment;
  const { reference: pageId } = standing;
  // The page's own Complete finds no transaction any more: Click gives that money back.
  const isLate = kind === "page_waits" && !(await updatePaymentUnnamed(tx, merchantId, { id, pageId }));
  if (kind === "second") await keepSecondCharge(tx, charge);
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
    await insertDifference(tx, merchantId, { ...found, at: now });
  }
}

/** Keeps the second charge of an order beside the first: it is late, goes back by a job, and the staff see it [PY-5]. */
async function keepSecondCharge(
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
