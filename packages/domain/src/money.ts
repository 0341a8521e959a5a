/** Returns whether the value is an amount of money: a safe integer of soʻm (or tenge), never negative. */
export function isMoney(value: unknown): value is number {
  return typeof value === "number" && Number.isSafeInteger(value) && value >= 0;
}

/**
 * Returns a percentage of an amount, rounded half up to whole soʻm. Percentages have two decimals. Throws RangeError
 * for an invalid amount, or a percentage below 0.
 */
export function calculatePercent(amount: number, percent: number): number {
  if (!isMoney(amount)) throw new RangeError(`Not a sum: ${String(amount)}`);
  if (!Number.isFinite(percent) || percent < 0) throw new RangeError(`Not a percent: ${percent}`);
  const basisPoints = Math.round(percent * 100);
  // The calculation splits the amount, so that the results of all multiplications are safe integers.
  const thousands = Math.floor(amount / 10_000);
  const rest = amount % 10_000;
  return thousands * basisPoints + Math.floor((rest * basisPoints + 5_000) / 10_000);
}

/**
 * Distributes a total by weights with the largest remainder method. Earlier entries have priority in a tie. The shares
 * add up exactly to the total. No share exceeds its weight if the total does not exceed the total of the weights.
 * All-zero weights get equal shares; without weights there are no shares.
 */
export function allocateByWeights(total: number, weights: readonly number[]): number[] {
  if (!isMoney(total) || !weights.every(isMoney)) throw new RangeError("allocate takes sums only");
  if (weights.length === 0) return [];
  const isBlank = weights.every((weight) => weight === 0);
  const parts = weights.map((weight) => BigInt(isBlank ? 1 : weight));
  const whole = parts.reduce((amount, part) => amount + part, 0n);
  const shares = parts.map((part, index) => {
    const product = part * BigInt(total);
    return { index, share: Number(product / whole), remainder: product % whole };
  });
  let left = total - shares.reduce((amount, entry) => amount + entry.share, 0);
  const byRemainder = [...shares].sort((a, b) =>
    a.remainder === b.remainder ? a.index - b.index : a.remainder < b.remainder ? 1 : -1,
  );
  for (const entry of byRemainder) {
    if (left === 0) break;
    entry.share += 1;
    left -= 1;
  }
  return shares.map((entry) => entry.share);
}

/** Converts a value to an amount. Invalid or negative numbers become 0; fractions are dropped. */
export function toMoney(value: number | null | undefined): number {
  return typeof value === "number" && Number.isFinite(value) && value > 0
    ? Math.min(Math.floor(value), Number.MAX_SAFE_INTEGER)
    : 0;
}
