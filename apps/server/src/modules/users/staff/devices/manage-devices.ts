import { createHash, randomInt } from "node:crypto";
import type { Device } from "@dasturxon/contract";
import { PAIRING_CODE_LENGTH, PAIRING_CODE_ALPHABET } from "@dasturxon/domain/pairing-code";
import { worksInBranch } from "@dasturxon/domain/staff-rank";
import { type ChangeAuthor, recordChange } from "../../../../platform/audit/index.ts";
import type { Database, Tx } from "../../../../platform/database/index.ts";
import { isRefused, refuse, type Refusal, type Session } from "../../../../platform/http/index.ts";
import { newId } from "../../../../platform/ids.ts";
import { notifySessionsEnded } from "../sessions/end-sessions-of.ts";
import { getPairingEnd, loadIsPairingGuessed, PAIRING_CODE_LIFETIME_MS } from "./pairing-lifetime.ts";
import {
  deleteDeviceSessions,
  type DeviceRow,
  insertDevice,
  insertPairingCode,
  selectDeviceForUpdate,
  selectDevices,
  selectIsBranchOfBrand,
  updateDeviceRemoved,
  updateDeviceAwaitingPairing,
} from "./queries.ts";

/** Maximum number of attempts to find an unused code. */
const MAX_PAIRING_CODE_ATTEMPTS = 5;

export interface PairingCode {
  code: string;
  expiresAt: string;
}

/** Returns the devices in the branches of the member of staff. [US-8] */
export async function listDevices(
  db: Database,
  { merchantId, branchIds }: Session,
  now: Date,
): Promise<Device[]> {
  const isGuessed = await db.platform((tx) => loadIsPairingGuessed(tx, now));
  const found = await db.tenantRead(merchantId, (tx) => selectDevices(tx, merchantId, now));
  return found
    .filter(({ branchId }) => worksInBranch(branchIds, branchId))
    .map((row) => viewDevice(row, { isGuessed, now }));
}

/** Adds a device and its pairing code. Refuses `not_found` if the member of staff does not work in the branch. */
export async function addDevice(
  db: Database,
  call: ChangeAuthor,
  { name, branchId }: { name: string; branchId: string | null },
): Promise<{ device: Device; pairing: PairingCode } | Refusal<"not_found">> {
  const { merchantId, branchIds, id: by } = call.session;
  if (!worksInBranch(branchIds, branchId)) return refuse("not_found", { field: "branchId" });
  const id = newId();
  const added = await db.tenant(merchantId, async (tx) => {
    if (branchId !== null && !(await selectIsBranchOfBrand(tx, merchantId, branchId)))
      return refuse("not_found", { field: "branchId" });
    await insertDevice(tx, merchantId, { id, name, branchId, by, at: call.clock.now() });
    const change = { entity: "device", entityId: id, kind: "added" } as const;
    recordChange(tx, call, { ...change, before: null, after: { name, branchId } });
    return null;
  });
  if (added) return added;
  const pairing = await createPairingCode(db, call, id);
  if (isRefused(pairing)) return pairing;
  const device = (await listDevices(db, call.session, call.clock.now())).find((each) => each.id === id);
  return device ? { device, pairing } : refuse("not_found");
}

/** Creates a new pairing code for a device and signs out the browser that was paired before. [S12] */
export async function createPairingCode(
  db: Database,
  call: ChangeAuthor,
  id: string,
): Promise<PairingCode | Refusal<"not_found">> {
  const { merchantId, id: by } = call.session;
  const now = call.clock.now();
  const storedEnd = new Date(now.getTime() + PAIRING_CODE_LIFETIME_MS);
  const waiting = await db.tenant(merchantId, async (tx) => {
    const device = await lockDeviceInOwnBranches(tx, call, id);
    if (isRefused(device)) return device;
    await updateDeviceAwaitingPairing(tx, merchantId, { id, by, at: now, until: storedEnd });
    await deleteDeviceSessions(tx, merchantId, id);
    await notifySessionsEnded(tx, merchantId, id);
    const { name } = device;
    if (device.pairedAt)
      recordChange(tx, call, {
        entity: "device",
        entityId: id,
        kind: "invited",
        before: null,
        after: { name },
      });
    return null;
  });
  if (waiting) return waiting;
  for (let draw = 0; draw < MAX_PAIRING_CODE_ATTEMPTS; draw += 1) {
    const code = createRandomPairingCode();
    const claim = { codeHash: hashPairingCode(code), merchantId, deviceId: id, expiresAt: storedEnd, now };
    const end = await db.platform(async (tx) => {
      const isGuessed = await loadIsPairingGuessed(tx, now);
      return (await insertPairingCode(tx, claim)) ? getPairingEnd(storedEnd, isGuessed) : null;
    });
    if (end !== null) return { code, expiresAt: end.toISOString() };
  }
  throw new Error("no pairing code is free");
}

/** Removes a device from the brand and ends all sessions on it. [US-8, S12] */
export async function removeDevice(
  db: Database,
  call: ChangeAuthor,
  { id, version }: { id: string; version: number },
): Promise<{ done: true } | Refusal<"not_found" | "stale_version">> {
  const now = call.clock.now();
  const isGuessed = await db.platform((tx) => loadIsPairingGuessed(tx, now));
  return db.tenant(call.session.merchantId, async (tx) => {
    const device = await lockDeviceInOwnBranches(tx, call, id);
    if (isRefused(device)) return device;
    if (device.version !== version)
      return refuse("stale_version", { present: viewDevice(device, { isGuessed, now }) });
    await removeLockedDevice(tx, call, device);
    return { done: true };
  });
}

async function removeLockedDevice(
  tx: Tx,
  call: ChangeAuthor,
  { id, name, branchId }: DeviceRow,
): Promise<void> {
  const { merchantId, id: by } = call.session;
  await updateDeviceRemoved(tx, merchantId, { id, by, at: call.clock.now() });
  await deleteDeviceSessions(tx, merchantId, id);
  await notifySessionsEnded(tx, merchantId, id);
  const change = { entity: "device", entityId: id, kind: "removed" } as const;
  recordChange(tx, call, { ...change, before: { name, branchId }, after: null });
}

function createRandomPairingCode(): string {
  const letters = Array.from(
    { length: PAIRING_CODE_LENGTH },
    () => PAIRING_CODE_ALPHABET[randomInt(PAIRING_CODE_ALPHABET.length)],
  );
  return letters.join("");
}

/** Returns the hash of a pairing code, which is stored instead of the code. */
export function hashPairingCode(code: string): Buffer {
  return createHash("sha256").update(`pairing:${code}`).digest();
}

async function lockDeviceInOwnBranches(
  tx: Tx,
  { session: { merchantId, branchIds }, clock }: ChangeAuthor,
  id: string,
): Promise<DeviceRow | Refusal<"not_found">> {
  const device = await selectDeviceForUpdate(tx, merchantId, { id, now: clock.now() });
  return device && worksInBranch(branchIds, device.branchId) ? device : refuse("not_found");
}

function viewDevice(row: DeviceRow, { isGuessed, now }: { isGuessed: boolean; now: Date }): Device {
  const { pairedAt, pairingUntil, lastSeenAt, changedAt, ...device } = row;
  const end = pairingUntil && getPairingEnd(pairingUntil, isGuessed);
  return {
    ...device,
    pairedAt: pairedAt?.toISOString() ?? null,
    pairingUntil: end && end > now ? end.toISOString() : null,
    lastSeenAt: lastSeenAt?.toISOString() ?? null,
    changedAt: changedAt.toISOString(),
  };
}
