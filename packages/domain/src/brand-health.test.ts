import { expect, test } from "vitest";
import { type BrandHealth, type BrandTrouble, findTroubles, sumBrandTroubleWeights } from "./brand-health.ts";

const healthyBrand: BrandHealth = {
  unanswered: 0,
  acceptSeconds: 60,
  acceptSecondsBefore: 60,
  ordersToday: 20,
  ordersWeekBefore: 20,
  unattended: 0,
  latePayments: 0,
  differences: 0,
  texts: 10,
  maxTexts: null,
  failedSignIns: 0,
};

test.each<[Partial<BrandHealth>, BrandTrouble[]]>([
  [{}, []],
  [{ unanswered: 1 }, ["unanswered"]],
  [{ acceptSeconds: 200 }, ["slow"]],
  [{ acceptSeconds: 200, acceptSecondsBefore: 190 }, []],
  [{ acceptSeconds: 170, acceptSecondsBefore: 20 }, []],
  [{ acceptSeconds: 400, acceptSecondsBefore: null }, ["slow"]],
  [{ acceptSeconds: null }, []],
  [{ ordersToday: 9 }, ["few"]],
  [{ ordersToday: 10 }, []],
  [{ ordersToday: 0, ordersWeekBefore: 9 }, []],
  [{ unattended: 1 }, ["unattended"]],
  [{ latePayments: 1 }, ["payments"]],
  [{ differences: 2 }, ["payments"]],
  [{ texts: 899, maxTexts: 1000 }, []],
  [{ texts: 900, maxTexts: 1000 }, ["texts"]],
  [{ failedSignIns: 9 }, []],
  [{ failedSignIns: 10, unattended: 1, unanswered: 3 }, ["unanswered", "unattended", "signIns"]],
])("[S39] a brand with %j needs attention for %j", (differs, troubles) => {
  expect(findTroubles({ ...healthyBrand, ...differs })).toEqual(troubles);
});

test("[S39] unanswered orders weigh more than risks for later orders", () => {
  const small = { failedSignIns: 50, texts: 10, maxTexts: 10, ordersToday: 0, acceptSeconds: 900 };
  expect(sumBrandTroubleWeights({ ...healthyBrand, unanswered: 1 })).toBeGreaterThan(
    sumBrandTroubleWeights({ ...healthyBrand, ...small }),
  );
  expect(sumBrandTroubleWeights(healthyBrand)).toBe(0);
});
