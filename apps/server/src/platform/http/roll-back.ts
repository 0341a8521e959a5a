import type { Refused } from "./refusal.ts";

/** Carries a refusal out of a transaction that has written already, so that nothing of it stays. */
class RollBack extends Error {
  readonly refused: Refused;
  constructor(refused: Refused) {
    super("rolled back");
    this.refused = refused;
  }
}

/** Ends the transaction of a call bound by `bindTransaction` with a refusal. */
export function rollBack(refused: Refused): never {
  throw new RollBack(refused);
}

/** Gives a refusal that ended the work back as a value. */
export async function refusing<T>(work: () => Promise<T>): Promise<T | Refused> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof RollBack) return error.refused;
    throw error;
  }
}
