import type { Database, Tx } from "../../../platform/database/index.ts";
import { enqueueJob } from "../../../platform/jobs/index.ts";
import type { PaymentRegistry } from "../providers.ts";
import { type PaymentRow, selectFiscalLinks, selectPayment, updateFiscalReceipt } from "./queries.ts";

/** Times of the requests, in minutes after the payment. The tax office needs time to register a receipt. */
const RECEIPT_REQUEST_MINUTES = [0, 2, 10, 60, 6 * 60, 26 * 60];
/** Providers that issue a receipt and return its link only on request. */
const PROVIDERS_WITH_RECEIPT_REQUEST: ReadonlySet<string> = new Set(["click", "multicard"]);

/** Schedules request number `round` for the fiscal receipt of a paid payment. */
export async function scheduleReceiptFetch(
  tx: Tx,
  { merchantId, payment, round }: { merchantId: string; payment: PaymentRow; round: number },
): Promise<void> {
  const { id: paymentId, provider, paidAt } = payment;
  const minutes = RECEIPT_REQUEST_MINUTES[round];
  if (minutes === undefined || paidAt === null || !PROVIDERS_WITH_RECEIPT_REQUEST.has(provider)) return;
  const runAt = new Date(paidAt.getTime() + minutes * 60_000);
  const key = `fetch-receipt:${paymentId}:${round}`;
  await enqueueJob(tx, "fetch-receipt", { merchantId, paymentId, round }, { key, runAt, maxAttempts: 3 });
}

/**
 * Job that requests the fiscal receipt and schedules the next request until the receipt is available. Skips refunded
 * payments.
 */
export async function fetchReceipt(
  { db, payments }: { db: Database; payments: PaymentRegistry },
  { merchantId, paymentId, round }: { merchantId: string; paymentId: string; round: number },
): Promise<void> {
  const { payment, known } = await db.tenantRead(merchantId, async (tx) => {
    const found = await selectPayment(tx, merchantId, paymentId);
    return { payment: found, known: found && (await selectFiscalLinks(tx, merchantId, found.orderId)) };
  });
  if (!payment || (payment.state !== "paid" && payment.state !== "part_refunded") || known?.sale) return;
  // Schedules the next request first, because this one may fail permanently.
  await db.tenant(merchantId, (tx) => scheduleReceiptFetch(tx, { merchantId, payment, round: round + 1 }));
  const link = await payments.receiptsOf(payment.provider)?.fetch(merchantId, payment);
  if (!link) return;
  const receipt = { qr_code_url: link };
  await db.tenant(merchantId, (tx) =>
    updateFiscalReceipt(tx, merchantId, { id: paymentId, kind: "PERFORM", receipt }),
  );
}
