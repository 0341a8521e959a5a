import { foldWords, swapLayout } from "./search-fold.ts";
import { createDictionary } from "./search-dictionary.ts";
import type { Dictionary, FieldRank } from "./search-dictionary.ts";
import { synonymsOf } from "./search-synonyms.ts";
import type { Text } from "./text.ts";

/** What is searched: name, tags and description in every language that they have. */
export type SearchDocument = {
  id: string;
  name: Text | string;
  tags?: readonly (Text | string)[] | null | undefined;
  description?: Text | string | null | undefined;
};
export type SearchHit = { id: string; score: number };
export type SearchIndex = { search(query: string, limit?: number): SearchHit[]; readonly size: number };

const MAX_QUERY = 80;
const MAX_WORDS = 8;
const SYNONYM_PENALTY = 12;
const LAYOUT_PENALTY = 6;

export { fold, foldWords, swapLayout } from "./search-fold.ts";

/**
 * An index over products; immutable, built once per menu. Finds across Uzbek Latin and Cyrillic, Russian, the
 * wrong keyboard layout, other names of a dish and typos; ranks the beginning of a field before a word in it
 * before a misspelt one, names before tags before descriptions. [MN-8]
 */
export function createSearchIndex(documents: readonly SearchDocument[]): SearchIndex {
  const dictionary = createDictionary();
  documents.forEach((document, position) => {
    addField(dictionary, position, [document.name], 0);
    addField(dictionary, position, document.tags ?? [], 2);
    addField(dictionary, position, document.description ? [document.description] : [], 4);
  });
  dictionary.seal(documents.length);
  return {
    size: documents.length,
    search(query, limit = 20) {
      const scores = findScores(dictionary, query.slice(0, MAX_QUERY));
      return topHits(scores, limit).map(({ position, score }) => ({
        id: documents[position]?.id ?? "",
        score,
      }));
    },
  };
}

function addField(
  dictionary: Dictionary,
  position: number,
  texts: readonly (Text | string)[],
  rank: 0 | 2 | 4,
): void {
  for (const text of texts) {
    for (const value of typeof text === "string" ? [text] : Object.values(text)) {
      if (!value) continue;
      foldWords(value).forEach((word, index) => {
        dictionary.add(word, position, (index === 0 ? rank : rank + 1) as FieldRank);
      });
    }
  }
}

/** Exact words first, then the other layout, and only when neither finds anything, typos. */
function findScores(dictionary: Dictionary, query: string): Float64Array | null {
  const words = foldWords(query).slice(0, MAX_WORDS);
  const swapped = foldWords(swapLayout(query)).slice(0, MAX_WORDS);
  return (
    combine(dictionary, words, { penalty: 0, typos: false }) ??
    combine(dictionary, swapped, { penalty: LAYOUT_PENALTY, typos: false }) ??
    combine(dictionary, words, { penalty: 0, typos: true }) ??
    combine(dictionary, swapped, { penalty: LAYOUT_PENALTY, typos: true })
  );
}

/** Every word must be found in a document; null when no document has them all. */
function combine(
  dictionary: Dictionary,
  words: readonly string[],
  mode: { penalty: number; typos: boolean },
): Float64Array | null {
  if (words.length === 0) return null;
  const total = new Float64Array(dictionary.documents).fill(1);
  for (const word of words) {
    const best = new Float64Array(dictionary.documents);
    dictionary.matchWord(word, best, mode.penalty);
    for (const synonym of synonymsOf(word))
      dictionary.matchExact(synonym, best, mode.penalty + SYNONYM_PENALTY);
    if (mode.typos) dictionary.matchTypos(word, best, mode.penalty);
    for (let position = 0; position < total.length; position += 1) {
      const [sum = 0, score = 0] = [total[position], best[position]];
      total[position] = sum > 0 && score > 0 ? sum + score : 0;
    }
  }
  return total.some((score) => score > 0) ? total : null;
}

function topHits(scores: Float64Array | null, limit: number): { position: number; score: number }[] {
  const hits: { position: number; score: number }[] = [];
  scores?.forEach((score, position) => {
    if (score > 0) hits.push({ position, score });
  });
  return hits.sort((a, b) => b.score - a.score || a.position - b.position).slice(0, Math.max(0, limit));
}
