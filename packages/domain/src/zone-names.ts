import {
  languageFromWire,
  formatHtmlLanguageTag,
  LANGUAGES,
  toWireLanguage,
  type WireLanguage,
} from "./language.ts";
import type { TextByLanguage } from "./text.ts";
import { MAX_ZONE_NAME_LENGTH } from "./zone-shape.ts";

/** Properties of a feature by normalized name: in lower case, with `_` for all other characters. */
export type PropertiesByNormalizedName = ReadonlyMap<string, unknown>;

/** Language codes in the property names of files, besides the BCP 47 tag. */
const FURTHER_LANGUAGE_CODES: Readonly<Partial<Record<WireLanguage, readonly string[]>>> = {
  uz: ["uzb", "uz_latn"],
  ru: ["rus"],
  eng: ["eng"],
  ar: ["ara"],
  kz: ["kaz", "kz"],
  tr: ["tur"],
  zh: ["zho"],
};
/** Property names that a language code follows: `name:ru` in OpenStreetMap, `ADM2_RU` in the UN's boundary files. */
const LOCALIZED_NAME_PROPERTY_STEMS = ["name", "adm4", "adm3", "adm2", "adm1", "title", "label"];
/** Property names without a language code, the most common ones of GIS software first. */
const NAME_PROPERTIES_WITHOUT_LANGUAGE = [
  "name",
  "nomi",
  "nom",
  "номи",
  "название",
  "наименование",
  "имя",
  "атауы",
  "аты",
  "ad",
  "الاسم",
  "名称",
  "title",
  "label",
  "zone",
  "zona",
  "зона",
  "district",
  "tuman",
  "туман",
  "район",
  // Property names of geoBoundaries and GADM.
  "shapename",
  "adm4_name",
  "adm3_name",
  "adm2_name",
  "adm1_name",
  "name_3",
  "name_2",
  "name_1",
];

/** Returns the codes of a language in normalized property names: `uz_cyrl`. */
function listLanguageCodes(language: WireLanguage): readonly string[] {
  const tag = formatHtmlLanguageTag(languageFromWire(language) ?? "uz");
  return [tag.toLowerCase().replace("-", "_"), ...(FURTHER_LANGUAGE_CODES[language] ?? [])];
}

/** Returns the properties by normalized name. If two names become the same, the first is used. */
export function indexPropertiesByNormalizedName(
  properties: Readonly<Record<string, unknown>>,
): PropertiesByNormalizedName {
  const folded = new Map<string, unknown>();
  for (const [key, value] of Object.entries(properties)) {
    const plain = key.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "_");
    if (!folded.has(plain)) folded.set(plain, value);
  }
  return folded;
}

/** Converts a string or number to trimmed text; "" for other values. */
export const toTrimmedText = (value: unknown): string =>
  typeof value === "string" || typeof value === "number" ? String(value).trim() : "";

/** Returns the text of the first of these properties that is not empty. */
export function findFirstText(properties: PropertiesByNormalizedName, keys: readonly string[]): string {
  for (const key of keys) {
    const word = toTrimmedText(properties.get(key));
    if (word) return word;
  }
  return "";
}

/**
 * Returns the name of a zone in the languages of its brand: `name:ru`, `name_ru` or `ADM2_RU` in Russian, and a name
 * without a language code in the main language. A name in a language that the brand does not have is the fallback for
 * the main one. [AD-5]
 */
export function readZoneName(
  properties: PropertiesByNormalizedName,
  languages: readonly WireLanguage[],
): TextByLanguage {
  const name: TextByLanguage = {};
  const main = languages[0] ?? "uz";
  for (const language of languages) {
    const word =
      findNameInLanguage(properties, language) ||
      (language === main ? findFirstText(properties, NAME_PROPERTIES_WITHOUT_LANGUAGE) : "");
    if (word) name[language] = word;
  }
  if (Object.keys(name).length > 0) return name;
  const others = LANGUAGES.map((language) => findNameInLanguage(properties, toWireLanguage(language)));
  const other = others.find((word) => word !== "");
  const any = other ?? getNameFromDescription(properties);
  return any === "" ? {} : { [main]: any };
}

/**
 * Returns the first line of the description of a feature without a name: the map constructor of Yandex exports no
 * names. Empty if it is longer than a name or has markup.
 */
function getNameFromDescription(properties: PropertiesByNormalizedName): string {
  if (properties.has("name")) return "";
  const [line = ""] = toTrimmedText(properties.get("description")).split(/[\r\n]/);
  return line.length > MAX_ZONE_NAME_LENGTH || line.includes("<") ? "" : line.trim();
}

const findNameInLanguage = (properties: PropertiesByNormalizedName, language: WireLanguage): string =>
  findFirstText(
    properties,
    LOCALIZED_NAME_PROPERTY_STEMS.flatMap((stem) =>
      listLanguageCodes(language).map((code) => `${stem}_${code}`),
    ),
  );
