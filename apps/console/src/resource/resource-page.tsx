import type { Refusal } from "@dasturxon/contract/refusals";
import type { Resource } from "@dasturxon/contract/resource";
import type { ResourceShape } from "@dasturxon/contract/resource-shape";
import { randomId } from "@dasturxon/contract/random-id";
import { Button, Group, Text, TextInput } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { Search } from "lucide-react";
import { type ComponentType, type ReactNode, useState } from "react";
import { useStaff } from "../platform/session.tsx";
import { showRefusal, showText } from "../platform/show-refusal.ts";
import { type MessageId, useLanguage, useT } from "../platform/use-language.tsx";
import { useAsked } from "../platform/use-asked.ts";
import { AddButton } from "../ui/add-button.tsx";
import { EmptyNote } from "../ui/empty-note.tsx";
import { ManagedPage } from "../ui/managed-page.tsx";
import { QueryState } from "../ui/query-state.tsx";
import { useQuestion } from "../ui/use-question.tsx";
import { RowFilters } from "../fields/row-filters.tsx";
import type { FieldLooks } from "./field.tsx";
import { RowForm } from "./row-form.tsx";
import { type Column, RowTable } from "./row-table.tsx";
import {
  fieldsOf,
  type Filter,
  type Row,
  type RowOf,
  useRows,
  useWriting,
  type Values,
} from "./use-resource.ts";
import { useUndo } from "./use-undo.tsx";

/** Number of rows rendered at first and added by each "more". */
const AT_ONCE = 100;

interface Use {
  what: string;
  count: number;
}
type Of<R extends Resource> = keyof R["fields"] & string;

interface Props<R extends Resource> {
  of: ResourceShape;
  columns: (Of<R> | Column<RowOf<R>>)[];
  /** Values of a new row. */
  blank: { [F in Of<R>]: RowOf<R>[F & keyof RowOf<R>] };
  nameOf: (row: RowOf<R>) => string;
  /** Content between the title and the list. */
  above?: ReactNode;
  /** Additional actions next to the "add" button. */
  tools?: ReactNode;
  /** Actions for the selected rows. `done` clears the selection and shows a text with an undo action. */
  renderChosen?: (
    rows: RowOf<R>[],
    done: (text?: string, undo?: () => Promise<unknown>) => void,
  ) => ReactNode;
  /** Additional actions for the open row. `open` opens another row instead. */
  renderActions?: (row: RowOf<R>, open: (row: Row) => void) => ReactNode;
  /** Asks for confirmation of unusual values before they are saved. Null: no confirmation needed. */
  renderQuestion?: (row: RowOf<R>, values: Values, onAnswer: (isMeant: boolean) => void) => ReactNode | null;
  /** Arranges the fields in the form. */
  renderForm: (
    fields: { [F in Of<R>]: ComponentType<FieldLooks> },
    values: Record<Of<R>, unknown>,
    row: RowOf<R> | null,
  ) => ReactNode;
}

/** Page with a list of rows: search, a drawer to edit a row, and an undo for each change. */
export function ResourcePage<R extends Resource>(props: Props<R>) {
  const { of: shape, blank, renderForm } = props;
  const nameOf = props.nameOf as (row: Row) => string;
  const t = useT();
  const { language } = useLanguage();
  const staff = useStaff();
  const asked = useAsked(shape.by);
  const mayWrite = shape.writes.some((role) => role === staff.role);
  const [filter, setFilter] = useState<Filter>({ search: "", sort: null, by: asked });
  const [search] = useDebouncedValue(filter.search, 200);
  const { query, rows, total } = useRows(shape, filter, search.trim());
  const [drawn, setDrawn] = useState(AT_ONCE);
  const writing = useWriting(shape);
  const undo = useUndo();
  const [chosen, setChosen] = useState<string[]>([]);
  const chosenRows = rows.filter(({ id }) => chosen.includes(id));
  const { question, ask } = useQuestion();
  const [opened, setOpened] = useState<{ row: Row | null; key: string } | null>(null);
  const text = (part: string) => t(`${shape.many}.${part}` as MessageId);
  const isNarrowed = filter.search !== "" || Object.keys(filter.by).length > 0;
  const isOneOrder =
    shape.isOrdered &&
    filter.search === "" &&
    filter.sort === null &&
    !query.hasNextPage &&
    Object.keys(filter.by).join() === (shape.within ?? "");
  const narrow = (name: string, value: string | null) => {
    const { [name]: _before, ...rest } = filter.by;
    setFilter({ ...filter, by: value ? { ...rest, [name]: value } : rest });
  };
  /** New rows have the values of the active filters, so that they appear in the filtered list. */
  const blankHere = () => {
    const chosen = Object.entries(filter.by).filter(([name]) => shape.fields[name]?.kind === "reference");
    return { ...blank, ...Object.fromEntries(chosen) };
  };

  /** Shows the refusal, if any, and returns it. */
  function told(refusal: Refusal<string> | null): Refusal<string> | null {
    const [use] = refusal?.code === "in_use" ? ((refusal.data as { where?: Use[] }).where ?? []) : [];
    if (use)
      showText(t("resource.in-use", { uses: t(`uses.${use.what}` as MessageId, { count: use.count }) }));
    else if (refusal) showRefusal(refusal, language);
    return refusal;
  }
  async function save(values: Values, version: number | null): Promise<Refusal<string> | null> {
    const before = opened?.row ?? null;
    const isMeant =
      !before || (await ask((answer) => props.renderQuestion?.(before as RowOf<R>, values, answer)));
    if (!isMeant) return null;
    const [refusal, row] =
      before && version !== null
        ? await writing.change(before.id, version, values)
        : await writing.add(values, opened?.key ?? "");
    if (refusal) return refusal;
    setOpened(null);
    const name = nameOf(row);
    if (!before) undo.say(t("resource.added", { name }), () => writing.remove(row));
    else undo.say(t("resource.saved", { name }), () => putBack(before, row.version));
    return null;
  }
  const putBack = async (before: Row, version: number) =>
    told((await writing.change(before.id, version, fieldsOf(shape, before)))[0]);
  const open = (row: Row) => setOpened({ row, key: row.id });
  async function remove(row: Row) {
    const [refusal, gone] = await writing.remove(row);
    if (told(refusal) || !gone) return;
    setOpened(null);
    undo.say(t("resource.removed", { name: nameOf(row) }), () => putBack(row, gone.version));
  }
  async function change(row: Row, fields: Values) {
    const [refusal, now] = await writing.change(row.id, row.version, { ...fieldsOf(shape, row), ...fields });
    if (told(refusal) || !now) return;
    undo.say(t("resource.saved", { name: nameOf(row) }), () => putBack(row, now.version));
  }
  async function arrange(shown: string[]) {
    const before = rows.map(({ id }) => id);
    const ids = [...shown, ...before.slice(drawn)];
    if (told((await writing.arrange(ids))[0])) return;
    undo.say(t("resource.arranged"), () => writing.arrange(before));
  }

  return (
    <ManagedPage
      title={text("title")}
      total={total}
      size="xl"
      tools={
        <>
          {props.tools}
          {mayWrite && (
            <AddButton name={text("add")} onPress={() => setOpened({ row: null, key: randomId() })} />
          )}
        </>
      }
    >
      {props.above}
      <Group gap="sm">
        {shape.search.length > 0 && (
          <TextInput
            size="md"
            className="resource-search"
            leftSection={<Search size={18} aria-hidden />}
            aria-label={text("search")}
            placeholder={text("search")}
            value={filter.search}
            onChange={(event) => setFilter({ ...filter, search: event.currentTarget.value })}
          />
        )}
        <RowFilters shape={shape} by={filter.by} onNarrow={narrow} />
      </Group>
      <QueryState query={query} failed={t("resource.failed")} area="list" />
      {query.data && rows.length === 0 && (
        <EmptyNote>{isNarrowed ? t("resource.nothing-found") : text("none")}</EmptyNote>
      )}
      {shape.within && mayWrite && !isOneOrder && rows.length > 1 && (
        <Text c="dimmed" size="sm">
          {t(`${shape.many}.arrange` as MessageId)}
        </Text>
      )}
      {rows.length > 0 && (
        <RowTable
          shape={shape}
          columns={props.columns as (string | Column<Row>)[]}
          rows={rows.slice(0, drawn)}
          nameOf={nameOf}
          mayWrite={mayWrite}
          sort={filter.sort}
          chosen={props.renderChosen && mayWrite ? chosenRows.map(({ id }) => id) : null}
          onChoose={setChosen}
          onSort={(sort) => setFilter({ ...filter, sort })}
          onOpen={open}
          onChange={change}
          onArrange={isOneOrder && mayWrite ? arrange : null}
        />
      )}
      {(query.hasNextPage || rows.length > drawn) && (
        <Button
          variant="default"
          size="md"
          mx="auto"
          loading={query.isFetchingNextPage}
          onClick={() => {
            setDrawn(drawn + AT_ONCE);
            if (rows.length <= drawn) void query.fetchNextPage();
          }}
        >
          {t("resource.more")}
        </Button>
      )}
      {opened && (
        <RowForm
          key={opened.key}
          shape={shape}
          title={opened.row ? nameOf(opened.row) : text("new")}
          row={opened.row}
          first={opened.row ? fieldsOf(shape, opened.row) : blankHere()}
          isReadOnly={!mayWrite}
          renderForm={renderForm as Parameters<typeof RowForm>[0]["renderForm"]}
          onClose={() => setOpened(null)}
          onRemove={mayWrite ? remove : null}
          actions={opened.row && mayWrite && props.renderActions?.(opened.row as RowOf<R>, open)}
          onSave={save}
        />
      )}
      {chosenRows.length > 0 &&
        props.renderChosen?.(chosenRows as RowOf<R>[], (said, takeBack) => {
          setChosen([]);
          if (said && takeBack) undo.say(said, takeBack);
        })}
      {question}
      {undo.bar}
    </ManagedPage>
  );
}
