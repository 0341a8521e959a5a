import { refuse, type Refused } from "../../../platform/http/index.ts";

/** Names of the limited things, for texts of refusals. */
const names = {
  branches: {
    uz: "filiallar",
    "uz-Cyrl": "филиаллар",
    ru: "филиалов",
    eng: "branches",
    ar: "الفروع",
    kz: "филиалдар",
    tr: "şube",
    zh: "分店",
  },
  products: {
    uz: "taomlar va mahsulotlar",
    "uz-Cyrl": "таомлар ва маҳсулотлар",
    ru: "блюд и товаров",
    eng: "dishes and products",
    ar: "الأطباق والمنتجات",
    kz: "тағамдар мен тауарлар",
    tr: "yemek ve ürün",
    zh: "菜品和商品",
  },
  domains: {
    uz: "domenlar",
    "uz-Cyrl": "доменлар",
    ru: "доменов",
    eng: "domains",
    ar: "النطاقات",
    kz: "домендер",
    tr: "alan adı",
    zh: "域名",
  },
};

/** Refuses an addition above a limit. The refusal contains the translated name. */
export function refuseBeyond(
  limit: keyof typeof names,
  { max, used }: { max: number; used: number },
): Refused<"plan_limit"> {
  return refuse("plan_limit", { limit, max, used, what: names[limit] });
}
