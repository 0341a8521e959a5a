import { isGoodPin } from "@dasturxon/domain/pin";
import { worksByPin } from "@dasturxon/domain/staff-rank";
import { type Changer, recordChange } from "../../../platform/audit/index.ts";
import type { Database } from "../../../platform/database/index.ts";
import { isRefused, refuse, type Refused } from "../../../platform/http/index.ts";
import { provePassword } from "../account/prove-password.ts";
import { tellEnded } from "../sessions/end-sessions-of.ts";
import { hashPassword } from "../staff/password.ts";
import { updatePin } from "./queries.ts";

/** Wrong PINs in a row before nobody is let in by it. */
export const MAX_PIN_TRIES = 10;

/**
 * Gives the one who is signed in a PIN for the restaurant's devices, or none; sessions by the one before end. Refuses
 * `forbidden` for roles that need their password, `wrong_password`, `too_many_requests`, `pin_weak`. [US-8, S12]
 */
export async function changeOwnPin(
  db: Database,
  call: Changer,
  { password, pin }: { password: string; pin: string | null },
): Promise<{ done: true } | Refused<"forbidden" | "wrong_password" | "pin_weak" | "too_many_requests">> {
  const { merchantId, id, role } = call.session;
  if (!worksByPin(role)) return refuse("forbidden");
  const own = await provePassword(db, call, password);
  if (isRefused(own)) return own;
  if (pin !== null && !isGoodPin(pin)) return refuse("pin_weak", { field: "pin", in: "body" });
  const pinHash = pin === null ? null : await hashPassword(pin);
  return db.tenant(merchantId, async (tx) => {
    await updatePin(tx, merchantId, { id, pinHash });
    await tellEnded(tx, merchantId, id);
    const after = { login: own.login, pin: pin === null ? "NONE" : "RENEWED" };
    recordChange(tx, call, { entity: "person", entityId: id, kind: "changed", before: null, after });
    return { done: true as const };
  });
}
