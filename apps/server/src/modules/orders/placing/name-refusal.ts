import { MAX_MONEY } from "@dasturxon/contract/shapes";
import { formatMoney } from "@dasturxon/domain/format";
import type { OrderRefusal } from "@dasturxon/domain/order-refusal";
import { putMainLanguageFirst, createTextByLanguage, type TextByLanguage } from "@dasturxon/domain/text";
import { findWeightMeasure } from "@dasturxon/domain/weight-measure";
import { formatWeightInAllLanguages } from "@dasturxon/domain/weight";
import { refuse, type Refusal } from "../../../platform/http/index.ts";
import type { OrderPrice } from "./price-order.ts";
import type { OrderPlacingFacts, ProductWithStock } from "./facts/facts.ts";

/** Returns a refusal with the names that its text needs. The brand's main language is first. */
export function addNamesToOrderRefusal(
  refusal: OrderRefusal,
  { products, settings }: Pick<OrderPlacingFacts, "products" | "settings">,
): Refusal<OrderRefusal["code"]> {
  const { code, data, names = { name: "" } } = refusal;
  if (refusal.code === "holiday")
    return refuse(code, { ...data, name: putMainLanguageFirst(refusal.data.name, settings.mainLanguage) });
  // The names are sent in all languages that the brand has, because the text of the refusal exists in several languages
  // and each uses the name in its own language.
  const named = Object.entries(names).flatMap(([placeholder, id]) => {
    const text = getProductName(id, products);
    return text ? [[placeholder, putMainLanguageFirst(text, settings.mainLanguage)] as const] : [];
  });
  const isOfCount = refusal.code === "not_enough_stock" || refusal.code === "count_too_small";
  const product = products.find(({ id }) => id === names.name);
  const limits = isOfCount ? toLimitTexts(refusal.data, product) : {};
  const amount = getRefusalAmount(refusal);
  const sum = amount === null ? {} : { sum: toMoneyTexts(amount, settings) };
  return refuse(code, { ...data, ...limits, ...sum, ...Object.fromEntries(named) });
}

/** Returns the amount that the text of a refusal shows, in soʻm. Null if the text shows no amount. */
function getRefusalAmount(refusal: OrderRefusal): number | null {
  if (refusal.code === "minimum_amount") return refusal.data.amount;
  if (refusal.code === "promo_min_price") return refusal.data.minPrice;
  return refusal.code === "cashback_exceeded" || refusal.code === "tip_too_large" ? refusal.data.max : null;
}

/** Returns an amount of money with the currency of the brand, in every language. [LN-8] */
export function toMoneyTexts(
  amount: number,
  { currency }: Pick<OrderPlacingFacts["settings"], "currency">,
): TextByLanguage {
  return createTextByLanguage((language) => formatMoney(amount, language, currency));
}

/** Returns the minimum and maximum count for the text of a refusal: "5", or "0,5 kg" for weighed products [MN-15]. */
export function toLimitTexts(
  limit: { max?: number; min?: number },
  product: ProductWithStock | undefined,
): { most?: TextByLanguage | number; least?: TextByLanguage | number } {
  const weighed = product && findWeightMeasure(product);
  const toCountText = (count: number) => (weighed ? formatWeightInAllLanguages(weighed, count) : count);
  return {
    ...(limit.max !== undefined && { most: toCountText(limit.max) }),
    ...(limit.min !== undefined && { least: toCountText(limit.min) }),
  };
}

/** Returns the name of a product or choice. For a deleted part of a set, the name that the set gives it. */
function getProductName(id: string, products: OrderPlacingFacts["products"]): TextByLanguage | undefined {
  const product = products.find((each) => each.id === id);
  if (product) return product.name;
  const choices = products.flatMap((each) => each.modificationGroups.flatMap((group) => group.modifications));
  return choices.find((choice) => choice.productId === id || choice.id === id)?.name;
}

/** Refuses a basket whose total exceeds `MAX_MONEY`. Only abusive requests contain such a basket [AP-2]. */
export function refuseExcessiveTotal({
  breakdown,
}: Pick<OrderPrice, "breakdown">): Refusal<"bad_request"> | null {
  const isTooMuch = Math.max(breakdown.productPrice, breakdown.totalPrice) > MAX_MONEY;
  return isTooMuch ? refuse("bad_request", { field: "cartItems", in: "body" }) : null;
}

/** Refuses a customer whom the brand has blocked. */
export function refuseBlockedCustomer({
  customer,
}: Pick<OrderPlacingFacts, "customer">): Refusal<"customer_blocked"> | null {
  return customer?.isBlocked ? refuse("customer_blocked") : null;
}

/**
 * Refuses a customer with the maximum number of open orders. Another order is possible after staff see one of them, or
 * after the customer cancels one.
 */
export function refuseTooManyOrders(
  { openOrders }: Pick<OrderPlacingFacts, "openOrders">,
  { maxOpenOrders }: { maxOpenOrders: number },
): Refusal<"too_many_orders"> | null {
  return maxOpenOrders > 0 && openOrders >= maxOpenOrders
    ? refuse("too_many_orders", { max: maxOpenOrders })
    : null;
}
