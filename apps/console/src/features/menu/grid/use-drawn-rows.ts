import { type RefObject, useLayoutEffect, useState } from "react";

/** Pixels, as in grid.css. */
export const ROW_HEIGHT = 44;
/** Rows beyond both edges, and the step in which the window moves: fewer drawings than frames. */
const BEYOND = 6;
const STEP = 4;

export interface DrawnRows {
  from: number;
  to: number;
  /** Whole rows in sight. */
  inSight: number;
}

/** Which rows of a scrolled box are drawn: those in sight and some beyond. */
export function useDrawnRows(box: RefObject<HTMLElement | null>, count: number): DrawnRows {
  const [window, setWindow] = useState({ first: 0, inSight: 16 });
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const put = (change: Partial<typeof window>) =>
      setWindow((now) => {
        const next = { ...now, ...change };
        return next.first === now.first && next.inSight === now.inSight ? now : next;
      });
    // The height is told, never asked for: asked for while one scrolls it would lay the page out once more.
    const observer = new ResizeObserver(([entry]) => {
      const height = entry?.contentRect.height ?? 0;
      put({ inSight: Math.max(1, Math.floor(height / ROW_HEIGHT) - 1) });
    });
    const scrolled = () => put({ first: Math.floor(element.scrollTop / ROW_HEIGHT / STEP) * STEP });
    observer.observe(element);
    element.addEventListener("scroll", scrolled, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener("scroll", scrolled);
    };
  }, [box]);
  const from = Math.max(0, Math.min(window.first, count) - BEYOND);
  return {
    from,
    to: Math.min(count, window.first + window.inSight + STEP + BEYOND),
    inSight: window.inSight,
  };
}
