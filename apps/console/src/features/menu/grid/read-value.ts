import { type CellValueLimits, parseMenuCell, type ParsedCell } from "@dasturxon/domain/menu-cells";
import type { WireLanguage } from "@dasturxon/domain/language";
import { toTextByLanguage } from "@dasturxon/domain/text";
import type { GridColumn } from "./columns.ts";

interface EditedCellContext {
  bounds: CellValueLimits;
  /** Current value of the cell. */
  before: unknown;
  /** Language in which the names in the cells are written. */
  language: WireLanguage;
  /** Finds a category by its name. */
  findCategory: (name: string) => ParsedCell;
}

/** Parses the text typed or pasted into a cell. Returns the field's value or the reason why it is invalid. */
export function parseGridCellText(
  { field, menu }: GridColumn,
  text: string,
  { bounds, before, language, findCategory }: EditedCellContext,
): ParsedCell {
  const words = text.trim();
  if (field === "categoryId") return words === "" ? { fault: "required" } : findCategory(words);
  if (menu.language) {
    const name = { ...toTextByLanguage(before), [language]: words || null };
    const isSilent = Object.values(name).every((each) => !each?.trim());
    if (isSilent) return { fault: "required" };
    const read = parseMenuCell(menu, words, bounds);
    return "fault" in read ? read : { value: name };
  }
  if (words !== "") return parseMenuCell(menu, words, bounds);
  return bounds.isOptional ? { value: null } : { fault: "required" };
}
