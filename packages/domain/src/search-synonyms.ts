import { findBegunFields, listSearchWords, type SearchWord } from "./search-word.ts";
import { countAllowedTypos, calculateTypoDistance } from "./search-typo.ts";

/** Dishes with several names or spellings, one dish per row. Spellings with the same normalized form need one entry. */
const SYNONYM_ROWS: readonly string[] = [
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

const SYNONYM_GROUPS: readonly (readonly SearchWord[])[] = SYNONYM_ROWS.map((row) =>
  row.split(" ").flatMap((name) => listSearchWords(name)),
);
const MIN_PREFIX_LENGTH = 3;

/**
 * Returns other names of the dish with this normalized name, or from three letters with this prefix (unless `isWhole`).
 * [MN-8]
 */
export function findSynonyms(typed: SearchWord, isWhole = false): SearchWord[] {
  const { word } = typed;
  const groups = SYNONYM_GROUPS.filter((group) =>
    group.some(
      (name) =>
        ["all", "names and tags"].includes(findBegunFields(name, typed)) &&
        (name.word === word || (!isWhole && word.length >= MIN_PREFIX_LENGTH && name.word.startsWith(word))),
    ),
  );
  return [...new Set(groups.flat())].filter((name) => name.word !== word);
}

const MIN_MISSPELT_LENGTH = 4;

/** Returns all names of a dish with a misspelt name: "palav" → "palov", "osh", "plov". [MN-8] */
export function findMisspeltNames(word: string): SearchWord[] {
  if (word.length < MIN_MISSPELT_LENGTH) return [];
  const limit = countAllowedTypos(word);
  const groups = SYNONYM_GROUPS.filter((group) =>
    group.some((name) => calculateTypoDistance(word, name.word, limit).whole <= limit),
  );
  return [...new Set(groups.flat())];
}
