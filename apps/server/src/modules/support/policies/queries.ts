import type { PolicyType } from "@dasturxon/contract";
import type { TextByLanguage } from "@dasturxon/contract/shapes";
import { sql } from "kysely";
import { queryMaybeOne, runStatement, type Tx } from "../../../platform/database/index.ts";

export interface PolicyRow {
  type: PolicyType;
  text: TextByLanguage;
  version: number;
  changedAt: Date;
  /** Name of the staff member who last changed the policy page. Null if no staff member changed it. */
  changedBy: string | null;
}

const createPolicyColumns = (
  merchantId: string,
) => sql`p.type, p.text, p.version, p.changed_at as "changedAt",
  (select s.name from staff s where s.merchant_id = ${merchantId} and s.id = p.changed_by) as "changedBy"`;

/** Returns the brand's policy pages that were saved at least once. */
export async function selectManagedPolicies(tx: Tx, merchantId: string): Promise<PolicyRow[]> {
  const { rows } = await sql<PolicyRow>`
    select ${createPolicyColumns(merchantId)} from policies p where p.merchant_id = ${merchantId}`.execute(
    tx,
  );
  return rows;
}

/** Returns a policy page and locks its row until the transaction ends. */
export function selectPolicyForUpdate(
  tx: Tx,
  merchantId: string,
  type: PolicyType,
): Promise<PolicyRow | undefined> {
  return queryMaybeOne(
    tx,
    sql<PolicyRow>`select ${createPolicyColumns(merchantId)} from policies p
      where p.merchant_id = ${merchantId} and p.type = ${type} for update of p`,
  );
}

export interface PolicyChange {
  type: PolicyType;
  text: TextByLanguage;
  version: number;
  by: string;
  at: Date;
}

/** Writes the text of a policy page. False if a concurrent request wrote it first. */
export async function insertOrUpdatePolicy(
  tx: Tx,
  merchantId: string,
  { type, text, version, by, at }: PolicyChange,
): Promise<boolean> {
  const written = await runStatement(
    tx,
    sql`insert into policies (merchant_id, type, text, version, changed_by, changed_at)
      values (${merchantId}, ${type}, ${JSON.stringify(text)}::jsonb, ${version}, ${by}, ${at})
      on conflict (merchant_id, type) do update set text = excluded.text, version = excluded.version,
        changed_by = excluded.changed_by, changed_at = excluded.changed_at
      where policies.version = excluded.version - 1`,
  );
  return written === 1;
}
