import { fold, swapLayout, typedWords } from "./search-fold.ts";
import { allowedTypos, typoDistance } from "./search-typo.ts";

export type MatchedPart = { text: string; isMatch: boolean };

/** With what the fold drops: marks, apostrophes and characters that are not shown belong to their word. */
const WORDS = /[\p{L}\p{N}\p{M}\p{Cf}\p{Default_Ignorable_Code_Point}'’‘ʻʼ`´‛′＇]+/gu;

/**
 * A found text cut where what was typed stands in it, in any script, layout or with the typos that search forgives: the
 * beginning of a word as far as it was typed, a misspelt word whole. [MN-8]
 */
export function matchedParts(text: string, query: string): MatchedPart[] {
  const typed = partsFor(text, wordsOf(query));
  return typed.some((part) => part.isMatch) ? typed : partsFor(text, wordsOf(swapLayout(query)));
}

/** A folded word, and the same with its last vowel whole where that is begun. */
type Typed = readonly [word: string, whole: string];

function wordsOf(query: string): Typed[] {
  const [words = [], whole = words] = typedWords(query);
  return words.map((word, at) => [word, whole[at] ?? word]);
}

function partsFor(text: string, query: readonly Typed[]): MatchedPart[] {
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

/** How many letters of the word the folded, typed one covers; 0 where it is another word. */
function matchedLength(word: string, [query, whole]: Typed): number {
  const folded = fold(word);
  if (/^\d/.test(query)) return folded === query ? word.length : 0;
  if (folded.startsWith(query) || folded.startsWith(whole)) {
    const beginnings = Array.from({ length: word.length }, (_, at) => fold(word.slice(0, at + 1)));
    const first = beginnings.find((each) => each.startsWith(query));
    // A letter that folds into the one before it belongs to it.
    return beginnings.lastIndexOf(first ?? folded) + 1;
  }
  const limit = allowedTypos(query);
  return limit > 0 && typoDistance(query, folded, limit).start <= limit ? word.length : 0;
}
