import { findBegunFields, isAdjectiveOfNoun, isFormOfNoun, type SearchWord } from "./search-word.ts";
import { countAllowedTypos, countBits, createLetterMask, calculateTypoDistance } from "./search-typo.ts";

/** Position of a word: start of the name (0) or elsewhere in it (1), likewise in tags (2, 3) and in the description (4, 5). */
export type SearchFieldRank = 0 | 1 | 2 | 3 | 4 | 5;

/**
 * Scores of a match by the position of the word (`SearchFieldRank`): names, then tags, then descriptions. A match at the
 * start of a field scores higher than one elsewhere in it.
 */
const WORD_MATCH_SCORES = [100, 90, 65, 60, 45, 40];
const INNER_WORD_MATCH_SCORES = [36, 35, 31, 30, 26, 25];
const TYPO_MATCH_SCORES = [24, 23, 17, 16, 11, 10];
/** Added to the score of a whole word, which ranks before a word prefix at any position in the name. */
const WHOLE_WORD_MATCH_BONUS = 15;
const WHOLE_WORD_TYPO_BONUS = 5;
const SECOND_TYPO_PENALTY = 5;
const MIN_INNER_MATCH_WORD_LENGTH = 4;
/** A shorter word is contained in others by chance if it has matches of its own: "кола" in "шоколад". */
const MIN_ADDITIONAL_INNER_MATCH_LENGTH = 5;
const MIN_PREFIX_TYPO_LENGTH = 5;
/** A shorter synonym matches whole words and adjectives only, because "mol" (beef) is the beginning of "moloko" (milk). */
const MIN_SYNONYM_PREFIX_LENGTH = 5;
/**
 * Minimum length of a word for matches with typos in descriptions. A shorter word would be similar to some of the many
 * words of a description.
 */
const MIN_DESCRIPTION_TYPO_LENGTH = 6;
const [NO_FIELD, NAMES_AND_TAGS, ALL_FIELDS] = [-1, 3, 5];
const SEARCH_FIELD_RANK_COUNT = 6;

type WordMatchOptions = { penalty: number; isWhole: boolean };
/** Options of a match with typos. `penalty`: subtracted from the score. `more`: number of additional typos allowed. */
type TypoMatchOptions = { penalty?: number; more?: number };
export type SearchDictionary = ReturnType<typeof createDictionary>;

/** All words of an index in alphabetical order. Words that sound alike are adjacent, with a spelling each. */
interface SortedWordList {
  words: readonly string[];
  spellings: readonly string[];
  /** Letters of each word as a bit set, created by `createLetterMask`. */
  masks: Int32Array;
  /** For each word, the documents and fields that contain it, each packed as document index × 6 + rank of the field. */
  postings: readonly Int32Array[];
}

/** Creates a dictionary of all words of an index with their positions. Call `add`, then `seal`, then query it. */
export function createDictionary() {
  const positions = new Map<SearchWord, Map<number, SearchFieldRank>>();
  let list: SortedWordList = { words: [], spellings: [], masks: new Int32Array(0), postings: [] };
  let documents = 0;

  function addWord(word: SearchWord, document: number, rank: SearchFieldRank): void {
    const found = positions.get(word) ?? new Map<number, SearchFieldRank>();
    if (found.size === 0) positions.set(word, found);
    const known = found.get(document);
    if (known === undefined || rank < known) found.set(document, rank);
  }

  function buildPostings(count: number): void {
    documents = count;
    const entries = [...positions].sort(([a], [b]) => (a.word < b.word ? -1 : a.word > b.word ? 1 : 0));
    const postings = entries.map(([, found]) =>
      Int32Array.from(found, ([document, rank]) => document * SEARCH_FIELD_RANK_COUNT + rank),
    );
    const words = entries.map(([{ word }]) => word);
    const spellings = entries.map(([{ spelling }]) => spelling);
    list = { words, spellings, masks: Int32Array.from(words, createLetterMask), postings };
    positions.clear();
  }

  return {
    add: addWord,
    seal: buildPostings,
    matchWord: (typed: SearchWord, best: Float64Array, mode: WordMatchOptions) =>
      matchWord(list, typed, best, mode),
    matchSynonym: (name: SearchWord, best: Float64Array, mode: WordMatchOptions) =>
      matchSynonym(list, name, best, mode),
    matchTypos: (typed: string, best: Float64Array, mode: TypoMatchOptions) =>
      matchTypos(list, typed, best, mode),
    get documents() {
      return documents;
    },
  };
}

function raiseMatchScores(
  { postings }: SortedWordList,
  word: number,
  best: Float64Array,
  score: { table: readonly number[]; bonus: number; lastRank?: number | undefined },
): void {
  const { lastRank = ALL_FIELDS } = score;
  for (const packed of postings[word] ?? []) {
    if (packed % SEARCH_FIELD_RANK_COUNT > lastRank) continue;
    const document = Math.floor(packed / SEARCH_FIELD_RANK_COUNT);
    const value = Math.max(1, (score.table[packed % SEARCH_FIELD_RANK_COUNT] ?? 0) + score.bonus);
    if (value > (best[document] ?? 0)) best[document] = value;
  }
}

function findFirstWordNotBefore(words: SortedWordList["words"], word: string): number {
  let [low, high] = [0, words.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((words[middle] ?? "") < word) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Matches words that start with a name, or only whole words if `isWhole`. */
function addNameMatchScores(
  list: SortedWordList,
  name: SearchWord,
  best: Float64Array,
  mode: WordMatchOptions & { prefixRank?: number },
): void {
  const { words, spellings } = list;
  const end = findFirstWordNotBefore(words, mode.isWhole ? `${name.word}\0` : `${name.word}\uffff`);
  const matches: { index: number; begun: ReturnType<typeof findBegunFields> }[] = [];
  for (let index = findFirstWordNotBefore(words, name.word); index < end; index += 1) {
    const begun = findBegunFields({ word: words[index] ?? "", spelling: spellings[index] ?? "" }, name);
    if (begun !== "none") matches.push({ index, begun });
  }
  const spelledAsTyped = matches.filter(({ begun }) => begun !== "last resort");
  for (const { index, begun } of spelledAsTyped.length > 0 ? spelledAsTyped : matches) {
    const word = words[index] ?? "";
    const isWhole = isFormOfNoun(word, name.word);
    const bonus = (isWhole ? WHOLE_WORD_MATCH_BONUS : 0) - mode.penalty;
    const prefixRank = mode.prefixRank ?? ALL_FIELDS;
    const adjectiveRank = isAdjectiveOfNoun(word, name.word) ? NAMES_AND_TAGS : NO_FIELD;
    const wordRank = isWhole ? ALL_FIELDS : Math.max(prefixRank, adjectiveRank);
    raiseMatchScores(list, index, best, {
      table: WORD_MATCH_SCORES,
      bonus,
      lastRank: begun === "all" ? wordRank : Math.min(wordRank, NAMES_AND_TAGS),
    });
  }
}

/** Matches a synonym of a dish. In descriptions only whole words, because "coke" is a prefix of "cooked". */
function matchSynonym(
  list: SortedWordList,
  name: SearchWord,
  best: Float64Array,
  mode: WordMatchOptions,
): void {
  const isPrefixMatched = name.word.length >= MIN_SYNONYM_PREFIX_LENGTH;
  addNameMatchScores(list, name, best, { ...mode, prefixRank: isPrefixMatched ? NAMES_AND_TAGS : NO_FIELD });
}

/** Matches words that equal or start with the typed word. From four letters also words that contain it. */
function matchWord(
  list: SortedWordList,
  typed: SearchWord,
  best: Float64Array,
  mode: WordMatchOptions,
): void {
  addNameMatchScores(list, typed, best, mode);
  if (mode.isWhole || typed.word.length < MIN_INNER_MATCH_WORD_LENGTH) return;
  if (typed.word.length < MIN_ADDITIONAL_INNER_MATCH_LENGTH && best.some((score) => score > 0)) return;
  list.words.forEach((word, index) => {
    if (word.indexOf(typed.word) > 0)
      raiseMatchScores(list, index, best, { table: INNER_WORD_MATCH_SCORES, bonus: -mode.penalty });
  });
}

/**
 * Adds scores for words that differ from the typed word by the allowed number of typos, plus `more` if results are only
 * suggestions. From five letters, also compares the starts of words, which rank after whole words, because the typed
 * word may be unfinished.
 */
function matchTypos(
  list: SortedWordList,
  typed: string,
  best: Float64Array,
  { penalty = 0, more = 0 }: TypoMatchOptions,
): void {
  const { words, masks } = list;
  const limit = countAllowedTypos(typed) + more;
  if (limit === 0) return;
  const mask = createLetterMask(typed);
  const lastRank = typed.length < MIN_DESCRIPTION_TYPO_LENGTH ? NAMES_AND_TAGS : ALL_FIELDS;
  words.forEach((word, index) => {
    if (countBits(mask & ~(masks[index] ?? 0)) > limit) return;
    if (typed.length < MIN_PREFIX_TYPO_LENGTH && Math.abs(word.length - typed.length) > limit) return;
    // In a typed word of three letters, a typo is allowed only after the first letter.
    if (typed.length === 3 && word[0] !== typed[0]) return;
    const { whole, start } = calculateTypoDistance(typed, word, limit);
    // A short query with a typo must match a whole word, not a prefix: "piza" must not find "pilaf".
    if (typed.length < MIN_PREFIX_TYPO_LENGTH && whole > limit) return;
    const isWhole = whole <= start;
    if (start > limit || (more > 0 && !isWhole)) return;
    const bonus = (isWhole ? WHOLE_WORD_TYPO_BONUS : 0) - penalty - SECOND_TYPO_PENALTY * (start - 1);
    raiseMatchScores(list, index, best, { table: TYPO_MATCH_SCORES, bonus, lastRank });
  });
}
