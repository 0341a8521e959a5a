import { createTranslationLookup } from "@dasturxon/domain/catalogue";
import type { endpoints } from "@dasturxon/contract";
import { maskPhone } from "@dasturxon/domain/format";
import type { Language } from "@dasturxon/domain/language";
import type { User } from "@dasturxon/contract/users";
import { findTextInLanguage } from "@dasturxon/domain/text";
import { fillPlaceholders } from "@dasturxon/domain/translated-text";
import { getErrorCode, type Tx } from "../../../../platform/database/index.ts";
import { isRefused, refuse, type EndpointRefusal } from "../../../../platform/http/index.ts";
import { newId } from "../../../../platform/ids.ts";
import { type BrandBasics, loadBrandBasics } from "../../../merchants/index.ts";
import { parsePhone } from "../../codes/phone.ts";
import { selectUser } from "../../queries.ts";
import type { SendCodeDeps } from "../../codes/send-code.ts";
import { sendCode } from "../../codes/send-code.ts";
import { recordCodeUse } from "../../codes/sending/allow-sending.ts";
import { sendAccountWarning } from "../../codes/sending/send-text.ts";
import { redeemOneTimeCode } from "../../codes/use-code.ts";
import {
  deleteOtherSessionsOfCustomer,
  insertPhoneChange,
  selectIsPhoneTaken,
  selectSignInTime,
  updateCustomerPhone,
} from "./queries.ts";
import { showUser } from "./show-user.ts";
import { messagesTexts } from "../../../../texts/messages.ts";

export interface PhoneChange {
  merchantId: string;
  userId: string;
  tokenHash: Buffer;
  phone: string;
}

const FRESH_SIGN_IN_MS = 86_400_000;
const UNIQUE_VIOLATION_CODE = "23505";

const phoneChangedText = createTranslationLookup(messagesTexts)("phoneChanged");

/** Returns the warning for the previous phone. */
export function composePhoneChangeWarning(
  { name, mainLanguage }: Pick<BrandBasics, "name" | "mainLanguage">,
  language: Language,
  phone: string,
): string {
  return fillPlaceholders(phoneChangedText, language, {
    phone: maskPhone(phone),
    brand: findTextInLanguage(name, language, mainLanguage),
  });
}

/**
 * Sends a code to the new phone [US-3]. The reply does not reveal whether another customer has the phone. Only the
 * phone's owner receives the code. Refuses `sign_in_again` if the session is older than a day (S10), and the refusals
 * of `sendCode`.
 */
export async function requestPhoneChange(
  deps: SendCodeDeps,
  change: PhoneChange & { ip: string },
): Promise<
  { phone: string; resendIn: number; expiresIn: number } | EndpointRefusal<typeof endpoints.askPhoneChange>
> {
  const { merchantId, userId } = change;
  const checked = await deps.db.tenantRead(merchantId, async (tx) => {
    if (!(await isSignInFresh(tx, change, deps.clock.now()))) return refuse("sign_in_again");
    const phone = parsePhone(change.phone, await loadBrandBasics(tx, merchantId));
    if (phone === null) return refuse("phone_invalid", { field: "phone" });
    const user = await selectUser(tx, merchantId, userId);
    return user ? { phone, language: user.language } : refuse("unauthorized");
  });
  if (isRefused(checked)) return checked;
  const { phone, language } = checked;
  const sent = await sendCode(deps, {
    merchantId,
    phone,
    language,
    ip: change.ip,
    purpose: toPhoneChangePurpose(change),
  });
  return isRefused(sent) ? sent : { ...sent, phone };
}

/**
 * Changes the phone after checking the code sent to it, records the change for staff, ends the other sessions and sends
 * a warning to the previous phone (S10). Refuses `wrong_code`, and `phone_taken` only after a correct code.
 */
export async function confirmPhoneChange(
  deps: SendCodeDeps,
  change: PhoneChange & { code: string },
): Promise<User | EndpointRefusal<typeof endpoints.confirmPhoneChange>> {
  const done = await deps.db
    .tenant(change.merchantId, (tx) => confirmPhoneInTransaction(tx, deps, change))
    .catch((error: unknown) => {
      // The unique constraint was violated, because another customer signed in with the phone in the meantime.
      if (getErrorCode(error) === UNIQUE_VIOLATION_CODE) return refuse("phone_taken");
      throw error;
    });
  if (isRefused(done)) return done;
  const { merchantId: brandId } = change;
  await recordCodeUse(deps.db, { brandId, phone: done.user.phone, now: deps.clock.now() });
  if (done.warning) await sendAccountWarning(deps, done.warning);
  return done.user;
}

async function confirmPhoneInTransaction(tx: Tx, deps: SendCodeDeps, change: PhoneChange & { code: string }) {
  const { merchantId } = change;
  const now = deps.clock.now();
  if (!(await isSignInFresh(tx, change, now))) return refuse("sign_in_again");
  const brand = await loadBrandBasics(tx, merchantId);
  const phone = parsePhone(change.phone, brand);
  if (phone === null) return refuse("phone_invalid", { field: "phone" });
  const owner = { merchantId, phone, purpose: toPhoneChangePurpose(change) };
  const isRight = await redeemOneTimeCode(tx, { owner, code: change.code, pepper: deps.pepper, now });
  if (!isRight) return refuse("wrong_code", { field: "code" });
  if (await selectIsPhoneTaken(tx, change, phone)) return refuse("phone_taken", { field: "phone" });
  const old = await updateCustomerPhone(tx, change, { phone, now });
  if (old !== phone) await insertPhoneChange(tx, change, { id: newId(), oldPhone: old, phone, at: now });
  await deleteOtherSessionsOfCustomer(tx, change, change.tokenHash);
  const user = await showUser(tx, change);
  if (isRefused(user)) return user;
  const text = composePhoneChangeWarning(brand, user.language, phone);
  const warning = old && old !== phone ? { merchantId, userId: change.userId, phone: old, text } : null;
  return { user, warning };
}

/**
 * Returns the purpose of the code. A code is valid only for the customer who requested it, not for others who request
 * the same phone.
 */
function toPhoneChangePurpose({ userId }: PhoneChange) {
  return `change_phone:${userId}` as const;
}

async function isSignInFresh(tx: Tx, change: PhoneChange, now: Date): Promise<boolean> {
  const signedInAt = await selectSignInTime(tx, change.merchantId, change.tokenHash);
  return signedInAt !== undefined && now.getTime() - signedInAt.getTime() < FRESH_SIGN_IN_MS;
}
