import { expect, test } from "vitest";
import { createTestProduct } from "../../testing/product-fixture.ts";
import { mergeSharedBasketLines, toBasketLineCounts, listBasketLinesToSend } from "./shared-lines.ts";
import { createSingleBasketLine } from "./basket.ts";

const osh = createTestProduct();
const teaProduct = createTestProduct({ id: "tea" });
const findProduct = (id: string) => [osh, teaProduct].find((each) => each.id === id);
const createBasketLine = (of: typeof osh, count: number) => ({ ...createSingleBasketLine(of, []), count });
const createSharedLine = (productId: string, count: number) => ({ productId, modifications: [], count });

test("[BK-9] applies another device's additions, changes and removals, in its order", () => {
  const here = [createBasketLine(teaProduct, 1), createBasketLine(osh, 2)];
  const sent = toBasketLineCounts(here);
  const both = mergeSharedBasketLines(here, [createSharedLine(osh.id, 3), createSharedLine("tea", 1)], {
    sent,
    productOf: findProduct,
  });
  expect(both.lines.map(({ productId, count }) => [productId, count])).toEqual([
    [osh.id, 3],
    ["tea", 1],
  ]);
  const one = mergeSharedBasketLines(here, [createSharedLine("tea", 1)], { sent, productOf: findProduct });
  expect(one.lines.map(({ productId }) => productId)).toEqual(["tea"]);
  const anew = mergeSharedBasketLines([], [createSharedLine("tea", 4)], { sent: {}, productOf: findProduct });
  expect(anew.lines).toMatchObject([{ productId: "tea", count: 4, costPrice: teaProduct.costPrice }]);
});

test("[BK-9] a change during the request is kept, and sent the next time", () => {
  const sent = toBasketLineCounts([createBasketLine(osh, 1)]);
  const here = [createBasketLine(osh, 2), createBasketLine(teaProduct, 1)];
  const { lines, known } = mergeSharedBasketLines(here, [createSharedLine(osh.id, 1)], {
    sent,
    productOf: findProduct,
  });
  expect(lines.map(({ count }) => count)).toEqual([2, 1]);
  const told = listBasketLinesToSend(
    { counts: toBasketLineCounts(lines), known, changed: { [osh.id]: 500 } },
    1500,
  );
  expect(told).toEqual([
    { productId: osh.id, modifications: [], count: 2, ago: 1000 },
    { productId: "tea", modifications: [], count: 1, ago: 0 },
  ]);
});

test("[BK-9] hides products missing in the menu, without reporting them as removed", () => {
  const { lines, known } = mergeSharedBasketLines([], [createSharedLine("of-the-messenger", 1)], {
    sent: {},
    productOf: findProduct,
  });
  expect(lines).toEqual([]);
  expect(listBasketLinesToSend({ counts: toBasketLineCounts(lines), known, changed: {} }, 0)).toEqual([]);
});

test("[BK-9] reports a removal by a count of 0", () => {
  expect(listBasketLinesToSend({ counts: {}, known: { [osh.id]: 2 }, changed: {} }, 0)).toEqual([
    { productId: osh.id, modifications: [], count: 0, ago: 0 },
  ]);
});

test("[BK-9] reports a product added and removed again, since a lost response may have sent the addition", () => {
  expect(listBasketLinesToSend({ counts: {}, known: {}, changed: { [osh.id]: 500 } }, 1_500)).toEqual([
    { productId: osh.id, modifications: [], count: 0, ago: 1_000 },
  ]);
});
