import type { Order, OrderQuote, OrderTimeSlots } from "@dasturxon/contract";
import type { Branch } from "@dasturxon/contract/merchants";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { changeBrandContent } from "../../../testing/change-content.ts";
import {
  branchIdFromKey,
  CUSTOMER_PHONE,
  createPickupBody,
  productIdFromKey,
  createTestShop,
} from "../../../testing/test-shop.ts";

const app = await createTestShop();
const day = { open: "10:00", close: "14:00", isDayOff: false };
const evening = { extraOpen: "18:00", extraClose: "02:00" };
/** Monday's evening hours end on Tuesday, a day off. Wednesday is missing. */
const week = [
  { ...day, ...evening, weekName: "MONDAY" as const },
  { ...day, weekName: "TUESDAY" as const, isDayOff: true },
  { ...day, weekName: "THURSDAY" as const },
];
/** Both brands have the same local hours: one in Tashkent (UTC+5), the other in Istanbul (UTC+3). */
for (const [key, timeZone] of [
  ["osh", "Asia/Tashkent"],
  ["pizza", "Europe/Istanbul"],
] as const) {
  const hours = JSON.stringify([{ type: "PICK_UP", hours: week }]);
  await changeBrandContent(
    app,
    app[key],
    sql`update branches set work_hours = ${hours}::jsonb where merchant_id = ${app[key]}`,
    sql`update merchant_settings set time_zone = ${timeZone} where merchant_id = ${app[key]}`,
  );
  app.http.invalidate(app[key]);
}
app.directory.drop();
const hosts = { osh: "osh.localhost", pizza: "pizza.localhost" };
type BrandKey = keyof typeof hosts;
const { token } = await app.signIn(CUSTOMER_PHONE);
type Refusal = { code: string; data: { opensAt?: string } };

/**
 * Quotes an order at the given moment. Returns "taken" if the order can be placed, otherwise the code of the first
 * reason against it and, if known, the time of the next opening.
 */
async function orderAndQuoteAt(moment: string, key: BrandKey = "osh"): Promise<[string, string?]> {
  app.clock.set(moment);
  const host = hosts[key];
  const cartItems = [{ productId: productIdFromKey("plov", key), count: 1 }];
  const body = createPickupBody({ branchId: branchIdFromKey("center", key), cartItems });
  const quote = await app.call<OrderQuote>("/orders/v1/orders/quote", { host, body });
  const [obstacle] = quote.body.obstacles as (Refusal | undefined)[];
  if (!obstacle) return ["taken"];
  const { code, data } = obstacle;
  return data.opensAt === undefined ? [code] : [code, data.opensAt];
}

test.each([
  ["Monday before opening", "2026-03-02T09:59:59+05:00", "branch_closed", "2026-03-02T10:00:00+05:00"],
  ["Monday at the opening minute", "2026-03-02T10:00:00+05:00", "taken", null],
  ["Monday at the closing minute", "2026-03-02T14:00:00+05:00", "branch_closed", "2026-03-02T18:00:00+05:00"],
  ["Monday in the extra interval", "2026-03-02T18:00:00+05:00", "taken", null],
  ["Monday too late to be ready by closing", "2026-03-02T13:40:00+05:00", "closes_before_ready", null],
  ["Tuesday's night that began on Monday", "2026-03-03T01:30:00+05:00", "taken", null],
  ["Tuesday's night, too late to be ready", "2026-03-03T01:59:00+05:00", "closes_before_ready", null],
  ["Tuesday, a day off", "2026-03-03T02:00:00+05:00", "day_off", "2026-03-05T10:00:00+05:00"],
  ["Wednesday, which has no entry", "2026-03-04T12:00:00+05:00", "day_off", "2026-03-05T10:00:00+05:00"],
  ["Thursday after closing", "2026-03-05T23:00:00+05:00", "branch_closed", "2026-03-09T10:00:00+05:00"],
])("[BN-4, CH-4] %s", async (_, moment, code, opensAt) => {
  const next = opensAt === null ? [] : [new Date(opensAt).toISOString()];
  expect(await orderAndQuoteAt(moment)).toEqual([code, ...next]);
});

test("[BN-4] the same moment is another hour in another brand's time zone", async () => {
  const moment = "2026-03-02T06:00:00Z";
  expect(await orderAndQuoteAt(moment, "osh")).toEqual(["taken"]);
  expect(await orderAndQuoteAt(moment, "pizza")).toEqual(["branch_closed", "2026-03-02T07:00:00.000Z"]);
});

test("[BN-4, CH-4] an order is refused as quoted, with different texts for closed and day off", async () => {
  const postOrderCall = () =>
    app.call<Order & { code: string; description: { en: string } }>("/orders/v1/orders", {
      token,
      body: createPickupBody(),
    });
  app.clock.set("2026-03-02T09:00:00+05:00");
  const { body: closed } = await postOrderCall();
  app.clock.set("2026-03-03T12:00:00+05:00");
  const { body: off } = await postOrderCall();
  expect([closed.code, off.code]).toEqual(["branch_closed", "day_off"]);
  expect(closed.description.en).not.toBe(off.description.en);
  app.clock.set("2026-03-02T18:00:00+05:00");
  expect((await postOrderCall()).status).toBe(200);
});

test("[BN-4] offers times by the same hours: the night continues under its own date, and a day off has none", async () => {
  app.clock.set("2026-03-02T20:00:00+05:00");
  const path = `/orders/v1/orders/slots?branchId=${branchIdFromKey("center")}&serviceType=PICK_UP`;
  const { body } = await app.call<OrderTimeSlots>(path);
  expect(body.isOpenNow).toBe(true);
  const edges = body.days.map(({ day, slots }) => [day, slots.at(-1)?.time]);
  expect(edges).toEqual([
    ["2026-03-02", "23:45"],
    ["2026-03-03", "01:45"],
  ]);
});

test("[CH-2] refuses an order that would be ready after closing, and offers no earlier time", async () => {
  app.clock.set("2026-03-02T13:52:00+05:00");
  const placed = await app.call<{ code: string; data: object; description: Record<string, string> }>(
    "/orders/v1/orders",
    { token, body: createPickupBody() },
  );
  expect(placed).toMatchObject({
    status: 409,
    body: {
      code: "closes_before_ready",
      data: { field: "time", time: "14:00", closesAt: "2026-03-02T09:00:00.000Z" },
    },
  });
  for (const words of Object.values(placed.body.description)) expect(words).toContain("14:00");
  const path = `/orders/v1/orders/slots?branchId=${branchIdFromKey("center")}&serviceType=PICK_UP`;
  const { body } = await app.call<OrderTimeSlots>(path);
  expect(body).toMatchObject({
    isOpenNow: true,
    minutes: null,
    closesBeforeReadyAt: "2026-03-02T09:00:00.000Z",
  });
  expect(body.days[0]?.slots[0]?.time).toBe("18:30");
  app.clock.set("2026-03-02T13:00:00+05:00");
  expect((await app.call<OrderTimeSlots>(path)).body).toMatchObject({
    closesBeforeReadyAt: null,
    minutes: 25,
  });
});

test("[BN-4] another service has its own hours: none for delivery means a day off", async () => {
  const path = `/orders/v1/orders/slots?branchId=${branchIdFromKey("center")}&serviceType=DELIVERY`;
  expect((await app.call<OrderTimeSlots>(path)).body).toMatchObject({
    isOpenNow: false,
    minutes: null,
    days: [],
  });
  const [branch] = (await app.call<Branch[]>("/users/v1/branches")).body;
  expect(branch?.workHours).toMatchObject([{ type: "PICK_UP", hours: [{ extraOpen: "18:00" }, {}, {}] }]);
});
