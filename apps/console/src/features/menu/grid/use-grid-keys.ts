import { type RefObject, useLayoutEffect, useRef, useState } from "react";
import { getSavedCellValue, getDisplayedCellValue } from "./cell-state.ts";
import type { GridColumn } from "./columns.ts";
import { type CellPosition, findNextCell, type KeyPress } from "./next-cell.ts";
import type { GridRowStore } from "./grid-row-store.ts";
import type { CellFormatters } from "./use-cell-words.ts";
import { ROW_HEIGHT_PX } from "./use-drawn-rows.ts";
import type { GridEdits } from "./use-grid-edits.ts";

interface GridKeyOptions {
  box: RefObject<HTMLElement | null>;
  ids: readonly string[];
  columns: readonly GridColumn[];
  keeper: GridRowStore;
  edits: GridEdits;
  words: CellFormatters;
  mayWrite: boolean;
  inSight: number;
}

/** State of the focus and the editor, with the handlers of keys and the pointer. */
export function useGridKeys({ box, ids, columns, keeper, edits, words, mayWrite, inSight }: GridKeyOptions) {
  const [focus, setFocus] = useState<{ id: string | null; column: number }>({ id: null, column: 0 });
  const [typed, setTyped] = useState<string | null>(null);
  /** Whether the next render scrolls to the active cell and focuses it. False while the user scrolls or searches. */
  const isLed = useRef(false);
  const found = focus.id === null ? 0 : ids.indexOf(focus.id);
  const at: CellPosition = { row: Math.max(0, found), column: focus.column };
  const id = ids[at.row];
  const column = columns[at.column];

  useLayoutEffect(() => {
    if (!isLed.current || !box.current) return;
    isLed.current = false;
    scrollToCell(box.current, at, columns);
    if (typed === null)
      box.current.querySelector<HTMLElement>("[data-active]")?.focus({ preventScroll: true });
  });

  /** Moves the focus to the cell with this row id and field. Does nothing if the grid does not display the cell. */
  const moveToField = (to: { id: string; field: string }) => {
    const column = columns.findIndex(({ field }) => field === to.field);
    if (column >= 0 && ids.includes(to.id)) moveToCell({ row: ids.indexOf(to.id), column });
  };
  const moveToCell = (next: CellPosition | null) => {
    if (!next) return false;
    isLed.current = true;
    setFocus({ id: ids[next.row] ?? null, column: next.column });
    return true;
  };
  const startEditing = (text: string | null) => {
    if (!mayWrite || !id || !column) return;
    const known = keeper.rowOf(id);
    if (!known) return;
    const cell = known.cells[column.field];
    const isWrong = cell?.sign === "wrong";
    if (column.menu.kind === "flag" && !isWrong)
      return edits.choose(id, column.field, getSavedCellValue(known, column.field) !== true);
    isLed.current = true;
    setTyped(text ?? (isWrong ? cell.text : words.typed(column, getDisplayedCellValue(known, column.field))));
  };
  /** Saves the value that the user entered into the cell editor, and closes the editor. */
  const finishEditing = (editor: HTMLInputElement | HTMLSelectElement, step: KeyPress | null) => {
    if (!id || !column) return;
    const isChoice = editor instanceof HTMLSelectElement;
    setTyped(null);
    if (isChoice) edits.choose(id, column.field, editor.value);
    else edits.type(id, column, editor.value);
    if (!step) return;
    isLed.current = true;
    moveToCell(findNextCell(at, step, { rows: ids.length, columns: columns.length, inSight }));
  };
  const cancelEditing = () => {
    isLed.current = true;
    setTyped(null);
  };

  function handleKeyPress(event: KeyPress & { altKey: boolean }): boolean {
    const { key, ctrlKey, metaKey, altKey } = event;
    const isHeld = ctrlKey || metaKey || altKey;
    if ((ctrlKey || metaKey) && key.toLowerCase() === "z") {
      edits.takeBack();
      return true;
    }
    if (
      !altKey &&
      moveToCell(findNextCell(at, event, { rows: ids.length, columns: columns.length, inSight }))
    )
      return true;
    if (key === "Escape" && id && column) keeper.drop(id, column.field);
    else if (key === "Enter" || key === "F2") startEditing(null);
    else if (key === " " && !isHeld) {
      if (column?.menu.kind === "flag") startEditing(null);
    } else if ((key === "Delete" || key === "Backspace") && mayWrite && id && column) {
      if (column.menu.kind !== "flag") edits.type(id, column, "");
    } else if ([...key].length === 1 && !isHeld && column?.menu.kind !== "flag") startEditing(key);
    else return false;
    return true;
  }
  return {
    at,
    typed,
    go: moveToCell,
    lead: moveToField,
    press: handleKeyPress,
    begin: () => startEditing(null),
    end: finishEditing,
    leave: cancelEditing,
  };
}

export type GridKeyHandlers = ReturnType<typeof useGridKeys>;

/** Scrolls as little as possible to show the whole cell beside the fixed header and the fixed column of names. */
function scrollToCell(box: HTMLElement, { row, column }: CellPosition, columns: readonly GridColumn[]): void {
  const top = row * ROW_HEIGHT_PX;
  const room = box.clientHeight - ROW_HEIGHT_PX;
  if (top < box.scrollTop) box.scrollTop = top;
  else if (top + ROW_HEIGHT_PX > box.scrollTop + room) box.scrollTop = top + ROW_HEIGHT_PX - room;
  if (column === 0) return;
  const cell = box.querySelector<HTMLElement>(`.grid-line [data-column="${column}"]`);
  const names = box.querySelector<HTMLElement>(`.grid-line [data-column="0"]`)?.offsetWidth ?? 0;
  const start = columns.slice(1, column).reduce((sum, each) => sum + each.width, 0);
  const end = start + (cell?.offsetWidth ?? 0) + names;
  if (start < box.scrollLeft) box.scrollLeft = start;
  else if (end > box.scrollLeft + box.clientWidth) box.scrollLeft = end - box.clientWidth;
}
