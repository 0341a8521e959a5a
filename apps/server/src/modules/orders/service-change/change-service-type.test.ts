import type { BoardOrder, endpoints, HistoryEntry, Order } from "@dasturxon/contract";
import type { EndpointReply } from "@dasturxon/contract/endpoint";
import { expect, test } from "vitest";
import {
  createFakePayments,
  enableClickForBrand,
  selectWaitingJobs,
} from "../../../testing/fake-payments.ts";
import { runPayOrderJob } from "../../../testing/order-jobs.ts";
import {
  branchIdFromKey,
  CUSTOMER_PHONE,
  createDeliveryBody,
  pointInCenterZone,
  pointOutsideZones,
  createPickupBody,
  postOrder,
  createTestShop,
} from "../../../testing/test-shop.ts";
import { addTables } from "../../../testing/test-tables.ts";
import { captureBill } from "../../payments/index.ts";
import { tableIdFromKeys } from "../../merchants/index.ts";

const app = await createTestShop({ payments: [createFakePayments().provider] });
await enableClickForBrand(app, app.osh);
await addTables(app, "osh");
const { token } = await app.signIn(CUSTOMER_PHONE);
const owner = await app.signInStaff("owner@osh");

type OrderServiceTypesReply = EndpointReply<typeof endpoints.orderServiceTypes>;
type ServiceQuote = EndpointReply<typeof endpoints.quoteServiceType> & { code: string; data: object };
type ChangedOrder = BoardOrder & { code: string; data: { more: number } };

const CENTER_BRANCH_ID = branchIdFromKey("center");
const PICK_UP_SERVICE = { serviceType: "PICK_UP", branchId: CENTER_BRANCH_ID };
const DELIVERY_SERVICE = {
  serviceType: "DELIVERY",
  branchId: CENTER_BRANCH_ID,
  address: { streetName: "Navoiy", houseNumber: "7", ...pointInCenterZone },
};
const DINE_IN_SERVICE = {
  serviceType: "DINE_IN",
  branchId: CENTER_BRANCH_ID,
  tableId: tableIdFromKeys("osh", { branchKey: "center", number: "2" }),
};
const formatCallPath = (order: { id: string }, call: string) => `/console/v1/orders/${order.id}/${call}`;
const quoteServiceChange = async (order: Order, service: object, version = order.version) =>
  (
    await app.call<ServiceQuote>(formatCallPath(order, "service-quote"), {
      token: owner,
      body: { version, service },
    })
  ).body;
const changeServiceType = async (
  order: Order,
  service: object,
  totalPrice: number,
  version = order.version,
) =>
  (
    await app.call<ChangedOrder>(formatCallPath(order, "service"), {
      token: owner,
      body: { version, service, totalPrice },
    })
  ).body;
const fetchOrder = async ({ id }: { id: string }) =>
  (await app.call<Order>(`/orders/v1/orders/${id}`, { token })).body;
const fetchLastChangeSubject = async ({ id }: { id: string }) =>
  (await app.call<{ history: HistoryEntry[] }>(`/console/v1/orders/${id}`, { token: owner })).body.history.at(
    -1,
  )?.about;

async function placePaidOrder(body: Parameters<typeof postOrder>[2]): Promise<Order> {
  const order = await postOrder(app, token, { ...body, paymentType: "CLICK" });
  await app.db.tenant(app.osh, (tx) =>
    captureBill(tx, { merchantId: app.osh, orderId: order.id, now: app.clock.now(), reference: order.id }),
  );
  await runPayOrderJob(app, order);
  return fetchOrder(order);
}

test("[CH-1] offers staff the services of the brand and its branches, and every table", async () => {
  const order = await postOrder(app, token, createDeliveryBody());
  const { body } = await app.call<OrderServiceTypesReply>(formatCallPath(order, "services"), {
    token: owner,
  });
  expect(body.branches[0]).toMatchObject({
    id: CENTER_BRANCH_ID,
    services: expect.arrayContaining(["PICK_UP"]),
  });
  expect(body.branches[0]?.tables.map(({ number }) => number)).toContain("2");
  expect(body.branches.length).toBeGreaterThan(1);
});

test("[CH-1, OR-7] changes a delivery to a pickup: no fee, no address, and the history has both services", async () => {
  const order = await postOrder(app, token, createDeliveryBody({ changeFrom: 105_000 }));
  expect(await quoteServiceChange(order, PICK_UP_SERVICE)).toMatchObject({
    before: { totalPrice: 102_000, deliveryPrice: 10_000 },
    after: { totalPrice: 92_000, deliveryPrice: 0 },
    way: null,
    back: 0,
  });
  expect((await fetchOrder(order)).version, "a quote changes nothing").toBe(order.version);
  expect(await changeServiceType(order, PICK_UP_SERVICE, 92_000)).toMatchObject({
    serviceType: "PICK_UP",
    totalPrice: 92_000,
    deliveryPrice: 0,
    address: null,
    distance: null,
    roadMinutes: 0,
    changeFrom: 105_000,
  });
  const sums = { totalBefore: 102_000, totalAfter: 92_000, back: 0 };
  expect(await fetchLastChangeSubject(order)).toEqual({
    kind: "service_type",
    from: "DELIVERY",
    to: "PICK_UP",
    ...sums,
  });
});

test("[CH-1] changes a pickup to a delivery at the zone's price, with a later promised time, up to delivery", async () => {
  const order = await postOrder(app, token, createPickupBody({ changeFrom: 50_000 }));
  const changed = await changeServiceType(order, DELIVERY_SERVICE, 57_000);
  expect(changed).toMatchObject({
    serviceType: "DELIVERY",
    totalPrice: 57_000,
    deliveryPrice: 10_000,
    address: { streetName: "Navoiy", houseNumber: "7" },
    // `changeFrom`, the banknote that the customer needs change for, is cleared because it is smaller than the new
    // total.
    changeFrom: null,
  });
  expect(changed.roadMinutes).toBeGreaterThan(0);
  const toPromisedTimeMs = (o: Pick<Order, "promisedAt">) => Date.parse(o.promisedAt ?? "");
  expect(toPromisedTimeMs(changed) - toPromisedTimeMs(order)).toBe(changed.roadMinutes * 60_000);
  const waiting = await selectWaitingJobs(app, "call-courier");
  expect(waiting.map(({ key }) => key)).toContain(`call-courier:${order.id}`);
});

test("[CH-1] changes an order to a table of its branch, not of another", async () => {
  const order = await postOrder(app, token, createPickupBody());
  const foreign = tableIdFromKeys("osh", { branchKey: "north", number: "9" });
  expect((await changeServiceType(order, { ...DINE_IN_SERVICE, tableId: foreign }, 47_000)).code).toBe(
    "table_not_found",
  );
  expect(await changeServiceType(order, DINE_IN_SERVICE, 47_000)).toMatchObject({
    serviceType: "DINE_IN",
    table: { number: "2" },
    totalPrice: 47_000,
  });
  expect((await changeServiceType(order, DINE_IN_SERVICE, 47_000, 2)).code).toBe("transition_not_allowed");
});

test("[CH-1] another branch can take it before it is cooked, and not after", async () => {
  const north = { ...PICK_UP_SERVICE, branchId: branchIdFromKey("north") };
  const order = await postOrder(app, token, createPickupBody());
  const { after } = await quoteServiceChange(order, north);
  expect(await changeServiceType(order, north, after.totalPrice)).toMatchObject({
    branchId: branchIdFromKey("north"),
  });
  const cooking = await postOrder(app, token, createPickupBody());
  for (const [action, body] of [
    ["accept", { version: 1 }],
    ["status", { version: 2, status: "COOKING" }],
  ] as const)
    await app.call(formatCallPath(cooking, action), { token: owner, body });
  expect((await changeServiceType(cooking, north, 47_000, 3)).code).toBe("transition_not_allowed");
  expect((await changeServiceType(cooking, DELIVERY_SERVICE, 57_000, 3)).serviceType).toBe("DELIVERY");
});

test.each([
  ["out_of_zone", { ...DELIVERY_SERVICE, address: { streetName: "Far", ...pointOutsideZones } }],
  ["address_required", { ...DELIVERY_SERVICE, address: null }],
  ["branch_not_found", { ...PICK_UP_SERVICE, branchId: crypto.randomUUID() }],
])("[CH-1, AD-5] refuses with %s and changes nothing", async (code, service) => {
  const order = await postOrder(app, token, createPickupBody());
  expect((await quoteServiceChange(order, service)).code).toBe(code);
  expect((await changeServiceType(order, service, 47_000)).code).toBe(code);
  expect((await fetchOrder(order)).version).toBe(order.version);
});

test("[BK-8] refuses a different total and an outdated version", async () => {
  const order = await postOrder(app, token, createPickupBody());
  expect((await changeServiceType(order, DELIVERY_SERVICE, 47_000)).code).toBe("price_changed");
  expect((await changeServiceType(order, DELIVERY_SERVICE, 57_000, 9)).code).toBe("stale_version");
  expect((await quoteServiceChange(order, DELIVERY_SERVICE, 9)).code).toBe("stale_version");
});

test("[PY-5] refunds the delivery fee of an order paid online, and the charge stays", async () => {
  const order = await placePaidOrder(createDeliveryBody());
  expect(await quoteServiceChange(order, PICK_UP_SERVICE)).toMatchObject({
    after: { totalPrice: 102_000 },
    back: 10_000,
  });
  const changed = await changeServiceType(order, PICK_UP_SERVICE, 102_000);
  expect(changed).toMatchObject({ serviceType: "PICK_UP", isPaid: true, totalPrice: 102_000 });
  expect(changed.partRefunds).toMatchObject([{ amount: 10_000, lines: null, givenAt: null }]);
  expect(await fetchLastChangeSubject(order)).toMatchObject({
    kind: "service_type",
    totalAfter: 102_000,
    back: 10_000,
  });
});

test("[PY-5] refuses a paid order that would become more expensive, with the difference", async () => {
  const order = await placePaidOrder(createPickupBody());
  const refused = await changeServiceType(order, DELIVERY_SERVICE, 57_000);
  expect(refused).toMatchObject({
    code: "paid_order_dearer",
    data: { more: 10_000, sum: { ru: "10\u00a0000\u00a0сум" } },
    description: {
      ru: "Заказ уже оплачен, а так он дороже на 10\u00a0000\u00a0сум. Договоритесь с клиентом и оформите новый заказ.",
    },
  });
  expect((await fetchOrder(order)).serviceType).toBe("PICK_UP");
});

test("[OR-3] the bill of an unpaid order gets the new total", async () => {
  const order = await postOrder(app, token, { ...createPickupBody(), paymentType: "CLICK" });
  expect(await changeServiceType(order, DELIVERY_SERVICE, 57_000)).toMatchObject({
    totalPrice: 57_000,
    isPaid: false,
  });
  const { body } = await app.call<{ url: string }>(`/payments/v2/checkout/${order.id}`, { token });
  expect(body.url).toContain("amount=57000");
});
