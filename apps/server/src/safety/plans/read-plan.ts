import { sql } from "kysely";
import type { Database, Tx } from "../../platform/database/index.ts";

interface PlanNode {
  "Node Type": string;
  "Relation Name"?: string;
  "Index Name"?: string;
  "Index Cond"?: string;
  Plans?: PlanNode[];
}

/** Prepared statements outlive their transaction: each has a name of its own. */
let prepared = 0;

/**
 * The tables that a statement would read from one end to the other, however its parameters are set: without an index,
 * or along a whole one. Small tables are judged like large ones.
 */
export async function tablesReadWhole(
  db: Database,
  asked: { merchantId: string; text: string; partial: ReadonlySet<string> },
): Promise<string[]> {
  const { merchantId, text, partial } = asked;
  const explain = (tx: Tx) => explainGeneric(tx, text);
  let plan: PlanNode;
  try {
    plan = await db.tenant(merchantId, explain);
  } catch (error) {
    const code = error instanceof Error && "code" in error ? error.code : "";
    if (code !== "42501") throw error;
    plan = await db.platform(explain);
  }
  return [...new Set(wholeReads(plan, partial))];
}

async function explainGeneric(tx: Tx, text: string): Promise<PlanNode> {
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

function wholeReads(node: PlanNode, partial: ReadonlySet<string>): string[] {
  const below = (node.Plans ?? []).flatMap((child) => wholeReads(child, partial));
  const type = node["Node Type"];
  if (type === "Seq Scan") return [node["Relation Name"] ?? "?", ...below];
  const isAlongIndex = type.includes("Index") && !node["Index Cond"];
  if (!isAlongIndex || partial.has(node["Index Name"] ?? "")) return below;
  return [`${node["Relation Name"] ?? ""} along ${node["Index Name"]}`, ...below];
}
