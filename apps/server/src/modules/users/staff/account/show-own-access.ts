import type { endpoints } from "@dasturxon/contract";
import type { EndpointReply } from "@dasturxon/contract/endpoint";
import { canSignInByPin } from "@dasturxon/domain/staff-rank";
import type { Database } from "../../../../platform/database/index.ts";
import type { Session } from "../../../../platform/http/index.ts";
import { MAX_PIN_TRIES } from "../pins/change-own-pin.ts";
import { selectPinState } from "../pins/queries.ts";
import { runWithSecondFactor } from "../second-factor/factor-holder.ts";
import { secondFactorHolderFromSession, loadOwnCredentials } from "./own-holder.ts";

/**
 * Returns the additional sign-in methods of the signed-in member of staff. The role determines whether this is a PIN or
 * a second factor.
 */
export async function showOwnAccess(
  db: Database,
  session: Session,
): Promise<EndpointReply<typeof endpoints.ownAccess>> {
  const { merchantId, id, role } = session;
  const mayPin = canSignInByPin(role);
  const pin = await db.tenantRead(merchantId, (tx) => selectPinState(tx, merchantId, id));
  const own = await loadOwnCredentials(db, session);
  const factor = await runWithSecondFactor(db, secondFactorHolderFromSession(session, own), (held) =>
    held.find(),
  );
  const hasPin = pin?.hasPin ?? false;
  return {
    mayPin,
    hasPin,
    isPinBlocked: hasPin && (pin?.tries ?? 0) >= MAX_PIN_TRIES,
    maySecondFactor: !mayPin,
    hasSecondFactor: Boolean(factor?.secret),
    recoveryCodes: factor?.recoveryCodes ?? 0,
    phone: own?.personId ? own.phone : null,
  };
}
