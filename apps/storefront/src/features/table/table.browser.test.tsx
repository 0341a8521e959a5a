import type { WaiterCall } from "@dasturxon/contract";
import { expect, onTestFinished, test } from "vitest";
import { page } from "vitest/browser";
import { cleanup } from "vitest-browser-react";
import { changeFulfillment, fulfillmentStore } from "../../shop/location/fulfillment.ts";
import { tableStore } from "../../shop/location/table.ts";
import type { ScannedTable } from "../../shop/location/table.ts";
import { FAKE_CONNECTION_LOSS, createFakeRefusal } from "../../testing/fake-api.ts";
import type { FakeApiAnswers } from "../../testing/fake-api.ts";
import { renderStore } from "../../testing/render-store.tsx";
import { createTestId, somsa, testBranch, testSettings } from "../../testing/shop-fixture.ts";
import { TableMenuCard, TABLE_CARD_ID } from "./table-menu-card.tsx";
import { TableScreen } from "./table-screen.tsx";

const table = {
  id: createTestId(50),
  branchId: testBranch.id,
  number: "7",
  place: { eng: "Terrace" },
  chairs: 4,
  payments: testSettings.payments,
};
const scannedTable: ScannedTable = { ...table, secret: "secret", scannedAt: Date.now() };
const WAITER_CALL_ENDPOINT = "POST /orders/v1/waiter-calls";
const READ_WAITER_CALL_ENDPOINT = "GET /orders/v1/waiter-calls/{id}";
const TABLE_ORDERS_ENDPOINT = "GET /orders/v1/tables/{id}/orders";
const TABLE_ENDPOINT = "GET /users/v1/tables/{id}";

const createWaiterCall = (
  reason: WaiterCall["reason"],
  state: WaiterCall["state"] = "CALLED",
): WaiterCall => ({
  id: createTestId(51),
  branchId: table.branchId,
  table: { id: table.id, number: table.number, place: table.place, chairs: table.chairs },
  state,
  reason,
  paymentType: null,
  calledAt: "2026-03-02T07:00:00.000Z",
  endedAt: null,
});

async function renderForSeatedGuest(api: FakeApiAnswers = {}) {
  tableStore.set(scannedTable);
  changeFulfillment({ serviceType: "DINE_IN", branchId: table.branchId });
  const store = await renderStore(<TableMenuCard />, { api });
  const card = page.getByRole("region", { name: store.t("table.number", { number: "7" }) });
  await expect.element(card).toMatchTextContent(store.t("table.hint"));
  return { ...store, card };
}

test("[MN-4, RT-2] a tap calls the waiter; a reload keeps the call, and shows that it was answered", async () => {
  const { button, card, api, t, reload } = await renderForSeatedGuest({
    [WAITER_CALL_ENDPOINT]: createWaiterCall("WAITER"),
    [READ_WAITER_CALL_ENDPOINT]: createWaiterCall("WAITER"),
  });
  await button("table.callWaiter").click();
  await expect.element(card).toMatchTextContent(t("table.waiterComes"));
  await expect.element(button("table.waiterCalled")).toBeDisabled();
  await expect
    .poll(() => api.calls(WAITER_CALL_ENDPOINT)[0]?.body)
    .toMatchObject({
      tableId: table.id,
      tableSecret: "secret",
      reason: "WAITER",
    });
  await reload();
  await expect.element(card).toMatchTextContent(t("table.waiterComes"));
  api.answer({ [READ_WAITER_CALL_ENDPOINT]: createWaiterCall("WAITER", "ENDED") });
  await reload();
  await expect.element(button("table.callWaiter")).toBeEnabled();
});

test("[MN-4, ER-3] a failed call is reported and can be repeated", async () => {
  const { button, card, api, t } = await renderForSeatedGuest({
    [WAITER_CALL_ENDPOINT]: FAKE_CONNECTION_LOSS,
    [READ_WAITER_CALL_ENDPOINT]: createWaiterCall("WAITER"),
  });
  await button("table.callWaiter").click();
  await expect.element(card).not.toMatchTextContent(t("table.hint"));
  api.answer({ [WAITER_CALL_ENDPOINT]: createWaiterCall("WAITER") });
  await button("table.callWaiter").click();
  await expect.element(card).toMatchTextContent(t("table.waiterComes"));
});

test("[MN-4] the bill lists the table's orders and the unpaid amount, and is requested with a payment method", async () => {
  const line = {
    productId: somsa.id,
    name: somsa.name,
    count: 2,
    weighed: null,
    totalPrice: 24_000,
    choices: [],
  };
  const placed = {
    number: 1042,
    status: "COOKING" as const,
    isPaid: false,
    placedAt: "2026-03-02T07:00:00.000Z",
  };
  const { button, panel, t, api } = await renderForSeatedGuest({
    [TABLE_ORDERS_ENDPOINT]: {
      orders: [
        { ...placed, totalPrice: 26_400, lines: [line] },
        { ...placed, number: 1041, isPaid: true, totalPrice: 24_000, lines: [line] },
      ],
      totalPrice: 50_400,
      unpaidPrice: 26_400,
    },
    [WAITER_CALL_ENDPOINT]: createWaiterCall("BILL"),
    [READ_WAITER_CALL_ENDPOINT]: createWaiterCall("BILL"),
  });
  await button("table.bill").click();
  const bill = panel(t("table.billTitle", { number: "7" }));
  const own = bill.getByRole("region", { name: t("order.title", { number: 1042 }) });
  await expect.element(own).toMatchTextContent("Somsa");
  await expect.element(bill).toMatchTextContent(t("breakdown.service"));
  await expect.element(bill).toMatchTextContent(/50.400/);
  await expect.element(bill).toMatchTextContent(t("table.toPay"));
  await bill.getByText(t("payment.TERMINAL"), { exact: true }).click();
  await bill.getByRole("button", { name: t("table.askBill") }).click();
  await expect.element(bill.getByRole("button", { name: t("table.billComes") })).toBeDisabled();
  await expect
    .poll(() => api.calls(WAITER_CALL_ENDPOINT)[0]?.body)
    .toMatchObject({ reason: "BILL", paymentType: "TERMINAL" });
});

test("[MN-4] a table without orders says so; orders that failed to load can be reloaded", async () => {
  const { button, panel, t, api } = await renderForSeatedGuest({
    [TABLE_ORDERS_ENDPOINT]: FAKE_CONNECTION_LOSS,
  });
  await button("table.bill").click();
  await expect.element(panel()).toMatchTextContent(t("error.load"));
  api.answer({ [TABLE_ORDERS_ENDPOINT]: { orders: [], totalPrice: 0, unpaidPrice: 0 } });
  await button("action.retry").click();
  await expect.element(panel()).toMatchTextContent(t("table.nothing"));
});

test("[MN-4] after leaving the table a guest orders as usual", async () => {
  const { button, card } = await renderForSeatedGuest();
  await button("table.leave").click();
  await expect.element(card).not.toBeInTheDocument();
  await expect.poll(() => fulfillmentStore.get()).toMatchObject({ serviceType: null, branchId: null });
});

test("[MN-4] the code on a table seats the guest and opens the menu, without its secret in the URL", async () => {
  history.replaceState(null, "", `${location.pathname}?tableSecret=secret`);
  const store = await renderStore(<TableScreen id={table.id} served={null} />, {
    path: "/table/:id",
    at: [`/table/${table.id}?tableSecret=secret`],
    api: { [TABLE_ENDPOINT]: table },
  });
  await expect.poll(() => store.location()).toBe("/");
  await expect.poll(() => tableStore.get()).toMatchObject({ id: table.id, secret: "secret" });
  await expect
    .poll(() => fulfillmentStore.get())
    .toMatchObject({ serviceType: "DINE_IN", branchId: table.branchId });
  history.replaceState(null, "", location.pathname);
});

test("[MN-4] a table that the server sent with the page is shown, and seats the guest without a request", async () => {
  history.replaceState(null, "", `${location.pathname}?tableSecret=secret`);
  const served = { table, branchName: { eng: "Center" } };
  const store = await renderStore(<TableScreen id={table.id} served={served} />, {
    path: "/table/:id",
    at: [`/table/${table.id}?tableSecret=secret`],
  });
  await expect.poll(() => store.location()).toBe("/");
  expect(tableStore.get()).toMatchObject({ id: table.id, secret: "secret" });
  expect(store.api.calls(TABLE_ENDPOINT)).toEqual([]);
  history.replaceState(null, "", location.pathname);
});

test("[MN-4] the device keeps name and height of the card, which its place has before the code loads", async () => {
  const { card, t } = await renderForSeatedGuest();
  await expect.poll(() => tableStore.get()?.drawn?.height).toBeGreaterThan(100);
  const { drawn } = tableStore.get() ?? {};
  const { height } = card.element().getBoundingClientRect();
  expect(drawn).toEqual({
    language: "en",
    name: `${t("table.number", { number: "7" })} · Terrace`,
    height: Math.round(height),
  });
  await cleanup();
  const { style, dataset } = document.documentElement;
  onTestFinished(() => void style.removeProperty("--table-height"));
  style.setProperty("--table-height", `${drawn?.height}px`);
  dataset["table"] = "";
  const place = document.createElement("div");
  place.id = TABLE_CARD_ID;
  document.body.append(place);
  expect(place.getBoundingClientRect().height).toBeCloseTo(height, 0);
  place.remove();
});

test("[MN-4] windows of different widths keep the table without overwriting each other's height of the card", async () => {
  await renderForSeatedGuest();
  await expect.poll(() => tableStore.get()?.drawn?.height).toBeGreaterThan(100);
  const key = Object.keys(localStorage).find((name) => name.endsWith(":table")) ?? "";
  const other = localStorage.getItem(key)?.replace(/"height":\d+/, '"height":72') ?? "";
  localStorage.setItem(key, other);
  dispatchEvent(new StorageEvent("storage", { key, storageArea: localStorage }));
  await new Promise(requestAnimationFrame);
  expect(localStorage.getItem(key)).toBe(other);
});

test("[MN-4] a renewed code, or one without a secret, says so and opens the menu; offline it is not reported as outdated", async () => {
  const renderTable = async (api: FakeApiAnswers) => {
    await cleanup();
    return renderStore(<TableScreen id={table.id} served={null} />, {
      path: "/table/:id",
      at: [`/table/${table.id}`],
      api,
    });
  };
  const { t } = await renderTable({});
  const findErrorTitle = (id: "table.oldTitle" | "table.failedTitle") =>
    page.getByRole("heading", { name: t(id) });
  await expect.element(findErrorTitle("table.oldTitle")).toBeVisible();
  await expect.element(page.getByRole("link", { name: t("error.home") })).toHaveAttribute("href", "/");
  history.replaceState(null, "", `${location.pathname}?tableSecret=old`);
  await renderTable({ [TABLE_ENDPOINT]: createFakeRefusal("table_not_found") });
  await expect.element(findErrorTitle("table.oldTitle")).toBeVisible();
  await renderTable({ [TABLE_ENDPOINT]: FAKE_CONNECTION_LOSS });
  await expect.element(findErrorTitle("table.failedTitle")).toBeVisible();
  history.replaceState(null, "", location.pathname);
});
