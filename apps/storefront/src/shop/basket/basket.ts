import { MAX_LINE_ITEM_COUNT } from "@dasturxon/domain/pricing";
import { createBasketLineKey } from "@dasturxon/domain/shared-basket";
import { countPiecesOfLine, findWeightMeasure } from "@dasturxon/domain/weight-measure";
import type { OutOfStockAction } from "@dasturxon/domain/out-of-stock-action";
import type { WeightMeasure } from "@dasturxon/domain/weight-measure";
import type { Product, TextByLanguage } from "../../platform/shapes.ts";
import { createStoredStore } from "../../platform/stored-store.ts";

export interface BasketModification {
  id: string;
  groupId: string;
  name: TextByLanguage;
  price: number;
  count: number;
}

/** Line of the basket. Names and prices are those last seen. The current menu and the server take precedence. */
export interface BasketLine {
  /** Key of the product and its modifications. Products with equal modifications share one line. */
  key: string;
  productId: string;
  count: number;
  modifications: BasketModification[];
  name: TextByLanguage;
  image: string | null;
  imageGround: string | null;
  costPrice: number;
  discount: number;
  /** Weight of one step. Null for products sold by the piece, undefined in lines stored by an older version [MN-15]. */
  weighed?: WeightMeasure | null;
  minCount?: number;
  /** Action if the product is unavailable. Undefined means that the order's choice applies. */
  whenGone?: OutOfStockAction | undefined;
  /** Maximum count that can be bought. Null means no limit [MN-6]. */
  limit: number | null;
}

export interface Basket {
  lines: BasketLine[];
  promoCode: string | null;
}

const EMPTY_BASKET: Basket = { lines: [], promoCode: null };

/** Basket of the brand. Updates at once, survives a reload and is shared by browser tabs [BK-9]. */
export const basketStore = createStoredStore<Basket>({
  name: "basket",
  empty: EMPTY_BASKET,
  parse: parseBasket,
});

export function useBasket(): Basket {
  return basketStore.use();
}

/**
 * Adds to the line with the same choices, or creates one. Limits the count to the product's stock [MN-6]. Returns the
 * new count of the line.
 */
export function addToBasket(product: Product, modifications: BasketModification[] = [], count = 1): number {
  const key = createBasketLineKey(product.id, modifications);
  let reached = 0;
  basketStore.set((basket) => {
    const others = basket.lines.filter((line) => line.productId === product.id && line.key !== key);
    const limit = product.count === null ? null : Math.max(0, product.count - countProducts(others));
    const now = basket.lines.find((line) => line.key === key);
    const wanted = Math.max((now?.count ?? 0) + count, product.minCount);
    const most = limit ?? MAX_LINE_ITEM_COUNT;
    if (most < product.minCount) return basket;
    reached = Math.min(wanted, most);
    const line = {
      ...createSingleBasketLine(product, modifications),
      key,
      count: reached,
      limit,
      whenGone: now?.whenGone,
    };
    const lines = now
      ? basket.lines.map((each) => (each.key === key ? line : each))
      : [...basket.lines, line];
    return { ...basket, lines };
  });
  return reached;
}

/** Returns a line with one piece of a product with these modifications, at the current prices of the menu. */
export function createSingleBasketLine(product: Product, modifications: BasketModification[]): BasketLine {
  return {
    key: createBasketLineKey(product.id, modifications),
    productId: product.id,
    count: 1,
    modifications,
    name: product.name,
    image: product.image,
    imageGround: product.imageGround,
    costPrice: product.costPrice,
    discount: product.discount,
    weighed: findWeightMeasure(product),
    minCount: product.minCount,
    limit: product.count,
  };
}

/**
 * Sets the count of a line. A count of 0, or below the product's minimum, removes the line [BK-5]. Returns the previous
 * basket, for undo with `restoreBasket`.
 */
export function setBasketLineCount(key: string, count: number): Basket {
  const before = basketStore.get();
  basketStore.set((basket) => {
    const lines = basket.lines
      .map((line) =>
        line.key === key ? { ...line, count: Math.min(count, line.limit ?? MAX_LINE_ITEM_COUNT) } : line,
      )
      .filter((line) => line.key !== key || line.count >= (line.minCount ?? 1));
    return lines.length === 0 && !basket.promoCode ? EMPTY_BASKET : { ...basket, lines };
  });
  return before;
}

/**
 * Sets the limit of the lines to the remaining stock from the server. A higher count is not reduced, so that the guest
 * can see it [MN-6].
 */
export function limitBasketLinesToStock(stock: readonly { productId: string; left: number }[]): void {
  if (stock.length === 0) return;
  const left = new Map(stock.map((each) => [each.productId, each.left]));
  basketStore.set((basket) => {
    const lines = basket.lines.map((line) => {
      const all = left.get(line.productId);
      if (all === undefined) return line;
      const others = basket.lines.filter((each) => each.productId === line.productId && each !== line);
      const limit = Math.max(0, all - countProducts(others));
      return limit === line.limit ? line : { ...line, limit };
    });
    return lines.every((line, at) => line === basket.lines[at]) ? basket : { ...basket, lines };
  });
}

/** Restores the whole basket, for undo. */
export function restoreBasket(basket: Basket): void {
  basketStore.set(basket);
}

/** Restores one basket line at its previous position, for undo. Other changes made since then are preserved. */
export function restoreBasketLine(before: Basket, key: string): void {
  const at = before.lines.findIndex((line) => line.key === key);
  const line = before.lines[at];
  if (!line) return;
  basketStore.set((basket) => {
    const others = basket.lines.filter((each) => each.key !== key);
    return { ...basket, lines: [...others.slice(0, at), line, ...others.slice(at)] };
  });
}

/** Empties the basket [CH-8]. Returns the previous basket, for undo. */
export function clearBasket(): Basket {
  const before = basketStore.get();
  basketStore.set(EMPTY_BASKET);
  return before;
}

export function setPromoCode(promoCode: string | null): void {
  basketStore.set((basket) => ({ ...basket, promoCode }));
}

export function countProducts(lines: readonly BasketLine[]): number {
  return lines.reduce((total, line) => total + line.count, 0);
}

/** Returns the number of items. A weighed line counts as one item, regardless of its weight [MN-15]. */
export function countBasketPieces(lines: readonly BasketLine[]): number {
  return lines.reduce((total, line) => total + countPiecesOfLine(line), 0);
}

function parseBasket(kept: unknown): Basket | null {
  if (typeof kept !== "object" || kept === null || !("lines" in kept) || !Array.isArray(kept.lines))
    return null;
  const isWhole = kept.lines.every(
    (line: Partial<BasketLine> | null) =>
      typeof line?.key === "string" &&
      typeof line.productId === "string" &&
      typeof line.costPrice === "number" &&
      Array.isArray(line.modifications) &&
      typeof line.count === "number" &&
      line.count > 0,
  );
  return isWhole ? (kept as Basket) : null;
}
