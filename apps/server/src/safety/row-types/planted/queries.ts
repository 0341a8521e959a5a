import { type RawBuilder, sql } from "kysely";
import type { Tx } from "../../../platform/database/index.ts";
import { queryOne, queryRows } from "../../../platform/database/index.ts";

interface NamedEntity {
  id: string;
  name: string;
}

/** Correct query, which must cause no finding. */
export function selectCorrectRow(tx: Tx, merchantId: string): Promise<NamedEntity[]> {
  return queryRows(tx, sql`select id, name from couriers where merchant_id = ${merchantId}`);
}

export async function selectRenamedColumn(tx: Tx, merchantId: string): Promise<NamedEntity[]> {
  const found =
    await sql<NamedEntity>`select id, name as title from couriers where merchant_id = ${merchantId}`.execute(
      tx,
    );
  return found.rows;
}

export function selectMissingColumn(tx: Tx, merchantId: string): Promise<NamedEntity> {
  return queryOne(tx, sql<NamedEntity>`select id from couriers where merchant_id = ${merchantId}`);
}

interface MistypedRow {
  number: string;
  createdAt: string;
  mean: number;
}

export function selectMistypedColumn(tx: Tx, merchantId: string) {
  return queryRows(
    tx,
    sql<MistypedRow>`
      select number, created_at as "createdAt", round(total_price / 2.0) as mean from orders
      where merchant_id = ${merchantId}`,
  );
}

interface NullableRow {
  comment: string;
  courier: string;
}

export function selectNullableColumn(tx: Tx, merchantId: string) {
  return queryRows(
    tx,
    sql<NullableRow>`select o.comment, c.name as courier from orders o
      left join couriers c on c.merchant_id = ${merchantId} and c.id = o.courier_id
      where o.merchant_id = ${merchantId}`,
  );
}

interface JsonRow {
  couriers: NamedEntity[];
  lines: { at: Date }[];
}

export function selectJsonObject(tx: Tx, merchantId: string) {
  return queryRows(
    tx,
    sql<JsonRow>`select lines,
        (select coalesce(jsonb_agg(jsonb_build_object('id', c.id, 'title', c.name)), '[]'::jsonb)
          from couriers c where c.merchant_id = ${merchantId}) as couriers
      from orders where merchant_id = ${merchantId}`,
  );
}

/** Query that selects rows by a condition that is unknown at compile time. */
export const selectByUnknownCondition = (condition: RawBuilder<unknown>) =>
  sql<NamedEntity>`select id, name from couriers where ${condition}`;
