import { expect, test } from "vitest";
import { testProduct } from "../../testing/product-fixture.ts";
import { applyShared, countsOf, linesToSend } from "./shared-lines.ts";
import { lineOf } from "./basket.ts";

const osh = testProduct();
const tea = testProduct({ id: "tea" });
const productOf = (id: string) => [osh, tea].find((each) => each.id === id);
const line = (of: typeof osh, count: number) => ({ ...lineOf(of, []), count });
const shared = (productId: string, count: number) => ({ productId, modifications: [], count });

test("[BK-9] applies another device's additions, changes and removals, in its order", () => {
  const here = [line(tea, 1), line(osh, 2)];
  const sent = countsOf(here);
  const both = applyShared(here, [shared(osh.id, 3), shared("tea", 1)], { sent, productOf });
  expect(both.lines.map(({ productId, count }) => [productId, count])).toEqual([
    [osh.id, 3],
    ["tea", 1],
  ]);
  const one = applyShared(here, [shared("tea", 1)], { sent, productOf });
  expect(one.lines.map(({ productId }) => productId)).toEqual(["tea"]);
  const anew = applyShared([], [shared("tea", 4)], { sent: {}, productOf });
  expect(anew.lines).toMatchObject([{ productId: "tea", count: 4, costPrice: tea.costPrice }]);
});

test("[BK-9] a change during the request is kept, and sent the next time", () => {
  const sent = countsOf([line(osh, 1)]);
  const here = [line(osh, 2), line(tea, 1)];
  const { lines, known } = applyShared(here, [shared(osh.id, 1)], { sent, productOf });
  expect(lines.map(({ count }) => count)).toEqual([2, 1]);
  const told = linesToSend({ counts: countsOf(lines), known, changed: { [osh.id]: 500 } }, 1500);
  expect(told).toEqual([
    { productId: osh.id, modifications: [], count: 2, ago: 1000 },
    { productId: "tea", modifications: [], count: 1, ago: 0 },
  ]);
});

test("[BK-9] hides products missing in the menu, without reporting them as removed", () => {
  const { lines, known } = applyShared([], [shared("of-the-messenger", 1)], { sent: {}, productOf });
  expect(lines).toEqual([]);
  expect(linesToSend({ counts: countsOf(lines), known, changed: {} }, 0)).toEqual([]);
});

test("[BK-9] reports a removal by a count of 0", () => {
  expect(linesToSend({ counts: {}, known: { [osh.id]: 2 }, changed: {} }, 0)).toEqual([
    { productId: osh.id, modifications: [], count: 0, ago: 0 },
  ]);
});

test("[BK-9] reports a product added and removed again, since a lost response may have sent the addition", () => {
  expect(linesToSend({ counts: {}, known: {}, changed: { [osh.id]: 500 } }, 1_500)).toEqual([
    { productId: osh.id, modifications: [], count: 0, ago: 1_000 },
  ]);
});
