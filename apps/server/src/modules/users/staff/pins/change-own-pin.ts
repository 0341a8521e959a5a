import { isHardToGuessPin } from "@dasturxon/domain/pin";
import { canSignInByPin } from "@dasturxon/domain/staff-rank";
import { type ChangeAuthor, recordChange } from "../../../../platform/audit/index.ts";
import type { Database } from "../../../../platform/database/index.ts";
import { isRefused, refuse, type Refusal } from "../../../../platform/http/index.ts";
import { checkOwnPassword } from "../account/prove-password.ts";
import { notifySessionsEnded } from "../sessions/end-sessions-of.ts";
import { hashPassword } from "../password.ts";
import { updatePin } from "./queries.ts";

/** Number of consecutive wrong PINs after which the PIN is blocked. */
export const MAX_PIN_TRIES = 10;

/**
 * Sets or removes the PIN of the signed-in member of staff for the restaurant's devices. Ends sessions opened by the
 * previous PIN. Refuses `forbidden` for roles that need their password, `wrong_password`, `too_many_requests`,
 * `pin_weak`. [US-8, S12]
 */
export async function changeOwnPin(
  db: Database,
  call: ChangeAuthor,
  { password, pin }: { password: string; pin: string | null },
): Promise<{ done: true } | Refusal<"forbidden" | "wrong_password" | "pin_weak" | "too_many_requests">> {
  const { merchantId, id, role } = call.session;
  if (!canSignInByPin(role)) return refuse("forbidden");
  const own = await checkOwnPassword(db, call, password);
  if (isRefused(own)) return own;
  if (pin !== null && !isHardToGuessPin(pin)) return refuse("pin_weak", { field: "pin", in: "body" });
  const pinHash = pin === null ? null : await hashPassword(pin);
  return db.tenant(merchantId, async (tx) => {
    await updatePin(tx, merchantId, { id, pinHash });
    await notifySessionsEnded(tx, merchantId, id);
    const after = { login: own.login, pin: pin === null ? "NONE" : "RENEWED" };
    recordChange(tx, call, { entity: "person", entityId: id, kind: "changed", before: null, after });
    return { done: true as const };
  });
}
