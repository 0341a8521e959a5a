import { useEffect, useRef } from "react";
import type { GridColumn } from "./columns.ts";
import type { CellProps } from "./grid-cell.tsx";
import { createGridEvents } from "./grid-events.ts";
import { GridHead } from "./grid-head.tsx";
import { ProductGridRow } from "./grid-line.tsx";
import type { GridRowStore } from "./grid-row-store.ts";
import { ROW_HEIGHT_PX, useRenderedRowRange } from "./use-drawn-rows.ts";
import type { GridEdits } from "./use-grid-edits.ts";
import { useGridKeys } from "./use-grid-keys.ts";

interface Props {
  title: string;
  ids: readonly string[];
  /** Total number of products, loaded or not. */
  total: number;
  columns: readonly GridColumn[];
  keeper: GridRowStore;
  edits: GridEdits;
  looks: CellProps;
  /** Cell to focus. Each new object focuses the cell again. */
  led: { id: string; field: string } | null;
}

/** Products as a spreadsheet. Renders only the visible rows. Arrow keys move between cells, and one cell is edited. */
export function GridTable({ title, ids, total, columns, keeper, edits, looks, led }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const { from, to, inSight } = useRenderedRowRange(box, ids.length);
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
  // Always render the focused row, also when it is scrolled out. Insert it in order: a moved element loses the focus.
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
        <GridHead columns={columns} />
        <div role="rowgroup" className="grid-lines" style={{ height: ids.length * ROW_HEIGHT_PX }}>
          {drawn.map((index) => (
            <ProductGridRow
              // Key by position, so that a search updates the rows in place instead of mounting new ones.
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
