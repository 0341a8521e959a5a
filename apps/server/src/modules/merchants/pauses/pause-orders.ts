import type { Pause } from "@dasturxon/contract";
import { type ChangeAuthor, recordChange } from "../../../platform/audit/index.ts";
import { publishEvent } from "../../../platform/bus/index.ts";
import type { Tx } from "../../../platform/database/index.ts";
import { newId } from "../../../platform/ids.ts";
import { enqueueJob } from "../../../platform/jobs/index.ts";
import { updateContentVersion } from "../queries.ts";
import {
  deleteAlertPause,
  deleteEndedPauses,
  deletePause,
  insertAlertPause,
  insertOrUpdatePause,
  type PauseRow,
  selectCategoryName,
  selectReplacedPause,
} from "./queries.ts";

export type NewPause = Omit<PauseRow, "id" | "isByAlert">;

/**
 * Pauses a brand, a branch or a category, or marks it as busy. If the pause has an end, a job deletes it then; readers
 * ignore an ended pause even before the job runs. Null if the branch or category does not belong to the brand.
 */
export async function pauseOrders(tx: Tx, call: ChangeAuthor, pause: NewPause): Promise<PauseRow | null> {
  const { merchantId, id: by } = call.session;
  const before = await selectReplacedPause(tx, merchantId, pause);
  const made = await insertOrUpdatePause(tx, merchantId, { ...pause, id: newId(), by, at: call.clock.now() });
  if (!made) return null;
  await recordPauseChange(tx, call, { before, after: made });
  if (pause.until) await enqueueJob(tx, "heal-pauses", { merchantId }, { runAt: pause.until });
  await publishPauseChange(tx, merchantId);
  return made;
}

/** Deletes a pause before its end. False if there is none, or if the member of staff does not work in its branch. */
export async function liftPause(tx: Tx, call: ChangeAuthor, id: string): Promise<boolean> {
  const { merchantId, branchIds } = call.session;
  const lifted = await deletePause(tx, merchantId, { id, branchIds });
  if (!lifted) return false;
  await recordPauseChange(tx, call, { before: lifted });
  await publishPauseChange(tx, merchantId);
  return true;
}

/** Adds an audit entry. It contains the name of the category, because readers of the audit do not see ids. */
async function recordPauseChange(
  tx: Tx,
  call: ChangeAuthor,
  { before, after }: { before?: PauseRow | undefined; after?: PauseRow },
): Promise<void> {
  const { categoryId = null, id = null } = after ?? before ?? {};
  const { merchantId } = call.session;
  const category = categoryId === null ? null : await selectCategoryName(tx, merchantId, categoryId);
  const viewAuditedPause = (row: PauseRow | undefined) => {
    if (!row) return null;
    const { id: _id, categoryId: _category, branchId, until, ...rest } = viewPause(row);
    return { ...rest, branchId: branchId ?? "ALL", category, until: until ?? "BY_HAND" };
  };
  const kind = !before ? "added" : after ? "changed" : "removed";
  recordChange(tx, call, {
    entity: "orderPause",
    entityId: id,
    kind,
    before: viewAuditedPause(before),
    after: viewAuditedPause(after),
  });
}

/** Pauses a branch because its orders are not answered. An existing pause of the branch is left unchanged. */
export async function pauseBranchByAlert(
  tx: Tx,
  { merchantId, branchId, now }: { merchantId: string; branchId: string; now: Date },
): Promise<void> {
  const pause = { id: newId(), branchId, at: now };
  if (await insertAlertPause(tx, merchantId, pause)) await publishPauseChange(tx, merchantId);
}

/** Removes the pause that an alert started in the branch, if there is one. */
export async function liftAlertPause(
  tx: Tx,
  { merchantId, branchId }: { merchantId: string; branchId: string },
): Promise<void> {
  if (await deleteAlertPause(tx, merchantId, branchId)) await publishPauseChange(tx, merchantId);
}

/** Job that runs at the end of a pause. Deletes ended pauses. */
export async function expirePauses(tx: Tx, merchantId: string, now: Date): Promise<void> {
  if ((await deleteEndedPauses(tx, merchantId, now)) > 0) await publishPauseChange(tx, merchantId);
}

/** Returns a pause in the form that guests see. */
export function viewPause({ isByAlert: _isByAlert, ...pause }: PauseRow): Omit<Pause, "isByAlert"> {
  return { ...pause, until: pause.until?.toISOString() ?? null };
}

/** Returns a pause in the form that staff see. */
export function viewStaffPause(row: PauseRow): Pause {
  return { ...viewPause(row), isByAlert: row.isByAlert };
}

/**
 * Increases the content version and publishes the change, because guests see a different store after this transaction.
 */
async function publishPauseChange(tx: Tx, merchantId: string): Promise<void> {
  await updateContentVersion(tx);
  await publishEvent(tx, { merchantId, topic: "pauses-changed", key: merchantId, payload: {} });
}
