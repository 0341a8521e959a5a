/** Returns the allowed typos of a normalized word: 0 below three letters, 1 below seven, else 2. [MN-8] */
export function countAllowedTypos(word: string): number {
  return word.length < 3 ? 0 : word.length < 7 ? 1 : 2;
}

/** Returns a bit set of the word's letters. Words whose sets differ by more than the allowed typos are skipped. */
export function createLetterMask(word: string): number {
  let mask = 0;
  for (let index = 0; index < word.length; index += 1) mask |= 1 << (word.charCodeAt(index) % 31);
  return mask;
}

export function countBits(mask: number): number {
  let bits = mask - ((mask >>> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return (((bits + (bits >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}

/**
 * Returns the typos between the typed text and the whole word, and between it and the word's start. A wrong, missing or
 * extra letter and two swapped neighbours count one each. Values above the limit are `limit + 1`.
 */
export function calculateTypoDistance(
  typed: string,
  word: string,
  limit: number,
): { whole: number; start: number } {
  const beyond = limit + 1;
  const width = Math.min(word.length, typed.length + limit);
  if (word.length < typed.length - limit) return { whole: beyond, start: beyond };
  let older: number[] = [];
  let previous = Array.from({ length: width + 1 }, (_, column) => column);
  for (let row = 1; row <= typed.length; row += 1) {
    const current = [row];
    let best = row;
    for (let column = 1; column <= width; column += 1) {
      const isSame = typed[row - 1] === word[column - 1];
      let cost = Math.min(
        (previous[column - 1] ?? 0) + (isSame ? 0 : 1),
        (previous[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
      );
      const isSwapped = typed[row - 1] === word[column - 2] && typed[row - 2] === word[column - 1];
      if (row > 1 && column > 1 && isSwapped) cost = Math.min(cost, (older[column - 2] ?? 0) + 1);
      current.push(cost);
      best = Math.min(best, cost);
    }
    if (best > limit) return { whole: beyond, start: beyond };
    older = previous;
    previous = current;
  }
  const whole = word.length === width ? (previous[width] ?? beyond) : beyond;
  return {
    whole: Math.min(beyond, whole),
    start: Math.min(beyond, ...previous.slice(Math.max(0, typed.length - limit))),
  };
}
