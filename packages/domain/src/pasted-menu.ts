import { foldNumber } from "./digits.ts";
import { readCsv } from "./csv.ts";
import { columnByHead, headOf } from "./menu-columns.ts";
import { readNumber } from "./menu-cells.ts";
import type { WireLanguage } from "./language.ts";

const PRICE = /^(?:\d{1,3}(?:[ \u00a0.,']\d{3})+|\d+)$/;
const PRICE_CHARACTER = /[\d \u00a0.,']/;
/** Longer numbers are not prices. Bounds the search for the start of a price. */
const MAX_PRICE_LENGTH = 30;
const CURRENCY = /(?:so[ʻ‘'`]?m|сум|sum|₸|тг)$/iu;
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
    const bare = foldNumber(line.slice(0, 500)).replace(BULLET, "").trim();
    if (bare === "") continue;
    const priced = pricedLine(bare);
    if (priced) rows.push([category, priced.name, String(readNumber(priced.price, true))]);
    else if (isCategory(bare)) category = nameOfCategory(bare);
    else rows.push([category, bare, ""]);
  }
  const head = (key: string) => headOf({ key, language: null }, "en");
  return [[head("category"), head("name"), head("costPrice")], ...rows];
}

/**
 * "Osh - 45 000 so'm" → name "Osh", price "45 000". A space or a dash stands between them. Of several readings the one
 * with the shortest name holds. Null: no price at the end.
 */
function pricedLine(line: string): { name: string; price: string } | null {
  const rest = line.replace(/\.$/, "").replace(CURRENCY, "").trimEnd();
  let at = rest.length;
  while (at > rest.length - MAX_PRICE_LENGTH && PRICE_CHARACTER.test(rest[at - 1] ?? "")) at -= 1;
  for (; at < rest.length; at += 1) {
    const price = rest.slice(at);
    const name = PRICE.test(price) ? nameBefore(rest.slice(0, at)) : "";
    if (name !== "") return { name, price };
  }
  return null;
}

/** Returns the dish name before a price, without separators; "" if the number belongs to a word, as in "A95". */
function nameBefore(text: string): string {
  const words = text.trimEnd();
  const isApart = words.length < text.length;
  let end = words.length;
  while (/[-–—:.]/.test(words[end - 1] ?? "")) end -= 1;
  if (/\s/.test(words[end - 1] ?? "")) return words.slice(0, end).trimEnd();
  if (end > 0 && /[-–—:]$/.test(words)) return words.slice(0, -1);
  return isApart ? words : "";
}

const isCategory = (line: string) =>
  line.endsWith(":") ||
  (/\p{L}{2}/u.test(line) && line === line.toUpperCase() && line !== line.toLowerCase());

function nameOfCategory(line: string): string {
  const bare = line.endsWith(":") ? line.slice(0, -1).trimEnd() : line;
  return bare === bare.toUpperCase() ? bare.charAt(0) + bare.slice(1).toLowerCase() : bare;
}
