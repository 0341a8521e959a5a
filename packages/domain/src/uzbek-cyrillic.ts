/** Letters and their groups, the longest first: where two readings are possible the longer one holds. */
const LETTERS: readonly (readonly [latin: string, cyrillic: string])[] = [
  // "yoʻl" is й and ў, not ё
  ["yoʻ", "йў"],
  ["sh", "ш"],
  ["ch", "ч"],
  ["yo", "ё"],
  ["yu", "ю"],
  ["ya", "я"],
  ["ye", "е"],
  ["oʻ", "ў"],
  ["gʻ", "ғ"],
  // between s and h it only keeps them apart
  ["sʼh", "сҳ"],
  ["ʼ", "ъ"],
  ...[..."abdefghijklmnopqrstuvxyz"].map(
    (latin, at) => [latin, [..."абдефгҳижклмнопқрстувхйз"][at] ?? ""] as const,
  ),
];

/** Stems that the Latin script took over by sound: what it lost cannot be told from the letters. */
const STEMS: readonly (readonly [latin: string, cyrillic: string])[] = [
  ["aksiya", "акция"],
  ["kompyuter", "компьютер"],
  ["litsenziya", "лицензия"],
  ["obyekt", "объект"],
  ["ofitsiant", "официант"],
  ["retsept", "рецепт"],
];

/** Whole words whose last sign is lost in Latin, and is not written before an ending. */
const WORDS: Readonly<Record<string, string>> = {
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

/** Services known by their Latin names, and a word of machines. */
const NAMES =
  "apple|botfather|click|facebook|google|humo|instagram|mastercard|payme|paynet|payze|telegram|undefined|uzcard|uzum|visa|whatsapp|yandex";
/** A name, and the ending that Uzbek gives it: Telegramda, Paymega. */
const NAMED = new RegExp(`^(${NAMES})(?:ʼ?(ga|da|dan|dagi|gacha|ni|ning|lar))?$`, "i");

/** Candidates for URLs, domains, e-mail addresses and escapes, which are not transliterated. */
const ADDRESS = /www\.\S+|[\w.+-]+(?:@[\w.-]+|:\/\/\S+)?|\\./g;
const LINK_START = /https?:\/\/|^www\./;
const DOMAIN_END = /\w\.(?:uz|com|org|me|ru)\b/g;
const WORD = /[A-Za-zʻʼ]+/g;
/** SMS, QR, PNG, also with an ending: SMSni. */
const ABBREVIATION = /^[A-Z]{2,}(?=[a-z]|$)/;
const VOWELS = "aeiouʻ";

/**
 * Uzbek in Latin letters written in Cyrillic ones, by the rules of the 1995 alphabet. Addresses, abbreviations, names
 * of services and words with letters that Uzbek lacks stay as they are. `ʻ` and `ʼ` must be the alphabet's own. [LN-1]
 */
export function toUzbekCyrillic(text: string): string {
  let result = "";
  let at = 0;
  for (const found of text.matchAll(ADDRESS)) {
    const [from, to] = addressIn(found[0]);
    if (from === to) continue;
    result += wordsOf(text.slice(at, found.index + from)) + found[0].slice(from, to);
    at = found.index + to;
  }
  return result + wordsOf(text.slice(at));
}

/** Start and end of the address in a candidate. Equal positions: no address. */
function addressIn(found: string): [from: number, to: number] {
  const link = found.search(LINK_START);
  if (link !== -1) return [link, found.length];
  if (/[@\\]/.test(found)) return [0, found.length];
  const domain = [...found.matchAll(DOMAIN_END)].at(-1);
  return [0, domain ? domain.index + domain[0].length : 0];
}

function wordsOf(text: string): string {
  return text.replace(WORD, (word) => {
    const abbreviation = ABBREVIATION.exec(word)?.[0] ?? "";
    return abbreviation + cyrillicWord(word.slice(abbreviation.length), abbreviation === "");
  });
}

function cyrillicWord(word: string, isStart: boolean): string {
  const small = word.toLowerCase();
  const [, name, ending = ""] = NAMED.exec(word) ?? [];
  if (name !== undefined) return name + lettersOf(ending, 0, false);
  if (/w|c(?!h)/.test(small)) return word;
  const known = WORDS[small];
  if (known !== undefined) return cased(known, word);
  const stem = STEMS.find(([latin]) => small.startsWith(latin));
  const head = stem ? cased(stem[1], word) : "";
  return head + lettersOf(word, stem ? stem[0].length : 0, isStart && !stem);
}

/** The letters from `start` on; `isStart`: they begin the word. */
function lettersOf(word: string, start: number, isStart: boolean): string {
  const small = word.toLowerCase();
  let result = "";
  for (let at = start; at < word.length;) {
    const before = small[at - 1] ?? "";
    const isFirst = at === start && isStart;
    const [latin, plain] = LETTERS.find(([letters]) => small.startsWith(letters, at)) ?? [
      small[at] ?? "",
      word[at] ?? "",
    ];
    let cyrillic = plain;
    // е alone is read "ye" at the start and after a vowel
    if (latin === "e" && (isFirst || (before !== "" && VOWELS.includes(before)))) cyrillic = "э";
    if (latin === "ye" && !isFirst && before !== "" && !VOWELS.includes(before)) cyrillic = "ье";
    result += cased(cyrillic, word.slice(at, at + latin.length));
    at += latin.length;
  }
  return result;
}

/** As large as the Latin letters are. */
function cased(cyrillic: string, latin: string): string {
  const first = latin[0] ?? "";
  if (first === first.toLowerCase()) return cyrillic;
  return cyrillic.charAt(0).toUpperCase() + cyrillic.slice(1);
}
