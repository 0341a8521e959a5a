import { sql } from "kysely";
import type { Tx } from "../../platform/database/index.ts";
import { anyParameterSample } from "./wild-sample.ts";

export interface PlanNode {
  "Node Type": string;
  "Relation Name"?: string;
  "Index Name"?: string;
  "Index Cond"?: string;
  Filter?: string;
  "Parent Relationship"?: string;
  Plans?: PlanNode[];
}

/** Counter for unique names of prepared statements, which outlive their transaction. */
let preparedStatementCount = 0;

/**
 * Returns the generic plan of a statement. Sequential scans are used only if there is no index. Limits are those of a
 * page, because for an unknown limit the planner assumes a tenth of the table.
 */
export async function selectGenericPlan(tx: Tx, statement: string): Promise<PlanNode> {
  const text = renumberParameters(
    statement.replaceAll(/\blimit \$\d+/g, "limit 20").replaceAll(/\boffset \$\d+/g, ""),
  );
  await sql`set local plan_cache_mode = force_generic_plan`.execute(tx);
  await sql`set local enable_seqscan = off`.execute(tx);
  preparedStatementCount += 1;
  const name = `looked_at_${preparedStatementCount}`;
  await sql.raw(`prepare ${name} as ${text}`).execute(tx);
  const last = Math.max(0, ...[...text.matchAll(/\$(\d+)/g)].map(([, number]) => Number(number)));
  const nulls = last > 0 ? `(${Array.from({ length: last }, () => "null").join(", ")})` : "";
  const { rows } = await sql
    .raw<{ "QUERY PLAN": [{ Plan: PlanNode }] }>(`explain (format json, costs off) execute ${name}${nulls}`)
    .execute(tx);
  const plan = rows[0]?.["QUERY PLAN"][0].Plan;
  if (!plan) throw new Error("there is no plan");
  return plan;
}

/** Renumbers the parameters of an SQL text without gaps. */
function renumberParameters(text: string): string {
  const numbers = [...new Set(text.match(/\$\d+/g))];
  return text.replaceAll(/\$\d+/g, (number) => `$${numbers.indexOf(number) + 1}`);
}

/** SQL condition that selects one order, used as sample condition on the rows of the order board. */
export const whereOneOrder = sql`o.id = ${anyParameterSample}`;

/** Sample of texts in which pictures are searched. */
export const selectSampleTexts = sql`select to_jsonb(p)::text from products p where p.merchant_id = ${anyParameterSample}`;
