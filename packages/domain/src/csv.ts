/** A formula's first sign: such a cell would be reckoned by whoever opens the table. */
const FORMULA = /^[=+\-@\t\r]/;
const ESCAPED = /^'(?=[=+\-@\t\r])/;

/** A table as text that spreadsheets open: semicolons, and words that look like a formula are words. [S37] */
export function writeCsv(table: readonly (readonly (string | number)[])[]): string {
  const cell = (value: string | number) => {
    const text = typeof value === "string" && FORMULA.test(value) ? `'${value}` : String(value);
    return /[";,\n\r\t]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  };
  return table.map((row) => `${row.map(cell).join(";")}\r\n`).join("");
}

/** The sign between cells: that of `sep=;`, else the one that the first line has most of, outside of quotes. */
function separatorOf(text: string): { separator: string; start: number } {
  const told = /^sep=(.)\r?\n/.exec(text);
  if (told?.[1]) return { separator: told[1], start: told[0].length };
  const line = /^(?:"(?:[^"]|"")*"|[^"\n])*/.exec(text)?.[0].replaceAll(/"[^"]*"/g, "") ?? "";
  const count = (sign: string) => line.split(sign).length;
  const [separator = ";"] = ["\t", ";", ","].toSorted((one, other) => count(other) - count(one));
  return { separator, start: 0 };
}

/** Text of a spreadsheet as a table: commas, semicolons or tabs, quotes with lines in them. */
export function readCsv(csv: string): string[][] {
  const text = csv.replace(/^\uFEFF/, "");
  const { separator, start } = separatorOf(text);
  const table: string[][] = [];
  let row: string[] = [];
  let at = start;
  while (at < text.length) {
    let cell = "";
    if (text[at] === '"') {
      at += 1;
      for (;;) {
        const end = text.indexOf('"', at);
        cell += text.slice(at, end === -1 ? text.length : end);
        at = end === -1 ? text.length : end + 1;
        if (text[at] !== '"') break;
        cell += '"';
        at += 1;
      }
    }
    const from = at;
    while (at < text.length && text[at] !== separator && text[at] !== "\n") at += 1;
    cell += text.slice(from, at).replace(/\r$/, "");
    row.push(cell.replace(ESCAPED, ""));
    if (at >= text.length || text[at] === "\n") {
      table.push(row);
      row = [];
    } else if (at === text.length - 1) {
      row.push("");
      table.push(row);
    }
    at += 1;
  }
  return table;
}
