import { useSyncExternalStore } from "react";

/** A value that lives outside React: every component that uses it is drawn again at each change. */
export interface Store<T> {
  get(): T;
  set(next: T | ((now: T) => T)): void;
  /** Returns the stop. */
  subscribe(listener: () => void): () => void;
  /** The value; on the server and while hydrating it is the first one, so that the markup agrees. */
  use(): T;
}

/** `const count = createStore(0); count.set((now) => now + 1);` and, in a component, `count.use()`. */
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
