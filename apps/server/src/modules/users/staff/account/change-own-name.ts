import type { StaffMember } from "@dasturxon/contract";
import { type ChangeAuthor, recordChange } from "../../../../platform/audit/index.ts";
import type { Tx } from "../../../../platform/database/index.ts";
import { refuse, type Refusal } from "../../../../platform/http/index.ts";
import { selectStaff } from "../queries.ts";
import { viewStaff } from "../staff-view.ts";
import { updateOwnName } from "./queries.ts";

/** Changes the name of the signed-in member of staff. Allowed for all roles. [US-8] */
export async function changeOwnName(
  tx: Tx,
  call: ChangeAuthor,
  name: string,
): Promise<StaffMember | Refusal<"unauthorized">> {
  const { merchantId, id } = call.session;
  const before = await updateOwnName(tx, merchantId, { id, name, now: call.clock.now() });
  const row = await selectStaff(tx, merchantId, id);
  if (!row) return refuse("unauthorized");
  const change = { entity: "person", entityId: id, kind: "changed" } as const;
  if (before !== name) recordChange(tx, call, { ...change, before: { name: before }, after: { name } });
  const { branchIds } = call.session;
  return viewStaff(tx, merchantId, { ...row, branchIds: branchIds && [...branchIds] });
}
