import type { ChangeKind } from "@dasturxon/contract/changes";
import type { Tx } from "../database/index.ts";
import type { Call, Session } from "../http/index.ts";
import { newId } from "../ids.ts";
import { insertChange } from "./queries.ts";

/** Who changes something, as their call says. */
export type Changer = Pick<Call, "clock" | "info"> & { session: Session };

interface Change {
  /** What it is: `promo`, `person`. */
  entity: string;
  /** Null: all of them, their order. */
  entityId: string | null;
  kind: ChangeKind;
  /** Without secrets: it is read by whoever may read the audit. */
  before: unknown;
  after: unknown;
}

/** Writes down what a member of staff changed, in the transaction of the change. [S37] */
export function recordChange(tx: Tx, { session, clock, info }: Changer, change: Change): void {
  const { merchantId, id: byId, role: byRole } = session;
  const by = { byId, byRole, ip: info.ip, requestId: info.requestId };
  insertChange(tx, merchantId, { ...change, ...by, id: newId(), at: clock.now() });
}
