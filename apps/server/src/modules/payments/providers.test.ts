import { expect, test } from "vitest";
import type { Bill, Checkout, PaymentProvider } from "./gateways/payment-provider.ts";
import { eitherOf } from "./providers.ts";

const bill = { merchantId: "m", orderId: "o" } as Bill;
const payer = { origin: "https://shop.example", language: "uz", returnUrl: "https://shop.example/" } as const;
const byAnswer = (answer: Checkout | "paid" | "closed" | null | Error): PaymentProvider => ({
  types: ["UZUM"],
  checkout: async () => {
    if (answer instanceof Error) throw answer;
    return answer;
  },
  refund: async () => "by_hand",
});
const second = byAnswer({ url: "https://second.example" });
const shown = (first: Parameters<typeof byAnswer>[0]) =>
  eitherOf(byAnswer(first), second).checkout(bill, payer);

test("[PY-2] [PY-3] offers the second of two protocols only if the brand has no account with the first", async () => {
  expect(await shown(null)).toEqual({ url: "https://second.example" });
  expect(await shown({ url: "https://first.example" })).toEqual({ url: "https://first.example" });
});

test("[PY-3] the second protocol's link cannot pay a bill that the first has not closed", async () => {
  for (const answer of ["closed", "paid"] as const) expect(await shown(answer)).toBe(answer);
  await expect(shown(new Error("no answer"))).rejects.toThrow("no answer");
});
