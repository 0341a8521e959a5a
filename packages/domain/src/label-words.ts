import { PRODUCT_LABELS } from "./labels.ts";
import { normalizeSearchWords } from "./search-fold.ts";
import { labelsTexts } from "./texts/labels.ts";

type ProductLabel = (typeof PRODUCT_LABELS)[number];

/** Search terms of the built-in labels in all languages. A brand's own label is searched by its text. */
const LABEL_TERMS = new Map<string, readonly string[]>(
  PRODUCT_LABELS.map((label) => [label, listBuiltInLabelTerms(label)]),
);

/**
 * Returns the search terms of a label in all languages. Each text of the catalogue is a comma-separated list. Uzbek in
 * Cyrillic letters needs no terms, because the normalization for search makes it equal to the Latin spelling.
 */
function listBuiltInLabelTerms(label: ProductLabel): string[] {
  const texts: Readonly<Partial<Record<ProductLabel, string>>>[] = Object.values(labelsTexts);
  return texts.flatMap((own) => own[label]?.split(", ") ?? []);
}

/** Returns the search terms of a product's labels, in all languages. */
export function listLabelSearchTerms(labels: readonly string[]): string[] {
  return labels.flatMap((label) => LABEL_TERMS.get(label) ?? [label]);
}

/** Ends of a sentence: a line break, or a mark. A full stop between digits is none: "2.5 kg". */
const SENTENCE_END = /[\r\n]+|(?<=[!?。！？؟])|(?<=\.)(?=\s)/u;
/** A longer sentence is a text without marks, which cannot be shown as a heading. */
const MAX_SENTENCE_LENGTH = 150;
const MIN_LABEL_STEM_LENGTH = 4;
const HAN = /\p{Script=Han}/u;

/** Returns whether the words contain the term, also with other endings: "халяльная еда" contains "халяль". */
function hasTerm(words: readonly string[], term: string): boolean {
  return normalizeSearchWords(term).every((part) =>
    words.some((word) => {
      // Chinese is written without spaces, so that a word here is a whole clause.
      if (HAN.test(part)) return word.includes(part);
      return word === part || (part.length >= MIN_LABEL_STEM_LENGTH && word.startsWith(part));
    }),
  );
}

/**
 * Returns the sentence of a brand's text that contains a term of a label which the query names in any language, or null.
 * A brand whose products are all halal says so once and labels none of them [MN-8].
 */
export function findLabelSentence(
  text: string,
  query: string,
  labels: readonly ProductLabel[],
): string | null {
  const typed = normalizeSearchWords(query);
  const named = labels
    .map((label) => LABEL_TERMS.get(label) ?? [])
    .filter((terms) => terms.some((term) => hasTerm(typed, term)))
    .flat();
  const sentences = text.split(SENTENCE_END).map((sentence) => sentence.trim());
  const found = sentences.find((sentence) => {
    if (sentence.length > MAX_SENTENCE_LENGTH) return false;
    const words = normalizeSearchWords(sentence);
    return named.some((term) => hasTerm(words, term));
  });
  return found ?? null;
}
