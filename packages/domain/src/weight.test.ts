import { expect, test } from "vitest";
import { calculateBasketPrice } from "./pricing.ts";
import { countPiecesOfLine, findWeightMeasure } from "./weight-measure.ts";
import {
  countWeightStepsInUnit,
  calculateWeight,
  formatWeight,
  formatWeightInAllLanguages,
} from "./weight.ts";

const apples = { unit: "KG", measure: 0.1 } as const;

test("[MN-15] steps add up to a weight without floating-point errors", () => {
  expect([1, 3, 7, 12, 29, 999].map((count) => calculateWeight(apples, count))).toEqual([
    0.1, 0.3, 0.7, 1.2, 2.9, 99.9,
  ]);
  expect(calculateWeight({ measure: 0.25 }, 3)).toBe(0.75);
});

test("[MN-15, LN-1] formats a weight in the language, with its decimal mark", () => {
  expect(formatWeight(apples, 12, "uz")).toBe("1,2\u00a0kg");
  expect(formatWeight(apples, 12, "ru")).toBe("1,2\u00a0кг");
  expect(formatWeight(apples, 12, "uz-Cyrl")).toBe("1,2\u00a0кг");
  expect(formatWeight(apples, 12, "en")).toBe("1.2\u00a0kg");
  expect(formatWeight(apples, 20, "ar")).toBe("2\u00a0كغ");
  expect(formatWeight({ unit: "GRAMM", measure: 50 }, 3, "kz")).toBe("150\u00a0г");
  expect(formatWeightInAllLanguages(apples, 3)).toMatchObject({
    uz: "0,3\u00a0kg",
    ru: "0,3\u00a0кг",
    eng: "0.3\u00a0kg",
  });
});

test("[MN-15] a packaged product with a weight is not a weighed product", () => {
  expect(findWeightMeasure({ isWeighed: false, unit: "KG", measure: 0.5 })).toBeNull();
  expect(findWeightMeasure({ isWeighed: true, unit: "KG", measure: 0.1 })).toEqual(apples);
});

test("[MN-15] uses the larger unit if the steps add up to a whole one", () => {
  expect([0.1, 0.25, 0.5, 0.3, 1, 50].map((measure) => countWeightStepsInUnit({ measure }))).toEqual([
    10,
    4,
    2,
    null,
    null,
    null,
  ]);
});

test("[MN-15, BK-2] a weighed line is one item of the basket, and each of its steps is priced", () => {
  expect([countPiecesOfLine({ count: 12, weighed: apples }), countPiecesOfLine({ count: 3 })]).toEqual([
    1, 3,
  ]);
  const { productCount, totalPrice } = calculateBasketPrice({
    lines: [
      { productId: "apples", costPrice: 1_690, count: 12, weighed: apples },
      { productId: "bread", costPrice: 4_000, count: 2 },
    ],
    serviceType: "PICK_UP",
  });
  expect([productCount, totalPrice]).toEqual([3, 12 * 1_690 + 8_000]);
});
