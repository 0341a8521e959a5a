import type { Menu, Order, OrderQuote, OrderTimeSlots } from "@dasturxon/contract";
import { WEEK_NAMES } from "@dasturxon/domain/hours";
import { beforeEach, expect, test } from "vitest";
import { testMenu, testProduct } from "../../../testing/test-menu.ts";
import { addToMenu, CUSTOMER, pickup, productId, shop } from "../../../testing/test-shop.ts";

const app = await shop();
const [dishes] = testMenu.categories;
if (!dishes) throw new Error("the test menu has categories");
const breakfast = [{ days: [...WEEK_NAMES], from: "07:00", to: "11:00" }];
const night = [{ days: ["MONDAY" as const], from: "22:00", to: "03:00" }];
await addToMenu(app, {
  categories: [{ ...dishes, key: "breakfast", timetable: breakfast }],
  products: [
    testProduct("porridge", 20_000, { categoryKey: "breakfast" }),
    testProduct("tandir", 80_000, { timeCookingMax: 95 }),
    testProduct("khash", 50_000, { categoryKey: "breakfast", timetable: night }),
  ],
});
const { token } = await app.signIn(CUSTOMER);
const one = (key: string, totalPrice: number) =>
  pickup({ cartItems: [{ productId: productId(key), count: 1 }], totalPrice });
const order = (body: object, path = "/orders/v1/orders") =>
  app.call<Order & { code: string; data: object }>(path, { token, body });
const AT_TIME = "/orders/v1/orders/at-time";
// A Monday. Tashkent is UTC+5.
const tashkent = (time: string, day = "2026-03-02") => app.clock.set(`${day}T${time}:00+05:00`);
beforeEach(() => tashkent("12:00"));

test("[MN-7] the menu returns a product's hours: its own, else its category's, else none", async () => {
  const { body } = await app.call<Menu>("/products/v1/overalls");
  const find = (key: string) => body.products.find(({ id }) => id === productId(key));
  expect(find("porridge")?.timetable).toEqual(breakfast);
  expect(find("khash")?.timetable).toEqual(night);
  expect(find("plov")?.timetable).toBeNull();
  expect(body.categories.map(({ timetable }) => timetable)).toContainEqual(breakfast);
});

test("[CH-2] a product with a long cooking time delays the first offered time, which is kept", async () => {
  const body = one("tandir", 82_000);
  const { minutes } = (await app.call<OrderQuote>("/orders/v1/orders/quote", { body })).body;
  expect(minutes).toBe(95);
  const path = `/orders/v1/orders/slots?branchId=${body.branchId}&serviceType=PICK_UP`;
  const first = async (query: string) => {
    const [day] = (await app.call<OrderTimeSlots>(path + query)).body.days;
    return { day: day?.day, time: day?.slots[0]?.time };
  };
  const usual = await first("");
  expect(usual.time).toBe("12:30");
  expect((await order({ ...body, ...usual }, AT_TIME)).body.code).toBe("slot_closed");
  const own = await first(`&minutes=${minutes}`);
  expect(own.time).toBe("13:45");
  expect((await order({ ...body, ...own }, AT_TIME)).status).toBe(200);
});

test("[MN-7] a product is ordered within its hours and refused outside of them, with the hours in the message", async () => {
  tashkent("07:00");
  expect((await order(one("porridge", 22_000))).status).toBe(200);
  tashkent("11:00");
  const refused = await order(one("porridge", 22_000));
  expect(refused.status).toBe(409);
  expect(refused.body).toMatchObject({
    code: "not_served_now",
    data: { name: { uz: "porridge" }, from: "07:00", to: "11:00" },
    description: { ru: "«porridge» подают с 07:00 до 11:00." },
  });
  const quote = await app.call<OrderQuote>("/orders/v1/orders/quote", { body: one("porridge", 0) });
  expect(quote.body.obstacles.map(({ code }) => code)).toEqual(["not_served_now"]);
});

test("[MN-7] hours past midnight continue into the next day and no other", async () => {
  tashkent("02:30", "2026-03-03");
  expect((await order(one("khash", 52_000))).status).toBe(200);
  tashkent("02:30", "2026-03-04");
  expect((await order(one("khash", 52_000))).body.code).toBe("not_served_now");
});

test("[CH-7] a scheduled order is checked at its time, in the order and in its quote", async () => {
  const later = (time: string) => ({ ...one("porridge", 22_000), day: "2026-03-03", time });
  const path = "/orders/v1/orders/at-time";
  expect((await order(later("08:00"), path)).body.status).toBe("AT_TIME");
  expect((await order(later("12:00"), path)).body.code).toBe("not_served_now");
  const quoted = async (time: string) => {
    const { body } = await app.call<OrderQuote>("/orders/v1/orders/quote", { body: later(time) });
    return body.obstacles.map(({ code }) => code);
  };
  expect(await quoted("08:00")).toEqual([]);
  expect(await quoted("12:00")).toEqual(["not_served_now"]);
});
