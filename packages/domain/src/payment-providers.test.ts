import { expect, test } from "vitest";
import { paymentTypeAt } from "./payment-providers.ts";

test("[PY-1] a provider's payment is called by how it is paid there; one that is known no more, by something else", () => {
  expect(["payze", "multicard", "uzum-checkout", "click"].map(paymentTypeAt)).toEqual([
    "PAYZE",
    "RAHMAT",
    "UZUM",
    "CLICK",
  ]);
  expect(["gone", "constructor"].map(paymentTypeAt)).toEqual(["OTHER", "OTHER"]);
});
