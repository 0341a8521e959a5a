import { expect, test } from "vitest";
import { resolvePaymentType } from "./payment-to-use.ts";

test("[CK-1, CH-6] the Click app starts with Click's payment, web and Telegram with cash, and a choice is kept", () => {
  const offered = ["CASH", "CLICK_MINI_APP", "PAYME"] as const;
  expect(resolvePaymentType(offered, { wanted: null, shell: "click" })).toBe("CLICK_MINI_APP");
  expect(resolvePaymentType(offered, { wanted: "CASH", shell: "click" })).toBe("CASH");
  expect(resolvePaymentType(offered, { wanted: null, shell: "web" })).toBe("CASH");
  expect(resolvePaymentType(["PAYME", "CASH"], { wanted: null, shell: "telegram" })).toBe("CASH");
  expect(resolvePaymentType(["PAYME", "CASH"], { wanted: null, shell: "click" })).toBe("CASH");
  expect(resolvePaymentType(["PAYME", "CLICK"], { wanted: null, shell: "web" })).toBe("PAYME");
  expect(resolvePaymentType(["CASH"], { wanted: "PAYME", shell: "click" })).toBe("CASH");
  expect(resolvePaymentType([], { wanted: "CASH", shell: "web" })).toBeNull();
});
