import { lazy, useEffect } from "react";
import type { ComponentType, LazyExoticComponent } from "react";

const waiting = new Set<() => Promise<unknown>>();
let isAwake = false;

/**
 * A component whose code is not needed for the first paint: it comes when it is drawn, or with the first sign of
 * a hand (pointer, scroll, key), so that it is there when the tap ends. Draw it inside a `Suspense`.
 */
export function late<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  if (isAwake) void load();
  else waiting.add(load);
  return lazy(() => load().then((component) => ({ default: component })));
}

const SIGNS = ["pointerdown", "pointermove", "scroll", "keydown"] as const;

/** Stands once, in the root: brings the late components with the first sign. */
export function useFirstSign(): void {
  useEffect(() => {
    function stop() {
      for (const sign of SIGNS) removeEventListener(sign, onSign);
    }
    function onSign() {
      stop();
      isAwake = true;
      for (const load of waiting) void load();
      waiting.clear();
    }
    for (const sign of SIGNS) addEventListener(sign, onSign, { passive: true });
    return stop;
  }, []);
}
