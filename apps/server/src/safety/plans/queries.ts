import { sql } from "kysely";
import type { Tx } from "../../platform/database/index.ts";

export interface PlanNode {
  "Node Type": string;
  "Relation Name"?: string;
  "Index Name"?: string;
  "Index Cond"?: string;
  Plans?: PlanNode[];
}

/** Prepared statements outlive their transaction: each has a name of its own. */
let prepared = 0;

/** The plan of a statement however its parameters are set, with sequential scans only where nothing else is there. */
export async function explainGeneric(tx: Tx, text: string): Promise<PlanNode> {
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
