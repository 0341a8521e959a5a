import type { Clock } from "../../platform/clock.ts";
import type { Database } from "../../platform/database/index.ts";
import { giveBackBill } from "./life/end-payment.ts";
import type { Payments } from "./providers.ts";
import { selectBill } from "./queries.ts";

/**
 * The job behind a refund; a provider that does not take it is asked again later. One that takes none from us leaves
 * the bill due: the staff see it until the provider says that the money went back [PY-5].
 */
export async function refundBill(
  { db, payments, clock }: { db: Database; payments: Payments; clock: Clock },
  { merchantId, orderId }: { merchantId: string; orderId: string },
): Promise<void> {
  const bill = await db.tenantRead(merchantId, (tx) => selectBill(tx, merchantId, orderId));
  if (bill?.state !== "refund_due") return;
  const provider = payments.providerOf(bill.paymentType);
  const end = (await provider?.refund(bill)) ?? "refused";
  if (end === "refused") throw new Error("the provider did not take the refund");
  if (end === "given")
    await db.tenant(merchantId, (tx) => giveBackBill(tx, { merchantId, orderId, now: clock.now() }));
}
