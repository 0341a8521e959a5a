import type { OrderTimeSlots } from "@dasturxon/contract";
import { formatTime } from "@dasturxon/domain/format";
import { dayFromInstant } from "@dasturxon/domain/time-zone";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import type { Menu } from "../../platform/shapes.ts";
import { changeFulfillment } from "../../shop/location/fulfillment.ts";
import { menuQuery } from "../../shop/menu/menu-query.ts";
import {
  setDeliveryAddress,
  fillBasket,
  createOrderAnswers,
  testAddress,
} from "../../testing/basket-fixture.ts";
import { signInTestCustomer, testCustomer } from "../../testing/customer-fixture.ts";
import { createCheckoutSheets } from "../../testing/checkout-sheets.ts";
import { loadExampleReply } from "../../testing/example-replies.ts";
import type { FakeApiAnswers } from "../../testing/fake-api.ts";
import { renderStore } from "../../testing/render-store.tsx";
import { createTestId, somsa, testBranch, createTestMenu, testSettings } from "../../testing/shop-fixture.ts";
import { CheckoutScreen } from "./checkout-screen.tsx";

const ORDER_AT_TIME_ENDPOINT = "POST /orders/v1/orders/at-time";
const DAY_MS = 86_400_000;

async function renderCheckout(api: FakeApiAnswers = {}) {
  signInTestCustomer();
  fillBasket(somsa);
  const store = await renderStore(<CheckoutScreen signIn={() => null} />, {
    path: "/checkout",
    api: { ...(await createOrderAnswers()), "GET /users/v1/users/me": testCustomer, ...api },
  });
  const findPlace = (name: "where" | "whereBranch") =>
    page.getByRole("region", { name: store.t(`checkout.${name}`), exact: true });
  return { store, place: findPlace, sheets: createCheckoutSheets(store) };
}

test("[CH-2] a closed branch shows the opening time, the button opens its times, and the order uses one of them", async () => {
  const opens = new Date(Date.now() + DAY_MS);
  const day = opens.toLocaleDateString("sv");
  const slots: OrderTimeSlots = {
    isOpenNow: false,
    closesBeforeReadyAt: null,
    minutes: 25,
    pause: null,
    days: [{ day, slots: ["12:30", "12:45"].map((time) => ({ time, at: opens.toISOString() })) }],
  };
  // Working hours on another day of the week only, so the branch is closed today.
  const workHours = testBranch.workHours.map((each) => ({
    ...each,
    hours: each.hours.map((hours, at) => ({
      ...hours,
      open: "10:00",
      close: "20:00",
      isDayOff: at !== (opens.getDay() + 6) % 7,
    })),
  }));
  const order = await loadExampleReply("placeOrder");
  changeFulfillment({ serviceType: "PICK_UP", branchId: testBranch.id });
  const { store, place, sheets } = await renderCheckout({
    "GET /users/v1/branches/full": [{ ...testBranch, workHours }],
    "GET /orders/v1/orders/slots": slots,
    [ORDER_AT_TIME_ENDPOINT]: order,
  });
  const words = store.t("checkout.closedUntil", { when: "@" }).split("@")[0] ?? "";
  await expect.element(place("whereBranch")).toMatchTextContent(words.trim());
  await page.getByRole("button", { name: new RegExp(`^${store.t("checkout.lacks.slot_missing")}`) }).click();
  await sheets.sheet("when").getByText("12:30", { exact: true }).click();
  await sheets.close();
  await page.getByRole("button", { name: new RegExp(`^${store.t("checkout.place")}`) }).click();
  await expect.poll(store.location).toBe(`/profile/orders/${order.id}`);
  expect(store.api.calls(ORDER_AT_TIME_ENDPOINT)[0]?.body).toMatchObject({
    serviceType: "PICK_UP",
    day,
    time: "12:30",
  });
});

test("[CH-2] a branch that closes before the order would be ready says when, and offers later times", async () => {
  const closes = new Date(Date.now() + 8 * 60_000);
  const day = new Date(closes.getTime() + DAY_MS).toLocaleDateString("sv");
  const slots: OrderTimeSlots = {
    isOpenNow: true,
    closesBeforeReadyAt: closes.toISOString(),
    minutes: null,
    pause: null,
    days: [{ day, slots: [{ time: "12:30", at: closes.toISOString() }] }],
  };
  changeFulfillment({ serviceType: "PICK_UP", branchId: testBranch.id });
  const { store, place, sheets } = await renderCheckout({ "GET /orders/v1/orders/slots": slots });
  const soon = page.getByRole("radio", { name: new RegExp(`^${store.t("checkout.soon")}`) });
  const time = formatTime(closes, testSettings.timeZone);
  const reason = store.t("checkout.closesBeforeReady", { time });
  await expect.element(place("whereBranch")).toMatchTextContent(reason);
  const when = await sheets.open("when");
  await expect.element(when).toMatchTextContent(reason);
  await expect.element(soon).toBeDisabled();
  await expect.element(when.getByText("12:30", { exact: true })).toBeVisible();
});

test("[CH-2] a pause with an end offers later times; an order without a chosen time is for now again after it", async () => {
  const until = new Date(Date.now() + DAY_MS).toISOString();
  const pause = {
    id: createTestId(90),
    kind: "STOP" as const,
    branchId: testBranch.id,
    categoryId: null,
    until,
    extraMinutes: 0,
    deliverySurcharge: 0,
  };
  const days = [{ day: until.slice(0, 10), slots: [{ time: "12:30", at: until }] }];
  const slots: OrderTimeSlots = { isOpenNow: true, closesBeforeReadyAt: null, minutes: 25, pause, days };
  const paused: Menu = { ...createTestMenu(), version: "2", pauses: [pause] };
  changeFulfillment({ serviceType: "PICK_UP", branchId: testBranch.id });
  const { store, place, sheets } = await renderCheckout({
    "GET /products/v1/menu/{hash}": paused,
    "GET /orders/v1/orders/slots": slots,
  });
  const findChoice = (name: "soon" | "later") =>
    page.getByRole("radio", { name: new RegExp(`^${store.t(`checkout.${name}`)}`) });
  await expect.element(place("whereBranch")).toMatchTextContent(store.t("pause.later"));
  const when = await sheets.open("when");
  await expect.element(findChoice("soon")).toBeDisabled();
  await expect.element(findChoice("later")).toBeChecked();
  await expect.element(when.getByText("12:30", { exact: true })).toBeVisible();
  store.api.answer({
    "GET /products/v1/menu": { hash: "other" },
    "GET /products/v1/menu/{hash}": { ...createTestMenu(), version: "3" },
    "GET /orders/v1/orders/slots": { ...slots, pause: null },
  });
  await menuQuery.reload();
  await expect.element(findChoice("soon")).toBeChecked();
  await expect.element(place("whereBranch")).not.toMatchTextContent(store.t("pause.later"));
});

test("[AD-7] shows an address without a house by its landmark and flat", async () => {
  const details = { ...testAddress.details, office: "7", landmark: "Blue gate by school 12" };
  setDeliveryAddress({ ...testAddress, houseNumber: null, details });
  const { store, place } = await renderCheckout();
  await expect
    .element(place("where"))
    .toMatchTextContent(store.t("door.landmark", { value: "Blue gate by school 12" }));
  await expect.element(place("where")).toMatchTextContent(store.t("door.office", { value: "7" }));
});

test("[CH-4] on a holiday the checkout shows its name, and so does a holiday among the days to choose", async () => {
  const createDay = (offset: number) => dayFromInstant(Date.now() + offset * DAY_MS, testSettings.timeZone);
  const createClosedHoliday = (on: string, name: string) => ({
    day: on,
    lastDay: on,
    name: { uz: name, ru: name, eng: name },
    isClosed: true,
    open: null,
    close: null,
  });
  const holidays = [createClosedHoliday(createDay(0), "Navroʻz"), createClosedHoliday(createDay(1), "Hayit")];
  const workHours = testBranch.workHours.map((each) => ({ ...each, holidays }));
  const at = new Date(Date.now() + 2 * DAY_MS).toISOString();
  const slots: OrderTimeSlots = {
    isOpenNow: false,
    closesBeforeReadyAt: null,
    minutes: null,
    pause: null,
    days: [{ day: createDay(2), slots: [{ time: "12:30", at }] }],
  };
  changeFulfillment({ serviceType: "PICK_UP", branchId: testBranch.id });
  const { store, place, sheets } = await renderCheckout({
    "GET /users/v1/branches/full": [{ ...testBranch, workHours }],
    "GET /orders/v1/orders/slots": slots,
  });
  const words = store.t("checkout.holidayUntil", { holiday: "Navroʻz", when: "@" }).split("@")[0] ?? "";
  await expect.element(place("whereBranch")).toMatchTextContent(words.trim());
  const when = await sheets.open("when");
  const tomorrow = store.t("checkout.holidayOn", { day: store.t("day.tomorrow"), holiday: "Hayit" });
  await expect.element(when.getByText(tomorrow, { exact: true })).toBeVisible();
  await expect.element(when.getByText("12:30", { exact: true })).toBeVisible();
});
