/** Characters at the start of a formula. Spreadsheet programs would evaluate a cell that starts with one of them. */
const FORMULA_START_PATTERN = /^[=+\-@\t\r]/;
const ESCAPED_FORMULA_START = /^'(?=[=+\-@\t\r])/;

/** Writes a table as CSV for spreadsheet programs, with semicolons. Texts that look like formulas are escaped. [S37] */
export function writeCsv(table: readonly (readonly (string | number)[])[]): string {
  const formatCsvCell = (value: string | number) => {
    const text = typeof value === "string" && FORMULA_START_PATTERN.test(value) ? `'${value}` : String(value);
    return /[";,\n\r\t]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  };
  return table.map((row) => `${row.map(formatCsvCell).join(";")}\r\n`).join("");
}

/** Size limits of an imported or pasted table. The header row counts as a row. */
export const IMPORT_TABLE_LIMITS = { rows: 20_000, columns: 1_000 } as const;

/** Number of lines at the start of a CSV file from which the separator is detected. */
const SAMPLE_LINE_COUNT = 20;

/**
 * Detects the separator: that of a `sep=;` line, else the one that most of the first lines have equally often outside
 * of quotes. `start` is the index of the first cell.
 */
function detectCsvSeparator(text: string): { separator: string; start: number } {
  const told = /^sep=(.)(?:\r\n|\r|\n)/.exec(text);
  if (told?.[1]) return { separator: told[1], start: told[0].length };
  const lines: Map<string, number>[] = [new Map()];
  let isQuoted = false;
  for (const sign of text) {
    const counts = lines.at(-1);
    if (sign === '"') isQuoted = !isQuoted;
    else if (isQuoted || !counts) continue;
    else if (sign === "\n" || sign === "\r") {
      if (lines.length > SAMPLE_LINE_COUNT) break;
      if (counts.size > 0) lines.push(new Map());
    } else if (CSV_SEPARATORS.includes(sign)) counts.set(sign, (counts.get(sign) ?? 0) + 1);
  }
  const ranked = CSV_SEPARATORS.map((sign) => ({
    sign,
    ...findUsualSeparatorCount(lines.map((line) => line.get(sign) ?? 0)),
  }));
  const [best] = ranked.toSorted((one, other) => other.lines - one.lines || other.count - one.count);
  return { separator: best?.sign ?? ";", start: 0 };
}

const CSV_SEPARATORS = ["\t", ";", ","];

/** Returns the most common number of separators per line, and how many lines have it. Lines without any are ignored. */
function findUsualSeparatorCount(counts: readonly number[]): { count: number; lines: number } {
  const tally = new Map<number, number>();
  for (const count of counts) if (count > 0) tally.set(count, (tally.get(count) ?? 0) + 1);
  const [[count, lines] = [0, 0]] = [...tally].toSorted(([, one], [, other]) => other - one);
  return { count, lines };
}

/**
 * Returns the index of the closing quote of the cell that starts at `from`, or the text's length. `""` means one quote.
 */
function findClosingQuoteOfCell(text: string, from: number): number {
  for (let at = from; ; at += 2) {
    at = text.indexOf('"', at);
    if (at === -1) return text.length;
    if (text[at + 1] !== '"') return at;
  }
}

/**
 * Parses CSV with commas, semicolons or tabs as separators, with CR, LF or CRLF line endings, and with line breaks
 * inside quotes. Columns beyond `TABLE_LIMITS.columns` are dropped. Parsing stops one row after `TABLE_LIMITS.rows`, so
 * that callers can detect a table that is too long.
 */
export function readCsv(csv: string): string[][] {
  const text = csv.replace(/^\uFEFF/, "");
  const { separator, start } = detectCsvSeparator(text);
  const table: string[][] = [];
  let row: string[] = [];
  const appendCell = (cell: string) => {
    if (row.length < IMPORT_TABLE_LIMITS.columns) row.push(cell);
  };
  let at = start;
  while (at < text.length && table.length <= IMPORT_TABLE_LIMITS.rows) {
    let cell = "";
    if (text[at] === '"') {
      const end = findClosingQuoteOfCell(text, at + 1);
      cell = text.slice(at + 1, end).replaceAll('""', '"');
      at = Math.min(end + 1, text.length);
    }
    const from = at;
    while (at < text.length && text[at] !== separator && text[at] !== "\n" && text[at] !== "\r") at += 1;
    cell += text.slice(from, at);
    appendCell(cell.replace(ESCAPED_FORMULA_START, ""));
    if (text[at] === "\r" && text[at + 1] === "\n") at += 1;
    if (at >= text.length || text[at] === "\n" || text[at] === "\r") {
      table.push(row);
      row = [];
    } else if (at === text.length - 1) {
      appendCell("");
      table.push(row);
    }
    at += 1;
  }
  return table;
}
