import { randomId } from "@dasturxon/contract/random-id";
/** What Telegram told the page when it opened it; kept while the page's tab lives, as a reload tells it no more. */
export interface TelegramLaunch {
  /** Data that Telegram signed; null: it told none, or too little [TG-1]. */
  initData: string | null;
  /** A word of this page's own: with it the same data may be sent again. */
  pageKey: string;
  /** Of the messenger's bridge, `8.0`. */
  version: string;
  theme: Record<string, string>;
  startParam: string | null;
}

const KEPT = "dx:telegram";
const MIN_INIT_DATA = 11;
/**
 * What a link of the bot may open: `dish_<id>`, `table_<id>_<secret>` with the secret of the table's code, `order_<id>`;
 * a promo code is for the basket. Null: nothing that there is.
 */
const STARTS: Record<string, (told: string) => string | null> = {
  dish: (id) => `/product/${id}`,
  table(told) {
    const [, id, secret] = /^([\da-f-]{36})_([\w-]+)$/.exec(told) ?? [];
    return id && secret ? `/table/${id}?tableSecret=${secret}` : null;
  },
  order: (id) => `/profile/orders/${id}`,
  promo: () => "/basket",
};

/** The launch of this page; null outside Telegram. */
export function keptLaunch(): TelegramLaunch | null {
  try {
    return JSON.parse(sessionStorage.getItem(KEPT) ?? "null") as TelegramLaunch | null;
  } catch {
    return null;
  }
}

/**
 * Takes what stands in the address, out of the sight of whoever shares or counts it. True where another page is loaded
 * instead: the one that the link means, or this one as the messenger's.
 */
export function takeLaunch(): boolean {
  const told = new URLSearchParams(location.hash.slice(1));
  const initData = told.get("tgWebAppData");
  const url = new URL(location.href);
  const startParam =
    told.get("tgWebAppStartParam") ??
    url.searchParams.get("tgWebAppStartParam") ??
    new URLSearchParams(initData ?? "").get("start_param");
  const launch: TelegramLaunch = {
    initData: initData && initData.length >= MIN_INIT_DATA ? initData : null,
    pageKey: randomId(),
    version: told.get("tgWebAppVersion") ?? "6.0",
    theme: themeOf(told.get("tgWebAppThemeParams")),
    startParam,
  };
  sessionStorage.setItem(KEPT, JSON.stringify(launch));
  const isOurs = url.searchParams.get("shell") === "telegram" || /(^|; )shell=telegram/.test(document.cookie);
  const start = startPath(startParam);
  url.hash = "";
  for (const name of ["shell", "tgWebAppStartParam"]) url.searchParams.delete(name);
  const isElsewhere = start !== null && start !== location.pathname + location.search;
  if (isOurs && !isElsewhere) {
    history.replaceState(history.state, "", url);
    return false;
  }
  const next = isElsewhere ? new URL(start, location.href) : url;
  if (!isOurs) next.searchParams.set("shell", "telegram");
  location.replace(next);
  return true;
}

/** The promo code that the bot's link carried. */
export function promoOf({ startParam }: TelegramLaunch): string | null {
  return /^promo_([\w-]{1,40})$/.exec(startParam ?? "")?.[1] ?? null;
}

/** The page that the link means; null: the one that it opened. */
export function startPath(startParam: string | null): string | null {
  const [, kind = "", told = ""] = /^([a-z]+)_([\w-]{1,200})$/.exec(startParam ?? "") ?? [];
  return Object.hasOwn(STARTS, kind) ? (STARTS[kind]?.(told) ?? null) : null;
}

function themeOf(json: string | null): Record<string, string> {
  try {
    return (JSON.parse(json ?? "{}") ?? {}) as Record<string, string>;
  } catch {
    return {};
  }
}
