import type { Clock } from "../../../platform/clock.ts";
import type { Database, Tx } from "../../../platform/database/index.ts";
import type { Refusal } from "../../../platform/http/index.ts";
import { isRefused, refuse } from "../../../platform/http/index.ts";
import { newId } from "../../../platform/ids.ts";
import { loadBrandBasics } from "../../merchants/index.ts";
import type { OneTimeCodeOwner } from "../codes/one-time-code.ts";
import { type OpenedSession, openSessionOfUser } from "./open-session.ts";
import { parsePhone } from "../codes/phone.ts";
import { recordCodeUse } from "../codes/sending/allow-sending.ts";
import { insertOrSelectUser } from "../queries.ts";
import { redeemOneTimeCode } from "../codes/use-code.ts";

export interface CustomerSignInDeps {
  db: Database;
  clock: Clock;
  pepper: string;
}

export interface CustomerSignInRequest {
  merchantId: string;
  phone: string;
  code: string;
}

/**
 * Exchanges a phone and its code for a session. Creates the account at the first sign-in. All problems with the code
 * are `wrong_code` (S8, S9). Refuses `phone_invalid` for invalid phones.
 */
export async function signIn(
  deps: CustomerSignInDeps,
  request: CustomerSignInRequest,
): Promise<OpenedSession | Refusal<"wrong_code" | "phone_invalid">> {
  const { db, clock } = deps;
  const { merchantId } = request;
  const opened = await db.tenant(merchantId, (tx) => signInByCode(tx, deps, request));
  if (!isRefused(opened))
    await recordCodeUse(db, { brandId: merchantId, phone: opened.user.phone, now: clock.now() });
  return opened;
}

/**
 * Signs in by a code. Returns refusals instead of throwing them, so that the transaction is committed and the attempt
 * is counted.
 */
async function signInByCode(
  tx: Tx,
  { clock, pepper }: CustomerSignInDeps,
  request: CustomerSignInRequest,
): Promise<OpenedSession | Refusal<"wrong_code" | "phone_invalid">> {
  const { merchantId } = request;
  const now = clock.now();
  const brand = await loadBrandBasics(tx, merchantId);
  const phone = parsePhone(request.phone, brand);
  if (phone === null) return refuse("phone_invalid", { field: "phone" });
  const owner: OneTimeCodeOwner = { merchantId, phone, purpose: "sign_in" };
  const live = await redeemOneTimeCode(tx, { owner, code: request.code, pepper, now });
  if (!live) return refuseWrongCode();
  const user = await insertOrSelectUser(tx, { merchantId, id: newId(), phone, language: live.language, now });
  if (!user.isActive) return refuseWrongCode();
  return openSessionOfUser(tx, user, now);
}

function refuseWrongCode(): Refusal<"wrong_code"> {
  return refuse("wrong_code", { field: "code" });
}
