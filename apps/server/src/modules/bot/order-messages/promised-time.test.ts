import { sql } from "kysely";
import { expect, test } from "vitest";
import { CUSTOMER_PHONE, createPickupBody, postOrder, createTestShop } from "../../../testing/test-shop.ts";
import { loadBrandBasics } from "../../merchants/index.ts";
import { selectOrderForNotification } from "../../orders/index.ts";
import { composeCourierMessage } from "../couriers/courier-message.ts";
import { composeGuestMessage } from "./guest-message.ts";

const app = await createTestShop();
const { token } = await app.signIn(CUSTOMER_PHONE);

test("[EN-7] the customer's and the courier's chat messages show the whole requested time window", async () => {
  const { id } = await postOrder(app, token, createPickupBody());
  const [deliveryAt, deliveryUntil] = [
    new Date("2030-03-03T13:00:00.000Z"),
    new Date("2030-03-03T14:00:00.000Z"),
  ];
  const { told, brand } = await app.db.tenant(app.osh, async (tx) => {
    await sql`update orders set delivery_at = ${deliveryAt}, delivery_until = ${deliveryUntil},
      promised_at = ${deliveryUntil} where merchant_id = ${app.osh} and id = ${id}`.execute(tx);
    return {
      told: await selectOrderForNotification(tx, app.osh, id),
      brand: await loadBrandBasics(tx, app.osh),
    };
  });
  if (!told) throw new Error("the order was not stored");
  const shown = { brand, language: "ru" } as const;
  expect(composeGuestMessage(told, { ...shown, storeUrl: "https://osh.example" }).text).toContain(
    "🕐 18:00–19:00",
  );
  const order = {
    number: 7,
    status: "ATTACHED",
    serviceType: "DELIVERY",
    branch: { name: { uz: "Markaz" } },
    breakdown: { totalPrice: 50_000 },
    latePayments: [],
    alertStep: null,
    promisedAt: deliveryUntil,
    deliveryAt,
    deliveryUntil,
  };
  const { text } = composeCourierMessage(
    order as unknown as Parameters<typeof composeCourierMessage>[0],
    shown,
  );
  expect(text).toContain("🕐 18:00–19:00");
});
