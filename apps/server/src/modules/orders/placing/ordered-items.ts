import { productState } from "@dasturxon/domain/availability";
import {
  type GoodsProblems,
  goodsProblems,
  type OrderedLine,
  type SoldState,
} from "@dasturxon/domain/order-goods";
import { categoryPause, longerStop } from "@dasturxon/domain/pauses";
import { weighedOf } from "@dasturxon/domain/weighed";
import type { ParsedOrder } from "./placing.ts";
import type { PlacingFacts, PlacingProduct } from "./facts/facts.ts";
import { type ChosenPart, chosenParts } from "./set-parts.ts";

type CartItem = ParsedOrder["cartItems"][number];
type Products = ReadonlyMap<string, PlacingProduct>;

/** An item of the order with the product that it asks for, as the rules want it. */
export interface OrderedItem {
  item: CartItem;
  /** None where nothing such is sold. */
  product: PlacingProduct | undefined;
  parts: ChosenPart[];
  /** To be priced. */
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
    weighed: product ? weighedOf(product) : null,
    costPrice: product?.costPrice ?? 0,
    discountPercent: product?.discount ?? 0,
    modifications: item.modifications.flatMap((chosen) => {
      const modification = offered.find((candidate) => candidate.id === chosen.id);
      if (!modification) return [];
      const name = products.get(modification.productId ?? "")?.name ?? modification.name;
      // More than allowed is refused; what it would cost need not be reckoned.
      return [{ ...modification, name, count: Math.min(chosen.count, modification.maxCount) }];
    }),
  };
}

/** How and when the items are wanted; `wantedAt` null: as soon as possible. */
interface Wanted {
  serviceType: ParsedOrder["serviceType"];
  now: Date;
  wantedAt: Date | null;
}

/** What is wrong with the items at the order's time [MN-5..7]. */
export function goodsOf(items: OrderedItem[], facts: PlacingFacts, wanted: Wanted): GoodsProblems {
  const stock = new Map(facts.products.map((product) => [product.id, product.count]));
  return goodsProblems(
    items.map((item) => orderedLine(item, facts, wanted)),
    stock,
  );
}

function orderedLine(
  { item, product, parts }: OrderedItem,
  facts: PlacingFacts,
  wanted: Wanted,
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
  { serviceType, now, wantedAt }: Wanted,
): SoldState {
  if (!product) return { state: "unknown" };
  if (!product.isSoldHere) return { state: "not_in_branch" };
  if (serviceType === "DELIVERY" && !product.isDeliverable) return { state: "not_in_branch" };
  const { categoryId, timetable } = product;
  const pause = branch && categoryPause(pauses, { now, branchId: branch.id, categoryId });
  const stop = longerStop(product.stop, pause);
  // What is left is judged over the whole basket, with the number that still fits.
  return productState({ stop, stock: null, timetable }, { now, wantedAt, timeZone: settings.timeZone });
}
