import { endpoints } from "@dasturxon/contract";
import { bind, type Http, isRefused, refuse } from "../../../platform/http/index.ts";
import type { Couriers } from "../../deliveries/index.ts";
import { loadBasics } from "../../merchants/index.ts";
import type { Payments } from "../../payments/index.ts";
import { cancelOrder } from "./cancel-order.ts";
import { checkoutOrder } from "./checkout-order.ts";
import { receiptPage } from "../receipt/receipt-page.ts";
import { type SendText, sendReceipt } from "../receipt/send-receipt.ts";
import { showReceipt } from "../receipt/show-receipt.ts";
import { asOrder } from "../views.ts";
import { gradeOrder } from "./grade-order.ts";
import { repeatOrder } from "./repeat-order.ts";
import { showCourier } from "../couriers/show-courier.ts";

interface OrderLifeDeps {
  payments: Payments;
  couriers: Couriers;
  sendText: SendText;
}

/** What a customer does with an order of his after placing it. */
export function registerOrderLife(http: Http, deps: OrderLifeDeps): void {
  bind(http, endpoints.checkout, ({ merchant, session, params, db, clock, log }) =>
    checkoutOrder(
      { db, payments: deps.payments, log },
      { merchantId: merchant.id, userId: session.id, ...params, now: clock.now() },
    ),
  );
  bind(http, endpoints.cancelOrder, ({ merchant, session, params, body, db, clock }) => {
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
  bind(http, endpoints.gradeOrder, async ({ merchant, session, params, body, db, clock }) => {
    const grading = { ...body, merchantId: merchant.id, id: params.id, userId: session.id, now: clock.now() };
    const graded = await db.tenant(merchant.id, (tx) => gradeOrder(tx, grading));
    return isRefused(graded) ? graded : asOrder(graded);
  });
  bind(http, endpoints.repeatOrder, async ({ merchant, session, params, db, clock }) => {
    const asked = { id: params.id, userId: session.id, now: clock.now() };
    return (
      (await db.tenantRead(merchant.id, (tx) => repeatOrder(tx, merchant.id, asked))) ?? refuse("not_found")
    );
  });
  bind(http, endpoints.orderCourier, ({ merchant, session, params, db, clock, log }) =>
    showCourier(
      { db, couriers: deps.couriers, log },
      { merchantId: merchant.id, userId: session.id, ...params, now: clock.now() },
    ),
  );
  registerReceipt(http, deps.sendText);
}

function registerReceipt(http: Http, sendText: SendText): void {
  bind(http, endpoints.receipt, async ({ merchant, session, params, db }) => {
    const asked = { id: params.id, userId: session.id };
    return (
      (await db.tenantRead(merchant.id, (tx) => showReceipt(tx, merchant.id, asked))) ?? refuse("not_found")
    );
  });
  bind(http, endpoints.receiptPage, async ({ merchant, session, params, query, db }) => {
    const asked = { id: params.id, userId: session.id };
    const { receipt, basics } = await db.tenantRead(merchant.id, async (tx) => ({
      receipt: await showReceipt(tx, merchant.id, asked),
      basics: await loadBasics(tx, merchant.id),
    }));
    const languages = { language: query.lang ?? "uz", main: basics.mainLanguage };
    return receipt ? receiptPage(receipt, languages) : refuse("not_found");
  });
  bind(http, endpoints.sendReceipt, async ({ merchant, session, params, body, info, db }) => {
    const by = { merchantId: merchant.id, userId: session.id, ip: info.ip };
    const asked = { ...by, id: params.id, phone: body.phone ?? null };
    const sent = await sendReceipt({ db, sendText }, asked);
    return sent === true ? { done: true as const } : sent;
  });
}
