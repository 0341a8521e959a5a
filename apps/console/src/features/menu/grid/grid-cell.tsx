import { Picture } from "../../../fields/picture.tsx";
import { CellEditor } from "./cell-editor.tsx";
import { type GridRow, getDisplayedCellValue } from "./cell-state.ts";
import type { GridColumn } from "./columns.ts";
import type { CellFormatters } from "./use-cell-words.ts";

export interface GridCellProps {
  words: CellFormatters;
  mayWrite: boolean;
  /** Categories to choose from, in the order of the menu. */
  categories: readonly { id: string; name: string }[];
}

interface Props extends GridCellProps {
  known: GridRow;
  column: GridColumn;
  at: number;
  isActive: boolean;
  /** Initial text of the editor. Null if the cell is not being edited. */
  typed: string | null;
}

/** Cell with its value and state, and its editor while it is edited. */
export function GridCell({ known, column, at, isActive, typed, words, mayWrite, categories }: Props) {
  const { field, menu, width, isNumber } = column;
  const cell = known.cells[field];
  const value = getDisplayedCellValue(known, field);
  const text = cell?.sign === "wrong" ? cell.text : words.shown(column, value);
  const why = words.whyOf(column, cell);
  const isFlag = menu.kind === "flag" && cell?.sign !== "wrong";
  return (
    <div
      role={field === "name" ? "rowheader" : "gridcell"}
      className="grid-cell"
      aria-colindex={at + 1}
      aria-invalid={why ? true : undefined}
      aria-readonly={mayWrite ? undefined : true}
      tabIndex={isActive && typed === null ? 0 : -1}
      data-column={at}
      data-number={isNumber || undefined}
      data-active={isActive || undefined}
      data-sign={cell?.sign}
      title={typed === null && !isFlag ? (why ?? (text || undefined)) : undefined}
      style={{ width }}
    >
      {typed !== null ? (
        <CellEditor column={column} typed={typed} value={value} categories={categories} words={words} />
      ) : (
        <>
          {field === "name" && <Picture image={(known.row["image"] as string | null) ?? null} size={32} />}
          {isFlag ? (
            <span className="grid-flag" data-on={value === true || undefined}>
              <span className="grid-heard">{text}</span>
            </span>
          ) : (
            <span className="grid-text">{text}</span>
          )}
          {why && isActive && <span className="grid-why">{why}</span>}
          {cell && <span className="grid-heard">{why && !isActive ? why : words.signText(cell)}</span>}
        </>
      )}
    </div>
  );
}
