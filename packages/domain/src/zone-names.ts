import { LANGUAGES, toWire, type WireLanguage } from "./language.ts";
import type { Text } from "./text.ts";

/** The properties of a feature by their names in small letters, with `_` for all other signs. */
export type FoldedProperties = ReadonlyMap<string, unknown>;

/** How files write a language in the name of a property. */
const CODES: Readonly<Record<WireLanguage, readonly string[]>> = {
  uz: ["uz", "uzb", "uz_latn"],
  ru: ["ru", "rus"],
  eng: ["en", "eng"],
  ar: ["ar", "ara"],
  kz: ["kk", "kaz", "kz"],
  tr: ["tr", "tur"],
  zh: ["zh", "zho"],
  "uz-Cyrl": ["uz_cyrl"],
};
/** Before a language: `name:ru` of OpenStreetMap, `ADM2_RU` of the UN's files of borders. */
const STEMS = ["name", "adm4", "adm3", "adm2", "adm1", "title", "label"];
/** Without a language, the usual ones of map programmes first. */
const PLAIN = [
  "name",
  "nomi",
  "nom",
  "номи",
  "название",
  "наименование",
  "имя",
  "title",
  "label",
  "zone",
  "zona",
  "зона",
  "district",
  "tuman",
  "туман",
  "район",
  // geoBoundaries and GADM.
  "shapename",
  "adm4_name",
  "adm3_name",
  "adm2_name",
  "adm1_name",
  "name_3",
  "name_2",
  "name_1",
];

/** Returns the properties by folded names; of two that fold to one the first counts. */
export function foldProperties(properties: Readonly<Record<string, unknown>>): FoldedProperties {
  const folded = new Map<string, unknown>();
  for (const [key, value] of Object.entries(properties)) {
    const plain = key.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "_");
    if (!folded.has(plain)) folded.set(plain, value);
  }
  return folded;
}

/** A text or number as words; "" for everything else. */
export const asWord = (value: unknown): string =>
  typeof value === "string" || typeof value === "number" ? String(value).trim() : "";

/** Returns the words of the first of these properties that has any. */
export function firstWord(properties: FoldedProperties, keys: readonly string[]): string {
  for (const key of keys) {
    const word = asWord(properties.get(key));
    if (word) return word;
  }
  return "";
}

/**
 * Returns the name of a zone in the languages of its brand: `name:ru`, `name_ru` or `ADM2_RU` in Russian, and a name without
 * a language in the main one. A name in a language that the brand does not have stands for the main one if there is no
 * other. [AD-5]
 */
export function zoneName(properties: FoldedProperties, languages: readonly WireLanguage[]): Text {
  const name: Text = {};
  const main = languages[0] ?? "uz";
  for (const language of languages) {
    const word = wordIn(properties, language) || (language === main ? firstWord(properties, PLAIN) : "");
    if (word) name[language] = word;
  }
  if (Object.keys(name).length > 0) return name;
  const others = LANGUAGES.map((language) => wordIn(properties, toWire(language)));
  const other = others.find((word) => word !== "");
  return other === undefined ? {} : { [main]: other };
}

const wordIn = (properties: FoldedProperties, language: WireLanguage): string =>
  firstWord(
    properties,
    STEMS.flatMap((stem) => CODES[language].map((code) => `${stem}_${code}`)),
  );
