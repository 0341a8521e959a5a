import type { MenuCellFault, ParsedCell } from "@dasturxon/domain/menu-cells";
import type { WireLanguage } from "@dasturxon/domain/language";
import { useRef, useState } from "react";
import shape from "virtual:resource/product";
import { useTranslate, useLocalizeText } from "../../../platform/use-language.tsx";
import type { ResourceRowValues } from "../../../resource/use-resource.ts";
import { useUndoBar } from "../../../ui/use-undo.tsx";
import { findLargePriceChanges, type PriceChange } from "../../../parts/prices/price-question.tsx";
import { getSavedCellValue } from "./cell-state.ts";
import type { GridColumn } from "./columns.ts";
import type { CellPosition } from "./next-cell.ts";
import { placePastedCells, parsePastedBlock, separateInvalidCells } from "./read-block.ts";
import { parseGridCellText } from "./read-value.ts";
import type { GridRowStore } from "./grid-row-store.ts";

interface CellEdit {
  id: string;
  field: string;
  value: unknown;
}

/** Result of a pasted block. */
export interface PasteResult {
  filled: number;
  beside: number;
  misread: { id: string; field: string; text: string; fault: MenuCellFault }[];
}

interface GridEditOptions {
  keeper: GridRowStore;
  columns: readonly GridColumn[];
  language: WireLanguage;
  findCategory: (name: string) => ParsedCell;
}

/** Edits of several cells at once, from a key or a pasted block. They can be undone together. */
export function useGridEdits({ keeper, columns, language, findCategory }: GridEditOptions) {
  const t = useTranslate();
  const text = useLocalizeText();
  const undo = useUndoBar();
  /** Edits that wait for the confirmation of large price changes. Null if there are none. */
  const [doubted, setDoubted] = useState<{ edits: readonly CellEdit[]; moves: PriceChange[] } | null>(null);
  const [pasted, setPasted] = useState<PasteResult | null>(null);
  /** Stack of undo functions. Ctrl+Z can undo more edits than the bar, which offers only the last one. */
  const ways = useRef<(() => Promise<void>)[]>([]);

  /** Saves cells. Asks for confirmation first when a price changes by more than half. */
  async function saveEdits(edits: readonly CellEdit[]) {
    const moves = listPriceChanges(keeper, edits, text);
    const large = findLargePriceChanges(moves);
    if (large.length > 0) setDoubted({ edits, moves: large });
    else await saveEditsNow(edits);
  }
  async function saveEditsNow(edits: readonly CellEdit[]) {
    const before = edits.flatMap(({ id, field }): CellEdit[] => {
      const known = keeper.rowOf(id);
      return known ? [{ id, field, value: getSavedCellValue(known, field) }] : [];
    });
    await saveGridCells(keeper, edits);
    const done = before.filter(({ id, field }) => keeper.rowOf(id)?.cells[field]?.sign === "saved");
    const [first] = done;
    const row = first && keeper.rowOf(first.id)?.row;
    if (!row) return;
    const restoreCells = () => saveGridCells(keeper, done);
    ways.current.push(restoreCells);
    const said =
      done.length === 1
        ? t("resource.saved", { name: text(row["name"] as Parameters<typeof text>[0]) })
        : t("grid.saved-many", { count: done.length });
    undo.say(said, async () => {
      ways.current = ways.current.filter((each) => each !== restoreCells);
      await restoreCells();
    });
  }
  const parseTypedCell = (column: GridColumn, id: string, typed: string): ParsedCell => {
    const known = keeper.rowOf(id);
    const bounds = shape.fields[column.field];
    if (!known || !bounds) return { fault: "broken" };
    const before = getSavedCellValue(known, column.field);
    return parseGridCellText(column, typed, { bounds, before, language, findCategory });
  };
  /** Parses the typed text and saves it. Invalid text is not saved and the cell is marked. */
  function saveTypedText(id: string, column: GridColumn, typed: string) {
    const found = parseTypedCell(column, id, typed);
    if ("fault" in found) keeper.reject(id, column.field, typed, found.fault);
    else void saveEdits([{ id, field: column.field, value: found.value }]);
  }
  const chooseValue = (id: string, field: string, value: unknown) => void saveEdits([{ id, field, value }]);
  /** Pastes a block of cells to the right of and below a cell, onto the displayed rows. */
  function pasteBlock(copied: string, at: CellPosition, ids: readonly string[]) {
    const fit = { rows: ids.length, columns: columns.length };
    const { cells, beside } = placePastedCells(parsePastedBlock(copied), at, fit);
    const toGridCell = (cell: CellPosition) => ({ id: ids[cell.row] ?? "", column: columns[cell.column] });
    const sorted = separateInvalidCells(cells, (cell) => {
      const { id, column } = toGridCell(cell);
      return column ? parseTypedCell(column, id, cell.text) : { fault: "broken" };
    });
    const misread = sorted.misread.map((cell) => {
      const { id, column } = toGridCell(cell);
      return { id, field: column?.field ?? "", text: cell.text, fault: cell.fault };
    });
    for (const { id, field, text: words, fault } of misread) keeper.reject(id, field, words, fault);
    const edits = sorted.read.map((cell) => {
      const { id, column } = toGridCell(cell);
      return { id, field: column?.field ?? "", value: cell.value };
    });
    // A single pasted cell that is valid needs no notice.
    setPasted(
      cells.length + beside > 1 || misread.length > 0 ? { filled: edits.length, beside, misread } : null,
    );
    void saveEdits(edits);
  }
  return {
    type: saveTypedText,
    choose: chooseValue,
    paste: pasteBlock,
    pasted,
    forget: () => setPasted(null),
    takeBack: () => void ways.current.pop()?.(),
    bar: undo.bar,
    doubted: doubted?.moves ?? null,
    answer(isMeant: boolean) {
      setDoubted(null);
      if (isMeant && doubted) void saveEditsNow(doubted.edits);
    },
  };
}

export type GridEdits = ReturnType<typeof useGridEdits>;

async function saveGridCells(keeper: GridRowStore, edits: readonly CellEdit[]): Promise<void> {
  const byRow = new Map<string, ResourceRowValues>();
  for (const { id, field, value } of edits) byRow.set(id, { ...byRow.get(id), [field]: value });
  await Promise.all([...byRow].map(([id, values]) => keeper.put(id, values)));
}

/** Returns the edits that change a price, with the product's name and the old and new price. */
function listPriceChanges(
  keeper: GridRowStore,
  edits: readonly CellEdit[],
  text: ReturnType<typeof useLocalizeText>,
): PriceChange[] {
  return edits.flatMap(({ id, field, value }) => {
    const known = field === "costPrice" ? keeper.rowOf(id) : undefined;
    if (!known) return [];
    const name = text(known.row["name"] as Parameters<typeof text>[0]);
    return [{ id, name, before: Number(getSavedCellValue(known, field)), after: Number(value) }];
  });
}
