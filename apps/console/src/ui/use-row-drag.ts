import { type CSSProperties, type PointerEvent, useEffect, useRef, useState } from "react";
import { useEscape } from "./use-escape.ts";

/** Distance from the edge at which a list scrolls while dragging, and scroll distance per frame, in pixels. */
const DRAG_SCROLL_EDGE_PX = 56;
const SCROLL_STEP_PX = 10;

interface RowDragPosition {
  /**
   * Ids of all rows when the drag started, joined to one text. If the order of the rows has changed since, no row is
   * shifted.
   */
  order: string;
  from: number;
  to: number;
  by: number;
  /** Distance between the tops of two neighbouring rows, in pixels. */
  place: number;
}

interface RowDragState {
  order: string;
  from: number;
  /**
   * Current position of the pointer in pixels. `began` is its start position plus the scroll offset at the start of the
   * drag.
   */
  y: number;
  began: number;
  rows: { top: number; height: number }[];
  list: Element | null;
}

/**
 * Lets the user drag rows by a grip, by touch or mouse. The rows between the old and the new position move aside.
 * Escape cancels the drag.
 */
export function useRowDrag(ids: readonly string[], onArrange: ((ids: string[]) => Promise<void>) | null) {
  const [drag, setDrag] = useState<RowDragPosition | null>(null);
  const hold = useRef<RowDragState | null>(null);
  const frame = useRef(0);
  const order = ids.join();
  const moveRow = async (from: number, to: number) => {
    const others = ids.toSpliced(from, 1);
    await onArrange?.(others.toSpliced(to, 0, ids[from] ?? ""));
  };
  const getScrollTop = () => hold.current?.list?.scrollTop ?? 0;

  function followPointer() {
    const held = hold.current;
    if (!held) return;
    const { list, y, from, rows } = held;
    const box = list?.getBoundingClientRect();
    if (box && y < box.top + DRAG_SCROLL_EDGE_PX) list?.scrollBy(0, -SCROLL_STEP_PX);
    if (box && y > box.bottom - DRAG_SCROLL_EDGE_PX) list?.scrollBy(0, SCROLL_STEP_PX);
    const by = y + getScrollTop() - held.began;
    setDrag({
      order: held.order,
      from,
      by,
      to: getDropIndex(rows, from, by),
      place: getRowPitchPx(rows, from),
    });
    frame.current = requestAnimationFrame(followPointer);
  }
  function stopDragging() {
    cancelAnimationFrame(frame.current);
    hold.current = null;
  }
  async function dropRow() {
    stopDragging();
    if (drag && drag.from !== drag.to) {
      setDrag({ ...drag, by: Math.sign(drag.to - drag.from) * drag.place * Math.abs(drag.to - drag.from) });
      await moveRow(drag.from, drag.to);
    }
    setDrag(null);
  }
  function cancelDrag() {
    stopDragging();
    setDrag(null);
  }
  useEscape(drag !== null, cancelDrag);
  useEffect(() => () => cancelAnimationFrame(frame.current), []);

  const getGripProps = (at: number) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      const grip = event.currentTarget;
      const body = grip.closest("tbody, [data-rows]");
      if (event.button !== 0 || !body) return;
      event.preventDefault();
      grip.setPointerCapture(event.pointerId);
      const list = grip.closest(".resource-page, .mantine-Drawer-content");
      const rows = [...body.children].map((row) => {
        const { top, height } = row.getBoundingClientRect();
        return { top, height };
      });
      const y = event.clientY;
      hold.current = { order, from: at, y, began: y + (list?.scrollTop ?? 0), rows, list };
      followPointer();
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (hold.current) hold.current.y = event.clientY;
    },
    onPointerUp: () => void dropRow(),
    onPointerCancel: cancelDrag,
  });
  const getRowStyle = (at: number): CSSProperties | undefined => {
    if (drag?.order !== order) return undefined;
    const { from, to, by, place } = drag;
    if (at === from) return { transform: `translateY(${by}px)` };
    const shift = at > from && at <= to ? -place : at < from && at >= to ? place : 0;
    return shift === 0 ? undefined : { transform: `translateY(${shift}px)` };
  };
  const dragged = drag?.order === order ? drag.from : null;
  return { gripOf: getGripProps, styleOf: getRowStyle, dragged, move: moveRow, last: ids.length - 1 };
}

export type RowDragHandlers = ReturnType<typeof useRowDrag>;

/** Returns the index of the dragged row: the number of rows above its middle. */
function getDropIndex(rows: RowDragState["rows"], from: number, by: number): number {
  const middle = getDraggedRowMiddle(rows[from]) + by;
  return rows.filter((row, at) => at !== from && getDraggedRowMiddle(row) < middle).length;
}

const getDraggedRowMiddle = (row: RowDragState["rows"][number] | undefined) =>
  row ? row.top + row.height / 2 : 0;

/** Returns the distance between the tops of two neighboring rows, in pixels. */
function getRowPitchPx(rows: RowDragState["rows"], from: number): number {
  const [first, second] = rows;
  const gap = first && second ? second.top - first.top - first.height : 0;
  return (rows[from]?.height ?? 0) + gap;
}
