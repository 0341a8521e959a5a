import type { RawBuilder } from "kysely";
import { sql } from "kysely";
import { queryRows } from "../platform/database/index.ts";
import type { TestApp } from "./test-app.ts";

export interface TableColumn {
  table: string;
  column: string;
  type: string;
}

/** Returns every column of every table, from the catalogue of PostgreSQL. */
export async function selectAllColumns(app: TestApp): Promise<TableColumn[]> {
  return await app.db.platform((tx) =>
    queryRows(
      tx,
      sql<TableColumn>`
        select c.table_name as table, c.column_name as column, c.udt_name as type
        from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
        where c.table_schema = 'public' and t.table_type = 'BASE TABLE' order by 1, 2`,
    ),
  );
}

/** Returns every row of every table as JSON text, by table: of both brands and of the platform. */
export async function readAllRows(app: TestApp): Promise<Map<string, string[]>> {
  const found = new Map<string, string[]>();
  const columns = await selectAllColumns(app);
  for (const table of new Set(columns.map((column) => column.table))) {
    const isOfBrands = columns.some((column) => column.table === table && column.column === "merchant_id");
    const select = sql<{ row: string }>`select row_to_json(t)::text as row from ${sql.table(table)} t`;
    const parts = isOfBrands
      ? await Promise.all(
          [app.osh, app.pizza].map((id) => app.db.tenant(id, (tx) => selectIfReadable(tx, table, select))),
        )
      : [await app.db.platform((tx) => queryRows(tx, select))];
    found.set(table, [...new Set(parts.flat().map(({ row }) => row))].toSorted());
  }
  return found;
}

/** Tables that the unprivileged role may not read belong to the platform. Returns no rows of them. */
async function selectIfReadable(
  tx: Parameters<typeof queryRows>[0],
  table: string,
  select: RawBuilder<{ row: string }>,
): Promise<{ row: string }[]> {
  const [right] = await queryRows(
    tx,
    sql<{ may: boolean }>`select has_table_privilege(current_user, ${table}, 'select') as may`,
  );
  return right?.may ? await queryRows(tx, select) : [];
}
