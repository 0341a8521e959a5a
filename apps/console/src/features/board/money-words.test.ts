import type { BoardOrder } from "@dasturxon/contract";
import { expect, test } from "vitest";
import { formatLatePaymentStatus } from "./late-payment-words.ts";
import {
  hasDueRefund,
  hasUnresolvedRefund,
  getPaymentStatusMessageId,
  getOtherDueRefunds,
} from "./money-words.ts";

const SAMPLE_INSTANT = "2026-03-02T08:00:00.000Z";
type LatePayment = BoardOrder["latePayments"][number];
const createLatePayment = (more: Partial<LatePayment> = {}): LatePayment => ({
  id: "l",
  paymentType: "PAYZE",
  amount: 106_000,
  cameAt: SAMPLE_INSTANT,
  givenAt: null,
  ...more,
});
const createPartRefund = (amount: number, givenAt: string | null) =>
  ({
    id: `p${amount}`,
    amount,
    lines: null,
    createdAt: SAMPLE_INSTANT,
    givenAt,
  }) as BoardOrder["partRefunds"][number];
const createOrder = (more: Partial<BoardOrder> = {}) =>
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
  const paidTwice = createOrder({ latePayments: [createLatePayment()] });
  expect(getPaymentStatusMessageId(paidTwice)).toBe("order.unpaid");
  expect(getOtherDueRefunds(paidTwice)).toEqual({ parts: 0, late: [createLatePayment()] });
  expect(hasDueRefund(paidTwice)).toBe(true);
  expect(hasDueRefund(createOrder({ latePayments: [createLatePayment({ givenAt: SAMPLE_INSTANT })] }))).toBe(
    false,
  );
});

test("[PY-5] adds up refunds of parts, which are due until they are paid out", () => {
  const parts = createOrder({
    isPaid: true,
    partRefunds: [
      createPartRefund(5000, SAMPLE_INSTANT),
      createPartRefund(7000, null),
      createPartRefund(3000, null),
    ],
  });
  expect(getOtherDueRefunds(parts)).toEqual({ parts: 10_000, late: [] });
  expect(hasDueRefund(parts)).toBe(true);
  expect(hasDueRefund(createOrder({ partRefunds: [createPartRefund(5000, SAMPLE_INSTANT)] }))).toBe(false);
  expect(hasDueRefund(createOrder({ isRefundDue: true }))).toBe(true);
});

test("[PY-5] refunds a late payment automatically only if the provider supports it and has not refused", () => {
  const formatLatePaymentOf = (
    paymentType: LatePayment["paymentType"],
    more: Partial<LatePayment> = {},
    refundRefusedAt = "",
  ) =>
    formatLatePaymentStatus(createLatePayment({ paymentType, ...more }), {
      refundRefusedAt: refundRefusedAt || null,
    });
  expect(formatLatePaymentOf("PAYZE")).toBe("latePayment.due");
  expect(formatLatePaymentOf("CLICK")).toBe("latePayment.due");
  expect([formatLatePaymentOf("RAHMAT"), formatLatePaymentOf("UZUM")]).toEqual([
    "latePayment.by-itself",
    "latePayment.by-itself",
  ]);
  expect(formatLatePaymentOf("RAHMAT", {}, SAMPLE_INSTANT)).toBe("latePayment.due");
  expect(formatLatePaymentOf("RAHMAT", { givenAt: SAMPLE_INSTANT }, SAMPLE_INSTANT)).toBe(
    "latePayment.given",
  );
});

test("[PY-5] highlights an active order whose payment was refunded until the order is finished", () => {
  const back = { isPaid: true, refundedAt: SAMPLE_INSTANT };
  expect(hasUnresolvedRefund(createOrder({ ...back, status: "COOKING" }))).toBe(true);
  for (const status of ["CANCELED", "CLOSED"] as const)
    expect(hasUnresolvedRefund(createOrder({ ...back, status }))).toBe(false);
  expect(hasUnresolvedRefund(createOrder({ status: "CANCELED", isRefundDue: true }))).toBe(true);
  expect(hasUnresolvedRefund(createOrder({ isPaid: true, status: "COOKING" }))).toBe(false);
});
