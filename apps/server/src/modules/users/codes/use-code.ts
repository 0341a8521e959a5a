import type { Tx } from "../../../platform/database/index.ts";
import type { OneTimeCodeOwner } from "./one-time-code.ts";
import { hashOneTimeCode, isSameCodeHash, MAX_ONE_TIME_CODE_TRIES } from "./one-time-code.ts";
import { updateOneTimeCodeUsed, updateCodeAttempts } from "../queries.ts";

/**
 * Uses one attempt for the owner's code (S8). Null if the code is wrong, expired or used, or if all attempts are used.
 * Commit the transaction after a null too, so that the attempt is counted.
 */
export async function redeemOneTimeCode(
  tx: Tx,
  request: { owner: OneTimeCodeOwner; code: string; pepper: string; now: Date },
): Promise<{ language: string } | null> {
  const question = { ...request.owner, now: request.now, maxTries: MAX_ONE_TIME_CODE_TRIES };
  const guess = hashOneTimeCode(request.code, request.owner, request.pepper);
  const live = await updateCodeAttempts(tx, question);
  if (!isSameCodeHash(guess, live?.codeHash ?? Buffer.alloc(guess.length)) || !live) return null;
  await updateOneTimeCodeUsed(tx, question);
  return { language: live.language };
}
