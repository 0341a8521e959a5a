import { endpoints } from "@dasturxon/contract";
import { listAllowedPaymentTypes, isOnlinePayment } from "@dasturxon/domain/payment-type";
import { bind, type Http, isRefused, refuse } from "../../../platform/http/index.ts";
import { selectPayment } from "../../merchants/index.ts";
import type { Payments } from "../../payments/index.ts";
import type { SendText } from "../receipts/index.ts";
import { systemAuthor } from "../lifecycle/change-order.ts";
import { acceptAutomatically } from "../lifecycle/accept-automatically.ts";
import { changePayment } from "./change-payment.ts";
import { confirmRefund } from "./confirm-refund.ts";
import { closePart, refundPart } from "../lifecycle/refund-part.ts";
import { refundOrder } from "./refund-order.ts";
import { changeByStaff } from "./change-by-staff.ts";
import { sendPaymentLink } from "./send-payment-link.ts";
import { acceptOrder, addMinutesToOrder, changeOrderStatus, refuseOrder, markOrderSeen } from "./status.ts";

/** Registers the staff calls that change orders, except those about couriers. Each call names its required right. */
export function registerOrderChanges(
  http: Http,
  deps: { payments: Payments; sendText: SendText; publicUrl: string },
): void {
  bind(http, endpoints.acceptOrder, (call) =>
    changeByStaff(call, { to: "ACCEPTED" }, (tx, request) =>
      acceptOrder(tx, request, call.body.cookingMinutes),
    ),
  );
  bind(http, endpoints.refuseOrder, (call) => {
    const { reason, productIds, comment, stop } = call.body;
    const until = stop?.until ? new Date(stop.until) : null;
    const why = { reason, productIds, comment: comment || null, stop: stop ? { until, call } : null };
    return changeByStaff(call, { to: "CANCELED" }, (tx, request) => refuseOrder(tx, request, why));
  });
  bind(http, endpoints.seeOrder, (call) => changeByStaff(call, { action: "see_order" }, markOrderSeen));
  bind(http, endpoints.moveOrder, (call) =>
    changeByStaff(call, { to: call.body.status }, (tx, request) =>
      changeOrderStatus(tx, request, call.body.status),
    ),
  );
  bind(http, endpoints.addMinutes, (call) =>
    changeByStaff(call, { action: "promise_later" }, (tx, request) =>
      addMinutesToOrder(tx, request, call.body.minutes),
    ),
  );
  bind(http, endpoints.changePayment, (call) => {
    const { paymentType } = call.body;
    const isTaken = deps.payments.providerOf(paymentType) !== null;
    return changeByStaff(call, { action: "change_payment" }, async (tx, request) => {
      const method = await selectPayment(tx, request.merchantId, paymentType);
      const isOffered = method !== undefined && listAllowedPaymentTypes([method], "operator").length > 0;
      if (!isTaken || !isOffered) return refuse("payment_not_allowed");
      const changed = await changePayment(tx, request, paymentType);
      if (isRefused(changed) || isOnlinePayment(paymentType) || changed.seenAt !== null) return changed;
      // The order was hidden until now, so auto-accept applies to it as to a new order.
      const taken = await acceptAutomatically(tx, { ...request, version: null, by: systemAuthor });
      return isRefused(taken) ? changed : taken;
    });
  });
  bind(http, endpoints.sendPaymentLink, ({ session: { merchantId, branchIds }, params: { id }, db }) =>
    sendPaymentLink({ ...deps, db }, { merchantId, id, branchIds }),
  );
  bind(http, endpoints.refundOrder, (call) =>
    changeByStaff(call, { action: "refund" }, (tx, request) => refundOrder(tx, request, call.body.comment)),
  );
  bind(http, endpoints.confirmRefund, (call) =>
    changeByStaff(call, { action: "refund" }, (tx, request) => confirmRefund(tx, request, call.body.comment)),
  );
  bind(http, endpoints.refundPart, (call) =>
    changeByStaff(call, { action: "refund" }, (tx, request) => refundPart(tx, request, call.body)),
  );
  bind(http, endpoints.confirmPartRefund, (call) => {
    const closing = { partId: call.params.partId, comment: call.body.comment };
    return changeByStaff(call, { action: "refund" }, (tx, request) => closePart(tx, request, closing));
  });
}
