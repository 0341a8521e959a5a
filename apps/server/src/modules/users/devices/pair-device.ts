import type { Doorstep } from "@dasturxon/contract";
import { worksByPin, worksIn } from "@dasturxon/domain/staff-rank";
import type { Clock } from "../../../platform/clock.ts";
import type { Database, Tx } from "../../../platform/database/index.ts";
import { mintToken, readToken, refuse, type Refused } from "../../../platform/http/index.ts";
import { loadBasics } from "../../merchants/index.ts";
import { type PinRow, selectWithPin } from "../pins/queries.ts";
import { hashOfCode } from "./keep-devices.ts";
import { deletePairingCode, type PairedRow, selectPairedDevice, updateDevicePaired } from "./queries.ts";

interface Deps {
  db: Database;
  clock: Clock;
}

/** Makes a browser the device that the digits are for; they hold once. Refuses `pairing_over`. [S12] */
export async function pairDevice(
  { db, clock }: Deps,
  code: string,
): Promise<{ token: string; device: Doorstep } | Refused<"pairing_over">> {
  const now = clock.now();
  const found = await db.platform((tx) => deletePairingCode(tx, { codeHash: hashOfCode(code), now }));
  if (!found) return refuse("pairing_over");
  const { merchantId, deviceId: id } = found;
  const { token, tokenHash } = mintToken(merchantId);
  return db.tenant(merchantId, async (tx) => {
    const isPaired = await updateDevicePaired(tx, merchantId, { id, tokenHash, now });
    const device = isPaired && (await selectPairedDevice(tx, { merchantId, tokenHash }));
    return device ? { token, device: await viewDoorstep(tx, merchantId, device) } : refuse("pairing_over");
  });
}

/** What a paired device shows while nobody is signed in on it. Refuses `device_unknown`. */
export async function showPairedDevice(
  { db }: Pick<Deps, "db">,
  token: string,
): Promise<Doorstep | Refused<"device_unknown">> {
  const claim = readToken(token);
  if (!claim) return refuse("device_unknown");
  return db.tenantRead(claim.merchantId, async (tx) => {
    const device = await selectPairedDevice(tx, claim);
    return device ? viewDoorstep(tx, claim.merchantId, device) : refuse("device_unknown");
  });
}

/** Who signs in by a PIN where the device stands. [US-8] */
export async function peopleAt(tx: Tx, merchantId: string, { branchId }: PairedRow): Promise<PinRow[]> {
  const people = await selectWithPin(tx, merchantId);
  return people.filter(
    ({ role, branchIds }) => worksByPin(role) && (branchId === null || worksIn(branchIds, branchId)),
  );
}

async function viewDoorstep(tx: Tx, merchantId: string, device: PairedRow): Promise<Doorstep> {
  const { name: brand } = await loadBasics(tx, merchantId);
  const people = (await peopleAt(tx, merchantId, device)).map(({ id, name, role }) => ({ id, name, role }));
  return { name: device.name, brand, branch: device.branch, people };
}
