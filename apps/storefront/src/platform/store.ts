import { useSyncExternalStore } from "react";

/** Value outside of React. Components that use it re-render on each change. */
export interface Store<T> {
  get(): T;
  set(next: T | ((now: T) => T)): void;
  /** Adds a listener. Returns a function that removes it. */
  subscribe(listener: () => void): () => void;
  /** Returns the value. On the server and during hydration it is the initial value, so that the HTML matches. */
  use(): T;
}

/** Creates a store: `const count = createStore(0); count.set((now) => now + 1);` and, in a component, `count.use()`. */
export function createStore<T>(first: T): Store<T> {
  let value = first;
  const listeners = new Set<() => void>();
  const get = () => value;
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  return {
    get,
    set(next) {
      value = typeof next === "function" ? (next as (now: T) => T)(value) : next;
      for (const listener of listeners) listener();
    },
    subscribe,
    use: () => useSyncExternalStore(subscribe, get, () => first),
  };
}
