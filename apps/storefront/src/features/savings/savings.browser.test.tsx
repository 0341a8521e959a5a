import { expect, onTestFinished, test, vi } from "vitest";
import { page } from "vitest/browser";
import type { CustomerPromo } from "@dasturxon/contract";
import { basketStore } from "../../shop/basket/basket.ts";
import { expectAccessible } from "../../testing/accessible.ts";
import { fillBasket } from "../../testing/basket-fixture.ts";
import { signInTestCustomer } from "../../testing/customer-fixture.ts";
import { loadExampleReply } from "../../testing/example-replies.ts";
import { createFakeRefusal } from "../../testing/fake-api.ts";
import type { FakeApiAnswers } from "../../testing/fake-api.ts";
import { renderStore } from "../../testing/render-store.tsx";
import { createTestId, somsa } from "../../testing/shop-fixture.ts";
import { CashbackScreen } from "./cashback-screen.tsx";
import { PromosScreen } from "./promos-screen.tsx";

const createPromo = (number: number, code: string, state: CustomerPromo["state"]): CustomerPromo => ({
  id: createTestId(number),
  code,
  discountType: "PERCENTAGE",
  productDiscount: 10,
  deliveryDiscount: 0,
  minPrice: 0,
  startDate: "2026-01-01T00:00:00.000Z",
  endDate: "2027-01-01T00:00:00.000Z",
  isActive: true,
  state,
});
const promos = [
  createPromo(40, "WINTER", "expired"),
  createPromo(41, "SPENT", "used_up"),
  createPromo(42, "OSH10", "added"),
  createPromo(43, "NAVROZ", "not_started"),
];

const renderPromos = (api: FakeApiAnswers = { "GET /orders/v1/promos/user/{userId}": promos }) => {
  signInTestCustomer();
  return renderStore(<PromosScreen />, { path: "/profile/promos", api });
};
const findPromoCard = (code: string) => page.getByRole("listitem").filter({ hasText: code });

test("[PR-2] promo codes stand with their states, usable ones first and only those with buttons", async () => {
  const store = await renderPromos();
  await expect.element(findPromoCard("OSH10")).toMatchTextContent(store.t("promo.state.added"));
  await expect.element(findPromoCard("NAVROZ")).toMatchTextContent(store.t("promo.state.not_started"));
  await expect.element(findPromoCard("WINTER")).toMatchTextContent(store.t("promo.state.expired"));
  await expect.element(findPromoCard("SPENT")).toMatchTextContent(store.t("promo.state.used_up"));
  await expectAccessible();
  await expect.element(page.getByRole("listitem").first()).toMatchTextContent("OSH10");
  await expect.element(findPromoCard("WINTER").getByRole("button")).not.toBeInTheDocument();
});

test("[PR-2] at double text size on a phone every promo code fits the width, with its button", async () => {
  document.documentElement.style.fontSize = "200%";
  onTestFinished(() => void (document.documentElement.style.fontSize = ""));
  const store = await renderPromos({
    "GET /orders/v1/promos/user/{userId}": [...promos, createPromo(44, "YETKAZISH-BEPUL", "added")],
  });
  await expect.element(findPromoCard("YETKAZISH-BEPUL")).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  for (const code of ["OSH10", "YETKAZISH-BEPUL"]) {
    const button = store.button("promo.copy", { code }).element().getBoundingClientRect();
    expect(button.right).toBeLessThanOrEqual(390);
    expect(button.left).toBeGreaterThanOrEqual(0);
  }
});

test("[PR-2] copies a promo code, and says if the browser denies it", async () => {
  const write = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValueOnce(undefined);
  const store = await renderPromos();
  const copy = store.button("promo.copy", { code: "OSH10" });
  await copy.click();
  await expect.element(store.text("promo.copied", { code: "OSH10" })).toBeVisible();
  expect(write).toHaveBeenCalledExactlyOnceWith("OSH10");
  write.mockRejectedValueOnce(new Error("forbidden"));
  await copy.click();
  await expect.element(store.text("promo.copyFailed", { code: "OSH10" })).toBeVisible();
  write.mockRestore();
});

test("[PR-2] a promo code used with an empty basket is kept for it and opens the menu", async () => {
  const store = await renderPromos();
  await store.button("promo.useNow").click();
  await expect.element(store.text("promo.waits", { code: "OSH10" })).toBeVisible();
  await expect.poll(store.location).toBe("/");
  await expect.poll(() => basketStore.get().promoCode).toBe("OSH10");
});

test("[PR-2] a promo code used with a full basket opens the basket; an applied one says so", async () => {
  fillBasket(somsa);
  const store = await renderPromos();
  await store.button("promo.useNow").click();
  await expect.poll(store.location).toBe("/basket");
  const again = await renderPromos();
  await expect.element(findPromoCard("OSH10")).toMatchTextContent(again.t("promo.applied"));
  await expect.element(again.button("promo.useNow")).not.toBeInTheDocument();
});

test("[PR-2, ER-3] promo codes that failed to load can be reloaded; an empty list says so", async () => {
  const store = await renderPromos({ "GET /orders/v1/promos/user/{userId}": createFakeRefusal("not_found") });
  await expect.element(page.getByRole("alert")).toBeVisible();
  store.api.answer({ "GET /orders/v1/promos/user/{userId}": [] });
  await store.button("action.retry").click();
  await expect.element(page.getByRole("heading", { name: store.t("promo.empty") })).toBeVisible();
});

test("[PR-3] cashback shows its balance and each movement with its sign and order; an empty list says so", async () => {
  signInTestCustomer();
  const cashback = await loadExampleReply("cashbackOf");
  const [earned] = cashback.content;
  const spent = {
    id: createTestId(44),
    kind: "spent" as const,
    amount: -1_500,
    orderId: createTestId(45),
    orderNumber: 8,
  };
  const { createdDate = "" } = earned ?? {};
  const store = await renderStore(<CashbackScreen />, {
    path: "/profile/cashback",
    api: {
      "GET /orders/v1/cashback/user/{userId}": {
        ...cashback,
        balance: 4_500,
        content: [{ ...spent, createdDate }, ...cashback.content],
        totalElements: 2,
      },
    },
  });
  const rows = page.getByRole("listitem");
  await expect.element(page.getByText(/4\s500/)).toBeVisible();
  await expect.element(rows.nth(0)).toMatchTextContent(/−1\s500/);
  await expect
    .element(rows.nth(0).getByRole("link"))
    .toHaveAttribute("href", `/profile/orders/${createTestId(45)}`);
  await expect.element(rows.nth(1)).toMatchTextContent(store.t("cashback.kind.earned"));
  store.api.answer({
    "GET /orders/v1/cashback/user/{userId}": { ...cashback, content: [], totalElements: 0, totalPages: 0 },
  });
  await store.reload();
  await expect.element(page.getByRole("heading", { name: store.t("cashback.empty") })).toBeVisible();
});
