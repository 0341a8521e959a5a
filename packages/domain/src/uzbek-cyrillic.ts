/** Letters and letter groups, longest first, because the longer match has priority. */
const LETTER_PAIRS: readonly (readonly [latin: string, cyrillic: string])[] = [
  // "yoʻl" has й and ў, not ё.
  ["yoʻ", "йў"],
  ["sh", "ш"],
  ["ch", "ч"],
  ["yo", "ё"],
  ["yu", "ю"],
  ["ya", "я"],
  ["ye", "е"],
  ["oʻ", "ў"],
  ["gʻ", "ғ"],
  // An apostrophe between s and h only separates the two letters.
  ["sʼh", "сҳ"],
  ["ʼ", "ъ"],
  ...[..."abdefghijklmnopqrstuvxyz"].map(
    (latin, at) => [latin, [..."абдефгҳижклмнопқрстувхйз"][at] ?? ""] as const,
  ),
];

/**
 * Stems whose Cyrillic spelling cannot be derived from the Latin letters, because the Latin script spells them by
 * sound.
 */
const CYRILLIC_BY_FOREIGN_STEM: readonly (readonly [latin: string, cyrillic: string])[] = [
  ["aksiya", "акция"],
  ["kompyuter", "компьютер"],
  ["litsenziya", "лицензия"],
  ["obyekt", "объект"],
  ["ofitsiant", "официант"],
  ["retsept", "рецепт"],
];

/**
 * Whole words that end with ь in Cyrillic. The Latin spelling has no such sign, and Cyrillic omits it before an ending.
 */
const CYRILLIC_BY_WHOLE_WORD: Readonly<Record<string, string>> = {
  yanvar: "январь",
  fevral: "февраль",
  aprel: "апрель",
  iyun: "июнь",
  iyul: "июль",
  sentabr: "сентябрь",
  oktabr: "октябрь",
  noyabr: "ноябрь",
  dekabr: "декабрь",
  profil: "профиль",
};

/** Services with Latin names, and the technical word "undefined". */
const NAMES_KEPT_IN_LATIN: ReadonlySet<string> = new Set(
  "apple botfather facebook google humo instagram mastercard telegram undefined uzcard visa whatsapp yandex".split(
    " ",
  ),
);
/** A word with an Uzbek ending of names: Telegramda, BotFatherʼdan. */
const LATIN_NAME_WITH_ENDING_PATTERN = /^([a-z]+?)ʼ?(ga|da|dan|dagi|gacha|ni|ning|lar)$/i;

/** Candidates for URLs, domains, e-mail addresses and escapes, which are not transliterated. */
const ADDRESS_CANDIDATE_PATTERN = /www\.\S+|[\w.+-]+(?:@[\w.-]+|:\/\/\S+)?|\\./g;
const WEB_LINK_START_PATTERN = /https?:\/\/|^www\./;
const DOMAIN_END_PATTERN = /\w\.(?:uz|com|org|me|ru)\b/g;
const LATIN_WORD_PATTERN = /[A-Za-zʻʼ]+/g;
/** Abbreviations such as SMS, QR and PNG, optionally with an ending: SMSni. */
const ABBREVIATION_PATTERN = /^[A-Z]{2,}(?=[a-z]|$)/;
const VOWELS = "aeiouʻ";

/**
 * Transliterates Uzbek from Latin to Cyrillic letters by the rules of the 1995 alphabet. Addresses, abbreviations,
 * names of services and words with letters that Uzbek lacks remain unchanged. `ʻ` and `ʼ` must be those of the
 * alphabet. `names`: further names of services, in any case. [LN-1]
 */
export function toUzbekCyrillic(text: string, names: readonly string[] = []): string {
  const latin =
    names.length === 0
      ? NAMES_KEPT_IN_LATIN
      : new Set([...NAMES_KEPT_IN_LATIN, ...names.map((name) => name.toLowerCase())]);
  let result = "";
  let at = 0;
  for (const found of text.matchAll(ADDRESS_CANDIDATE_PATTERN)) {
    const [from, to] = findWebAddressRange(found[0]);
    if (from === to) continue;
    result += transliterateWords(text.slice(at, found.index + from), latin) + found[0].slice(from, to);
    at = found.index + to;
  }
  return result + transliterateWords(text.slice(at), latin);
}

/** Start and end of the address in a candidate. Equal positions: no address. */
function findWebAddressRange(found: string): [from: number, to: number] {
  const link = found.search(WEB_LINK_START_PATTERN);
  if (link !== -1) return [link, found.length];
  if (/[@\\]/.test(found)) return [0, found.length];
  const domain = [...found.matchAll(DOMAIN_END_PATTERN)].at(-1);
  return [0, domain ? domain.index + domain[0].length : 0];
}

function transliterateWords(text: string, names: ReadonlySet<string>): string {
  return text.replace(LATIN_WORD_PATTERN, (word) => {
    const abbreviation = ABBREVIATION_PATTERN.exec(word)?.[0] ?? "";
    const isStart = abbreviation === "";
    return abbreviation + toCyrillicWord(word.slice(abbreviation.length), { isStart, names });
  });
}

function toCyrillicWord(
  word: string,
  { isStart, names }: { isStart: boolean; names: ReadonlySet<string> },
): string {
  const small = word.toLowerCase();
  if (names.has(small)) return word;
  const [, name = "", ending = ""] = LATIN_NAME_WITH_ENDING_PATTERN.exec(word) ?? [];
  if (names.has(name.toLowerCase())) return name + toCyrillicLetters(ending, 0, false);
  if (/w|c(?!h)/.test(small)) return word;
  const known = CYRILLIC_BY_WHOLE_WORD[small];
  if (known !== undefined) return copyLetterCase(known, word);
  const stem = CYRILLIC_BY_FOREIGN_STEM.find(([latin]) => small.startsWith(latin));
  const head = stem ? copyLetterCase(stem[1], word) : "";
  return head + toCyrillicLetters(word, stem ? stem[0].length : 0, isStart && !stem);
}

/** Transliterates the letters from index `start`. `isStart`: the letters are the start of the word. */
function toCyrillicLetters(word: string, start: number, isStart: boolean): string {
  const small = word.toLowerCase();
  let result = "";
  for (let at = start; at < word.length;) {
    const before = small[at - 1] ?? "";
    const isFirst = at === start && isStart;
    const [latin, plain] = LETTER_PAIRS.find(([letters]) => small.startsWith(letters, at)) ?? [
      small[at] ?? "",
      word[at] ?? "",
    ];
    let cyrillic = plain;
    // A single е is read "ye" at the start and after a vowel.
    if (latin === "e" && (isFirst || (before !== "" && VOWELS.includes(before)))) cyrillic = "э";
    if (latin === "ye" && !isFirst && before !== "" && !VOWELS.includes(before)) cyrillic = "ье";
    result += copyLetterCase(cyrillic, word.slice(at, at + latin.length));
    at += latin.length;
  }
  return result;
}

/** Applies the case of the Latin letters. */
function copyLetterCase(cyrillic: string, latin: string): string {
  const first = latin[0] ?? "";
  if (first === first.toLowerCase()) return cyrillic;
  return cyrillic.charAt(0).toUpperCase() + cyrillic.slice(1);
}
