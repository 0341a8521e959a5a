import { normalizeSearchText } from "@dasturxon/domain/search-fold";

export interface AddressQuery {
  /** Text without the house number: a street, quarter or landmark. */
  street: string;
  /** House number, such as "15", "15A" or "12/3". Null if the text has no house number. */
  house: string | null;
}

const HOUSE_NUMBER_PATTERN = /^№?(\d{1,4}[\p{L}]?(?:\/\d{1,4}[\p{L}]?)?)(?:-?(?:uy|дом|house))?$/iu;
/** Words for "house" in the normalized spelling of searches. An address search ignores them. */
const IGNORED_HOUSE_WORDS = new Set(["ui", "uiining", "dom", "d", "house", "h", "n"]);

/** Splits "Navoiy koʻchasi, 15-uy" into the street and the house number at the end. */
export function parseAddressQuery(text: string): AddressQuery {
  const tokens = text
    .split(/[\s,;]+/)
    .filter((token) => token !== "" && !IGNORED_HOUSE_WORDS.has(normalizeSearchText(token)));
  const found = tokens.length > 1 ? HOUSE_NUMBER_PATTERN.exec(tokens.at(-1) ?? "") : null;
  if (!found?.[1]) return { street: tokens.join(" "), house: null };
  return { street: tokens.slice(0, -1).join(" "), house: found[1].toUpperCase() };
}
