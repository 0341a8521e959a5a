import type { BasketLine } from "../../shop/basket/basket.ts";
import type { TextByLanguage } from "../../platform/shapes.ts";
import type { ShopItem } from "./counters.ts";

type TrackedBasketItem = Pick<BasketLine, "productId" | "name" | "costPrice" | "discount" | "count"> & {
  modifications?: readonly { price: number; count: number }[];
};

/** Returns products in the form for analytics. Each price is the price of one piece with its modifications, in soʻm. */
export function toShopItems(
  goods: readonly TrackedBasketItem[],
  text: (text: TextByLanguage) => string,
): ShopItem[] {
  return goods.map(({ productId, name, costPrice, discount, count, modifications = [] }) => {
    const choices = modifications.reduce((sum, each) => sum + each.price * each.count, 0);
    const price = Math.round((costPrice * (100 - discount)) / 100) + choices;
    return { id: productId, name: text(name), price, count };
  });
}

/** Returns the lines added to and removed from a basket, with their counts. */
export function diffBasketLines(
  before: readonly BasketLine[],
  after: readonly BasketLine[],
): { added: BasketLine[]; removed: BasketLine[] } {
  const listIncreasedLines = (from: readonly BasketLine[], to: readonly BasketLine[]) =>
    to.flatMap((line) => {
      const count = line.count - (from.find(({ key }) => key === line.key)?.count ?? 0);
      return count > 0 ? [{ ...line, count }] : [];
    });
  return { added: listIncreasedLines(before, after), removed: listIncreasedLines(after, before) };
}
