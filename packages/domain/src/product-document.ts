import { listLabelSearchTerms } from "./label-words.ts";
import { findSynonyms } from "./search-synonyms.ts";
import { listSearchWords } from "./search-word.ts";
import type { SearchableDocument } from "./search.ts";
import type { TextByLanguage } from "./text.ts";

/** Fields of a product by which it is searched. */
interface SearchedProduct {
  id: string;
  name: TextByLanguage;
  description?: TextByLanguage | null | undefined;
  tags: readonly string[];
  labels: readonly string[];
  barcode?: string | null | undefined;
}

/**
 * Separators and conjunctions between the names of several kinds. None are the decimal comma, and the same letters at the
 * beginning of other words: 和食 is Japanese food, and وجبات are meals.
 */
const SEVERAL_KINDS = new RegExp(
  [
    /[,/](?!\d)|[&+;|،؛，、；–—]|\s-\s|.[和与及](?![食风風牛])/,
    /\s(?:va|hamda|yoki|ва|ҳамда|ёки|и|или|and|or|ve|veya|ile|және|мен|немесе)\s/,
    /\sو(?!جب[اةه]|رق(?:\s|$)|افل|رد|صف[اة]|يسكي)|\sأو\s/,
  ]
    .map(({ source }) => source)
    .join("|"),
  "iu",
);
const HYPHEN = /[-‐‑]/u;

/** Returns whether the name joins two dishes: "Мясо-рыба". Other words with a hyphen are one kind: "Фаст-фуд". */
function hasDishesJoinedByHyphen(name: string): boolean {
  const words = name.split(HYPHEN).flatMap((part) => listSearchWords(part));
  return HYPHEN.test(name) && words.length > 1 && words.every((word) => findSynonyms(word, true).length > 0);
}

/**
 * Returns the names of a category that are terms for each of its products. A name of several kinds is none: beef in
 * "Meat and fish" is not fish.
 */
function listCategoryTerms(category: TextByLanguage | null | undefined): string[] {
  return Object.values(category ?? {}).flatMap((name) =>
    typeof name === "string" && !SEVERAL_KINDS.test(name) && !hasDishesJoinedByHyphen(name) ? [name] : [],
  );
}

/** Returns the searched data of a product. Its category and the terms of its labels count as tags [MN-8]. */
export function createProductDocument(
  { id, name, description, tags, labels, barcode }: SearchedProduct,
  category: TextByLanguage | null | undefined,
): SearchableDocument {
  return {
    id,
    name,
    description,
    tags: [...tags, ...listCategoryTerms(category), ...listLabelSearchTerms(labels)],
    barcode,
    isPopular: labels.includes("HIT"),
  };
}
