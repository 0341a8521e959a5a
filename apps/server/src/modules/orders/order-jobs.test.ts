import type { BoardOrder, Order } from "@dasturxon/contract";
import { expect, test, vi } from "vitest";
import { createTestClock } from "../../platform/clock.ts";
import { createFakePayments, enableClickForBrand } from "../../testing/fake-payments.ts";
import {
  closeNewOrder,
  CUSTOMER_PHONE,
  createPickupBody,
  postOrder,
  createTestShop,
} from "../../testing/test-shop.ts";
import { captureBill } from "../payments/index.ts";
import { EVENT_POLL_OPTIONS, scaleTime } from "../../testing/time-limits.ts";

const { provider, fake } = createFakePayments();
const app = await createTestShop({ payments: [provider], clock: createTestClock(new Date()) });
await enableClickForBrand(app, app.osh);
const { token } = await app.signIn(CUSTOMER_PHONE);
const owner = await app.signInStaff("owner@osh");
await app.start();

test(
  "[OR-3] [PY-5] a captured payment updates its order automatically, and a refused order is refunded",
  async () => {
    const order = await postOrder(app, token, createPickupBody({ paymentType: "CLICK", sendCheque: true }));
    const bill = { merchantId: app.osh, orderId: order.id, reference: "click-1", now: app.clock.now() };
    await app.db.tenant(app.osh, (tx) => captureBill(tx, bill));
    await vi.waitFor(async () => {
      const { body } = await app.call<Order>(`/orders/v1/orders/${order.id}`, { token });
      expect(body).toMatchObject({ isPaid: true, status: "CREATED" });
    }, EVENT_POLL_OPTIONS);
    const path = `/console/v1/orders/${order.id}`;
    const refused = await app.call<BoardOrder>(`${path}/refuse`, {
      token: owner,
      body: { version: 2, reason: "TOO_BUSY" },
    });
    expect(refused.body.status).toBe("CANCELED");
    await vi.waitFor(() => expect(fake.refunds).toEqual([order.id]), EVENT_POLL_OPTIONS);
  },
  scaleTime(60_000),
);

test.each([
  [CUSTOMER_PHONE, {}],
  ["+998931112233", { sendChequePhone: "+998931112233" }],
])(
  "[OR-10, S7] sends a requested receipt to %s when the order is finished",
  async (phone, more) => {
    await closeNewOrder(
      app,
      owner,
      await postOrder(app, token, createPickupBody({ sendCheque: true, ...more })),
    );
    // A text message that contains no sign-in code can only be the receipt.
    await vi.waitFor(() => expect(app.sent.at(-1)).toMatchObject({ phone, code: "" }), EVENT_POLL_OPTIONS);
  },
  20_000,
);
