import type { Branch, Order, OrderTimeSlots } from "@dasturxon/contract";
import { beforeEach, expect, test } from "vitest";
import { validRowsByResource } from "../../../testing/good-rows.ts";
import {
  branchIdFromKey,
  CUSTOMER_PHONE,
  createPickupBody,
  createTestShop,
} from "../../../testing/test-shop.ts";

interface Row {
  id: string;
  version: number;
  data: { field: string };
}

const app = await createTestShop();
// The tests run on a Wednesday at noon, independent of the real date.
beforeEach(() => app.clock.set("2026-03-04T12:00:00+05:00"));
app.clock.set("2026-03-04T12:00:00+05:00");
const owner = await app.signInStaff("owner@osh");
const guest = await app.signIn(CUSTOMER_PHONE);
const path = "/console/v1/venue/holidays";
const addHoliday = (more: object) =>
  app.call<Row>(path, {
    token: owner,
    body: { ...validRowsByResource.holiday.row(), branchId: null, ...more },
  });
const removeHoliday = ({ id, version }: Row) =>
  app.call(`${path}/${id}?version=${version}`, { method: "DELETE", token: owner });
const requestOrder = (key: string) =>
  app.call<Order & { code: string }>("/orders/v1/orders", {
    token: guest.token,
    body: createPickupBody({ branchId: branchIdFromKey(key) }),
  });
const fetchSlots = async (key: string) =>
  (
    await app.call<OrderTimeSlots>(
      `/orders/v1/orders/slots?branchId=${branchIdFromKey(key)}&serviceType=PICK_UP`,
    )
  ).body;
/** Returns the work hours that guests see, after clearing the server's caches. */
const fetchGuestWorkHours = async (key: string) => {
  app.directory.drop();
  app.http.invalidate(app.osh);
  const { body } = await app.call<Branch[]>("/users/v1/branches/full");
  return body.find(({ id }) => id === branchIdFromKey(key))?.workHours[0]?.holidays;
};
const todayHoliday = { day: "2026-03-04", lastDay: "2026-03-04" };

test("[BN-4, CH-2] no branch takes orders on a holiday; guests see its name and day; removing it restores the hours", async () => {
  expect((await requestOrder("center")).status).toBe(200);
  const made = await addHoliday({ ...todayHoliday, name: { uz: "Bayram", ru: "Праздник" } });
  expect(made.status).toBe(200);
  for (const key of ["center", "north"]) {
    expect(await fetchGuestWorkHours(key)).toMatchObject([
      { ...todayHoliday, isClosed: true, name: { ru: "Праздник" } },
    ]);
    expect((await requestOrder(key)).status).toBe(409);
  }
  await removeHoliday(made.body);
  expect(await fetchGuestWorkHours("center")).toBeUndefined();
  expect((await requestOrder("center")).status).toBe(200);
});

test("[BN-4] a holiday of one branch does not affect others, and its hours take precedence over a general holiday", async () => {
  const everywhere = (await addHoliday({ day: "2026-03-01", lastDay: "2026-03-10" })).body;
  const here = (
    await addHoliday({
      ...todayHoliday,
      branchId: branchIdFromKey("center"),
      isClosed: false,
      open: "11:00",
      close: "13:00",
    })
  ).body;
  expect((await requestOrder("center")).status).toBe(200);
  expect((await requestOrder("north")).status).toBe(409);
  app.clock.set("2026-03-04T14:00:00+05:00");
  expect((await requestOrder("center")).status).toBe(409);
  await removeHoliday(everywhere);
  await removeHoliday(here);
});

test("[BN-4, CH-2] tomorrow's time slots disappear when tomorrow becomes a holiday", async () => {
  const listHolidayDays = async () => (await fetchSlots("center")).days.map(({ day }) => day);
  const before = await listHolidayDays();
  const tomorrow = { day: "2026-03-05", lastDay: "2026-03-05" };
  expect(before).toContain(tomorrow.day);
  const made = (await addHoliday({ ...tomorrow, branchId: branchIdFromKey("center") })).body;
  expect(await listHolidayDays()).not.toContain(tomorrow.day);
  await removeHoliday(made);
  expect(await listHolidayDays()).toEqual(before);
});

test("[BN-4] refuses at its field a holiday that ends before it begins, lasts for years, or is open without hours", async () => {
  const open = { ...todayHoliday, isClosed: false };
  expect(await addHoliday({ day: "2026-03-05", lastDay: "2026-03-04" })).toMatchObject({
    status: 400,
    body: { data: { field: "lastDay" } },
  });
  expect((await addHoliday({ day: "2026-03-05", lastDay: "2028-03-05" })).body.data.field).toBe("lastDay");
  expect((await addHoliday({ ...open, open: null, close: "10:00" })).body.data.field).toBe("open");
  expect((await addHoliday({ ...open, open: "10:00", close: null })).body.data.field).toBe("close");
  expect((await addHoliday({ ...todayHoliday, day: "2026-02-30" })).status).toBe(400);
  expect((await addHoliday({ ...open, open: "9", close: "10:00" })).status).toBe(400);
});

test("[BN-4] keeps ten holidays of one branch added concurrently, and refuses one of an unknown branch", async () => {
  const days = Array.from({ length: 10 }, (_, at) => `2026-04-${10 + at}`);
  const made = await Promise.all(
    days.map((day) => addHoliday({ day, lastDay: day, branchId: branchIdFromKey("center") })),
  );
  expect(made.map(({ status }) => status)).toEqual(days.map(() => 200));
  expect(await fetchGuestWorkHours("center")).toHaveLength(days.length);
  for (const { body } of made) await removeHoliday(body);
  const elsewhere = await addHoliday({ ...todayHoliday, branchId: "00000000-0000-7000-8000-000000000000" });
  expect(elsewhere).toMatchObject({ status: 400, body: { data: { field: "branchId" } } });
});
