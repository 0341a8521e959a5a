import { keptStore as create } from "../platform/kept-store.ts";
import type { KeptStoreOptions } from "../platform/kept-store.ts";
import type { Store } from "../platform/store.ts";

export * from "../platform/kept-store.ts";

const stores: Pick<Store<unknown>, "subscribe">[] = [];

/** Stands for `platform/kept-store.ts` in component tests (vitest.browser.config.ts). */
export function keptStore<T>(options: KeptStoreOptions<T>): Store<T> {
  const store = create(options);
  stores.push(store);
  return store;
}

/** Has every kept store read the device again, as a page does when it is loaded. */
export function readDevice(): void {
  // A kept store listens to storage events while somebody uses it.
  const stops = stores.map(({ subscribe }) => subscribe(() => undefined));
  window.dispatchEvent(new StorageEvent("storage", { key: null }));
  for (const stop of stops) stop();
}
