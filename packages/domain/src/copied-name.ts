import type { WireLanguage } from "./language.ts";
import type { TextByLanguage } from "./text.ts";
import { cutText } from "./text-limits.ts";

/** Word appended to the name of a copy, by language. */
const COPY_WORD_BY_LANGUAGE: readonly (readonly [WireLanguage, string])[] = [
  ["uz", "nusxa"],
  ["ru", "копия"],
  ["eng", "copy"],
  ["ar", "نسخة"],
  ["kz", "көшірме"],
  ["tr", "kopya"],
  ["zh", "副本"],
  ["uz-Cyrl", "нусха"],
];

/**
 * Returns the name of a copy in each language of the original. If the name with the appended word would exceed
 * `longest` characters, the original name is cut before that word. [MN-1]
 */
export function createCopiedName(name: TextByLanguage, longest: number): TextByLanguage {
  const copied: TextByLanguage = {};
  for (const [language, mark] of COPY_WORD_BY_LANGUAGE) {
    const words = name[language]?.trim();
    if (words) copied[language] = appendCopyWord(words, ` (${mark})`, longest);
  }
  return copied;
}

function appendCopyWord(words: string, mark: string, longest: number): string {
  const kept = cutText(words, { max: longest - mark.length, unit: "utf16" }, "");
  return `${kept.trimEnd()}${mark}`;
}
