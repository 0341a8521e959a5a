import type { LABELS } from "@dasturxon/domain/labels";

/** The labels as guests type them; a brand's own label is searched as it is written. */
const WORDS: Record<(typeof LABELS)[number], readonly string[]> = {
  HIT: ["ommabop", "хит", "hit", "popular", "شائع", "танымал", "popüler"],
  NEW: ["yangi", "новинка", "new", "جديد", "жаңа", "yeni"],
  SPICY: ["achchiq", "острое", "острый", "spicy", "حار", "ащы", "acılı"],
  VEGETARIAN: ["goʻshtsiz", "без мяса", "вегетарианское", "vegetarian", "نباتي", "етсіз", "vejetaryen"],
  HALAL: ["halol", "халяль", "halal", "حلال", "халал", "helal"],
};

/** Returns what a product's labels are found by. */
export function labelWords(labels: readonly string[]): string[] {
  const known: Readonly<Record<string, readonly string[]>> = WORDS;
  return labels.flatMap((label) => known[label] ?? [label]);
}
