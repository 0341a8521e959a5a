import { expect, test } from "vitest";
import { toLatePaymentSentence, listMoneyBackSentences, type PaidOrder } from "./money-back-words.ts";

const SAMPLE_INSTANT = "2026-03-02T08:00:00.000Z";
type LatePayment = PaidOrder["latePayments"][number];
const createLatePayment = (more: Partial<LatePayment> = {}): LatePayment => ({
  id: "l",
  paymentType: "PAYZE",
  amount: 106_000,
  cameAt: SAMPLE_INSTANT,
  givenAt: null,
  ...more,
});
const createOrder = (more: Partial<PaidOrder> = {}): PaidOrder => ({
  isPaid: false,
  refundedAt: null,
  status: "CANCELED",
  serviceType: "DELIVERY",
  totalPrice: 47_000,
  tip: 0,
  cashback: 0,
  paymentType: "CASH",
  latePayments: [],
  partRefunds: [],
  ...more,
});
const formatMoneyBack = (more: Partial<PaidOrder>) =>
  listMoneyBackSentences(createOrder(more)).map(({ id }) => id);

test("[OR-8] [PY-5] says that no money was taken for a cash order without payments", () => {
  expect(formatMoneyBack({})).toEqual(["order.money.notTaken"]);
  expect(formatMoneyBack({ latePayments: [createLatePayment()] })).toEqual(["order.money.lateReturning"]);
  expect(formatMoneyBack({ latePayments: [createLatePayment({ givenAt: SAMPLE_INSTANT })] })).toEqual([
    "order.money.lateReturned",
  ]);
});

test("[OR-8] [PY-5] says for an unpaid online order that no payment was received, since the provider may have one", () => {
  expect(listMoneyBackSentences(createOrder({ paymentType: "RAHMAT" }))).toEqual([
    { id: "order.money.notCome", sum: 47_000, paymentType: "RAHMAT" },
  ]);
  const came = createLatePayment({ paymentType: "RAHMAT" });
  expect(formatMoneyBack({ paymentType: "RAHMAT", latePayments: [came] })).toEqual([
    "order.money.lateReturning",
  ]);
});

test("[PY-5] names no refund of 0 for an order paid by cashback or refunded in parts", () => {
  const byCashback = { isPaid: true, totalPrice: 0, cashback: 47_000, paymentType: "CLICK" } as const;
  expect(formatMoneyBack(byCashback)).toEqual(["order.money.cashback"]);
  const tip = { id: "r", amount: 5000, lines: null, createdAt: SAMPLE_INSTANT, givenAt: null };
  const fetched = { serviceType: "PICK_UP", tip: 5000, partRefunds: [tip] } as const;
  expect(formatMoneyBack({ ...byCashback, ...fetched, partRefunds: [tip] })).toEqual([
    "order.money.cashback",
  ]);
});

test("[PY-5] names a late payment with provider and amount, beside the order's payment and cashback", () => {
  const both = {
    isPaid: true,
    paymentType: "RAHMAT",
    cashback: 500,
    latePayments: [createLatePayment()],
  } as const;
  expect(listMoneyBackSentences(createOrder({ ...both, latePayments: [createLatePayment()] }))).toEqual([
    { id: "order.money.returningBy", sum: 47_000, paymentType: "RAHMAT" },
    { id: "order.money.lateReturning", sum: 106_000, paymentType: "PAYZE" },
    { id: "order.money.cashback", sum: 500, paymentType: "RAHMAT" },
  ]);
  expect(formatMoneyBack({ isPaid: true, refundedAt: SAMPLE_INSTANT })).toEqual(["order.money.returned"]);
  const part = { id: "p", amount: 7000, lines: null, createdAt: SAMPLE_INSTANT, givenAt: SAMPLE_INSTANT };
  const rest = listMoneyBackSentences(createOrder({ isPaid: true, partRefunds: [part] }));
  expect(rest, "a part that went back is not promised again").toMatchObject([{ sum: 40_000 }]);
  expect(formatMoneyBack({ isPaid: true })).toEqual(["order.money.returning"]);
  expect(toLatePaymentSentence(createLatePayment({ givenAt: SAMPLE_INSTANT }))).toMatchObject({
    id: "order.money.lateReturned",
    sum: 106_000,
  });
});
