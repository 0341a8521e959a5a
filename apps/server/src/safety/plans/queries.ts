import { sql } from "kysely";
import type { Tx } from "../../platform/database/index.ts";
import { wild } from "./wild-sample.ts";

export interface PlanNode {
  "Node Type": string;
  "Relation Name"?: string;
  "Index Name"?: string;
  "Index Cond"?: string;
  Filter?: string;
  "Parent Relationship"?: string;
  Plans?: PlanNode[];
}

/** Prepared statements outlive their transaction: each has a name of its own. */
let prepared = 0;

/**
 * The plan of a statement however its parameters are set, with sequential scans only where nothing else is there and
 * limits of a page: of a limit that it does not know the planner takes a tenth of the table.
 */
export async function explainGeneric(tx: Tx, statement: string): Promise<PlanNode> {
  const text = numberAnew(
    statement.replaceAll(/\blimit \$\d+/g, "limit 20").replaceAll(/\boffset \$\d+/g, ""),
  );
  await sql`set local plan_cache_mode = force_generic_plan`.execute(tx);
  await sql`set local enable_seqscan = off`.execute(tx);
  prepared += 1;
  const name = `looked_at_${prepared}`;
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

/** Parameters without a gap between their numbers. */
function numberAnew(text: string): string {
  const numbers = [...new Set(text.match(/\$\d+/g))];
  return text.replaceAll(/\$\d+/g, (number) => `$${numbers.indexOf(number) + 1}`);
}

/** A sample of what narrows the board's rows. */
export const ofOneOrder = sql`o.id = ${wild}`;

/** A sample of texts that pictures are looked for in. */
export const someTexts = sql`select to_jsonb(p)::text from products p where p.merchant_id = ${wild}`;
