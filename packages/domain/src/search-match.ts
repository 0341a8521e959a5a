import { normalizeSearchText, swapKeyboardLayout, normalizeTypedWords } from "./search-fold.ts";
import { countAllowedTypos, calculateTypoDistance } from "./search-typo.ts";

export type SearchTextPart = { text: string; isMatch: boolean };

/** Words including characters that the normalization removes: marks, apostrophes and invisible characters. */
const WORD_PATTERN = /[\p{L}\p{N}\p{M}\p{Cf}\p{Default_Ignorable_Code_Point}'’‘ʻʼ`´‛′＇]+/gu;

/**
 * Splits a found text at the matches of the query, in any script, layout or with the typos that search allows. A word
 * prefix matches as far as typed, a word with typos as a whole. [MN-8]
 */
export function findMatchedParts(text: string, query: string): SearchTextPart[] {
  const typed = splitTextAtMatches(text, toTypedQueries(query));
  return typed.some((part) => part.isMatch)
    ? typed
    : splitTextAtMatches(text, toTypedQueries(swapKeyboardLayout(query)));
}

/** Normalized word of the query, and the same word with its last incomplete vowel completed. */
type TypedSearchWord = readonly [word: string, whole: string];

function toTypedQueries(query: string): TypedSearchWord[] {
  const [words = [], whole = words] = normalizeTypedWords(query);
  return words.map((word, at) => [word, whole[at] ?? word]);
}

function splitTextAtMatches(text: string, query: readonly TypedSearchWord[]): SearchTextPart[] {
  const parts: SearchTextPart[] = [];
  let end = 0;
  for (const { 0: word, index } of text.matchAll(WORD_PATTERN)) {
    const length = Math.max(0, ...query.map((each) => countMatchedCharacters(word, each)));
    if (length === 0) continue;
    if (index > end) parts.push({ text: text.slice(end, index), isMatch: false });
    end = index + length;
    parts.push({ text: text.slice(index, end), isMatch: true });
  }
  if (end < text.length) parts.push({ text: text.slice(end), isMatch: false });
  return parts;
}

/** Returns how many characters of the word the normalized query matches; 0: no match. */
function countMatchedCharacters(word: string, [query, whole]: TypedSearchWord): number {
  const folded = normalizeSearchText(word);
  if (/^\d/.test(query)) return folded === query ? word.length : 0;
  if (folded.startsWith(query) || folded.startsWith(whole)) {
    const beginnings = Array.from({ length: word.length }, (_, at) =>
      normalizeSearchText(word.slice(0, at + 1)),
    );
    const first = beginnings.find((each) => each.startsWith(query));
    // A character that normalization merges into the previous character is matched together with it.
    return beginnings.lastIndexOf(first ?? folded) + 1;
  }
  const limit = countAllowedTypos(query);
  return limit > 0 && calculateTypoDistance(query, folded, limit).start <= limit ? word.length : 0;
}
