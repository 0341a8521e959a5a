import { isInBranch } from "@dasturxon/domain/in-branch";
import { call } from "../../platform/api.ts";
import type { ApiError, ApiResult } from "../../platform/api.ts";
import { createQuery } from "../../platform/query.ts";
import type { Query } from "../../platform/query.ts";
import type { Menu, Product } from "../../platform/shapes.ts";
import { getSellingBranches } from "./sold-in.ts";

export interface MenuState {
  /** Menu. Null until it is loaded. */
  menu: Menu | null;
  error: ApiError | null;
}

/** Maximum age of the menu in milliseconds. An older one is requested again when the page becomes visible. */
const MENU_MAX_AGE_MS = 60_000;

/** Attribute with the hash of the menu from which the page's HTML was rendered. */
export const MENU_HASH_ATTRIBUTE = "data-menu";

/** Returns the page's channel as a query parameter. Empty on the web, where the parameter is not sent [MN-12]. */
export function getPageChannel(): { type?: "TG" } {
  return document.documentElement.dataset["shell"] === "telegram" ? { type: "TG" } : {};
}

/** Hashes of the loaded menus. */
const hashByMenu = new WeakMap<Menu, string>();

/** Returns the menu hash of the page's HTML. The browser may already have this menu in its cache. */
function readServedMenuHash(): string | null {
  const isFresh = performance.now() < MENU_MAX_AGE_MS;
  return isFresh
    ? (document.querySelector(`[${MENU_HASH_ATTRIBUTE}]`)?.getAttribute(MENU_HASH_ATTRIBUTE) ?? null)
    : null;
}

async function fetchMenuByHash(hash: string): Promise<ApiResult<Menu>> {
  const answer = await call("GET /products/v1/menu/{hash}", { path: { hash } });
  if (answer.data) hashByMenu.set(answer.data, hash);
  return answer;
}

/** Hash of the current menu, as pushed by the server. */
let announcedMenuHash: string | null = null;

/**
 * Requests the menu by its hash, so that the browser can cache it. If the current hash is unknown, requests the hash
 * first.
 */
async function fetchMenu(): Promise<ApiResult<Menu>> {
  const { data: known } = menuQuery.get();
  const hash = announcedMenuHash ?? (known ? null : readServedMenuHash());
  if (known && hash !== null && hashByMenu.get(known) === hash) return { data: known, error: null };
  const first = hash === null ? null : await fetchMenuByHash(hash);
  // The error `not_found` means that the menu changed after the hash was sent or the page was rendered, and the old
  // version no longer exists. The current hash is then requested.
  if (first && first.error?.code !== "not_found") return first;
  const { data: now, error } = await call("GET /products/v1/menu", { query: getPageChannel() });
  if (error) return { data: null, error };
  // Reads the cached menu after the request, because another request may have loaded a newer menu in the meantime.
  const { data: held } = menuQuery.get();
  return held && hashByMenu.get(held) === now.hash
    ? { data: held, error: null }
    : await fetchMenuByHash(now.hash);
}

/**
 * Menu of the brand in the browser. Requested once, when the browser is idle or the menu is first needed, then cached
 * until the page is closed. Components that show it are updated when stops and pauses are set or lifted [MN-7].
 */
export const menuQuery: Query<Menu> = createQuery(fetchMenu, {
  freshForMs: MENU_MAX_AGE_MS,
  refreshEveryMs: MENU_MAX_AGE_MS,
  isSame: (now, next) => now.version === next.version,
});

/** Requests the menu by a hash that the server pushed, without a request for the current hash. */
export function reloadMenu(hash: string | null): Promise<Menu | null> {
  announcedMenuHash = hash;
  const asked = menuQuery.reload();
  announcedMenuHash = null;
  return asked;
}

/** Delays before an unchanged menu is requested again, milliseconds. */
const MENU_RELOAD_DELAYS_MS = [1_000, 2_000, 4_000, 8_000];
let runningMenuReload: Promise<void> | null = null;

/**
 * Requests the menu until it changes, for 15 seconds at most. Called if the server reports a product state that differs
 * from the loaded menu. Each server process caches the menu. If another process has just crashed, a process may receive
 * a stop seconds after the stop was set [MN-7].
 */
export function reloadMenuUntilChanged(): Promise<void> {
  return (runningMenuReload ??= pollChangedMenu().finally(() => (runningMenuReload = null)));
}

async function pollChangedMenu(): Promise<void> {
  const { data: old } = menuQuery.get();
  let now = await menuQuery.reload();
  for (const wait of MENU_RELOAD_DELAYS_MS) {
    if (now !== null && now !== old) return;
    await new Promise((resolve) => setTimeout(resolve, wait));
    now = await menuQuery.reload();
  }
}

/** Returns the menu if it is loaded. Re-renders when it changes. Sends no request. */
export function useMenu(): MenuState {
  const { data, error } = menuQuery.useKnown();
  return { menu: data, error };
}

let menuOfProductIndex: Menu | null = null;
let productsById = new Map<string, Product>();

/** Returns a product of the menu. Undefined if the menu is not loaded or does not have it. */
export function findProduct(id: string): Product | undefined {
  const { data } = menuQuery.get();
  if (data !== menuOfProductIndex) {
    menuOfProductIndex = data;
    productsById = new Map(data?.products.map((product) => [product.id, product]));
  }
  return productsById.get(id);
}

/** Requests the menu when the browser is idle, and again when the page becomes visible. */
export function watchMenu(): () => void {
  const loadMenuNow = () => void menuQuery.load();
  const idle =
    "requestIdleCallback" in window
      ? requestIdleCallback(loadMenuNow, { timeout: 3_000 })
      : setTimeout(loadMenuNow, 600);
  const loadMenuIfVisible = () => document.visibilityState === "visible" && loadMenuNow();
  document.addEventListener("visibilitychange", loadMenuIfVisible);
  return () => {
    document.removeEventListener("visibilitychange", loadMenuIfVisible);
    if ("cancelIdleCallback" in window) cancelIdleCallback(Number(idle));
  };
}

/**
 * Returns whether this branch lacks or has stopped a product, or has its own price. The shared HTML must then be
 * rendered again.
 */
export function hasBranchDifferences(menu: Menu, branchId: string | null): boolean {
  if (!branchId) return false;
  return menu.products.some(
    (product) =>
      !isInBranch({ branches: getSellingBranches(product) }, branchId) ||
      product.stop?.branchIds?.includes(branchId) ||
      product.branchPrices.some(({ id }) => id === branchId),
  );
}
