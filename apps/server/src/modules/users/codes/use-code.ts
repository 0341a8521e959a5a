import type { Tx } from "../../../platform/database/index.ts";
import type { CodeOwner } from "./one-time-code.ts";
import { hashCode, isSameHash, MAX_CODE_TRIES } from "./one-time-code.ts";
import { updateCodeUsed, updateCodeAttempts } from "../queries.ts";

/**
 * Uses one attempt for the owner's code (S8). Null if the code is wrong, expired or used, or if all attempts are used.
 * Commit the transaction after a null too, so that the attempt is counted.
 */
export async function redeemCode(
  tx: Tx,
  request: { owner: CodeOwner; code: string; pepper: string; now: Date },
): Promise<{ language: string } | null> {
  const question = { ...request.owner, now: request.now, maxTries: MAX_CODE_TRIES };
  const guess = hashCode(request.code, request.owner, request.pepper);
  const live = await updateCodeAttempts(tx, question);
  if (!isSameHash(guess, live?.codeHash ?? Buffer.alloc(guess.length)) || !live) return null;
  await updateCodeUsed(tx, question);
  return { language: live.language };
}
