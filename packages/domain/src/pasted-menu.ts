import { readCsv } from "./csv.ts";
import { columnByHead, headOf } from "./menu-columns.ts";
import { readNumber } from "./menu-cells.ts";
import type { WireLanguage } from "./language.ts";

const PRICED =
  /^(.*?\S)(?:\t+|\s+[-–—:.]*\s*|\s*[-–—:]\s*)(\d{1,3}(?:[ \u00a0.,']\d{3})+|\d+)\s*(?:so[ʻ‘'`]?m|сум|sum|₸|тг)?\.?$/iu;
const BULLET = /^\s*(?:[-–—•*·]|\d{1,3}[.)])\s+/;

/**
 * What people paste, as a table with heads: a piece of a spreadsheet as it is, else line by line a product and its price,
 * the last number. A line without a price in capital letters, or with a colon at its end, is the category of those below.
 */
export function readPastedMenu(text: string, main: WireLanguage): string[][] {
  const table = readCsv(text);
  const heads = table[0] ?? [];
  if (heads.length > 1 && heads.filter((head) => columnByHead(head, main)).length > 1) return table;
  let category = "";
  const rows: string[][] = [];
  for (const line of text.split(/\r?\n/)) {
    const bare = line.slice(0, 500).replace(BULLET, "").trim();
    if (bare === "") continue;
    const [, name, price] = PRICED.exec(bare) ?? [];
    if (name && price) rows.push([category, name, String(readNumber(price, true))]);
    else if (isCategory(bare)) category = nameOfCategory(bare);
    else rows.push([category, bare, ""]);
  }
  const head = (key: string) => headOf({ key, language: null }, "en");
  return [[head("category"), head("name"), head("costPrice")], ...rows];
}

const isCategory = (line: string) =>
  line.endsWith(":") ||
  (/\p{L}{2}/u.test(line) && line === line.toUpperCase() && line !== line.toLowerCase());

function nameOfCategory(line: string): string {
  const bare = line.replace(/\s*:$/, "");
  return bare === bare.toUpperCase() ? bare.charAt(0) + bare.slice(1).toLowerCase() : bare;
}
