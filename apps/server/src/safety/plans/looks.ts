import type { PlanNode } from "./queries.ts";

/** One access to a table by an index. */
export interface TableAccess {
  table: string;
  index: string | undefined;
  condition: string;
  /** Filter on rows after the index condition, without tenancy conditions. May be empty. */
  filter: string;
  /** Whether a `Limit` node above the scan ends it early. */
  isLimited: boolean;
}

interface ParentNode {
  isLimited: boolean;
  /** Table of the bitmap scan above the node. The index scans of a bitmap scan do not name the table. */
  table: string;
}

/** Nodes that stream their rows, so that a `Limit` node above ends their children early. */
const STREAMING_NODE_TYPES = new Set([
  "Append",
  "Incremental Sort",
  "Limit",
  "LockRows",
  "Merge Append",
  "Nested Loop",
  "Result",
  "Subquery Scan",
]);

/** Returns every table access of a plan, including its sub-plans. */
export function findTableScans(
  node: PlanNode,
  above: ParentNode = { isLimited: false, table: "" },
): TableAccess[] {
  const type = node["Node Type"];
  const table = node["Relation Name"] ?? above.table;
  const isLimited = type === "Limit" || (above.isLimited && STREAMING_NODE_TYPES.has(type));
  const below = (node.Plans ?? []).flatMap((child) => {
    // A limit does not end the inner side of a nested loop early, because the loop reads it completely for each row of
    // the outer side.
    const goesOn = child["Parent Relationship"] === "Outer" || child["Parent Relationship"] === "Member";
    return findTableScans(child, { isLimited: isLimited && goesOn, table });
  });
  const isLook = type === "Seq Scan" || type === "Bitmap Index Scan" || /^Index (Only )?Scan/.test(type);
  if (!isLook) return below;
  const look = {
    table,
    index: node["Index Name"],
    condition: node["Index Cond"] ?? "",
    filter: removeTenancyConditions(node),
    isLimited: above.isLimited && type !== "Bitmap Index Scan",
  };
  return [look, ...below];
}

const CURRENT_MERCHANT_PATTERN = String.raw`\(NULLIF\(current_setting\('app\.merchant_id'::text, true\), ''::text\)\)::uuid`;
const OWN_BRAND_CONDITION = String.raw`merchant_id = (\$\d+|${CURRENT_MERCHANT_PATTERN})`;
const ROW_POLICY_CONDITION_PATTERN = new RegExp(`^\\(\\(${OWN_BRAND_CONDITION}\\) OR .*\\)$`);

/** Returns the filter without tenancy conditions that the index fulfils, and without the conditions of row security. */
function removeTenancyConditions({ Filter: filter = "", "Index Cond": condition = "" }: PlanNode): string {
  const swept = filter.replace(ROW_POLICY_CONDITION_PATTERN, "");
  if (!condition.includes("merchant_id = ")) return swept;
  const rest = swept.replaceAll(new RegExp(`\\(?${OWN_BRAND_CONDITION}\\)?`, "g"), "");
  return /\w/.test(rest.replaceAll(/\bAND\b/g, "")) ? rest : "";
}
