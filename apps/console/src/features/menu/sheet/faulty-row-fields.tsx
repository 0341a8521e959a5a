import type { SheetKey } from "@dasturxon/domain/menu-workbook";
import { formatColumnHeader, formatMachineColumnName } from "@dasturxon/domain/menu-columns";
import type { RowFault } from "@dasturxon/domain/menu-row";
import { Badge, Button, Group, TextInput } from "@mantine/core";
import { useLanguage, useTranslate } from "../../../platform/use-language.tsx";
import type { RowPosition, ShownImportRow } from "./faulty-rows.ts";
import type { useImportRowCorrections } from "./use-row-fixes.ts";

export type RowCorrectionState = ReturnType<typeof useImportRowCorrections>;

interface Props {
  sheet: SheetKey;
  /** Line number of the invalid row, and the name of its sheet. The name is null if the workbook has only the sheet of dishes. */
  place: RowPosition;
  row: ShownImportRow;
  whyOf: (fault: RowFault) => string;
  mending: RowCorrectionState;
}

/**
 * Renders an invalid row: its name and an input for each invalid cell. Cells are validated on every change.
 * Validation on blur would shift the layout during a click on another element, and the click would miss it.
 */
export function FaultyRowFields({
  sheet,
  place: { name: sheetName, line: shownLine },
  row,
  whyOf,
  mending,
}: Props) {
  const { mends, mend, skip, takeBack } = mending;
  const t = useTranslate();
  const { language } = useLanguage();
  const { line, faults, state, open } = row;
  const isSkipped = state === "skipped";
  const place = `${sheetName === null ? "" : `${sheetName}, `}${t("menuSheet.line", { line: shownLine })}`;
  const name = row.name || place;
  return (
    <>
      <Group justify="space-between" gap="xs" wrap="nowrap">
        <Group gap="xs" {...(isSkipped && { td: "line-through", c: "dimmed" })}>
          <span>
            {row.name && <b>{row.name}</b>} {place}
          </span>
          {state === "mended" && (
            <Badge color="teal" variant="light">
              {t("menuSheet.mended")}
            </Badge>
          )}
        </Group>
        <Button
          variant="subtle"
          size="compact-md"
          flex="none"
          aria-label={t(isSkipped ? "menuSheet.take-back-named" : "menuSheet.skip-named", { name })}
          onClick={() => (isSkipped ? takeBack(sheet, row) : skip(sheet, row))}
        >
          {t(isSkipped ? "menuSheet.take-back" : "menuSheet.skip")}
        </Button>
      </Group>
      <Group gap="md" align="flex-start">
        {faults.map((fault) => {
          const key = formatMachineColumnName(fault.column);
          return (
            <TextInput
              key={key}
              size="sm"
              w={{ base: "100%", xs: 280 }}
              label={formatColumnHeader(fault.column, language)}
              defaultValue={mends[sheet].mended.get(line)?.get(key) ?? fault.text.trim()}
              error={open.has(key) && whyOf(fault)}
              disabled={isSkipped}
              onChange={(event) => mend(sheet, row, { key, text: event.currentTarget.value })}
            />
          );
        })}
      </Group>
    </>
  );
}
