import { normalizeDigits } from "@dasturxon/domain/digits";
import { encryptForOwner, decryptForOwner } from "../../platform/seal.ts";
import type { Tx } from "../../platform/database/index.ts";
import { deriveFactorKeys, findTotpStep } from "../users/index.ts";
import { updateLastUsedFactorStep } from "./queries.ts";

/** Encryption context: a secret encrypted for one administrator cannot be decrypted for another. */
const createFactorEncryptionContext = (adminId: string) => `second factor of the administrator ${adminId}`;

export const encryptSecondFactor = (secret: string, factor: string, adminId: string): string =>
  encryptForOwner(deriveFactorKeys(secret), factor, createFactorEncryptionContext(adminId));

/** Verifies the six-digit code. Each code works once [S12]. */
export async function verifySecondFactorCode(
  tx: Tx,
  { id, factor }: { id: string; factor: string | null },
  { secret, code, now }: { secret: string; code: string | undefined; now: Date },
): Promise<"open" | "needed" | "wrong"> {
  if (factor === null) return "open";
  if (!code) return "needed";
  const opened = decryptForOwner(deriveFactorKeys(secret), factor, createFactorEncryptionContext(id));
  const step = opened && findTotpStep(opened, normalizeDigits(code).replaceAll(" ", ""), now);
  return step && (await updateLastUsedFactorStep(tx, id, step)) ? "open" : "wrong";
}
