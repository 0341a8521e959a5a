import type { Language } from "@dasturxon/domain/language";
import { isRefused, readToken, refuse, type Refusal } from "../../../../platform/http/index.ts";
import { loadBrandBasics } from "../../../merchants/index.ts";
import { type InvitedStaffRow, selectInvitedStaff } from "../people/queries.ts";
import { parsePhone } from "../../codes/phone.ts";
import { type SendCodeDeps, sendCode } from "../../codes/send-code.ts";
import { recordCodeUse } from "../../codes/sending/allow-sending.ts";
import { redeemOneTimeCode } from "../../codes/use-code.ts";
import { createPhoneProof } from "./invitation-proof.ts";
import { selectPersonByPhone } from "./queries.ts";

type InvitationProofDeps = Pick<SendCodeDeps, "db" | "clock" | "pepper"> & { keys: readonly Buffer[] };
interface ProveInvitedRequest {
  token: string;
  /** Phone of the invited person, if the invitation has none. */
  phone?: string | undefined;
}

/** Returns the invited member of staff of a valid link. */
export async function findInvitedStaff(
  { db, clock }: Pick<SendCodeDeps, "db" | "clock">,
  token: string,
): Promise<(InvitedStaffRow & { merchantId: string }) | Refusal<"invitation_over">> {
  const claim = readToken(token);
  if (!claim) return refuse("invitation_over");
  const now = clock.now();
  const { merchantId } = claim;
  const invited = await db.tenantRead(merchantId, (tx) => selectInvitedStaff(tx, { ...claim, now }));
  return invited ? { ...invited, merchantId } : refuse("invitation_over");
}

/**
 * Sends a code to an invited person: to the phone in the invitation, otherwise to the phone in the request. Texts,
 * limits and budget are the same as for the guests' sign-in (S7). The reply is the same for known and unknown phones.
 */
export async function sendInvitationCode(
  deps: SendCodeDeps,
  { token, phone, language, ip }: ProveInvitedRequest & { language: Language; ip: string },
): Promise<
  | { resendIn: number; expiresIn: number }
  | Refusal<"invitation_over" | "phone_invalid" | "code_cooldown" | "too_many_requests" | "code_not_sent">
> {
  const invited = await findInvitedStaff(deps, token);
  if (isRefused(invited)) return invited;
  const { merchantId, id } = invited;
  const number = invited.phone ?? phone ?? "";
  return sendCode(deps, { merchantId, phone: number, language, ip, purpose: `join:${id}` });
}

/**
 * Exchanges phone and code for a proof of the phone. Only with a correct code, it also returns whether the owner
 * already has a password (S8, S9).
 */
export async function confirmInvitationCode(
  { db, clock, pepper, keys }: InvitationProofDeps,
  { token, phone, code }: ProveInvitedRequest & { code: string },
): Promise<
  { proof: string; isKnown: boolean } | Refusal<"invitation_over" | "phone_invalid" | "wrong_code">
> {
  const invited = await findInvitedStaff({ db, clock }, token);
  if (isRefused(invited)) return invited;
  const { merchantId, id } = invited;
  const now = clock.now();
  const number = await db.tenant(merchantId, async (tx) => {
    const said = parsePhone(invited.phone ?? phone ?? "", await loadBrandBasics(tx, merchantId));
    if (said === null) return refuse("phone_invalid", { field: "phone" });
    const owner = { merchantId, phone: said, purpose: `join:${id}` as const };
    return (await redeemOneTimeCode(tx, { owner, code, pepper, now }))
      ? said
      : refuse("wrong_code", { field: "code" });
  });
  if (isRefused(number)) return number;
  await recordCodeUse(db, { brandId: merchantId, phone: number, now });
  const person = await db.platform((tx) => selectPersonByPhone(tx, number));
  const proof = createPhoneProof(keys, { merchantId, staffId: id }, { phone: number, now });
  return { proof, isKnown: person !== undefined };
}
