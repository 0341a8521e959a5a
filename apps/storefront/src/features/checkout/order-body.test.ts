import { expect, test } from "vitest";
import type { OrderBasics } from "../../shop/basket/order-basics.ts";
import { checkoutDraftStore } from "./draft.ts";
import type { CheckoutDraft } from "./draft.ts";
import { buildScheduledOrderBody, buildOrderBody } from "./order-body.ts";
import type { OrderBodyInput } from "./order-body.ts";
import { listOutOfStockActions } from "./line-out-of-stock-actions.ts";

const orderBasics: OrderBasics = {
  serviceType: "DELIVERY",
  branchId: "b",
  cartItems: [{ productId: "p", count: 2, modifications: [] }],
  address: { streetName: "Chilonzor", latitude: 41.3, longitude: 69.2 },
  tableId: null,
  tableSecret: null,
};
const writtenDraft: CheckoutDraft = {
  ...checkoutDraftStore.get(),
  comment: "  piyozsiz ",
  courierComment: "hovlidan",
  cutlery: 2,
  isLeaveAtDoor: true,
  isCallOnArrival: true,
  changeFrom: 200_000,
};

function createOrderBody(input: Partial<OrderBodyInput> = {}) {
  return buildOrderBody({
    basics: orderBasics,
    draft: writtenDraft,
    whenGone: ["CALL"],
    paymentType: "CASH",
    promoCode: null,
    cashback: 0,
    tip: 0,
    deliveryTariffId: "t",
    groupOrder: null,
    orderDevice: "CLIENT_WEB",
    language: "uz",
    totalPrice: 100_000,
    unitPrices: [50_000],
    ...input,
  });
}

test("[CH-10] trims comments and omits empty ones", () => {
  expect(createOrderBody()).toMatchObject({
    comment: "piyozsiz",
    courierComment: "hovlidan",
    receiver: null,
  });
  expect(createOrderBody({ draft: { ...writtenDraft, comment: "   " } }).comment).toBeNull();
});

test("[CH-8] the choice for a sold-out product is a field of its line, not part of the comment", () => {
  const body = createOrderBody({ whenGone: ["LEAVE_OUT"] });
  expect(body.cartItems).toMatchObject([{ productId: "p", whenGone: "LEAVE_OUT" }]);
  expect(body.comment).toBe("piyozsiz");
});

test("[CH-8] a call for a sold-out product is the default and is omitted", () => {
  expect(JSON.stringify(createOrderBody({ whenGone: ["CALL"] }))).not.toContain("whenGone");
});

test("[CH-8] a line without its own choice uses the order's", () => {
  const lines = [{ whenGone: "LEAVE_OUT" as const }, {}];
  expect(listOutOfStockActions(lines, { whenGone: "REPLACE" })).toEqual(["LEAVE_OUT", "REPLACE"]);
});

test("[BK-8] each line has the displayed price, and none after the customer accepts another total", () => {
  expect(createOrderBody().cartItems).toEqual([{ ...orderBasics.cartItems[0], price: 50_000 }]);
  expect(createOrderBody({ unitPrices: null }).cartItems).toEqual([
    { ...orderBasics.cartItems[0], price: null },
  ]);
});

test("[BK-6] omits delivery fields for a pickup", () => {
  const body = createOrderBody({ basics: { ...orderBasics, serviceType: "PICK_UP", address: null } });
  expect(body).toMatchObject({
    courierComment: null,
    isLeaveAtDoor: false,
    isCallOnArrival: false,
    deliveryTariffId: null,
    cutlery: 2,
  });
});

test("asks for change only for cash, and not for dine-in", () => {
  expect(createOrderBody().changeFrom).toBe(200_000);
  expect(createOrderBody({ paymentType: "TERMINAL" }).changeFrom).toBeNull();
  expect(createOrderBody({ totalPrice: 200_000 }).changeFrom).toBeNull();
  for (const tableId of ["t", null])
    expect(
      createOrderBody({ basics: { ...orderBasics, serviceType: "DINE_IN", tableId } }).changeFrom,
    ).toBeNull();
});

test("[CH-10] sends another receiver only if one is entered", () => {
  const draft = {
    ...writtenDraft,
    isOtherReceiver: true,
    receiverName: " Lola ",
    receiverPhone: "+998901234567",
  };
  expect(createOrderBody({ draft }).receiver).toEqual({ name: "Lola", phone: "+998901234567" });
  expect(createOrderBody({ draft: { ...draft, isOtherReceiver: false } }).receiver).toBeNull();
});

test("[OR-10] the receipt goes to the customer's own phone, or to another that was typed", () => {
  const draft = { ...writtenDraft, isReceiptWanted: true };
  expect(createOrderBody({ draft })).toMatchObject({ sendCheque: true, sendChequePhone: null });
  expect(createOrderBody({ draft: { ...draft, receiptPhone: "+998" } }).sendChequePhone).toBeNull();
  const other = { ...draft, receiptPhone: "+998907654321" };
  expect(createOrderBody({ draft: other }).sendChequePhone).toBe("+998907654321");
  expect(createOrderBody({ draft: { ...other, isReceiptWanted: false } }).sendChequePhone).toBeNull();
});

test("[CH-7] an order is scheduled if a day and time are chosen and requested", () => {
  const slot = { day: "2026-11-25", time: "12:30" };
  expect(buildScheduledOrderBody(createOrderBody(), { ...writtenDraft, isLater: true, slot })).toMatchObject(
    slot,
  );
  expect(buildScheduledOrderBody(createOrderBody(), { ...writtenDraft, isLater: false, slot })).toBeNull();
  expect(
    buildScheduledOrderBody(createOrderBody(), { ...writtenDraft, isLater: true, slot: null }),
  ).toBeNull();
});

test("a tip is sent for a delivery only, is omitted if there is none, and raises the amount that needs change", () => {
  expect(createOrderBody({ tip: 5_000 })).toMatchObject({ tip: 5_000, totalPrice: 100_000 });
  expect(createOrderBody().tip).toBeUndefined();
  const fetched = { ...orderBasics, serviceType: "PICK_UP" } as const;
  expect(createOrderBody({ tip: 5_000, basics: fetched }).tip).toBeUndefined();
  const draft = { ...writtenDraft, changeFrom: 104_000 };
  expect(createOrderBody({ draft }).changeFrom).toBe(104_000);
  expect(createOrderBody({ draft, tip: 5_000 }).changeFrom).toBeNull();
});
