import { randomBytes } from "node:crypto";
import { textIn } from "@dasturxon/domain/text";
import { type Changer, recordChange } from "../../../platform/audit/index.ts";
import type { Database, Tx } from "../../../platform/database/index.ts";
import { isRefused, refuse, type Refused } from "../../../platform/http/index.ts";
import { seal, unseal } from "../../../platform/seal.ts";
import { provePassword } from "../account/prove-password.ts";
import { selectOwn } from "../account/queries.ts";
import { loadBasics } from "../../merchants/index.ts";
import { aboutFactor, checkCode, hashOfRecovery } from "./check-code.ts";
import { deleteSecondFactor, insertOrUpdatePending, selectSecondFactor, updateConfirmed } from "./queries.ts";
import { base32, newTotpSecret, stepOfCode } from "./totp.ts";

const RECOVERY_CODES = 10;
/** Ten letters each: 2^50 of them. */
const RECOVERY_BYTES = 7;

/** Begins a second factor: nothing is asked for before a code of it was shown. Refuses a wrong password. [S12] */
export async function startSecondFactor(
  db: Database,
  keys: readonly Buffer[],
  call: Changer,
  password: string,
): Promise<{ secret: string; uri: string } | Refused<"wrong_password" | "too_many_requests">> {
  const { merchantId, id: staffId } = call.session;
  const own = await provePassword(db, call, password);
  if (isRefused(own)) return own;
  const secret = newTotpSecret();
  const pending = seal(keys, secret, aboutFactor(merchantId, staffId));
  return db.tenant(merchantId, async (tx) => {
    await insertOrUpdatePending(tx, merchantId, { staffId, pending });
    const { name } = await loadBasics(tx, merchantId);
    const issuer = encodeURIComponent(textIn(name, "uz"));
    const label = `${issuer}:${encodeURIComponent(own.login)}`;
    return { secret, uri: `otpauth://totp/${label}?secret=${secret}&issuer=${issuer}` };
  });
}

/** Turns it on by its first code, and tells the codes for a lost phone; they are not told again. [S12] */
export async function confirmSecondFactor(
  tx: Tx,
  keys: readonly Buffer[],
  call: Changer,
  code: string,
): Promise<{ recoveryCodes: string[] } | Refused<"second_factor_wrong">> {
  const { merchantId, id: staffId } = call.session;
  const wrong = refuse("second_factor_wrong", { field: "code", in: "body" });
  const pending = (await selectSecondFactor(tx, merchantId, staffId))?.pending;
  const secret = pending && unseal(keys, pending, aboutFactor(merchantId, staffId));
  const step = secret && stepOfCode(secret, code.replaceAll(" ", ""), call.clock.now());
  if (!pending || !step) return wrong;
  const recoveryCodes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode);
  const recoveryHashes = recoveryCodes.map(hashOfRecovery);
  if (!(await updateConfirmed(tx, merchantId, { staffId, pending, step, recoveryHashes }))) return wrong;
  await record(tx, call, "ON");
  return { recoveryCodes };
}

/** Turns it off by the password and a code: an open screen is not enough. [S12] */
export async function stopSecondFactor(
  db: Database,
  keys: readonly Buffer[],
  call: Changer,
  { password, code }: { password: string; code: string },
): Promise<{ done: true } | Refused<"wrong_password" | "second_factor_wrong" | "too_many_requests">> {
  const { merchantId, id: staffId } = call.session;
  const own = await provePassword(db, call, password);
  if (isRefused(own)) return own;
  return db.tenant(merchantId, async (tx) => {
    const answer = await checkCode(tx, keys, { merchantId, staffId, code, now: call.clock.now() });
    if (answer !== "open") return refuse("second_factor_wrong", { field: "code", in: "body" });
    await deleteSecondFactor(tx, merchantId, staffId);
    await record(tx, call, "OFF");
    return { done: true as const };
  });
}

async function record(tx: Tx, call: Changer, secondFactor: "ON" | "OFF"): Promise<void> {
  const { merchantId, id } = call.session;
  const own = await selectOwn(tx, merchantId, id);
  const change = { entity: "person", entityId: id, kind: "changed", before: null } as const;
  recordChange(tx, call, { ...change, after: { login: own?.login, secondFactor } });
}

function newRecoveryCode(): string {
  const letters = base32(randomBytes(RECOVERY_BYTES)).slice(0, 10);
  return `${letters.slice(0, 5)}-${letters.slice(5)}`;
}
