import { createHash } from "node:crypto";
import { foldDigits } from "@dasturxon/domain/digits";
import { unseal } from "../../../platform/seal.ts";
import type { Factor } from "./factor-holder.ts";
import { stepOfCode } from "./totp.ts";

/** The key that secrets are sealed by, of what the installation keeps secret. */
export function factorKeys(secret: string): readonly Buffer[] {
  return [createHash("sha256").update(`second factor ${secret}`).digest()];
}

/** Letters and digits alone, in capitals: people write them as they like. */
export function hashOfRecovery(code: string): string {
  const plain = foldDigits(code)
    .toUpperCase()
    .replaceAll(/[^A-Z2-7]/g, "");
  return createHash("sha256").update(`recovery ${plain}`).digest("hex");
}

/**
 * Does a second factor let its holder in? Each code does once: digits of the app, or a code for a lost phone. [S12]
 * @returns `open` where he has none, or the code is right.
 */
export async function checkCode(
  factor: Factor,
  keys: readonly Buffer[],
  { code, now }: { code: string | undefined; now: Date },
): Promise<"open" | "needed" | "wrong"> {
  const sealed = (await factor.find())?.secret;
  if (!sealed) return "open";
  if (!code) return "needed";
  const secret = unseal(keys, sealed, factor.about);
  const step = secret && stepOfCode(secret, foldDigits(code).replaceAll(" ", ""), now);
  const isUsed = step ? await factor.useStep(step) : await factor.useRecovery(hashOfRecovery(code));
  return isUsed ? "open" : "wrong";
}
