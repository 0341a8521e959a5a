import { fold } from "@dasturxon/domain/search-fold";

export interface AskedAddress {
  /** What was typed without the house: a street, a quarter, a landmark. */
  street: string;
  /** "15", "15A", "12/3"; null where no house was typed. */
  house: string | null;
}

const HOUSE = /^№?(\d{1,4}[\p{L}]?(?:\/\d{1,4}[\p{L}]?)?)(?:-?(?:uy|дом|house))?$/iu;
/** Words for a house, folded: they say nothing of where it is. */
const NOISE = new Set(["ui", "uiining", "dom", "d", "house", "h", "n"]);

/** "Navoiy koʻchasi, 15-uy" as a street and its house: the number that ends the text. */
export function askedAddress(text: string): AskedAddress {
  const tokens = text.split(/[\s,;]+/).filter((token) => token !== "" && !NOISE.has(fold(token)));
  const found = tokens.length > 1 ? HOUSE.exec(tokens.at(-1) ?? "") : null;
  if (!found?.[1]) return { street: tokens.join(" "), house: null };
  return { street: tokens.slice(0, -1).join(" "), house: found[1].toUpperCase() };
}
