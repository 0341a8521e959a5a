import { useEffect, useSyncExternalStore } from "react";
import type { ApiError, Result } from "./api.ts";

export interface Loaded<T> {
  /** Null until it came. */
  data: T | null;
  error: ApiError | null;
}

/** Something of the brand that the page asks for once, and again after a failure. */
export interface LoadedStore<T> {
  load(options?: { isForced?: boolean }): Promise<T | null>;
  get(): Loaded<T>;
  /** Shows a change before the server knows it. */
  change(next: (now: T) => T): void;
  /** Asks after the first draw; `isWanted` false asks nothing. */
  use(isWanted?: boolean): Loaded<T>;
}

export function loadedStore<T>(ask: () => Promise<Result<T>>): LoadedStore<T> {
  const empty: Loaded<T> = { data: null, error: null };
  let state = empty;
  let pending: Promise<T | null> | null = null;
  const listeners = new Set<() => void>();

  function show(next: Loaded<T>): void {
    state = next;
    for (const listener of listeners) listener();
  }

  function load({ isForced = false } = {}): Promise<T | null> {
    if (state.data !== null && !isForced) return Promise.resolve(state.data);
    pending ??= ask()
      .then(({ data, error }) => {
        show({ data: data ?? state.data, error });
        return data;
      })
      .finally(() => {
        pending = null;
      });
    return pending;
  }

  function subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }

  return {
    load,
    get: () => state,
    change(next) {
      if (state.data !== null) show({ ...state, data: next(state.data) });
    },
    use(isWanted = true) {
      useEffect(() => {
        if (isWanted) void load();
      }, [isWanted]);
      return useSyncExternalStore(
        subscribe,
        () => state,
        () => empty,
      );
    },
  };
}
