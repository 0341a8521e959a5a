import type { endpoints } from "@dasturxon/contract";
import type { ReplyOf } from "@dasturxon/contract/endpoint";
import { worksByPin } from "@dasturxon/domain/staff-rank";
import type { Tx } from "../../../platform/database/index.ts";
import type { Session } from "../../../platform/http/index.ts";
import { MAX_PIN_TRIES } from "../pins/change-own-pin.ts";
import { selectPin } from "../pins/queries.ts";
import { selectSecondFactor } from "../second-factor/queries.ts";

/** By what somebody signs in besides his password: a PIN, or a second factor, as his role is. */
export async function showOwnAccess(
  tx: Tx,
  { merchantId, id, role }: Session,
): Promise<ReplyOf<typeof endpoints.ownAccess>> {
  const mayPin = worksByPin(role);
  const pin = await selectPin(tx, merchantId, id);
  const factor = await selectSecondFactor(tx, merchantId, id);
  const hasPin = pin?.hasPin ?? false;
  return {
    mayPin,
    hasPin,
    isPinBlocked: hasPin && (pin?.tries ?? 0) >= MAX_PIN_TRIES,
    maySecondFactor: !mayPin,
    hasSecondFactor: Boolean(factor?.secret),
    recoveryCodes: factor?.recoveryCodes ?? 0,
  };
}
