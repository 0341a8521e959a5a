import { useSyncExternalStore } from "react";
import { call } from "../../platform/api.ts";
import type { ApiError } from "../../platform/api.ts";
import { isInBranch } from "@dasturxon/domain/in-branch";
import type { Menu, Product } from "../../platform/shapes.ts";
import { soldIn } from "./sold-in.ts";

export interface MenuState {
  /** Null until it came. */
  menu: Menu | null;
  error: ApiError | null;
}

const EMPTY: MenuState = { menu: null, error: null };
/** A menu older than this is asked for again when the page is looked at again. */
const FRESH = 60_000;

let state = EMPTY;
let byId = new Map<string, Product>();
let pending: Promise<Menu | null> | null = null;
let loadedAt = 0;
let refreshing: ReturnType<typeof setInterval> | undefined;
const listeners = new Set<() => void>();

/** The brand's menu in the browser: asked for once, when idle or first needed, then kept for the page's life. */
export function loadMenu({ isForced = false } = {}): Promise<Menu | null> {
  if (!isForced && state.menu && Date.now() - loadedAt < FRESH) return Promise.resolve(state.menu);
  pending ??= fetchMenu().finally(() => {
    pending = null;
  });
  return pending;
}

async function fetchMenu(): Promise<Menu | null> {
  const { data, error } = await call("GET /products/v1/overalls", { query: { type: "WEB" } });
  if (error) change({ menu: state.menu, error });
  else if (data.version !== state.menu?.version) {
    byId = new Map(data.products.map((product) => [product.id, product]));
    change({ menu: data, error: null });
  }
  if (data) loadedAt = Date.now();
  return state.menu;
}

/** The menu as far as it is there; draws again when it comes or changes. */
export function useMenu(): MenuState {
  return useSyncExternalStore(
    subscribe,
    () => state,
    () => EMPTY,
  );
}

/** The menu and its error as they are now, outside of drawing. */
export function menuState(): MenuState {
  return state;
}

/** A product of the menu, or undefined while the menu is not there or does not have it. */
export function productOf(id: string): Product | undefined {
  return byId.get(id);
}

/** Asks for the menu when the browser has nothing better to do, and again when the page is looked at again. */
export function watchMenu(): () => void {
  const ask = () => void loadMenu();
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

/** Whoever shows the menu sees stops and pauses that are set or lifted meanwhile [MN-7]. */
function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) refreshing = setInterval(refresh, FRESH);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) clearInterval(refreshing);
  };
}

function refresh(): void {
  if (state.menu && document.visibilityState === "visible") void loadMenu({ isForced: true });
}

function change(next: MenuState): void {
  state = next;
  for (const listener of listeners) listener();
}
