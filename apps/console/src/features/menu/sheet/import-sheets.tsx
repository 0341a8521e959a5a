import type { StoredMenu } from "@dasturxon/domain/menu-table";
import { mergeSheets, proposeSheets } from "@dasturxon/domain/merge-sheets";
import { Stack, Text } from "@mantine/core";
import { useMemo, useState } from "react";
import { useSignedInStaff } from "../../../platform/session.tsx";
import { useT } from "../../../platform/use-language.tsx";
import { ImportPreview } from "./import-planned.tsx";
import type { ImportSource } from "./read-source.ts";
import { SheetChoice } from "./sheet-choice.tsx";

interface Props {
  menu: StoredMenu;
  /** Column mappings of earlier imports, by normalised column header. */
  remembered: ReadonlyMap<string, string>;
  source: ImportSource;
  onSource: (source: ImportSource) => void;
  onClose: () => void;
}

/** Imports the chosen sheets of a file as one table. */
export function ImportSheets({ source, ...rest }: Props) {
  const t = useT();
  const main = useSignedInStaff().merchant.languages[0] ?? "uz";
  const { book, sheets = [], ignored = [] } = source;
  const [chosen, setChosen] = useState(() => proposeSheets(sheets));
  const isSplit = sheets.length > 1;
  const merged = useMemo(
    () =>
      isSplit
        ? mergeSheets(
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
    <ImportPreview
      {...rest}
      // A selection of other sheets has other columns and rows. The new key resets the column mapping and the
      // corrections.
      key={chosen.join()}
      source={own}
      places={merged?.places ?? []}
      sheets={
        (isSplit || ignored.length > 0) && (
          <Stack gap="xs">
            {isSplit && <SheetChoice sheets={sheets} chosen={chosen} onChange={setChosen} />}
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
