import { findProductState } from "@dasturxon/domain/availability";
import {
  type GoodsProblems,
  findGoodsProblems,
  type OrderedLine,
  type ProductSaleState,
} from "@dasturxon/domain/order-goods";
import { findCategoryPause, chooseLongerStop } from "@dasturxon/domain/pauses";
import { findWeightMeasure } from "@dasturxon/domain/weight-measure";
import type { ParsedOrder } from "./placing.ts";
import type { OrderPlacingFacts, ProductWithStock } from "./facts/facts.ts";
import { type ChosenPart, findChosenParts } from "./set-parts.ts";

type CartItem = ParsedOrder["cartItems"][number];
type ProductsById = ReadonlyMap<string, ProductWithStock>;

/** An item of the order with its product, as the rules need it. */
export interface OrderedItem {
  item: CartItem;
  /** Product that the item orders. Undefined if it is not sold. */
  product: ProductWithStock | undefined;
  parts: ChosenPart[];
  /** Input of the price calculation for the item. */
  line: ReturnType<typeof createPricedLine>;
}

export function createOrderedItems(
  { cartItems }: Pick<ParsedOrder, "cartItems">,
  facts: Pick<OrderPlacingFacts, "products">,
): OrderedItem[] {
  const products: ProductsById = new Map(facts.products.map((product) => [product.id, product]));
  return cartItems.map((item) => {
    const product = products.get(item.productId);
    return {
      item,
      product,
      parts: findChosenParts(product, item.modifications, products),
      line: createPricedLine(item, product, products),
    };
  });
}

function createPricedLine(item: CartItem, product: ProductWithStock | undefined, products: ProductsById) {
  const offered = product?.modificationGroups.flatMap((group) => group.modifications) ?? [];
  return {
    productId: item.productId,
    count: item.count,
    weighed: product ? findWeightMeasure(product) : null,
    costPrice: product?.costPrice ?? 0,
    discountPercent: product?.discount ?? 0,
    modifications: item.modifications.flatMap((chosen) => {
      const modification = offered.find((candidate) => candidate.id === chosen.id);
      if (!modification) return [];
      const name = products.get(modification.productId ?? "")?.name ?? modification.name;
      // An order with a count above the maximum is refused later. Until then, the price is calculated with the maximum.
      return [{ ...modification, name, count: Math.min(chosen.count, modification.maxCount) }];
    }),
  };
}

/** Service type of an order, and the time at which the customer wants it. `wantedAt` null: as soon as possible. */
interface RequestedOrderTiming {
  serviceType: ParsedOrder["serviceType"];
  now: Date;
  wantedAt: Date | null;
}

/** Returns the problems of the items at the order's time [MN-5..7]. */
export function findItemProblems(
  items: OrderedItem[],
  facts: OrderPlacingFacts,
  wanted: RequestedOrderTiming,
): GoodsProblems {
  const stock = new Map(facts.products.map((product) => [product.id, product.count]));
  return findGoodsProblems(
    items.map((item) => createOrderedLine(item, facts, wanted)),
    stock,
  );
}

function createOrderedLine(
  { item, product, parts }: OrderedItem,
  facts: OrderPlacingFacts,
  wanted: RequestedOrderTiming,
): OrderedLine {
  return {
    productId: item.productId,
    count: item.count,
    minCount: product?.minCount,
    state: getProductSaleState(product, facts, wanted),
    parts: parts.map((part) => ({ ...part, state: getProductSaleState(part.product, facts, wanted) })),
    modificationGroups: product?.modificationGroups.map((group) => ({
      ...group,
      minimum: group.min,
      maximum: group.max,
    })),
    chosen: item.modifications,
  };
}

function getProductSaleState(
  product: ProductWithStock | null | undefined,
  { branch, pauses, settings }: OrderPlacingFacts,
  { serviceType, now, wantedAt }: RequestedOrderTiming,
): ProductSaleState {
  if (!product) return { state: "unknown" };
  if (!product.isSoldHere) return { state: "not_in_branch" };
  if (serviceType === "DELIVERY" && !product.isDeliverable) return { state: "not_in_branch" };
  const { categoryId, timetable } = product;
  const pause = branch && findCategoryPause(pauses, { now, branchId: branch.id, categoryId });
  const stop = chooseLongerStop(product.stop, pause);
  // Stock is checked for the whole basket, with the count that is still available.
  return findProductState({ stop, stock: null, timetable }, { now, wantedAt, timeZone: settings.timeZone });
}
