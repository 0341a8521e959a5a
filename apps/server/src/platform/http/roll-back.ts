import type { Refused } from "./refusal.ts";

/** A refusal by work that has written already: returned by it, so that nothing of what it wrote stays. */
export class RolledBack<R extends Refused = Refused> extends Error {
  readonly refused: R;
  constructor(refused: R) {
    super(`rolled back: ${refused.code}`);
    this.refused = refused;
  }
}

/** Refuses after something was written: the answer of a call bound by `bindTransaction`, which undoes it. */
export function rollBack<R extends Refused>(refused: R): RolledBack<R> {
  return new RolledBack(refused);
}

/** Gives the refusal of a transaction that threw a `RolledBack` to undo itself back as a value. */
export async function orRefusal<T>(transaction: () => Promise<T>): Promise<T | Refused> {
  try {
    return await transaction();
  } catch (error) {
    if (error instanceof RolledBack) return error.refused;
    throw error;
  }
}
