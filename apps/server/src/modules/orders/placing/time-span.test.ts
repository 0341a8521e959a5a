import type { BoardOrder, Order, OrderQuote } from "@dasturxon/contract";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { changeBrandContent } from "../../../testing/change-content.ts";
import { CUSTOMER_PHONE, createPickupBody, createTestShop } from "../../../testing/test-shop.ts";
import { selectWaitingJobs } from "../../../testing/fake-payments.ts";

const app = await createTestShop();
const week = ["MONDAY", "TUESDAY", "WEDNESDAY", "THURSDAY", "FRIDAY", "SATURDAY", "SUNDAY"];
const hours = week.map((weekName) => ({ weekName, open: "10:00", close: "22:00", isDayOff: false }));
await changeBrandContent(
  app,
  app.osh,
  sql`update branches set work_hours = ${JSON.stringify([{ type: "PICK_UP", hours }])}::jsonb`,
);
app.http.invalidate(app.osh);
app.directory.drop();
app.clock.set("2026-03-02T12:00:00+05:00");
const { token } = await app.signIn(CUSTOMER_PHONE);
const owner = await app.signInStaff("owner@osh");

type OrderReply = Order & { code: string; data: { field?: string } };
const orderAtTime = (wanted: object) =>
  app.call<OrderReply>("/orders/v1/orders/at-time", {
    token,
    body: { ...createPickupBody(), day: "2026-03-03", time: "18:00", ...wanted },
  });

test("[EN-7] a scheduled order may have a time span: the kitchen uses its start, its end is the promised time", async () => {
  const { status, body } = await orderAtTime({ day2: "2026-03-03", time2: "19:00" });
  expect(status).toBe(200);
  const span = {
    deliveryAt: "2026-03-03T13:00:00.000Z",
    deliveryUntil: "2026-03-03T14:00:00.000Z",
    promisedAt: "2026-03-03T14:00:00.000Z",
    scheduling: {
      day: "2026-03-03",
      time: "18:00",
      day2: "2026-03-03",
      time2: "19:00",
      later: true,
      atTime: false,
      deliveryAt: "2026-03-03T13:00:00.000Z",
    },
  };
  expect(body).toMatchObject(span);
  const job = (await selectWaitingJobs(app, "wake-order")).find(({ key }) => key?.endsWith(body.id));
  // The job runs 30 minutes before the start of the span: 25 minutes for preparation and 5 minutes for staff to review
  // the order.
  expect(job?.runAt.toISOString()).toBe("2026-03-03T12:30:00.000Z");
  const path = `/console/v1/orders/${body.id}`;
  const accepted = await app.call<BoardOrder>(`${path}/accept`, { token: owner, body: { version: 1 } });
  expect(accepted.body).toMatchObject({ status: "ACCEPTED", ...span });
  expect((await app.call<Order>(`/orders/v1/orders/${body.id}`, { token })).body).toMatchObject(span);
});

test("[EN-7] a span without an end date ends on the first day, and one with equal ends is a fixed time", async () => {
  expect((await orderAtTime({ time2: "18:30" })).body.deliveryUntil).toBe("2026-03-03T13:30:00.000Z");
  const exact = await orderAtTime({ day2: "2026-03-03", time2: "18:00" });
  expect(exact.body).toMatchObject({ deliveryUntil: null, scheduling: { later: false, atTime: true } });
});

test("[EN-7] a span may end at closing time, and an order for now has none", async () => {
  expect((await orderAtTime({ time: "20:00", time2: "22:00" })).status).toBe(200);
  const soon = await app.call<Order>("/orders/v1/orders", { token, body: createPickupBody() });
  expect(soon.body).toMatchObject({ deliveryAt: null, deliveryUntil: null, scheduling: null });
});

test.each([
  ["ends before it begins", { time2: "17:00" }, 409, "time2"],
  ["ends after the branch closes", { time: "21:00", time2: "22:15" }, 409, "time2"],
  ["is longer than four hours", { time: "12:00", time2: "16:15" }, 409, "time2"],
  ["ends on another day", { day2: "2026-03-04", time2: "18:00" }, 409, "time2"],
  ["begins outside the hours", { time: "09:00", time2: "11:00" }, 409, "time"],
  ["has a day without a time", { day2: "2026-03-03" }, 400, "time2"],
  ["has a day that does not exist", { day2: "2026-02-30", time2: "19:00" }, 400, "day2"],
  ["has a malformed time", { time2: "25:00" }, 400, "time2"],
])("[EN-7, AP-2] refuses a span that %s and names the field", async (_, wanted, status, field) => {
  const reply = await orderAtTime(wanted);
  expect([reply.status, reply.body.data.field]).toEqual([status, field]);
  const quote = await app.call<OrderQuote & { data: { field?: string } }>("/orders/v1/orders/quote", {
    body: { ...createPickupBody(), day: "2026-03-03", time: "18:00", ...wanted },
  });
  if (status === 400) expect([quote.status, quote.body.data.field]).toEqual([400, field]);
  else expect(quote.body.obstacles).toMatchObject([{ code: "slot_closed", data: { field } }]);
});
