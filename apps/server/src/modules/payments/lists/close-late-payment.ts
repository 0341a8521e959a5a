import type { PaymentState } from "@dasturxon/domain/payment-state";
import type { ChangeAuthor } from "../../../platform/audit/index.ts";
import { recordChange } from "../../../platform/audit/index.ts";
import type { Tx } from "../../../platform/database/index.ts";
import { refuse, type Refusal } from "../../../platform/http/index.ts";
import { notifyLatePayment } from "../lifecycle/end-payment.ts";
import { selectPayment, updatePaymentState } from "../lifecycle/queries.ts";

/** Marks a late payment as refunded by hand, once. The change history records the member of staff [PY-5]. */
export async function closeLatePayment(
  tx: Tx,
  call: ChangeAuthor,
  id: string,
): Promise<{ id: string; state: PaymentState } | Refusal<"not_found" | "transition_not_allowed">> {
  const { merchantId } = call.session;
  const payment = await selectPayment(tx, merchantId, id);
  if (!payment) return refuse("not_found");
  const at = call.clock.now();
  const closed = await updatePaymentState(tx, merchantId, { id, from: ["late"], to: "refunded", at });
  if (!closed) return refuse("transition_not_allowed");
  await notifyLatePayment(tx, { merchantId, ...payment });
  recordChange(tx, call, {
    entity: "payment",
    entityId: id,
    kind: "changed",
    before: { name: payment.transactionId, state: "late" },
    after: { name: payment.transactionId, state: "refunded" },
  });
  return { id, state: closed.state };
}
