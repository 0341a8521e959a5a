import { createStore as create } from "../platform/store.ts";
import type { Store } from "../platform/store.ts";
import { registerStoreReset } from "./reset.ts";

/**
 * Replaces `platform/store.ts` in component tests (vitest.browser.config.ts), because test files share their modules.
 */
export function createStore<T>(first: T): Store<T> {
  const store = create(first);
  registerStoreReset(() => store.set(first));
  return store;
}
