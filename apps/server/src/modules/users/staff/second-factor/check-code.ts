import { createHash } from "node:crypto";
import { normalizeDigits } from "@dasturxon/domain/digits";
import { decryptForOwner } from "../../../../platform/seal.ts";
import type { SecondFactorOfHolder } from "./factor-holder.ts";
import { findTotpStep } from "./totp.ts";

/** Returns the keys that encrypt second factors, derived from the installation's secret. */
export function deriveSecondFactorKeys(secret: string): readonly Buffer[] {
  return [createHash("sha256").update(`second factor ${secret}`).digest()];
}

/** Returns the hash of a recovery code. Case, spaces and punctuation are ignored. */
export function hashRecoveryCode(code: string): string {
  const plain = normalizeDigits(code)
    .toUpperCase()
    .replaceAll(/[^A-Z2-7]/g, "");
  return createHash("sha256").update(`recovery ${plain}`).digest("hex");
}

/**
 * Checks a code of a second factor. Each code can be used once: a code of the app or a recovery code. [S12]
 * @returns `open` if there is no second factor or the code is correct
 */
export async function matchFactorCode(
  factor: SecondFactorOfHolder,
  keys: readonly Buffer[],
  { code, now }: { code: string | undefined; now: Date },
): Promise<"open" | "needed" | "wrong"> {
  const sealed = (await factor.find())?.secret;
  if (!sealed) return "open";
  if (!code) return "needed";
  const secret = decryptForOwner(keys, sealed, factor.about);
  const step = secret && findTotpStep(secret, normalizeDigits(code).replaceAll(" ", ""), now);
  const isUsed = step ? await factor.useStep(step) : await factor.useRecovery(hashRecoveryCode(code));
  return isUsed ? "open" : "wrong";
}
