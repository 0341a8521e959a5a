import { normalizeTypedWords } from "@dasturxon/domain/search-fold";
import { type RawBuilder, sql } from "kysely";

/**
 * Returns the condition that a text contains every word of a search. Words are compared as in the search of the
 * store: `fold_text` of the schema is equivalent to `normalizeSearchWords`. A search without letters and digits is searched
 * literally.
 */
export function buildWordsCondition(text: RawBuilder<unknown>, search: string): RawBuilder<unknown> {
  return buildFoldedWordsCondition(sql`fold_text(${text})`, search) ?? sql`strpos(${text}, ${search}) > 0`;
}

/** Same as `buildWordsCondition` for a text that is stored folded. Returns null for a search without letters and digits. */
export function buildFoldedWordsCondition(
  folded: RawBuilder<unknown>,
  search: string,
): RawBuilder<unknown> | null {
  const [words = [], begun] = normalizeTypedWords(search).map((each) => each.map((word) => `%${word}%`));
  if (words.length === 0) return null;
  if (!begun) return sql`${folded} like all(${words}::text[])`;
  return sql`(${folded} like all(${words}::text[]) or ${folded} like all(${begun}::text[]))`;
}
