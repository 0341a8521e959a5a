import type { ChangeDraft } from "@dasturxon/contract";
import many from "virtual:resources";
import category from "virtual:resource/category";
import product from "virtual:resource/product";
import { useReferenceNames } from "../../fields/use-choices.ts";
import { type MessageId, useTranslate } from "../../platform/use-language.tsx";
import { useChangeFormatters } from "../../parts/drafts/use-words.ts";

/** Returns functions that format a draft: its title (that of the management page) and its values (names instead of ids). */
export function useDraftFormatters() {
  const t = useTranslate();
  const words = useChangeFormatters();
  const ofProducts = useReferenceNames(product);
  const ofCategories = useReferenceNames(category);
  const formatDraftTitle = ({ entity, name }: ChangeDraft) => {
    const title = t(`${many[entity] ?? entity}.title` as MessageId);
    return name ? `${title}: ${words.valueOf(entity, "name", name)}` : title;
  };
  const formatDraftValue = (entity: string, field: string, value: unknown) => {
    const referred = typeof value === "string" && (ofProducts.get(value) ?? ofCategories.get(value));
    return referred || words.valueOf(entity, field, value);
  };
  return { ...words, titleOf: formatDraftTitle, valueOf: formatDraftValue };
}
