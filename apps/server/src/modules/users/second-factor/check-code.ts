import { createHash } from "node:crypto";
import type { Tx } from "../../../platform/database/index.ts";
import { unseal } from "../../../platform/seal.ts";
import { selectSecondFactor, updateLastStep, updateRecoveryUsed } from "./queries.ts";
import { stepOfCode } from "./totp.ts";

/** The key that secrets are sealed by, of what the installation keeps secret. */
export function factorKeys(secret: string): readonly Buffer[] {
  return [createHash("sha256").update(`second factor ${secret}`).digest()];
}

/** Whose secret it is: sealed for another it does not open. */
export const aboutFactor = (merchantId: string, staffId: string) => `second factor ${merchantId} ${staffId}`;

/** Letters and digits alone, in capitals: people write them as they like. */
export function hashOfRecovery(code: string): string {
  const plain = code.toUpperCase().replaceAll(/[^A-Z2-7]/g, "");
  return createHash("sha256").update(`recovery ${plain}`).digest("hex");
}

interface Question {
  merchantId: string;
  staffId: string;
  code: string | undefined;
  now: Date;
}

/**
 * Does somebody's second factor let him in? Each code does once: digits of the app, or a code for a lost phone. [S12]
 * @returns `open` where he has none, or the code is right.
 */
export async function checkCode(
  tx: Tx,
  keys: readonly Buffer[],
  { merchantId, staffId, code, now }: Question,
): Promise<"open" | "needed" | "wrong"> {
  const factor = await selectSecondFactor(tx, merchantId, staffId);
  if (!factor?.secret) return "open";
  if (!code) return "needed";
  const secret = unseal(keys, factor.secret, aboutFactor(merchantId, staffId));
  const step = secret && stepOfCode(secret, code.replaceAll(" ", ""), now);
  const isUsed = step
    ? await updateLastStep(tx, merchantId, { staffId, step })
    : await updateRecoveryUsed(tx, merchantId, { staffId, hash: hashOfRecovery(code) });
  return isUsed ? "open" : "wrong";
}
