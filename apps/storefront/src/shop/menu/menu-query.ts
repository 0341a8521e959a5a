import { isInBranch } from "@dasturxon/domain/in-branch";
import { call } from "../../platform/api.ts";
import type { ApiError, Result } from "../../platform/api.ts";
import { query } from "../../platform/query.ts";
import type { Query } from "../../platform/query.ts";
import type { Menu, Product } from "../../platform/shapes.ts";
import { soldIn } from "./sold-in.ts";

export interface MenuState {
  /** Null until it came. */
  menu: Menu | null;
  error: ApiError | null;
}

/** A menu older than this is asked for again when the page is looked at again. */
const FRESH_MS = 60_000;

/** Attribute with the hash of the menu that the page's markup was made from. */
export const MENU_HASH = "data-menu";

/** The page says it where it is not the web [MN-12]. */
export function pageChannel(): { type?: "TG" } {
  return document.documentElement.dataset["shell"] === "telegram" ? { type: "TG" } : {};
}

/** By which hash a menu was answered. */
const hashes = new WeakMap<Menu, string>();

/** The menu that the page came with lies in the browser already where it was looked at before. */
function servedHash(): string | null {
  const isFresh = performance.now() < FRESH_MS;
  return isFresh ? (document.querySelector(`[${MENU_HASH}]`)?.getAttribute(MENU_HASH) ?? null) : null;
}

async function menuOf(hash: string): Promise<Result<Menu>> {
  const answer = await call("GET /products/v1/menu/{hash}", { path: { hash } });
  if (answer.data) hashes.set(answer.data, hash);
  return answer;
}

/** What the server said by itself of the menu that is asked for now. */
let toldHash: string | null = null;

/** By its hash, so that the browser keeps it; what holds now is asked for first where nobody has told. */
async function askForMenu(): Promise<Result<Menu>> {
  const { data: known } = menuQuery.get();
  const hash = toldHash ?? (known ? null : servedHash());
  if (known && hash !== null && hashes.get(known) === hash) return { data: known, error: null };
  const first = hash === null ? null : await menuOf(hash);
  // Changed since it was told, or since the page was made: the old one is not there any more.
  if (first && first.error?.code !== "not_found") return first;
  const { data: now, error } = await call("GET /products/v1/menu", { query: pageChannel() });
  if (error) return { data: null, error };
  // What is here now, not when it was asked: another question may have brought a newer one meanwhile.
  const { data: held } = menuQuery.get();
  return held && hashes.get(held) === now.hash ? { data: held, error: null } : await menuOf(now.hash);
}

/**
 * The brand's menu in the browser: asked for once, when idle or first needed, then kept for the page's life. Whoever
 * shows it sees stops and pauses that are set or lifted meanwhile [MN-7].
 */
export const menuQuery: Query<Menu> = query(askForMenu, {
  freshForMs: FRESH_MS,
  refreshEveryMs: FRESH_MS,
  isSame: (now, next) => now.version === next.version,
});

/** Asks for the menu that the server told of: by its hash, without asking for that first. */
export function reloadMenu(hash: string | null): Promise<Menu | null> {
  toldHash = hash;
  const asked = menuQuery.reload();
  toldHash = null;
  return asked;
}

/** Until a menu that did not change is asked for once more, milliseconds. */
const RENEWAL_WAITS_MS = [1_000, 2_000, 4_000, 8_000];
let renewing: Promise<void> | null = null;

/**
 * The server said of a product what the menu here does not know: asked for until it is another one, for a quarter
 * of a minute at most. What a process of the server keeps of the menu learns of a stop after the stop is set, by seconds
 * where another process has just died [MN-7].
 */
export function renewMenu(): Promise<void> {
  return (renewing ??= renew().finally(() => (renewing = null)));
}

async function renew(): Promise<void> {
  const { data: old } = menuQuery.get();
  let now = await menuQuery.reload();
  for (const wait of RENEWAL_WAITS_MS) {
    if (now !== null && now !== old) return;
    await new Promise((resolve) => setTimeout(resolve, wait));
    now = await menuQuery.reload();
  }
}

/** The menu as far as it is there; draws again when it comes or changes, asks nothing. */
export function useMenu(): MenuState {
  const { data, error } = menuQuery.useKnown();
  return { menu: data, error };
}

let indexed: Menu | null = null;
let byId = new Map<string, Product>();

/** A product of the menu, or undefined while the menu is not there or does not have it. */
export function productOf(id: string): Product | undefined {
  const { data } = menuQuery.get();
  if (data !== indexed) {
    indexed = data;
    byId = new Map(data?.products.map((product) => [product.id, product]));
  }
  return byId.get(id);
}

/** Asks for the menu when the browser has nothing better to do, and again when the page is looked at again. */
export function watchMenu(): () => void {
  const ask = () => void menuQuery.load();
  const idle =
    "requestIdleCallback" in window ? requestIdleCallback(ask, { timeout: 3_000 }) : setTimeout(ask, 600);
  const look = () => document.visibilityState === "visible" && ask();
  document.addEventListener("visibilitychange", look);
  return () => {
    document.removeEventListener("visibilitychange", look);
    if ("cancelIdleCallback" in window) cancelIdleCallback(Number(idle));
  };
}

/** Does this branch lack or stop anything, or ask another sum? Then the page made for everybody must be drawn again. */
export function differsIn(menu: Menu, branchId: string | null): boolean {
  if (!branchId) return false;
  return menu.products.some(
    (product) =>
      !isInBranch({ branches: soldIn(product) }, branchId) ||
      product.stop?.branchIds?.includes(branchId) ||
      product.branchPrices.some(({ id }) => id === branchId),
  );
}
