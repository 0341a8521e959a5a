/** Change of labels: true adds the label to all products, false removes it from all. Other labels do not change. */
export type ProductLabelChange = Readonly<Record<string, boolean>>;

/** Returns the number of products with each label. */
export function countProductsByLabel(
  products: readonly { labels: readonly string[] }[],
): Map<string, number> {
  const counts = new Map<string, number>();
  for (const label of products.flatMap(({ labels }) => labels))
    counts.set(label, (counts.get(label) ?? 0) + 1);
  return counts;
}

/**
 * Returns the change after a press on a label. If only some products have it, presses cycle through all, none and
 * unchanged. Otherwise they toggle between changed and unchanged.
 */
export function getNextLabelChange(
  change: ProductLabelChange,
  label: string,
  { count, total }: { count: number; total: number },
): ProductLabelChange {
  const { [label]: said, ...rest } = change;
  const isSome = count > 0 && count < total;
  if (said === undefined) return { ...rest, [label]: isSome || count === 0 };
  return isSome && said ? { ...rest, [label]: false } : rest;
}

/**
 * Returns the labels of a product after a change of labels. Existing labels stay in order, and new ones are appended.
 */
export function applyLabelChange(labels: readonly string[], change: ProductLabelChange): string[] {
  const added = Object.keys(change).filter((label) => change[label] && !labels.includes(label));
  return [...labels.filter((label) => change[label] !== false), ...added];
}
