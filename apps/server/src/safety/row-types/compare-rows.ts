import type { DeclaredRow } from "./declared-rows.ts";
import type { DeclaredColumn, ColumnKind } from "./declared-type.ts";
import type { DescribedColumn } from "./queries.ts";
import { type JsonShape, parseJsonShapes } from "./json-shapes.ts";

/** Text of a statement, with the columns that PostgreSQL describes. */
export interface DescribedStatement {
  text: string;
  columns: DescribedColumn[];
}

export interface RowTypeFinding {
  /** Source file, type and column, in the format of the keys of `neverNullColumns`. */
  column: string;
  /** Source file and line of the statement. */
  place: string;
  says: string;
}

export const MAY_BE_NULL_TEXT = "may be null";

/** Returns the differences between the declared row of a statement and its columns. */
export function compareRowType(
  row: DeclaredRow,
  { text: statement, columns }: DescribedStatement,
): RowTypeFinding[] {
  const found: [name: string, says: string][] = [];
  for (const column of columns) {
    const declared = row.columns.get(column.name);
    const says = declared ? compareColumn(declared, column) : ["selected, not declared"];
    found.push(...says.map((each) => [column.name, each] as [string, string]));
  }
  const names = new Set(columns.map(({ name }) => name));
  for (const [name, { text, isOptional }] of row.columns)
    if (!names.has(name) && !isOptional) found.push([name, `declared as ${text}, not selected`]);
  for (const [name, shape] of parseJsonShapes(statement)) {
    const declared = row.columns.get(name);
    if (declared) found.push(...compareJsonShape(name, declared, shape));
  }
  const { file, place, typeName } = row;
  return found.map(([name, says]) => ({ column: `${file}: ${typeName}.${name}`, place, says }));
}

function compareColumn(declared: DeclaredColumn, { oid, kind: real, isNullable }: DescribedColumn): string[] {
  if (!real) return [`its type ${oid} is not known to the check`];
  const found: string[] = [];
  if (![...declared.kinds].every((kind) => isKindCompatible(kind, real)))
    found.push(`declared as ${declared.text}, is ${real} (${oid})`);
  if (isNullable && !declared.isNullable) found.push(`declared as ${declared.text}, ${MAY_BE_NULL_TEXT}`);
  if (real === "json" && declared.hasDateInside)
    found.push(`declared as ${declared.text} with a Date inside, which JSON does not have`);
  return found;
}

/** Returns whether the declared kind fits the real kind. JSON may also contain a string or a list of strings. */
function isKindCompatible(declared: ColumnKind | "unknown", real: ColumnKind): boolean {
  const isOfJson = real === "json" && declared !== "Date" && declared !== "Buffer";
  return declared === real || declared === "unknown" || isOfJson;
}

/** Compares the keys of objects that a statement builds. The content of a stored JSON column cannot be checked. */
function compareJsonShape(path: string, declared: DeclaredColumn, shape: JsonShape): [string, string][] {
  const inside = declared.inside();
  if (inside.size === 0) return [];
  const found: [string, string][] = [];
  for (const [key, below] of shape) {
    const part = inside.get(key);
    if (!part) found.push([`${path}.${key}`, "built, not declared"]);
    else if (below) found.push(...compareJsonShape(`${path}.${key}`, part, below));
  }
  for (const [key, { text, isOptional }] of inside)
    if (!shape.has(key) && !isOptional) found.push([`${path}.${key}`, `declared as ${text}, not built`]);
  return found;
}
