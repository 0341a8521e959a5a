import { beforeEach, expect, test } from "vitest";
import { changeFulfillment, fulfillmentStore } from "../../shop/location/fulfillment.ts";
import type { DeliveryAddress } from "../../shop/location/fulfillment.ts";
import { saveGuestAddress } from "../../shop/location/guest-addresses.ts";
import { resetStores } from "../../platform/stored-store.ts";
import { startNewOrder } from "./begin-order.ts";
import { choosePayment, checkoutDraftStore, toOrderKind, getPaymentForOrderKind } from "./draft.ts";

const homeAddress: DeliveryAddress = {
  id: null,
  streetName: "Katartal koʻchasi",
  houseNumber: "5",
  latitude: 41.287855,
  longitude: 69.209314,
  details: { office: "12" },
  comment: "Darvoza koʻk",
};

beforeEach(() => resetStores());

test("[CH-8] a new order goes to the saved address, without the notes of the previous order", () => {
  const saved = saveGuestAddress(homeAddress);
  changeFulfillment({ address: { ...saved, details: { office: "12", floor: "3" }, comment: "Tezroq" } });
  startNewOrder("o", "DELIVERY");
  expect(fulfillmentStore.get().address).toEqual(saved);
});

test("[CH-8] an address that was only looked up keeps no details, including a landmark used as the house", () => {
  changeFulfillment({ address: { ...homeAddress, details: { office: "12", landmark: "12-maktab" } } });
  startNewOrder("o", "DELIVERY");
  expect(fulfillmentStore.get().address).toEqual({
    ...homeAddress,
    details: { landmark: "12-maktab" },
    comment: null,
  });
});

test("[CH-6] the next order has the payment method of the previous one of its service type, never of another", () => {
  choosePayment({ paymentType: "PAYME", cardId: "card" });
  const chosen = { paymentType: "PAYME", cardId: "card" };
  const none = { paymentType: null, cardId: null };
  expect(getPaymentForOrderKind(checkoutDraftStore.get(), "PICK_UP")).toEqual(chosen);
  startNewOrder("o", toOrderKind({ serviceType: "DELIVERY" }));
  expect(getPaymentForOrderKind(checkoutDraftStore.get(), "DELIVERY")).toEqual(chosen);
  for (const kind of ["PICK_UP", "DINE_IN", "TABLE", null] as const)
    expect(getPaymentForOrderKind(checkoutDraftStore.get(), kind), String(kind)).toEqual(none);
  choosePayment({ paymentType: "CASH", cardId: null });
  startNewOrder("p", toOrderKind({ serviceType: "DINE_IN", tableId: "t" }));
  expect(getPaymentForOrderKind(checkoutDraftStore.get(), "DINE_IN")).toEqual(none);
  expect(getPaymentForOrderKind(checkoutDraftStore.get(), "TABLE")).toEqual({
    paymentType: "CASH",
    cardId: null,
  });
});
