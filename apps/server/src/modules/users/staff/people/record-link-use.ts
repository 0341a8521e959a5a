import { recordChange } from "../../../../platform/audit/index.ts";
import type { Tx } from "../../../../platform/database/index.ts";
import type { Call } from "../../../../platform/http/index.ts";
import type { InvitedStaffRow } from "./queries.ts";

/**
 * Adds an audit entry for a member of staff who accepted an invitation or set a new password by its link. They are the
 * author of the entry. [S37]
 */
export function recordInvitationUse(
  tx: Tx,
  { clock, info }: Pick<Call, "clock" | "info">,
  { merchantId, id, role, name, branchIds, login, hasCome }: InvitedStaffRow & { merchantId: string },
): void {
  const session = { kind: "staff", merchantId, id, role, name, branchIds, tokenHash: Buffer.of() } as const;
  const change = hasCome
    ? ({ kind: "changed", after: { login, password: "RENEWED" } } as const)
    : ({ kind: "joined", after: { login } } as const);
  recordChange(tx, { session, clock, info }, { entity: "person", entityId: id, before: null, ...change });
}
