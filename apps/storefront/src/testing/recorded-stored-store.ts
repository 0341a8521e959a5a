import { createStoredStore as create } from "../platform/stored-store.ts";
import type { StoredStoreOptions } from "../platform/stored-store.ts";
import type { Store } from "../platform/store.ts";

export * from "../platform/stored-store.ts";

const createdStores: Pick<Store<unknown>, "subscribe">[] = [];

/** Replaces `platform/stored-store.ts` in component tests (vitest.browser.config.ts). */
export function createStoredStore<T>(options: StoredStoreOptions<T>): Store<T> {
  const store = create(options);
  createdStores.push(store);
  return store;
}

/** Makes each stored value be read from the device again, as on a page load. */
export function rereadStoredValues(): void {
  // Each store gets a subscriber for the event, because a store listens to storage events only while it has
  // subscribers.
  const stops = createdStores.map(({ subscribe }) => subscribe(() => undefined));
  window.dispatchEvent(new StorageEvent("storage", { key: null }));
  for (const stop of stops) stop();
}
