import { lazy, useEffect, useState } from "react";
import type { ComponentType, LazyExoticComponent } from "react";
import { loadLateTexts } from "./late-texts.ts";

const waiting = new Set<() => Promise<unknown>>();
let isAwake = false;
const onWaking = new Set<() => void>();

/** False until the first sign of a hand: what works on the page besides React can wait for it. */
export function useIsAwake(): boolean {
  const [isIt, setIsIt] = useState(isAwake);
  useEffect(() => {
    if (isAwake) setIsIt(true);
    const wake = () => setIsIt(true);
    onWaking.add(wake);
    return () => void onWaking.delete(wake);
  }, []);
  return isIt;
}

/**
 * A component whose code is not needed for the first paint: it comes when it is drawn, or with the first sign of
 * a hand (pointer, scroll, key), so that it is there when the tap ends. Draw it inside a `Suspense`.
 */
export function late<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  onFirstSign(load);
  return lateWhenDrawn(load);
}

/** The same for what few brands or guests have: it comes when it is drawn. Either has the late texts when it is. */
export function lateWhenDrawn<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  const loadAll = async () => {
    const [component] = await Promise.all([load(), loadLateTexts()]);
    return { default: component };
  };
  return lazy(() => patiently(loadAll));
}

/** Loads it, where the network is away once it is back; an error with the network there is thrown on. */
async function patiently<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    if (navigator.onLine) throw error;
    await new Promise((resolve) => addEventListener("online", resolve, { once: true }));
    return load();
  }
}

/** Brings something with the first sign of a hand; at once where there was one. */
export function onFirstSign(load: () => Promise<unknown>): void {
  if (isAwake) void patiently(load);
  else waiting.add(load);
}

/** Whoever has looked at a page for so long, its hand at rest, is shown what changes of it too. */
const LOOKED_MS = 15_000;
const SIGNS = ["pointerdown", "pointermove", "scroll", "keydown"] as const;
let hasSign = false;
let isDrawn = false;

function wakeUp(): void {
  if (!hasSign || !isDrawn || isAwake) return;
  isAwake = true;
  for (const wake of onWaking) wake();
  for (const load of waiting) void patiently(load);
  waiting.clear();
}

/**
 * Hears the first sign of a hand before the page is drawn too. Whoever looks at a page again gives one as well: a tab
 * that was opened and left has had none.
 */
export function hearFirstSign(): void {
  function onSign() {
    if (document.visibilityState !== "visible") return;
    for (const sign of SIGNS) removeEventListener(sign, onSign);
    document.removeEventListener("visibilitychange", onSign);
    hasSign = true;
    wakeUp();
  }
  for (const sign of SIGNS) addEventListener(sign, onSign, { passive: true });
  document.addEventListener("visibilitychange", onSign);
  setTimeout(onSign, LOOKED_MS);
}

/** Stands once, in the root: brings the late components with the first sign, once the page is drawn. */
export function useFirstSign(): void {
  useEffect(() => {
    isDrawn = true;
    wakeUp();
  }, []);
}
