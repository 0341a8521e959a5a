import { readCsv } from "./csv.ts";
import { normalizeNumberCharacters } from "./digits.ts";
import { findHeaderRows } from "./find-heads.ts";
import { findColumnHeaderMeaning } from "./head-meaning.ts";
import type { WireLanguage } from "./language.ts";
import { formatColumnHeader } from "./menu-columns.ts";
import {
  findEndOfLastDigit,
  parsePriceMultiplier,
  isCurrencyWord,
  hasSeveralNumbers,
  parseFormattedNumber,
} from "./read-number.ts";
import { formatSectionName } from "./table-sections.ts";

const PRICE_PATTERN = /^(?:\d{1,3}(?:[ \u00a0.,']\d{3})+|\d+)$/;
/** Number of a price in thousands: `28,5` in `28,5 тыс`. */
const SHORT_PRICE_PATTERN = /^\d+(?:[.,]\d{1,2})?$/;
const PRICE_CHARACTER = /[\d \u00a0.,']/;
/** Maximum length of a price in characters. Limits the search for the start of a price. */
const MAX_PRICE_LENGTH = 30;
const BULLET_PATTERN = /^\s*(?:[-–—•*·]|\d{1,3}[.)])\s+/;
const MAX_PASTED_LINE_LENGTH = 500;
const MAX_CATEGORY_LINE_LENGTH = 60;

/** Parsed line. `name` is empty if the line is only a price; `price` is empty if it has none. */
interface PastedLine {
  name: string;
  price: string;
  /** Whether an empty line separates this line from the previous line of the pasted text. */
  isApart: boolean;
}

/**
 * Parses a pasted menu into a table with a header row. Cells of a spreadsheet are returned unchanged. Otherwise each
 * line is a product, with its price at the end or in the next line. A line without a price is a category if it is in
 * capital letters, ends with a colon, or precedes a line with a price. A longer line without a price below a product is
 * its description. [MN-1]
 */
export function readPastedMenu(text: string, main: WireLanguage): string[][] {
  const table = readCsv(text);
  const found = findHeaderRows(table, (head) => findColumnHeaderMeaning(head, main));
  const below = table.slice(found.at + 1);
  const isTable =
    found.meanings.filter(Boolean).length > 1 &&
    below.filter((cells) => cells.filter((cell) => cell.trim()).length > 1).length * 2 >= below.length;
  if (isTable) return table.slice(found.at);
  const lines = parseMenuLines(text);
  const isDescribed = hasDescriptions(lines);
  const rows: { category: string; name: string; price: string; description: string }[] = [];
  let category = "";
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at];
    if (!line || line.name === "") continue;
    const [before, after] = [lines[at - 1], lines[at + 1]];
    const dish = rows.at(-1);
    if (line.price !== "") rows.push({ category, ...line, description: "" });
    else if (looksLikeCategoryLine(line.name)) category = formatSectionName(line.name);
    else if (after && after.name === "" && !after.isApart) {
      rows.push({ category, name: line.name, price: after.price, description: "" });
      at += 1;
    } else if (dish && before?.price && !line.isApart && (isDescribed || isDescription(line.name)))
      dish.description = line.name;
    else if (isDishLine(after, lines[at + 2]) && canBeSectionName(line.name))
      category = formatSectionName(line.name);
    else rows.push({ category, name: line.name, price: "", description: "" });
  }
  const keys = ["category", "name", "costPrice"];
  const heads = [...keys, "description"].map((key) => formatColumnHeader({ key, language: null }, "en"));
  const all = rows.map((row) => [row.category, row.name, row.price, row.description]);
  const width = rows.some(({ description }) => description !== "") ? 4 : 3;
  return [heads, ...all].map((cells) => cells.slice(0, width));
}

function parseMenuLines(text: string): PastedLine[] {
  const lines: PastedLine[] = [];
  let isApart = true;
  for (const line of text.split(/\r\n|\r|\n/)) {
    const bare = normalizeNumberCharacters(line.slice(0, MAX_PASTED_LINE_LENGTH))
      .replace(BULLET_PATTERN, "")
      .trim();
    if (bare !== "") lines.push({ ...splitNameAndPrice(bare), isApart });
    isApart = bare === "";
  }
  return lines;
}

/**
 * Returns whether lines without a price that follow a product are descriptions: there are at least three such lines,
 * and at least 60 % as many as products. Otherwise these lines may be section names.
 */
function hasDescriptions(lines: readonly PastedLine[]): boolean {
  const priced = lines.filter(({ price, name }) => price !== "" && name !== "").length;
  const below = lines.filter(
    ({ price, name, isApart }, at) =>
      at > 0 && price === "" && name !== "" && !isApart && lines[at - 1]?.price,
  );
  return below.length >= 3 && below.length >= priced * 0.6;
}

/**
 * Splits a line into name and price: "Osh - 45 000 so'm" → name "Osh", price "45000". A space or a dash separates them.
 * If several splits are possible, the shortest name is used. Without a price at the end, the whole line is the name.
 */
function splitNameAndPrice(line: string): Pick<PastedLine, "name" | "price"> {
  const several = splitLineWithSeveralPrices(line);
  if (several) return several;
  const end = findEndOfLastDigit(line);
  const words = line.slice(end);
  const factor = end === 0 ? null : parsePriceMultiplier(words);
  if (factor === null) return { name: line, price: "" };
  const rest = line.slice(0, end);
  const isPriceText = (price: string) =>
    PRICE_PATTERN.test(price) || (factor !== 1 && SHORT_PRICE_PATTERN.test(price));
  const formatPriceValue = (number: string) => {
    const price = factor === 1 ? number : `${number}${words}`;
    const value = parseFormattedNumber(price, true);
    // An unreadable price, such as "28 000 тыс" or "1500 т", is returned unparsed, and the import plan reports it as a
    // fault.
    return Number.isNaN(value) ? price : String(value);
  };
  if (isPriceText(rest)) return { name: "", price: formatPriceValue(rest) };
  let at = rest.length;
  while (at > rest.length - MAX_PRICE_LENGTH && PRICE_CHARACTER.test(rest[at - 1] ?? "")) at -= 1;
  for (; at < rest.length; at += 1) {
    const price = rest.slice(at);
    const name = isPriceText(price) ? readNameBeforePrice(rest.slice(0, at)) : "";
    if (name !== "") return { name, price: formatPriceValue(price) };
  }
  return { name: line, price: "" };
}

/**
 * Splits "Latte 16000/18000": the import plan reports the prices of two sizes as an error. Null: the line has no such
 * prices.
 */
function splitLineWithSeveralPrices(line: string): Pick<PastedLine, "name" | "price"> | null {
  let at = line.lastIndexOf("/");
  while (at > 0 && PRICE_CHARACTER.test(line[at - 1] ?? "")) at -= 1;
  while (at >= 0 && at < line.length && !/[\d/]/.test(line[at] ?? "")) at += 1;
  const price = at > 0 ? line.slice(at).trim() : "";
  const name = at > 0 ? readNameBeforePrice(line.slice(0, at)) : "";
  return name !== "" && hasSeveralNumbers(price) && /\d{4}/.test(price.replaceAll(/[ .,']/g, ""))
    ? { name, price }
    : null;
}

/** Returns the dish name before a price, without separators, or "" if the number belongs to a word, as in "A95". */
function readNameBeforePrice(text: string): string {
  const words = text.trimEnd();
  const isApart = words.length < text.length;
  const leader = /(?:[._]{2}|…)$/.test(words);
  let end = words.length;
  if (leader) {
    while (/[.…_\s]/.test(words[end - 1] ?? "")) end -= 1;
    return words.slice(0, end);
  }
  while (/[-–—:.]/.test(words[end - 1] ?? "")) end -= 1;
  if (/\s/.test(words[end - 1] ?? "")) return words.slice(0, end).trimEnd();
  if (end > 0 && /[-–—:]$/.test(words)) return words.slice(0, -1);
  return isApart ? words : "";
}

const looksLikeCategoryLine = (line: string) =>
  line.endsWith(":") ||
  (/\p{L}{2}/u.test(line) && line === line.toUpperCase() && line !== line.toLowerCase());

/** Returns whether a line is a dish: a name, with a price in the same line or in the next one. */
const isDishLine = (line: PastedLine | undefined, next: PastedLine | undefined) =>
  line !== undefined &&
  line.name !== "" &&
  (line.price !== "" ||
    hasMoneyAmount(line.name) ||
    (next !== undefined && next.name === "" && !next.isApart));

/** Returns whether a line can be a category name. A number at the end belongs to a dish. */
const canBeSectionName = (line: string) =>
  line.length <= MAX_CATEGORY_LINE_LENGTH &&
  /\p{L}/u.test(line) &&
  !/\d$/.test(line) &&
  !hasMoneyAmount(line);

/** Returns whether a line contains an amount of money: a number before a currency. */
const hasMoneyAmount = (line: string) =>
  Array.from(line.matchAll(/\d\s?([^\s\d/]{1,12})/g)).some(([, word = ""]) => isCurrencyWord(word));

/** Returns whether a line is a description of a dish: in brackets, in lower case, long, or a list. */
const isDescription = (line: string) =>
  /^[(\p{Ll}]/u.test(line) || line.length > MAX_CATEGORY_LINE_LENGTH || line.split(",").length > 2;
