import { lazy, useEffect, useState } from "react";
import type { ComponentType, LazyExoticComponent } from "react";
import { loadLazyTexts } from "./lazy-texts.ts";

const waiting = new Set<() => Promise<unknown>>();
let isAwake = false;
const wakeListeners = new Set<() => void>();

/** Returns false until the first user interaction. Optional code can be delayed until then. */
export function useIsAwake(): boolean {
  const [isIt, setIsIt] = useState(isAwake);
  useEffect(() => {
    if (isAwake) setIsIt(true);
    const wake = () => setIsIt(true);
    wakeListeners.add(wake);
    return () => void wakeListeners.delete(wake);
  }, []);
  return isIt;
}

/**
 * Lazy-loads a component that the first paint does not need. Its code is loaded when it is rendered or on the first
 * user interaction (pointer, scroll, key), so that it is ready when a tap ends. Must be rendered inside `Suspense`.
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  onFirstInteraction(load);
  return lazyWhenRendered(load);
}

/**
 * Lazy-loads a component that few brands or guests use, when it is rendered. `lazyComponent` and this function also
 * load the texts in `storefront-late.po`.
 */
export function lazyWhenRendered<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  const loadAll = async () => {
    const [component] = await Promise.all([load(), loadLazyTexts()]);
    return { default: component };
  };
  return lazy(() => patiently(loadAll));
}

/** Loads a module. If the device is offline, retries once it is online. Rethrows errors that occur online. */
async function patiently<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    if (navigator.onLine) throw error;
    await new Promise((resolve) => addEventListener("online", resolve, { once: true }));
    return load();
  }
}

/** Loads code on the first user interaction, or at once if it has already occurred. */
export function onFirstInteraction(load: () => Promise<unknown>): void {
  if (isAwake) void patiently(load);
  else waiting.add(load);
}

/**
 * Time in milliseconds after which a visible page without interaction is treated as if there was one, so that its
 * content is updated.
 */
const INTERACTION_FALLBACK_MS = 15_000;
const USER_INTERACTIONS = ["pointerdown", "pointermove", "scroll", "keydown"] as const;
let hasSign = false;
let isDrawn = false;

function wakeUp(): void {
  if (!hasSign || !isDrawn || isAwake) return;
  isAwake = true;
  for (const wake of wakeListeners) wake();
  for (const load of waiting) void patiently(load);
  waiting.clear();
}

/**
 * Detects the first user interaction, also before the page is rendered. Returning to the tab counts as one, because a
 * tab opened in the background has had none.
 */
export function detectFirstInteraction(): void {
  function onSign() {
    if (document.visibilityState !== "visible") return;
    for (const sign of USER_INTERACTIONS) removeEventListener(sign, onSign);
    document.removeEventListener("visibilitychange", onSign);
    hasSign = true;
    wakeUp();
  }
  for (const sign of USER_INTERACTIONS) addEventListener(sign, onSign, { passive: true });
  document.addEventListener("visibilitychange", onSign);
  setTimeout(onSign, INTERACTION_FALLBACK_MS);
}

/** Loads the lazy components on the first interaction after hydration. Called once, in the root. */
export function useFirstInteraction(): void {
  useEffect(() => {
    isDrawn = true;
    wakeUp();
  }, []);
}
