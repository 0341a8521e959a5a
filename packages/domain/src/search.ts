import { foldWords, swapLayout, typedWords, withoutApostrophes } from "./search-fold.ts";
import { createDictionary } from "./search-dictionary.ts";
import type { Dictionary, FieldRank } from "./search-dictionary.ts";
import { misspeltNames, synonymsOf } from "./search-synonyms.ts";
import type { Text } from "./text.ts";

/** What is searched: name, tags and description in every language that they have. */
export type SearchDocument = {
  id: string;
  name: Text | string;
  tags?: readonly (Text | string)[] | null | undefined;
  description?: Text | string | null | undefined;
  barcode?: string | null | undefined;
};
export type SearchHit = { id: string; score: number };
export type SearchIndex = {
  search(query: string, limit?: number): SearchHit[];
  /** What may have been meant where nothing is found: most of the words, with one more wrong letter in each. */
  guess(query: string, limit?: number): SearchHit[];
  readonly size: number;
};

const MAX_QUERY = 80;
const MAX_WORDS = 8;
const SYNONYM_PENALTY = 12;
const LAYOUT_PENALTY = 6;
/** Behind what is spelt as it was typed but for a letter. */
const MISSPELT_PENALTY = 78;
const MIN_GUESSED = 3;

/**
 * An index over products; immutable, built once per menu. Finds across Uzbek Latin and Cyrillic, Russian, the
 * wrong keyboard layout, other names of a dish and typos; ranks an exact word before the beginning of one before a
 * misspelt one, names before tags before descriptions. [MN-8]
 */
export function createSearchIndex(documents: readonly SearchDocument[]): SearchIndex {
  const building = beginSearchIndex();
  for (const document of documents) building.add(document);
  return building.finish();
}

/** The same piece by piece, for whoever must not be held up by thousands of products at once. */
export function beginSearchIndex(): { add(document: SearchDocument): void; finish(): SearchIndex } {
  const dictionary = createDictionary();
  const known = new Map<string, string>();
  const ids: string[] = [];
  function addDocument(document: SearchDocument): void {
    const position = ids.push(document.id) - 1;
    const add = (texts: readonly (Text | string)[], [first, later]: readonly [FieldRank, FieldRank]) => {
      for (const value of texts.flatMap(valuesOf)) {
        foldWords(value, known).forEach((word, index) => {
          dictionary.add(word, position, index === 0 ? first : later);
        });
      }
    };
    add([document.name], [0, 1]);
    add(document.barcode ? [...(document.tags ?? []), document.barcode] : (document.tags ?? []), [2, 3]);
    add(document.description ? [document.description] : [], [4, 5]);
  }
  return {
    add: addDocument,
    finish() {
      dictionary.seal(ids.length);
      return searchIn(dictionary, ids);
    },
  };
}

function searchIn(dictionary: Dictionary, ids: readonly string[]): SearchIndex {
  const hitsOf = (scores: Float64Array | null, limit: number): SearchHit[] =>
    topHits(scores, limit).map(({ position, score }) => ({ id: ids[position] ?? "", score }));
  return {
    size: ids.length,
    search: (query, limit = 20) => hitsOf(findScores(dictionary, query.slice(0, MAX_QUERY)), limit),
    guess: (query, limit = 20) => hitsOf(guessScores(dictionary, query.slice(0, MAX_QUERY)), limit),
  };
}

function valuesOf(text: Text | string): string[] {
  return typeof text === "string" ? [text] : Object.values(text).filter((value) => typeof value === "string");
}

type Mode = { how: "words" | "whole words" | "typos"; penalty: number };

/**
 * What was typed first; the other layout beside it, but by whole words only where the typed words find something
 * themselves; and only when none of this finds anything, typos.
 */
function findScores(dictionary: Dictionary, query: string): Float64Array | null {
  const typed = foldWords(query);
  const otherLayout = [swapLayout(query), swapLayout(withoutApostrophes(query))].map((text) =>
    foldWords(text),
  );
  const direct = best(
    typedWords(query).map((words) => combine(dictionary, words, { how: "words", penalty: 0 })),
  );
  const how = direct ? "whole words" : "words";
  const swapped = otherLayout.map((words) => combine(dictionary, words, { how, penalty: LAYOUT_PENALTY }));
  return (
    best([direct, ...swapped]) ??
    best([typed, ...otherLayout].map((words) => combine(dictionary, words, { how: "typos", penalty: 0 })))
  );
}

/** Every word must be found in a document; null when no document has them all. */
function combine(dictionary: Dictionary, allWords: readonly string[], mode: Mode): Float64Array | null {
  const words = allWords.slice(0, MAX_WORDS);
  if (words.length === 0) return null;
  const total = new Float64Array(dictionary.documents).fill(1);
  for (const word of words) {
    const scores = new Float64Array(dictionary.documents);
    const isWhole = mode.how === "whole words";
    dictionary.matchWord(word, scores, { penalty: mode.penalty, isWhole });
    for (const name of synonymsOf(word, isWhole)) {
      dictionary.matchSynonym(name, scores, { penalty: mode.penalty + SYNONYM_PENALTY, isWhole });
    }
    if (mode.how === "typos") matchMisspelt(dictionary, word, scores);
    for (let position = 0; position < total.length; position += 1) {
      const [points = 0, score = 0] = [total[position], scores[position]];
      total[position] = points > 0 && score > 0 ? points + score : 0;
    }
  }
  return total.some((score) => score > 0) ? total : null;
}

/** Misspelt words of the index, and other names of a dish whose own name was misspelt. */
function matchMisspelt(dictionary: Dictionary, word: string, scores: Float64Array): void {
  dictionary.matchTypos(word, scores, {});
  for (const name of misspeltNames(word)) {
    dictionary.matchSynonym(name, scores, { penalty: MISSPELT_PENALTY, isWhole: false });
  }
}

/** Documents by the words that they have at least something alike to; null where there is none. */
function guessScores(dictionary: Dictionary, query: string): Float64Array | null {
  const total = new Float64Array(dictionary.documents);
  for (const word of foldWords(query).slice(0, MAX_WORDS)) {
    if (word.length < MIN_GUESSED) continue;
    const scores = new Float64Array(dictionary.documents);
    dictionary.matchWord(word, scores, { penalty: 0, isWhole: false });
    matchMisspelt(dictionary, word, scores);
    dictionary.matchTypos(word, scores, { more: 1 });
    scores.forEach((score, position) => {
      total[position] = (total[position] ?? 0) + score;
    });
  }
  return total.some((score) => score > 0) ? total : null;
}

/** The better score of each document; null when there is none. */
function best(found: readonly (Float64Array | null)[]): Float64Array | null {
  const [first, ...rest] = found.filter((entry) => entry !== null);
  if (!first) return null;
  return rest.reduce((a, b) => a.map((score, position) => Math.max(score, b[position] ?? 0)), first);
}

/** The best by score, then by place; the few that are asked for are kept in order, thousands are not sorted. */
function topHits(scores: Float64Array | null, limit: number): { position: number; score: number }[] {
  const hits: { position: number; score: number }[] = [];
  scores?.forEach((score, position) => {
    if (score <= 0 || (hits.length >= limit && score <= (hits.at(-1)?.score ?? Infinity))) return;
    const worse = hits.findIndex((hit) => hit.score < score);
    hits.splice(worse === -1 ? hits.length : worse, 0, { position, score });
    if (hits.length > limit) hits.pop();
  });
  return hits;
}
