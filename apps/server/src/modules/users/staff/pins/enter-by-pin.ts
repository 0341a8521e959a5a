import { deviceNameFromUserAgent } from "@dasturxon/domain/device-name";
import { type Call, createToken, readToken, refuse, type Refusal } from "../../../../platform/http/index.ts";
import { loadPeopleWithPinOfDevice } from "../devices/pair-device.ts";
import { selectPairedDevice } from "../devices/queries.ts";
import { getDeviceCookieEnd, getDeviceSessionEnd } from "../../session-times.ts";
import { isPasswordCorrect } from "../password.ts";
import { insertStaffSession } from "../queries.ts";
import type { StaffSession } from "../open-staff-session.ts";
import { viewStaff } from "../staff-view.ts";
import { MAX_PIN_TRIES } from "./change-own-pin.ts";
import { updatePinTries, updatePinTriesReset } from "./queries.ts";

/**
 * Opens a session on a paired device by the PIN of a member of staff who works in the device's branch. The session ends
 * 90 days after its last use. Refuses `device_unknown`, `pin_wrong`, and `pin_blocked` after ten consecutive wrong
 * PINs. [US-8, S12]
 */
export async function openSessionByPin(
  { db, clock, info }: Pick<Call, "db" | "clock" | "info">,
  { token: deviceToken, staffId, pin }: { token: string; staffId: string; pin: string },
): Promise<StaffSession | Refusal<"device_unknown" | "pin_wrong" | "pin_blocked">> {
  const claim = readToken(deviceToken);
  if (!claim) return refuse("device_unknown");
  const { merchantId } = claim;
  const tried = await db.tenant(merchantId, async (tx) => {
    const device = await selectPairedDevice(tx, claim);
    if (!device) return refuse("device_unknown");
    const person = (await loadPeopleWithPinOfDevice(tx, merchantId, device)).find(({ id }) => id === staffId);
    if (!person) return refuse("pin_wrong");
    const known = await updatePinTries(tx, merchantId, { id: staffId, most: MAX_PIN_TRIES });
    return known ? { device, person, ...known } : refuse("pin_blocked");
  });
  if (!("device" in tried)) return tried;
  // Hashing a PIN is slow by design, so it runs outside a transaction.
  if (!(await isPasswordCorrect(pin, tried.pinHash))) return refuse("pin_wrong");
  const { device, person } = tried;
  const now = clock.now();
  const { token, tokenHash } = createToken(merchantId);
  const expiresAt = getDeviceSessionEnd(now);
  return db.tenant(merchantId, async (tx) => {
    // The device may have been removed while the PIN was checked.
    if (!(await selectPairedDevice(tx, claim))) return refuse("device_unknown");
    await updatePinTriesReset(tx, merchantId, staffId);
    const { id: deviceId, branchId } = device;
    const where = { deviceId, branchId, browser: deviceNameFromUserAgent(info.userAgent) };
    await insertStaffSession(tx, { merchantId, tokenHash, staffId, now, expiresAt, ...where });
    const branchIds = branchId === null ? person.branchIds : [branchId];
    const staff = await viewStaff(tx, merchantId, { ...person, branchIds });
    return { token, expiresAt, cookieEnd: getDeviceCookieEnd(now), staff };
  });
}
