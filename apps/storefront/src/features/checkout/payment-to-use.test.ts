import { expect, test } from "vitest";
import { resolvePaymentType } from "./payment-to-use.ts";

test("[CK-1, CH-6] the Click app starts with Click's payment, the web with the brand's first, and a choice is kept", () => {
  const offered = ["CASH", "CLICK_MINI_APP", "PAYME"] as const;
  expect(resolvePaymentType(offered, { wanted: null, shell: "click" })).toBe("CLICK_MINI_APP");
  expect(resolvePaymentType(offered, { wanted: "CASH", shell: "click" })).toBe("CASH");
  expect(resolvePaymentType(offered, { wanted: null, shell: "web" })).toBe("CASH");
  expect(resolvePaymentType(["CASH"], { wanted: "PAYME", shell: "click" })).toBe("CASH");
  expect(resolvePaymentType([], { wanted: "CASH", shell: "web" })).toBeNull();
});
