import { isDeepStrictEqual } from "node:util";
import type { ManagedPolicy, PolicyType } from "@dasturxon/contract";
import { policyType } from "@dasturxon/contract/content";
import type { TextByLanguage } from "@dasturxon/contract/shapes";
import { type ChangeAuthor, recordChange } from "../../../platform/audit/index.ts";
import { publishEvent } from "../../../platform/bus/index.ts";
import type { Tx } from "../../../platform/database/index.ts";
import { refuse, type Refusal } from "../../../platform/http/index.ts";
import { updateContentVersion } from "../../merchants/index.ts";
import {
  insertOrUpdatePolicy,
  type PolicyRow,
  selectManagedPolicies,
  selectPolicyForUpdate,
} from "./queries.ts";

/** Returns all policy pages of a brand, including empty ones [CT-2]. */
export async function listPolicies(tx: Tx, merchantId: string): Promise<ManagedPolicy[]> {
  const written = new Map((await selectManagedPolicies(tx, merchantId)).map((row) => [row.type, row]));
  return policyType.options.map((type) => viewPolicy(type, written.get(type)));
}

/**
 * Replaces the text of a policy page and adds an entry to the change history. Guests see it at once. Languages with an
 * empty text are removed. Refuses with `stale_version` and the current page if it was changed in the meantime [CT-2,
 * S37].
 */
export async function changePolicy(
  tx: Tx,
  call: ChangeAuthor,
  { type, version, text: sent }: { type: PolicyType; version: number; text: TextByLanguage },
): Promise<ManagedPolicy | Refusal<"stale_version">> {
  const { merchantId, id: by } = call.session;
  const present = viewPolicy(type, await selectPolicyForUpdate(tx, merchantId, type));
  if (present.version !== version) return refuse("stale_version", { present });
  const text: TextByLanguage = Object.fromEntries(Object.entries(sent).filter(([, words]) => words));
  if (isDeepStrictEqual(text, present.text)) return present;
  const write = { type, text, version: version + 1, by, at: call.clock.now() };
  if (!(await insertOrUpdatePolicy(tx, merchantId, write))) return refuse("stale_version", {});
  const change = { entity: "policy", entityId: null, kind: "changed" } as const;
  recordChange(tx, call, { ...change, before: { [type]: present.text }, after: { [type]: text } });
  await updateContentVersion(tx);
  await publishEvent(tx, { merchantId, topic: "brand-changed", key: merchantId, payload: {} });
  return viewPolicy(type, await selectPolicyForUpdate(tx, merchantId, type));
}

function viewPolicy(type: PolicyType, row: PolicyRow | undefined): ManagedPolicy {
  if (!row) return { type, text: {}, version: 0, changedAt: null, changedBy: null };
  return { ...row, changedAt: row.changedAt.toISOString() };
}
