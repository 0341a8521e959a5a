/** Browsers from before 2024 have no segmenter; they split an emoji of several parts and no surrogate pair. */
let segmenter: Intl.Segmenter | null = null;

/** The letters of a text as people count them: an emoji of several parts or a letter with its marks is one. */
export function lettersOf(text: string): Iterable<string> {
  if (!("Segmenter" in Intl)) return text;
  segmenter ??= new Intl.Segmenter();
  return segments(segmenter.segment(text));
}

function* segments(found: Intl.Segments): Iterable<string> {
  for (const { segment } of found) yield segment;
}

/** The first letter of a text, for a round picture in the place of a logo; empty for an empty text. */
export function firstLetter(text: string): string {
  for (const letter of lettersOf(text.trim())) return letter;
  return "";
}
