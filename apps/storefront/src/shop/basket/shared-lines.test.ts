import { expect, test } from "vitest";
import { testProduct } from "../../testing/product-fixture.ts";
import { applySharedLines, countsOf, listLinesToSend } from "./shared-lines.ts";
import { createLine } from "./basket.ts";

const osh = testProduct();
const teaProduct = testProduct({ id: "tea" });
const findProduct = (id: string) => [osh, teaProduct].find((each) => each.id === id);
const line = (of: typeof osh, count: number) => ({ ...createLine(of, []), count });
const createSharedLine = (productId: string, count: number) => ({ productId, modifications: [], count });

test("[BK-9] applies another device's additions, changes and removals, in its order", () => {
  const here = [line(teaProduct, 1), line(osh, 2)];
  const sent = countsOf(here);
  const both = applySharedLines(here, [createSharedLine(osh.id, 3), createSharedLine("tea", 1)], {
    sent,
    productOf: findProduct,
  });
  expect(both.lines.map(({ productId, count }) => [productId, count])).toEqual([
    [osh.id, 3],
    ["tea", 1],
  ]);
  const one = applySharedLines(here, [createSharedLine("tea", 1)], { sent, productOf: findProduct });
  expect(one.lines.map(({ productId }) => productId)).toEqual(["tea"]);
  const anew = applySharedLines([], [createSharedLine("tea", 4)], { sent: {}, productOf: findProduct });
  expect(anew.lines).toMatchObject([{ productId: "tea", count: 4, costPrice: teaProduct.costPrice }]);
});

test("[BK-9] a change during the request is kept, and sent the next time", () => {
  const sent = countsOf([line(osh, 1)]);
  const here = [line(osh, 2), line(teaProduct, 1)];
  const { lines, known } = applySharedLines(here, [createSharedLine(osh.id, 1)], {
    sent,
    productOf: findProduct,
  });
  expect(lines.map(({ count }) => count)).toEqual([2, 1]);
  const told = listLinesToSend({ counts: countsOf(lines), known, changed: { [osh.id]: 500 } }, 1500);
  expect(told).toEqual([
    { productId: osh.id, modifications: [], count: 2, ago: 1000 },
    { productId: "tea", modifications: [], count: 1, ago: 0 },
  ]);
});

test("[BK-9] hides products missing in the menu, without reporting them as removed", () => {
  const { lines, known } = applySharedLines([], [createSharedLine("of-the-messenger", 1)], {
    sent: {},
    productOf: findProduct,
  });
  expect(lines).toEqual([]);
  expect(listLinesToSend({ counts: countsOf(lines), known, changed: {} }, 0)).toEqual([]);
});

test("[BK-9] reports a removal by a count of 0", () => {
  expect(listLinesToSend({ counts: {}, known: { [osh.id]: 2 }, changed: {} }, 0)).toEqual([
    { productId: osh.id, modifications: [], count: 0, ago: 0 },
  ]);
});

test("[BK-9] reports a product added and removed again, since a lost response may have sent the addition", () => {
  expect(listLinesToSend({ counts: {}, known: {}, changed: { [osh.id]: 500 } }, 1_500)).toEqual([
    { productId: osh.id, modifications: [], count: 0, ago: 1_000 },
  ]);
});
