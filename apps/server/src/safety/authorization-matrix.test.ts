import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Address, endpoints } from "@dasturxon/contract";
import { resources } from "@dasturxon/contract/managed";
import type { Endpoint } from "@dasturxon/contract/endpoint";
import { dayFromInstant } from "@dasturxon/domain/time-zone";
import sharp from "sharp";
import { afterAll, expect, test } from "vitest";
import { tableIdFromKeys } from "../modules/merchants/index.ts";
import { deriveStableId } from "../platform/stable-id.ts";
import { addTables } from "../testing/test-tables.ts";
import { createAlertRequests } from "../testing/alert-requests.ts";
import { createPlatformRequests, signInAdministrator } from "../testing/administrator.ts";
import { createCustomerRequests } from "../testing/customer-requests.ts";
import { saveCallExample } from "../testing/store-example.ts";
import { addTestContent, addTestStories } from "../testing/test-content.ts";
import {
  branchIdFromKey,
  CUSTOMER_PHONE,
  createDeliveryBody,
  createPickupBody,
  postOrder,
  productIdFromKey,
  createTestShop,
} from "../testing/test-shop.ts";
import {
  type RequestActor,
  actors,
  callsEndingSession,
  authorizationMatrix,
  callsReplacingStaffSession,
} from "./authorization-matrix.ts";
import { parseRowStatuses } from "./authorization-matrix-platform.ts";
import { createDraftRequests } from "../testing/draft-requests.ts";
import { createValidRequests } from "../testing/good-requests.ts";
import { createManagedRequests, createManyRowsRequests } from "../testing/good-rows.ts";
import { createCourierRequests } from "../testing/courier-requests.ts";
import { createReservationRequests } from "../testing/reservation-requests.ts";
import { createServiceTypeRequests } from "../testing/service-type-requests.ts";
import { fetchSettingsVersion } from "../testing/settings-version.ts";

const dataDir = mkdtempSync(join(tmpdir(), "matrix-"));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));
const app = await createTestShop({
  config: { dataDir, codes: { perAddress: 200, perBrandHour: 1000, perCountryHour: 1000, perHour: 5000 } },
  couriers: [{ type: "YANDEX", call: async () => "NEW_ORDER", cancel: async () => true }],
});
await addTestContent(app);
await addTables(app, "osh");
await addTestStories(app);
const selfCustomer = await app.signIn(CUSTOMER_PHONE);
const revokedCustomer = await app.signIn("+998901111111");
await app.call("/users/v1/users/logout", { token: revokedCustomer.token, method: "POST" });
const tokens: Record<RequestActor, string | undefined> = {
  guest: undefined,
  garbage: "garbage",
  revoked: revokedCustomer.token,
  otherCustomer: (await app.signIn("+998902222222")).token,
  foreignCustomer: (await app.signIn(CUSTOMER_PHONE, "pizza.localhost")).token,
  foreignOwner: await app.signInStaff("owner@pizza"),
  kitchen: await app.signInStaff("kitchen@osh"),
  owner: await app.signInStaff("owner@osh"),
  self: selfCustomer.token,
  administrator: await signInAdministrator(app),
};

const tableOneId = tableIdFromKeys("osh", { branchKey: "center", number: "1" });
const createNewOrder = () => postOrder(app, selfCustomer.token, createDeliveryBody());

async function createAddress(): Promise<string> {
  const body = { streetName: "Navoiy", latitude: 41.3, longitude: 69.2 + Math.random() / 10 };
  const reply = await app.call<Address>(`/users/v1/addresses/user/${selfCustomer.userId}`, {
    token: selfCustomer.token,
    body,
  });
  return reply.body.id;
}

async function createFavourite(): Promise<string> {
  const sent = { token: selfCustomer.token, body: { productId: productIdFromKey("salad") } };
  return (await app.call<{ id: string }>("/products/v1/favourite", sent)).body.id;
}

let finishedOrderCreation: Promise<object> | undefined;

/** Creates a finished order of `self`, which may be reviewed. The order has version 5. */
async function createFinishedOrder(): Promise<{ id: string }> {
  const steps = ["accept", "COOKING", "DONE", "CLOSED"];
  const order = await postOrder(app, selfCustomer.token, createPickupBody());
  for (const [index, step] of steps.entries()) {
    const isStatus = step !== "accept";
    const path = `/console/v1/orders/${order.id}/${isStatus ? "status" : step}`;
    const body = { version: order.version + index, ...(isStatus ? { status: step } : {}) };
    await app.call(path, { token: tokens.owner, body });
  }
  return order;
}

const address = { streetName: "Navoiy", latitude: 41.3, longitude: 69.27 };
type MatrixRequest = {
  params?: Record<string, string>;
  query?: string;
  body?: object;
  headers?: Record<string, string>;
};
const createPlovRequest = () => ({ params: { productId: productIdFromKey("plov") } });
const createPhone = () => `+99890${String(Math.random()).slice(2, 9)}`;
const createPicture = () =>
  sharp({ create: { width: 4, height: 4, channels: 3, background: "#c33" } })
    .png()
    .toBuffer();

/** Valid requests to each call, for the customer `self` of the brand osh. Created again for each actor. */
const validRequests: Partial<Record<keyof typeof endpoints, () => MatrixRequest | Promise<MatrixRequest>>> = {
  merchantBySub: () => ({ params: { sub: "osh" } }),
  branch: () => ({ params: { id: branchIdFromKey("center") } }),
  closestBranch: () => ({ query: "lat=41.31&lon=69.28" }),
  orderSettingsOf: () => ({ params: { id: app.osh } }),
  sendCode: () => ({ body: { phone: createPhone() } }),
  signIn: () => ({ body: { phone: CUSTOMER_PHONE, code: "000000" } }),
  changeProfile: () => ({ params: { id: selfCustomer.userId }, body: { firstName: "Lola" } }),
  changePhoto: async () => ({ body: await createPicture(), headers: { "content-type": "image/png" } }),
  fetchPicture: () => ({ body: { address: "https://cdn.example.uz/osh.jpg" } }),
  addPicture: async () => ({ body: await createPicture(), headers: { "content-type": "image/png" } }),
  askPhoneChange: () => ({ body: { phone: createPhone() } }),
  confirmPhoneChange: () => ({ body: { phone: createPhone(), code: "000000" } }),
  addAddress: () => ({ body: address }),
  changeAddress: async () => ({ params: { id: await createAddress() }, body: address }),
  deleteAddress: async () => ({ params: { id: await createAddress() } }),
  menuByHash: async () => ({ params: (await app.call<{ hash: string }>("/products/v1/menu")).body }),
  productComments: createPlovRequest,
  ownGrade: createPlovRequest,
  gradeProduct: async () => {
    await (finishedOrderCreation ??= createFinishedOrder());
    return { body: { productId: productIdFromKey("plov"), grade: 5 } };
  },
  addFavourite: () => ({ body: { productId: productIdFromKey("plov") } }),
  removeFavourite: async () => ({ params: { id: await createFavourite() } }),
  calculateTariff: () => ({
    body: { productPrice: 1, branchId: branchIdFromKey("center"), latitude: 41.31, longitude: 69.28 },
  }),
  probeZones: () => ({ body: { productPrice: 1, latitude: 41.31, longitude: 69.28 } }),
  placeOrder: () => ({ body: createPickupBody() }),
  placeOrderAtTime: () => ({ body: { ...createPickupBody(), day: "2026-03-03", time: "13:00" } }),
  quoteOrder: () => ({ body: createPickupBody() }),
  slots: () => ({ query: `branchId=${branchIdFromKey("center")}&serviceType=PICK_UP` }),
  order: async () => ({ params: { id: (await createNewOrder()).id } }),
  orderEvents: async () => ({ params: { id: (await createNewOrder()).id } }),
  vacancy: () => ({ params: { id: deriveStableId("osh", "vacancy", "cook") } }),
  applyForVacancy: () => ({
    params: { id: deriveStableId("osh", "vacancy", "cook") },
    body: { name: "Sardor", phone: createPhone() },
  }),
  branchTables: () => ({ params: { id: branchIdFromKey("center") } }),
  renewTableCode: () => ({ params: { id: tableIdFromKeys("osh", { branchKey: "center", number: "3" }) } }),
  ...createReservationRequests(app, selfCustomer.token),
  seeStory: () => ({ params: { id: deriveStableId("osh", "story", "news") } }),
  readNotices: () => ({ body: {} }),
  reverse: () => ({ query: "lat=41.31&lon=69.28" }),
  cityMap: () => ({ params: { key: "tashkent" } }),
  search: () => ({ query: "q=navoiy" }),
  searchProducts: () => ({ query: "q=plov" }),
  staffSignIn: () => ({ body: { login: "owner@osh", password: "wrong" } }),
  boardOrder: async () => ({ params: { id: (await createNewOrder()).id } }),
  refuseOrder: async () => ({
    params: { id: (await createNewOrder()).id },
    body: { version: 1, reason: "OTHER" },
  }),
  moveOrder: async () => {
    const order = await createNewOrder();
    const path = `/console/v1/orders/${order.id}/accept`;
    await app.call(path, { token: tokens.owner, body: { version: 1 } });
    return { params: { id: order.id }, body: { version: 2, status: "COOKING" } };
  },
  orderCourier: async () => {
    const { id } = await createNewOrder();
    const couriers = await app.call<{ id: string }[]>("/console/v1/couriers", { token: tokens.owner });
    const postOrderAction = (action: string, body: object) =>
      app.call(`/console/v1/orders/${id}/${action}`, { token: tokens.owner, body });
    await postOrderAction("accept", { version: 1 });
    await postOrderAction("courier", { version: 2, courierId: couriers.body[0]?.id });
    return { params: { id } };
  },
  assignCourier: async () => ({
    params: { id: (await createNewOrder()).id },
    body: { version: 1, courierId: null },
  }),
  addMinutes: async () => ({ params: { id: (await createNewOrder()).id }, body: { version: 1, minutes: 5 } }),
  pastOrders: () => ({ query: `day=${dayFromInstant(app.clock.now(), "Asia/Tashkent")}` }),
  changeStops: () => ({ body: { productIds: [productIdFromKey("salad")], stop: { until: null } } }),
  changeBrandSettings: async () => ({ body: { version: await fetchSettingsVersion(app, tokens.owner) } }),
  restoreStops: () => ({ body: { changes: [{ id: productIdFromKey("salad"), before: [], after: [] }] } }),
  ...createValidRequests(app, tableOneId, () => selfCustomer.token),
  checkout: async () => ({ params: { id: (await createNewOrder()).id } }),
  cancelOrder: async () => ({ params: { id: (await createNewOrder()).id }, body: {} }),
  gradeOrder: async () => ({ params: { id: (await createFinishedOrder()).id }, body: { grade: 5 } }),
  ...createCustomerRequests(app, { customer: selfCustomer, ownerToken: () => tokens.owner ?? "" }),
  repeatOrder: async () => ({ params: { id: (await createNewOrder()).id } }),
  ...createManyRowsRequests(app, () => tokens.owner),
  ...createDraftRequests(app, () => tokens.owner),
  ...createManagedRequests(app, resources, () => tokens.owner),
  receipt: async () => ({ params: { id: (await createNewOrder()).id } }),
  receiptPage: async () => ({ params: { id: (await createNewOrder()).id } }),
  sendReceipt: async () => ({ params: { id: (await createNewOrder()).id }, body: {} }),
  changeKitchen: () => ({
    params: { id: branchIdFromKey("center") },
    body: { preparationMinutes: 25, isAutoAccept: false, slotCapacityMinutes: null },
  }),
  ...createAlertRequests(app, { newOrder: createNewOrder, ownerToken: () => tokens.owner ?? "" }),
  addPause: () => ({
    body: { kind: "BUSY", branchId: branchIdFromKey("north"), until: null, extraMinutes: 5 },
  }),
  liftPause: async () => {
    const body = { kind: "BUSY", branchId: branchIdFromKey("north"), until: null, extraMinutes: 5 };
    const made = await app.call<{ id: string }>("/console/v1/pauses", { token: tokens.owner, body });
    return { params: { id: made.body.id } };
  },
  giveSupportConsent: () => ({ body: { hours: 1 } }),
  linkCourier: async () => {
    const couriers = await app.call<{ id: string }[]>("/console/v1/couriers", { token: tokens.owner });
    return { params: { id: couriers.body[0]?.id ?? "" }, body: { login: null } };
  },
  ...createCourierRequests(app, createNewOrder),
  changePayment: async () => ({
    params: { id: (await createNewOrder()).id },
    body: { version: 1, paymentType: "TERMINAL" },
  }),
  changeDelivery: async () => ({
    params: { id: (await createNewOrder()).id },
    body: { version: 1, deliveryType: "YANDEX" },
  }),
  ...createServiceTypeRequests(createNewOrder),
  ...createPlatformRequests(app),
  refundOrder: async () => ({ params: await createFinishedOrder(), body: { version: 5, comment: "cold" } }),
};

/** Text of the last reply of each call, by the call's name. */
const lastReplies = new Map<string, string>();

const CHROME_USER_AGENT = "Mozilla/5.0 (Windows NT 10.0) Chrome/141.0";

async function callAsActor(name: keyof typeof endpoints, actor: RequestActor): Promise<number> {
  const endpoint: Endpoint = endpoints[name];
  const { params = {}, query, body, headers } = (await validRequests[name]?.()) ?? {};
  const ids: Record<string, string> = { merchantId: app.osh, userId: selfCustomer.userId, ...params };
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, key: string) => ids[key] ?? "");
  const token = await getActorToken(name, actor);
  const bearer = token && { authorization: `Bearer ${token}` };
  const reply = await app.http.app.inject({
    method: endpoint.method,
    url: `/api${path}${query ? `?${query}` : ""}`,
    headers: { host: "osh.localhost", "user-agent": CHROME_USER_AGENT, ...bearer, ...headers },
    remoteAddress: `10.0.${Math.floor(Math.random() * 250)}.${Math.floor(Math.random() * 250)}`,
    ...(body ? { payload: body } : {}),
    ...(endpoint.kind === "events" ? { payloadAsStream: true } : {}),
  });
  if (endpoint.kind === "events") reply.stream().destroy();
  else if (reply.statusCode === 200 && endpoint.kind !== "page") lastReplies.set(name, reply.payload);
  return reply.statusCode;
}

/** Returns the actor's token. For calls that end the session, returns a new token. */
async function getActorToken(name: keyof typeof endpoints, actor: RequestActor): Promise<string | undefined> {
  if (name === "platformSignOut" && actor === "administrator") return signInAdministrator(app);
  const isStaying = ["guest", "garbage", "revoked", "administrator"].includes(actor);
  if (!callsEndingSession.has(name) || isStaying) return tokens[actor];
  if (actor === "kitchen" || actor === "owner") return app.signInStaff(`${actor}@osh`);
  if (actor === "foreignOwner") return app.signInStaff("owner@pizza");
  const host = actor === "foreignCustomer" ? "pizza.localhost" : undefined;
  return (await app.signIn(`+99893${String(Math.random()).slice(2, 9)}`, host)).token;
}

/** Signs the staff in again, after a call that ended all sessions. */
async function signInStaffAgain(): Promise<void> {
  tokens.kitchen = await app.signInStaff("kitchen@osh");
  tokens.owner = await app.signInStaff("owner@osh");
  tokens.foreignOwner = await app.signInStaff("owner@pizza");
}

let checkedCells = 0;
afterAll(() => {
  const all = Object.keys(endpoints).length * actors.length;
  process.stdout.write(`S1: ${checkedCells} of ${all} cells of the matrix answered as it says\n`);
});

test.each(Object.keys(endpoints) as (keyof typeof endpoints)[])(
  "[S1] %s answers each actor as the matrix says",
  async (name) => {
    const expected = parseRowStatuses(authorizationMatrix[name] ?? "", actors);
    expect(expected, "a call without a row").toHaveLength(actors.length);
    const answers: string[] = [];
    for (const actor of actors) answers.push(`${actor} ${await callAsActor(name, actor)}`);
    expect(answers).toEqual(actors.map((actor, index) => `${actor} ${expected[index]}`));
    checkedCells += answers.length;
    await saveCallExample(name, endpoints[name], lastReplies.get(name));
    if (callsReplacingStaffSession.has(name)) await signInStaffAgain();
  },
);
