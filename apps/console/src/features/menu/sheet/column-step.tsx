import { findColumnHeaderMeaning } from "@dasturxon/domain/head-meaning";
import type { WireLanguage } from "@dasturxon/domain/language";
import type { SheetTable } from "@dasturxon/domain/menu-workbook";
import { formatMachineColumnName, type MenuColumn, listMenuColumns } from "@dasturxon/domain/menu-columns";
import type { StoredMenu } from "@dasturxon/domain/menu-table";
import type { OpenedTable } from "@dasturxon/domain/open-table";
import { Button, Group, Radio, Stack, Text, TextInput, Title } from "@mantine/core";
import { type ReactNode, useState } from "react";
import { useSignedInStaff } from "../../../platform/session.tsx";
import { useTranslate } from "../../../platform/use-language.tsx";
import "./column-step.css";
import { ColumnPreview, MAX_CELL_LENGTH } from "./column-preview.tsx";
import "./sheet.css";

/** Maximum numbers of preview rows and columns. More are not needed to recognise a column. */
const MAX_PREVIEW_ROWS = 6;
const MAX_PREVIEW_COLUMNS = 40;

/** Field of each column as a `formatMachineColumnName` key (null: ignored), and the default category of new dishes. */
export interface ColumnMapping {
  columns: readonly (string | null)[];
  /** Indexes of the columns that the user chose to ignore. Other columns without a field were not chosen. */
  ignored: ReadonlySet<number>;
  category: string;
}
/** Column mapping that the user confirmed. */
export interface ConfirmedColumnMapping extends ColumnMapping {
  /** Indexes of the table's columns that were shown to the user. A wide table is not shown in full. */
  drawn: readonly number[];
}

interface Props {
  /** Selection of the sheets that the table consists of. */
  sheets: ReactNode;
  menu: StoredMenu;
  table: SheetTable;
  opened: OpenedTable;
  choice: ColumnMapping;
  hidden: readonly string[];
  /** Whether the suggested mapping contains columns that were mapped in an earlier import. */
  isRemembered: boolean;
  onChoice: (choice: ConfirmedColumnMapping) => void;
  onClose: () => void;
}

const toColumnKey = (column: MenuColumn | null) => column && formatMachineColumnName(column);
export const listMachineNamesOfColumns = (
  { columns }: OpenedTable,
  width: number,
): readonly (string | null)[] => columns.slice(0, width).map(toColumnKey);

/** Returns the columns whose header means a price, even if they are mapped to another field. */
const listPriceColumns = ({ heads }: OpenedTable, main: WireLanguage) =>
  heads.flatMap((head, at) => (findColumnHeaderMeaning(head, main)?.column.key === "costPrice" ? at : []));

/**
 * Maps a column to a field. Null: the column is ignored. Each field maps to at most one column, so mapping it again
 * removes it from its previous column.
 */
function mapColumn(
  before: ColumnMapping,
  { place, key, width }: { place: number; key: string | null; width: number },
): ColumnMapping {
  const columns = Array.from({ length: width }, (_, at) => {
    const own = before.columns[at] ?? null;
    return at === place ? key : own === key ? null : own;
  });
  const others = [...before.ignored].filter((at) => at !== place);
  return { ...before, columns, ignored: new Set(key === null ? [...others, place] : others) };
}

/** Maps columns to fields. Previews the first rows of the table with a select above each column. */
export function ColumnMappingStep({ sheets, menu, table, opened, choice, ...rest }: Props) {
  const { hidden, isRemembered, onChoice, onClose } = rest;
  const t = useTranslate();
  const { languages } = useSignedInStaff().merchant;
  const [{ columns, ignored, category }, setChoice] = useState(choice);
  const options = listMenuColumns(languages, menu.branches).filter(({ key }) => !hidden.includes(key));
  const first = opened.rows[0]?.line ?? 1;
  const rows = table.slice(Math.max(0, first - 1)).filter((cells) => cells.some((cell) => cell?.trim()));
  const shown = rows.slice(0, MAX_PREVIEW_ROWS);
  const width = Math.max(opened.heads.length, columns.length, ...shown.map((cells) => cells.length));
  const places = Array.from({ length: width }, (_, at) => at)
    .filter(
      (at) =>
        opened.heads[at]?.trim() ||
        columns[at] ||
        at === opened.sectionColumn ||
        shown.some((cells) => cells[at]?.trim()),
    )
    .slice(0, MAX_PREVIEW_COLUMNS);
  const chooseColumn = (place: number, key: string | null) =>
    setChoice((before) => mapColumn(before, { place, key, width }));
  const hasColumn = (key: string) => columns.some((each) => each === key || each?.startsWith(`${key}_`));
  const prices = listPriceColumns(opened, languages[0] ?? "uz").filter((at) => places.includes(at));
  const formatPriceLabel = (at: number) => {
    const example = shown.map((cells) => cells[at]?.trim() ?? "").find((cell) => cell !== "");
    const head = opened.heads[at]?.trim().slice(0, MAX_CELL_LENGTH) ?? "";
    return example ? `${head} (${example.slice(0, MAX_CELL_LENGTH)})` : head;
  };
  const isReady = hasColumn("name") || hasColumn("id");
  return (
    <Stack gap="md">
      <div>
        <Title order={3} size="h4" mb={4}>
          {t("menuSheet.columns")}
        </Title>
        <Text c="dimmed">{t("menuSheet.columns-means")}</Text>
        {isRemembered && <Text>{t("menuSheet.columns-remembered")}</Text>}
      </div>
      {sheets}
      {prices.length > 1 && (
        <Radio.Group
          size="md"
          label={t("menuSheet.prices")}
          description={t("menuSheet.prices-hint")}
          value={String(columns.indexOf("costPrice"))}
          onChange={(at) => chooseColumn(Number(at), "costPrice")}
        >
          <Group gap="md" mt="xs">
            {prices.map((at) => (
              <Radio key={at} size="md" value={String(at)} label={formatPriceLabel(at)} />
            ))}
          </Group>
        </Radio.Group>
      )}
      <ColumnPreview
        places={places}
        heads={opened.heads}
        sectionColumn={opened.sectionColumn}
        rows={shown}
        columns={columns}
        options={options}
        onChoose={chooseColumn}
      />
      {!hasColumn("category") && (
        <TextInput
          size="md"
          maw={420}
          maxLength={120}
          label={t("menuSheet.category")}
          description={t("menuSheet.category-hint")}
          value={category}
          onChange={(event) => {
            const { value } = event.currentTarget;
            setChoice((before) => ({ ...before, category: value }));
          }}
        />
      )}
      {!isReady && (
        <Text c="red" role="alert">
          {t("menuSheet.no_heads")}
        </Text>
      )}
      <Group justify="flex-end" className="sheet-buttons">
        <Button variant="default" size="md" onClick={onClose}>
          {t("menuSheet.another")}
        </Button>
        <Button
          size="md"
          disabled={!isReady}
          onClick={() => onChoice({ columns, ignored, category, drawn: places })}
        >
          {t("menuSheet.show-plan")}
        </Button>
      </Group>
    </Stack>
  );
}
