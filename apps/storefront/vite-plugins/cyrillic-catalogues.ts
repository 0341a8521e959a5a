import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { toCyrillicMessage } from "@dasturxon/domain/cyrillic-message";
import { LATIN_PAYMENT_NAMES } from "@dasturxon/providers/payments/names";

/** Folders of the Uzbek catalogues: the menu's texts and the lazy-loaded ones. */
const FOLDERS = ["", "late"];

/** Writes `uz-Cyrl.po` next to each `uz.po` by rule [LN-1]. Does not touch a file that is up to date. */
export function writeCyrillicCatalogues(locales: string): void {
  for (const folder of FOLDERS) {
    const text = cyrillicCatalogue(readFileSync(join(locales, folder, "uz.po"), "utf8"));
    const file = join(locales, folder, "uz-Cyrl.po");
    if (!existsSync(file) || readFileSync(file, "utf8") !== text) writeFileSync(file, text);
  }
}

/** Converts an Uzbek catalogue from Latin to Cyrillic script. */
export function cyrillicCatalogue(latin: string): string {
  return latin
    .replaceAll(
      /^msgstr "(.+)"$/gm,
      (_, text: string) => `msgstr "${toCyrillicMessage(text, LATIN_PAYMENT_NAMES)}"`,
    )
    .replace(String.raw`"Language: uz\n"`, String.raw`"Language: uz-Cyrl\n"`);
}
