import { endpoints } from "@dasturxon/contract";
import type { Endpoint } from "@dasturxon/contract/endpoint";
import { beforeAll, expect, test } from "vitest";
import { createDemoSmsGateway } from "../modules/notifications/index.ts";
import { tableIdFromKeys } from "../modules/merchants/index.ts";
import { deriveStableId } from "../platform/stable-id.ts";
import { inviteByPhone, createStaffPhone } from "../testing/sign-in-by-phone.ts";
import { INVITED_PASSWORD, createInvitedStaff } from "../testing/invited-staff.ts";
import { saveCallExample } from "../testing/store-example.ts";
import { listenToEvents } from "../testing/listen.ts";
import { createTestProduct } from "../testing/test-menu.ts";
import {
  addToTestMenu,
  branchIdFromKey,
  closeNewOrder,
  CUSTOMER_PHONE,
  createPickupBody,
  postOrder,
  productIdFromKey,
  createTestShop,
} from "../testing/test-shop.ts";
import { addTestStories } from "../testing/test-content.ts";
import { addTables, readTableWithSecret } from "../testing/test-tables.ts";

const app = await createTestShop();
await app.start();
const signedInCustomer = await app.signIn(CUSTOMER_PHONE);
const owner = await app.signInStaff("owner@osh");

const { token } = signedInCustomer;
const postOrderAction = (id: string, action: string, body: object) =>
  app.call(`/console/v1/orders/${id}/${action}`, { token: owner, body });

/** Creates data of a customer after a visit, so that no list is empty. */
beforeAll(async () => {
  await addTables(app, "osh");
  await addTestStories(app);
  await addToTestMenu(app, { products: [createTestProduct("tea", 5_000, { isCartRecommendation: true })] });
  await createDemoSmsGateway(app.db).send({
    id: "00000000-0000-7000-8000-000000000001",
    kind: "code",
    merchantId: app.osh,
    phone: CUSTOMER_PHONE,
    // The time is the current one, because the purge job compares it with the database's clock and not with the test's
    // clock.
    sentAt: new Date(),
    text: "Kod: 123456",
    code: "123456",
  });
  const { id } = await postOrder(app, token, createPickupBody());
  await closeNewOrder(app, owner, { id });
  const graded = { productId: productIdFromKey("plov"), grade: 5, comment: "Zoʻr" };
  await app.call("/products/v1/grade", { token, body: graded });
  await app.call("/products/v1/favourite", { token, body: { productId: productIdFromKey("plov") } });
  const home = { streetName: "Navoiy", houseNumber: "5", latitude: 41.31, longitude: 69.28 };
  await app.call(`/users/v1/addresses/user/${signedInCustomer.userId}`, { token, body: home });
  await app.call(`/notifications/v2/stories/${deriveStableId("osh", "story", "news")}/seen`, {
    token,
    method: "POST",
  });
  const busy = { kind: "BUSY", branchId: branchIdFromKey("north"), until: null, extraMinutes: 10 };
  await app.call("/console/v1/pauses", { token: owner, body: busy });
});

async function fetchText(path: string, as?: string): Promise<string> {
  const reply = await app.http.app.inject({
    url: `/api${path}`,
    headers: { host: "osh.localhost", ...(as ? { authorization: `Bearer ${as}` } : {}) },
  });
  expect(reply.statusCode, path).toBe(200);
  return reply.payload;
}

const callsReturningLists: Partial<Record<keyof typeof endpoints, [path: string, token?: string]>> = {
  grades: ["/products/v1/grade"],
  productComments: [`/products/v1/grade/${productIdFromKey("plov")}/comments`],
  recommendations: ["/products/v1/recommendations"],
  favourites: ["/products/v1/favourite/all", token],
  addresses: [`/users/v1/addresses/merchant/${app.osh}/user/${signedInCustomer.userId}`, token],
  seenStories: ["/notifications/v2/stories/seen", token],
  notices: ["/notifications/v1/notifications", token],
  demoInbox: ["/notifications/v1/demo/inbox"],
  pauses: ["/console/v1/pauses", owner],
};

test.each(Object.entries(callsReturningLists))(
  "[AP-1, EN-1] the example of %s has a list with an entry",
  async (name, [path, as]) => {
    const readItems = (reply: string) => {
      const body = JSON.parse(reply) as unknown[] | { content: unknown[] };
      return Array.isArray(body) ? body : body.content;
    };
    await expect.poll(async () => readItems(await fetchText(path, as))).not.toEqual([]);
    await saveCallExample(name, endpoints[name as keyof typeof endpoints], await fetchText(path, as));
  },
);

test("[AP-1] the examples of sign-in and phone change have the session and the customer", async () => {
  const sendExample = async (name: keyof typeof endpoints, body: object, as?: string) => {
    const endpoint: Endpoint = endpoints[name];
    const reply = await app.call(endpoint.path, {
      method: endpoint.method as "PUT",
      body,
      ...(as ? { token: as } : {}),
    });
    expect(reply.status, name).toBe(200);
    await saveCallExample(name, endpoint, JSON.stringify(reply.body));
  };
  const [phone, next] = ["+998905550001", "+998905550002"];
  const getLastCode = () => app.sent.at(-1)?.code;
  await sendExample("sendCode", { phone });
  await sendExample("signIn", { phone, code: getLastCode() });
  const { token: other } = await app.signIn("+998905550003");
  await sendExample("askPhoneChange", { phone: next }, other);
  await sendExample("confirmPhoneChange", { phone: next, code: getLastCode() }, other);
  await sendExample("staffSignIn", { login: "owner@osh", password: "demo" });
});

test("[AP-1] the example of a staff member's phone has the sent code and the phone", async () => {
  const invited = { login: "ring", name: "Nodira", role: "manager", branchIds: null };
  const { token: hers } = await createInvitedStaff(app, owner, invited);
  const [path, phone] = ["/console/v1/me/phone", createStaffPhone()];
  const asked = await app.call(path, { token: hers, body: { phone, password: INVITED_PASSWORD } });
  const code = app.sent.findLast((message) => message.phone === phone)?.code;
  const confirmed = await app.call(path, { method: "PUT", token: hers, body: { phone, code } });
  expect([asked.status, confirmed.status]).toEqual([200, 200]);
  await saveCallExample("askOwnPhone", endpoints.askOwnPhone, JSON.stringify(asked.body));
  await saveCallExample("confirmOwnPhone", endpoints.confirmOwnPhone, JSON.stringify(confirmed.body));
});

test("[AP-1] the examples for a person of two brands have both, and the switch", async () => {
  const phone = createStaffPhone();
  const here = await inviteByPhone(app, owner, { phone });
  await inviteByPhone(app, await app.signInStaff("owner@pizza"), { phone });
  await saveCallExample(
    "ownBrands",
    endpoints.ownBrands,
    await fetchText("/console/v1/me/brands", here.token),
  );
  const body = { merchantId: app.pizza };
  const over = await app.call("/console/v1/me/brand", { token: here.token, body });
  expect(over.status).toBe(200);
  await saveCallExample("switchBrand", endpoints.switchBrand, JSON.stringify(over.body));
});

test("[AP-1] the examples of streams have one event, the receipt its page", async () => {
  const order = await postOrder(app, token, createPickupBody());
  const begin = { branchId: branchIdFromKey("center"), serviceType: "PICK_UP", name: "Lola" };
  const { group, groupSecret } = (
    await app.call<{ group: { id: string }; groupSecret: string }>("/orders/v1/group-orders", { body: begin })
  ).body;
  const streams = {
    orderEvents: await listenToEvents(app, `/orders/v1/orders/${order.id}/events`, token),
    ordersEvents: await listenToEvents(
      app,
      `/orders/v1/orders/user/${signedInCustomer.userId}/events`,
      token,
    ),
    contentEvents: await listenToEvents(app, "/support/v1/merchant/content/events", {
      "merchant-id": app.osh,
    }),
    groupOrderEvents: await listenToEvents(app, `/orders/v1/group-orders/${group.id}/events`, {
      "group-secret": groupSecret,
    }),
    consoleEvents: await listenToEvents(app, "/console/v1/events", owner),
    reservationEvents: await listenToEvents(
      app,
      `/orders/v1/reservations/user/${signedInCustomer.userId}/events`,
      token,
    ),
  };
  await postOrderAction(order.id, "accept", { version: 1 });
  const wish = { branchId: branchIdFromKey("center"), chairs: 2, day: "2026-03-05", time: "19:00" };
  await app.call("/orders/v1/reservations", { token, body: wish });
  await app.call("/orders/v1/waiter-calls", {
    body: await readTableWithSecret(app, tableIdFromKeys("osh", { branchKey: "center", number: "1" })),
  });
  for (const [name, events] of Object.entries(streams)) {
    await expect.poll(() => events().length).toBeGreaterThan(0);
    await saveCallExample(name, endpoints[name as keyof typeof endpoints], JSON.stringify(events().at(-1)));
  }
  const page = await fetchText(`/orders/v1/orders/${order.id}/receipt/page?lang=uz`, token);
  expect(page).toContain("<!doctype html>");
  await saveCallExample("receiptPage", endpoints.receiptPage, JSON.stringify(page));
});
