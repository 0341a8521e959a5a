import type { CustomerNotification, Order } from "@dasturxon/contract";
import { expect, test } from "vitest";
import { createTestClock } from "../../../platform/clock.ts";
import {
  CUSTOMER_PHONE,
  createDeliveryBody,
  createPickupBody,
  postOrder,
  createTestShop,
} from "../../../testing/test-shop.ts";

// The clock shows the real time. With the default test clock, a job that is scheduled for some hours later would run at
// once.
const app = await createTestShop({ clock: createTestClock(new Date()) });
await app.start();
const mainCustomer = await app.signIn(CUSTOMER_PHONE);
const otherCustomer = await app.signIn("+998902222222");
const owner = await app.signInStaff("owner@osh");
type NotificationsReply = {
  content: CustomerNotification[];
  unread: number;
  totalElements: number;
  totalPages: number;
};

const listNotifications = async (token = mainCustomer.token, query = "") =>
  (await app.call<NotificationsReply>(`/notifications/v1/notifications${query}`, { token })).body;
const fetchTitles = async () => (await listNotifications()).content.map(({ title }) => title.eng);
const markNotificationsRead = (body: object, token = mainCustomer.token) =>
  app.call<{ unread: number }>("/notifications/v1/notifications/read", { token, body });

async function runOrderSteps(order: Order, steps: string[]): Promise<void> {
  for (const [index, status] of steps.entries()) {
    const isStatus = status !== "accept" && status !== "refuse";
    const path = `/console/v1/orders/${order.id}/${isStatus ? "status" : status}`;
    const body = { version: order.version + index, ...(isStatus ? { status } : { reason: "OTHER" }) };
    expect((await app.call(path, { token: owner, body })).status).toBe(200);
  }
}

test("[CT-4] notifies a customer once when a pickup is accepted and once when it is ready, with a link, in every language", async () => {
  const order = await postOrder(app, mainCustomer.token, createPickupBody());
  const accepted = `Order No. ${order.number} is accepted`;
  await runOrderSteps(order, ["accept"]);
  await expect.poll(fetchTitles).toEqual([accepted]);
  app.clock.advance(1000);
  await runOrderSteps({ ...order, version: order.version + 1 }, ["COOKING", "DONE"]);
  await expect.poll(fetchTitles).toEqual([`Order No. ${order.number} is ready`, accepted]);
  const { content, unread } = await listNotifications();
  expect(content[0]).toMatchObject({ isRead: false, link: `/profile/orders/${order.id}` });
  expect(content[0]?.title).toMatchObject({
    uz: `Buyurtma № ${order.number} tayyor`,
    "uz-Cyrl": `Буюртма № ${order.number} тайёр`,
    kz: `№ ${order.number} тапсырыс дайын`,
  });
  expect(unread).toBe(2);
});

test("[CT-4] notifies a customer of a refused delivery", async () => {
  const order = await postOrder(app, mainCustomer.token, createDeliveryBody());
  await runOrderSteps(order, ["refuse"]);
  await expect.poll(fetchTitles).toContain(`Order No. ${order.number} is cancelled`);
  expect((await listNotifications()).content[0]?.text.eng, "nothing was spent").not.toMatch(
    /cashback|promo/i,
  );
  const withCode = await postOrder(
    app,
    mainCustomer.token,
    createPickupBody({ promoCode: "MINE", totalPrice: 42_000 }),
  );
  await runOrderSteps(withCode, ["refuse"]);
  await expect.poll(fetchTitles).toContain(`Order No. ${withCode.number} is cancelled`);
  expect((await listNotifications()).content[0]?.text.eng).toBe("The promo code you used was returned.");
});

test("[CT-4] marks notifications as read one by one or all at once, per customer", async () => {
  const { content, unread } = await listNotifications();
  const ids = [content[0]?.id];
  expect((await markNotificationsRead({ ids }, otherCustomer.token)).body).toEqual({ unread: 0 });
  expect((await markNotificationsRead({ ids })).body).toEqual({ unread: unread - 1 });
  expect((await listNotifications()).content[0]?.isRead).toBe(true);
  expect((await markNotificationsRead({})).body).toEqual({ unread: 0 });
  expect((await listNotifications(otherCustomer.token)).content).toEqual([]);
});

test("[CT-4] paginates notifications", async () => {
  expect(await listNotifications(mainCustomer.token, "?page=1&size=2")).toMatchObject({
    totalElements: 4,
    totalPages: 2,
  });
  expect((await listNotifications(mainCustomer.token, "?page=1&size=2")).content).toHaveLength(2);
});

test("[US-6] deleting the account deletes its notifications", async () => {
  await app.call("/users/v1/users", { token: mainCustomer.token, method: "DELETE" });
  app.clock.advance(61_000);
  const again = await app.signIn(CUSTOMER_PHONE);
  expect((await listNotifications(again.token)).content).toEqual([]);
});
