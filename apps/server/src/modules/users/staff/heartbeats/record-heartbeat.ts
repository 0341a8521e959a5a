import type { endpoints, DeviceOverview } from "@dasturxon/contract";
import type { EndpointParsedInput } from "@dasturxon/contract/endpoint";
import { findDeviceState, OFFLINE_AFTER_SECONDS } from "@dasturxon/domain/device-state";
import { mayChangeStatus } from "@dasturxon/domain/order-permission";
import { mayPerformTask } from "@dasturxon/domain/staff-permission";
import { STAFF_MANAGER_ROLES, worksInBranch } from "@dasturxon/domain/staff-rank";
import type { Tx } from "../../../../platform/database/index.ts";
import type { Session } from "../../../../platform/http/index.ts";
import { isStaffRole } from "../staff-role.ts";
import {
  type DeviceHeartbeatRow,
  insertOrUpdateHeartbeat,
  insertOrUpdateBranchWatches,
  selectHeartbeats,
  selectDeviceOfSession,
  updateDeviceClosedAt,
} from "./queries.ts";

/**
 * Minimum time for which owners and managers must have the console open to count as watching a branch, in milliseconds.
 */
const MIN_CONSOLE_OPEN_MS = 10 * 60_000;

type HeartbeatBody = EndpointParsedInput<typeof endpoints.deviceBeat>["body"];

/** Returns whether the console alerts people with this role about new orders. It does if the role may accept orders. */
const receivesOrderAlerts = (role: string | null): boolean =>
  role !== null && isStaffRole(role) && mayChangeStatus(role, "CREATED", "ACCEPTED");

/**
 * Stores the heartbeat of an open console. Returns the paired devices of the branches that the caller works in. Owners
 * and managers also get the other browsers, couriers get nothing. [OR-14]
 */
export async function recordHeartbeat(
  tx: Tx,
  { session, beat, now }: { session: Session; beat: HeartbeatBody; now: Date },
): Promise<{ devices: DeviceOverview[] }> {
  const { merchantId, branchIds, role, tokenHash } = session;
  const device = await selectDeviceOfSession(tx, merchantId, tokenHash);
  if (!device) return { devices: [] };
  const { pageId, isClosing } = beat;
  if (isClosing) {
    await updateDeviceClosedAt(tx, merchantId, { id: device.id, pageId, now });
    return { devices: [] };
  }
  // Ignores branches that the caller does not work in: the branch filter is stored in the browser, where another person
  // may have set it.
  const branchId = beat.branchId !== null && worksInBranch(branchIds, beat.branchId) ? beat.branchId : null;
  const written = { ...device, ...beat, branchId, now, offlineSeconds: OFFLINE_AFTER_SECONDS };
  const awakeSince = await insertOrUpdateHeartbeat(tx, merchantId, written);
  if (awakeSince && receivesOrderAlerts(role)) {
    const isOnDuty =
      device.isPaired || role === "operator" || now.getTime() - awakeSince.getTime() >= MIN_CONSOLE_OPEN_MS;
    const watched = { branchIds: branchId === null ? branchIds : [branchId], now };
    if (isOnDuty) await insertOrUpdateBranchWatches(tx, merchantId, watched);
  }
  if (!mayPerformTask(role, "hear_orders")) return { devices: [] };
  const known = await selectHeartbeats(tx, merchantId, now);
  // Only owners and managers see the browsers of other people.
  const seesAll = STAFF_MANAGER_ROLES.some((keeper) => keeper === role);
  const devices = known.filter(
    (row) =>
      worksInSameBranch(row, branchIds) &&
      (row.isPaired || row.id === device.id || (seesAll && !isBrowserAbandoned(row, known, now))),
  );
  return { devices: devices.map((row) => viewDevice(row, { ownId: device.id, now })) };
}

/**
 * Returns a function that checks whether an awake console receives the new orders of a branch. If the branch has its
 * own paired device on which staff accept orders, a console that shows all branches counts only if its user works in no
 * other branch.
 */
export async function loadAwakeBranchCheck(
  tx: Tx,
  merchantId: string,
  now: Date,
): Promise<(branchId: string) => boolean> {
  const hearing = (await selectHeartbeats(tx, merchantId, now)).filter(({ role }) =>
    receivesOrderAlerts(role),
  );
  const awake = hearing.filter((row) => {
    const { state } = findDeviceState(toLastHeartbeat(row), now);
    return state === "awake" || state === "mute";
  });
  return (branchId) => {
    const hasOwn = hearing.some((row) => row.isPaired && row.branchId === branchId);
    return awake.some(
      (row) =>
        worksInBranch(row.branchIds, branchId) &&
        (row.branchId === branchId || (row.branchId === null && (!hasOwn || row.branchIds?.length === 1))),
    );
  };
}

function worksInSameBranch(
  { branchId, branchIds }: DeviceHeartbeatRow,
  own: readonly string[] | null,
): boolean {
  if (own === null) return true;
  const shown = branchId === null ? branchIds : [branchId];
  return shown === null || shown.some((id) => own.includes(id));
}

/** Whether the person left this browser without closing the page, and has the console open in another one. */
function isBrowserAbandoned(row: DeviceHeartbeatRow, all: readonly DeviceHeartbeatRow[], now: Date): boolean {
  const isDeviceOffline = (each: DeviceHeartbeatRow) =>
    findDeviceState(toLastHeartbeat(each), now).state === "offline";
  if (row.isPaired || !isDeviceOffline(row)) return false;
  return all.some((other) => other.staffId === row.staffId && !isDeviceOffline(other));
}

const toLastHeartbeat = ({ beatAt, asleepSince, muteSince, closedAt }: DeviceHeartbeatRow) =>
  beatAt && { beatAt, asleepSince, muteSince, closedAt };

function viewDevice(row: DeviceHeartbeatRow, { ownId, now }: { ownId: string; now: Date }): DeviceOverview {
  const { id, name, isPaired, branchId, role, canNotify, battery, isCharging } = row;
  const { state, since } = findDeviceState(toLastHeartbeat(row), now);
  return {
    id,
    name,
    isPaired,
    isOwn: id === ownId,
    branchId,
    role,
    hearsOrders: receivesOrderAlerts(role),
    state,
    since: since?.toISOString() ?? null,
    canNotify,
    battery,
    isCharging,
  };
}
