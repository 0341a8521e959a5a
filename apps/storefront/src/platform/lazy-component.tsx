import { lazy, useEffect, useState } from "react";
import type { ComponentType, LazyExoticComponent } from "react";
import { loadLazyTexts } from "./lazy-texts.ts";

const loadsWaitingForInteraction = new Set<() => Promise<unknown>>();
let isInteractive = false;
const interactionListeners = new Set<() => void>();

/** Returns false until the first user interaction. Optional code can be delayed until then. */
export function useIsInteractive(): boolean {
  const [isIt, setIsIt] = useState(isInteractive);
  useEffect(() => {
    if (isInteractive) setIsIt(true);
    const wake = () => setIsIt(true);
    interactionListeners.add(wake);
    return () => void interactionListeners.delete(wake);
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
  const loadComponentAndTexts = async () => {
    const [component] = await Promise.all([load(), loadLazyTexts()]);
    return { default: component };
  };
  return lazy(() => loadWhenOnline(loadComponentAndTexts));
}

/**
 * Lazy-loads a component that a page shows before the first user interaction. It does not wait for the texts in
 * `storefront-late.po`, because the page contains its texts (`vite-plugins/page-texts.ts`).
 */
export function lazyPageComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  onFirstInteraction(load);
  return lazy(() => loadWhenOnline(async () => ({ default: await load() })));
}

/** Loads a module. If the device is offline, retries once it is online. Rethrows errors that occur online. */
async function loadWhenOnline<T>(load: () => Promise<T>): Promise<T> {
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
  if (isInteractive) void loadWhenOnline(load);
  else loadsWaitingForInteraction.add(load);
}

/**
 * Time in milliseconds after which a visible page is treated as if the user had interacted with it, so that its content
 * is updated.
 */
const INTERACTION_FALLBACK_MS = 15_000;
const USER_INTERACTIONS = ["pointerdown", "pointermove", "scroll", "keydown"] as const;
let hasInteracted = false;
let isHydrated = false;

function loadAfterInteraction(): void {
  if (!hasInteracted || !isHydrated || isInteractive) return;
  isInteractive = true;
  for (const wake of interactionListeners) wake();
  for (const load of loadsWaitingForInteraction) void loadWhenOnline(load);
  loadsWaitingForInteraction.clear();
}

/**
 * Detects the first user interaction, also before the page is rendered. Returning to the tab counts as an interaction,
 * because a tab opened in the background has had none.
 */
export function detectFirstInteraction(): void {
  function onInteraction() {
    if (document.visibilityState !== "visible") return;
    for (const sign of USER_INTERACTIONS) removeEventListener(sign, onInteraction);
    document.removeEventListener("visibilitychange", onInteraction);
    hasInteracted = true;
    loadAfterInteraction();
  }
  for (const sign of USER_INTERACTIONS) addEventListener(sign, onInteraction, { passive: true });
  document.addEventListener("visibilitychange", onInteraction);
  setTimeout(onInteraction, INTERACTION_FALLBACK_MS);
}

/** Loads the lazy components on the first interaction after hydration. Called once, in the root. */
export function useFirstInteraction(): void {
  useEffect(() => {
    isHydrated = true;
    loadAfterInteraction();
  }, []);
}
