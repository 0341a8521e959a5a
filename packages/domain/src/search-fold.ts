/** Letters that need more than losing an accent. Uzbek, Russian and Kazakh Cyrillic, and Turkish and Uzbek Latin. */
const LETTERS = new Map(
  [
    "аa бb вv гg ғg дd еe ёyo жj зz иi йy кk қk лl мm нn оo пp рr сs тt уu ўo фf хh ҳh цts чch шsh щsh ъ ыi ь эe юyu яya",
    "әa ңn өo ұu үu һh іi şsh çch ıi ßss æae øo łl",
  ].flatMap((row) => row.split(" ").map((pair) => [pair.slice(0, 1), pair.slice(1)] as const)),
);

/** Every sign that stands for the Uzbek apostrophe. */
const APOSTROPHES = /['’‘ʻʼ`´ʹꞌ‛′]/g;
const WORDS = /[\p{L}\p{N}]+/gu;

/** One sound, one spelling; the order matters. */
const SOUNDS: readonly (readonly [RegExp, string])[] = [
  [/(?:dzh|dj|zh)/g, "j"],
  [/kh/g, "h"],
  [/ph/g, "f"],
  [/ye/g, "e"],
  [/tsts|ts|zz/g, "s"],
  [/ck/g, "k"],
  [/c(?=[eiy])/g, "s"],
  [/c(?!h)/g, "k"],
  [/q/g, "k"],
  [/x/g, "h"],
  [/w/g, "v"],
  [/y/g, "i"],
  [/(.)\1+/g, "$1"],
];

/** Uzbek is typed with any of them, or with none. */
export function withoutApostrophes(text: string): string {
  return text.replace(APOSTROPHES, "");
}

const MAX_WORD = 40;
const MAX_TEXT = 4_000;

/**
 * The words of a text as search compares them: lower case, Latin, without apostrophes, accents and doubled
 * letters, so that "Қовурма", "qovurma" and "kovurma" are one, and "lagʻmon", "lag'mon", "lag’mon" too. A map of
 * known words spares folding them again. [MN-8]
 */
export function foldWords(text: string, known = new Map<string, string>()): string[] {
  const plain = withoutApostrophes(text.slice(0, MAX_TEXT).toLowerCase());
  const folded: string[] = [];
  for (const word of plain.match(WORDS) ?? []) {
    const found = known.get(word) ?? foldWord(word.slice(0, MAX_WORD));
    known.set(word, found);
    if (found !== "") folded.push(found);
  }
  return folded;
}

/** The folded words joined by a space. */
export function fold(text: string): string {
  return foldWords(text).join(" ");
}

function foldWord(word: string): string {
  if (/^\d+$/.test(word)) return word;
  const latin = inLatin(word);
  const folded = SOUNDS.reduce((text, [from, to]) => text.replace(from, to), latin);
  // "zzzz" is no beginning of every word with an s.
  return folded.length === 1 && word.length > 2 ? latin : folded;
}

/** Lower case in plain Latin letters, as a search that is not ours may know them: "Юнусобод" → "yunusobod". */
export function inLatin(text: string): string {
  let latin = "";
  // Only after the letters with a meaning of their own are mapped may the rest lose their accents.
  for (const letter of withoutApostrophes(text.toLowerCase()).normalize("NFC"))
    latin += LETTERS.get(letter) ?? letter;
  return latin.normalize("NFKD").replace(/\p{M}/gu, "");
}

const LATIN_KEYS = "`qwertyuiop[]asdfghjkl;'zxcvbnm,.";
const CYRILLIC_KEYS = "ёйцукенгшщзхъфывапролджэячсмитьбю";
const TO_CYRILLIC = keyMap(LATIN_KEYS, CYRILLIC_KEYS);
const TO_LATIN = keyMap(CYRILLIC_KEYS, LATIN_KEYS);

function keyMap(from: string, to: string): ReadonlyMap<string, string> {
  return new Map(Array.from(from, (key, index) => [key, to[index] ?? key]));
}

/** The text as the same keys give it on the other layout (English ↔ Russian): "gkjd" → "плов", "щыр" → "osh". [MN-8] */
export function swapLayout(text: string): string {
  const lower = text.toLowerCase();
  const keys = /[а-яё]/.test(lower) ? TO_LATIN : TO_CYRILLIC;
  return Array.from(lower, (key) => keys.get(key) ?? key).join("");
}
