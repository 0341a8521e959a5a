import { useEffect, useLayoutEffect, useState, useSyncExternalStore } from "react";
import { loadLazyTexts } from "./language.ts";
import { reloadIfReachable } from "./load-chunk.ts";

interface LazyPartState<T> {
  part: T | null;
  /** Whether loading the part failed and no retry is running. */
  isFailed: boolean;
}

/**
 * Lazy-loaded part that the first screen does not need. Its script is loaded on demand, together with the lazy-loaded
 * texts.
 */
export interface LazyLoadedPart<T> {
  now: () => LazyPartState<T>;
  onChange: (listener: () => void) => () => void;
  /** Loads the part if it is not loaded yet. Tries again after a failure. */
  bring: () => Promise<void>;
}

export function createLazyPart<T>(load: () => Promise<T>): LazyLoadedPart<T> {
  let now: LazyPartState<T> = { part: null, isFailed: false };
  let coming: Promise<void> | null = null;
  const listeners = new Set<() => void>();
  const publishState = (next: LazyPartState<T>) => {
    now = next;
    for (const listener of listeners) listener();
  };
  async function loadPart(): Promise<void> {
    if (now.isFailed) publishState({ part: null, isFailed: false });
    try {
      const [part] = await Promise.all([load(), loadLazyTexts()]);
      publishState({ part, isFailed: false });
    } catch {
      coming = null;
      publishState({ part: null, isFailed: true });
    }
  }
  return {
    now: () => now,
    bring: () => (coming ??= loadPart()),
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Returns the lazy-loaded part, and loads it if `isRequested`. `again` retries after a failure. */
export function useLazyPart<T>(
  late: LazyLoadedPart<T>,
  isRequested: boolean,
): LazyPartState<T> & { again: () => void } {
  const arrival = useSyncExternalStore(late.onChange, late.now);
  // The layout effect runs before the browser paints, so that an earlier load error is not shown during the retry.
  useLayoutEffect(() => {
    if (isRequested) void late.bring();
  }, [late, isRequested]);
  async function retryLoad() {
    await late.bring();
    // The script was removed by a newer build, or the browser cached the failure. Only a page reload helps.
    if (late.now().isFailed) await reloadIfReachable();
  }
  return { ...arrival, again: () => void retryLoad() };
}

const prefetchQueue = new Set<() => Promise<void>>();

/** Creates a lazy-loaded part that `usePrefetchedParts` preloads after the first screen is shown. */
export function createPrefetchedPart<T>(load: () => Promise<T>): LazyLoadedPart<T> {
  const late = createLazyPart(load);
  prefetchQueue.add(late.bring);
  return late;
}

const PREFETCH_DELAY_MS = 600;

/**
 * Loads all parts created by `createPrefetchedPart` shortly after the first screen is shown. Does so each time
 * `isShown` becomes true.
 */
export function usePrefetchedParts(isShown: boolean): void {
  useEffect(() => {
    if (!isShown) return;
    const timer = setTimeout(() => {
      for (const bring of prefetchQueue) void bring();
    }, PREFETCH_DELAY_MS);
    return () => clearTimeout(timer);
  }, [isShown]);
}

/**
 * Open state of a part that was requested before it was loaded. It starts closed and then opens, so that the opening is
 * animated.
 */
export function useLazyPartOpenState(isRequested: boolean): [boolean, (isOpen: boolean) => void] {
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    if (isRequested) setIsOpen(true);
  }, [isRequested]);
  return [isOpen, setIsOpen];
}
