import type { ResourceShape } from "@dasturxon/contract/resource-shape";
import { Switch, UnstyledButton } from "@mantine/core";
import { ChevronDown, ChevronUp } from "lucide-react";
import type { MouseEvent, ReactNode } from "react";
import { type MessageId, useTranslate } from "../platform/use-language.tsx";
import { RowArrangeButtons } from "../ui/arrange-buttons.tsx";
import { SelectRowCheckbox } from "../ui/choice-box.tsx";
import { useRowDrag } from "../ui/use-row-drag.ts";
import type { ResourceRow, ResourceRowValues } from "./use-resource.ts";
import { useFormatFieldValue } from "./use-value-text.ts";

/** Column rendered by the page, for example several fields or an image. */
export interface PageColumn<R> {
  id: string;
  title: MessageId;
  isNumber?: boolean;
  cell: (row: R) => ReactNode;
}

interface Props {
  shape: ResourceShape;
  columns: (string | PageColumn<ResourceRow>)[];
  rows: ResourceRow[];
  nameOf: (row: ResourceRow) => string;
  mayWrite: boolean;
  sort: string | null;
  onSort: (sort: string | null) => void;
  onOpen: (row: ResourceRow) => void;
  onChange: (row: ResourceRow, fields: ResourceRowValues) => Promise<void>;
  /** Ids of the rows that the user selected. Null: rows cannot be selected in this table. */
  chosen: readonly string[] | null;
  onChoose: (ids: string[]) => void;
  /** Saves a new order of the rows by their ids. Null: the list has no manual order, or is not shown completely. */
  onArrange: ((ids: string[]) => Promise<void>) | null;
}

/**
 * Table of rows. On a phone each row is a card. The first cell opens the row. A switch saves its change immediately.
 */
export function ResourceTable(props: Props) {
  const { shape, columns, rows, nameOf, mayWrite, sort, chosen, onSort, ...on } = props;
  const t = useTranslate();
  const textOf = useFormatFieldValue(shape);
  const ids = rows.map(({ id }) => id);
  const drag = useRowDrag(ids, on.onArrange);
  const formatColumnTitle = (column: string | PageColumn<ResourceRow>) =>
    t(typeof column === "string" ? (`${shape.one}.${column}` as MessageId) : column.title);
  const isNumberColumn = (column: string | PageColumn<ResourceRow>) =>
    typeof column === "string"
      ? ["sum", "count"].includes(shape.fields[column]?.kind ?? "")
      : column.isNumber === true;
  const renderCell = (column: string | PageColumn<ResourceRow>, row: ResourceRow) => {
    if (typeof column !== "string") return <CustomTableCell column={column} row={row} />;
    if (shape.fields[column]?.kind !== "flag" || !mayWrite) return textOf(column, row[column]);
    return (
      <Switch
        size="md"
        className="cell-switch"
        aria-label={`${formatColumnTitle(column)}: ${nameOf(row)}`}
        checked={row[column] === true}
        wrapperProps={{ onClick: (event: MouseEvent) => event.stopPropagation() }}
        onChange={(event) => void on.onChange(row, { [column]: event.currentTarget.checked })}
      />
    );
  };
  return (
    <table className="rows">
      <thead>
        <tr>
          {chosen && (
            <th scope="col" className="row-choice">
              <SelectRowCheckbox
                label={t("resource.choose-all")}
                isChosen={chosen.length > 0 && chosen.length === ids.length}
                onChange={(isChosen) => on.onChoose(isChosen ? ids : [])}
              />
            </th>
          )}
          {columns.map((column) => (
            <TableHeaderCell
              key={getColumnId(column)}
              {...{ column, sort, onSort }}
              title={formatColumnTitle(column)}
              isNumber={isNumberColumn(column)}
              isSorted={shape.sorts.includes(getColumnId(column))}
            />
          ))}
          {on.onArrange && <th scope="col">{t("resource.order")}</th>}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, at) => (
          <tr
            key={row.id}
            data-off={row["isActive"] === false || undefined}
            data-dragged={drag.dragged === at || undefined}
            style={drag.styleOf(at)}
            onClick={() => on.onOpen(row)}
          >
            {chosen && (
              <td className="row-choice" onClick={(event) => event.stopPropagation()}>
                <SelectRowCheckbox
                  label={t("resource.choose", { name: nameOf(row) })}
                  isChosen={chosen.includes(row.id)}
                  onChange={(is) =>
                    on.onChoose(ids.filter((id) => (id === row.id ? is : chosen.includes(id))))
                  }
                />
              </td>
            )}
            {columns.map((column, index) => (
              <td
                key={getColumnId(column)}
                data-title={formatColumnTitle(column)}
                data-number={isNumberColumn(column) || undefined}
              >
                {index === 0 ? (
                  <UnstyledButton className="row-name" onClick={() => on.onOpen(row)}>
                    {renderCell(column, row)}
                  </UnstyledButton>
                ) : (
                  renderCell(column, row)
                )}
              </td>
            ))}
            {on.onArrange && (
              <td data-title={t("resource.order")} onClick={(event) => event.stopPropagation()}>
                <RowArrangeButtons name={nameOf(row)} at={at} drag={drag} />
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface TableHeaderCellProps extends Pick<Props, "sort" | "onSort"> {
  column: string | PageColumn<ResourceRow>;
  title: string;
  isNumber: boolean;
  /** Whether the list can be sorted by this column, so that the header is a button. */
  isSorted: boolean;
}

function TableHeaderCell({ column, title, isNumber, isSorted, sort, onSort }: TableHeaderCellProps) {
  const id = getColumnId(column);
  return (
    <th scope="col" data-number={isNumber || undefined} aria-sort={getSortDirection(column, sort)}>
      {isSorted ? (
        <UnstyledButton className="sort" onClick={() => onSort(getNextSortOrder(id, sort))}>
          {title}
          {sort === id && <ChevronUp size={16} aria-hidden />}
          {sort === `-${id}` && <ChevronDown size={16} aria-hidden />}
        </UnstyledButton>
      ) : (
        title
      )}
    </th>
  );
}

/** Renders a cell that the page defines. It is a component, so that the cell function can use hooks. */
const CustomTableCell = ({ column, row }: { column: PageColumn<ResourceRow>; row: ResourceRow }) =>
  column.cell(row);

const getColumnId = (column: string | PageColumn<ResourceRow>) =>
  typeof column === "string" ? column : column.id;

/** Returns the next sort order: ascending, descending, then unsorted. */
function getNextSortOrder(field: string, sort: string | null): string | null {
  if (sort === field) return `-${field}`;
  return sort === `-${field}` ? null : field;
}

function getSortDirection(column: string | PageColumn<ResourceRow>, sort: string | null) {
  if (sort === getColumnId(column)) return "ascending";
  return sort === `-${getColumnId(column)}` ? "descending" : undefined;
}
