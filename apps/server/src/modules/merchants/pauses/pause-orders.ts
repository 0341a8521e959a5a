import type { Pause } from "@dasturxon/contract";
import { publish } from "../../../platform/bus/index.ts";
import type { Tx } from "../../../platform/database/index.ts";
import { newId } from "../../../platform/ids.ts";
import { enqueue } from "../../../platform/jobs/index.ts";
import { updateContentVersion } from "../queries.ts";
import { deleteEndedPauses, deletePause, insertOrUpdatePause, type PauseRow } from "./queries.ts";

export type NewPause = Omit<PauseRow, "id"> & { by: string; now: Date };

/**
 * Pauses a brand, a branch or a category, or says that it is busy; with an end a job removes it, and nobody
 * who asks after the end is told of it even before the job ran. Null where the place is not the brand's.
 */
export async function pauseOrders(tx: Tx, merchantId: string, pause: NewPause): Promise<PauseRow | null> {
  const made = await insertOrUpdatePause(tx, merchantId, { ...pause, id: newId(), at: pause.now });
  if (!made) return null;
  if (pause.until) await enqueue(tx, "heal-pauses", { merchantId }, { runAt: pause.until });
  await announce(tx, merchantId);
  return made;
}

/** Lifts a pause before its end; false where there is none, or it holds where the asking one has no work. */
export async function liftPause(
  tx: Tx,
  merchantId: string,
  pause: { id: string; branchIds: readonly string[] | null },
): Promise<boolean> {
  const isLifted = await deletePause(tx, merchantId, pause);
  if (isLifted) await announce(tx, merchantId);
  return isLifted;
}

/** The job behind a pause's end. */
export async function expirePauses(tx: Tx, merchantId: string, now: Date): Promise<void> {
  if ((await deleteEndedPauses(tx, merchantId, now)) > 0) await announce(tx, merchantId);
}

export function viewPause(row: PauseRow): Pause {
  return { ...row, until: row.until?.toISOString() ?? null };
}

/** Guests see another store from this transaction on. */
async function announce(tx: Tx, merchantId: string): Promise<void> {
  await updateContentVersion(tx);
  await publish(tx, { merchantId, topic: "pauses-changed", key: merchantId, payload: {} });
}
