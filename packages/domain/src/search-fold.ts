/**
 * Letters that need more than the removal of an accent: Uzbek, Russian, Kazakh, Tajik and Ukrainian Cyrillic, Turkish
 * and Uzbek Latin, and Arabic letters with several forms. The SQL function `fold_text` has the same list.
 */
const SEARCH_SPELLING_BY_LETTER = new Map(
  [
    "аa бb вv гg ғg дd еe ёyo жj зz иi йy кk қk лl мm нn оo пp рr сs тt уu ўo фf хh ҳh цts чch шsh щsh ъ ыi ь эe юyu яya",
    "әa ңn өo ұu үu һh іi ґg єe ҷj ıi şsh çch ßss æae œoe øo łl đd ðd þth",
    "أا إا آا ٱا ىي ےي یي ئي ؤو ةه ہه ھه کك ـ",
    "٠0 ١1 ٢2 ٣3 ٤4 ٥5 ٦6 ٧7 ٨8 ٩9 ۰0 ۱1 ۲2 ۳3 ۴4 ۵5 ۶6 ۷7 ۸8 ۹9",
  ].flatMap((row) => row.split(" ").map((pair) => [pair.slice(0, 1), pair.slice(1)] as const)),
);

/** Characters used as the Uzbek apostrophe. */
const APOSTROPHES = /['’‘ʻʼ`´ʹꞌ‛′ʽʾʿˈˊˋ＇՚׳]/g;
/**
 * Signs that NFKC normalization would convert to letters, and fractions that it would append to the digits before them.
 */
const LETTERLIKE_SIGNS_PATTERN = /[№℠™]/g;
const FRACTION_CHARACTERS = /[¼-¾⅐-⅞]/g;
/** Format characters and other invisible characters: soft hyphens, zero-width spaces, variation selectors. */
const INVISIBLE_CHARACTERS = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;
const COMBINING_MARKS = /\p{M}/gu;
const WORD_PATTERN = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu;

/**
 * Replacements that give each sound one spelling. The order matters. `C` is a placeholder for "ch" while other letters
 * c are replaced.
 */
const SPELLING_REPLACEMENTS_BY_SOUND: readonly (readonly [string, string])[] = [
  ["dzh", "j"],
  ["dj", "j"],
  ["zh", "j"],
  ["kh", "h"],
  ["ph", "f"],
  ["ye", "e"],
  // Russian is written with ё or е.
  ["yo", "e"],
  ["tsts", "s"],
  ["ts", "s"],
  ["zz", "s"],
  ["ck", "k"],
  ["ce", "se"],
  ["ci", "si"],
  ["cy", "sy"],
  ["ch", "C"],
  ["c", "k"],
  ["C", "ch"],
  ["q", "k"],
  ["x", "h"],
  ["w", "v"],
  ["y", "i"],
];

/** Removes all apostrophes from a text, because people type Uzbek with any kind of apostrophe or without one. */
export function removeApostrophes(text: string): string {
  return text.replace(APOSTROPHES, "");
}

/** Removes invisible characters from a text, which pasted texts may contain. */
export function removeInvisibleCharacters(text: string): string {
  return text.replace(INVISIBLE_CHARACTERS, "");
}

const MAX_SEARCH_WORD_LENGTH = 40;
const MAX_NORMALIZED_TEXT_LENGTH = 4_000;

/**
 * Returns the words of a text, normalized for search: lower case, Latin, without apostrophes, accents and doubled
 * letters. "Қовурма", "qovurma" and "kovurma" are equal, and so are "lagʻmon", "lag'mon" and "lag’mon". `known` is a
 * cache of normalized words. The SQL function `fold_text` does the same. [MN-8]
 */
export function normalizeSearchWords(text: string, known = new Map<string, string>()): string[] {
  const folded: string[] = [];
  for (const word of listPlainWords(text)) {
    const found = known.get(word) ?? foldPlainWord(word);
    known.set(word, found);
    if (found !== "") folded.push(found);
  }
  return folded;
}

/** Returns the words of a text in lower case, without apostrophes and invisible characters. */
export function listPlainWords(text: string): readonly string[] {
  return normalizePlainText(text.slice(0, MAX_NORMALIZED_TEXT_LENGTH)).match(WORD_PATTERN) ?? [];
}

/** Last letter of a text that may be the start of "ye" or "yo", which are normalized to one vowel. */
const UNFINISHED_VOWEL_ENDING_PATTERN = /[yй]$/iu;

/**
 * Returns the words of a search that is being typed: normalized, and if the last one may end in an incomplete vowel,
 * also with that vowel completed: "buny" is the start of "bunyodkor". [MN-8]
 */
export function normalizeTypedWords(text: string): string[][] {
  const words = normalizeSearchWords(text);
  const last = words.at(-1) ?? "";
  if (last.length < 2 || !UNFINISHED_VOWEL_ENDING_PATTERN.test(text.normalize("NFC").trimEnd()))
    return [words];
  return [words, [...words.slice(0, -1), `${last.slice(0, -1)}e`]];
}

/** Returns whether a normalized text contains every word that is being typed. */
export function hasTypedWords(folded: string, text: string): boolean {
  return normalizeTypedWords(text).some((words) => words.every((word) => folded.includes(word)));
}

/** Returns the normalized words joined by a space. */
export function normalizeSearchText(text: string): string {
  return normalizeSearchWords(text).join(" ");
}

/**
 * Returns the key by which names are compared: the normalized words, or the trimmed name if it has no letters or
 * digits.
 */
export const toNameKey = (name: string): string => normalizeSearchText(name) || name.trim();

/**
 * Returns a word of `listPlainWords` normalized for search. `apart` lists letters that are not merged with the letters
 * of the same sound.
 */
export function foldPlainWord(word: string, apart: readonly string[] = []): string {
  if (/^\d+$/.test(word)) return word.slice(0, MAX_SEARCH_WORD_LENGTH);
  let folded = transliterateToLatin(word.slice(0, MAX_SEARCH_WORD_LENGTH));
  for (const [from, to] of SPELLING_REPLACEMENTS_BY_SOUND) {
    if (!apart.includes(from)) folded = folded.replaceAll(from, to);
  }
  // "zzzz" must not become a prefix of every word with an s.
  return /^([a-z])\1+$/.test(folded) ? folded : folded.replace(/([a-z])\1+/g, "$1");
}

/**
 * Returns the text in lower case with compatibility characters unified (NFKC), without apostrophes and invisible
 * characters. This is the first step of the normalization for search, and compares file names, which retain dots and
 * accents.
 */
export function normalizePlainText(text: string): string {
  const plain = removeInvisibleCharacters(removeApostrophes(text))
    .replace(LETTERLIKE_SIGNS_PATTERN, " ")
    .replace(FRACTION_CHARACTERS, " $&");
  return plain.normalize("NFKC").toLowerCase();
}

/** Returns the text in lower-case plain Latin letters, for external search services: "Юнусобод" → "yunusobod". */
export function toPlainLatin(text: string): string {
  return transliterateToLatin(normalizePlainText(text));
}

function transliterateToLatin(letters: string): string {
  // Letters with a mapping of their own are replaced before accents are removed, because the mapping includes letters
  // with accents.
  const plain = mapLetters(letters).normalize("NFKD").replace(COMBINING_MARKS, "");
  return mapLetters(plain);
}

function mapLetters(letters: string): string {
  let plain = "";
  for (const letter of letters) plain += SEARCH_SPELLING_BY_LETTER.get(letter) ?? letter;
  return plain;
}

/** Cyrillic capitals that look like Latin ones. */
const LATIN_BY_LOOKALIKE = new Map(
  "АA ВB ЕE КK МM НH ОO РP СC ТT УY ХX ІI ЅS ЈJ ҮY ҺH ԚQ ԜW ӀI"
    .split(" ")
    .map((pair) => [pair.slice(0, 1), pair.slice(1)] as const),
);

/**
 * Normalizes a code for comparison: capitals without spaces, accents, apostrophes and invisible characters, hyphens for
 * all dashes, and Latin letters for similar Cyrillic ones. The SQL function `fold_code` does the same. [PR-1]
 */
export function normalizeCode(code: string): string {
  const plain = removeInvisibleCharacters(removeApostrophes(code))
    .normalize("NFKD")
    .replace(COMBINING_MARKS, "");
  let folded = "";
  for (const letter of plain
    .replace(/\s+/g, "")
    .replace(/[\p{Pd}−]/gu, "-")
    .toUpperCase())
    folded += LATIN_BY_LOOKALIKE.get(letter) ?? toAsciiDigit(letter);
  return folded;
}

const toAsciiDigit = (letter: string) =>
  /[٠-٩۰-۹]/.test(letter) ? (SEARCH_SPELLING_BY_LETTER.get(letter) ?? letter) : letter;

const LATIN_KEYS = "`qwertyuiop[]asdfghjkl;'zxcvbnm,.";
const CYRILLIC_KEYS = "ёйцукенгшщзхъфывапролджэячсмитьбю";
const CYRILLIC_BY_LATIN_KEY = createKeyboardLayoutMap(LATIN_KEYS, CYRILLIC_KEYS);
const LATIN_BY_CYRILLIC_KEY = createKeyboardLayoutMap(CYRILLIC_KEYS, LATIN_KEYS);

function createKeyboardLayoutMap(from: string, to: string): ReadonlyMap<string, string> {
  return new Map(Array.from(from, (key, index) => [key, to[index] ?? key]));
}

/**
 * Returns the text as typed with the same keys in the other layout (English ↔ Russian): "gkjd" → "плов", "щыр" → "osh".
 * [MN-8]
 */
export function swapKeyboardLayout(text: string): string {
  const lower = text.normalize("NFC").toLowerCase();
  const keys = /[а-яё]/.test(lower) ? LATIN_BY_CYRILLIC_KEY : CYRILLIC_BY_LATIN_KEY;
  return Array.from(lower, (key) => keys.get(key) ?? key).join("");
}
