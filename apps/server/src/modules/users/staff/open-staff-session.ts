import type { StaffMember } from "@dasturxon/contract";
import { deviceNameFromUserAgent } from "@dasturxon/domain/device-name";
import type { Tx } from "../../../platform/database/index.ts";
import { createToken } from "../../../platform/http/index.ts";
import { getStaffCookieEnd, getStaffSessionEnd } from "../session-times.ts";
import { insertStaffSession, type StaffRow, updateKnownNetworks } from "./queries.ts";
import { viewStaff } from "./staff-view.ts";

export interface StaffSession {
  token: string;
  /** Expiry of the session if it is not used. */
  expiresAt: Date;
  cookieEnd: Date;
  staff: StaffMember;
}

interface OpenStaffSessionRequest {
  merchantId: string;
  known: StaffRow;
  ip: string;
  userAgent: string;
  now: Date;
  /**
   * Time when the person authenticated, if it was before now. The expiry of the session is calculated from this time.
   */
  provedAt?: Date;
}

/** Opens a session for an authenticated member of staff. Stores the IP network of the request as known. */
export async function openStaffSession(
  tx: Tx,
  { merchantId, known, ip, userAgent, now, provedAt = now }: OpenStaffSessionRequest,
): Promise<StaffSession> {
  const { token, tokenHash } = createToken(merchantId);
  const expiresAt = getStaffSessionEnd(provedAt, now);
  await updateKnownNetworks(tx, { merchantId, staffId: known.id, network: ip });
  const browser = deviceNameFromUserAgent(userAgent);
  await insertStaffSession(tx, {
    merchantId,
    tokenHash,
    staffId: known.id,
    browser,
    provedAt,
    now,
    expiresAt,
  });
  const staff = await viewStaff(tx, merchantId, known);
  return { token, expiresAt, cookieEnd: getStaffCookieEnd(provedAt), staff };
}
