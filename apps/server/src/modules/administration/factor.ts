import { foldDigits } from "@dasturxon/domain/digits";
import { seal, unseal } from "../../platform/seal.ts";
import type { Tx } from "../../platform/database/index.ts";
import { factorKeys, stepOfCode } from "../users/index.ts";
import { updateFactorStep } from "./queries.ts";

/** Encryption context: a secret encrypted for one administrator cannot be decrypted for another. */
const about = (adminId: string) => `second factor of the administrator ${adminId}`;

export const sealFactor = (secret: string, factor: string, adminId: string): string =>
  seal(factorKeys(secret), factor, about(adminId));

/** Verifies the six-digit code. Each code works once [S12]. */
export async function checkFactor(
  tx: Tx,
  { id, factor }: { id: string; factor: string | null },
  { secret, code, now }: { secret: string; code: string | undefined; now: Date },
): Promise<"open" | "needed" | "wrong"> {
  if (factor === null) return "open";
  if (!code) return "needed";
  const opened = unseal(factorKeys(secret), factor, about(id));
  const step = opened && stepOfCode(opened, foldDigits(code).replaceAll(" ", ""), now);
  return step && (await updateFactorStep(tx, id, step)) ? "open" : "wrong";
}
