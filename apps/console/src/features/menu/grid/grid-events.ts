import type { ClipboardEvent, KeyboardEvent, MouseEvent, SyntheticEvent } from "react";
import { getDisplayedCellValue } from "./cell-state.ts";
import type { GridColumn } from "./columns.ts";
import type { CellPosition } from "./next-cell.ts";
import type { GridRowStore } from "./grid-row-store.ts";
import type { CellFormatters } from "./use-cell-words.ts";
import type { GridEdits } from "./use-grid-edits.ts";
import type { GridKeyHandlers } from "./use-grid-keys.ts";

interface GridEventOptions {
  ids: readonly string[];
  columns: readonly GridColumn[];
  keeper: GridRowStore;
  edits: GridEdits;
  words: CellFormatters;
  mayWrite: boolean;
}

const isInputOrSelect = (target: EventTarget): target is HTMLInputElement | HTMLSelectElement =>
  target instanceof HTMLInputElement || target instanceof HTMLSelectElement;
const isClickOnFlagCell = ({ target }: MouseEvent) =>
  target instanceof Element && target.closest(".grid-flag") !== null;
const toKeyPress = ({ key, shiftKey, ctrlKey, metaKey }: KeyboardEvent) => ({
  key,
  shiftKey,
  ctrlKey,
  metaKey,
});

/** Returns the event handlers of the grid: keys, pointer and clipboard. The cells have no handlers of their own. */
export function createGridEvents(
  grid: GridKeyHandlers,
  { ids, columns, keeper, edits, words, mayWrite }: GridEventOptions,
) {
  const { at, typed } = grid;
  const known = keeper.rowOf(ids[at.row] ?? "");
  const column = columns[at.column];

  function onKeyDown(event: KeyboardEvent) {
    const { target, key } = event;
    if (!isInputOrSelect(target)) {
      if (grid.press(event)) event.preventDefault();
      return;
    }
    if (event.nativeEvent.isComposing) return;
    if (key === "Escape") grid.leave();
    else if (key === "Enter")
      grid.end(target, { ...toKeyPress(event), key: event.shiftKey ? "ArrowUp" : "ArrowDown" });
    else if (key === "Tab") grid.end(target, toKeyPress(event));
    else return;
    event.preventDefault();
  }
  function onClick(event: MouseEvent) {
    const place = findCellPosition(event);
    if (!place || isInputOrSelect(event.target)) return;
    const isSame = place.row === at.row && place.column === at.column;
    const isMark = isClickOnFlagCell(event);
    grid.go(place);
    if (isMark && mayWrite) toggleFlag(place);
    // Touch has no double click, so a tap on the active cell starts editing.
    else if (isSame && (event.nativeEvent as PointerEvent).pointerType === "touch") grid.begin();
  }
  function onDoubleClick(event: MouseEvent) {
    if (findCellPosition(event) && !isClickOnFlagCell(event) && !isInputOrSelect(event.target)) grid.begin();
  }
  function toggleFlag({ row, column }: CellPosition) {
    const [id, field] = [ids[row], columns[column]?.field];
    const known = id && keeper.rowOf(id);
    if (known && field) edits.choose(known.row.id, field, getDisplayedCellValue(known, field) !== true);
  }
  function onCopy(event: ClipboardEvent) {
    if (isInputOrSelect(event.target) || !known || !column || !getSelection()?.isCollapsed) return;
    event.clipboardData.setData(
      "text/plain",
      words.typed(column, getDisplayedCellValue(known, column.field)),
    );
    event.preventDefault();
  }
  function onPaste(event: ClipboardEvent) {
    if (isInputOrSelect(event.target) || !mayWrite) return;
    edits.paste(event.clipboardData.getData("text/plain"), at, ids);
    event.preventDefault();
  }
  const onBlur = ({ target }: SyntheticEvent) => {
    if (isInputOrSelect(target) && typed !== null) grid.end(target, null);
  };
  return { onKeyDown, onClick, onDoubleClick, onCopy, onPaste, onBlur };
}

/** Returns the cell of a mouse event, or null if there is none. */
function findCellPosition({ target }: MouseEvent): CellPosition | null {
  const cell = target instanceof Element ? target.closest<HTMLElement>("[data-column]") : null;
  const row = cell?.closest<HTMLElement>("[data-row]");
  if (!cell || !row) return null;
  return { row: Number(row.dataset["row"]), column: Number(cell.dataset["column"]) };
}
