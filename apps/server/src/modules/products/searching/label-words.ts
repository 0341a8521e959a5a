import type { LABELS } from "@dasturxon/domain/labels";
import type { Language } from "@dasturxon/domain/language";

type Label = (typeof LABELS)[number];

/** Search terms of the built-in labels by language. A brand's own label is searched by its text. */
const WORDS: Readonly<Record<Language, Readonly<Record<Label, readonly string[]>>>> = {
  uz: {
    HIT: ["ommabop", "xit"],
    NEW: ["yangi"],
    SPICY: ["achchiq"],
    VEGETARIAN: ["goʻshtsiz", "vegetarian"],
    HALAL: ["halol"],
  },
  ru: {
    HIT: ["хит", "популярное"],
    NEW: ["новинка", "новое"],
    SPICY: ["острое", "острый"],
    VEGETARIAN: ["без мяса", "вегетарианское"],
    HALAL: ["халяль"],
  },
  en: {
    HIT: ["hit", "popular"],
    NEW: ["new"],
    SPICY: ["spicy"],
    VEGETARIAN: ["vegetarian"],
    HALAL: ["halal"],
  },
  ar: { HIT: ["شائع"], NEW: ["جديد"], SPICY: ["حار"], VEGETARIAN: ["نباتي"], HALAL: ["حلال"] },
  kz: { HIT: ["танымал"], NEW: ["жаңа"], SPICY: ["ащы"], VEGETARIAN: ["етсіз"], HALAL: ["халал"] },
  tr: { HIT: ["popüler"], NEW: ["yeni"], SPICY: ["acılı"], VEGETARIAN: ["vejetaryen"], HALAL: ["helal"] },
  zh: {
    HIT: ["热销", "热门", "人气"],
    NEW: ["新品", "上新"],
    SPICY: ["辣", "辣味", "香辣"],
    VEGETARIAN: ["素食", "素"],
    HALAL: ["清真"],
  },
  "uz-Cyrl": {
    HIT: ["оммабоп"],
    NEW: ["янги"],
    SPICY: ["аччиқ"],
    VEGETARIAN: ["гўштсиз"],
    HALAL: ["ҳалол"],
  },
};

const TERMS = new Map<string, string[]>();
for (const labels of Object.values(WORDS))
  for (const [label, words] of Object.entries(labels))
    TERMS.set(label, [...(TERMS.get(label) ?? []), ...words]);

/** Returns the search terms of a product's labels, in all languages. */
export function labelWords(labels: readonly string[]): string[] {
  return labels.flatMap((label) => TERMS.get(label) ?? [label]);
}
