import { randomBytes } from "node:crypto";
import { normalizeDigits } from "@dasturxon/domain/digits";
import { findTextInLanguage } from "@dasturxon/domain/text";
import { type ChangeAuthor, recordChange } from "../../../../platform/audit/index.ts";
import type { Database } from "../../../../platform/database/index.ts";
import { isRefused, refuse, type Refusal } from "../../../../platform/http/index.ts";
import { encryptForOwner, decryptForOwner } from "../../../../platform/seal.ts";
import { checkOwnPassword } from "../account/prove-password.ts";
import { secondFactorHolderFromSession, loadOwnCredentials } from "../account/own-holder.ts";
import { loadBrandBasics } from "../../../merchants/index.ts";
import { hashRecoveryCode } from "./check-code.ts";
import { type CodeProofDeps, checkFactorCodeOfHolder } from "./prove-code.ts";
import { clearSecondFactorCodeCount } from "./count-codes.ts";
import { toFactorEncryptionContext, runWithSecondFactor } from "./factor-holder.ts";
import { encodeBase32, createTotpSecret, findTotpStep } from "./totp.ts";

const RECOVERY_CODE_COUNT = 10;
/** Bytes per recovery code, shown as ten letters with 50 bits. */
const RECOVERY_CODE_BYTES = 7;

/**
 * Starts setting up a second factor. It is not required before its first code was confirmed. Refuses a wrong password.
 * [S12]
 */
export async function startSecondFactor(
  db: Database,
  keys: readonly Buffer[],
  call: ChangeAuthor,
  password: string,
): Promise<{ secret: string; uri: string } | Refusal<"wrong_password" | "too_many_requests">> {
  const { merchantId } = call.session;
  const own = await checkOwnPassword(db, call, password);
  if (isRefused(own)) return own;
  const secret = createTotpSecret();
  await runWithSecondFactor(db, secondFactorHolderFromSession(call.session, own), (factor) =>
    factor.begin(encryptForOwner(keys, secret, factor.about)),
  );
  const { name } = await db.tenantRead(merchantId, (tx) => loadBrandBasics(tx, merchantId));
  const issuer = encodeURIComponent(findTextInLanguage(name, "uz"));
  const label = `${issuer}:${encodeURIComponent(own.login)}`;
  return { secret, uri: `otpauth://totp/${label}?secret=${secret}&issuer=${issuer}` };
}

/** Enables the second factor after its first code and returns the recovery codes. They are not shown again. [S12] */
export async function confirmSecondFactor(
  db: Database,
  keys: readonly Buffer[],
  call: ChangeAuthor,
  code: string,
): Promise<{ recoveryCodes: string[] } | Refusal<"second_factor_wrong">> {
  const own = await loadOwnCredentials(db, call.session);
  const recoveryCodes = Array.from({ length: RECOVERY_CODE_COUNT }, createRecoveryCode);
  const recoveryHashes = recoveryCodes.map(hashRecoveryCode);
  const holder = secondFactorHolderFromSession(call.session, own);
  const isOn = await runWithSecondFactor(db, holder, async (factor) => {
    const pending = (await factor.find())?.pending;
    const secret = pending && decryptForOwner(keys, pending, factor.about);
    const step = secret && findTotpStep(secret, normalizeDigits(code).replaceAll(" ", ""), call.clock.now());
    return Boolean(pending && step && (await factor.confirm({ pending, step, recoveryHashes })));
  });
  if (!isOn) return refuse("second_factor_wrong", { field: "code", in: "body" });
  // The count of wrong codes is reset, because they were entered for the previous secret.
  await clearSecondFactorCodeCount(db, toFactorEncryptionContext(holder));
  await recordFactorChange(db, call, { login: own?.login, secondFactor: "ON" });
  return { recoveryCodes };
}

/** Disables the second factor. Requires the password and a code, so an open screen is not enough. [S12] */
export async function disableSecondFactor(
  deps: CodeProofDeps,
  call: ChangeAuthor,
  { password, code }: { password: string; code: string },
): Promise<{ done: true } | Refusal<"wrong_password" | "second_factor_wrong" | "too_many_requests">> {
  const { db } = deps;
  const own = await checkOwnPassword(db, call, password);
  if (isRefused(own)) return own;
  const proof = { code, now: call.clock.now() };
  const wrong = await checkFactorCodeOfHolder(
    deps,
    secondFactorHolderFromSession(call.session, own),
    proof,
    (factor) => factor.end(),
  );
  if (wrong?.code === "too_many_requests") return wrong;
  if (wrong) return refuse("second_factor_wrong", { field: "code", in: "body" });
  await recordFactorChange(db, call, { login: own.login, secondFactor: "OFF" });
  return { done: true };
}

function recordFactorChange(
  db: Database,
  call: ChangeAuthor,
  after: { login: string | undefined; secondFactor: "ON" | "OFF" },
): Promise<void> {
  const { merchantId, id } = call.session;
  return db.tenant(merchantId, async (tx) => {
    recordChange(tx, call, { entity: "person", entityId: id, kind: "changed", before: null, after });
  });
}

function createRecoveryCode(): string {
  const letters = encodeBase32(randomBytes(RECOVERY_CODE_BYTES)).slice(0, 10);
  return `${letters.slice(0, 5)}-${letters.slice(5)}`;
}
