import { expect, test } from "vitest";
import { ORDER_STATUSES } from "@dasturxon/domain/order-status";
import { RESERVATION_STATES } from "@dasturxon/domain/reservation";
import {
  createCashbackGrantNotification,
  hasOrderNotification,
  hasReservationNotification,
  createOrderNotification,
} from "./wording.ts";

type NotifiedOrder = Parameters<typeof createOrderNotification>[0];
const usualOrder: Omit<NotifiedOrder, "status"> = {
  serviceType: "DELIVERY",
  number: 12,
  isShop: false,
  isCashbackSpent: false,
  isPromoUsed: false,
};
const getNotificationText = (order: Partial<NotifiedOrder> & Pick<NotifiedOrder, "status">) =>
  createOrderNotification({ ...usualOrder, ...order })?.text.eng;

test("[CT-4] restaurants and shops have different texts", () => {
  expect(getNotificationText({ status: "ACCEPTED" })).toBe("We are starting on it.");
  expect(getNotificationText({ status: "ACCEPTED", isShop: true })).toBe("We are starting to pack it.");
  expect(getNotificationText({ status: "DELIVERED" })).toMatch(/^Enjoy your meal!/);
  expect(getNotificationText({ status: "DELIVERED", isShop: true })).toMatch(/^Thank you for shopping!/);
  expect(getNotificationText({ status: "CANCELED", isShop: true })).toBe(
    getNotificationText({ status: "CANCELED" }),
  );
});

test("[CT-4] the text differs for pickup and for a table", () => {
  expect(getNotificationText({ status: "DONE", serviceType: "PICK_UP" })).toBe("We are waiting for you.");
  expect(getNotificationText({ status: "DONE", serviceType: "DINE_IN" })).toBe(
    "The waiter will bring it to your table.",
  );
  expect(getNotificationText({ status: "DONE" })).toBeUndefined();
});

test("[CT-4] a cancellation mentions cashback and promo code only if they were returned", () => {
  const isCashbackSpent = true;
  const isPromoUsed = true;
  expect(getNotificationText({ status: "CANCELED" })).not.toMatch(/cashback|promo/i);
  expect(getNotificationText({ status: "CANCELED", isCashbackSpent })).toBe(
    "The cashback you spent was returned.",
  );
  expect(getNotificationText({ status: "CANCELED", isPromoUsed })).toBe(
    "The promo code you used was returned.",
  );
  expect(getNotificationText({ status: "CANCELED", isCashbackSpent, isPromoUsed })).toMatch(
    /cashback and the promo code/,
  );
  expect(getNotificationText({ status: "ACCEPTED", isCashbackSpent, isPromoUsed })).toBe(
    "We are starting on it.",
  );
});

test("[CT-4] sends notifications for the statuses that the customer did not cause", () => {
  expect(ORDER_STATUSES.filter(hasOrderNotification)).toEqual([
    "ACCEPTED",
    "DONE",
    "ON_WAY",
    "DELIVERED",
    "CANCELED",
  ]);
  expect(RESERVATION_STATES.filter(hasReservationNotification)).toEqual(["CONFIRMED", "REFUSED"]);
});

test("[CT-4] granted cashback is told with the brand's currency in every language", () => {
  const getCashbackGrantTexts = (currency: "UZS" | "KZT") =>
    Object.values(createCashbackGrantNotification(15_000, currency).text);
  expect(createCashbackGrantNotification(15_000, "UZS").text).toMatchObject({
    uz: "+15\u00a0000\u00a0soʻm",
    ru: "+15\u00a0000\u00a0сум",
  });
  for (const sum of [...getCashbackGrantTexts("UZS"), ...getCashbackGrantTexts("KZT")])
    expect(sum).toMatch(/^\+15\u00a0000\u00a0\S+/);
});
