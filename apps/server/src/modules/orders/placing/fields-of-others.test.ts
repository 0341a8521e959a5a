import type { Order } from "@dasturxon/contract";
import { expect, test } from "vitest";
import { CUSTOMER_PHONE, createPickupBody, createTestShop } from "../../../testing/test-shop.ts";

const app = await createTestShop();
const { token } = await app.signIn(CUSTOMER_PHONE);
const foreignFieldNames =
  "telegramId hallId serviceId waiterId eatsId posterOrderId posterErrorMessage".split(" ");
const foreignFields = {
  ...Object.fromEntries(foreignFieldNames.map((name) => [name, "1"])),
  deliveryTypeComment: "by taxi",
  courierPaid: true,
  day2: "2030-01-01",
  time2: "10:00",
};

test("[EN-7, AP-4] ignores fields of tills and external services sent by a client, without an error", async () => {
  const body = { ...createPickupBody(), ...foreignFields };
  const placed = await app.call<Order>("/orders/v1/orders", { token, body });
  expect(placed.status).toBe(200);
  for (const field of Object.keys(foreignFields)) expect(placed.body).not.toHaveProperty(field);
});
