import type { Tx } from "../../platform/database/index.ts";
import type { CodeOwner } from "./one-time-code.ts";
import { hashCode, isSameHash, MOST_TRIES } from "./one-time-code.ts";
import { markCodeUsed, takeTry } from "./queries.ts";

/**
 * Spends one try of the owner's live code (S8); null when it is wrong, late, used or tried out. A null is to be
 * committed, so that the try stays counted.
 */
export async function useCode(
  tx: Tx,
  asked: { owner: CodeOwner; code: string; pepper: string; now: Date },
): Promise<{ language: string } | null> {
  const question = { ...asked.owner, now: asked.now, mostTries: MOST_TRIES };
  const guess = hashCode(asked.code, asked.owner, asked.pepper);
  const live = await takeTry(tx, question);
  if (!isSameHash(guess, live?.codeHash ?? Buffer.alloc(guess.length)) || !live) return null;
  await markCodeUsed(tx, question);
  return { language: live.language };
}
