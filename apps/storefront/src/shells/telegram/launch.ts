import { createRandomId } from "@dasturxon/contract/random-id";
/**
 * Launch parameters from Telegram. They are stored in `sessionStorage`, because a reload does not receive them again.
 */
export interface TelegramLaunch {
  /** Data signed by Telegram. Null if it is missing or too short [TG-1]. */
  initData: string | null;
  /** Random key of this page. With the key, the page may send the same signed data again. */
  pageKey: string;
  /** Version of the messenger's bridge, for example `8.0`. */
  version: string;
  theme: Record<string, string>;
  startParam: string | null;
}

const TELEGRAM_LAUNCH_STORAGE_KEY = "dx:telegram";
const MIN_INIT_DATA_LENGTH = 11;
/**
 * Start parameters of bot links, with the path that each opens: `dish_<id>`, `table_<id>_<secret>` (the secret from
 * the table's QR code), `order_<id>` and `promo_<code>`, which opens the basket. Null if the value is invalid.
 */
const PATH_BY_START_PARAMETER: Record<string, (told: string) => string | null> = {
  dish: (id) => `/product/${id}`,
  table(told) {
    const [, id, secret] = /^([\da-f-]{36})_([\w-]+)$/.exec(told) ?? [];
    return id && secret ? `/table/${id}?tableSecret=${secret}` : null;
  },
  order: (id) => `/profile/orders/${id}`,
  promo: () => "/basket",
};

/** Returns the stored launch parameters, or null outside Telegram. */
export function readStoredLaunch(): TelegramLaunch | null {
  try {
    return JSON.parse(sessionStorage.getItem(TELEGRAM_LAUNCH_STORAGE_KEY) ?? "null") as TelegramLaunch | null;
  } catch {
    return null;
  }
}

/**
 * Stores the launch parameters and removes them from the URL, so that they are neither shared nor tracked. Returns
 * true if another page is being loaded: the page of the start parameter, or this page with the Telegram shell.
 */
export function saveLaunchParameters(): boolean {
  const told = new URLSearchParams(location.hash.slice(1));
  const initData = told.get("tgWebAppData");
  const url = new URL(location.href);
  const startParam =
    told.get("tgWebAppStartParam") ??
    url.searchParams.get("tgWebAppStartParam") ??
    new URLSearchParams(initData ?? "").get("start_param");
  const launch: TelegramLaunch = {
    initData: initData && initData.length >= MIN_INIT_DATA_LENGTH ? initData : null,
    pageKey: createRandomId(),
    version: told.get("tgWebAppVersion") ?? "6.0",
    theme: parseThemeParams(told.get("tgWebAppThemeParams")),
    startParam,
  };
  sessionStorage.setItem(TELEGRAM_LAUNCH_STORAGE_KEY, JSON.stringify(launch));
  const isOurs = url.searchParams.get("shell") === "telegram" || /(^|; )shell=telegram/.test(document.cookie);
  const start = pathFromStartParam(startParam);
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

/** Returns the promo code from the bot's link, or null. */
export function promoCodeFromLaunch({ startParam }: TelegramLaunch): string | null {
  return /^promo_([\w-]{1,40})$/.exec(startParam ?? "")?.[1] ?? null;
}

/** Returns the path that the start parameter names. Null means the current page. */
export function pathFromStartParam(startParam: string | null): string | null {
  const [, kind = "", told = ""] = /^([a-z]+)_([\w-]{1,200})$/.exec(startParam ?? "") ?? [];
  return Object.hasOwn(PATH_BY_START_PARAMETER, kind)
    ? (PATH_BY_START_PARAMETER[kind]?.(told) ?? null)
    : null;
}

function parseThemeParams(json: string | null): Record<string, string> {
  try {
    return (JSON.parse(json ?? "{}") ?? {}) as Record<string, string>;
  } catch {
    return {};
  }
}
