import type { RefusalBody } from "@dasturxon/contract/refusals";
import type { Resource } from "@dasturxon/contract/resource";
import type { ResourceShape } from "@dasturxon/contract/resource-shape";
import { createRandomId } from "@dasturxon/contract/random-id";
import { Group, Text } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { type ComponentType, type ReactNode, useState } from "react";
import { useSignedInStaff } from "../platform/session.tsx";
import { type MessageId, useTranslate } from "../platform/use-language.tsx";
import { AddButton } from "../ui/add-button.tsx";
import { EmptyListNote } from "../ui/empty-note.tsx";
import { ManagementPageLayout } from "../ui/managed-page.tsx";
import { LoadMoreButton } from "../ui/more-button.tsx";
import { QueryStateView } from "../ui/query-state.tsx";
import { SearchField } from "../ui/search-field.tsx";
import { useConfirmation } from "../ui/use-question.tsx";
import { RowFilters } from "../fields/row-filters.tsx";
import type { FieldPresentation } from "./field.tsx";
import { RowForm } from "./row-form.tsx";
import { type PageColumn, ResourceTable } from "./row-table.tsx";
import {
  pickSentFields,
  type ResourceRow,
  type ResourceRowOf,
  useResourceRows,
  type ResourceRowValues,
} from "./use-resource.ts";
import { useRowActions } from "./use-row-changes.ts";
import { useRowFilter } from "./use-row-filter.ts";
import { useShownRows } from "./use-shown-rows.ts";

type ResourceFieldName<R extends Resource> = keyof R["fields"] & string;

interface Props<R extends Resource> {
  of: ResourceShape;
  columns: (ResourceFieldName<R> | PageColumn<ResourceRowOf<R>>)[];
  /** Field values with which the form of a new row starts. */
  blank: { [F in ResourceFieldName<R>]: ResourceRowOf<R>[F & keyof ResourceRowOf<R>] };
  nameOf: (row: ResourceRowOf<R>) => string;
  /** Content that is shown between the title of the page and the list. */
  above?: ReactNode;
  /** Buttons of this resource's list page that are rendered beside the "Add" button. */
  tools?: ReactNode;
  /** Renders actions for selected rows. `done` clears the selection and shows a text with an undo button. */
  renderChosen?: (
    rows: ResourceRowOf<R>[],
    done: (text?: string, undo?: () => Promise<unknown>) => void,
  ) => ReactNode;
  /** Additional actions for the open row. `open` opens another row instead. */
  renderActions?: (row: ResourceRowOf<R>, open: (row: ResourceRow) => void) => ReactNode;
  /** Asks for confirmation of unusual values before they are saved. Null: no confirmation needed. */
  renderQuestion?: (
    row: ResourceRowOf<R>,
    values: ResourceRowValues,
    onAnswer: (isMeant: boolean) => void,
  ) => ReactNode | null;
  /** Renders the form of a row. Receives one input component for each field and arranges the components. */
  renderForm: (
    fields: { [F in ResourceFieldName<R>]: ComponentType<FieldPresentation> },
    values: Record<ResourceFieldName<R>, unknown>,
    row: ResourceRowOf<R> | null,
  ) => ReactNode;
}

/** Page with a list of rows: search, a drawer to edit a row, and an undo for each change. */
export function ResourcePage<R extends Resource>(props: Props<R>) {
  const { of: shape, blank, renderForm } = props;
  const nameOf = props.nameOf as (row: ResourceRow) => string;
  const t = useTranslate();
  const staff = useSignedInStaff();
  const mayWrite = shape.writes.some((role) => role === staff.role);
  const { filter, isNarrowed, narrow, ...filtering } = useRowFilter(shape);
  const [search] = useDebouncedValue(filter.search, 200);
  const { query, rows, total } = useResourceRows(shape, filter, search.trim());
  const { shown, more } = useShownRows({ query, rows });
  const changes = useRowActions(shape, nameOf);
  const [chosen, setChosen] = useState<string[]>([]);
  const chosenRows = rows.filter(({ id }) => chosen.includes(id));
  const { question, ask } = useConfirmation();
  const { opened, open, openNew, close, save, remove } = useOpenedRow(changes, (row, values) =>
    ask((answer) => props.renderQuestion?.(row as ResourceRowOf<R>, values, answer)),
  );
  const translatePart = (part: string) => t(`${shape.many}.${part}` as MessageId);
  const isOneOrder = filtering.isManualOrder && !query.hasNextPage;

  function arrangeRows(ids: string[]) {
    const loaded = rows.map(({ id }) => id);
    return changes.arrange(loaded, [...ids, ...loaded.slice(shown.length)]);
  }

  return (
    <ManagementPageLayout
      title={translatePart("title")}
      total={total}
      size="xl"
      tools={
        <>
          {props.tools}
          {mayWrite && <AddButton name={translatePart("add")} onPress={openNew} />}
        </>
      }
    >
      {props.above}
      <Group gap="sm">
        {shape.search.length > 0 && (
          <SearchField
            label={translatePart("search")}
            value={filter.search}
            onChange={(search) => filtering.change({ search })}
          />
        )}
        <RowFilters shape={shape} by={filter.by} onNarrow={narrow} />
      </Group>
      <QueryStateView query={query} failed={t("resource.failed")} area="list" />
      {query.data && rows.length === 0 && (
        <EmptyListNote>{isNarrowed ? t("resource.nothing-found") : translatePart("none")}</EmptyListNote>
      )}
      {shape.within && mayWrite && !isOneOrder && rows.length > 1 && (
        <Text c="dimmed" size="sm">
          {t(`${shape.many}.arrange` as MessageId)}
        </Text>
      )}
      {rows.length > 0 && (
        <ResourceTable
          shape={shape}
          columns={props.columns as (string | PageColumn<ResourceRow>)[]}
          rows={shown}
          nameOf={nameOf}
          mayWrite={mayWrite}
          sort={filter.sort}
          chosen={props.renderChosen && mayWrite ? chosenRows.map(({ id }) => id) : null}
          onChoose={setChosen}
          onSort={(sort) => filtering.change({ sort })}
          onOpen={open}
          onChange={changes.change}
          onArrange={isOneOrder && mayWrite ? arrangeRows : null}
        />
      )}
      <LoadMoreButton list={more} />
      {opened && (
        <RowForm
          key={opened.key}
          shape={shape}
          title={opened.row ? nameOf(opened.row) : translatePart("new")}
          row={opened.row}
          first={opened.row ? pickSentFields(shape, opened.row) : filtering.blankWithin(blank)}
          isReadOnly={!mayWrite}
          renderForm={renderForm as Parameters<typeof RowForm>[0]["renderForm"]}
          onClose={close}
          onRemove={mayWrite ? remove : null}
          actions={opened.row && mayWrite && props.renderActions?.(opened.row as ResourceRowOf<R>, open)}
          onSave={save}
        />
      )}
      {chosenRows.length > 0 &&
        props.renderChosen?.(chosenRows as ResourceRowOf<R>[], (said, takeBack) => {
          setChosen([]);
          if (said && takeBack) changes.say(said, takeBack);
        })}
      {question}
      {changes.bar}
    </ManagementPageLayout>
  );
}

/** Manages the row open in the drawer. `confirm` returns false if the user decides not to save the values. */
function useOpenedRow(
  changes: ReturnType<typeof useRowActions>,
  confirm: (row: ResourceRow, values: ResourceRowValues) => Promise<boolean>,
) {
  const [opened, setOpened] = useState<{ row: ResourceRow | null; key: string } | null>(null);
  return {
    opened,
    open: (row: ResourceRow) => setOpened({ row, key: row.id }),
    openNew: () => setOpened({ row: null, key: createRandomId() }),
    close: () => setOpened(null),
    async save(values: ResourceRowValues, version: number | null): Promise<RefusalBody<string> | null> {
      const before = opened?.row ?? null;
      if (before && !(await confirm(before, values))) return null;
      const refusal =
        before && version !== null
          ? await changes.save(before, version, values)
          : await changes.add(values, opened?.key ?? "");
      if (!refusal) setOpened(null);
      return refusal;
    },
    async remove(row: ResourceRow) {
      if (await changes.remove(row)) setOpened(null);
    },
  };
}
