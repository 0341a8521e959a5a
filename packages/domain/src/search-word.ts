import { foldPlainWord, normalizeTypedWords, listPlainWords } from "./search-fold.ts";

/** Word of a query or of a product. */
export interface SearchWord {
  /** Normalized word. Words of several languages that sound alike have the same one. */
  word: string;
  /** Normalized word in which the letters of different sounds are still apart: "cola" is not "qola", "сыр" not "sir". */
  spelling: string;
}

/** Letters of the Latin spelling that the normalization for search merges and the spelling does not. */
const LETTERS_APART = ["yo", "c", "q", "y"];
/** Ё is "yo" at the beginning and after a vowel, as in "ёғ". Elsewhere Russian writes it as е. */
const INNER_YO = /([бвгдғжзкқлмнпрстфхҳцчшщ])ё/gu;
const MAX_SPELLED_LENGTH = 5;

/** Returns the words of a text, normalized for search. `known` is a cache by the words as written. */
export function listSearchWords(text: string, known = new Map<string, SearchWord>()): SearchWord[] {
  const words: SearchWord[] = [];
  for (const plain of listPlainWords(text)) {
    const found = known.get(plain) ?? createSearchWord(plain);
    known.set(plain, found);
    if (found.word !== "") words.push(found);
  }
  return words;
}

/** A word without letters that the spelling keeps apart is spelled as it is normalized, so it is normalized only once. */
const SPELLED_AS_NORMALIZED = /^[abd-pr-xz\dабвгдежзиклмнопрстуўфхҳшщъьэғц]+$/u;

function createSearchWord(plain: string): SearchWord {
  const word = foldPlainWord(plain);
  const isSame = SPELLED_AS_NORMALIZED.test(plain);
  return { word, spelling: isSame ? word.slice(0, MAX_SPELLED_LENGTH) : spellPlainWord(plain) };
}

function spellPlainWord(plain: string): string {
  const letters = plain.replace(INNER_YO, "$1е").replaceAll("ы", "y").replaceAll("қ", "q");
  return foldPlainWord(letters, LETTERS_APART).slice(0, MAX_SPELLED_LENGTH);
}

/** Returns the words of a search that is being typed, also with the last incomplete vowel completed [MN-8]. */
export function listTypedSearchWords(text: string): SearchWord[][] {
  const words = listSearchWords(text);
  const last = words.at(-1);
  const completed = normalizeTypedWords(text)[1]?.at(-1);
  if (!last || completed === undefined) return [words];
  return [words, [...words.slice(0, -1), { word: completed, spelling: last.spelling.slice(0, -1) }]];
}

/** Letters of a word that a typed letter may stand for, besides itself. */
const MATCHED_LETTERS: Readonly<Record<string, string>> = { k: "c", c: "k", i: "y" };
/** Likewise for names and tags, because many people write Uzbek q as k, also in Cyrillic. */
const MATCHED_LETTERS_OF_NAMES: Readonly<Record<string, string>> = { ...MATCHED_LETTERS, k: "cq", q: "k" };
/** Likewise if no word is spelled as typed: "зыр" begins "Zirvak", but "сыр" does not find "sirkasi" if there is cheese. */
const MATCHED_LETTERS_OF_LAST_RESORT: Readonly<Record<string, string>> = {
  ...MATCHED_LETTERS_OF_NAMES,
  y: "i",
};

function isSpelledAlike(typed: string, spelling: string, matched: Readonly<Record<string, string>>): boolean {
  if (typed.length > spelling.length) return false;
  for (let at = 0; at < typed.length; at += 1) {
    const [letter = "", found = ""] = [typed[at], spelling[at]];
    if (found !== letter && !matched[letter]?.includes(found)) return false;
  }
  return true;
}

/** A shorter typed word is the beginning of too many words of other languages that only sound alike. */
const MIN_WORD_BY_SOUND = 5;
const MIN_WHOLE_WORD_BY_SOUND = 3;
/** A longer word of a description is not a form of the typed word: "Сырдарья" is not "сыр", "сырный" is. */
const MAX_ENDING_LENGTH = 3;

/** Fields in which a word is matched. The names and tags of the last resort only if no other word is matched. */
type BegunFields = "all" | "names and tags" | "last resort" | "none";

/**
 * Returns where a word with the same normalized beginning as the typed word matches it. A typed word of a few letters
 * must also be spelled like the beginning, unless it is the whole word: "сыр" does not match "sirkasi", and "kola"
 * matches "qoladi" in names and tags only. [MN-8]
 */
export function findBegunFields(found: SearchWord, typed: SearchWord): BegunFields {
  const { length } = typed.word;
  if (length >= MIN_WORD_BY_SOUND) return "all";
  if (length >= MIN_WHOLE_WORD_BY_SOUND && found.word === typed.word) return "all";
  if (isSpelledAlike(typed.spelling, found.spelling, MATCHED_LETTERS))
    return found.word.length - length > MAX_ENDING_LENGTH ? "names and tags" : "all";
  if (isSpelledAlike(typed.spelling, found.spelling, MATCHED_LETTERS_OF_NAMES)) return "names and tags";
  if (length < MIN_WHOLE_WORD_BY_SOUND) return "none";
  // Many people write ё as е: "ежи" begins "Ёжики".
  const spelling = found.spelling.replace(/^yo/, "e");
  if (isSpelledAlike(typed.spelling, spelling, MATCHED_LETTERS_OF_NAMES)) return "names and tags";
  return isSpelledAlike(typed.spelling, spelling, MATCHED_LETTERS_OF_LAST_RESORT) ? "last resort" : "none";
}

const MIN_SOFTENED_LENGTH = 4;

/** Returns the Uzbek possessive of a noun that ends in q or k, which changes this letter: "baliq" → "baligʻi". */
export function findSoftenedForm({ word, spelling }: SearchWord): SearchWord | null {
  if (word.length < MIN_SOFTENED_LENGTH || !word.endsWith("k")) return null;
  return { word: `${word.slice(0, -1)}gi`, spelling: spelling.slice(0, word.length - 1) };
}

/** Uzbek endings of number, possession and case, normalized, and the English plural. */
const NOUN_ENDING = /^(?:(?:lar)?(?:s?i)?(?:ni(?:ng)?|ga|da|dan)?|s)$/;
const MIN_NOUN_LENGTH = 3;

/** Returns whether a word is the noun, also with an ending: "oshi" is "osh" [MN-8]. */
export function isFormOfNoun(word: string, noun: string): boolean {
  if (word === noun) return true;
  if (noun.length < MIN_NOUN_LENGTH || !word.startsWith(noun)) return false;
  const ending = word.slice(noun.length);
  // The normalization makes doubled letters single: "nonning" is "noning".
  return NOUN_ENDING.test(ending) || NOUN_ENDING.test(`${noun.at(-1) ?? ""}${ending}`);
}

/** Returns whether a word is the Uzbek adjective of something that contains the noun: "sutli" is made with "sut" [MN-8]. */
export function isAdjectiveOfNoun(word: string, noun: string): boolean {
  return noun.length >= MIN_NOUN_LENGTH && word === `${noun}li`;
}
