import { expect, test } from "vitest";
import type { Bill, Checkout, PaymentProvider } from "./gateways/payment-provider.ts";
import { withFallbackProvider } from "./providers.ts";

const bill = { merchantId: "m", orderId: "o" } as Bill;
const payer = { origin: "https://shop.example", language: "uz", returnUrl: "https://shop.example/" } as const;
const createAnsweringProvider = (answer: Checkout | "paid" | "closed" | null | Error): PaymentProvider => ({
  types: ["UZUM"],
  checkout: async () => {
    if (answer instanceof Error) throw answer;
    return answer;
  },
  refund: async () => "by_hand",
});
const secondProvider = createAnsweringProvider({ url: "https://second.example" });
const checkoutWithFallback = (first: Parameters<typeof createAnsweringProvider>[0]) =>
  withFallbackProvider(createAnsweringProvider(first), secondProvider).checkout(bill, payer);

test("[PY-2] [PY-3] offers the second of two protocols only if the brand has no account with the first", async () => {
  expect(await checkoutWithFallback(null)).toEqual({ url: "https://second.example" });
  expect(await checkoutWithFallback({ url: "https://first.example" })).toEqual({
    url: "https://first.example",
  });
});

test("[PY-3] the second protocol's link cannot pay a bill that the first has not closed", async () => {
  for (const answer of ["closed", "paid"] as const) expect(await checkoutWithFallback(answer)).toBe(answer);
  await expect(checkoutWithFallback(new Error("no answer"))).rejects.toThrow("no answer");
});
