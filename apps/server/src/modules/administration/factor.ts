import { foldDigits } from "@dasturxon/domain/digits";
import { encryptForOwner, decryptForOwner } from "../../platform/seal.ts";
import type { Tx } from "../../platform/database/index.ts";
import { factorKeys, findTotpStep } from "../users/index.ts";
import { updateAdministratorFactorStep } from "./queries.ts";

/** Encryption context: a secret encrypted for one administrator cannot be decrypted for another. */
const factorEncryptionContext = (adminId: string) => `second factor of the administrator ${adminId}`;

export const sealFactorSecret = (secret: string, factor: string, adminId: string): string =>
  encryptForOwner(factorKeys(secret), factor, factorEncryptionContext(adminId));

/** Verifies the six-digit code. Each code works once [S12]. */
export async function checkFactor(
  tx: Tx,
  { id, factor }: { id: string; factor: string | null },
  { secret, code, now }: { secret: string; code: string | undefined; now: Date },
): Promise<"open" | "needed" | "wrong"> {
  if (factor === null) return "open";
  if (!code) return "needed";
  const opened = decryptForOwner(factorKeys(secret), factor, factorEncryptionContext(id));
  const step = opened && findTotpStep(opened, foldDigits(code).replaceAll(" ", ""), now);
  return step && (await updateAdministratorFactorStep(tx, id, step)) ? "open" : "wrong";
}
