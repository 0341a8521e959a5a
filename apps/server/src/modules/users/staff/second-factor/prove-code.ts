import type { Database } from "../../../../platform/database/index.ts";
import { refuse, type Refusal } from "../../../../platform/http/index.ts";
import { checkCode } from "./check-code.ts";
import { countCode, clearCodes } from "./count-codes.ts";
import { aboutOf, type Factor, type Holder, withFactor } from "./factor-holder.ts";

export interface CodeProofDeps {
  db: Database;
  /** Keys that encrypt second factors. */
  keys: readonly Buffer[];
  /**
   * Notifies the holder that codes are being guessed with the correct password. No code is checked for the given hours.
   */
  onGuessed?: ((holder: Holder, hours: number) => Promise<void>) | undefined;
}

type CodeProofRefusal =
  | Refusal<"second_factor_needed">
  | Refusal<"second_factor_wrong">
  | Refusal<"too_many_requests">;

/**
 * Checks the code of a holder's second factor. Null: it is correct, or there is no second factor. Consecutive wrong
 * codes are counted separately from wrong passwords, over all addresses, and pause further checks. [S12]
 * @param whenOpen runs in the transaction of the check
 */
export async function proveCode(
  { db, keys, onGuessed }: CodeProofDeps,
  holder: Holder,
  { code, now }: { code: string | undefined; now: Date },
  whenOpen?: (factor: Factor) => Promise<void>,
): Promise<CodeProofRefusal | null> {
  const who = aboutOf(holder);
  const count = code ? await countCode(db, who, now) : null;
  if (count && count.wait !== null) return refuse("too_many_requests", { seconds: count.wait });
  const answer = await withFactor(db, holder, async (factor) => {
    const checked = await checkCode(factor, keys, { code, now });
    if (checked === "open") await whenOpen?.(factor);
    return checked;
  });
  if (answer === "needed") return refuse("second_factor_needed");
  if (answer === "wrong") {
    if (count && count.pauseHours !== null) await onGuessed?.(holder, count.pauseHours);
    return refuse("second_factor_wrong", { field: "code", in: "body" });
  }
  if (count) await clearCodes(db, who);
  return null;
}
