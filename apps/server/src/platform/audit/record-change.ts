import type { ChangeKind } from "@dasturxon/contract/changes";
import { deviceNameFromUserAgent } from "@dasturxon/domain/device-name";
import { SUPPORT_ACTOR } from "@dasturxon/domain/staff-permission";
import type { Tx } from "../database/index.ts";
import type { Call, Session } from "../http/index.ts";
import { newId } from "../ids.ts";
import { insertAuditChange, insertAuditChanges } from "./queries.ts";

/** Author of a change, from the API call. */
export type ChangeAuthor = Pick<Call, "clock" | "info"> & {
  session: Session;
  /** Id shared by all changes of one batch. Undefined for a change outside a batch. */
  batchId?: string;
  /** Folders of pictures that the author may use besides the brand's own. */
  pictureFolders?: readonly string[];
};

export interface RecordedChange {
  /** Kind of entity, for example `promo` or `person`. */
  entity: string;
  /** Id of the changed entity. Null if the change concerns all entities of the kind, for example their sort order. */
  entityId: string | null;
  kind: ChangeKind;
  /** State before the change. Must not contain secrets: every user with access to the audit log can read it. */
  before: unknown;
  after: unknown;
}

const createChangeRow = ({ session, clock, info, batchId }: ChangeAuthor, change: RecordedChange) => ({
  ...change,
  id: newId(),
  at: clock.now(),
  byId: session.id,
  byRole: session.role,
  byName: session.role === SUPPORT_ACTOR ? session.name : null,
  ip: info.ip,
  device: session.device ?? deviceNameFromUserAgent(info.userAgent),
  requestId: info.requestId,
  batchId: batchId ?? null,
});

/** Records a change by a member of staff, in the transaction of the change. [S37] */
export function recordChange(tx: Tx, changer: ChangeAuthor, change: RecordedChange): void {
  insertAuditChange(tx, changer.session.merchantId, createChangeRow(changer, change));
}

/** Records many changes in one statement. [S37] */
export function recordChanges(tx: Tx, changer: ChangeAuthor, changes: readonly RecordedChange[]): void {
  const [only, ...more] = changes;
  // A single change is inserted as one row, because an insert of a single row into a distributed table is routed to one
  // node only.
  if (only && more.length === 0) return recordChange(tx, changer, only);
  const rows = changes.map((change) => createChangeRow(changer, change));
  if (rows.length > 0) insertAuditChanges(tx, changer.session.merchantId, rows);
}
