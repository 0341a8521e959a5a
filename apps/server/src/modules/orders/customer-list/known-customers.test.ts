import type { CustomerNotification, CustomerDetails, ListedCustomer } from "@dasturxon/contract";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { createTestClock } from "../../../platform/clock.ts";
import { createInvitedStaff } from "../../../testing/invited-staff.ts";
import {
  branchIdFromKey,
  closeNewOrder,
  CUSTOMER_PHONE,
  createPickupBody,
  postOrder,
  createTestShop,
} from "../../../testing/test-shop.ts";

// The clock shows the real time. With the default test clock, a job that is scheduled for some hours later would run at
// once.
const app = await createTestShop({ clock: createTestClock(new Date()) });
await app.start();
const owner = await app.signInStaff("owner@osh");
const CUSTOMERS_PATH = "/console/v1/customers";
const aziza = await app.signIn(CUSTOMER_PHONE);
await app.call(`/users/v1/users/${aziza.userId}`, {
  method: "PUT",
  token: aziza.token,
  body: { firstName: "Aziza", lastName: "100% Karimova" },
});
app.clock.advance(1000);
const bobur = await app.signIn("+998935556677");
await closeNewOrder(app, owner, await postOrder(app, aziza.token, createPickupBody()));
await postOrder(app, bobur.token, createPickupBody({ branchId: branchIdFromKey("north") }));
type CustomerReply = CustomerDetails & { code?: string; data?: { present?: CustomerDetails } };

const searchCustomers = async (search: string, token = owner) =>
  (
    await app.call<{ content: ListedCustomer[]; totalElements: number }>(
      `${CUSTOMERS_PATH}?search=${encodeURIComponent(search)}`,
      { token },
    )
  ).body;
const fetchCustomerIds = async (search: string, token = owner) =>
  (await searchCustomers(search, token)).content.map(({ id }) => id);
const putCustomer = (what: string, body: object, token = owner) =>
  app.call<CustomerReply>(`${CUSTOMERS_PATH}/${aziza.userId}/${what}`, { method: "PUT", token, body });
const fetchCustomer = async (token = owner) =>
  (await app.call<CustomerReply>(`${CUSTOMERS_PATH}/${aziza.userId}`, { token })).body;
const grantCashback = (body: object, key: string, token = owner) =>
  app.call<CustomerReply>(`${CUSTOMERS_PATH}/${aziza.userId}/cashback`, {
    token,
    body,
    headers: { "idempotency-key": key },
  });

test("[US-8] finds a customer by a part of the name or phone, with the order history", async () => {
  expect(await fetchCustomerIds("")).toEqual([bobur.userId, aziza.userId]);
  expect(await fetchCustomerIds("aziza")).toEqual([aziza.userId]);
  expect(await fetchCustomerIds("4567")).toEqual([aziza.userId]);
  expect(await fetchCustomerIds("+998 93 555-66-77")).toEqual([bobur.userId]);
  expect(await fetchCustomerIds("100%")).toEqual([aziza.userId]);
  expect(await fetchCustomerIds("%")).toEqual([aziza.userId]);
  expect(await fetchCustomerIds("_")).toEqual([]);
  expect((await searchCustomers("aziza")).content[0]).toMatchObject({
    orderCount: 1,
    totalPrice: 47_000,
    isBlocked: false,
  });
  expect((await fetchCustomer()).orders).toMatchObject([{ status: "CLOSED", totalPrice: 47_000 }]);
});

test("[US-8] finds a customer in any spelling of the name", async () => {
  const people: [string, string, string][] = [
    ["+998907770001", "Oʻktam", "Йўлдошев"],
    ["+998907770002", "İlker", "Şahin"],
    ["+998907770003", "Семён", "Ким"],
  ];
  const idOf = new Map<string, string>();
  for (const [phone, firstName, lastName] of people) {
    const person = await app.signIn(phone);
    idOf.set(phone, person.userId);
    const path = `/users/v1/users/${person.userId}`;
    await app.call(path, { method: "PUT", token: person.token, body: { firstName, lastName } });
  }
  const found: [string, string][] = [
    ["o'ktam", "+998907770001"],
    ["O’KTAM", "+998907770001"],
    ["ўктам", "+998907770001"],
    ["И\u0306ўлдош", "+998907770001"],
    ["yoldoshev oktam", "+998907770001"],
    ["ilker", "+998907770002"],
    ["ILKER", "+998907770002"],
    ["Сем\u00ADен", "+998907770003"],
  ];
  for (const [search, phone] of found)
    expect([search, await fetchCustomerIds(search)]).toEqual([search, [idOf.get(phone)]]);
  expect(await fetchCustomerIds("?!")).toEqual([]);
});

test("[US-8] an operator finds customers by phone only and cannot list them; a branch manager sees its customers", async () => {
  const operator = await createInvitedStaff(app, owner, {
    login: "op",
    name: "Op",
    role: "operator",
    branchIds: null,
  });
  expect(await fetchCustomerIds("", operator.token)).toEqual([]);
  expect(await fetchCustomerIds("aziza", operator.token)).toEqual([]);
  expect(await fetchCustomerIds("998", operator.token)).toEqual([]);
  expect(await fetchCustomerIds("1234567", operator.token)).toEqual([aziza.userId]);
  expect((await putCustomer("note", { version: 1, note: "VIP" }, operator.token)).status).toBe(403);
  const local = await createInvitedStaff(app, owner, {
    login: "north-manager",
    name: "Nodir",
    role: "manager",
    branchIds: [branchIdFromKey("north")],
  });
  expect(await fetchCustomerIds("", local.token)).toEqual([bobur.userId]);
  expect((await putCustomer("note", { version: 1, note: "VIP" }, local.token)).status).toBe(404);
  expect((await grantCashback({ amount: 1, reason: "x" }, "local", local.token)).status).toBe(403);
});

test("[S37] stores a note; a second note on the same version returns the first and loses nothing", async () => {
  expect((await putCustomer("note", { version: 1, note: "Piyozsiz soʻraydi" })).body.note).toBe(
    "Piyozsiz soʻraydi",
  );
  const second = await putCustomer("note", { version: 1, note: "VIP" });
  expect(second).toMatchObject({ status: 409, body: { code: "stale_version" } });
  expect(second.body.data?.present?.note).toBe("Piyozsiz soʻraydi");
  expect((await putCustomer("note", { version: 2, note: "" })).body.note).toBeNull();
});

test("[CH-11] a blocked customer cannot order, is told before trying, and can order again after unblocking", async () => {
  const { version } = await fetchCustomer();
  const { body } = await putCustomer("block", { version, reason: "Uch marta olmadi" });
  expect(body).toMatchObject({ isBlocked: true, blocked: { reason: "Uch marta olmadi" } });
  const order = { token: aziza.token, body: createPickupBody() };
  const refused = await app.call<{ code: string }>("/orders/v1/orders", order);
  expect(refused).toMatchObject({ status: 409, body: { code: "customer_blocked" } });
  expect(JSON.stringify(refused.body)).not.toContain("Uch marta");
  const quote = await app.call<{ obstacles: { code: string }[] }>("/orders/v1/orders/quote", order);
  expect(quote.body.obstacles.map(({ code }) => code)).toContain("customer_blocked");
  const manager = await createInvitedStaff(app, owner, {
    login: "center-manager",
    name: "Malika",
    role: "manager",
    branchIds: null,
  });
  expect((await putCustomer("block", { version: version + 1, reason: null }, manager.token)).status).toBe(
    403,
  );
  await putCustomer("block", { version: version + 1, reason: null });
  expect((await app.call("/orders/v1/orders", order)).status).toBe(200);
});

test("[PR-3, CT-4] granted cashback counts once however often the request is sent, and the customer is notified", async () => {
  const { cashback } = await fetchCustomer();
  const sent = { amount: 5000, reason: "Kech keldi" };
  expect((await grantCashback(sent, "one")).body.cashback).toBe(cashback + 5000);
  expect((await grantCashback(sent, "one")).body.cashback).toBe(cashback + 5000);
  expect((await fetchCustomer()).cashback).toBe(cashback + 5000);
  const fetchNotifications = async () => {
    const reply = await app.call<{ content: CustomerNotification[] }>("/notifications/v1/notifications", {
      token: aziza.token,
    });
    return reply.body.content.filter(({ link }) => link === "/profile/cashback");
  };
  await expect.poll(fetchNotifications).toHaveLength(1);
  expect((await fetchNotifications())[0]?.text.uz).toMatch(/^\+5\s000\ssoʻm$/);
  const ledger = await app.call<{ content: { kind: string; amount: number; orderId: null }[] }>(
    `/orders/v1/cashback/user/${aziza.userId}`,
    { token: aziza.token },
  );
  expect(ledger.body.content[0]).toMatchObject({ kind: "granted", amount: 5000, orderId: null });
});

test.each([
  ["nothing", "amount", { amount: 0, reason: "x" }],
  ["less than nothing", "amount", { amount: -5, reason: "x" }],
  ["too much for one hand", "amount", { amount: 10_000_001, reason: "x" }],
  ["a part of a sum", "amount", { amount: 0.5, reason: "x" }],
  ["no reason", "reason", { amount: 5, reason: " " }],
])("[S25] refuses to grant %s and names the field", async (_, field, body) => {
  const reply = await app.call<{ data: { field: string } }>(`${CUSTOMERS_PATH}/${aziza.userId}/cashback`, {
    token: owner,
    body,
  });
  expect(reply).toMatchObject({ status: 400, body: { data: { field } } });
});

test("[US-3, US-8] staff see when a customer's phone changed and the former one; an operator sees it masked", async () => {
  const [first, second, third] = ["+998935550101", "+998935550202", "+998935550303"];
  const guest = await app.signIn(first);
  const changePhone = async (phone: string) => {
    app.clock.advance(61_000);
    await app.call("/users/v1/users/phone", { method: "PUT", token: guest.token, body: { phone } });
    const code = app.sent.findLast((message) => message.phone === phone)?.code;
    const path = "/users/v1/users/phone/verify";
    await app.call(path, { method: "PUT", token: guest.token, body: { phone, code } });
  };
  await changePhone(second);
  await changePhone(third);
  const fetchPhoneChanges = async (token: string) =>
    (await app.call<CustomerReply>(`${CUSTOMERS_PATH}/${guest.userId}`, { token })).body.phoneChanges;
  expect(await fetchPhoneChanges(owner)).toMatchObject([
    { oldPhone: second, phone: third, date: app.clock.now().toISOString() },
    { oldPhone: first, phone: second },
  ]);
  const body = { login: "op-phones", name: "Op", role: "operator", branchIds: null };
  const operator = await createInvitedStaff(app, owner, body);
  expect(await fetchPhoneChanges(operator.token)).toMatchObject([
    { oldPhone: "+998 93 *** ** 02", phone: third },
    { oldPhone: "+998 93 *** ** 01", phone: "+998 93 *** ** 02" },
  ]);
  expect((await fetchCustomer()).phoneChanges).toEqual([]);
});

test("[US-6] deleting the account deletes the staff's notes", async () => {
  const { version } = await fetchCustomer();
  await putCustomer("note", { version, note: "Uy oldida it bor" });
  await app.call("/users/v1/users", { token: aziza.token, method: "DELETE" });
  expect((await app.call(`${CUSTOMERS_PATH}/${aziza.userId}`, { token: owner })).status).toBe(404);
  const rows = await app.db.tenant(app.osh, (tx) =>
    sql`select staff_note, blocked_reason from users`.execute(tx),
  );
  expect(JSON.stringify(rows)).not.toContain("it bor");
});
