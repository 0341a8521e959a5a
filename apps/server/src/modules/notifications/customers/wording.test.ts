import { expect, test } from "vitest";
import { orderNotification } from "./wording.ts";

const told = (order: { status: string; serviceType?: string; isShop?: boolean }) =>
  orderNotification({ serviceType: "DELIVERY", isShop: false, number: 12, ...order })?.text.eng;

test("[CT-4] a kitchen cooks and wishes a good meal, a shop packs and thanks", () => {
  expect(told({ status: "ACCEPTED" })).toBe("We are starting on it.");
  expect(told({ status: "ACCEPTED", isShop: true })).toBe("We are starting to pack it.");
  expect(told({ status: "DELIVERED" })).toMatch(/^Enjoy!/);
  expect(told({ status: "DELIVERED", isShop: true })).toMatch(/^Thank you for shopping!/);
  expect(told({ status: "CANCELED", isShop: true })).toBe(told({ status: "CANCELED" }));
});

test("[CT-4] who fetches an order is waited for, who sits at a table is not", () => {
  expect(told({ status: "DONE", serviceType: "PICK_UP" })).toBe("We are waiting for you.");
  expect(told({ status: "DONE", serviceType: "DINE_IN" })).toBe("The waiter brings it to your table.");
  expect(told({ status: "DONE" })).toBeUndefined();
});
