import { fold, swapLayout, typedWords } from "./search-fold.ts";
import { allowedTypos, typoDistance } from "./search-typo.ts";

export type MatchedPart = { text: string; isMatch: boolean };

/** Words including characters that the normalization removes: marks, apostrophes and invisible characters. */
const WORDS = /[\p{L}\p{N}\p{M}\p{Cf}\p{Default_Ignorable_Code_Point}'’‘ʻʼ`´‛′＇]+/gu;

/**
 * Splits a found text at the matches of the query, in any script, layout or with the typos that search allows. A word
 * prefix matches as far as typed, a word with typos as a whole. [MN-8]
 */
export function matchedParts(text: string, query: string): MatchedPart[] {
  const typed = partsFor(text, wordsOf(query));
  return typed.some((part) => part.isMatch) ? typed : partsFor(text, wordsOf(swapLayout(query)));
}

/** Normalized word, and the same with its last incomplete vowel completed. */
type TypedQuery = readonly [word: string, whole: string];

function wordsOf(query: string): TypedQuery[] {
  const [words = [], whole = words] = typedWords(query);
  return words.map((word, at) => [word, whole[at] ?? word]);
}

function partsFor(text: string, query: readonly TypedQuery[]): MatchedPart[] {
  const parts: MatchedPart[] = [];
  let end = 0;
  for (const { 0: word, index } of text.matchAll(WORDS)) {
    const length = Math.max(0, ...query.map((each) => matchedLength(word, each)));
    if (length === 0) continue;
    if (index > end) parts.push({ text: text.slice(end, index), isMatch: false });
    end = index + length;
    parts.push({ text: text.slice(index, end), isMatch: true });
  }
  if (end < text.length) parts.push({ text: text.slice(end), isMatch: false });
  return parts;
}

/** Returns how many characters of the word the normalized query matches; 0: no match. */
function matchedLength(word: string, [query, whole]: TypedQuery): number {
  const folded = fold(word);
  if (/^\d/.test(query)) return folded === query ? word.length : 0;
  if (folded.startsWith(query) || folded.startsWith(whole)) {
    const beginnings = Array.from({ length: word.length }, (_, at) => fold(word.slice(0, at + 1)));
    const first = beginnings.find((each) => each.startsWith(query));
    // A character that is normalized into the previous one belongs to it.
    return beginnings.lastIndexOf(first ?? folded) + 1;
  }
  const limit = allowedTypos(query);
  return limit > 0 && typoDistance(query, folded, limit).start <= limit ? word.length : 0;
}
