import { keptStore as create } from "../platform/kept-store.ts";
import type { KeptStoreOptions } from "../platform/kept-store.ts";
import type { Store } from "../platform/store.ts";

export * from "../platform/kept-store.ts";

const stores: Pick<Store<unknown>, "subscribe">[] = [];

/** Replaces `platform/kept-store.ts` in component tests (vitest.browser.config.ts). */
export function keptStore<T>(options: KeptStoreOptions<T>): Store<T> {
  const store = create(options);
  stores.push(store);
  return store;
}

/** Makes each stored value be read from the device again, as on a page load. */
export function readDevice(): void {
  // A store listens to storage events only while it has subscribers.
  const stops = stores.map(({ subscribe }) => subscribe(() => undefined));
  window.dispatchEvent(new StorageEvent("storage", { key: null }));
  for (const stop of stops) stop();
}
