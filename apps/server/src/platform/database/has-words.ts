import { typedWords } from "@dasturxon/domain/search-fold";
import { type RawBuilder, sql } from "kysely";

/**
 * Whether a text contains every word of a search, compared as the store's search does (`fold_text` of migration 0136 does
 * the same as `foldWords`). A search of signs alone is looked for as it is.
 */
export function hasWords(text: RawBuilder<unknown>, search: string): RawBuilder<unknown> {
  return containsWords(sql`fold_text(${text})`, search) ?? sql`strpos(${text}, ${search}) > 0`;
}

/** The same of a text that is kept folded; null for a search without letters and digits. */
export function containsWords(folded: RawBuilder<unknown>, search: string): RawBuilder<unknown> | null {
  const [words = [], begun] = typedWords(search).map((each) => each.map((word) => `%${word}%`));
  if (words.length === 0) return null;
  if (!begun) return sql`${folded} like all(${words}::text[])`;
  return sql`(${folded} like all(${words}::text[]) or ${folded} like all(${begun}::text[]))`;
}
