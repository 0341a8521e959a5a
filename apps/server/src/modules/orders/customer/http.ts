import { endpoints } from "@dasturxon/contract";
import { bindEndpoint, type Http, isRefused, refuse } from "../../../platform/http/index.ts";
import type { PaymentRegistry } from "../../payments/index.ts";
import type { BrandFactsCache } from "../placing/facts/facts-cache.ts";
import { cancelOrder } from "./cancel-order.ts";
import { startOrderCheckout } from "./checkout-order.ts";
import { toCustomerOrder } from "../view/views.ts";
import { gradeOrder } from "./grade-order.ts";
import { payByCard } from "./pay-by-card.ts";
import { changeOwnPaymentType } from "./pay-another-way.ts";
import { repeatOrder } from "./repeat-order.ts";
import { sendBill } from "./send-bill.ts";
import { showReview } from "./show-review.ts";

/** Registers the customer's calls for their own orders after placing. */
export function registerCustomerOrderCalls(
  http: Http,
  { payments, kept }: { payments: PaymentRegistry; kept: BrandFactsCache },
): void {
  bindEndpoint(http, endpoints.checkout, ({ merchant, session, params, query, info, db, clock, log }) => {
    const payer = {
      origin: `${info.isSecure ? "https" : "http"}://${info.host}`,
      language: query.lang ?? ("uz" as const),
    };
    const request = { merchantId: merchant.id, userId: session.id, ...params, ...payer, now: clock.now() };
    return startOrderCheckout({ db, payments, log }, request);
  });
  bindEndpoint(http, endpoints.sendBill, ({ merchant, session, params: { id: orderId }, db, clock, log }) => {
    const request = { merchantId: merchant.id, userId: session.id, orderId, now: clock.now() };
    return sendBill({ db, payments, log }, request);
  });
  bindEndpoint(http, endpoints.payAnotherWay, ({ merchant, session, params, body, db, clock }) => {
    const by = { kind: "customer", id: session.id, name: session.name, role: "customer" } as const;
    const request = { merchantId: merchant.id, id: params.id, version: null, by, now: clock.now() };
    const { paymentType } = body;
    const hasProvider = payments.providerOf(paymentType) !== null;
    return db.tenant(merchant.id, (tx) =>
      changeOwnPaymentType(tx, request, { userId: session.id, paymentType, hasProvider }),
    );
  });
  bindEndpoint(http, endpoints.payByCard, ({ merchant, session, params, body, db, clock, log }) => {
    const request = {
      merchantId: merchant.id,
      userId: session.id,
      cardId: params.id,
      ...body,
      now: clock.now(),
    };
    return payByCard({ db, payments, log }, request);
  });
  bindEndpoint(http, endpoints.cancelOrder, ({ merchant, session, params, body, db, clock }) => {
    const by = { kind: "customer", id: session.id, name: session.name, role: "customer" } as const;
    const request = {
      merchantId: merchant.id,
      id: params.id,
      version: body.version ?? null,
      by,
      now: clock.now(),
    };
    const why = { reason: body.reason, comment: body.comment || null };
    return db.tenant(merchant.id, (tx) => cancelOrder(tx, { ...request, ...why, userId: session.id }));
  });
  bindEndpoint(http, endpoints.gradeOrder, async ({ merchant, session, params, body, db, clock }) => {
    const grading = { ...body, merchantId: merchant.id, id: params.id, userId: session.id, now: clock.now() };
    const graded = await db.tenant(merchant.id, (tx) => gradeOrder(tx, grading));
    return isRefused(graded) ? graded : toCustomerOrder(graded, grading.now);
  });
  bindEndpoint(http, endpoints.orderReview, ({ merchant, session, params, db }) =>
    db.tenantRead(merchant.id, (tx) => showReview(tx, merchant.id, { id: params.id, userId: session.id })),
  );
  bindEndpoint(http, endpoints.repeatOrder, async ({ merchant, session, params, db, clock }) => {
    const request = { merchantId: merchant.id, id: params.id, userId: session.id, now: clock.now() };
    return (await db.tenantRead(merchant.id, (tx) => repeatOrder(tx, kept, request))) ?? refuse("not_found");
  });
}
