import type { BoardOrder } from "@dasturxon/contract";
import { expect, test } from "vitest";
import { latePaymentWords } from "./late-payment-words.ts";
import { isMoneyDue, isMoneyLost, moneyWords, otherDueRefunds } from "./money-words.ts";

const AT = "2026-03-02T08:00:00.000Z";
type Late = BoardOrder["latePayments"][number];
const late = (more: Partial<Late> = {}): Late => ({
  id: "l",
  paymentType: "PAYZE",
  amount: 106_000,
  cameAt: AT,
  givenAt: null,
  ...more,
});
const part = (amount: number, givenAt: string | null) =>
  ({ id: `p${amount}`, amount, lines: null, createdAt: AT, givenAt }) as BoardOrder["partRefunds"][number];
const order = (more: Partial<BoardOrder> = {}) =>
  ({
    paymentType: "CASH",
    isPaid: false,
    isRefundDue: false,
    refundedAt: null,
    refundRefusedAt: null,
    partRefunds: [],
    latePayments: [],
    ...more,
  }) as unknown as BoardOrder;

test("[PY-5] a cash order with a late Payze payment is still unpaid, and its payment is due for refund", () => {
  const paidTwice = order({ latePayments: [late()] });
  expect(moneyWords(paidTwice)).toBe("order.unpaid");
  expect(otherDueRefunds(paidTwice)).toEqual({ parts: 0, late: [late()] });
  expect(isMoneyDue(paidTwice)).toBe(true);
  expect(isMoneyDue(order({ latePayments: [late({ givenAt: AT })] }))).toBe(false);
});

test("[PY-5] adds up refunds of parts, which are due until they are paid out", () => {
  const parts = order({ isPaid: true, partRefunds: [part(5000, AT), part(7000, null), part(3000, null)] });
  expect(otherDueRefunds(parts)).toEqual({ parts: 10_000, late: [] });
  expect(isMoneyDue(parts)).toBe(true);
  expect(isMoneyDue(order({ partRefunds: [part(5000, AT)] }))).toBe(false);
  expect(isMoneyDue(order({ isRefundDue: true }))).toBe(true);
});

test("[PY-5] refunds a late payment automatically only if the provider supports it and has not refused", () => {
  const words = (paymentType: Late["paymentType"], more: Partial<Late> = {}, refundRefusedAt = "") =>
    latePaymentWords(late({ paymentType, ...more }), { refundRefusedAt: refundRefusedAt || null });
  expect(words("PAYZE")).toBe("latePayment.due");
  expect(words("CLICK")).toBe("latePayment.due");
  expect([words("RAHMAT"), words("UZUM")]).toEqual(["latePayment.by-itself", "latePayment.by-itself"]);
  expect(words("RAHMAT", {}, AT)).toBe("latePayment.due");
  expect(words("RAHMAT", { givenAt: AT }, AT)).toBe("latePayment.given");
});

test("[PY-5] highlights an active order whose payment was refunded until the order is finished", () => {
  const back = { isPaid: true, refundedAt: AT };
  expect(isMoneyLost(order({ ...back, status: "COOKING" }))).toBe(true);
  for (const status of ["CANCELED", "CLOSED"] as const)
    expect(isMoneyLost(order({ ...back, status }))).toBe(false);
  expect(isMoneyLost(order({ status: "CANCELED", isRefundDue: true }))).toBe(true);
  expect(isMoneyLost(order({ isPaid: true, status: "COOKING" }))).toBe(false);
});
