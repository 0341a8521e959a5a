import type { StoredMenu } from "@dasturxon/domain/menu-table";
import { mergeWorkbookSheets, findDefaultSheetIndexes } from "@dasturxon/domain/merge-sheets";
import { Stack, Text } from "@mantine/core";
import { useMemo, useState } from "react";
import { useSignedInStaff } from "../../../platform/session.tsx";
import { useTranslate } from "../../../platform/use-language.tsx";
import { MenuImportPreview } from "./import-planned.tsx";
import type { MenuImportSource } from "./read-source.ts";
import { SheetCheckboxes } from "./sheet-choice.tsx";

interface Props {
  menu: StoredMenu;
  /** Column mappings of earlier imports, by normalised column header. */
  remembered: ReadonlyMap<string, string>;
  source: MenuImportSource;
  onSource: (source: MenuImportSource) => void;
  onClose: () => void;
}

/** Imports the chosen sheets of a file as one table. */
export function WorkbookSheetsImport({ source, ...rest }: Props) {
  const t = useTranslate();
  const main = useSignedInStaff().merchant.languages[0] ?? "uz";
  const { book, sheets = [], ignored = [] } = source;
  const [chosen, setChosen] = useState(() => findDefaultSheetIndexes(sheets));
  const isSplit = sheets.length > 1;
  const merged = useMemo(
    () =>
      isSplit
        ? mergeWorkbookSheets(
            chosen.flatMap((at) => sheets[at] ?? []),
            main,
          )
        : null,
    [isSplit, chosen, sheets, main],
  );
  const own = useMemo(
    () => (merged ? { ...source, book: { ...book, dishes: merged.table } } : source),
    [merged, source, book],
  );
  return (
    <MenuImportPreview
      {...rest}
      // A selection of other sheets has other columns and rows. The new key resets the column mapping and the
      // corrections.
      key={chosen.join()}
      source={own}
      places={merged?.places ?? []}
      sheets={
        (isSplit || ignored.length > 0) && (
          <Stack gap="xs">
            {isSplit && <SheetCheckboxes sheets={sheets} chosen={chosen} onChange={setChosen} />}
            {ignored.length > 0 && (
              <Text c="dimmed" size="sm">
                {t("menuSheet.lists-ignored", { names: ignored.join(", ") })}
              </Text>
            )}
          </Stack>
        )
      }
    />
  );
}
