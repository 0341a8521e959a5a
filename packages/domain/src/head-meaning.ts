import type { StoredBranch } from "./branch-columns.ts";
import { DISH_KINDS } from "./dish-columns.ts";
import { HEAD_BEGINNINGS, LANGUAGE_WORDS, NOTHING } from "./head-words.ts";
import { LANGUAGES, toWire, type WireLanguage } from "./language.ts";
import { columnByHead, columnOfKey, type MenuColumn } from "./menu-columns.ts";
import { isCurrency } from "./read-number.ts";
import { fold } from "./search-fold.ts";

/** How closely a header matches a column: 0 – the header of our exports, 1 – a known synonym, 2 – its first words. */
export type Closeness = 0 | 1 | 2;
export interface HeadMeaning {
  column: MenuColumn;
  closeness: Closeness;
}

interface HeadPrefix {
  key: string | null;
  words: readonly string[];
  isStem: boolean;
}

const phrasesOf = (lists: readonly string[]) => lists.flatMap((list) => list.split(", "));
const beginningOf = (key: string | null, phrase: string): HeadPrefix => ({
  key,
  words: phrase.split(" ").flatMap((word) => fold(word.replace("*", "")).split(" ")),
  isStem: phrase.endsWith("*"),
});
/** Longest first; of the same length, whole words before word prefixes. */
const BEGINNINGS: readonly HeadPrefix[] = [
  ...phrasesOf(NOTHING).map((phrase) => beginningOf(null, phrase)),
  ...Object.entries(HEAD_BEGINNINGS).flatMap(([key, lists]) =>
    phrasesOf(lists).map((phrase) => beginningOf(key, phrase)),
  ),
]
  .filter(({ words }) => words[0] !== "")
  .toSorted((one, other) => lengthOf(other) - lengthOf(one));

function lengthOf({ words, isStem }: HeadPrefix): number {
  return words.length * 100 + words.join("").length * 2 + (isStem ? 0 : 1);
}

const LANGUAGE_OF = new Map<string, WireLanguage>(
  LANGUAGES.map(toWire).flatMap((language) =>
    (LANGUAGE_WORDS[language] ?? language).split(" ").map((word) => [fold(word), language] as const),
  ),
);
const KIND_OF = new Map(DISH_KINDS.map((kind) => [kind.key, kind]));
const WRITTEN = new Set(DISH_KINDS.flatMap(({ key, heads }) => [key, ...heads].map(fold)));

/** Maximum length of a header in characters. Longer texts are data cells. */
const MAX_HEAD = 80;
/** Start of an addition to a header, in brackets or after a comma: `Цена (сум)`, `Выход, гр`. */
const ADDED = /[([{,:;/]/;

/** Splits `itemName` and `item_name` into words. */
const spaced = (head: string) => head.replaceAll(/(\p{Ll})(\p{Lu})/gu, "$1 $2").replaceAll("_", " ");

function startsWith(words: readonly string[], { words: beginning, isStem }: HeadPrefix): boolean {
  return beginning.every((word, at) => {
    const own = words[at] ?? "";
    return isStem && at === beginning.length - 1 ? own.startsWith(word) : own === word;
  });
}

/**
 * Returns the column that a header means, by its full text or its first words, in any of the languages. Units,
 * currencies and language names are ignored. Null: no column. [MN-1]
 */
export function headMeaning(
  head: string,
  main: WireLanguage,
  branches: readonly StoredBranch[] = [],
): HeadMeaning | null {
  const trimmed = head.trim();
  if (trimmed === "" || trimmed.length > MAX_HEAD) return null;
  // A question expects yes or no: "In stock?" is a flag, not a quantity.
  const isQuestion = /[?？]$/.test(trimmed);
  const exact = isQuestion ? null : columnByHead(trimmed, main, branches);
  if (exact) return { column: exact, closeness: isWritten(trimmed, exact) ? 0 : 1 };
  if (trimmed.includes("@")) return null;
  const all = fold(spaced(trimmed)).split(" ");
  const language = all.map((word) => LANGUAGE_OF.get(word)).findLast(Boolean) ?? null;
  const before = trimmed.split(ADDED)[0] ?? "";
  const bare = columnByHead(spaced(before), main, branches);
  if (bare && !isQuestion && !bare.language) return { column: bare, closeness: 1 };
  if (all.every((word) => isCurrency(word))) return meaningOf("costPrice", null, main);
  const words = all.filter((word) => !LANGUAGE_OF.has(word));
  const found = BEGINNINGS.find((beginning) => startsWith(words, beginning));
  if (!found?.key) return null;
  if (isQuestion && KIND_OF.get(found.key)?.kind !== "flag") return null;
  return meaningOf(found.key, language, main);
}

const isWritten = (head: string, { language }: MenuColumn) => language !== null || WRITTEN.has(fold(head));

function meaningOf(key: string, language: WireLanguage | null, main: WireLanguage): HeadMeaning | null {
  const kind = KIND_OF.get(key);
  if (!kind) return null;
  return { column: columnOfKey(key, kind.isTranslated ? (language ?? main) : null), closeness: 2 };
}
