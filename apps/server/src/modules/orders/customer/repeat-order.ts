import type { RepeatedOrderBasket } from "@dasturxon/contract";
import { findOpenState } from "@dasturxon/domain/hours";
import type { GoodsProblems, ProductSaleState } from "@dasturxon/domain/order-goods";
import { calculateBasketPrice } from "@dasturxon/domain/pricing";
import { createInitialChoices } from "@dasturxon/domain/starting-choices";
import { findWeightMeasure } from "@dasturxon/domain/weight-measure";
import { findOutOfStockAction } from "@dasturxon/domain/out-of-stock-action";
import type { Tx } from "../../../platform/database/index.ts";
import type { OrderPlacingFacts } from "../placing/facts/facts.ts";
import type { BrandFactsCache } from "../placing/facts/facts-cache.ts";
import { loadOrderFacts } from "../placing/facts/load-facts.ts";
import { findItemProblems, createOrderedItems } from "../placing/ordered-items.ts";
import { type OrderRow, selectOrder } from "../queries.ts";

type CartItem = RepeatedOrderBasket["cartItems"][number];
type MissingItem = RepeatedOrderBasket["missing"][number];

/**
 * Returns an order as a new basket [OR-9]. The rules of placing determine which items are not available now. Items that
 * are available only in a smaller number are returned with that number.
 */
export async function repeatOrder(
  tx: Tx,
  cachedFacts: BrandFactsCache,
  request: { merchantId: string; id: string; userId: string; now: Date },
): Promise<RepeatedOrderBasket | null> {
  const { merchantId, userId, now } = request;
  const order = await selectOrder(tx, merchantId, request);
  const body = order && orderBodyFromRow(order);
  const facts = body && (await loadOrderFacts(tx, cachedFacts, { merchantId, userId, body, now }));
  if (!order || !body || !facts) return null;
  const items = body.cartItems.map((item) => addStartingModificationChoices(item, facts));
  const ordered = createOrderedItems({ cartItems: items }, facts);
  const goods = findItemProblems(ordered, facts, { serviceType: body.serviceType, now, wantedAt: null });
  const missing = [...listMissingItems(order, goods), ...findItemsWithChangedUnit(order, facts)];
  const cartItems = dropMissingItems(items, missing);
  const lines = createOrderedItems({ cartItems }, facts);
  const { serviceType } = body;
  const { workHours } = facts.branch ?? {};
  const { timeZone } = facts.settings;
  return {
    serviceType,
    branchId: body.branchId,
    isBranchOpen: findOpenState({ workHours, serviceType, instant: now, timeZone }).isOpen,
    address: order.address,
    cartItems,
    totalProductPrice: calculateBasketPrice({ lines: lines.map(({ line }) => line), serviceType })
      .totalProductPrice,
    missing,
  };
}

/**
 * Returns the item with its old choices. Required groups without a choice in the old order get the product's current
 * starting choices [MN-5].
 */
function addStartingModificationChoices(item: CartItem, { products }: OrderPlacingFacts): CartItem {
  const groups = products.find(({ id }) => id === item.productId)?.modificationGroups ?? [];
  const chosen = new Set(item.modifications?.map(({ id }) => id));
  const untouched = groups.filter(({ modifications }) => !modifications.some(({ id }) => chosen.has(id)));
  const added = createInitialChoices(untouched).map(({ choice, count }) => ({ id: choice.id, count }));
  return added.length > 0 ? { ...item, modifications: [...(item.modifications ?? []), ...added] } : item;
}

function orderBodyFromRow(order: OrderRow) {
  const { serviceType, paymentType } = order;
  const isOurs = serviceType === "PICK_UP" || serviceType === "DINE_IN";
  return {
    serviceType: isOurs ? serviceType : ("DELIVERY" as const),
    branchId: order.branch.id,
    paymentType,
    cartItems: order.lines.map(({ productId, count, modifications, ...line }) => ({
      productId,
      count,
      whenGone: findOutOfStockAction(line),
      modifications: modifications.map((chosen) => ({ id: chosen.id, count: chosen.count })),
    })),
  };
}

/**
 * Returns products whose unit or weight step has changed since the order. The old count would mean another weight
 * [MN-15].
 */
function findItemsWithChangedUnit({ lines }: OrderRow, { products }: OrderPlacingFacts): MissingItem[] {
  return lines.flatMap(({ productId, name, count, weighed }) => {
    const product = products.find(({ id }) => id === productId);
    const now = product && findWeightMeasure(product);
    const isSame = now?.unit === weighed?.unit && now?.measure === weighed?.measure;
    return product && !isSame
      ? [{ productId, name, count, left: 0, backAt: null, reason: "choice_changed" as const }]
      : [];
  });
}

/** Converts the problems that the rules of placing found in the old lines to missing items of the basket. */
function listMissingItems(order: OrderRow, goods: GoodsProblems): MissingItem[] {
  const describeMissingItem = (
    productId: string,
    why: Pick<MissingItem, "reason"> & Partial<MissingItem>,
  ): MissingItem[] => {
    const lines = order.lines.filter((line) => line.productId === productId);
    const [first] = lines;
    if (!first) return [];
    const count = lines.reduce((total, line) => total + line.count, 0);
    return [{ productId, name: first.name, count, left: 0, backAt: null, ...why }];
  };
  const all = [
    ...goods.absent.flatMap(({ productId, state }) => {
      const until = "until" in state ? state.until : "opensAt" in state ? state.opensAt : null;
      return describeMissingItem(productId, {
        reason: getMissingItemReason(state.state),
        backAt: until?.toISOString() ?? null,
      });
    }),
    ...goods.absentParts.flatMap(({ productId }) =>
      describeMissingItem(productId, { reason: "choice_changed" }),
    ),
    ...goods.short.flatMap(({ productId, maximum }) => [
      ...describeMissingItem(productId, { reason: maximum === 0 ? "sold_out" : "not_enough", left: maximum }),
      ...findSetsLimitedByPart(order, { productId, maximum }).flatMap((set) =>
        describeMissingItem(set.productId, {
          reason: set.left === 0 ? "sold_out" : "not_enough",
          left: set.left,
        }),
      ),
    ]),
    ...goods.tooLittle.flatMap(({ productId }) =>
      describeMissingItem(productId, { reason: "choice_changed" }),
    ),
    ...goods.wrongChoices.flatMap(({ line }) =>
      describeMissingItem(line.productId, { reason: "choice_changed" }),
    ),
  ];
  return [...new Map(all.toReversed().map((each) => [each.productId, each])).values()].toReversed();
}

/**
 * Returns the sets of the old order that contain the product `short`. `left` is the number of sets that the stock of
 * this product allows.
 */
function findSetsLimitedByPart({ lines }: OrderRow, short: { productId: string; maximum: number }) {
  return lines.flatMap(({ productId, parts }) => {
    const inOne = (parts ?? [])
      .filter((part) => part.productId === short.productId)
      .reduce((total, part) => total + part.count, 0);
    return inOne > 0 ? [{ productId, left: Math.floor(short.maximum / inOne) }] : [];
  });
}

function getMissingItemReason(state: ProductSaleState["state"]): MissingItem["reason"] {
  if (state === "unknown") return "gone";
  if (state === "not_in_branch" || state === "sold_out") return state;
  return "stopped";
}

/**
 * Returns the items without missing products. If the stock of a product is too low for all its items, the first items
 * remain.
 */
function dropMissingItems(items: CartItem[], missing: MissingItem[]): CartItem[] {
  const room = new Map(missing.map((each) => [each.productId, each.left]));
  return items.flatMap((item) => {
    const most = room.get(item.productId) ?? item.count;
    const count = Math.min(item.count, most);
    if (room.has(item.productId)) room.set(item.productId, most - count);
    return count > 0 ? [{ ...item, count }] : [];
  });
}
