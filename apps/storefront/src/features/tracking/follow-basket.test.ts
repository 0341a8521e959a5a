import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { basketStore, clearBasket } from "../../shop/basket/basket.ts";
import type { BasketLine } from "../../shop/basket/basket.ts";
import { lastOrderStore } from "../../shop/basket/last-order.ts";
import { trackBasket } from "./follow-basket.ts";

const createLine = (productId: string, count: number): BasketLine => ({
  key: productId,
  productId,
  count,
  modifications: [],
  name: { uz: productId },
  image: null,
  imageGround: null,
  costPrice: 40_000,
  discount: 0,
  limit: null,
});

let reportedEvents: string[];
let stopTracking: () => void;
beforeEach(() => {
  mockPage("/checkout");
  clearBasket();
  lastOrderStore.set(null);
  reportedEvents = [];
  stopTracking = trackBasket(({ kind, lines, orderId }) =>
    reportedEvents.push(
      [kind, ...lines.map(({ key, count }) => `${key}×${count}`), ...(orderId ? [orderId] : [])].join(" "),
    ),
  );
});
afterEach(() => {
  stopTracking();
  vi.unstubAllGlobals();
});

/** Mocks the path and the visibility of the page. */
function mockPage(pathname: string, visibilityState = "visible"): void {
  vi.stubGlobal("window", new EventTarget());
  vi.stubGlobal("location", { pathname });
  vi.stubGlobal("document", { visibilityState, documentElement: { dataset: {} } });
}

const setBasketLines = (...lines: BasketLine[]) => basketStore.set((now) => ({ ...now, lines }));

/** Stores the order before clearing the basket, as the checkout does. */
function storeLastOrder(id: string): void {
  lastOrderStore.set({ id, placedAt: 0 });
  clearBasket();
}

test("[AN-1] ordered products are purchased, not removed; the next basket begins empty", () => {
  setBasketLines(createLine("osh", 2));
  storeLastOrder("a");
  setBasketLines(createLine("non", 1));
  storeLastOrder("b");
  expect(reportedEvents).toEqual(["add osh×2", "purchase osh×2 a", "add non×1", "purchase non×1 b"]);
});

test("[AN-1] reports a removal once, also when the basket is filled again", () => {
  setBasketLines(createLine("osh", 2));
  clearBasket();
  setBasketLines(createLine("osh", 1));
  expect(reportedEvents).toEqual(["add osh×2", "remove osh×2", "add osh×1"]);
});

test("[AN-1] a tab that syncs from another one reports nothing", () => {
  mockPage("/", "hidden");
  setBasketLines(createLine("osh", 2));
  storeLastOrder("c");
  expect(reportedEvents).toEqual([]);
});
