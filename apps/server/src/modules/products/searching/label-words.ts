import type { LABELS } from "@dasturxon/domain/labels";

/** Search terms of the built-in labels in all languages. A brand's own label is searched by its text. */
const WORDS: Record<(typeof LABELS)[number], readonly string[]> = {
  HIT: ["ommabop", "хит", "hit", "popular", "شائع", "танымал", "popüler"],
  NEW: ["yangi", "новинка", "new", "جديد", "жаңа", "yeni"],
  SPICY: ["achchiq", "острое", "острый", "spicy", "حار", "ащы", "acılı"],
  VEGETARIAN: ["goʻshtsiz", "без мяса", "вегетарианское", "vegetarian", "نباتي", "етсіз", "vejetaryen"],
  HALAL: ["halol", "халяль", "halal", "حلال", "халал", "helal"],
};

/** Returns the search terms of a product's labels. */
export function labelWords(labels: readonly string[]): string[] {
  const known: Readonly<Record<string, readonly string[]>> = WORDS;
  return labels.flatMap((label) => known[label] ?? [label]);
}
