import { toCyrillicMessage } from "@dasturxon/domain/cyrillic-message";
import { PRODUCT_LABELS } from "@dasturxon/domain/labels";
import { labelsTexts } from "../../../texts/labels.ts";

/** Search terms of the built-in labels in all languages. A brand's own label is searched by its text. */
const LABEL_TERMS = new Map<string, string[]>(
  PRODUCT_LABELS.map((label) => [label, listBuiltInLabelTerms(label)]),
);

/**
 * Returns the search terms of a label in all languages. Each text of the catalogue is a comma-separated list. The terms
 * for Uzbek in Cyrillic letters are generated.
 */
function listBuiltInLabelTerms(label: (typeof PRODUCT_LABELS)[number]): string[] {
  const texts: Readonly<Partial<Record<typeof label, string>>>[] = Object.values(labelsTexts);
  const written = texts.flatMap((own) => own[label] ?? []);
  return [...written, toCyrillicMessage(labelsTexts.uz[label], [])].flatMap((text) => text.split(", "));
}

/** Returns the search terms of a product's labels, in all languages. */
export function listLabelSearchTerms(labels: readonly string[]): string[] {
  return labels.flatMap((label) => LABEL_TERMS.get(label) ?? [label]);
}
