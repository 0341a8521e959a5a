import { sql } from "kysely";
import { expect, test } from "vitest";
import { CUSTOMER_PHONE, createPickupBody, postOrder, createTestShop } from "../../../testing/test-shop.ts";
import { loadBrandBasics } from "../../merchants/index.ts";
import { selectOrderForNotification } from "../../orders/index.ts";
import { composeCourierMessage } from "../couriers/courier-message.ts";
import { composeGroupMessage } from "../group/group-message.ts";
import { composeGuestMessage } from "./guest-message.ts";

const app = await createTestShop();
const { token } = await app.signIn(CUSTOMER_PHONE);

const [deliveryAt, deliveryUntil] = [
  new Date("2030-03-03T13:00:00.000Z"),
  new Date("2030-03-03T14:00:00.000Z"),
];

/**
 * Returns the lines with the promised time in all messages about an order that was created at `createdAt` and has the
 * time window from `deliveryAt` to `deliveryUntil`.
 */
async function readPromisedTimes(createdAt: Date, language: "ru" | "uz") {
  const { id } = await postOrder(app, token, createPickupBody());
  const { told, brand } = await app.db.tenant(app.osh, async (tx) => {
    await sql`update orders set delivery_at = ${deliveryAt}, delivery_until = ${deliveryUntil},
      promised_at = ${deliveryUntil}, created_at = ${createdAt}
      where merchant_id = ${app.osh} and id = ${id}`.execute(tx);
    return {
      told: await selectOrderForNotification(tx, app.osh, id),
      brand: await loadBrandBasics(tx, app.osh),
    };
  });
  if (!told) throw new Error("the order was not stored");
  const shown = { brand, language, byName: null };
  const order = {
    number: 7,
    status: "ATTACHED",
    serviceType: "DELIVERY",
    branch: { name: { uz: "Markaz" } },
    breakdown: { totalPrice: 50_000 },
    lines: [],
    paymentType: "CASH",
    latePayments: [],
    alertStep: null,
    promisedAt: deliveryUntil,
    deliveryAt,
    deliveryUntil,
    createdAt,
  } as unknown as Parameters<typeof composeCourierMessage>[0];
  const texts = {
    customer: composeGuestMessage(told, { ...shown, storeUrl: "https://osh.example" }).text,
    courier: composeCourierMessage(order, shown).text,
    group: composeGroupMessage(order, shown).text,
  };
  const findTime = (text: string) => text.split("\n").find((row) => row.startsWith("🕐"));
  return Object.values(texts).map(findTime);
}

test("[EN-7] the chat messages of customer, courier and staff show the whole requested time window", async () => {
  expect(await readPromisedTimes(new Date("2030-03-03T05:00:00.000Z"), "ru")).toEqual(
    Array(3).fill("🕐 18:00–19:00"),
  );
});

test("[EN-7] the chat messages of an order for another day show the day before the time", async () => {
  const dayBefore = new Date("2030-03-02T05:00:00.000Z");
  expect(await readPromisedTimes(dayBefore, "ru")).toEqual(Array(3).fill("🕐 3 мар., 18:00–19:00"));
  expect(await readPromisedTimes(dayBefore, "uz")).toEqual(Array(3).fill("🕐 3-mar, 18:00–19:00"));
});
