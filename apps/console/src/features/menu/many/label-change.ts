/** What is said of labels: put on all, or taken off all; one that nothing is said of stays where it is. */
export type LabelChange = Readonly<Record<string, boolean>>;

/** How many of the products have each label. */
export function labelCounts(products: readonly { labels: readonly string[] }[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const label of products.flatMap(({ labels }) => labels))
    counts.set(label, (counts.get(label) ?? 0) + 1);
  return counts;
}

/** What a press makes of a label: where some have it all, then none, then as it was; else the other way, and back. */
export function pressed(
  change: LabelChange,
  label: string,
  { count, total }: { count: number; total: number },
): LabelChange {
  const { [label]: said, ...rest } = change;
  const isSome = count > 0 && count < total;
  if (said === undefined) return { ...rest, [label]: isSome || count === 0 };
  return isSome && said ? { ...rest, [label]: false } : rest;
}

/** A product's labels after it: those it had in their order, what is new behind them. */
export function withLabels(labels: readonly string[], change: LabelChange): string[] {
  const added = Object.keys(change).filter((label) => change[label] && !labels.includes(label));
  return [...labels.filter((label) => change[label] !== false), ...added];
}
