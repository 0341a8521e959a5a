import type { Tx } from "../../../platform/database/index.ts";
import { refuse, type Refused } from "../../../platform/http/index.ts";
import { type Limited, selectLimitLock, selectLimits, selectUsed } from "./queries.ts";

/** As a person reads what there would be too many of. */
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
};

/**
 * Refuses `plan_limit` where a brand would have more rows than the platform lets it; what it has beyond a limit that
 * was lowered stays. One decision of a brand at a time: two additions do not pass the limit together.
 */
export function keepToLimit(of: Limited) {
  return async (tx: Tx, merchantId: string, coming: number): Promise<Refused<"plan_limit"> | null> => {
    const { [of]: max } = await selectLimits(tx, merchantId);
    if (max === null) return null;
    await selectLimitLock(tx, merchantId);
    const { [of]: used } = await selectUsed(tx, merchantId);
    if (used + coming <= max) return null;
    return refuse("plan_limit", { limit: of, max, used, what: names[of] });
  };
}
