import type { Database, Tx } from "../../platform/database/index.ts";
import { explainGeneric, type PlanNode } from "./queries.ts";

interface PlanQuery {
  merchantId: string;
  /** File and name of the query. */
  key: string;
  text: string;
}

/**
 * Returns the tables that a statement reads completely with any parameters: without an index, or along a whole one.
 * Small tables count like large ones.
 */
export async function tablesReadWhole(
  db: Database,
  request: PlanQuery & { partial: ReadonlySet<string> },
): Promise<string[]> {
  const plan = await explainIn(db, request);
  return [...new Set(wholeReads(plan, request.partial))];
}

/** Returns whether it runs as the owner, over all brands: the platform's own statements, sweeps, the list of brands. */
function runsAsOwner(key: string, text: string): boolean {
  const isOfPlatform = key.startsWith("platform/") && !/merchant_id = \$/.test(text);
  const isSweep = /: delete(Old|Ended)/.test(key);
  return isOfPlatform || isSweep || key === "modules/merchants/queries.ts: selectActiveBrands";
}

/** Returns the plan of a statement in its usual context: a brand's transaction, or the owner's. */
export async function explainIn(db: Database, request: PlanQuery): Promise<PlanNode> {
  const { merchantId, key, text } = request;
  const explain = (tx: Tx) => explainGeneric(tx, text);
  if (runsAsOwner(key, text)) return db.platform(explain);
  try {
    return await db.tenant(merchantId, explain);
  } catch (error) {
    const code = error instanceof Error && "code" in error ? error.code : "";
    if (code !== "42501") throw error;
    return db.platform(explain);
  }
}

function wholeReads(node: PlanNode, partial: ReadonlySet<string>): string[] {
  const below = (node.Plans ?? []).flatMap((child) => wholeReads(child, partial));
  const type = node["Node Type"];
  if (type === "Seq Scan") return [node["Relation Name"] ?? "?", ...below];
  const isAlongIndex = type.includes("Index") && !node["Index Cond"];
  if (!isAlongIndex || partial.has(node["Index Name"] ?? "")) return below;
  return [`${node["Relation Name"] ?? ""} along ${node["Index Name"]}`, ...below];
}
