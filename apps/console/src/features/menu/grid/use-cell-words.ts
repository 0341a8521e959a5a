import type { MenuCellFault } from "@dasturxon/domain/menu-cells";
import { formatNumber } from "@dasturxon/domain/format";
import { findTextInLanguage, toTextByLanguage } from "@dasturxon/domain/text";
import { useMemo } from "react";
import shape from "virtual:resource/product";
import { type MessageId, useLanguage, useTranslate } from "../../../platform/use-language.tsx";
import type { EditedCellState } from "./cell-state.ts";
import type { GridColumn } from "./columns.ts";

/** Returns functions that format cells: displayed text, initial text of the editor, and reason of an error. */
export function useCellFormatters(categories: Map<string, string>) {
  const t = useTranslate();
  const { language } = useLanguage();
  return useMemo(() => {
    /** Formats a value. Null and undefined are an empty cell. */
    function formatCellValue({ field, menu }: GridColumn, value: unknown): string {
      if (value === null || value === undefined) return "";
      if (field === "categoryId") return categories.get(String(value)) ?? "";
      if (menu.kind === "flag") return t(value ? "resource.on" : "resource.off");
      if (menu.kind === "choice") return t(`product.${field}.${String(value)}` as MessageId);
      if (menu.language) return findTextInLanguage(toTextByLanguage(value), language);
      // The size of a portion (measure) can have three decimals, but the format of amounts supports only two.
      return field === "measure" ? String(value).replace(".", ",") : formatNumber(Number(value), language);
    }
    /** Formats the value of a cell for its editor. Numbers have no thousands separators. */
    const formatForEditing = (column: GridColumn, value: unknown) =>
      typeof value === "number" ? String(value).replace(".", ",") : formatCellValue(column, value);
    function formatCellFault({ field }: GridColumn, fault: MenuCellFault): string {
      const { min, max, longest } = shape.fields[field] ?? {};
      const said = t(`menuSheet.fault.${fault}`);
      if (fault === "bounds" && max != null)
        return `${said} (${formatNumber(min ?? 0)}–${formatNumber(max, language)})`;
      return fault === "long" && longest != null ? `${said} (${longest})` : said;
    }
    /** Returns the reason why a cell is not saved. Null if it is saved or will be. */
    function formatUnsavedReason(column: GridColumn, cell: EditedCellState | undefined): string | null {
      if (cell?.sign === "failed") return cell.why.description[language];
      return cell?.sign === "wrong" ? formatCellFault(column, cell.why) : null;
    }
    const formatCellSign = ({ sign }: EditedCellState) => t(`grid.${sign}`);
    return {
      shown: formatCellValue,
      typed: formatForEditing,
      faultText: formatCellFault,
      whyOf: formatUnsavedReason,
      signText: formatCellSign,
    };
  }, [t, language, categories]);
}

export type CellFormatters = ReturnType<typeof useCellFormatters>;
