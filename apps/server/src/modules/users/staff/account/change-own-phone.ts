import type { endpoints } from "@dasturxon/contract";
import type { Language } from "@dasturxon/domain/language";
import { maskPhone } from "@dasturxon/domain/format";
import { type ChangeAuthor, recordChange } from "../../../../platform/audit/index.ts";
import { getErrorCode } from "../../../../platform/database/index.ts";
import { isRefused, refuse, type EndpointRefusal } from "../../../../platform/http/index.ts";
import { loadBrandBasics } from "../../../merchants/index.ts";
import { endSessionsInOtherBrands } from "../memberships/end-sessions.ts";
import { selectPersonCredentials, updatePersonPhone } from "../memberships/queries.ts";
import { parsePhone } from "../../codes/phone.ts";
import { composePhoneChangeWarning } from "../../customers/profile/change-phone.ts";
import { type SendCodeDeps, sendCode } from "../../codes/send-code.ts";
import { recordCodeUse } from "../../codes/sending/allow-sending.ts";
import { sendAccountWarning } from "../../codes/sending/send-text.ts";
import { notifySessionsEnded } from "../sessions/end-sessions-of.ts";
import { redeemOneTimeCode } from "../../codes/use-code.ts";
import { convertStaffToPerson, updatePhoneInBrands } from "./own-person.ts";
import { checkOwnPassword } from "./prove-password.ts";
import { deleteOtherSessions, selectOwnCredentials } from "./queries.ts";

type OwnPhoneChangeDeps = SendCodeDeps & { keys: readonly Buffer[] };
interface PhoneChangeRequest {
  phone: string;
  language: Language;
}
const UNIQUE_VIOLATION_CODE = "23505";

/**
 * Purpose of the code. A code is valid only for the member of staff who requested it, not for others who request the
 * same phone.
 */
const toPhoneChangePurpose = (staffId: string) => `staff_phone:${staffId}` as const;

/**
 * Sends a code to the phone that a member of staff wants to sign in with, after checking their password. The reply does
 * not reveal whether another person has the phone. Only the phone's owner receives the code (S9). [US-8]
 */
export async function requestOwnPhoneChange(
  deps: SendCodeDeps,
  call: ChangeAuthor,
  { password, phone, language }: PhoneChangeRequest & { password: string },
): Promise<{ resendIn: number; expiresIn: number } | EndpointRefusal<typeof endpoints.askOwnPhone>> {
  const own = await checkOwnPassword(deps.db, call, password);
  if (isRefused(own)) return own;
  const { merchantId, id } = call.session;
  return sendCode(deps, { merchantId, phone, language, ip: call.info.ip, purpose: toPhoneChangePurpose(id) });
}

/**
 * Sets the phone of a member of staff after checking the code sent to it. If the login belongs to a person of the
 * platform, the phone changes in all brands of the person. Otherwise, a person is created from the login. Ends all
 * other sessions, and sends a warning to the previous phone, if any (S10). Refuses `wrong_code`, and `phone_taken` only
 * after a correct code. Of two concurrent requests for one phone, one succeeds. [US-8, S12]
 */
export async function confirmOwnPhone(
  deps: OwnPhoneChangeDeps,
  call: ChangeAuthor,
  { phone: typed, code, language }: PhoneChangeRequest & { code: string },
): Promise<{ phone: string } | EndpointRefusal<typeof endpoints.confirmOwnPhone>> {
  const { db, clock, pepper } = deps;
  const { merchantId, id, tokenHash } = call.session;
  const wrong = refuse("wrong_code", { field: "code" });
  const shown = await db.tenant(merchantId, async (tx) => {
    const brand = await loadBrandBasics(tx, merchantId);
    const phone = parsePhone(typed, brand);
    if (phone === null) return refuse("phone_invalid", { field: "phone" });
    const owner = { merchantId, phone, purpose: toPhoneChangePurpose(id) };
    const isRight = await redeemOneTimeCode(tx, { owner, code, pepper, now: clock.now() });
    const own = await selectOwnCredentials(tx, merchantId, id);
    return isRight && own ? { brand, phone, own } : wrong;
  });
  if (isRefused(shown)) return shown;
  const { brand, phone, own } = shown;
  await recordCodeUse(db, { brandId: merchantId, phone, now: clock.now() });
  const { personId } = own;
  const old = personId === null ? null : await db.platform((tx) => selectPersonCredentials(tx, personId));
  const isHis =
    personId === null
      ? await convertStaffToPerson(deps, { merchantId, staffId: id, own, phone })
      : await db.platform((tx) => updatePersonPhone(tx, { personId, phone })).catch(returnFalseIfPhoneTaken);
  if (!isHis) return refuse("phone_taken", { field: "phone" });
  if (personId !== null) {
    await updatePhoneInBrands(db, { personId, phone });
    await endSessionsInOtherBrands(db, { personId, merchantId });
  }
  await db.tenant(merchantId, async (tx) => {
    await deleteOtherSessions(tx, merchantId, { id, tokenHash });
    await notifySessionsEnded(tx, merchantId, id);
    const after = { login: own.login, phone: maskPhone(phone) };
    recordChange(tx, call, { entity: "person", entityId: id, kind: "changed", before: null, after });
  });
  if (old && old.phone !== phone) {
    const text = composePhoneChangeWarning(brand, language, phone);
    await sendAccountWarning(deps, { merchantId, userId: id, phone: old.phone, text });
  }
  return { phone };
}

/**
 * Returns false if another person took the phone number in the meantime (unique constraint). Throws all other errors
 * again.
 */
function returnFalseIfPhoneTaken(error: unknown): false {
  if (getErrorCode(error) === UNIQUE_VIOLATION_CODE) return false;
  throw error;
}
