import { expect, test } from "vitest";
import { lateSentence, moneyBackSentences, type PaidOrder } from "./money-back-words.ts";

const AT = "2026-03-02T08:00:00.000Z";
type Late = PaidOrder["latePayments"][number];
const late = (more: Partial<Late> = {}): Late => ({
  id: "l",
  paymentType: "PAYZE",
  amount: 106_000,
  cameAt: AT,
  givenAt: null,
  ...more,
});
const order = (more: Partial<PaidOrder> = {}): PaidOrder => ({
  isPaid: false,
  refundedAt: null,
  totalPrice: 47_000,
  cashback: 0,
  paymentType: "CASH",
  latePayments: [],
  partRefunds: [],
  ...more,
});
const said = (more: Partial<PaidOrder>) => moneyBackSentences(order(more)).map(({ id }) => id);

test("[OR-8] [PY-5] says that no money was taken for a cash order without payments", () => {
  expect(said({})).toEqual(["order.money.notTaken"]);
  expect(said({ latePayments: [late()] })).toEqual(["order.money.lateReturning"]);
  expect(said({ latePayments: [late({ givenAt: AT })] })).toEqual(["order.money.lateReturned"]);
});

test("[OR-8] [PY-5] says for an unpaid online order that no payment was received, since the provider may have one", () => {
  expect(moneyBackSentences(order({ paymentType: "RAHMAT" }))).toEqual([
    { id: "order.money.notCome", sum: 47_000, paymentType: "RAHMAT" },
  ]);
  const came = late({ paymentType: "RAHMAT" });
  expect(said({ paymentType: "RAHMAT", latePayments: [came] })).toEqual(["order.money.lateReturning"]);
});

test("[PY-5] names a late payment with provider and amount, beside the order's payment and cashback", () => {
  const both = { isPaid: true, paymentType: "RAHMAT", cashback: 500, latePayments: [late()] } as const;
  expect(moneyBackSentences(order({ ...both, latePayments: [late()] }))).toEqual([
    { id: "order.money.returningBy", sum: 47_000, paymentType: "RAHMAT" },
    { id: "order.money.lateReturning", sum: 106_000, paymentType: "PAYZE" },
    { id: "order.money.cashback", sum: 500, paymentType: "RAHMAT" },
  ]);
  expect(said({ isPaid: true, refundedAt: AT })).toEqual(["order.money.returned"]);
  const part = { id: "p", amount: 7000, lines: null, createdAt: AT, givenAt: AT };
  const rest = moneyBackSentences(order({ isPaid: true, partRefunds: [part] }));
  expect(rest, "a part that went back is not promised again").toMatchObject([{ sum: 40_000 }]);
  expect(said({ isPaid: true })).toEqual(["order.money.returning"]);
  expect(lateSentence(late({ givenAt: AT }))).toMatchObject({ id: "order.money.lateReturned", sum: 106_000 });
});
