import { isInBranch } from "@dasturxon/domain/in-branch";
import { call } from "../../platform/api.ts";
import type { ApiError } from "../../platform/api.ts";
import { query } from "../../platform/query.ts";
import type { Menu, Product } from "../../platform/shapes.ts";
import { soldIn } from "./sold-in.ts";

export interface MenuState {
  /** Null until it came. */
  menu: Menu | null;
  error: ApiError | null;
}

/** A menu older than this is asked for again when the page is looked at again. */
const FRESH_MS = 60_000;

/**
 * The brand's menu in the browser: asked for once, when idle or first needed, then kept for the page's life. Whoever
 * shows it sees stops and pauses that are set or lifted meanwhile [MN-7].
 */
export const menuQuery = query(() => call("GET /products/v1/overalls", { query: { type: "WEB" } }), {
  freshForMs: FRESH_MS,
  refreshEveryMs: FRESH_MS,
  isSame: (now, next) => now.version === next.version,
});

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

/** Does this branch lack or stop anything, or ask another sum? Then the page made for everybody must be drawn anew. */
export function differsIn(menu: Menu, branchId: string | null): boolean {
  if (!branchId) return false;
  return menu.products.some(
    (product) =>
      !isInBranch({ branches: soldIn(product) }, branchId) ||
      product.stop?.branchIds?.includes(branchId) ||
      product.branchPrices.some(({ id }) => id === branchId),
  );
}
