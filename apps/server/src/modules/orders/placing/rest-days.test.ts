import type { Order, OrderQuote, OrderTimeSlots } from "@dasturxon/contract";
import { WEEKDAYS, type Weekday } from "@dasturxon/domain/hours";
import { sql } from "kysely";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import {
  branchIdFromKey,
  CUSTOMER_PHONE,
  createDeliveryBody,
  createPickupBody,
  createTestShop,
} from "../../../testing/test-shop.ts";
import { changeBrandContent } from "../../../testing/change-content.ts";

const app = await createTestShop();
const { token } = await app.signIn(CUSTOMER_PHONE);
type OrderAnswer = Order & { code: string; data: { opensAt?: string } };
const postOrderCall = (body: object) => app.call<OrderAnswer>("/orders/v1/orders", { token, body });
const orderAtTime = (day: string, time: string, body: object = createPickupBody()) =>
  app.call<OrderAnswer>("/orders/v1/orders/at-time", { token, body: { ...body, day, time } });
const fetchSlots = async () =>
  (
    await app.call<OrderTimeSlots>(
      `/orders/v1/orders/slots?branchId=${branchIdFromKey("center")}&serviceType=PICK_UP`,
    )
  ).body;
// The default day, 2 March 2026, is a Monday. Tashkent is UTC+5.
const setTashkentTime = (time: string, day = "2026-03-02") => app.clock.set(`${day}T${time}:00+05:00`);

/** Working hours of a week, each day from 18:00 until `close`. Tuesday is a day off, and Wednesday has no entry. */
const createWeekHoursUntil = (close: string) =>
  WEEKDAYS.filter((weekName) => weekName !== "WEDNESDAY").map((weekName: Weekday) => ({
    weekName,
    open: "18:00",
    close,
    isDayOff: weekName === "TUESDAY",
  }));
const workHours = [
  { type: "PICK_UP", hours: createWeekHoursUntil("02:00") },
  { type: "DELIVERY", hours: createWeekHoursUntil("22:00") },
];
await changeBrandContent(
  app,
  app.osh,
  sql`update branches set work_hours = ${JSON.stringify(workHours)}::jsonb where id = ${branchIdFromKey("center")}`,
);
beforeEach(() => setTashkentTime("19:00"));

test("[CH-4] [BN-4] refuses orders on a rest day and in closed hours, each with its message and the opening time", async () => {
  const getOrderRefusal = async () => {
    const { status, body } = await postOrderCall(createPickupBody());
    return [status, body.code, body.data.opensAt];
  };
  expect((await postOrderCall(createPickupBody())).status).toBe(200);
  setTashkentTime("12:00");
  expect(await getOrderRefusal()).toEqual([409, "branch_closed", "2026-03-02T13:00:00.000Z"]);
  const thursday = "2026-03-05T13:00:00.000Z";
  setTashkentTime("19:00", "2026-03-03");
  expect(await getOrderRefusal()).toEqual([409, "day_off", thursday]);
  setTashkentTime("19:00", "2026-03-04");
  expect(await getOrderRefusal()).toEqual([409, "day_off", thursday]);
  const quote = await app.call<OrderQuote>("/orders/v1/orders/quote", { body: createPickupBody() });
  expect(quote.body.obstacles.map(({ code }) => code)).toEqual(["day_off"]);
});

test("[CH-4] refuses orders on a holiday by its name in every language, for now and for a chosen time", async () => {
  const name = { uz: "Navroʻz", ru: "Навруз" };
  const holidays = [
    { day: "2026-03-05", lastDay: "2026-03-06", name, isClosed: true, open: null, close: null },
  ];
  const writeHolidays = (rows: object[]) =>
    changeBrandContent(
      app,
      app.osh,
      sql`update branches set holidays = ${JSON.stringify(rows)}::jsonb where id = ${branchIdFromKey("center")}`,
    );
  await writeHolidays(holidays);
  onTestFinished(() => writeHolidays([]));
  setTashkentTime("19:00", "2026-03-05");
  const now = await postOrderCall(createPickupBody());
  expect([now.status, now.body]).toMatchObject([
    409,
    {
      code: "holiday",
      data: { name, opensAt: "2026-03-07T13:00:00.000Z" },
      description: {
        uz: "Bu kuni filial ishlamaydi: Navroʻz. Boshqa kunni tanlang.",
        ru: "В этот день филиал не работает: Навруз. Выберите другой день.",
        zh: "门店当天休息：Навруз。请选择其他日期。",
      },
    },
  ]);
  const next = await orderAtTime("2026-03-06", "19:00");
  expect([next.status, next.body]).toMatchObject([409, { code: "holiday", data: { field: "time", name } }]);
  const quote = await app.call<OrderQuote>("/orders/v1/orders/quote", { body: createPickupBody() });
  expect(quote.body.obstacles).toMatchObject([{ code: "holiday", data: { name } }]);
});

test("[CH-4] hours past midnight belong to the day on which they began, and each service has its own", async () => {
  setTashkentTime("01:30", "2026-03-03");
  expect((await postOrderCall(createPickupBody())).status).toBe(200);
  expect((await postOrderCall(createDeliveryBody())).body.code).toBe("day_off");
  setTashkentTime("02:00", "2026-03-03");
  expect((await postOrderCall(createPickupBody())).body.code).toBe("day_off");
  setTashkentTime("22:30");
  expect((await postOrderCall(createDeliveryBody())).body.code).toBe("branch_closed");
});

test("[CH-2] each offered time can be ordered, also around midnight; times of a rest day are neither offered nor accepted", async () => {
  setTashkentTime("22:50");
  const { days } = await fetchSlots();
  expect(days.map(({ day, slots: times }) => [day, times[0]?.time, times.at(-1)?.time])).toEqual([
    ["2026-03-02", "23:15", "23:45"],
    ["2026-03-03", "00:00", "01:45"],
  ]);
  for (const { day, slots: times } of days)
    for (const { time, at } of times)
      expect((await orderAtTime(day, time)).body, `${day} ${time}`).toMatchObject({ deliveryAt: at });
  for (const [day, time] of [
    ["2026-03-02", "23:00"],
    ["2026-03-02", "00:00"],
    ["2026-03-03", "02:00"],
    ["2026-03-03", "19:00"],
    ["2026-03-04", "19:00"],
  ] as const)
    expect((await orderAtTime(day, time)).body.code, `${day} ${time}`).toBe("slot_closed");
});
