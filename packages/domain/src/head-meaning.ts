import type { KeptBranch } from "./branch-columns.ts";
import { DISH_KINDS } from "./dish-columns.ts";
import { HEAD_BEGINNINGS, LANGUAGE_WORDS, NOTHING } from "./head-words.ts";
import { LANGUAGES, toWire, type WireLanguage } from "./language.ts";
import { columnByHead, columnOfKey, type MenuColumn } from "./menu-columns.ts";
import { isCurrency } from "./read-number.ts";
import { fold } from "./search-fold.ts";

/** How close a head is to its column: as we write it, as it is also known, by its beginning. */
export type Closeness = 0 | 1 | 2;
export interface HeadMeaning {
  column: MenuColumn;
  closeness: Closeness;
}

interface Beginning {
  key: string | null;
  words: readonly string[];
  isStem: boolean;
}

const phrasesOf = (lists: readonly string[]) => lists.flatMap((list) => list.split(", "));
const beginningOf = (key: string | null, phrase: string): Beginning => ({
  key,
  words: phrase.split(" ").flatMap((word) => fold(word.replace("*", "")).split(" ")),
  isStem: phrase.endsWith("*"),
});
/** The longest first, whole words before beginnings of words. */
const BEGINNINGS: readonly Beginning[] = [
  ...phrasesOf(NOTHING).map((phrase) => beginningOf(null, phrase)),
  ...Object.entries(HEAD_BEGINNINGS).flatMap(([key, lists]) =>
    phrasesOf(lists).map((phrase) => beginningOf(key, phrase)),
  ),
]
  .filter(({ words }) => words[0] !== "")
  .toSorted((one, other) => lengthOf(other) - lengthOf(one));

function lengthOf({ words, isStem }: Beginning): number {
  return words.length * 100 + words.join("").length * 2 + (isStem ? 0 : 1);
}

const LANGUAGE_OF = new Map<string, WireLanguage>(
  LANGUAGES.map(toWire).flatMap((language) =>
    (LANGUAGE_WORDS[language]?.split(" ") ?? []).map((word) => [fold(word), language] as const),
  ),
);
const KIND_OF = new Map(DISH_KINDS.map((kind) => [kind.key, kind]));
const WRITTEN = new Set(DISH_KINDS.flatMap(({ key, heads }) => [key, ...heads].map(fold)));

/** Longer texts are cells of dishes. */
const MAX_HEAD = 80;
/** What a head adds in brackets or behind a comma: `Цена (сум)`, `Выход, гр`. */
const ADDED = /[([{,:;/]/;

/** `itemName` and `item_name` as words. */
const spaced = (head: string) => head.replaceAll(/(\p{Ll})(\p{Lu})/gu, "$1 $2").replaceAll("_", " ");

function startsWith(words: readonly string[], { words: beginning, isStem }: Beginning): boolean {
  return beginning.every((word, at) => {
    const own = words[at] ?? "";
    return isStem && at === beginning.length - 1 ? own.startsWith(word) : own === word;
  });
}

/**
 * The column that a head means by its words or by how it begins, in any of the languages; units, currencies and languages
 * beside the words do not matter. Null: it means none. [MN-1]
 */
export function headMeaning(
  head: string,
  main: WireLanguage,
  branches: readonly KeptBranch[] = [],
): HeadMeaning | null {
  const trimmed = head.trim();
  if (trimmed === "" || trimmed.length > MAX_HEAD) return null;
  // A question is answered by yes or no: "In stock?" is no count.
  const isQuestion = /[?？]$/.test(trimmed);
  const exact = isQuestion ? null : columnByHead(trimmed, main, branches);
  if (exact) return { column: exact, closeness: isWritten(trimmed, exact) ? 0 : 1 };
  if (trimmed.includes("@")) return null;
  const all = fold(spaced(trimmed)).split(" ");
  const language = all.map((word) => LANGUAGE_OF.get(word)).find(Boolean) ?? null;
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
