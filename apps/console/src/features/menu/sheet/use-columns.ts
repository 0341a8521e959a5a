import type { SheetTable } from "@dasturxon/domain/menu-workbook";
import type { StoredMenu } from "@dasturxon/domain/menu-table";
import { toColumnHeaderKey, detectTableColumns } from "@dasturxon/domain/open-table";
import { useMemo, useState } from "react";
import { useSignedInStaff } from "../../../platform/session.tsx";
import { useTranslate } from "../../../platform/use-language.tsx";
import { listMachineNamesOfColumns, type ConfirmedColumnMapping } from "./column-step.tsx";

const NO_COLUMNS: ReadonlySet<number> = new Set();

/** Manages the column mapping of a table. Suggests a mapping, and asks the user to confirm ambiguous column headers. */
export function useColumnMapping(
  menu: StoredMenu,
  table: SheetTable | undefined,
  { hidden, remembered }: { hidden: readonly string[]; remembered: ReadonlyMap<string, string> },
) {
  const t = useTranslate();
  const { languages } = useSignedInStaff().merchant;
  const opened = useMemo(
    () => (table ? detectTableColumns(menu, table, { languages, hidden, remembered }) : null),
    [menu, table, languages, hidden, remembered],
  );
  const [choice, setChoice] = useState<ConfirmedColumnMapping | null>(null);
  const [isChoosing, setIsChoosing] = useState(opened !== null && !opened.isSure);
  const leftOut = (choice?.drawn ?? [])
    .filter((at) => !choice?.columns[at])
    .map((at) => opened?.heads[at] ?? "");
  const width = opened
    ? Math.max(
        opened.heads.length,
        opened.columns.length,
        ...(table ?? []).slice(0, 100).map(({ length }) => length),
      )
    : 0;
  return {
    opened,
    choice,
    isChoosing,
    /** Headers of the spreadsheet columns that the user chose to ignore. */
    leftOut: new Set(leftOut),
    isRemembered: opened?.heads.some((head) => remembered.has(toColumnHeaderKey(head))) === true,
    proposed: {
      columns: opened ? listMachineNamesOfColumns(opened, width) : [],
      ignored: NO_COLUMNS,
      category: t("start.paste.category"),
    },
    choose: (chosen: ConfirmedColumnMapping) => {
      setChoice(chosen);
      setIsChoosing(false);
    },
    reopen: () => setIsChoosing(true),
  };
}
