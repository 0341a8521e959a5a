import type { Topic } from "../events.ts";
import { createCouriers } from "../modules/deliveries/index.ts";
import { createPayments } from "../modules/payments/index.ts";
import { orderJobs } from "../modules/orders/index.ts";
import type { TestApp } from "./test-app.ts";

const jobsOf = ({ db, clock }: TestApp) =>
  orderJobs({
    db,
    clock,
    couriers: createCouriers([]),
    payments: createPayments([]),
    sendText: async () => true,
  });
const meta = { id: "1", attempt: 1, signal: new AbortController().signal };
const about = <T extends Topic>(app: TestApp, { id: key }: { id: string }, topic: T) => ({
  merchantId: app.osh,
  key,
  topic,
  seq: 1,
});

/** Runs the job after a payment at once. */
export async function payOrderNow(app: TestApp, order: { id: string }): Promise<void> {
  await jobsOf(app)["pay-order"]({ ...about(app, order, "bill-paid"), payload: { reference: null } }, meta);
}

/** Runs the job after a refund at once. */
export async function returnOrderNow(app: TestApp, order: { id: string }): Promise<void> {
  await jobsOf(app)["return-order"]({ ...about(app, order, "bill-refunded"), payload: {} }, meta);
}

/** Runs the job after a late payment at once. */
export async function showLatePaymentNow(
  app: TestApp,
  order: { id: string },
  { id: paymentId }: { id: string },
): Promise<void> {
  const event = about(app, order, "late-payment-changed");
  await jobsOf(app)["show-late-payment"]({ ...event, payload: { paymentId } }, meta);
}

/** Runs the job that expires an unpaid order at once. */
export async function expireOrderNow(app: TestApp, { id: orderId }: { id: string }): Promise<void> {
  await jobsOf(app)["expire-order"]({ merchantId: app.osh, orderId }, meta);
}
