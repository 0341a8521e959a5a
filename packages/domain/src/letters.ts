/**
 * Splits texts into user-perceived characters. Created on first use. Browsers older than 2024 have no segmenter: the
 * fallback splits an emoji of several code points, but no surrogate pair.
 */
let characterSegmenter: Intl.Segmenter | null = null;

/**
 * Returns the user-perceived characters of a text. An emoji of several code points, or a letter with its marks, is one
 * character.
 */
export function splitLetters(text: string): Iterable<string> {
  if (!("Segmenter" in Intl)) return text;
  characterSegmenter ??= new Intl.Segmenter();
  return listSegmentTexts(characterSegmenter.segment(text));
}

function* listSegmentTexts(found: Intl.Segments): Iterable<string> {
  for (const { segment } of found) yield segment;
}

/** Returns the first character of a text, for a round placeholder of a logo. Empty for an empty text. */
export function findFirstLetter(text: string): string {
  for (const letter of splitLetters(text.trim())) return letter;
  return "";
}
