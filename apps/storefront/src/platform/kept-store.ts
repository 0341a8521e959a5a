import { useSyncExternalStore } from "react";
import { clearBrand, keep, onKeptElsewhere, readKept } from "./storage.ts";
import { createStore } from "./store.ts";
import type { Store } from "./store.ts";

export interface KeptStoreOptions<T> {
  /** Name within the brand's storage: `basket`. */
  name: string;
  empty: T;
  /** Checks what was kept; null refuses it. */
  parse(kept: unknown): T | null;
}

interface Registered {
  parse(kept: unknown): unknown;
  reset(): void;
}

const stores = new Map<string, Registered>();

/** How a store of this name reads what was kept; undefined while no screen that has it was opened. */
export function parserOf(name: string): ((kept: unknown) => unknown) | undefined {
  return stores.get(name)?.parse;
}

/** Empties the brand's stores, in memory and on the device [US-5], but those of these names. */
export function emptyStores(staying: readonly string[] = []): void {
  for (const [name, { reset }] of stores) if (!staying.includes(name)) reset();
  clearBrand(staying);
}

/** A store kept per brand on the device and shared by tabs; it reads the device at its first use in the browser. */
export function keptStore<T>({ name, empty, parse }: KeptStoreOptions<T>): Store<T> {
  const store = createStore(empty);
  let isRead = false;
  let listeners = 0;
  let stopHearing = () => {};

  function read(): void {
    isRead = true;
    const kept = readKept(name);
    const parsed = kept === null ? null : parse(kept);
    // What nobody can read any more only takes room [BD-1].
    if (kept !== null && parsed === null) keep(name, null);
    store.set(parsed ?? empty);
  }

  function get(): T {
    if (!isRead && typeof window !== "undefined") read();
    return store.get();
  }

  function subscribe(listener: () => void): () => void {
    const stop = store.subscribe(listener);
    if ((listeners += 1) === 1) stopHearing = onKeptElsewhere(name, read);
    return () => {
      stop();
      if ((listeners -= 1) === 0) stopHearing();
    };
  }

  function set(next: T | ((now: T) => T)): void {
    const value = typeof next === "function" ? (next as (now: T) => T)(get()) : next;
    isRead = true;
    keep(name, value === empty ? null : value);
    store.set(value);
  }

  stores.set(name, { parse, reset: () => set(empty) });
  return { get, set, subscribe, use: () => useSyncExternalStore(subscribe, get, () => empty) };
}
