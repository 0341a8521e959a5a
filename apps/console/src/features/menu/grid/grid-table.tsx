import { useEffect, useRef } from "react";
import type { GridColumn } from "./columns.ts";
import type { GridCellProps } from "./grid-cell.tsx";
import { createGridEvents } from "./grid-events.ts";
import { GridHeader } from "./grid-head.tsx";
import { ProductGridRow } from "./grid-line.tsx";
import type { GridRowStore } from "./grid-row-store.ts";
import { ROW_HEIGHT_PX, useRenderedGridRowRange } from "./use-drawn-rows.ts";
import type { GridEdits } from "./use-grid-edits.ts";
import { useGridKeys } from "./use-grid-keys.ts";

interface Props {
  title: string;
  ids: readonly string[];
  /** Number of all products, whether or not their rows are loaded. */
  total: number;
  columns: readonly GridColumn[];
  keeper: GridRowStore;
  edits: GridEdits;
  looks: GridCellProps;
  /** Grid cell that receives the focus. Each new object moves the focus to its cell again. */
  led: { id: string; field: string } | null;
}

/** Products as a spreadsheet. Renders only the visible rows. Arrow keys move between cells, and one cell is edited. */
export function GridTable({ title, ids, total, columns, keeper, edits, looks, led }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const { from, to, inSight } = useRenderedGridRowRange(box, ids.length);
  const { words, mayWrite } = looks;
  const grid = useGridKeys({ box, ids, columns, keeper, edits, words, mayWrite, inSight });
  const { at, typed } = grid;
  const drawn = ids.slice(from, to).map((_, index) => from + index);
  const lead = useRef(grid.lead);
  useEffect(() => {
    lead.current = grid.lead;
  });
  useEffect(() => {
    if (led) lead.current(led);
  }, [led]);
  // The grid always renders the focused row, even if it is scrolled out of view. The row is inserted at its place in
  // the order, because an element that is moved loses the focus.
  if (at.row < from) drawn.unshift(at.row);
  else if (at.row >= to && ids.length > 0) drawn.push(at.row);

  return (
    <div className="grid-box" ref={box}>
      <div
        role="grid"
        className="grid"
        tabIndex={-1}
        aria-label={title}
        aria-rowcount={total + 1}
        aria-colcount={columns.length}
        aria-readonly={mayWrite ? undefined : true}
        style={{ width: columns.reduce((sum, { width }) => sum + width, 0) }}
        {...createGridEvents(grid, { ids, columns, keeper, edits, words, mayWrite })}
      >
        <GridHeader columns={columns} />
        <div role="rowgroup" className="grid-lines" style={{ height: ids.length * ROW_HEIGHT_PX }}>
          {drawn.map((index) => (
            <ProductGridRow
              // The React key is the position of the row, so that a search updates the rendered rows instead of
              // mounting new ones.
              key={index}
              id={ids[index] ?? ""}
              index={index}
              keeper={keeper}
              columns={columns}
              looks={looks}
              active={index === at.row ? at.column : null}
              typed={index === at.row ? typed : null}
              isLast={index > 1 && index >= ids.length - 2}
            />
          ))}
        </div>
      </div>
    </div>
  );
}
