import type { Resource } from "@dasturxon/contract/resource";
import { findPropertyDefaults } from "@dasturxon/contract/field-kinds";
import { kindFromField } from "@dasturxon/contract/resource-shape";
import { sql } from "kysely";
import { type ColumnReader, createStoredValueReader } from "../database/index.ts";

export interface ResourceColumn {
  /** Name of the field in the API, and name of the table's column. */
  field: string;
  column: string;
  kind: string;
  read: ColumnReader;
}

/** Table and columns of a resource. */
export interface ResourceSource {
  /** Name of the resource's table, which is managed by the SQL function `manage_columns`. */
  table: string;
  columns: ResourceColumn[];
  /** Column of the manual sort order. Null if there is none. Rows with an equal value of `within` are sorted together. */
  position: string | null;
  within: ResourceColumn | null;
  searched: ResourceColumn[];
  /** Column of the branch that a row belongs to. Null if rows belong to the whole brand. */
  branch: string | null;
}

const toSnakeCase = (field: string) => field.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

export function createResourceSource(
  { fields, shows = {}, search = [], isOrdered, within }: Resource,
  {
    table,
    position = "position",
    branch = "branchId" in fields ? "branch_id" : null,
  }: { table: string; position?: string; branch?: string | null },
  computed: Record<string, ColumnReader> = {},
): ResourceSource {
  const columns = Object.entries({ ...fields, ...shows }).map(([field, schema]) => {
    const [column, kind] = [toSnakeCase(field), kindFromField(schema)];
    const read =
      computed[field] ?? createStoredValueReader(column, { kind, defaults: findPropertyDefaults(schema) });
    return { field, column, kind, read };
  });
  const searched = columns.filter(({ field }) => search.includes(field));
  const parent = columns.find(({ field }) => field === within) ?? null;
  return { table, columns, position: isOrdered ? position : null, within: parent, searched, branch };
}

/** Returns the text of a column, in all of its languages. */
export function buildColumnText({ column, kind }: ResourceColumn) {
  const cell = sql.ref(`t.${column}`);
  return kind === "text"
    ? sql`(select coalesce(string_agg(w.value, ' '), '') from jsonb_each_text(${cell}) w)`
    : sql`${cell}`;
}

export const buildSelectedColumns = ({ columns }: ResourceSource, merchantId: string) =>
  sql`t.id, t.version, t.changed_at as "changedAt", t.deleted_at is not null as "isRemoved",
    (select s.name from staff s where s.merchant_id = ${merchantId} and s.id = t.changed_by) as "changedBy",
    ${sql.join(columns.map((column) => sql`${column.read(merchantId)} as ${sql.ref(column.field)}`))}`;

/** Branches that a member of staff works in. Null for all branches of the brand. */
export type AllowedBranchIds = readonly string[] | null;

/** Restricts rows to the branches. Rows of the whole brand are visible only to staff of all branches. */
export const whereBranches = ({ branch }: ResourceSource, branchIds: AllowedBranchIds) =>
  branch && branchIds ? sql`${sql.ref(`t.${branch}`)} = any(${branchIds}::uuid[])` : sql`true`;

/** Sort key of a list: the column by which rows are sorted, which is a number or text. */
export interface SortKey {
  column: Omit<ResourceColumn, "read">;
  isNumber: boolean;
  isDown: boolean;
}

const NUMERIC_KINDS = new Set(["sum", "count", "number", "instant"]);

/**
 * Parses a requested sort: `code` or `-endAt`. The default is the manual order, if all listed rows are sorted
 * together. Returns null if the list cannot be sorted by the field.
 */
export function parseSortKey(
  source: ResourceSource,
  { sorts, by }: { sorts: readonly string[]; by: { column: ResourceColumn }[] },
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
  return { column, isNumber: NUMERIC_KINDS.has(column.kind), isDown: said.startsWith("-") };
}

/** Returns the sort value of a row as exact text, different for different values. */
export function buildSortValueExpression({ column: { column, kind } }: SortKey) {
  const cell = sql.ref(`t.${column}`);
  if (kind === "instant") return sql`extract(epoch from ${cell})`;
  if (kind === "numbered") return sql`lpad(${cell}, 20, '0')`;
  return kind === "text" ? sql`(${cell} ->> 'uz')` : sql`${cell}`;
}

/** Position of the end of the previous page: the sort value and the id of its last row. */
export interface PageCursor {
  value: string | null;
  id: string;
}

const DECIMAL_PATTERN = /^-?\d{1,20}(\.\d{1,10})?$/;
const UUID_PATTERN = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export function encodePageCursor({ value, id }: PageCursor): string {
  return Buffer.from(JSON.stringify([value, id])).toString("base64url");
}

/** @returns null if the text is not a valid cursor of this list. */
export function decodePageCursor(text: string, { isNumber }: SortKey): PageCursor | null {
  try {
    const [value, id] = JSON.parse(Buffer.from(text, "base64url").toString()) as unknown[];
    if (typeof id !== "string" || !UUID_PATTERN.test(id)) return null;
    if (value === null) return { value, id };
    if (typeof value !== "string" || (isNumber && !DECIMAL_PATTERN.test(value)) || value.includes("\0"))
      return null;
    return { value, id };
  } catch {
    return null;
  }
}
