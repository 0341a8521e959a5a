/** Money is whole sum (or tenge): a safe integer, never negative. */
export function isMoney(value: unknown): value is number {
  return typeof value === "number" && Number.isSafeInteger(value) && value >= 0;
}

/**
 * A percent of a sum, half up to the whole sum; percents count to two decimals. Throws RangeError for anything
 * that is not a sum or a percent ≥ 0.
 */
export function percentOf(amount: number, percent: number): number {
  if (!isMoney(amount)) throw new RangeError(`Not a sum: ${String(amount)}`);
  if (!Number.isFinite(percent) || percent < 0) throw new RangeError(`Not a percent: ${percent}`);
  const basisPoints = Math.round(percent * 100);
  // Split so that no product leaves the safe integers.
  const thousands = Math.floor(amount / 10_000);
  const rest = amount % 10_000;
  return thousands * basisPoints + Math.floor((rest * basisPoints + 5_000) / 10_000);
}

/**
 * Spreads a total over weights by largest remainder; the earlier line wins a tie. The shares add up to the total
 * exactly, and none exceeds its weight while the total does not exceed their sum. All-zero weights share evenly;
 * no weights give no shares.
 */
export function allocate(total: number, weights: readonly number[]): number[] {
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

/** Whatever came in as a sum: broken or negative numbers count as 0, fractions are dropped. */
export function toMoney(value: number | null | undefined): number {
  return typeof value === "number" && Number.isFinite(value) && value > 0
    ? Math.min(Math.floor(value), Number.MAX_SAFE_INTEGER)
    : 0;
}
