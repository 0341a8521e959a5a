import { type RawBuilder, sql } from "kysely";

/** Creates SQL that reads a value of the row with the alias `t`. */
export type ColumnReader = (merchantId: string) => RawBuilder<unknown>;

/**
 * Returns SQL that reads a column: decimals as numbers, and objects with `defaults` for properties that were added after
 * the row was written.
 */
export function createStoredValueReader(
  column: string,
  { kind, defaults }: { kind: string; defaults: Record<string, unknown> },
): ColumnReader {
  const stored = sql.ref(`t.${column}`);
  if (Object.keys(defaults).length > 0) return () => sql`${JSON.stringify(defaults)}::jsonb || ${stored}`;
  return () => (kind === "number" ? sql`${stored}::float8` : stored);
}
