import { type RefObject, useLayoutEffect, useState } from "react";

/** Pixels, as in grid.css. */
export const ROW_HEIGHT = 44;
/** Rows beyond both edges, and the step in which the window moves: fewer drawings than frames. */
const BEYOND = 10;
const STEP = 5;

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
    const look = () => {
      const inSight = Math.max(1, Math.floor(element.clientHeight / ROW_HEIGHT) - 1);
      const first = Math.floor(element.scrollTop / ROW_HEIGHT / STEP) * STEP;
      setWindow((now) => (now.first === first && now.inSight === inSight ? now : { first, inSight }));
    };
    look();
    const observer = new ResizeObserver(look);
    observer.observe(element);
    element.addEventListener("scroll", look, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener("scroll", look);
    };
  }, [box, count]);
  const from = Math.max(0, Math.min(window.first, count) - BEYOND);
  return {
    from,
    to: Math.min(count, window.first + window.inSight + STEP + BEYOND),
    inSight: window.inSight,
  };
}
