import { listLabelSearchTerms } from "./label-words.ts";
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

/** Separators and conjunctions between the names of several kinds. */
const SEVERAL_KINDS = /[,&/+،，、]|.和|\s(?:va|ва|и|and|ve|және|мен)\s|\sو/iu;

/**
 * Returns the names of a category that are terms for each of its products. A name of several kinds is none: beef in
 * "Meat and fish" is not fish.
 */
function listCategoryTerms(category: TextByLanguage | null | undefined): string[] {
  return Object.values(category ?? {}).flatMap((name) =>
    typeof name === "string" && !SEVERAL_KINDS.test(name) ? [name] : [],
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
