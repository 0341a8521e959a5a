import { expect, test } from "vitest";
import { ORDER_STATUSES } from "@dasturxon/domain/order-status";
import { RESERVATION_STATES } from "@dasturxon/domain/reservation";
import {
  cashbackGrantNotification,
  hasOrderWords,
  hasReservationWords,
  orderNotification,
} from "./wording.ts";

type OrderToWord = Parameters<typeof orderNotification>[0];
const usualOrder: Omit<OrderToWord, "status"> = {
  serviceType: "DELIVERY",
  number: 12,
  isShop: false,
  isCashbackSpent: false,
  isPromoUsed: false,
};
const notificationText = (order: Partial<OrderToWord> & Pick<OrderToWord, "status">) =>
  orderNotification({ ...usualOrder, ...order })?.text.eng;

test("[CT-4] restaurants and shops have different texts", () => {
  expect(notificationText({ status: "ACCEPTED" })).toBe("We are starting on it.");
  expect(notificationText({ status: "ACCEPTED", isShop: true })).toBe("We are starting to pack it.");
  expect(notificationText({ status: "DELIVERED" })).toMatch(/^Enjoy!/);
  expect(notificationText({ status: "DELIVERED", isShop: true })).toMatch(/^Thank you for shopping!/);
  expect(notificationText({ status: "CANCELED", isShop: true })).toBe(
    notificationText({ status: "CANCELED" }),
  );
});

test("[CT-4] the text differs for pickup and for a table", () => {
  expect(notificationText({ status: "DONE", serviceType: "PICK_UP" })).toBe("We are waiting for you.");
  expect(notificationText({ status: "DONE", serviceType: "DINE_IN" })).toBe(
    "The waiter brings it to your table.",
  );
  expect(notificationText({ status: "DONE" })).toBeUndefined();
});

test("[CT-4] a cancellation mentions cashback and promo code only if they were returned", () => {
  const isCashbackSpent = true;
  const isPromoUsed = true;
  expect(notificationText({ status: "CANCELED" })).not.toMatch(/cashback|promo/i);
  expect(notificationText({ status: "CANCELED", isCashbackSpent })).toBe(
    "The cashback you spent was returned.",
  );
  expect(notificationText({ status: "CANCELED", isPromoUsed })).toBe("The promo code you used was returned.");
  expect(notificationText({ status: "CANCELED", isCashbackSpent, isPromoUsed })).toMatch(
    /cashback and the promo code/,
  );
  expect(notificationText({ status: "ACCEPTED", isCashbackSpent, isPromoUsed })).toBe(
    "We are starting on it.",
  );
});

test("[CT-4] sends notifications for the statuses that the customer did not cause", () => {
  expect(ORDER_STATUSES.filter(hasOrderWords)).toEqual([
    "ACCEPTED",
    "DONE",
    "ON_WAY",
    "DELIVERED",
    "CANCELED",
  ]);
  expect(RESERVATION_STATES.filter(hasReservationWords)).toEqual(["CONFIRMED", "REFUSED"]);
});

test("[CT-4] granted cashback is told with the brand's currency in every language", () => {
  const grantTexts = (currency: "UZS" | "KZT") =>
    Object.values(cashbackGrantNotification(15_000, currency).text);
  expect(cashbackGrantNotification(15_000, "UZS").text).toMatchObject({
    uz: "+15\u00a0000\u00a0soʻm",
    ru: "+15\u00a0000\u00a0сум",
  });
  for (const sum of [...grantTexts("UZS"), ...grantTexts("KZT")])
    expect(sum).toMatch(/^\+15\u00a0000\u00a0\S+/);
});
