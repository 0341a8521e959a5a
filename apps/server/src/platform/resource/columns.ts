import type { Resource } from "@dasturxon/contract/resource";
import { defaultsOf } from "@dasturxon/contract/field-kinds";
import { kindOf } from "@dasturxon/contract/resource-shape";
import { sql } from "kysely";
import { type ReadSql, storedValue } from "../database/index.ts";

export interface Column {
  /** The field's name on the wire, and the column's. */
  field: string;
  column: string;
  kind: string;
  read: ReadSql;
}

/** Where a resource's rows lie. */
export interface Source {
  /** Managed by `manage_columns`. */
  table: string;
  columns: Column[];
  /** The column that people's order stands in, and the one whose rows have an order of their own; null: none. */
  position: string | null;
  within: Column | null;
  searched: Column[];
  /** The column of the branch that a row belongs to; null: rows are the whole brand's. */
  branch: string | null;
}

const snake = (field: string) => field.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

export function sourceOf(
  { fields, shows = {}, search = [], isOrdered, within }: Resource,
  {
    table,
    position = "position",
    branch = "branchId" in fields ? "branch_id" : null,
  }: { table: string; position?: string; branch?: string | null },
  computed: Record<string, ReadSql> = {},
): Source {
  const columns = Object.entries({ ...fields, ...shows }).map(([field, schema]) => {
    const [column, kind] = [snake(field), kindOf(schema)];
    const read = computed[field] ?? storedValue(column, { kind, defaults: defaultsOf(schema) });
    return { field, column, kind, read };
  });
  const searched = columns.filter(({ field }) => search.includes(field));
  const parent = columns.find(({ field }) => field === within) ?? null;
  return { table, columns, position: isOrdered ? position : null, within: parent, searched, branch };
}

/** The words of a column, in every language that it has. */
export function wordsOf({ column, kind }: Column) {
  const cell = sql.ref(`t.${column}`);
  return kind === "text"
    ? sql`(select coalesce(string_agg(w.value, ' '), '') from jsonb_each_text(${cell}) w)`
    : sql`${cell}`;
}

export const told = ({ columns }: Source, merchantId: string) =>
  sql`t.id, t.version, t.changed_at as "changedAt", t.deleted_at is not null as "isRemoved",
    (select s.name from staff s where s.merchant_id = ${merchantId} and s.id = t.changed_by) as "changedBy",
    ${sql.join(columns.map((column) => sql`${column.read(merchantId)} as ${sql.ref(column.field)}`))}`;

/** Branches somebody works in; null: all of the brand's. */
export type Branches = readonly string[] | null;

/** Rows of the branches alone; what belongs to the whole brand is theirs who work in all of them. */
export const inBranches = ({ branch }: Source, branchIds: Branches) =>
  branch && branchIds ? sql`${sql.ref(`t.${branch}`)} = any(${branchIds}::uuid[])` : sql`true`;

/** What a list is sorted by: a number, or words. */
export interface SortKey {
  column: Omit<Column, "read">;
  isNumber: boolean;
  isDown: boolean;
}

const NUMBERS = new Set(["sum", "count", "number", "instant"]);

/** A sort as it is asked for: `code`, `-endAt`, by itself people's order where all that is listed has one; null: by no such field. */
export function sortKeyOf(
  source: Source,
  { sorts, by }: { sorts: readonly string[]; by: { column: Column }[] },
  asked: string | undefined,
): SortKey | null {
  const isOneOrder = !source.within || by.some(({ column }) => column === source.within);
  if (asked === undefined && source.position && isOneOrder)
    return {
      column: { field: "position", column: source.position, kind: "count" },
      isNumber: true,
      isDown: false,
    };
  const said = asked ?? sorts[0] ?? "";
  const field = said.replace(/^-/, "");
  const column = source.columns.find((each) => each.field === field);
  if (!column || !sorts.includes(field)) return null;
  return { column, isNumber: NUMBERS.has(column.kind), isDown: said.startsWith("-") };
}

/** The value that a row is sorted by: exact, and told apart from every other by its text. */
export function sortValue({ column: { column, kind } }: SortKey) {
  const cell = sql.ref(`t.${column}`);
  if (kind === "instant") return sql`extract(epoch from ${cell})`;
  if (kind === "numbered") return sql`lpad(${cell}, 20, '0')`;
  return kind === "text" ? sql`(${cell} ->> 'uz')` : sql`${cell}`;
}

/** Where the page before ended: the last row's sort value and id. */
export interface Cursor {
  value: string | null;
  id: string;
}

const DIGITS = /^-?\d{1,20}(\.\d{1,10})?$/;
const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export function writeCursor({ value, id }: Cursor): string {
  return Buffer.from(JSON.stringify([value, id])).toString("base64url");
}

/** @returns null for what this list never gave. */
export function readCursor(text: string, { isNumber }: SortKey): Cursor | null {
  try {
    const [value, id] = JSON.parse(Buffer.from(text, "base64url").toString()) as unknown[];
    if (typeof id !== "string" || !ID.test(id)) return null;
    if (value === null) return { value, id };
    if (typeof value !== "string" || (isNumber && !DIGITS.test(value)) || value.includes("\0")) return null;
    return { value, id };
  } catch {
    return null;
  }
}
