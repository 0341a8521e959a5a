import { fold } from "./search-fold.ts";
import { allowedTypos, typoDistance } from "./search-typo.ts";

/** Dishes with several names or spellings, one dish per row. Spellings with the same normalized form need one entry. */
const ROWS: readonly string[] = [
  "osh palov plov pilav pilaf pilau",
  "somsa samsa samosa",
  "lagmon lagman laghman",
  "manti manta mantu",
  "shashlik kabob kebab",
  "norin naryn",
  "chuchvara pelmen dumpling",
  "shorva shurpa shorpa shurva sho'rba",
  "non lepyoshka lepeshka hleb bread",
  "choy chay chai tea",
  "kofe qahva coffee",
  "suv voda water",
  "burger gamburger hamburger",
  "shaurma shawarma shaverma",
  "lavash wrap",
  "salat salad",
  "tovuq kuritsa chicken",
  "go'sht myaso meat",
  "mol govyadina beef",
  "qo'y baranina lamb",
  "baliq ryba fish",
  "sut moloko milk",
  "kartoshka kartofel potato",
  "pomidor tomat tomato",
  "bodring ogurets cucumber",
  "piyoz luk onion",
  "tuxum yaytso egg",
  "guruch ris rice",
  "shirinlik sladkoe dessert desert",
  "muzqaymoq morojenoe",
  "sharbat sok juice",
  "kola cola coke",
  "fri frays fries",
  "achchiq ostriy spicy",
];

const GROUPS: readonly (readonly string[])[] = ROWS.map((row) => row.split(" ").map(fold));
const MIN_PREFIX = 3;

/**
 * Returns other names of the dish with this normalized name, or from three letters with this prefix (unless `isWhole`).
 * [MN-8]
 */
export function synonymsOf(word: string, isWhole = false): string[] {
  const groups = GROUPS.filter((group) =>
    group.some((name) => name === word || (!isWhole && word.length >= MIN_PREFIX && name.startsWith(word))),
  );
  return [...new Set(groups.flat())].filter((name) => name !== word);
}

const MIN_MISSPELT = 4;

/** Returns all names of a dish with a misspelt name: "palav" → "palov", "osh", "plov". [MN-8] */
export function misspeltNames(word: string): string[] {
  if (word.length < MIN_MISSPELT) return [];
  const limit = allowedTypos(word);
  const groups = GROUPS.filter((group) =>
    group.some((name) => typoDistance(word, name, limit).whole <= limit),
  );
  return [...new Set(groups.flat())];
}
