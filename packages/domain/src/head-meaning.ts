import type { StoredBranch } from "./branch-columns.ts";
import { DISH_COLUMN_KINDS } from "./dish-columns.ts";
import { COLUMN_HEADER_BEGINNINGS, LANGUAGE_WORDS_IN_HEADERS, IGNORED_COLUMN_HEADERS } from "./head-words.ts";
import { LANGUAGES, toWireLanguage, type WireLanguage } from "./language.ts";
import { findColumnByHeader, columnFromKey, type MenuColumn } from "./menu-columns.ts";
import { isCurrencyWord } from "./read-number.ts";
import { normalizeSearchText } from "./search-fold.ts";

/** How closely a header matches a column: 0 – the header of our exports, 1 – a known synonym, 2 – its first words. */
export type HeaderMatchCloseness = 0 | 1 | 2;
export interface ColumnHeaderMeaning {
  column: MenuColumn;
  closeness: HeaderMatchCloseness;
}

interface ColumnHeaderPrefix {
  key: string | null;
  words: readonly string[];
  isStem: boolean;
}

const splitPhrases = (lists: readonly string[]) => lists.flatMap((list) => list.split(", "));
const parseColumnHeaderPrefix = (key: string | null, phrase: string): ColumnHeaderPrefix => ({
  key,
  words: phrase.split(" ").flatMap((word) => normalizeSearchText(word.replace("*", "")).split(" ")),
  isStem: phrase.endsWith("*"),
});
/** First words of known headers, longest first. Of the same length, whole words precede word prefixes. */
const COLUMN_HEADER_PREFIXES: readonly ColumnHeaderPrefix[] = [
  ...splitPhrases(IGNORED_COLUMN_HEADERS).map((phrase) => parseColumnHeaderPrefix(null, phrase)),
  ...Object.entries(COLUMN_HEADER_BEGINNINGS).flatMap(([key, lists]) =>
    splitPhrases(lists).map((phrase) => parseColumnHeaderPrefix(key, phrase)),
  ),
]
  .filter(({ words }) => words[0] !== "")
  .toSorted((one, other) => calculatePrefixRank(other) - calculatePrefixRank(one));

function calculatePrefixRank({ words, isStem }: ColumnHeaderPrefix): number {
  return words.length * 100 + words.join("").length * 2 + (isStem ? 0 : 1);
}

const LANGUAGE_BY_WORD = new Map<string, WireLanguage>(
  LANGUAGES.map(toWireLanguage).flatMap((language) =>
    (LANGUAGE_WORDS_IN_HEADERS[language] ?? language)
      .split(" ")
      .map((word) => [normalizeSearchText(word), language] as const),
  ),
);
const COLUMN_KIND_BY_KEY = new Map(DISH_COLUMN_KINDS.map((kind) => [kind.key, kind]));
const KNOWN_COLUMN_HEADERS = new Set(
  DISH_COLUMN_KINDS.flatMap(({ key, heads }) => [key, ...heads].map(normalizeSearchText)),
);

/** Maximum length of a header in characters. Longer texts are data cells. */
const MAX_HEADER_LENGTH = 80;
/** Start of an addition to a header, in brackets or after a comma: `Цена (сум)`, `Выход, гр`. */
const HEADER_ADDITION_START_PATTERN = /[([{,:;/]/;

/** Splits `itemName` and `item_name` into words. */
const separateHeaderWords = (head: string) =>
  head.replaceAll(/(\p{Ll})(\p{Lu})/gu, "$1 $2").replaceAll("_", " ");

function startsWithHeaderPrefix(
  words: readonly string[],
  { words: beginning, isStem }: ColumnHeaderPrefix,
): boolean {
  return beginning.every((word, at) => {
    const own = words[at] ?? "";
    return isStem && at === beginning.length - 1 ? own.startsWith(word) : own === word;
  });
}

/**
 * Returns the column that a header means, by its full text or its first words, in any of the languages. Units,
 * currencies and language names are ignored. Null: no column. [MN-1]
 */
export function findColumnHeaderMeaning(
  head: string,
  main: WireLanguage,
  branches: readonly StoredBranch[] = [],
): ColumnHeaderMeaning | null {
  const trimmed = head.trim();
  if (trimmed === "" || trimmed.length > MAX_HEADER_LENGTH) return null;
  // A header that is a question expects the answer yes or no: "In stock?" is a flag, not a quantity.
  const isQuestion = /[?？]$/.test(trimmed);
  const exact = isQuestion ? null : findColumnByHeader(trimmed, main, branches);
  if (exact) return { column: exact, closeness: isExactColumnHeader(trimmed, exact) ? 0 : 1 };
  if (trimmed.includes("@")) return null;
  const all = normalizeSearchText(separateHeaderWords(trimmed)).split(" ");
  const language = all.map((word) => LANGUAGE_BY_WORD.get(word)).findLast(Boolean) ?? null;
  const before = trimmed.split(HEADER_ADDITION_START_PATTERN)[0] ?? "";
  const bare = findColumnByHeader(separateHeaderWords(before), main, branches);
  if (bare && !isQuestion && !bare.language) return { column: bare, closeness: 1 };
  if (all.every((word) => isCurrencyWord(word))) return createColumnHeaderMeaning("costPrice", null, main);
  const words = all.filter((word) => !LANGUAGE_BY_WORD.has(word));
  const found = COLUMN_HEADER_PREFIXES.find((beginning) => startsWithHeaderPrefix(words, beginning));
  if (!found?.key) return null;
  if (isQuestion && COLUMN_KIND_BY_KEY.get(found.key)?.kind !== "flag") return null;
  return createColumnHeaderMeaning(found.key, language, main);
}

const isExactColumnHeader = (head: string, { language }: MenuColumn) =>
  language !== null || KNOWN_COLUMN_HEADERS.has(normalizeSearchText(head));

function createColumnHeaderMeaning(
  key: string,
  language: WireLanguage | null,
  main: WireLanguage,
): ColumnHeaderMeaning | null {
  const kind = COLUMN_KIND_BY_KEY.get(key);
  if (!kind) return null;
  return { column: columnFromKey(key, kind.isTranslated ? (language ?? main) : null), closeness: 2 };
}
