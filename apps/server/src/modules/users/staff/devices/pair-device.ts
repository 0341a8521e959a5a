import type { PairingScreen } from "@dasturxon/contract";
import { deviceNameFromUserAgent } from "@dasturxon/domain/device-name";
import { readPairingCode } from "@dasturxon/domain/pairing-code";
import { canSignInByPin, worksInBranch } from "@dasturxon/domain/staff-rank";
import type { Clock } from "../../../../platform/clock.ts";
import type { Database, Tx } from "../../../../platform/database/index.ts";
import {
  type Call,
  createToken,
  networkFromAddress,
  readToken,
  refuse,
  type Refusal,
} from "../../../../platform/http/index.ts";
import { loadBrandBasics } from "../../../merchants/index.ts";
import { type StaffWithPinRow, selectStaffWithPin } from "../pins/queries.ts";
import { hashPairingCode } from "./manage-devices.ts";
import { getPairingEnd, loadIsPairingGuessed, recordWrongPairing } from "./pairing-lifetime.ts";
import {
  deletePairingCode,
  type PairedDeviceRow,
  selectPairedDevice,
  updateDevicePaired,
} from "./queries.ts";

interface PairDeviceDeps {
  db: Database;
  clock: Clock;
}

/**
 * Pairs a browser as the device of the code. A code can be used once. While codes are being guessed, for any brand and
 * from any address, each code is valid for two minutes instead of ten. Refuses `pairing_over`. [S12]
 */
export async function pairDevice(
  { db, clock }: PairDeviceDeps,
  { code, info }: { code: string; info: Pick<Call["info"], "ip" | "userAgent"> },
): Promise<{ token: string; device: PairingScreen } | Refusal<"pairing_over">> {
  const now = clock.now();
  const found = await db.platform(async (tx) => {
    const isGuessed = await loadIsPairingGuessed(tx, now);
    const right = await deletePairingCode(tx, {
      codeHash: hashPairingCode(readPairingCode(code)),
      isValid: (storedEnd) => getPairingEnd(storedEnd, isGuessed) > now,
    });
    if (!right) await recordWrongPairing(tx, now);
    return right;
  });
  if (!found) return refuse("pairing_over");
  const { merchantId, deviceId: id } = found;
  const { token, tokenHash } = createToken(merchantId);
  const [browser, network] = [deviceNameFromUserAgent(info.userAgent), networkFromAddress(info.ip)];
  return db.tenant(merchantId, async (tx) => {
    const isPaired = await updateDevicePaired(tx, merchantId, { id, tokenHash, now, browser, network });
    const device = isPaired && (await selectPairedDevice(tx, { merchantId, tokenHash }));
    return device
      ? { token, device: await viewPairingScreen(tx, merchantId, device) }
      : refuse("pairing_over");
  });
}

/** Returns the sign-in screen of a paired device. Refuses `device_unknown`. */
export async function showPairedDevice(
  { db }: Pick<PairDeviceDeps, "db">,
  token: string,
): Promise<PairingScreen | Refusal<"device_unknown">> {
  const claim = readToken(token);
  if (!claim) return refuse("device_unknown");
  return db.tenantRead(claim.merchantId, async (tx) => {
    const device = await selectPairedDevice(tx, claim);
    return device ? viewPairingScreen(tx, claim.merchantId, device) : refuse("device_unknown");
  });
}

/** Returns the members of staff who can sign in by PIN on the device. [US-8] */
export async function loadPeopleWithPinOfDevice(
  tx: Tx,
  merchantId: string,
  { branchId }: PairedDeviceRow,
): Promise<StaffWithPinRow[]> {
  const people = await selectStaffWithPin(tx, merchantId);
  return people.filter(
    ({ role, branchIds }) =>
      canSignInByPin(role) && (branchId === null || worksInBranch(branchIds, branchId)),
  );
}

async function viewPairingScreen(
  tx: Tx,
  merchantId: string,
  device: PairedDeviceRow,
): Promise<PairingScreen> {
  const { name: brand } = await loadBrandBasics(tx, merchantId);
  const people = (await loadPeopleWithPinOfDevice(tx, merchantId, device)).map(({ id, name, role }) => ({
    id,
    name,
    role,
  }));
  return { name: device.name, brand, branch: device.branch, people };
}
