import type { TrackerIds } from "@dasturxon/domain/trackers";

/**
 * Action of a guest, without personal data. Its products have an id, a name and a price in whole units of the brand's
 * currency.
 */
export interface ShopEvent {
  kind: "view" | "add" | "remove" | "checkout" | "purchase";
  items: ShopItem[];
  orderId?: string;
}

export interface ShopItem {
  id: string;
  name: string;
  price: number;
  count: number;
}

export interface Analytics {
  /** Reports that a page was opened. */
  page(path: string): void;
  event(event: ShopEvent): void;
}

type TrackerFunction = (...told: unknown[]) => void;
/** Function of the Meta Pixel. It queues calls until the script of the Pixel is loaded. */
type PixelQueue = TrackerFunction & {
  callMethod?: TrackerFunction;
  push?: TrackerFunction;
  queue?: unknown[][];
  loaded?: boolean;
  version?: string;
};
interface AnalyticsWindow {
  ym?: TrackerFunction & { a?: unknown[][]; l?: number };
  fbq?: PixelQueue;
  dataLayer?: unknown[];
  dasturxonGoods?: unknown[];
}

/**
 * Loads the brand's analytics scripts [AN-1]. They receive page views and products only, not clicks, input or forms.
 */
export function startAnalytics(trackers: TrackerIds, currency: string): Analytics {
  const running = [
    trackers.metrica && createMetrica(trackers.metrica, currency),
    trackers.gtm && createTagManager(trackers.gtm, currency),
    trackers.pixel && createMetaPixel(trackers.pixel, currency),
  ].filter((counter) => counter !== null && counter !== "");
  return {
    page: (path) => running.forEach((counter) => counter.page(path)),
    event: (event) => running.forEach((counter) => counter.event(event)),
  };
}

const sumItemPrices = (items: readonly ShopItem[]) =>
  items.reduce((sum, { price, count }) => sum + price * count, 0);

function loadScript(src: string): void {
  const script = document.createElement("script");
  script.async = true;
  script.src = src;
  document.head.append(script);
}

const METRICA_ACTIONS = {
  view: "detail",
  add: "add",
  remove: "remove",
  checkout: null,
  purchase: "purchase",
};

function createMetrica(id: string, currencyCode: string): Analytics {
  const page = window as AnalyticsWindow;
  const waiting: unknown[][] = [];
  page.ym ??= Object.assign((...told: unknown[]) => void waiting.push(told), { a: waiting, l: Date.now() });
  // `page.ym` is read on each call, because the script replaces the function.
  const callMetrica = (...told: unknown[]) => page.ym?.(Number(id), ...told);
  const goods = (page.dasturxonGoods ??= []);
  loadScript("https://mc.yandex.ru/metrika/tag.js");
  const quiet = { webvisor: false, clickmap: false, trackLinks: false, accurateTrackBounce: false };
  callMetrica("init", { ...quiet, defer: true, ecommerce: "dasturxonGoods" });
  return {
    page: (path) => callMetrica("hit", path),
    event({ kind, items, orderId }) {
      const word = METRICA_ACTIONS[kind];
      if (word === null) return callMetrica("reachGoal", "begin_checkout");
      const products = items.map(({ count, ...item }) => ({ ...item, quantity: count }));
      const actionField = orderId ? { actionField: { id: orderId } } : {};
      goods.push({ ecommerce: { currencyCode, [word]: { ...actionField, products } } });
    },
  };
}

const TAG_MANAGER_EVENTS = {
  view: "view_item",
  add: "add_to_cart",
  remove: "remove_from_cart",
  checkout: "begin_checkout",
  purchase: "purchase",
};

/** Google: a Tag Manager container receives events as objects, a gtag receives commands. */
function createTagManager(id: string, currency: string): Analytics {
  const layer = ((window as AnalyticsWindow).dataLayer ??= []);
  const isContainer = id.startsWith("GTM");
  // Google's tag recognizes a command only if it is an `arguments` object, not an array.
  const sendTagCommand: TrackerFunction = function () {
    // oxlint-disable-next-line prefer-rest-params
    layer.push(arguments);
  };
  const sendEvent = (event: string, what: object) =>
    isContainer ? void layer.push({ event, ...what }) : sendTagCommand("event", event, what);
  loadScript(`https://www.googletagmanager.com/${isContainer ? "gtm.js" : "gtag/js"}?id=${id}`);
  if (isContainer) layer.push({ "gtm.start": Date.now(), event: "gtm.js" });
  else {
    sendTagCommand("js", new Date());
    sendTagCommand("config", id, { send_page_view: false });
  }
  return {
    page: (path) => sendEvent("page_view", { page_path: path }),
    event({ kind, items, orderId }) {
      const goods = items.map((item) => ({
        item_id: item.id,
        item_name: item.name,
        price: item.price,
        quantity: item.count,
      }));
      const sold = { currency, value: sumItemPrices(items), items: goods };
      const ecommerce = orderId ? { ...sold, transaction_id: orderId } : sold;
      if (isContainer) layer.push({ ecommerce: null });
      sendEvent(TAG_MANAGER_EVENTS[kind], isContainer ? { ecommerce } : ecommerce);
    },
  };
}

const PIXEL_EVENTS = {
  view: "ViewContent",
  add: "AddToCart",
  remove: null,
  checkout: "InitiateCheckout",
  purchase: "Purchase",
};

function createMetaPixel(id: string, currency: string): Analytics {
  const page = window as AnalyticsWindow;
  const queue: unknown[][] = [];
  const fbq: PixelQueue = (page.fbq ??= Object.assign(
    (...told: unknown[]) => {
      if (fbq.callMethod) fbq.callMethod(...told);
      else queue.push(told);
    },
    { queue, loaded: true, version: "2.0" },
  ));
  fbq.push = fbq;
  loadScript("https://connect.facebook.net/en_US/fbevents.js");
  // Disables the Meta Pixel's automatic collection of forms and buttons.
  fbq("set", "autoConfig", false, id);
  fbq("init", id);
  return {
    page: () => fbq("track", "PageView"),
    event({ kind, items }) {
      const word = PIXEL_EVENTS[kind];
      if (word === null) return;
      const ids = items.map((item) => item.id);
      fbq("track", word, {
        content_ids: ids,
        content_type: "product",
        value: sumItemPrices(items),
        currency,
      });
    },
  };
}
