import type { Database, Tx } from "../../platform/database/index.ts";
import { explainGeneric, type PlanNode } from "./queries.ts";

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

function wholeReads(node: PlanNode, partial: ReadonlySet<string>): string[] {
  const below = (node.Plans ?? []).flatMap((child) => wholeReads(child, partial));
  const type = node["Node Type"];
  if (type === "Seq Scan") return [node["Relation Name"] ?? "?", ...below];
  const isAlongIndex = type.includes("Index") && !node["Index Cond"];
  if (!isAlongIndex || partial.has(node["Index Name"] ?? "")) return below;
  return [`${node["Relation Name"] ?? ""} along ${node["Index Name"]}`, ...below];
}
