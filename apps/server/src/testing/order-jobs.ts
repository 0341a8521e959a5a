import type { Topic } from "../events.ts";
import { createCouriers } from "../modules/deliveries/index.ts";
import { createPayments } from "../modules/payments/index.ts";
import { createOrderJobs } from "../modules/orders/index.ts";
import type { TestApp } from "./test-app.ts";

const createTestOrderJobs = ({ db, clock }: TestApp) =>
  createOrderJobs({
    db,
    clock,
    couriers: createCouriers([]),
    payments: createPayments([]),
    sendText: async () => true,
  });
const jobContext = { id: "1", attempt: 1, signal: new AbortController().signal };
const eventBase = <T extends Topic>(app: TestApp, { id: key }: { id: string }, topic: T) => ({
  merchantId: app.osh,
  key,
  topic,
  seq: 1,
});

/** Runs the job after a payment at once. */
export async function runPayOrderJob(app: TestApp, order: { id: string }): Promise<void> {
  await createTestOrderJobs(app)["pay-order"](
    { ...eventBase(app, order, "bill-paid"), payload: { reference: null } },
    jobContext,
  );
}

/** Runs the job after a refund at once. */
export async function runReturnOrderJob(app: TestApp, order: { id: string }): Promise<void> {
  await createTestOrderJobs(app)["return-order"](
    { ...eventBase(app, order, "bill-refunded"), payload: {} },
    jobContext,
  );
}

/** Runs the job after a late payment at once. */
export async function runLatePaymentJob(
  app: TestApp,
  order: { id: string },
  { id: paymentId }: { id: string },
): Promise<void> {
  const event = eventBase(app, order, "late-payment-changed");
  await createTestOrderJobs(app)["show-late-payment"]({ ...event, payload: { paymentId } }, jobContext);
}

/** Runs the job that expires an unpaid order at once. */
export async function runExpireOrderJob(app: TestApp, { id: orderId }: { id: string }): Promise<void> {
  await createTestOrderJobs(app)["expire-order"]({ merchantId: app.osh, orderId }, jobContext);
}
