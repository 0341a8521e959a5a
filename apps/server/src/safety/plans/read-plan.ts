import type { Database, Tx } from "../../platform/database/index.ts";
import { selectGenericPlan, type PlanNode } from "./queries.ts";

interface PlanQuery {
  merchantId: string;
  /** Source file and name of the query. */
  key: string;
  text: string;
}

/**
 * Returns the tables that a statement reads completely with any parameters: without an index, or along a whole one.
 * Small tables count like large ones.
 */
export async function findFullyReadTables(
  db: Database,
  request: PlanQuery & { partial: ReadonlySet<string> },
): Promise<string[]> {
  const plan = await explainInUsualTransaction(db, request);
  return [...new Set(collectFullyReadTables(plan, request.partial))];
}

/**
 * Returns whether a query runs as the database owner, over all brands: the platform's own queries, sweeps, the list of
 * brands.
 */
function isQueryRunAsOwner(key: string, text: string): boolean {
  const isOfPlatform = key.startsWith("platform/") && !/merchant_id = \$/.test(text);
  const isSweep = /: delete(Old|Ended)/.test(key);
  return isOfPlatform || isSweep || key === "modules/merchants/queries.ts: selectActiveBrands";
}

/** Returns the query plan of a statement in its usual transaction: that of a brand, or that of the database's owner. */
export async function explainInUsualTransaction(db: Database, request: PlanQuery): Promise<PlanNode> {
  const { merchantId, key, text } = request;
  const explainStatement = (tx: Tx) => selectGenericPlan(tx, text);
  if (isQueryRunAsOwner(key, text)) return db.platform(explainStatement);
  try {
    return await db.tenant(merchantId, explainStatement);
  } catch (error) {
    const code = error instanceof Error && "code" in error ? error.code : "";
    if (code !== "42501") throw error;
    return db.platform(explainStatement);
  }
}

function collectFullyReadTables(node: PlanNode, partial: ReadonlySet<string>): string[] {
  const below = (node.Plans ?? []).flatMap((child) => collectFullyReadTables(child, partial));
  const type = node["Node Type"];
  if (type === "Seq Scan") return [node["Relation Name"] ?? "?", ...below];
  const isAlongIndex = type.includes("Index") && !node["Index Cond"];
  if (!isAlongIndex || partial.has(node["Index Name"] ?? "")) return below;
  return [`${node["Relation Name"] ?? ""} along ${node["Index Name"]}`, ...below];
}
