import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { toCyrillicMessage } from "@dasturxon/domain/cyrillic-message";

/** The catalogues of Uzbek: the menu's texts and the late ones. */
const FOLDERS = ["", "late"];

/** Writes `uz-Cyrl.po` beside each `uz.po`, by rule [LN-1]; untouched where it is right. */
export function writeCyrillicCatalogues(locales: string): void {
  for (const folder of FOLDERS) {
    const text = cyrillicCatalogue(readFileSync(join(locales, folder, "uz.po"), "utf8"));
    const file = join(locales, folder, "uz-Cyrl.po");
    if (!existsSync(file) || readFileSync(file, "utf8") !== text) writeFileSync(file, text);
  }
}

/** A catalogue of Uzbek with its texts in Cyrillic letters. */
export function cyrillicCatalogue(latin: string): string {
  return latin
    .replaceAll(/^msgstr "(.+)"$/gm, (_, text: string) => `msgstr "${toCyrillicMessage(text)}"`)
    .replace(String.raw`"Language: uz\n"`, String.raw`"Language: uz-Cyrl\n"`);
}
