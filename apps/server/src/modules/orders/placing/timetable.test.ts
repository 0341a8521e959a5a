import type { Menu, Order, OrderQuote, OrderTimeSlots } from "@dasturxon/contract";
import { WEEKDAYS } from "@dasturxon/domain/hours";
import { beforeEach, expect, test } from "vitest";
import { testMenu, createTestProduct } from "../../../testing/test-menu.ts";
import {
  addToTestMenu,
  CUSTOMER_PHONE,
  createPickupBody,
  productIdFromKey,
  createTestShop,
} from "../../../testing/test-shop.ts";

const app = await createTestShop();
const [dishes] = testMenu.categories;
if (!dishes) throw new Error("the test menu has categories");
const breakfastTimetable = [{ days: [...WEEKDAYS], from: "07:00", to: "11:00" }];
const nightTimetable = [{ days: ["MONDAY" as const], from: "22:00", to: "03:00" }];
await addToTestMenu(app, {
  categories: [{ ...dishes, key: "breakfast", timetable: breakfastTimetable }],
  products: [
    createTestProduct("porridge", 20_000, { categoryKey: "breakfast" }),
    createTestProduct("tandir", 80_000, { timeCookingMax: 95 }),
    createTestProduct("khash", 50_000, { categoryKey: "breakfast", timetable: nightTimetable }),
  ],
});
const { token } = await app.signIn(CUSTOMER_PHONE);
const createOneItemOrder = (key: string, totalPrice: number) =>
  createPickupBody({ cartItems: [{ productId: productIdFromKey(key), count: 1 }], totalPrice });
const postOrderCall = (body: object, path = "/orders/v1/orders") =>
  app.call<Order & { code: string; data: object }>(path, { token, body });
const AT_TIME_PATH = "/orders/v1/orders/at-time";
// The default day, 2 March 2026, is a Monday. Tashkent is UTC+5.
const setTashkentTime = (time: string, day = "2026-03-02") => app.clock.set(`${day}T${time}:00+05:00`);
beforeEach(() => setTashkentTime("12:00"));

test("[MN-7] the menu returns a product's hours: its own, else its category's, else none", async () => {
  const { body } = await app.call<Menu>("/products/v1/overalls");
  const findProduct = (key: string) => body.products.find(({ id }) => id === productIdFromKey(key));
  expect(findProduct("porridge")?.timetable).toEqual(breakfastTimetable);
  expect(findProduct("khash")?.timetable).toEqual(nightTimetable);
  expect(findProduct("plov")?.timetable).toBeNull();
  expect(body.categories.map(({ timetable }) => timetable)).toContainEqual(breakfastTimetable);
});

test("[CH-2] a product with a long cooking time delays the first offered time, which is kept", async () => {
  const body = createOneItemOrder("tandir", 82_000);
  const { minutes } = (await app.call<OrderQuote>("/orders/v1/orders/quote", { body })).body;
  expect(minutes).toBe(95);
  const path = `/orders/v1/orders/slots?branchId=${body.branchId}&serviceType=PICK_UP`;
  const getFirstSlot = async (query: string) => {
    const [day] = (await app.call<OrderTimeSlots>(path + query)).body.days;
    return { day: day?.day, time: day?.slots[0]?.time };
  };
  const usual = await getFirstSlot("");
  expect(usual.time).toBe("12:30");
  expect((await postOrderCall({ ...body, ...usual }, AT_TIME_PATH)).body.code).toBe("slot_closed");
  const own = await getFirstSlot(`&minutes=${minutes}`);
  expect(own.time).toBe("13:45");
  expect((await postOrderCall({ ...body, ...own }, AT_TIME_PATH)).status).toBe(200);
});

test("[MN-7] a product is ordered within its hours and refused outside of them, with the hours in the message", async () => {
  setTashkentTime("07:00");
  expect((await postOrderCall(createOneItemOrder("porridge", 22_000))).status).toBe(200);
  setTashkentTime("11:00");
  const refused = await postOrderCall(createOneItemOrder("porridge", 22_000));
  expect(refused.status).toBe(409);
  expect(refused.body).toMatchObject({
    code: "not_served_now",
    data: { name: { uz: "porridge" }, from: "07:00", to: "11:00" },
    description: { ru: "«porridge» подают с 07:00 до 11:00." },
  });
  const quote = await app.call<OrderQuote>("/orders/v1/orders/quote", {
    body: createOneItemOrder("porridge", 0),
  });
  expect(quote.body.obstacles.map(({ code }) => code)).toEqual(["not_served_now"]);
});

test("[MN-7] hours past midnight continue into the next day and no other", async () => {
  setTashkentTime("02:30", "2026-03-03");
  expect((await postOrderCall(createOneItemOrder("khash", 52_000))).status).toBe(200);
  setTashkentTime("02:30", "2026-03-04");
  expect((await postOrderCall(createOneItemOrder("khash", 52_000))).body.code).toBe("not_served_now");
});

test("[CH-7] a scheduled order is checked at its time, in the order and in its quote", async () => {
  const createLaterOrderBody = (time: string) => ({
    ...createOneItemOrder("porridge", 22_000),
    day: "2026-03-03",
    time,
  });
  const path = "/orders/v1/orders/at-time";
  expect((await postOrderCall(createLaterOrderBody("08:00"), path)).body.status).toBe("AT_TIME");
  expect((await postOrderCall(createLaterOrderBody("12:00"), path)).body.code).toBe("not_served_now");
  const quoteObstacleCodes = async (time: string) => {
    const { body } = await app.call<OrderQuote>("/orders/v1/orders/quote", {
      body: createLaterOrderBody(time),
    });
    return body.obstacles.map(({ code }) => code);
  };
  expect(await quoteObstacleCodes("08:00")).toEqual([]);
  expect(await quoteObstacleCodes("12:00")).toEqual(["not_served_now"]);
});
