import type { OrderLine, DeliveryTariff } from "@dasturxon/contract";
import { type ReceiptBreakdown, calculateBasketPrice } from "@dasturxon/domain/pricing";
import { checkPromo, type PromoCheck } from "@dasturxon/domain/promo";
import { canCalculateTariff } from "@dasturxon/domain/tariff";
import { findOutOfStockAction } from "@dasturxon/domain/out-of-stock-action";
import { chooseTariff } from "../../deliveries/index.ts";
import type { OrderedItem } from "./ordered-items.ts";
import type { ParsedOrder } from "./placing.ts";
import type { OrderPlacingFacts } from "./facts/facts.ts";
import { toSetPartsWithShares } from "./set-parts.ts";

/** Price of an order and its calculation. */
export interface OrderPrice {
  lines: OrderLine[];
  breakdown: ReceiptBreakdown;
  tariff: DeliveryTariff | null;
  /** False if a delivery is requested, but neither a region nor the branch has a delivery price for the address. */
  isDeliveryPriced: boolean;
  promo: PromoCheck | { state: "not_found" } | null;
}

/** Calculates the price of an order: products, promo code, delivery, cashback [BK-1..8, PR-1]. */
export function priceOrder(
  body: ParsedOrder,
  facts: OrderPlacingFacts,
  { items, deliverySurcharge, now }: { items: OrderedItem[]; deliverySurcharge: number; now: Date },
): OrderPrice {
  const { settings } = facts;
  const priced = {
    lines: items.map(({ line }) => line),
    serviceType: body.serviceType,
    serviceFee: settings,
  };
  const { totalProductPrice: productPrice } = calculateBasketPrice(priced);
  const promo = findApplicablePromo(body, facts, { productPrice, now });
  const tariff = chooseDeliveryTariff(body, facts, { productPrice, surcharge: deliverySurcharge });
  const shownTariff = tariff !== null && typeof tariff === "object" ? tariff : null;
  const breakdown = calculateBasketPrice({
    ...priced,
    promo: promo?.state === "added" ? facts.promo : null,
    deliveryPrice: shownTariff?.price ?? 0,
    cashbackWanted: settings.features["cashback"] ? body.cashback : 0,
    cashbackBalance: facts.cashbackBalance,
    tip: body.tip,
  });
  return {
    lines: items.map((item, index) => createSoldOrderLine(item, breakdown.lines[index])),
    breakdown,
    tariff: shownTariff,
    isDeliveryPriced: tariff !== "service_not_available",
    promo,
  };
}

function findApplicablePromo(
  { promoCode }: ParsedOrder,
  { promo, settings }: OrderPlacingFacts,
  { productPrice, now }: { productPrice: number; now: Date },
): OrderPrice["promo"] {
  if (!promo) return promoCode ? { state: "not_found" } : null;
  // While the brand has promo codes disabled, no code is valid [BR-14].
  if (!settings.features["promo"]) return { state: "not_active" };
  return checkPromo(
    { ...promo, usageLimit: promo.totalLimit, usageLimitPerCustomer: promo.perCustomerLimit },
    { productPrice, now, used: promo.used, usedByCustomer: promo.usedByCustomer },
  );
}

function chooseDeliveryTariff(
  { serviceType, address }: ParsedOrder,
  { branch, regions, settings }: OrderPlacingFacts,
  { productPrice, surcharge }: { productPrice: number; surcharge: number },
) {
  const isAsked = canCalculateTariff({
    productPrice,
    hasCoordinates: Boolean(address),
    hasBranch: branch !== null,
  });
  if (serviceType !== "DELIVERY" || !isAsked || !branch || !address) return null;
  const isAreaValidated = settings.shouldValidateDeliveryArea;
  return chooseTariff({ branch, point: address, regions, productPrice, surcharge, isAreaValidated });
}

function createSoldOrderLine(
  { item, line, product, parts }: OrderedItem,
  priced: ReceiptBreakdown["lines"][number] | undefined,
): OrderLine {
  const totalPrice = priced?.total ?? 0;
  return {
    productId: line.productId,
    name: product?.name ?? {},
    image: product?.image ?? null,
    imageGround: product?.imageGround ?? null,
    count: line.count,
    weighed: line.weighed,
    unitPrice: priced?.unitPrice ?? 0,
    unitOldPrice: priced?.oldPrice ?? 0,
    totalPrice,
    modifications: line.modifications.map(({ id, name, price, count }) => ({ id, name, price, count })),
    whenGone: findOutOfStockAction(item),
    parts: toSetPartsWithShares(parts, { total: totalPrice }),
  };
}
