import { formatColumnHeader, formatMachineColumnName, type MenuColumn } from "@dasturxon/domain/menu-columns";
import { NativeSelect } from "@mantine/core";
import { useLanguage, useTranslate } from "../../../platform/use-language.tsx";

/** Maximum number of characters of a cell that the preview shows. */
export const MAX_CELL_LENGTH = 60;

interface Props {
  /** Indexes of the table's columns that the preview shows. */
  places: readonly number[];
  heads: readonly string[];
  /** Index of the added column with the section of each row, which the file has as rows of their own. Null: none. */
  sectionColumn: number | null;
  rows: readonly (readonly (string | null)[])[];
  /** Field of each column as a `formatMachineColumnName` key. Null: ignored. */
  columns: readonly (string | null)[];
  /** Columns of the menu from which the user can choose the meaning of a column in the file. */
  options: readonly MenuColumn[];
  onChoose: (place: number, key: string | null) => void;
}

/** The first rows of a table, with a select of the field above each column. */
export function ColumnPreview({ places, heads, sectionColumn, rows, columns, options, onChoose }: Props) {
  const t = useTranslate();
  const { language } = useLanguage();
  return (
    <div className="column-step" role="region" aria-label={t("menuSheet.columns")}>
      <table>
        <thead>
          <tr>
            {places.map((at) => {
              const head = at === sectionColumn ? t("menuSheet.column-sections") : (heads[at]?.trim() ?? "");
              return (
                <th key={at} scope="col">
                  <NativeSelect
                    size="sm"
                    aria-label={t("menuSheet.column", { head: head || String(at + 1) })}
                    value={columns[at] ?? ""}
                    onChange={(event) => onChoose(at, event.currentTarget.value || null)}
                  >
                    <option value="">{t("menuSheet.column-none")}</option>
                    {options.map((column) => (
                      <option key={formatMachineColumnName(column)} value={formatMachineColumnName(column)}>
                        {formatColumnHeader(column, language)}
                      </option>
                    ))}
                  </NativeSelect>
                  <span>{head.slice(0, MAX_CELL_LENGTH)}</span>
                </th>
              );
            })}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, row) => (
            <tr key={row}>
              {places.map((at) => (
                <td key={at} data-used={columns[at] ? true : undefined}>
                  {(cells[at] ?? "").slice(0, MAX_CELL_LENGTH)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
