import type { Tx } from "../../platform/database/index.ts";
import type { CodeOwner } from "./one-time-code.ts";
import { hashCode, isSameHash, MAX_TRIES } from "./one-time-code.ts";
import { updateCodeUsed, updateCodeAttempts } from "./queries.ts";

/**
 * Spends one try of the owner's live code (S8); null when it is wrong, late, used or tried out. A null is to be
 * committed, so that the try stays counted.
 */
export async function useCode(
  tx: Tx,
  request: { owner: CodeOwner; code: string; pepper: string; now: Date },
): Promise<{ language: string } | null> {
  const question = { ...request.owner, now: request.now, maxTries: MAX_TRIES };
  const guess = hashCode(request.code, request.owner, request.pepper);
  const live = await updateCodeAttempts(tx, question);
  if (!isSameHash(guess, live?.codeHash ?? Buffer.alloc(guess.length)) || !live) return null;
  await updateCodeUsed(tx, question);
  return { language: live.language };
}
