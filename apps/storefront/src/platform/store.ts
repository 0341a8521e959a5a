import { useSyncExternalStore } from "react";
import { keep, onKeptElsewhere, readKept } from "./storage.ts";

/** A value that lives outside React: kept per brand on the device, shared by tabs, empty on the server. */
export interface KeptStore<T> {
  get(): T;
  set(next: T | ((now: T) => T)): void;
  subscribe(listener: () => void): () => void;
  /** The value; on the server and while hydrating it is the empty one, so that the markup agrees. */
  use(): T;
}

export interface KeptStoreOptions<T> {
  /** Name within the brand's storage: `basket`. */
  name: string;
  empty: T;
  /** Checks what was kept; null refuses it. */
  parse(kept: unknown): T | null;
}

const resets = new Set<() => void>();
const parsers = new Map<string, (kept: unknown) => unknown>();

/** How a store of this name reads what was kept; undefined while no screen that has it was opened. */
export function parserOf(name: string): ((kept: unknown) => unknown) | undefined {
  return parsers.get(name);
}

/** Empties every store of the page, in memory and on the device [US-5]. */
export function emptyStores(): void {
  for (const reset of resets) reset();
}

/** Makes a store; reads the device at its first use in the browser. */
export function keptStore<T>({ name, empty, parse }: KeptStoreOptions<T>): KeptStore<T> {
  let value = empty;
  let isRead = false;
  const listeners = new Set<() => void>();

  function read(): void {
    isRead = true;
    const kept = readKept(name);
    const parsed = kept === null ? null : parse(kept);
    // What nobody can read any more only takes room [BD-1].
    if (kept !== null && parsed === null) keep(name, null);
    value = parsed ?? empty;
  }

  function get(): T {
    if (!isRead && typeof window !== "undefined") read();
    return value;
  }

  function subscribe(listener: () => void): () => void {
    listeners.add(listener);
    const stop = onKeptElsewhere(name, () => {
      read();
      listener();
    });
    return () => {
      listeners.delete(listener);
      stop();
    };
  }

  function set(next: T | ((now: T) => T)): void {
    value = typeof next === "function" ? (next as (now: T) => T)(get()) : next;
    isRead = true;
    keep(name, value === empty ? null : value);
    for (const listener of listeners) listener();
  }

  resets.add(() => set(empty));
  parsers.set(name, parse);
  return {
    get,
    set,
    subscribe,
    use: () => useSyncExternalStore(subscribe, get, () => empty),
  };
}
