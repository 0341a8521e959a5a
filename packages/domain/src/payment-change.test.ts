import { expect, test } from "vitest";
import { listOtherPaymentTypes } from "./payment-change.ts";
import type { PaymentType } from "./payment-type.ts";

const offered: PaymentType[] = ["CASH", "TERMINAL", "PAYME"];
const order = { status: "CREATED", isPaid: false, paymentType: "CASH", totalPrice: 50_000, tip: 0 } as const;

test("[OR-3] an unpaid order may change its payment method, to online only before acceptance", () => {
  expect(listOtherPaymentTypes(order, offered)).toEqual(["TERMINAL", "PAYME"]);
  expect(listOtherPaymentTypes({ ...order, status: "ACCEPTED" }, offered)).toEqual(["TERMINAL"]);
  expect(listOtherPaymentTypes({ ...order, status: "ACCEPTED", totalPrice: 0 }, offered)).toEqual([
    "TERMINAL",
    "PAYME",
  ]);
  expect(listOtherPaymentTypes({ ...order, status: "ON_WAY", paymentType: "PAYME" }, offered)).toEqual([
    "CASH",
    "TERMINAL",
  ]);
});

test("[OR-3] a paid or finished order cannot change its payment method", () => {
  expect(listOtherPaymentTypes({ ...order, isPaid: true }, offered)).toEqual([]);
  for (const status of ["CLOSED", "CANCELED", "DELIVERED"] as const)
    expect(listOtherPaymentTypes({ ...order, status }, offered)).toEqual([]);
});
