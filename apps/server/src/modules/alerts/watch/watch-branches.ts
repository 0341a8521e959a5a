import { findOpenState } from "@dasturxon/domain/hours";
import type { StoreServiceType } from "@dasturxon/domain/order-status";
import { filterActivePauses } from "@dasturxon/domain/pauses";
import type { Clock } from "../../../platform/clock.ts";
import type { Database, Tx } from "../../../platform/database/index.ts";
import { loadBrandBasics, loadFeatures, selectBranches, selectPauses } from "../../merchants/index.ts";
import { loadAwakeBranchCheck } from "../../users/index.ts";
import type { AlertSubject } from "../channels.ts";
import { beginAlert, type EscalationDeps } from "../escalation/escalate-alert.ts";
import { endAlert } from "../end-alert.ts";
import {
  deleteOldBranchWatches,
  selectBrandsWithWatchedBranches,
  selectBranchWatches,
  selectBranchWatchForUpdate,
  updateBranchWatchQuietSince,
  type BranchWatchRow,
} from "./queries.ts";

type BranchWatchDeps = EscalationDeps & { db: Database; clock: Clock };

/** Time in milliseconds after which a branch is no longer watched, if no console has received its orders since. */
const BRANCH_WATCH_EXPIRY_MS = 14 * 86_400_000;

/**
 * Job that starts an alert for each open branch without an awake console, before any order arrives. The alert ends when
 * a console is awake again, or the branch closes or pauses. Brands are processed one after another. An error in one
 * brand does not stop the remaining brands [OR-14].
 * @throws AggregateError after the last brand if some failed
 */
export async function watchBranches(deps: BranchWatchDeps, signal: AbortSignal): Promise<void> {
  const errors: unknown[] = [];
  for (const merchantId of await deps.db.platform(selectBrandsWithWatchedBranches)) {
    signal.throwIfAborted();
    try {
      await watchBranchesOfBrand(deps, merchantId);
    } catch (error) {
      errors.push(error);
    }
  }
  if (errors.length > 0)
    throw new AggregateError(errors, "the branches of some brands could not be checked for devices");
}

async function watchBranchesOfBrand(deps: BranchWatchDeps, merchantId: string): Promise<void> {
  const { db, clock } = deps;
  const now = clock.now();
  const forgottenDay = new Date(now.getTime() - BRANCH_WATCH_EXPIRY_MS).toISOString().slice(0, 10);
  const { changed, hasForgotten } = await db.tenantRead(merchantId, async (tx) => {
    const isQuiet = await loadBranchWithoutConsoleFilter(tx, merchantId, now);
    const watches = await selectBranchWatches(tx, merchantId);
    const hasNoAwakeConsole = ({ branchId, heardOn }: BranchWatchRow) =>
      heardOn >= forgottenDay && isQuiet(branchId);
    return {
      changed: watches.filter((watch) => hasNoAwakeConsole(watch) !== (watch.quietSince !== null)),
      hasForgotten: watches.some(({ heardOn }) => heardOn < forgottenDay),
    };
  });
  for (const { branchId } of changed)
    await db.tenant(merchantId, (tx) =>
      refreshBranchWatch(tx, deps, { merchantId, branchId, forgottenDay, now }),
    );
  if (hasForgotten) await db.tenant(merchantId, (tx) => deleteOldBranchWatches(tx, merchantId, forgottenDay));
}

interface BranchToWatch {
  merchantId: string;
  branchId: string;
  /** A branch is not watched if no console has received its orders since this day (UTC). */
  forgottenDay: string;
  now: Date;
}

async function refreshBranchWatch(
  tx: Tx,
  deps: EscalationDeps,
  { merchantId, branchId, forgottenDay, now }: BranchToWatch,
): Promise<void> {
  const watch = await selectBranchWatchForUpdate(tx, merchantId, branchId);
  if (!watch) return;
  const isMissed =
    watch.heardOn >= forgottenDay && (await loadBranchWithoutConsoleFilter(tx, merchantId, now))(branchId);
  if (isMissed === (watch.quietSince !== null)) return;
  await updateBranchWatchQuietSince(tx, merchantId, { branchId, quietSince: isMissed ? now : null });
  const alert = { merchantId, kind: "device", subjectId: branchId, now } as const;
  if (isMissed) await beginAlert(tx, deps, alert);
  else await endAlert(tx, merchantId, { ...alert, by: "system" });
}

/** For each service type, the brand's feature and the branch's setting that enable it. */
const SERVICE_TYPE_SWITCHES = [
  ["DELIVERY", "delivery", "deliveryEnabled"],
  ["PICK_UP", "pickup", "pickupEnabled"],
  ["DINE_IN", "dineIn", "dineinEnabled"],
] as const satisfies readonly (readonly [StoreServiceType, string, string])[];

/** Returns a function that checks whether a branch takes orders now without an awake console. */
async function loadBranchWithoutConsoleFilter(
  tx: Tx,
  merchantId: string,
  now: Date,
): Promise<(branchId: string) => boolean> {
  const { timeZone, isBlocked } = await loadBrandBasics(tx, merchantId);
  if (isBlocked) return () => false;
  const features = await loadFeatures(tx, merchantId);
  const branches = await selectBranches(tx, merchantId);
  const pauses = await selectPauses(tx, merchantId, now);
  const isAwake = await loadAwakeBranchCheck(tx, merchantId, now);
  return (branchId) => {
    const branch = branches.find(({ id }) => id === branchId);
    if (!branch || isAwake(branchId)) return false;
    const isPaused = filterActivePauses(pauses, { now, branchId }).some(
      ({ kind, categoryId }) => kind === "STOP" && categoryId === null,
    );
    if (isPaused) return false;
    const { workHours, settings } = branch;
    return SERVICE_TYPE_SWITCHES.some(
      ([serviceType, feature, own]) =>
        features[feature] &&
        settings[own] &&
        findOpenState({ workHours, serviceType, instant: now, timeZone }).isOpen,
    );
  };
}

/**
 * Alert of a branch without an awake console. The subject is the branch. The alert is open until a console is awake.
 */
export const deviceAlertSubject: AlertSubject = {
  async lock(tx, { merchantId, subjectId: branchId, now }) {
    const watch = await selectBranchWatchForUpdate(tx, merchantId, branchId);
    if (!watch?.quietSince) return null;
    if ((await loadBranchWithoutConsoleFilter(tx, merchantId, now))(branchId))
      return { branchId, label: "", since: watch.quietSince };
    // Clears the time since which no console is awake, because the alert is closed before the watch job runs again.
    // Otherwise no new alert could start.
    await updateBranchWatchQuietSince(tx, merchantId, { branchId, quietSince: null });
    return null;
  },
  climb: async () => true,
};
