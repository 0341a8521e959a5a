import { useSyncExternalStore } from "react";
import {
  clearBrandStorage,
  writeBrandStoredValue,
  onOtherTabChange,
  readBrandStoredValue,
} from "./storage.ts";
import { createStore } from "./store.ts";
import type { Store } from "./store.ts";

export interface StoredStoreOptions<T> {
  /** Name of the value within the brand's storage, such as `basket`. */
  name: string;
  empty: T;
  /** Validates a stored value. Null rejects it. */
  parse(stored: unknown): T | null;
}

interface StoredStateEntry {
  parse(stored: unknown): unknown;
  reset(): void;
}

const storedStatesByName = new Map<string, StoredStateEntry>();

/** Returns the parser of a store. Undefined if no open screen uses the store. */
export function findStoredStateParser(name: string): ((stored: unknown) => unknown) | undefined {
  return storedStatesByName.get(name)?.parse;
}

/** Empties the brand's stores, in memory and on the device [US-5], except those listed. */
export function resetStores(staying: readonly string[] = []): void {
  for (const [name, { reset }] of storedStatesByName) if (!staying.includes(name)) reset();
  clearBrandStorage(staying);
}

/**
 * Creates a store that is saved on the device per brand and shared by tabs. It reads the saved value on first use in
 * the browser.
 */
export function createStoredStore<T>({ name, empty, parse }: StoredStoreOptions<T>): Store<T> {
  const store = createStore(empty);
  let isRead = false;
  let listeners = 0;
  let stopListening = () => {};

  function readStoredValue(): void {
    isRead = true;
    const kept = readBrandStoredValue(name);
    const parsed = kept === null ? null : parse(kept);
    // An invalid value is removed from the device to free space [BD-1].
    if (kept !== null && parsed === null) writeBrandStoredValue(name, null);
    store.set(parsed ?? empty);
  }

  function get(): T {
    if (!isRead && typeof window !== "undefined") readStoredValue();
    return store.get();
  }

  function subscribe(listener: () => void): () => void {
    const stop = store.subscribe(listener);
    if ((listeners += 1) === 1) stopListening = onOtherTabChange(name, readStoredValue);
    return () => {
      stop();
      if ((listeners -= 1) === 0) stopListening();
    };
  }

  function set(next: T | ((now: T) => T)): void {
    const value = typeof next === "function" ? (next as (now: T) => T)(get()) : next;
    isRead = true;
    writeBrandStoredValue(name, value === empty ? null : value);
    store.set(value);
  }

  storedStatesByName.set(name, { parse, reset: () => set(empty) });
  return { get, set, subscribe, use: () => useSyncExternalStore(subscribe, get, () => empty) };
}
