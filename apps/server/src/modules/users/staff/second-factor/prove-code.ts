import type { Database } from "../../../../platform/database/index.ts";
import { refuse, type Refusal } from "../../../../platform/http/index.ts";
import { matchFactorCode } from "./check-code.ts";
import { countSecondFactorCode, clearSecondFactorCodeCount } from "./count-codes.ts";
import {
  toFactorEncryptionContext,
  type SecondFactorOfHolder,
  type SecondFactorHolder,
  runWithSecondFactor,
} from "./factor-holder.ts";

export interface CodeProofDeps {
  db: Database;
  /** Keys that encrypt second factors. */
  keys: readonly Buffer[];
  /**
   * Notifies the holder that codes are being guessed with the correct password. For the given number of hours, no
   * further codes are checked.
   */
  onGuessed?: ((holder: SecondFactorHolder, hours: number) => Promise<void>) | undefined;
}

type CodeProofRefusal =
  | Refusal<"second_factor_needed">
  | Refusal<"second_factor_wrong">
  | Refusal<"too_many_requests">;

/**
 * Checks the code of a holder's second factor. Null: it is correct, or there is no second factor. Consecutive wrong
 * codes are counted separately from wrong passwords, over all addresses, and pause further checks. [S12]
 * @param whenOpen runs in the transaction of the check, only if the result is null
 */
export async function checkFactorCodeOfHolder(
  { db, keys, onGuessed }: CodeProofDeps,
  holder: SecondFactorHolder,
  { code, now }: { code: string | undefined; now: Date },
  whenOpen?: (factor: SecondFactorOfHolder) => Promise<void>,
): Promise<CodeProofRefusal | null> {
  const who = toFactorEncryptionContext(holder);
  const count = code ? await countSecondFactorCode(db, who, now) : null;
  if (count && count.wait !== null) return refuse("too_many_requests", { seconds: count.wait });
  const answer = await runWithSecondFactor(db, holder, async (factor) => {
    const checked = await matchFactorCode(factor, keys, { code, now });
    if (checked === "open") await whenOpen?.(factor);
    return checked;
  });
  if (answer === "needed") return refuse("second_factor_needed");
  if (answer === "wrong") {
    if (count && count.pauseHours !== null) await onGuessed?.(holder, count.pauseHours);
    return refuse("second_factor_wrong", { field: "code", in: "body" });
  }
  if (count) await clearSecondFactorCodeCount(db, who);
  return null;
}
