import { readFileSync } from "node:fs";
import { join } from "node:path";
import { LANGUAGES, findNumberLocale } from "@dasturxon/domain/language";
import { expect, test } from "vitest";
import { toCyrillicCatalogue } from "../../vite-plugins/cyrillic-catalogues.ts";

const localesFolder = join(import.meta.dirname, "../../../../locales");
const languages = [...LANGUAGES];

type CatalogueFile = "storefront.po" | "storefront-late.po";

function readCatalogueFile(language: string, name: CatalogueFile): Map<string, string> {
  const entries = readPoFile(language, name).matchAll(/^msgid "(.+)"\nmsgstr "(.*)"$/gm);
  return new Map([...entries].map(([, id = "", text = ""]) => [id, text]));
}

/** Returns a catalogue file. Uzbek in Cyrillic letters is generated as in the build. */
function readPoFile(language: string, name: CatalogueFile): string {
  const readCatalogue = (folder: string) => readFileSync(join(localesFolder, folder, name), "utf8");
  return language === "uz-Cyrl" ? toCyrillicCatalogue(readCatalogue("uz")) : readCatalogue(language);
}

/** Returns all texts of a language, from the catalogue of the menu page and the lazy-loaded catalogue. */
function readCatalogueTexts(language: string): Map<string, string> {
  return new Map([
    ...readCatalogueFile(language, "storefront.po"),
    ...readCatalogueFile(language, "storefront-late.po"),
  ]);
}

test("[LN-1] a text is in one catalogue: the menu's or the late one", () => {
  for (const language of languages) {
    const late = readCatalogueFile(language, "storefront-late.po");
    expect(
      [...readCatalogueFile(language, "storefront.po").keys()].filter((id) => late.has(id)),
      language,
    ).toEqual([]);
  }
});

test("[LN-1] the catalogues of all languages have the same texts, none empty", () => {
  const [first, ...others] = languages.map(readCatalogueTexts);
  const ids = [...(first?.keys() ?? [])].sort();
  for (const other of others) expect([...other.keys()].sort()).toEqual(ids);
  for (const language of languages) {
    const empty = [...readCatalogueTexts(language)].filter(([, text]) => text === "").map(([id]) => id);
    expect(empty, language).toEqual([]);
  }
});

test("[LN-1] a catalogue has each text once", () => {
  const files = languages.flatMap((language) =>
    (["storefront.po", "storefront-late.po"] as const).map((name) => [language, name] as const),
  );
  for (const [language, name] of files) {
    const path = `${language}/${name}`;
    const entries = readPoFile(language, name)
      .trim()
      .split(/\n{2,}/)
      .slice(1);
    const wrong = entries.filter((entry) => !/^(?:#.*\n)*msgid "[^"]+"\nmsgstr ".*"$/.test(entry));
    expect(wrong, path).toEqual([]);
    const ids = entries.map((entry) => /^msgid "(.+)"$/m.exec(entry)?.[1]);
    expect(
      ids.filter((id, at) => ids.indexOf(id) !== at),
      path,
    ).toEqual([]);
  }
});

test("[LN-1] a text has the same placeholders in every language", () => {
  const listPlaceholders = (text: string) =>
    [...new Set([...text.matchAll(/\{(\w+)[,}]/g)].map(([, name]) => name))].sort();
  const uzbek = readCatalogueTexts("uz");
  for (const language of languages) {
    for (const [id, text] of readCatalogueTexts(language))
      expect(
        listPlaceholders(text).filter((n) => n !== "one"),
        `${language} ${id}`,
      ).toEqual(listPlaceholders(uzbek.get(id) ?? ""));
  }
});

test("[LN-1] Uzbek uses ʻ and ʼ instead of ASCII apostrophes", () => {
  for (const [id, text] of readCatalogueTexts("uz")) expect(text, id).not.toMatch(/['’‘`]/);
});

test("[LN-1, LN-8] an Uzbek ending is joined to the currency before it", () => {
  // Values of these placeholders end in "soʻm" or "tenge", and the suffix is joined to that word. After other values
  // (numbers, hours) the suffix is a separate word.
  const separateSuffixPattern = /\{(?:sum|minimum|missing|threshold)\} (?:dan|ga|da|gacha|ni|ning)\b/;
  const sums = [...readCatalogueTexts("uz")].filter(([id]) => !id.startsWith("conditions."));
  expect(sums.filter(([, text]) => separateSuffixPattern.test(text))).toEqual([]);
  const salaries = sums.filter(([id]) => id.startsWith("vacancy."));
  expect(salaries.filter(([, text]) => /\{amount\} (?:dan|gacha)\b/.test(text))).toEqual([]);
});

/** Restaurant terms in Uzbek, Russian and English. */
const RESTAURANT_TERM_PATTERN =
  /\btaom|oshxona|restoran|блюд|кухн|ресторан|\bdish|kitchen|restaurant|\bcook/iu;

test("[LN-1] texts about dishes or a kitchen have a variant for groceries", () => {
  for (const language of ["uz", "ru", "en"]) {
    const texts = readCatalogueTexts(language);
    const lacking = [...texts].filter(
      ([id, text]) =>
        RESTAURANT_TERM_PATTERN.test(text) && !texts.has(`${id}.grocery`) && !id.startsWith("table."),
    );
    expect(lacking, language).toEqual([]);
  }
});

test("[LN-1] a grocery's text is next to the text that it replaces", () => {
  const ids = readCatalogueTexts("uz");
  const own = [...ids.keys()].filter((id) => id.endsWith(".grocery"));
  expect(own.filter((id) => !ids.has(id.replace(/\.grocery$/, "")))).toEqual([]);
});

/** Returns the plural categories that a message covers: "one", "few", "other". */
const findPluralCategories = (text: string) =>
  [...text.matchAll(/\b(zero|one|two|few|many|other) \{/g)].map(([, kind = ""]) => kind);

test("[LN-1] a plural has exactly the categories of its language", () => {
  for (const language of languages) {
    const { pluralCategories } = new Intl.PluralRules(findNumberLocale(language)).resolvedOptions();
    // The plural category "zero" is optional, because Arabic uses its usual form for 0.
    const wanted = new Set(pluralCategories.filter((kind) => kind !== "zero"));
    const wrong = [...readCatalogueTexts(language)].filter(([, text]) => {
      const kinds = new Set(findPluralCategories(text).filter((kind) => kind !== "zero"));
      return text.includes(", plural,") && (kinds.size !== wanted.size || !kinds.isSubsetOf(wanted));
    });
    expect(wrong, language).toEqual([]);
  }
});

/** Names of services, file formats and example values that stay in Latin script in Chinese. */
const LATIN_IN_CHINESE_PATTERN =
  /aziza@mail\.uz|\b(?:Click|JavaScript|JPEG|Payme|Paynet|Payze|PNG|Rahmat|Telegram|Uzum|Chilonzor|Amir|Temur|Chorsu)\b/g;

test("[LN-1] Chinese texts contain no other languages and use Chinese punctuation", () => {
  const own = [...readCatalogueTexts("zh")].map(([id, text]) => [
    id,
    stripPlaceholders(text).replace(LATIN_IN_CHINESE_PATTERN, ""),
  ]);
  expect(own.filter(([, text = ""]) => /\p{Script=Latin}|\p{Script=Cyrillic}/u.test(text))).toEqual([]);
  expect(own.filter(([, text = ""]) => /\p{Script=Han}[,;:!?]/u.test(text))).toEqual([]);
  const names = /^(?:payment\.|order\.number$|order\.forTime$|product\.servedOn$|review\.ofFive$|when\.)/;
  const bare = own.filter(([id = "", text = ""]) => !/\p{Script=Han}/u.test(text) && !names.test(id));
  expect(bare.filter(([, text = ""]) => /\p{L}/u.test(text))).toEqual([]);
});

/** Words that stay Latin: names of services and formats (a suffix may follow), and an e-mail address. */
const LATIN_WORD_PATTERN =
  /^(?:(?:Click|JPEG|Payme|Paynet|Payze|PNG|QR|SMS|Telegram|Uzum)\p{Script=Cyrillic}*|aziza@mail\.uz)$/u;

/** Returns the words of a message, without placeholder names, plural categories and line breaks. */
const stripPlaceholders = (text: string) => text.replace(/\{\w+(?:, plural,|\})|(?:one|other) \{|\\n/g, " ");

test("[LN-1] Cyrillic Uzbek contains Latin only in names and formats", () => {
  for (const [id, text] of readCatalogueTexts("uz-Cyrl")) {
    const words = stripPlaceholders(text)
      .split(/[^\p{L}ʻʼ@.]+/u)
      .map((word) => word.replace(/\.$/, ""));
    const latin = words.filter((word) => /[A-Za-zʻʼ]/.test(word) && !LATIN_WORD_PATTERN.test(word));
    expect(latin, `${id}: ${text}`).toEqual([]);
  }
});
