import { swapKeyboardLayout, removeApostrophes } from "./search-fold.ts";
import { createDictionary } from "./search-dictionary.ts";
import type { SearchDictionary, SearchFieldRank } from "./search-dictionary.ts";
import { findMisspeltNames, findSynonyms } from "./search-synonyms.ts";
import { findSoftenedForm, listSearchWords, listTypedSearchWords, type SearchWord } from "./search-word.ts";
import type { TextByLanguage } from "./text.ts";

/** Product data that the search covers: name, tags and description in all available languages. */
export type SearchableDocument = {
  id: string;
  name: TextByLanguage | string;
  tags?: readonly (TextByLanguage | string)[] | null | undefined;
  description?: TextByLanguage | string | null | undefined;
  barcode?: string | null | undefined;
  /** Whether the product ranks before equally similar ones. */
  isPopular?: boolean | undefined;
};
export type SearchHit = { id: string; score: number };
export type SearchIndex = {
  search(query: string, limit?: number): SearchHit[];
  /** Returns suggestions for a query without results: products with at least one similar word, with one more typo allowed. */
  guess(query: string, limit?: number): SearchHit[];
  readonly size: number;
};

const MAX_SEARCH_QUERY_LENGTH = 80;
const MAX_SEARCH_QUERY_WORDS = 8;
/** Smaller than the difference between the ends and the middle of a name: "Choyxona palov" before "Qozonda osh, 5 kg". */
const SYNONYM_PENALTY = 8;
/** Greater than the bonus of a whole word, so that the words as typed rank before those of the other layout. */
const KEYBOARD_LAYOUT_PENALTY = 16;
/** A shorter word of the other layout is a word by chance: "egg" is "упп", which is normalized to "up". */
const MIN_SWAPPED_LENGTH = 3;
/**
 * Penalty of other names of a dish whose name has a typo. Ranks them after words that match the typed word with a typo.
 */
const MISSPELT_PENALTY = 78;
const MIN_GUESSED_LENGTH = 3;
/** Added to the score of a popular product. Smaller than the difference between any two matches, which is at least 1. */
const POPULAR_BONUS = 0.5;
/** Languages in which the last word of a name is the dish and the words before it describe it: "Toʻy oshi". */
const LANGUAGES_WITH_LAST_NOUN = new Set(["uz", "uz-Cyrl", "kz", "tr"]);

/**
 * Creates a search index of products. It is immutable and built once per menu. Finds Uzbek Latin and Cyrillic, Russian,
 * the wrong keyboard layout, other names of a dish, and typos. Ranks exact words before prefixes before typos, and
 * names before tags before descriptions. [MN-8]
 */
export function createSearchIndex(documents: readonly SearchableDocument[]): SearchIndex {
  const building = createSearchIndexBuilder();
  for (const document of documents) building.add(document);
  return building.finish();
}

/** Creates the search index of products step by step, so that thousands of products do not block the caller. */
export function createSearchIndexBuilder(): {
  add(document: SearchableDocument): void;
  finish(): SearchIndex;
} {
  const dictionary = createDictionary();
  const known = new Map<string, SearchWord>();
  const ids: string[] = [];
  const popular: number[] = [];
  function addDocument(document: SearchableDocument): void {
    const position = ids.push(document.id) - 1;
    if (document.isPopular) popular.push(position);
    const addTexts = (
      texts: readonly (TextByLanguage | string)[],
      [first, later]: readonly [SearchFieldRank, SearchFieldRank],
    ) => {
      for (const [language, value] of texts.flatMap(listTexts)) {
        const words = listSearchWords(value, known);
        const isLastNoun = first === 0 && LANGUAGES_WITH_LAST_NOUN.has(language);
        words.forEach((word, index) => {
          const isMain = index === 0 || (isLastNoun && index === words.length - 1);
          dictionary.add(word, position, isMain ? first : later);
        });
      }
    };
    addTexts([document.name], [0, 1]);
    addTexts(document.barcode ? [...(document.tags ?? []), document.barcode] : (document.tags ?? []), [2, 3]);
    addTexts(document.description ? [document.description] : [], [4, 5]);
  }
  return {
    add: addDocument,
    finish() {
      dictionary.seal(ids.length);
      return createIndexFromDictionary(dictionary, ids, popular);
    },
  };
}

function createIndexFromDictionary(
  dictionary: SearchDictionary,
  ids: readonly string[],
  popular: readonly number[],
): SearchIndex {
  function toSearchHits(scores: Float64Array | null, limit: number): SearchHit[] {
    for (const position of popular) {
      const score = scores?.[position] ?? 0;
      if (scores && score > 0) scores[position] = score + POPULAR_BONUS;
    }
    return findTopHits(scores, limit).map(({ position, score }) => ({ id: ids[position] ?? "", score }));
  }
  return {
    size: ids.length,
    search: (query, limit = 20) =>
      toSearchHits(findSearchScores(dictionary, query.slice(0, MAX_SEARCH_QUERY_LENGTH)), limit),
    guess: (query, limit = 20) =>
      toSearchHits(findGuessedScores(dictionary, query.slice(0, MAX_SEARCH_QUERY_LENGTH)), limit),
  };
}

/** Returns each text with its language, or with "" if the text has none. */
function listTexts(text: TextByLanguage | string): (readonly [language: string, value: string])[] {
  if (typeof text === "string") return [["", text]];
  return Object.entries(text).flatMap(([language, value]) =>
    typeof value === "string" ? [[language, value] as const] : [],
  );
}

type SearchMatchMode = { how: "words" | "whole words" | "typos"; penalty: number };

/**
 * Returns the scores of documents for the typed words. Also searches the words of the other keyboard layout, as whole
 * words only if the typed words have results. Searches with typos only if there are no results.
 */
function findSearchScores(dictionary: SearchDictionary, query: string): Float64Array | null {
  const typed = listSearchWords(query);
  const otherLayout = [swapKeyboardLayout(query), swapKeyboardLayout(removeApostrophes(query))].map((text) =>
    listSearchWords(text),
  );
  const direct = chooseBestScores(
    listTypedSearchWords(query).map((words) =>
      combineWordScores(dictionary, words, { how: "words", penalty: 0 }),
    ),
  );
  const how = direct ? "whole words" : "words";
  const swapped = otherLayout
    .filter((words) => !direct || words.every(({ word }) => word.length >= MIN_SWAPPED_LENGTH))
    .map((words) => combineWordScores(dictionary, words, { how, penalty: KEYBOARD_LAYOUT_PENALTY }));
  return (
    chooseBestScores([direct, ...swapped]) ??
    chooseBestScores(
      [typed, ...otherLayout].map((words) =>
        combineWordScores(dictionary, words, { how: "typos", penalty: 0 }),
      ),
    )
  );
}

/** Returns the scores of documents that contain every word, or null if there are none. */
function combineWordScores(
  dictionary: SearchDictionary,
  allWords: readonly SearchWord[],
  mode: SearchMatchMode,
): Float64Array | null {
  const words = allWords.slice(0, MAX_SEARCH_QUERY_WORDS);
  if (words.length === 0) return null;
  const total = new Float64Array(dictionary.documents).fill(1);
  for (const word of words) {
    const scores = new Float64Array(dictionary.documents);
    const isWhole = mode.how === "whole words";
    dictionary.matchWord(word, scores, { penalty: mode.penalty, isWhole });
    const softened = findSoftenedForm(word);
    if (softened) dictionary.matchSynonym(softened, scores, { penalty: mode.penalty, isWhole });
    for (const name of findSynonyms(word, isWhole)) {
      const penalty = mode.penalty + SYNONYM_PENALTY;
      for (const form of [name, findSoftenedForm(name)])
        if (form) dictionary.matchSynonym(form, scores, { penalty, isWhole });
    }
    if (mode.how === "typos") matchMisspeltWord(dictionary, word.word, scores);
    for (let position = 0; position < total.length; position += 1) {
      const [points = 0, score = 0] = [total[position], scores[position]];
      total[position] = points > 0 && score > 0 ? points + score : 0;
    }
  }
  return total.some((score) => score > 0) ? total : null;
}

/**
 * Adds scores for words that are similar to the typed word, and for other names of a dish whose name was typed with a
 * typo.
 */
function matchMisspeltWord(dictionary: SearchDictionary, word: string, scores: Float64Array): void {
  dictionary.matchTypos(word, scores, {});
  for (const name of findMisspeltNames(word)) {
    dictionary.matchSynonym(name, scores, { penalty: MISSPELT_PENALTY, isWhole: false });
  }
}

/** Returns the scores of documents by the words with at least some similarity, or null if there are none. */
function findGuessedScores(dictionary: SearchDictionary, query: string): Float64Array | null {
  const total = new Float64Array(dictionary.documents);
  for (const typed of listSearchWords(query).slice(0, MAX_SEARCH_QUERY_WORDS)) {
    const { word } = typed;
    if (word.length < MIN_GUESSED_LENGTH) continue;
    const scores = new Float64Array(dictionary.documents);
    dictionary.matchWord(typed, scores, { penalty: 0, isWhole: false });
    matchMisspeltWord(dictionary, word, scores);
    dictionary.matchTypos(word, scores, { more: 1 });
    scores.forEach((score, position) => {
      total[position] = (total[position] ?? 0) + score;
    });
  }
  return total.some((score) => score > 0) ? total : null;
}

/** Combines scores of several matches: returns the best score of each document, or null if there are none. */
function chooseBestScores(found: readonly (Float64Array | null)[]): Float64Array | null {
  const [first, ...rest] = found.filter((entry) => entry !== null);
  if (!first) return null;
  return rest.reduce((a, b) => a.map((score, position) => Math.max(score, b[position] ?? 0)), first);
}

/** Returns the best hits by score, then by position. Sorts only the requested number of hits. */
function findTopHits(scores: Float64Array | null, limit: number): { position: number; score: number }[] {
  const hits: { position: number; score: number }[] = [];
  scores?.forEach((score, position) => {
    if (score <= 0 || (hits.length >= limit && score <= (hits.at(-1)?.score ?? Infinity))) return;
    const worse = hits.findIndex((hit) => hit.score < score);
    hits.splice(worse === -1 ? hits.length : worse, 0, { position, score });
    if (hits.length > limit) hits.pop();
  });
  return hits;
}
