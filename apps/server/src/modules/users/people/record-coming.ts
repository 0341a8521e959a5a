import { recordChange } from "../../../platform/audit/index.ts";
import type { Tx } from "../../../platform/database/index.ts";
import type { Call } from "../../../platform/http/index.ts";
import type { InvitedRow } from "./queries.ts";

/** Writes down that somebody came by his link, or took a new password by it: it is his own doing. [S37] */
export function recordComing(
  tx: Tx,
  { clock, info }: Pick<Call, "clock" | "info">,
  { merchantId, id, role, name, branchIds, login, hasCome }: InvitedRow & { merchantId: string },
): void {
  const session = { kind: "staff", merchantId, id, role, name, branchIds, tokenHash: Buffer.of() } as const;
  const change = hasCome
    ? ({ kind: "changed", after: { login, password: "RENEWED" } } as const)
    : ({ kind: "joined", after: { login } } as const);
  recordChange(tx, { session, clock, info }, { entity: "person", entityId: id, before: null, ...change });
}
