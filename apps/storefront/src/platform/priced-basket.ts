import { useMemo } from "react";
import { itemPrice, priceCart } from "@dasturxon/domain/pricing";
import type { Breakdown, CartLine } from "@dasturxon/domain/pricing";
import { useBasket } from "./basket.ts";
import type { BasketLine } from "./basket.ts";
import { productOf, useMenu } from "./menu-store.ts";
import { useOrderSettings } from "./order-settings.ts";
import { useServiceType } from "./service-type.ts";
import { useTariff } from "./tariff.ts";

/** The basket's breakdown by the rules that the server runs too [BK-10], with the fresh menu's prices where it is there. */
export function usePricedBasket(): Breakdown {
  const { lines } = useBasket();
  const { menu } = useMenu();
  const serviceType = useServiceType();
  const serviceFee = useOrderSettings();
  const cartLines = useMemo(() => (menu ? lines.map(freshLine) : lines.map(toCartLine)), [lines, menu]);
  const productPrice = useMemo(() => sumOf(cartLines), [cartLines]);
  const { tariff } = useTariff(productPrice);
  return useMemo(
    () => priceCart({ lines: cartLines, deliveryPrice: tariff?.price ?? 0, serviceType, serviceFee }),
    [cartLines, tariff, serviceType, serviceFee],
  );
}

/** A basket line as the rules read it, prices as last seen. */
export function toCartLine(line: BasketLine): CartLine {
  const { productId, costPrice, discount, modifications, count } = line;
  return { productId, costPrice, discountPercent: discount, modifications, count };
}

function freshLine(line: BasketLine): CartLine {
  const product = productOf(line.productId);
  if (!product) return toCartLine(line);
  const prices = new Map(
    product.modificationGroups.flatMap((group) => group.modifications.map(({ id, price }) => [id, price] as const)),
  );
  return {
    productId: line.productId,
    costPrice: product.costPrice,
    discountPercent: product.discount,
    modifications: line.modifications.map(({ id, price, count }) => ({ price: prices.get(id) ?? price, count })),
    count: line.count,
  };
}

function sumOf(lines: readonly CartLine[]): number {
  return lines.reduce((sum, line) => sum + itemPrice(line).unitPrice * line.count, 0);
}
