import { endpoints } from "@dasturxon/contract";
import { listPaymentTypesOfChannel, isOnlinePayment } from "@dasturxon/domain/payment-type";
import { bindEndpoint, type Http, isRefused, refuse } from "../../../platform/http/index.ts";
import { selectPaymentMethod } from "../../merchants/index.ts";
import type { PaymentRegistry } from "../../payments/index.ts";
import type { TextSender } from "../receipts/index.ts";
import { systemAuthor } from "../lifecycle/change-order.ts";
import { acceptAutomatically } from "../lifecycle/accept-automatically.ts";
import { changePaymentType } from "./change-payment.ts";
import { confirmRefund } from "./confirm-refund.ts";
import { closeOrderPartRefund, refundOrderPart } from "../lifecycle/refund-part.ts";
import { refundOrder } from "./refund-order.ts";
import { changeOrderByStaff } from "./change-by-staff.ts";
import { sendPaymentLink } from "./send-payment-link.ts";
import { acceptOrder, extendPromisedTime, changeOrderStatus, refuseOrder, markOrderSeen } from "./status.ts";

/** Registers the staff calls that change orders, except those about couriers. Each call names its required right. */
export function registerOrderChanges(
  http: Http,
  deps: { payments: PaymentRegistry; sendText: TextSender; publicUrl: string },
): void {
  bindEndpoint(http, endpoints.acceptOrder, (call) =>
    changeOrderByStaff(call, { to: "ACCEPTED" }, (tx, request) =>
      acceptOrder(tx, request, call.body.cookingMinutes),
    ),
  );
  bindEndpoint(http, endpoints.refuseOrder, (call) => {
    const { reason, productIds, comment, stop } = call.body;
    const until = stop?.until ? new Date(stop.until) : null;
    const why = { reason, productIds, comment: comment || null, stop: stop ? { until, call } : null };
    return changeOrderByStaff(call, { to: "CANCELED" }, (tx, request) => refuseOrder(tx, request, why));
  });
  bindEndpoint(http, endpoints.seeOrder, (call) =>
    changeOrderByStaff(call, { action: "see_order" }, markOrderSeen),
  );
  bindEndpoint(http, endpoints.moveOrder, (call) =>
    changeOrderByStaff(call, { to: call.body.status }, (tx, request) =>
      changeOrderStatus(tx, request, call.body.status),
    ),
  );
  bindEndpoint(http, endpoints.addMinutes, (call) =>
    changeOrderByStaff(call, { action: "promise_later" }, (tx, request) =>
      extendPromisedTime(tx, request, call.body.minutes),
    ),
  );
  bindEndpoint(http, endpoints.changePayment, (call) => {
    const { paymentType } = call.body;
    const isTaken = deps.payments.providerOf(paymentType) !== null;
    return changeOrderByStaff(call, { action: "change_payment" }, async (tx, request) => {
      const method = await selectPaymentMethod(tx, request.merchantId, paymentType);
      const isOffered = method !== undefined && listPaymentTypesOfChannel([method], "operator").length > 0;
      if (!isTaken || !isOffered) return refuse("payment_not_allowed");
      const changed = await changePaymentType(tx, request, paymentType);
      if (isRefused(changed) || isOnlinePayment(paymentType) || changed.seenAt !== null) return changed;
      // The order was hidden until now, so auto-accept applies to it as to a new order.
      const taken = await acceptAutomatically(tx, { ...request, version: null, by: systemAuthor });
      return isRefused(taken) ? changed : taken;
    });
  });
  bindEndpoint(
    http,
    endpoints.sendPaymentLink,
    ({ session: { merchantId, branchIds }, params: { id }, db }) =>
      sendPaymentLink({ ...deps, db }, { merchantId, id, branchIds }),
  );
  bindEndpoint(http, endpoints.refundOrder, (call) =>
    changeOrderByStaff(call, { action: "refund" }, (tx, request) =>
      refundOrder(tx, request, call.body.comment),
    ),
  );
  bindEndpoint(http, endpoints.confirmRefund, (call) =>
    changeOrderByStaff(call, { action: "refund" }, (tx, request) =>
      confirmRefund(tx, request, call.body.comment),
    ),
  );
  bindEndpoint(http, endpoints.refundPart, (call) =>
    changeOrderByStaff(call, { action: "refund" }, (tx, request) => refundOrderPart(tx, request, call.body)),
  );
  bindEndpoint(http, endpoints.confirmPartRefund, (call) => {
    const closing = { partId: call.params.partId, comment: call.body.comment, isByProvider: false };
    return changeOrderByStaff(call, { action: "refund" }, (tx, request) =>
      closeOrderPartRefund(tx, request, closing),
    );
  });
}
