import { afterEach, expect, test, vi } from "vitest";
import { startAnalytics } from "./counters.ts";
import type { ShopEvent } from "./counters.ts";

const items = [{ id: "p1", name: "Osh", price: 40_000, count: 2 }];
const TRACKED_EVENTS: ShopEvent[] = [
  { kind: "view", items },
  { kind: "add", items },
  { kind: "remove", items },
  { kind: "checkout", items },
  { kind: "purchase", items, orderId: "o1" },
];

afterEach(() => vi.unstubAllGlobals());

/** Mocks the browser APIs that the counters use. Their scripts are requested but never load. */
function startTestAnalytics(trackers: Partial<Parameters<typeof startAnalytics>[0]>) {
  const page: Record<string, unknown> = {};
  const asked: string[] = [];
  vi.stubGlobal("window", page);
  vi.stubGlobal("document", {
    createElement: () => ({}),
    head: { append: (script: { src: string }) => asked.push(script.src) },
  });
  const counters = startAnalytics({ metrica: null, gtm: null, pixel: null, ...trackers }, "UZS");
  counters.page("/about");
  for (const event of TRACKED_EVENTS) counters.event(event);
  return { page, asked };
}

test("[AN-1] Metrica receives pages and products, without session recording", () => {
  const { page, asked } = startTestAnalytics({ metrica: "12345678" });
  expect(asked).toEqual(["https://mc.yandex.ru/metrika/tag.js"]);
  const { a: told } = page["ym"] as { a: unknown[][] };
  expect(told[0]).toEqual([12345678, "init", expect.objectContaining({ webvisor: false, clickmap: false })]);
  expect(told.slice(1)).toEqual([
    [12345678, "hit", "/about"],
    [12345678, "reachGoal", "begin_checkout"],
  ]);
  const goods = page["dasturxonGoods"] as { ecommerce: Record<string, { actionField?: object }> }[];
  expect(goods.map(({ ecommerce }) => Object.keys(ecommerce)[1])).toEqual([
    "detail",
    "add",
    "remove",
    "purchase",
  ]);
  expect(goods.at(-1)?.ecommerce["purchase"]).toEqual({
    actionField: { id: "o1" },
    products: [{ id: "p1", name: "Osh", price: 40_000, quantity: 2 }],
  });
});

const EVENT_NAMES = [
  "page_view",
  "view_item",
  "add_to_cart",
  "remove_from_cart",
  "begin_checkout",
  "purchase",
];
const purchase = {
  currency: "UZS",
  value: 80_000,
  transaction_id: "o1",
  items: [{ item_id: "p1", item_name: "Osh", price: 40_000, quantity: 2 }],
};

test("[AN-1] a Tag Manager container receives pages and products as its events", () => {
  const { page, asked } = startTestAnalytics({ gtm: "GTM-ABC123" });
  expect(asked).toEqual(["https://www.googletagmanager.com/gtm.js?id=GTM-ABC123"]);
  const layer = page["dataLayer"] as { event?: string; ecommerce?: object | null }[];
  expect(layer.flatMap(({ event }) => event ?? [])).toEqual(["gtm.js", ...EVENT_NAMES]);
  expect(layer.at(-1)?.ecommerce).toEqual(purchase);
});

test("[AN-1] a Google tag gets its commands as argument lists, and its id", () => {
  const { page, asked } = startTestAnalytics({ gtm: "G-ABC123" });
  expect(asked).toEqual(["https://www.googletagmanager.com/gtag/js?id=G-ABC123"]);
  const layer = page["dataLayer"] as ArrayLike<unknown>[];
  expect(layer.map((each) => Object.prototype.toString.call(each))).toEqual(
    layer.map(() => "[object Arguments]"),
  );
  const commands = layer.map((each) => Array.from(each));
  expect(commands.slice(0, 2)).toEqual([
    ["js", expect.any(Date)],
    ["config", "G-ABC123", { send_page_view: false }],
  ]);
  expect(commands.slice(2).map(([command, word]) => [command, word])).toEqual(
    EVENT_NAMES.map((word) => ["event", word]),
  );
  expect(commands.at(-1)?.[2]).toEqual(purchase);
});

test("[AN-1] the Pixel receives pages and products, and reads no forms", () => {
  const { page, asked } = startTestAnalytics({ pixel: "1234567890" });
  expect(asked).toEqual(["https://connect.facebook.net/en_US/fbevents.js"]);
  const { queue } = page["fbq"] as { queue: unknown[][] };
  expect(queue.map((told) => told.slice(0, 2))).toEqual([
    ["set", "autoConfig"],
    ["init", "1234567890"],
    ["track", "PageView"],
    ["track", "ViewContent"],
    ["track", "AddToCart"],
    ["track", "InitiateCheckout"],
    ["track", "Purchase"],
  ]);
  expect(queue[0]?.[2]).toBe(false);
});
