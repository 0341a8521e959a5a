const BANKNOTES = [20_000, 50_000, 100_000, 200_000];
const OFFERED = 3;

/** Banknotes worth offering for change: the next round sums above the total. */
export function changeOffers(total: number): number[] {
  const amounts = BANKNOTES.map((note) => (Math.floor(total / note) + 1) * note);
  return [...new Set(amounts)].sort((a, b) => a - b).slice(0, OFFERED);
}
