import { CloseButton, Text } from "@mantine/core";
import { useTranslate, useLocalizeText } from "../../../platform/use-language.tsx";
import type { GridColumn } from "./columns.ts";
import type { GridRowStore } from "./grid-row-store.ts";
import type { CellFormatters } from "./use-cell-words.ts";
import type { PasteResult } from "./use-grid-edits.ts";

/** Maximum number of cells that are listed by name. */
const MAX_LISTED_CELLS = 3;

interface Props {
  pasted: PasteResult;
  columns: readonly GridColumn[];
  keeper: GridRowStore;
  words: CellFormatters;
  onClose: () => void;
}

/** Summary of a pasted block, with the cells that could not be parsed and the reasons. */
export function PasteSummary({
  pasted: { filled, beside, misread },
  columns,
  keeper,
  words,
  onClose,
}: Props) {
  const t = useTranslate();
  const text = useLocalizeText();
  const rest = misread.length - MAX_LISTED_CELLS;
  return (
    <div className="grid-pasted" role="status" data-wrong={misread.length > 0 || undefined}>
      <div>
        <Text fw={600}>{t("grid.pasted", { count: filled })}</Text>
        {misread.length > 0 && <Text>{t("grid.misread", { count: misread.length })}</Text>}
        {misread.slice(0, MAX_LISTED_CELLS).map(({ id, field, text: said, fault }) => {
          const name = keeper.rowOf(id)?.row["name"] as Parameters<typeof text>[0] | undefined;
          const place = columns.find((each) => each.field === field);
          return (
            <Text key={`${id}.${field}`} size="sm">
              {name && text(name)} · {place?.title}: {t("menuSheet.quoted", { text: said.slice(0, 40) })}{" "}
              {place && words.faultText(place, fault)}
            </Text>
          );
        })}
        {rest > 0 && <Text size="sm">{t("many.more", { count: rest })}</Text>}
        {beside > 0 && <Text size="sm">{t("grid.beside", { count: beside })}</Text>}
      </div>
      <CloseButton size={44} aria-label={t("order.close")} onClick={onClose} />
    </div>
  );
}
