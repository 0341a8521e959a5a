import { endpoints } from "@dasturxon/contract";
import { allowedPayments } from "@dasturxon/domain/payment-type";
import { bind, type Http, refuse } from "../../../platform/http/index.ts";
import type { Couriers } from "../../deliveries/index.ts";
import { selectPayment } from "../../merchants/index.ts";
import type { Payments } from "../../payments/index.ts";
import { changeDelivery, changePayment, refundOrder } from "./change-terms.ts";
import { lead } from "./change-by-staff.ts";
import { needsComment, tellCourierStatus } from "../couriers/tell-courier-status.ts";

/** The staff's calls about who brings an order, how it is paid and what is given back. */
export function registerOrderTerms(http: Http, deps: { payments: Payments; couriers: Couriers }): void {
  bind(http, endpoints.tellCourierStatus, (call) => {
    const told = { status: call.body.status, comment: call.body.comment || null };
    if (needsComment(told)) return refuse("bad_request", { field: "comment" });
    return lead(call, { action: "tell_courier_status" }, (tx, request) =>
      tellCourierStatus(tx, request, told),
    );
  });
  bind(http, endpoints.changePayment, (call) => {
    const { paymentType } = call.body;
    const isTaken = deps.payments.providerOf(paymentType) !== null;
    return lead(call, { action: "change_payment" }, async (tx, request) => {
      const method = await selectPayment(tx, request.merchantId, paymentType);
      const isOffered = method !== undefined && allowedPayments([method], "operator").length > 0;
      return isTaken && isOffered ? changePayment(tx, request, paymentType) : refuse("payment_not_allowed");
    });
  });
  bind(http, endpoints.changeDelivery, (call) => {
    const { deliveryType } = call.body;
    const isKnown = deps.couriers.providerOf(deliveryType) !== null;
    return lead(call, { action: "change_delivery" }, async (tx, request) =>
      isKnown ? changeDelivery(tx, request, deliveryType) : refuse("service_not_available"),
    );
  });
  bind(http, endpoints.refundOrder, (call) =>
    lead(call, { action: "refund" }, (tx, request) => refundOrder(tx, request, call.body.comment)),
  );
}
