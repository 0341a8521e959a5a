import {
  type ClipboardEvent,
  type KeyboardEvent,
  type MouseEvent,
  type SyntheticEvent,
  useEffect,
  useRef,
} from "react";
import { useT } from "../../../platform/use-language.tsx";
import { shownValue } from "./cell-state.ts";
import type { GridColumn } from "./columns.ts";
import type { CellLooks } from "./grid-cell.tsx";
import { GridLine } from "./grid-line.tsx";
import type { CellPlace } from "./next-cell.ts";
import type { RowKeeper } from "./row-keeper.ts";
import { ROW_HEIGHT, useDrawnRows } from "./use-drawn-rows.ts";
import type { GridEdits } from "./use-grid-edits.ts";
import { useGridKeys } from "./use-grid-keys.ts";

interface Props {
  title: string;
  ids: readonly string[];
  /** Total number of products, loaded or not. */
  total: number;
  columns: readonly GridColumn[];
  keeper: RowKeeper;
  edits: GridEdits;
  looks: CellLooks;
  /** Cell to focus. Each new object focuses the cell again. */
  led: { id: string; field: string } | null;
}

const isEditor = (target: EventTarget): target is HTMLInputElement | HTMLSelectElement =>
  target instanceof HTMLInputElement || target instanceof HTMLSelectElement;

/** Products as a spreadsheet. Renders only the visible rows. Arrow keys move between cells, and one cell is edited. */
export function GridTable({ title, ids, total, columns, keeper, edits, looks, led }: Props) {
  const t = useT();
  const box = useRef<HTMLDivElement>(null);
  const { from, to, inSight } = useDrawnRows(box, ids.length);
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

  function onKeyDown(event: KeyboardEvent) {
    const { target, key } = event;
    if (!isEditor(target)) {
      if (grid.press(event)) event.preventDefault();
      return;
    }
    if (event.nativeEvent.isComposing) return;
    if (key === "Escape") grid.leave();
    else if (key === "Enter")
      grid.end(target, { ...held(event), key: event.shiftKey ? "ArrowUp" : "ArrowDown" });
    else if (key === "Tab") grid.end(target, held(event));
    else return;
    event.preventDefault();
  }
  function onClick(event: MouseEvent) {
    const place = placeOf(event);
    if (!place || isEditor(event.target)) return;
    const isSame = place.row === at.row && place.column === at.column;
    const isMark = event.target instanceof Element && event.target.closest(".grid-flag") !== null;
    grid.go(place);
    if (isMark && mayWrite) toggle(place);
    // Touch has no double click, so a tap on the active cell starts editing.
    else if (isSame && (event.nativeEvent as PointerEvent).pointerType === "touch") grid.begin();
  }
  function toggle({ row, column }: CellPlace) {
    const [id, field] = [ids[row], columns[column]?.field];
    const known = id && keeper.rowOf(id);
    if (known && field) edits.choose(known.row.id, field, shownValue(known, field) !== true);
  }
  const known = keeper.rowOf(ids[at.row] ?? "");
  const column = columns[at.column];
  function onCopy(event: ClipboardEvent) {
    if (isEditor(event.target) || !known || !column || !getSelection()?.isCollapsed) return;
    event.clipboardData.setData("text/plain", words.typed(column, shownValue(known, column.field)));
    event.preventDefault();
  }
  function onPaste(event: ClipboardEvent) {
    if (isEditor(event.target) || !mayWrite) return;
    edits.paste(event.clipboardData.getData("text/plain"), at, ids);
    event.preventDefault();
  }
  const onBlur = ({ target }: SyntheticEvent) => {
    if (isEditor(target) && typed !== null) grid.end(target, null);
  };

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
        onKeyDown={onKeyDown}
        onClick={onClick}
        onDoubleClick={(event) => {
          const isMark = event.target instanceof Element && event.target.closest(".grid-flag") !== null;
          if (placeOf(event) && !isMark && !isEditor(event.target)) grid.begin();
        }}
        onCopy={onCopy}
        onPaste={onPaste}
        onBlur={onBlur}
      >
        <div role="row" className="grid-head" aria-rowindex={1}>
          {columns.map(({ field, title: name, short, width, isNumber }, index) => (
            <div
              key={field}
              role="columnheader"
              className="grid-cell"
              aria-colindex={index + 1}
              data-column={index}
              data-number={isNumber || undefined}
              title={name}
              style={{ width }}
            >
              {short ? (
                <>
                  <span className="grid-heard">{name}</span>
                  <span className="grid-text" aria-hidden>
                    {t(short)}
                  </span>
                </>
              ) : (
                <span className="grid-text">{name}</span>
              )}
            </div>
          ))}
        </div>
        <div role="rowgroup" className="grid-lines" style={{ height: ids.length * ROW_HEIGHT }}>
          {drawn.map((index) => (
            <GridLine
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

const held = ({ key, shiftKey, ctrlKey, metaKey }: KeyboardEvent) => ({ key, shiftKey, ctrlKey, metaKey });

/** Returns the cell of a mouse event, or null if there is none. */
function placeOf({ target }: MouseEvent): CellPlace | null {
  const cell = target instanceof Element ? target.closest<HTMLElement>("[data-column]") : null;
  const row = cell?.closest<HTMLElement>("[data-row]");
  if (!cell || !row) return null;
  return { row: Number(row.dataset["row"]), column: Number(cell.dataset["column"]) };
}
