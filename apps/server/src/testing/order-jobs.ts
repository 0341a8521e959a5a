import type { EventTopic } from "../events.ts";
import { createCourierServices } from "../modules/deliveries/index.ts";
import { createPaymentRegistry } from "../modules/payments/index.ts";
import { createOrderJobs } from "../modules/orders/index.ts";
import type { TestApp } from "./test-app.ts";

const createTestOrderJobs = ({ db, clock }: TestApp) =>
  createOrderJobs({
    db,
    clock,
    couriers: createCourierServices([]),
    payments: createPaymentRegistry([]),
    sendText: async () => true,
  });
const jobContext = { id: "1", attempt: 1, signal: new AbortController().signal };
const createEventBase = <T extends EventTopic>(app: TestApp, { id: key }: { id: string }, topic: T) => ({
  merchantId: app.osh,
  key,
  topic,
  seq: 1,
});

/** Runs the job that follows a payment, without a worker. */
export async function runPayOrderJob(app: TestApp, order: { id: string }): Promise<void> {
  await createTestOrderJobs(app)["pay-order"](
    { ...createEventBase(app, order, "bill-paid"), payload: { reference: null } },
    jobContext,
  );
}

/** Runs the job that follows a refund, without a worker. */
export async function runReturnOrderJob(app: TestApp, order: { id: string }): Promise<void> {
  await createTestOrderJobs(app)["return-order"](
    { ...createEventBase(app, order, "bill-refunded"), payload: {} },
    jobContext,
  );
}

/** Runs the job that follows a late payment, without a worker. */
export async function runLatePaymentJob(
  app: TestApp,
  order: { id: string },
  { id: paymentId }: { id: string },
): Promise<void> {
  const event = createEventBase(app, order, "late-payment-changed");
  await createTestOrderJobs(app)["show-late-payment"]({ ...event, payload: { paymentId } }, jobContext);
}

/** Runs the job that expires an unpaid order, without a worker. */
export async function runExpireOrderJob(app: TestApp, { id: orderId }: { id: string }): Promise<void> {
  await createTestOrderJobs(app)["expire-order"]({ merchantId: app.osh, orderId }, jobContext);
}
