import { memo, useCallback, useSyncExternalStore } from "react";
import type { GridColumn } from "./columns.ts";
import { type GridCellProps, GridCell } from "./grid-cell.tsx";
import type { GridRowStore } from "./grid-row-store.ts";
import { ROW_HEIGHT_PX } from "./use-drawn-rows.ts";

interface Props {
  id: string;
  index: number;
  keeper: GridRowStore;
  columns: readonly GridColumn[];
  looks: GridCellProps;
  /** Column of the focused cell. Null if the focus is in another row. */
  active: number | null;
  typed: string | null;
  /**
   * Whether the row is one of the last two. The reason why a cell is not saved is shown above these rows, because there
   * is no space below them.
   */
  isLast: boolean;
}

/** Row of a product in the grid. A change of a cell renders only the row of this cell again. */
export const ProductGridRow = memo(function GridLine({ id, index, keeper, columns, looks, ...rest }: Props) {
  const { active, typed, isLast } = rest;
  const known = useSyncExternalStore(
    keeper.subscribe,
    useCallback(() => keeper.rowOf(id), [keeper, id]),
  );
  if (!known) return null;
  return (
    <div
      role="row"
      className="grid-line"
      aria-rowindex={index + 2}
      data-row={index}
      data-led={active !== null || undefined}
      data-off={known.row["isActive"] === false || undefined}
      data-last={isLast || undefined}
      style={{ top: index * ROW_HEIGHT_PX }}
    >
      {columns.map((column, at) => (
        <GridCell
          key={column.field}
          known={known}
          column={column}
          at={at}
          isActive={at === active}
          typed={at === active ? typed : null}
          {...looks}
        />
      ))}
    </div>
  );
});
