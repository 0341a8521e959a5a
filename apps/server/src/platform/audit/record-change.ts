import type { ChangeKind } from "@dasturxon/contract/changes";
import { deviceName } from "@dasturxon/domain/device-name";
import { SUPPORT } from "@dasturxon/domain/staff-permission";
import type { Tx } from "../database/index.ts";
import type { Call, Session } from "../http/index.ts";
import { newId } from "../ids.ts";
import { insertChange, insertChanges } from "./queries.ts";

/** Who changes something, as their call says. */
export type Changer = Pick<Call, "clock" | "info"> & {
  session: Session;
  /** What is changed together has one. */
  batchId?: string;
  /** Where pictures lie that he may show besides the brand's own. */
  pictureFolders?: readonly string[];
};

export interface Change {
  /** What it is: `promo`, `person`. */
  entity: string;
  /** Null: all of them, their order. */
  entityId: string | null;
  kind: ChangeKind;
  /** Without secrets: it is read by whoever may read the audit. */
  before: unknown;
  after: unknown;
}

const recorded = ({ session, clock, info, batchId }: Changer, change: Change) => ({
  ...change,
  id: newId(),
  at: clock.now(),
  byId: session.id,
  byRole: session.role,
  byName: session.role === SUPPORT ? session.name : null,
  ip: info.ip,
  device: session.device ?? deviceName(info.userAgent),
  requestId: info.requestId,
  batchId: batchId ?? null,
});

/** Writes down what a member of staff changed, in the transaction of the change. [S37] */
export function recordChange(tx: Tx, changer: Changer, change: Change): void {
  insertChange(tx, changer.session.merchantId, recorded(changer, change));
}

/** The same of many, in one statement. [S37] */
export function recordChanges(tx: Tx, changer: Changer, changes: readonly Change[]): void {
  const [only, ...more] = changes;
  // On a distributed table one row reaches its node alone.
  if (only && more.length === 0) return recordChange(tx, changer, only);
  const rows = changes.map((change) => recorded(changer, change));
  if (rows.length > 0) insertChanges(tx, changer.session.merchantId, rows);
}
