import type { Refused } from "../../platform/http/index.ts";

/** Carries a refusal out of a transaction that has written already, so that nothing of it stays. */
class RollBack extends Error {
  readonly refused: Refused;
  constructor(refused: Refused) {
    super("rolled back");
    this.refused = refused;
  }
}

/** Ends the transaction with a refusal; `refusing` around it gives it back as a value. */
export function rollBack(refused: Refused): never {
  throw new RollBack(refused);
}

export async function refusing<T>(work: () => Promise<T>): Promise<T | Refused> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof RollBack) return error.refused;
    throw error;
  }
}
