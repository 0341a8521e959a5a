import type { Clock } from "../../platform/clock.ts";
import type { Database } from "../../platform/database/index.ts";
import type { Payments } from "./providers.ts";
import { updateBill, selectBill } from "./queries.ts";

/** The job behind a refund; a provider that does not take it is asked again later [PY-5]. */
export async function refundBill(
  { db, payments, clock }: { db: Database; payments: Payments; clock: Clock },
  { merchantId, orderId }: { merchantId: string; orderId: string },
): Promise<void> {
  const bill = await db.tenantRead(merchantId, (tx) => selectBill(tx, merchantId, orderId));
  if (bill?.state !== "refund_due") return;
  const provider = payments.providerOf(bill.paymentType);
  if (!provider || !(await provider.refund(bill))) throw new Error("the provider did not take the refund");
  const move = { orderId, from: ["refund_due" as const], to: "refunded" as const, at: clock.now() };
  await db.tenant(merchantId, (tx) => updateBill(tx, merchantId, move));
}
