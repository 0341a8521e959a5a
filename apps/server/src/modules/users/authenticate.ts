import { canSignInByPin, worksInBranch } from "@dasturxon/domain/staff-rank";
import { TABLE_GUEST_ROLE } from "@dasturxon/domain/table-guest";
import type { Clock } from "../../platform/clock.ts";
import type { Database, Tx } from "../../platform/database/index.ts";
import type { Authenticate, Session, SessionLookup } from "../../platform/http/index.ts";
import { selectCustomerSession, updateCustomerSession } from "./queries.ts";
import {
  getCustomerSessionEnd,
  getDeviceSessionEnd,
  shouldStoreSessionUse,
  getStaffSessionEnd,
} from "./session-times.ts";
import { findSupportSession } from "./support-entry/enter-brand.ts";
import { selectStaffSession, type StaffSessionRow, updateStaffSession } from "./staff/queries.ts";

interface AuthenticateDeps {
  db: Database;
  clock: Clock;
  /** Whether sessions of the demo's staff are refused, because their passwords are public. */
  isDemoRefused: boolean;
}

/** Creates the function that finds sessions in the brand of the token. Each use extends the session (S12). */
export function createAuthenticate({ db, clock, isDemoRefused }: AuthenticateDeps): Authenticate {
  return (question, token) => {
    const find = question.kind === "staff" ? findStaffSession : findCustomerSession;
    // Sessions are readable only in a transaction of their brand, so another brand needs a transaction of its own.
    if (token?.merchantId === question.merchantId) return find(token, question);
    return db.tenant(question.merchantId, (tx) => find(tx, question));
  };

  async function findCustomerSession(
    tx: Tx,
    { merchantId, tokenHash }: SessionLookup,
  ): Promise<Session | null> {
    const now = clock.now();
    const found = await selectCustomerSession(tx, { merchantId, tokenHash, now });
    if (!found) return null;
    // The session of a table guest is not extended.
    if (!found.isTableGuest && shouldStoreSessionUse(found.lastUsedAt, now)) {
      const expiresAt = getCustomerSessionEnd(found.createdAt, now);
      await updateCustomerSession(tx, { merchantId, tokenHash, now, expiresAt });
    }
    return {
      kind: "customer",
      merchantId,
      id: found.userId,
      role: found.isTableGuest ? TABLE_GUEST_ROLE : "customer",
      name: found.name,
      branchIds: null,
      tokenHash,
    };
  }

  async function findStaffSession(tx: Tx, { merchantId, tokenHash }: SessionLookup): Promise<Session | null> {
    const now = clock.now();
    const found = await selectStaffSession(tx, { merchantId, tokenHash, now, isDemoRefused });
    if (!found) return findSupportSession(tx, { merchantId, tokenHash, now });
    if (!isPinSessionValid(found)) return null;
    if (shouldStoreSessionUse(found.lastUsedAt, now)) {
      const isOnDevice = found.deviceId !== null;
      const expiresAt = isOnDevice ? getDeviceSessionEnd(now) : getStaffSessionEnd(found.createdAt, now);
      await updateStaffSession(tx, { merchantId, tokenHash, now, expiresAt });
    }
    const { id, role, name, deviceBranchId, deviceName: device } = found;
    const branchIds = deviceBranchId === null ? found.branchIds : [deviceBranchId];
    return { kind: "staff", merchantId, id, role, name, branchIds, device, tokenHash };
  }
}

/**
 * Whether a PIN session is still valid. It is invalid if the person now has a role without PIN or no longer works in
 * the device's branch. [US-8]
 */
function isPinSessionValid({ role, branchIds, deviceId, deviceBranchId }: StaffSessionRow): boolean {
  if (deviceId === null) return true;
  return canSignInByPin(role) && (deviceBranchId === null || worksInBranch(branchIds, deviceBranchId));
}
