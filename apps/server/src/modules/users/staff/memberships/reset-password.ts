import { createHmac } from "node:crypto";
import type { Language } from "@dasturxon/domain/language";
import { findPasswordFault } from "@dasturxon/domain/password";
import { refuse, type Refusal } from "../../../../platform/http/index.ts";
import { isSameCodeHash, MAX_ONE_TIME_CODE_TRIES } from "../../codes/one-time-code.ts";
import { parsePhoneOfAnyCountry } from "../../codes/phone.ts";
import type { SendCodeDeps } from "../../codes/send-code.ts";
import { PLATFORM_ID } from "../../../../platform/ids.ts";
import { recordCodeUse } from "../../codes/sending/allow-sending.ts";
import {
  deletePasswordCode,
  insertOrUpdatePasswordCode,
  selectIsPasswordCodeLive,
  updatePasswordCodeAttempts,
  updatePasswordCodeAttemptsReset,
} from "../../codes/sending/queries.ts";
import { type PlatformCodeDeps, sendPlatformCode } from "../../codes/sending/send-platform-code.ts";
import { hashPassword } from "../password.ts";
import { endSessionsInOtherBrands } from "./end-sessions.ts";
import { selectPersonByPhone, updatePersonPassword } from "./queries.ts";

const hashPasswordCode = (code: string, phone: string, pepper: string): Buffer =>
  createHmac("sha256", pepper).update(["password", phone, code].join("\u0000")).digest();

/**
 * Sends a code to a phone for resetting the staff password, within the limits of S7. Unknown phones get a code too, so
 * that the reply does not reveal whether a phone is known (S9).
 */
export function sendPasswordCode(
  deps: PlatformCodeDeps,
  request: { phone: string; language: Language; ip: string },
): ReturnType<typeof sendPlatformCode> {
  return sendPlatformCode(deps, request, {
    find: async (tx, { phone, now }) => ({
      isKnown: (await selectPersonByPhone(tx, phone)) !== undefined,
      isLive: await selectIsPasswordCodeLive(tx, { phone, now, maxTries: MAX_ONE_TIME_CODE_TRIES }),
    }),
    keep: (tx, { phone, code, sentAt, expiresAt }) => {
      const codeHash = hashPasswordCode(code, phone, deps.pepper);
      return insertOrUpdatePasswordCode(tx, { phone, codeHash, sentAt, expiresAt });
    },
  });
}

/**
 * Resets a staff password by the code sent to the phone, and ends all sessions of its owner in all brands. The second
 * factor stays enabled. Refuses `phone_invalid`, `wrong_code` for a wrong, expired or used code, `password_weak`, and
 * `not_found` if no member of staff has the phone (only after a correct code). [US-8, S8, S12]
 */
export async function resetPassword(
  { db, clock, pepper }: Pick<SendCodeDeps, "db" | "clock" | "pepper">,
  request: { phone: string; code: string; password: string },
): Promise<{ done: true } | Refusal<"phone_invalid" | "password_weak" | "wrong_code" | "not_found">> {
  const phone = parsePhoneOfAnyCountry(request.phone);
  if (phone === null) return refuse("phone_invalid", { field: "phone" });
  // Checks the code first, so that a caller without the code cannot make the server check passwords.
  const fault = await db.platform(async (tx) => {
    const guess = hashPasswordCode(request.code, phone, pepper);
    const live = await updatePasswordCodeAttempts(tx, {
      phone,
      now: clock.now(),
      maxTries: MAX_ONE_TIME_CODE_TRIES,
    });
    if (!isSameCodeHash(guess, live?.codeHash ?? Buffer.alloc(guess.length)) || !live) return "wrong_code";
    if (findPasswordFault(request.password, [phone, phone.slice(1)])) {
      await updatePasswordCodeAttemptsReset(tx, phone);
      return "password_weak";
    }
    await deletePasswordCode(tx, phone);
    return null;
  });
  if (fault) return refuse(fault, { field: fault === "wrong_code" ? "code" : "password" });
  await recordCodeUse(db, { brandId: PLATFORM_ID, phone, now: clock.now() });
  const next = await hashPassword(request.password);
  const person = await db.platform((tx) => selectPersonByPhone(tx, phone));
  if (!person) return refuse("not_found", { field: "phone" });
  const change = { personId: person.id, present: person.passwordHash, next };
  if (!(await db.platform((tx) => updatePersonPassword(tx, change))))
    return refuse("wrong_code", { field: "code" });
  await endSessionsInOtherBrands(db, { personId: person.id, merchantId: null });
  return { done: true };
}
