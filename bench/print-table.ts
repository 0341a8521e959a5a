/** Prints rows with a heading. Numbers are right-aligned. */
export function printTable(title: string, rows: readonly Record<string, string | number>[]): void {
  const [first] = rows;
  process.stdout.write(`\n${title}\n`);
  if (!first) return;
  const names = Object.keys(first);
  const texts = rows.map((row) => names.map((name) => String(row[name] ?? "")));
  const widths = names.map((name, column) =>
    Math.max(name.length, ...texts.map((cells) => cells[column]?.length ?? 0)),
  );
  const isNumber = names.map((_, column) =>
    texts.every((cells) => /^([-–\d.,/ ]|ms|KB|MB|s|%|×)*$/.test(cells[column] ?? "")),
  );
  const formatLine = (cells: string[]) =>
    cells
      .map((cell, column) => {
        const width = widths[column] ?? 0;
        return isNumber[column] ? cell.padStart(width) : cell.padEnd(width);
      })
      .join("  ")
      .trimEnd();
  for (const cells of [names, ...texts]) process.stdout.write(`  ${formatLine(cells)}\n`);
}

/** Formats a number as `12,345`. */
export function formatWholeNumber(value: number): string {
  return Math.round(value).toLocaleString("en-US");
}

/**
 * Formats a figure relative to its limit, as `0.82 ok` or `1.31 MISSED`: the used fraction of a maximum, or the
 * reached fraction of a minimum.
 */
export function formatAgainstLimit(value: number, limit: { most: number } | { least: number }): string {
  const bound = "most" in limit ? limit.most : limit.least;
  const ratio = bound === 0 ? (value === 0 ? 1 : Infinity) : value / bound;
  const isKept = "most" in limit ? value <= limit.most : value >= limit.least;
  return `${ratio.toFixed(2)} ${isKept ? "ok" : "MISSED"}`;
}
