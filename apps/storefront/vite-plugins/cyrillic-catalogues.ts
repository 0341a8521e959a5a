import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { toCyrillicMessage } from "@dasturxon/domain/cyrillic-message";
import { LATIN_PAYMENT_NAMES } from "@dasturxon/providers/payments/names";

/** Catalogue files of a language: the texts of the menu page, and the lazy-loaded texts. */
const MESSAGE_CATALOGUE_FILES = ["storefront.po", "storefront-late.po"];

/**
 * Writes the catalogues of `uz-Cyrl`, transliterated from those of `uz` [LN-1]. Does not change a file that is up to
 * date.
 */
export function writeCyrillicCatalogues(locales: string): void {
  mkdirSync(join(locales, "uz-Cyrl"), { recursive: true });
  for (const name of MESSAGE_CATALOGUE_FILES) {
    const text = toCyrillicCatalogue(readFileSync(join(locales, "uz", name), "utf8"));
    const file = join(locales, "uz-Cyrl", name);
    if (!existsSync(file) || readFileSync(file, "utf8") !== text) writeFileSync(file, text);
  }
}

/** Converts an Uzbek catalogue from Latin to Cyrillic script. */
export function toCyrillicCatalogue(latin: string): string {
  return latin
    .replaceAll(
      /^msgstr "(.+)"$/gm,
      (_, text: string) => `msgstr "${toCyrillicMessage(text, LATIN_PAYMENT_NAMES)}"`,
    )
    .replace(String.raw`"Language: uz\n"`, String.raw`"Language: uz-Cyrl\n"`);
}
