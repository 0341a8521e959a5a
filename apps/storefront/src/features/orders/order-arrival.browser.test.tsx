import type { ArrivalEstimate } from "@dasturxon/domain/arrival";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { cleanup } from "vitest-browser-react";
import type { MapViewProps } from "../../platform/map-contract.ts";
import type { Order } from "../../platform/shapes.ts";
import { expectAccessible } from "../../testing/accessible.ts";
import { signInTestCustomer } from "../../testing/customer-fixture.ts";
import { createFakeRefusal } from "../../testing/fake-api.ts";
import type { FakeApiAnswers } from "../../testing/fake-api.ts";
import { testOrder } from "../../testing/order-fixture.ts";
import { renderStore } from "../../testing/render-store.tsx";
import type { StoreOptions } from "../../testing/render-store.tsx";
import { createTestId } from "../../testing/shop-fixture.ts";
import { OrderScreen } from "./order-screen.tsx";

const COURIER_ENDPOINT = "GET /deliveries/v1/delivery/courier/{id}";
const courier = {
  id: createTestId(60),
  name: "Anvar",
  phone: "+998900000001",
  vehicle: "Damas · 01 A 234 BC",
};
const address = {
  streetName: "Katartal",
  houseNumber: "12",
  latitude: 41.28,
  longitude: 69.2,
} as NonNullable<Order["address"]>;

/** Returns the time that is this number of minutes from now, in ISO 8601 format. */
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
const createArrival = (minutes: number, more: Partial<ArrivalEstimate> = {}): ArrivalEstimate => ({
  at: inMinutes(minutes),
  step: "road",
  minimumMinutes: 1,
  promisedAt: null,
  isLate: false,
  positionAt: null,
  ...more,
});
const onWay: Order = {
  ...testOrder,
  status: "ON_WAY",
  isCancelable: false,
  address,
  courierStatus: "PERFORMER_PICKUPED",
  courierId: courier.id,
  courier,
  arrival: createArrival(11.5),
};

const shownMaps: MapViewProps[] = [];
function MapStub(props: MapViewProps) {
  shownMaps.push(props);
  return null;
}

async function openOrder(
  order: Order,
  api: FakeApiAnswers = {},
  options: Pick<StoreOptions, "language"> = {},
) {
  await cleanup();
  shownMaps.length = 0;
  signInTestCustomer();
  const store = await renderStore(<OrderScreen id={order.id} Map={MapStub} />, {
    path: "/profile/orders/:id",
    at: [`/profile/orders/${order.id}`],
    api: {
      "GET /orders/v1/orders/{id}": order,
      [COURIER_ENDPOINT]: createFakeRefusal("not_found"),
      "GET /orders/v1/orders/{id}/claims": { until: null, claims: [] },
      ...api,
    },
    ...options,
  });
  const title = store.t("order.title", { number: order.number });
  await expect.element(page.getByRole("heading", { name: title, level: 1 })).toBeVisible();
  return store;
}

test("[OR-5] the arrival in minutes is the largest text of the page, with the time and the state beside it", async () => {
  const { t, text } = await openOrder(onWay);
  const figure = page.getByText("12", { exact: true });
  await expect.element(figure).toBeVisible();
  await expect.element(page.getByText(/^minutes · at \d\d:\d\d$/)).toBeVisible();
  await expect.element(text("order.state.ON_WAY").first()).toBeVisible();
  const measureFont = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize);
  const others = [...document.querySelectorAll("main *")].filter((each) => each !== figure.element());
  expect(measureFont(figure.element())).toBeGreaterThan(Math.max(...others.map(measureFont)));
  const time = /\d\d:\d\d/.exec(page.getByText(/^minutes · at/).element().textContent ?? "")?.[0];
  await expect.poll(() => document.title).toMatch(new RegExp(`^${t("order.state.ON_WAY")} · ${time} · `));
  await expectAccessible();
});

test("[OR-5] from an hour on the time is shown, and for a scheduled order the requested time", async () => {
  const { text } = await openOrder({ ...onWay, arrival: createArrival(90) });
  await expect.element(text("order.arrivalTime")).toBeVisible();
  await expect.element(page.getByText(/minutes · at/)).not.toBeInTheDocument();
  const [deliveryAt, deliveryUntil] = ["2099-03-02T13:00:00.000Z", "2099-03-02T14:00:00.000Z"];
  await openOrder({
    ...onWay,
    status: "ACCEPTED",
    deliveryAt,
    deliveryUntil,
    arrival: createArrival(0, { at: deliveryUntil, step: "schedule" }),
  });
  await expect.element(page.getByText("18:00–19:00", { exact: true })).toBeVisible();
});

test("[OR-5] a late order says what was promised, and never shows a time in the past", async () => {
  const { t } = await openOrder({
    ...onWay,
    arrival: createArrival(-9, { promisedAt: "2026-03-02T07:45:00.000Z", minimumMinutes: 3 }),
  });
  await expect.element(page.getByText(t("order.late", { time: "12:45" }))).toBeVisible();
  await expect.element(page.getByText("4", { exact: true })).toBeVisible();
});

test("[OR-5, OR-6] the courier's position sharpens the arrival", async () => {
  await openOrder(onWay, {
    [COURIER_ENDPOINT]: {
      ...courier,
      status: "PERFORMER_PICKUPED",
      position: { latitude: 41.29, longitude: 69.21 },
      positionAt: inMinutes(0),
      arrival: createArrival(6.5, { positionAt: inMinutes(0) }),
    },
  });
  await expect.element(page.getByText("7", { exact: true })).toBeVisible();
});

test("[OR-6] on the way the courier's card has name, vehicle and a call, and is hidden before, after and on the way back", async () => {
  const { t } = await openOrder(onWay);
  const call = page.getByRole("link", { name: t("order.callCourier", { name: "Anvar" }) });
  await expect.element(call).toHaveAttribute("href", "tel:+998900000001");
  const card = page.getByRole("region", { name: t("order.courier"), exact: true });
  await expect.element(card).toMatchTextContent("Damas · 01 A 234 BC");
  const returning = { status: "ON_WAY", courierStatus: "PERFORMER_RETURNING" } as const;
  for (const state of [{ status: "ATTACHED" }, { status: "DELIVERED" }, returning] as const) {
    await openOrder({ ...onWay, ...state, arrival: null });
    await expect.element(page.getByRole("list").first()).toBeVisible();
    await expect.element(call).not.toBeInTheDocument();
    await expect.element(page.getByText("Anvar", { exact: true })).not.toBeInTheDocument();
  }
});

test("[OR-6] a position older than two minutes is marked on the map", async () => {
  const position = { latitude: 41.29, longitude: 69.21 };
  const seen = { ...courier, status: "PERFORMER_PICKUPED" as const, position, arrival: createArrival(6.5) };
  const { t } = await openOrder(onWay, { [COURIER_ENDPOINT]: { ...seen, positionAt: inMinutes(-3) } });
  const words = new RegExp(
    t("order.positionAsOf", { time: "@" }).split("@")[0]?.trim().replaceAll(/\s/g, "\\s") ?? "",
  );
  await expect.element(page.getByText(words).first()).toBeVisible();
  const findCourierPin = () => shownMaps.at(-1)?.markers?.find(({ id }) => id === "courier");
  await expect.poll(findCourierPin).toMatchObject({ isOld: true, kind: "courier" });
  await openOrder(onWay, { [COURIER_ENDPOINT]: { ...seen, positionAt: inMinutes(-1) } });
  await expect.poll(findCourierPin).toMatchObject({ isOld: false });
  await expect.element(page.getByText(words)).not.toBeInTheDocument();
});

test("[OR-6] the map fits the branch, the courier and the address, with the way between them", async () => {
  const position = { latitude: 41.29, longitude: 69.21 };
  await openOrder(onWay, {
    [COURIER_ENDPOINT]: {
      ...courier,
      status: "PERFORMER_PICKUPED",
      position,
      positionAt: inMinutes(0),
      arrival: createArrival(6.5),
    },
  });
  await expect.poll(() => shownMaps.at(-1)?.fitTo?.length).toBe(3);
  expect(shownMaps.at(-1)?.lines?.[0]?.points).toEqual([
    { latitude: onWay.branch.latitude, longitude: onWay.branch.longitude },
    position,
    { latitude: address.latitude, longitude: address.longitude },
  ]);
});

test("[OR-6] the map is not fitted again after the guest has moved it", async () => {
  const position = { latitude: 41.29, longitude: 69.21 };
  const arrival = createArrival(6.5);
  const seen = {
    ...courier,
    status: "PERFORMER_PICKUPED" as const,
    position,
    positionAt: inMinutes(0),
    arrival,
  };
  await openOrder(onWay, { [COURIER_ENDPOINT]: seen });
  const findFit = () => shownMaps.at(-1)?.fitTo?.length;
  await expect.poll(findFit).toBe(3);
  shownMaps.at(-1)?.onMoveStart?.(false);
  await expect.poll(findFit).toBe(3);
  shownMaps.at(-1)?.onMoveStart?.(true);
  await expect.poll(findFit).toBeUndefined();
});

test("[OR-6] at the door and after the handover the page says so instead of an arrival", async () => {
  const { text } = await openOrder({
    ...onWay,
    courierStatus: "PERFORMER_ARRIVED",
    arrival: createArrival(0, { step: "door", minimumMinutes: 0 }),
  });
  await expect.element(text("courier.PERFORMER_ARRIVED").first()).toBeVisible();
  await expect.element(page.getByText(/minutes · at/)).not.toBeInTheDocument();
  const delivered: Order = { ...onWay, status: "DELIVERED", arrival: null, deliveredAt: inMinutes(-1) };
  await openOrder(delivered);
  await expect.element(page.getByText(/^Your order has arrived!/)).toBeVisible();
  await openOrder({ ...delivered, deliveredAt: inMinutes(-120) });
  await expect.element(text("order.state.DELIVERED").first()).toBeVisible();
  await expect.element(page.getByText(/^Your order has arrived!/)).not.toBeInTheDocument();
});

test("[OR-1] the progress has four segments, of which three are filled on the way", async () => {
  const { t } = await openOrder(onWay);
  const steps = page.getByRole("list").first().getByRole("listitem");
  await expect.poll(() => steps.elements().length).toBe(4);
  await expect.element(steps.nth(2)).toHaveAttribute("aria-current", "step");
  await expect.element(steps.nth(1)).toMatchTextContent(t("order.stepDone"));
});

test("[OR-10, PY-1] the card of an order has its number, sum, payment and receipt", async () => {
  const { t } = await openOrder({ ...onWay, paymentType: "PAYME", isPaid: true });
  const card = page.getByRole("region", { name: t("order.payment") });
  await expect.element(card).toMatchTextContent(t("order.number", { number: 1042 }));
  await expect.element(card).toMatchTextContent(t("order.paid"));
  await expect
    .element(card.getByRole("link", { name: t("receipt.title") }))
    .toHaveAttribute("href", expect.stringContaining(`/orders/${onWay.id}/receipt/page`));
});

test("[UX-43, LN-7] in Arabic the minutes start at the right, above their unit", async () => {
  await openOrder(onWay, {}, { language: "ar" });
  const minutes = page.getByText("12", { exact: true });
  await expect.element(minutes).toBeVisible();
  const digits = document.createRange();
  digits.selectNodeContents(minutes.element());
  const unit = minutes.element().nextElementSibling;
  const distance = digits.getBoundingClientRect().right - (unit?.getBoundingClientRect().right ?? 0);
  expect(Math.abs(distance)).toBeLessThan(8);
});
