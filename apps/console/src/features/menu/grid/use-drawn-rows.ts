import { type RefObject, useLayoutEffect, useState } from "react";

/** Height of a row in CSS pixels, as in grid.css. */
export const ROW_HEIGHT_PX = 44;
/** Rows rendered above and below the visible ones, and rows per step of the range, to avoid a render per frame. */
const OVERSCAN_ROWS = 6;
const RENDER_WINDOW_STEP_ROWS = 4;

export interface RenderedRowRange {
  from: number;
  to: number;
  /** Number of fully visible rows. */
  inSight: number;
}

/** Returns the range of rows to render: the visible ones and some on both sides. */
export function useRenderedGridRowRange(box: RefObject<HTMLElement | null>, count: number): RenderedRowRange {
  const [window, setWindow] = useState({ first: 0, inSight: 16 });
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const changeWindow = (change: Partial<typeof window>) =>
      setWindow((now) => {
        const next = { ...now, ...change };
        return next.first === now.first && next.inSight === now.inSight ? now : next;
      });
    // The `ResizeObserver` reports the height of the grid. Reading the height during a scroll would force another
    // layout.
    const observer = new ResizeObserver(([entry]) => {
      const height = entry?.contentRect.height ?? 0;
      changeWindow({ inSight: Math.max(1, Math.floor(height / ROW_HEIGHT_PX) - 1) });
    });
    const updateFirstRow = () =>
      changeWindow({
        first:
          Math.floor(element.scrollTop / ROW_HEIGHT_PX / RENDER_WINDOW_STEP_ROWS) * RENDER_WINDOW_STEP_ROWS,
      });
    observer.observe(element);
    element.addEventListener("scroll", updateFirstRow, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener("scroll", updateFirstRow);
    };
  }, [box]);
  const from = Math.max(0, Math.min(window.first, count) - OVERSCAN_ROWS);
  return {
    from,
    to: Math.min(count, window.first + window.inSight + RENDER_WINDOW_STEP_ROWS + OVERSCAN_ROWS),
    inSight: window.inSight,
  };
}
