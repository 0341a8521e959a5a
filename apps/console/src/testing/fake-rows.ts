import type { Resource } from "@dasturxon/contract/resource";
import type { ResourceRow, ResourceRowOf, ResourceRowValues } from "../resource/use-resource.ts";
import { type FakeAnswers, createFakeRefusal, type SentRequest } from "./fake-api.ts";

/** Returns a test id by its number. */
export const createTestId = (number: number) => `01900000-0000-7000-8000-${String(number).padStart(12, "0")}`;

const FAKE_CHANGED_AT = "2026-03-02T07:00:00.000Z";

/** Columns that the server adds to a row's fields. */
export const createServerColumns = (number: number) => ({
  id: createTestId(number),
  version: 1,
  changedAt: FAKE_CHANGED_AT,
  changedBy: null,
});

interface FakeRows<R extends Resource> {
  /** Rows that the fake API currently stores. */
  rows: ResourceRowOf<R>[];
  /** Saves a row as another user, which increments its version. */
  changeElsewhere(id: string, fields: Partial<ResourceRowOf<R>>, by: string): void;
  /** Adds a row to the stored rows directly, without using the form of the page. */
  add(row: ResourceRowOf<R>): void;
  answers: FakeAnswers;
}

/**
 * Endpoints of a resource with rows in memory that behave like the server. A change with an outdated version is refused
 * with the current row. `shown`: computed fields of a new row.
 */
export function createFakeRows<R extends Resource>(
  resource: R,
  first: ResourceRowOf<R>[],
  shown: ResourceRowValues = {},
): FakeRows<R> {
  let rows = structuredClone(first) as ResourceRow[];
  const gone: ResourceRow[] = [];
  const { path, sorts, by = {} } = resource;
  const findRow = (id: string) => [...rows, ...gone].find((row) => row.id === id);
  const storeRow = (row: ResourceRow, fields: ResourceRowValues, changedBy: string | null) => {
    const next = { ...row, ...fields, version: row.version + 1, changedBy };
    const isGone = gone.includes(row);
    if (isGone) gone.splice(gone.indexOf(row), 1);
    rows = isGone ? [...rows, next] : rows.map((each) => (each.id === row.id ? next : each));
    return next;
  };
  const listRows = (query: ResourceRowValues): ResourceRow[] => {
    const { sort } = query;
    const fitting = rows.filter((row) =>
      Object.keys(by).every((name) => query[name] === undefined || row[name] === query[name]),
    );
    if (typeof sort !== "string") return fitting;
    const field = sort.replace("-", "");
    if (!sorts.includes(field)) throw new Error(`the list is not sorted by ${field}`);
    const sorted = fitting.toSorted((one, other) => compareFieldValues(one[field], other[field]));
    return sort.startsWith("-") ? sorted.toReversed() : sorted;
  };
  const answers: Record<string, (call: SentRequest) => unknown> = {
    [`GET ${path}`]: ({ query }) => {
      const { size = 100, cursor, search } = query as { size?: number; cursor?: string; search?: string };
      const fitting = listRows(query as ResourceRowValues).filter(
        (row) => !search || JSON.stringify(row).includes(search),
      );
      const from = Number(cursor ?? 0);
      const next = from + size < fitting.length ? String(from + size) : null;
      return { items: fitting.slice(from, from + size), next, total: fitting.length };
    },
    [`GET ${path}/{id}`]: ({ params }) =>
      findRow((params as ResourceRow).id) ?? createFakeRefusal("not_found"),
    [`POST ${path}`]: ({ body }) => {
      const row: ResourceRow = {
        ...createServerColumns(900 + rows.length + gone.length),
        ...shown,
        ...(body as ResourceRowValues),
      };
      rows = [...rows, row];
      return row;
    },
    [`PUT ${path}/{id}`]: ({ params, body }) => {
      const row = findRow((params as ResourceRow).id);
      if (!row) return createFakeRefusal("not_found");
      const { version, ...fields } = body as ResourceRow;
      return version === row.version
        ? storeRow(row, fields, "Owner")
        : createFakeRefusal("stale_version", { present: row });
    },
    [`DELETE ${path}/{id}`]: ({ params }) => {
      const row = rows.find(({ id }) => id === (params as ResourceRow).id);
      if (!row) return createFakeRefusal("not_found");
      const removed = { ...row, version: row.version + 1 };
      rows = rows.filter((each) => each !== row);
      gone.push(removed);
      return removed;
    },
    [`PUT ${path}/positions`]: ({ body }) => {
      const { ids } = body as { ids: string[] };
      const named = ids.flatMap((id) => rows.filter((row) => row.id === id));
      rows = [...named, ...rows.filter(({ id }) => !ids.includes(id))];
      return { ids: rows.map(({ id }) => id) };
    },
  };
  return {
    get rows() {
      return rows as ResourceRowOf<R>[];
    },
    changeElsewhere(id, fields, changedBy) {
      const row = findRow(id);
      if (row) storeRow(row, fields, changedBy);
    },
    add(row) {
      rows = [...rows, row as ResourceRow];
    },
    answers,
  };
}

const compareFieldValues = (one: unknown, other: unknown) =>
  typeof one === "number" && typeof other === "number"
    ? one - other
    : String(one).localeCompare(String(other));
