import type { Order } from "@dasturxon/contract";
import { expect, test } from "vitest";
import { CUSTOMER, pickup, shop } from "../../../testing/test-shop.ts";

const app = await shop();
const { token } = await app.signIn(CUSTOMER);

test("[EN-7, AP-4] what tills and other services know of an order is not a client's to say, and no fault", async () => {
  const ofOthers = {
    telegramId: "1",
    hallId: "2",
    serviceId: "3",
    waiterId: "4",
    deliveryTypeComment: "5",
    courierPaid: true,
    eatsId: "6",
    posterOrderId: "7",
    posterErrorMessage: "8",
    day2: "2030-01-01",
    time2: "10:00",
  };
  const { status, body } = await app.call<Order>("/orders/v1/orders", {
    token,
    body: { ...pickup(), ...ofOthers },
  });
  expect(status).toBe(200);
  for (const field of Object.keys(ofOthers)) expect(body).not.toHaveProperty(field);
});
