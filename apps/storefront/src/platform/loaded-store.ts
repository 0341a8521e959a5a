import { useEffect, useSyncExternalStore } from "react";
import type { ApiError, Result } from "./api.ts";

export interface Loaded<T> {
  /** Null until it came. */
  data: T | null;
  error: ApiError | null;
}

/** Something of the brand that the page asks for once, and again after a failure. */
export interface LoadedStore<T> {
  load(): Promise<T | null>;
  get(): Loaded<T>;
  /** Asks after the first draw; `isWanted` false asks nothing. */
  use(isWanted?: boolean): Loaded<T>;
}

export function loadedStore<T>(ask: () => Promise<Result<T>>): LoadedStore<T> {
  const empty: Loaded<T> = { data: null, error: null };
  let state = empty;
  let pending: Promise<T | null> | null = null;
  const listeners = new Set<() => void>();

  function load(): Promise<T | null> {
    if (state.data !== null) return Promise.resolve(state.data);
    pending ??= ask()
      .then(({ data, error }) => {
        state = { data, error };
        for (const listener of listeners) listener();
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
