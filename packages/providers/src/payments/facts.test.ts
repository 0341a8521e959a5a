import { expect, test } from "vitest";
import { paymentTypeFromProvider } from "./facts.ts";

test('[PY-1] a provider\'s payment is named by its current method, or "other" if it is no longer known', () => {
  expect(["payze", "multicard", "uzum-checkout", "click"].map(paymentTypeFromProvider)).toEqual([
    "PAYZE",
    "RAHMAT",
    "UZUM",
    "CLICK",
  ]);
  expect(["gone", "constructor"].map(paymentTypeFromProvider)).toEqual(["OTHER", "OTHER"]);
});
