import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { basketStore, clearBasket } from "../../shop/basket/basket.ts";
import type { BasketLine } from "../../shop/basket/basket.ts";
import { lastOrderStore } from "../../shop/basket/last-order.ts";
import { followBasket } from "./follow-basket.ts";

const line = (productId: string, count: number): BasketLine => ({
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

let told: string[];
let stop: () => void;
beforeEach(() => {
  at("/checkout");
  clearBasket();
  lastOrderStore.set(null);
  told = [];
  stop = followBasket(({ kind, lines, orderId }) =>
    told.push(
      [kind, ...lines.map(({ key, count }) => `${key}×${count}`), ...(orderId ? [orderId] : [])].join(" "),
    ),
  );
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
});

/** Mocks the path and the visibility of the page. */
function at(pathname: string, visibilityState = "visible"): void {
  vi.stubGlobal("window", new EventTarget());
  vi.stubGlobal("location", { pathname });
  vi.stubGlobal("document", { visibilityState, documentElement: { dataset: {} } });
}

const put = (...lines: BasketLine[]) => basketStore.set((now) => ({ ...now, lines }));

/** Stores the order before clearing the basket, as the checkout does. */
function place(id: string): void {
  lastOrderStore.set({ id, placedAt: 0 });
  clearBasket();
}

test("[AN-1] ordered products are purchased, not removed; the next basket begins empty", () => {
  put(line("osh", 2));
  place("a");
  put(line("non", 1));
  place("b");
  expect(told).toEqual(["add osh×2", "purchase osh×2 a", "add non×1", "purchase non×1 b"]);
});

test("[AN-1] reports a removal once, also when the basket is filled again", () => {
  put(line("osh", 2));
  clearBasket();
  put(line("osh", 1));
  expect(told).toEqual(["add osh×2", "remove osh×2", "add osh×1"]);
});

test("[AN-1] a tab that syncs from another one reports nothing", () => {
  at("/", "hidden");
  put(line("osh", 2));
  place("c");
  expect(told).toEqual([]);
});
