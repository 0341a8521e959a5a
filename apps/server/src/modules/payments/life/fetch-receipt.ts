import type { Database, Tx } from "../../../platform/database/index.ts";
import { enqueue } from "../../../platform/jobs/index.ts";
import type { Payments } from "../providers.ts";
import { type PaymentRow, selectFiscalLinks, selectPayment, updateFiscalReceipt } from "./queries.ts";

/** When a provider is asked, in minutes after the payment: the tax office takes its time. */
const ASKED_AFTER = [0, 2, 10, 60, 6 * 60, 26 * 60];
/** Those that make a receipt and tell of it only when they are asked. */
const ASKED: ReadonlySet<string> = new Set(["click", "multicard"]);

/** Has the fiscal receipt of a paid payment fetched, for the `round`th time. */
export async function fetchLater(
  tx: Tx,
  { merchantId, payment, round }: { merchantId: string; payment: PaymentRow; round: number },
): Promise<void> {
  const { id: paymentId, provider, paidAt } = payment;
  const minutes = ASKED_AFTER[round];
  if (minutes === undefined || paidAt === null || !ASKED.has(provider)) return;
  const runAt = new Date(paidAt.getTime() + minutes * 60_000);
  const key = `fetch-receipt:${paymentId}:${round}`;
  await enqueue(tx, "fetch-receipt", { merchantId, paymentId, round }, { key, runAt, maxAttempts: 3 });
}

/** The job that fetches it, and tries again as long as there is none; of money that went back there is nothing to fetch. */
export async function fetchReceipt(
  { db, payments }: { db: Database; payments: Payments },
  { merchantId, paymentId, round }: { merchantId: string; paymentId: string; round: number },
): Promise<void> {
  const { payment, known } = await db.tenantRead(merchantId, async (tx) => {
    const found = await selectPayment(tx, merchantId, paymentId);
    return { payment: found, known: found && (await selectFiscalLinks(tx, merchantId, found.orderId)) };
  });
  if (!payment || (payment.state !== "paid" && payment.state !== "part_refunded") || known?.sale) return;
  // The next time first: this one may fail for good.
  await db.tenant(merchantId, (tx) => fetchLater(tx, { merchantId, payment, round: round + 1 }));
  const link = await payments.receiptsOf(payment.provider)?.fetch(merchantId, payment);
  if (!link) return;
  const receipt = { qr_code_url: link };
  await db.tenant(merchantId, (tx) =>
    updateFiscalReceipt(tx, merchantId, { id: paymentId, kind: "PERFORM", receipt }),
  );
}
