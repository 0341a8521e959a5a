import { expect, test } from "vitest";
import type { OrderBasics } from "../../shop/basket/order-basics.ts";
import { draftStore } from "./draft.ts";
import type { Draft } from "./draft.ts";
import { scheduledOrderBody, orderBody } from "./order-body.ts";
import type { OrderBodyInput } from "./order-body.ts";
import { lineOutOfStockActions } from "./line-out-of-stock-actions.ts";

const basics: OrderBasics = {
  serviceType: "DELIVERY",
  branchId: "b",
  cartItems: [{ productId: "p", count: 2, modifications: [] }],
  address: { streetName: "Chilonzor", latitude: 41.3, longitude: 69.2 },
  tableId: null,
  tableSecret: null,
};
const written: Draft = {
  ...draftStore.get(),
  comment: "  piyozsiz ",
  courierComment: "hovlidan",
  cutlery: 2,
  isLeaveAtDoor: true,
  isCallOnArrival: true,
  changeFrom: 200_000,
};

function bodyOf(input: Partial<OrderBodyInput> = {}) {
  return orderBody({
    basics,
    draft: written,
    whenGone: ["CALL"],
    paymentType: "CASH",
    promoCode: null,
    cashback: 0,
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
  expect(bodyOf()).toMatchObject({ comment: "piyozsiz", courierComment: "hovlidan", receiver: null });
  expect(bodyOf({ draft: { ...written, comment: "   " } }).comment).toBeNull();
});

test("[CH-8] the choice for a sold-out product is a field of its line, not part of the comment", () => {
  const body = bodyOf({ whenGone: ["LEAVE_OUT"] });
  expect(body.cartItems).toMatchObject([{ productId: "p", whenGone: "LEAVE_OUT" }]);
  expect(body.comment).toBe("piyozsiz");
});

test("[CH-8] a call for a sold-out product is the default and is omitted", () => {
  expect(JSON.stringify(bodyOf({ whenGone: ["CALL"] }))).not.toContain("whenGone");
});

test("[CH-8] a line without its own choice uses the order's", () => {
  const lines = [{ whenGone: "LEAVE_OUT" as const }, {}];
  expect(lineOutOfStockActions(lines, { whenGone: "REPLACE" })).toEqual(["LEAVE_OUT", "REPLACE"]);
});

test("[BK-8] each line has the displayed price, and none after the customer accepts another total", () => {
  expect(bodyOf().cartItems).toEqual([{ ...basics.cartItems[0], price: 50_000 }]);
  expect(bodyOf({ unitPrices: null }).cartItems).toEqual([{ ...basics.cartItems[0], price: null }]);
});

test("[BK-6] omits delivery fields for a pickup", () => {
  const body = bodyOf({ basics: { ...basics, serviceType: "PICK_UP", address: null } });
  expect(body).toMatchObject({
    courierComment: null,
    isLeaveAtDoor: false,
    isCallOnArrival: false,
    deliveryTariffId: null,
    cutlery: 2,
  });
});

test("asks for change only for cash", () => {
  expect(bodyOf().changeFrom).toBe(200_000);
  expect(bodyOf({ paymentType: "TERMINAL" }).changeFrom).toBeNull();
  expect(bodyOf({ totalPrice: 200_000 }).changeFrom).toBeNull();
  expect(bodyOf({ basics: { ...basics, serviceType: "DINE_IN", tableId: "t" } }).changeFrom).toBeNull();
});

test("[CH-10] sends another receiver only if one is entered", () => {
  const draft = { ...written, isOtherReceiver: true, receiverName: " Lola ", receiverPhone: "+998901234567" };
  expect(bodyOf({ draft }).receiver).toEqual({ name: "Lola", phone: "+998901234567" });
  expect(bodyOf({ draft: { ...draft, isOtherReceiver: false } }).receiver).toBeNull();
  const table = { ...basics, serviceType: "DINE_IN" as const, address: null, tableId: "1" };
  expect(bodyOf({ draft, basics: table }).receiver, "at a table it is who sits there").toBeNull();
});

test("[OR-10] the receipt goes to the customer's own phone, or to another that was typed", () => {
  const draft = { ...written, isReceiptWanted: true };
  expect(bodyOf({ draft })).toMatchObject({ sendCheque: true, sendChequePhone: null });
  expect(bodyOf({ draft: { ...draft, receiptPhone: "+998" } }).sendChequePhone).toBeNull();
  const other = { ...draft, receiptPhone: "+998907654321" };
  expect(bodyOf({ draft: other }).sendChequePhone).toBe("+998907654321");
  expect(bodyOf({ draft: { ...other, isReceiptWanted: false } }).sendChequePhone).toBeNull();
});

test("[CH-7] an order is scheduled if a day and time are chosen and requested", () => {
  const slot = { day: "2026-11-25", time: "12:30" };
  expect(scheduledOrderBody(bodyOf(), { ...written, isLater: true, slot })).toMatchObject(slot);
  expect(scheduledOrderBody(bodyOf(), { ...written, isLater: false, slot })).toBeNull();
  expect(scheduledOrderBody(bodyOf(), { ...written, isLater: true, slot: null })).toBeNull();
});
