import { productState } from "@dasturxon/domain/availability";
import {
  type GoodsProblems,
  goodsProblems,
  type OrderedLine,
  type SoldState,
} from "@dasturxon/domain/order-goods";
import { categoryPause, longerStop } from "@dasturxon/domain/pauses";
import { weightMeasureOf } from "@dasturxon/domain/weight-measure";
import type { ParsedOrder } from "./placing.ts";
import type { PlacingFacts, PlacingProduct } from "./facts/facts.ts";
import { type ChosenPart, chosenParts } from "./set-parts.ts";

type CartItem = ParsedOrder["cartItems"][number];
type Products = ReadonlyMap<string, PlacingProduct>;

/** An item of the order with its product, as the rules need it. */
export interface OrderedItem {
  item: CartItem;
  /** Product of the item. Undefined if it is not sold. */
  product: PlacingProduct | undefined;
  parts: ChosenPart[];
  /** Line to be priced. */
  line: ReturnType<typeof pricedLine>;
}

export function orderedItems(
  { cartItems }: Pick<ParsedOrder, "cartItems">,
  facts: Pick<PlacingFacts, "products">,
): OrderedItem[] {
  const products: Products = new Map(facts.products.map((product) => [product.id, product]));
  return cartItems.map((item) => {
    const product = products.get(item.productId);
    return {
      item,
      product,
      parts: chosenParts(product, item.modifications, products),
      line: pricedLine(item, product, products),
    };
  });
}

function pricedLine(item: CartItem, product: PlacingProduct | undefined, products: Products) {
  const offered = product?.modificationGroups.flatMap((group) => group.modifications) ?? [];
  return {
    productId: item.productId,
    count: item.count,
    weighed: product ? weightMeasureOf(product) : null,
    costPrice: product?.costPrice ?? 0,
    discountPercent: product?.discount ?? 0,
    modifications: item.modifications.flatMap((chosen) => {
      const modification = offered.find((candidate) => candidate.id === chosen.id);
      if (!modification) return [];
      const name = products.get(modification.productId ?? "")?.name ?? modification.name;
      // A count above the maximum is refused, so its price is not calculated.
      return [{ ...modification, name, count: Math.min(chosen.count, modification.maxCount) }];
    }),
  };
}

/** Service type and time of the order. `wantedAt` null: as soon as possible. */
interface RequestedItem {
  serviceType: ParsedOrder["serviceType"];
  now: Date;
  wantedAt: Date | null;
}

/** Returns the problems of the items at the order's time [MN-5..7]. */
export function goodsOf(items: OrderedItem[], facts: PlacingFacts, wanted: RequestedItem): GoodsProblems {
  const stock = new Map(facts.products.map((product) => [product.id, product.count]));
  return goodsProblems(
    items.map((item) => orderedLine(item, facts, wanted)),
    stock,
  );
}

function orderedLine(
  { item, product, parts }: OrderedItem,
  facts: PlacingFacts,
  wanted: RequestedItem,
): OrderedLine {
  return {
    productId: item.productId,
    count: item.count,
    minCount: product?.minCount,
    state: stateOf(product, facts, wanted),
    parts: parts.map((part) => ({ ...part, state: stateOf(part.product, facts, wanted) })),
    modificationGroups: product?.modificationGroups.map((group) => ({
      ...group,
      minimum: group.min,
      maximum: group.max,
    })),
    chosen: item.modifications,
  };
}

function stateOf(
  product: PlacingProduct | null | undefined,
  { branch, pauses, settings }: PlacingFacts,
  { serviceType, now, wantedAt }: RequestedItem,
): SoldState {
  if (!product) return { state: "unknown" };
  if (!product.isSoldHere) return { state: "not_in_branch" };
  if (serviceType === "DELIVERY" && !product.isDeliverable) return { state: "not_in_branch" };
  const { categoryId, timetable } = product;
  const pause = branch && categoryPause(pauses, { now, branchId: branch.id, categoryId });
  const stop = longerStop(product.stop, pause);
  // Stock is checked for the whole basket, with the count that is still available.
  return productState({ stop, stock: null, timetable }, { now, wantedAt, timeZone: settings.timeZone });
}
