import { expect, test } from "vitest";
import { formatLatePaymentLines } from "./late-money.ts";

const brand = { currency: "UZS" } as unknown as Parameters<typeof formatLatePaymentLines>[1]["brand"];
const sampleInstant = "2026-03-02T08:00:00.000Z";
const latePayment = { id: "l", provider: "payze", amount: 106_000, cameAt: sampleInstant, givenAt: null };

test("[PY-5] notifies the courier's chat and the group of a late payment until it is refunded", () => {
  const formatLatePayment = (more: object) =>
    formatLatePaymentLines({ latePayments: [{ ...latePayment, ...more }] }, { brand, language: "en" });
  expect(formatLatePayment({})).toEqual([expect.stringMatching(/Payze: 106.000.* came late/)]);
  expect(formatLatePayment({ givenAt: sampleInstant })).toEqual([]);
});
