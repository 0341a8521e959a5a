import { expectedAlertAnswers } from "../testing/alert-requests.ts";
import { type BoardOrder, type ConsoleEvent, endpoints, type Reservation } from "@dasturxon/contract";
import type { Endpoint } from "@dasturxon/contract/endpoint";
import { dayOf } from "@dasturxon/domain/time-zone";
import { expect, test } from "vitest";
import { tableIdOf } from "../modules/merchants/index.ts";
import { createInvitedStaff } from "../testing/invited-staff.ts";
import { productBranchTerms, goodRows } from "../testing/good-rows.ts";
import { listenToEvents, listenToOrders } from "../testing/listen.ts";
import type { BrandEndpoint } from "./branch-reach-brand.ts";
import { expectedBotAnswers } from "./branch-reach-bot.ts";
import { expectedCustomerAnswers } from "./branch-reach-customers.ts";
import { expectedMembershipAnswers, expectedPushAnswers } from "./branch-reach-memberships.ts";
import { expectedOrderAnswers } from "./branch-reach-orders.ts";
import { expectedPeopleAnswers } from "./branch-reach-people.ts";
import { expectedPaymentAnswers, expectedSupportAnswers } from "./branch-reach-payments.ts";
import { expectedTableAnswers } from "./branch-reach-tables.ts";
import { expectedHolidayAnswers, expectedZoneAnswers, createZoneWithDraft } from "../testing/zone-reach.ts";
import { branchId, CUSTOMER_PHONE, pickup, postOrder, productId, shop } from "../testing/test-shop.ts";
import { addTables, readTableWithSecret } from "../testing/test-tables.ts";

const app = await shop();
await app.start();
await addTables(app, "osh");
const owner = await app.signInStaff("owner@osh");
const guest = await app.signIn(CUSTOMER_PHONE);
const [CENTER, NORTH] = [branchId("center"), branchId("north")];
const SECRET_PHONE = "+998935556677";

/** Creates a member of staff who works in one branch only. */
const inviteWorker = (role: string, branch: string) =>
  createInvitedStaff(app, owner, {
    login: `${role}-${branch.slice(-4)}`,
    name: role,
    role,
    branchIds: [branch],
  });
const stranger = await inviteWorker("manager", CENTER);
const cook = await inviteWorker("kitchen", CENTER);
const local = await inviteWorker("manager", NORTH);

const order = () =>
  postOrder(app, guest.token, pickup({ branchId: NORTH, receiver: { name: "Zilola", phone: SECRET_PHONE } }));
const northOrder = await order();
const postReservation = async () =>
  (
    await app.call<Reservation>("/orders/v1/reservations", {
      token: guest.token,
      body: { branchId: NORTH, chairs: 2, day: "2026-03-04", time: "19:00" },
    })
  ).body;
const heldReservation = await postReservation();
const table = await readTableWithSecret(app, tableIdOf("osh", { branchKey: "north", number: "9" }));
const waiter = (await app.call<{ id: string }>("/orders/v1/waiter-calls", { body: table })).body;
const pause = (
  await app.call<{ id: string }>("/console/v1/pauses", {
    token: owner,
    body: { kind: "BUSY", branchId: NORTH, until: null, extraMinutes: 5 },
  })
).body;
const stoppedProductId = productId("salad");
await callEndpoint("changeStops", owner, {
  body: { productIds: [stoppedProductId], branchId: NORTH, stop: { until: null } },
});

const { device: tablet } = (
  await app.call<{ device: { id: string } }>("/console/v1/devices", {
    token: owner,
    body: { name: "Shimoldagi planshet", branchId: NORTH },
  })
).body;
const northHolidayBody = { ...goodRows.holiday.row(), branchId: NORTH };
const holiday = (
  await app.call<{ id: string }>("/console/v1/venue/holidays", { token: owner, body: northHolidayBody })
).body;
const zone = await createZoneWithDraft(app, { branchId: NORTH, token: owner });

/** Values that must not occur in any response to staff of another branch. */
const foreignValues = {
  tablet: tablet.id,
  holiday: holiday.id,
  zone: zone.id,
  draft: zone.draftId,
  branch: NORTH,
  order: northOrder.id,
  phone: SECRET_PHONE,
  reservation: heldReservation.id,
  table: table.tableId,
};

interface CallInput {
  /** Parameters of the branch north, or without a branch. */
  params?: Record<string, string>;
  query?: string;
  body?: object;
}

/** Returns the input of a call that changes the first version of an order or a reservation. */
const createChangeInput = (id: string): CallInput => ({ params: { id }, body: { version: 1 } });

/**
 * Expected response of each staff call to staff of another branch, for data of the branch north. `200`: the response
 * contains no data of north. `404`: not visible. `own`: own session or account. Calls without a branch are in
 * `branch-reach-brand`.
 */
type Row = [answer: 200 | 403 | 404 | "own", asked?: CallInput];
const createOrderCase = (body: object): Row => [
  404,
  { params: { id: northOrder.id }, body: { version: 1, ...body } },
];
const day = dayOf(app.clock.now(), "Asia/Tashkent");

type StaffCall = { [K in keyof typeof endpoints]: (typeof endpoints)[K]["auth"] extends "staff" ? K : never };
const expectedReach: Record<Exclude<StaffCall[keyof typeof endpoints], BrandEndpoint>, Row> = {
  staffSignOut: ["own"],
  staffSignOutEverywhere: ["own"],
  staffMe: [200],
  ...expectedPushAnswers,
  ...expectedSupportAnswers,
  ...expectedMembershipAnswers,
  changeOwnPin: ["own"],
  startSecondFactor: ["own"],
  confirmSecondFactor: ["own"],
  stopSecondFactor: ["own"],
  devices: [200],
  addDevice: [404, { body: { name: "Tablet", branchId: NORTH } }],
  pairDeviceAnew: [404, { params: { id: tablet.id } }],
  removeDevice: [404, { params: { id: tablet.id }, query: "version=1" }],
  changeOwnPassword: ["own"],
  staffBranches: [200],
  changes: [200],
  changesDevices: [200],
  branchPrices: [200],
  productBranches: [200, { params: { id: productId("plov") } }],
  changeProductBranch: [404, { params: { id: stoppedProductId, branchId: NORTH }, body: productBranchTerms }],
  undoChanges: [404, { params: { id: table.tableId } }],
  ...expectedPeopleAnswers({ id: local.id, branchId: NORTH, elsewhere: CENTER }),
  board: [200],
  consoleEvents: [200],
  boardOrder: [404, { params: { id: northOrder.id } }],
  placeTestOrder: [404, { body: { branchId: NORTH } }],
  pastOrders: [200, { query: `day=${day}` }],
  ...expectedCustomerAnswers({ userId: guest.userId, orderId: northOrder.id, productId: stoppedProductId }),
  ...expectedOrderAnswers(northOrder, CENTER),
  refundOrder: createOrderCase({ comment: "cold" }),
  confirmRefund: createOrderCase({}),
  refundPart: createOrderCase({ part: { amount: 1 }, comment: "cold" }),
  confirmPartRefund: [404, { params: { id: northOrder.id, partId: northOrder.id }, body: { version: 1 } }],
  ...expectedPaymentAnswers,
  ...expectedBotAnswers,
  telegramLinks: ["own"],
  giveTelegramCode: ["own"],
  unlinkTelegramStaff: ["own"],
  changeSmsAccount: [403, { params: { gateway: "eskiz" }, body: { isOn: true, partTiyin: 0 } }],
  trySmsAccount: [403, { params: { gateway: "eskiz" }, body: { phone: "+998901234567" } }],
  smsMessages: [403, { query: "day=2026-03-02" }],
  changePaymentAccount: [403, { params: { provider: "payme" }, body: { isOn: true } }],
  tryPaymentAccount: [403, { params: { provider: "payme" } }],
  tellCourierStatus: createOrderCase({ status: "PERFORMER_LOOK_UP" }),
  tellCourierPosition: ["own"],
  stopList: [200],
  changeStops: [404, { body: { productIds: [stoppedProductId], branchId: NORTH, stop: null } }],
  restoreStops: [
    404,
    { body: { changes: [{ id: stoppedProductId, before: [{ branchId: NORTH, until: null }], after: [] }] } },
  ],
  kitchenBranches: [200],
  changeKitchen: [
    404,
    { params: { id: NORTH }, body: { preparationMinutes: 5, isAutoAccept: true, slotCapacityMinutes: null } },
  ],
  ...expectedAlertAnswers(NORTH),
  pauses: [200],
  addPause: [404, { body: { kind: "BUSY", branchId: NORTH, until: null, extraMinutes: 5 } }],
  liftPause: [404, { params: { id: pause.id } }],
  brandReservations: [200],
  confirmReservation: [404, createChangeInput(heldReservation.id)],
  refuseReservation: [404, createChangeInput(heldReservation.id)],
  endWaiterCall: [404, { params: { id: waiter.id } }],
  managedBranches: [200],
  managedBranch: [404, { params: { id: NORTH } }],
  addBranch: [404, { body: goodRows.branch.row() }],
  changeBranch: [404, { params: { id: NORTH }, body: { ...goodRows.branch.row(), version: 1 } }],
  removeBranch: [404, { params: { id: NORTH }, query: "version=1" }],
  ...expectedHolidayAnswers({ id: holiday.id, body: northHolidayBody, elsewhere: CENTER }),
  ...expectedZoneAnswers(zone),
  ...expectedTableAnswers({ id: table.tableId, branchId: NORTH, elsewhere: CENTER }),
};

async function callEndpoint(name: keyof typeof expectedReach, token: string, more: CallInput) {
  const endpoint: Endpoint = endpoints[name];
  const path = endpoint.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => more.params?.[name] ?? "");
  const reply = await app.call<object>(`${path}${more.query ? `?${more.query}` : ""}`, {
    method: endpoint.method,
    token,
    ...(more.body ? { body: more.body } : {}),
  });
  // A refusal contains the requested path.
  return { status: reply.status, text: JSON.stringify(reply.body).replaceAll(/"path":"[^"]*"/g, "") };
}

const asked = (Object.keys(expectedReach) as (keyof typeof expectedReach)[]).filter(
  (name) => typeof expectedReach[name][0] === "number" && (endpoints[name] as Endpoint).kind !== "events",
);

test.each(asked)("[US-8] %s returns nothing of this branch to staff of another branch", async (name) => {
  const [answer, more = {}] = expectedReach[name];
  for (const { token } of [stranger, cook]) {
    const reply = await callEndpoint(name, token, more);
    // A call that the role may not use in any branch is refused before the branch is checked.
    const isHisWork = token === stranger.token || reply.status !== 403;
    if (isHisWork) expect([name, reply.status]).toEqual([name, answer]);
    for (const [what, secret] of Object.entries(foreignValues))
      expect([name, what, reply.text.includes(secret)]).toEqual([name, what, false]);
  }
});

test.each(asked.filter((name) => expectedReach[name][0] === 200))(
  "[US-8] %s filtered by another branch returns nothing",
  async (name) => {
    const [, { query = "" } = {}] = expectedReach[name];
    const reply = await callEndpoint(name, stranger.token, { query: `${query}&branchId=${NORTH}` });
    if (reply.status !== 200) return;
    for (const secret of Object.values(foreignValues)) expect(reply.text).not.toContain(secret);
  },
);

test("[US-8] staff of the branch read and change its orders, tables, pauses and stops", async () => {
  const seen = await app.call<{ orders: BoardOrder[] }>("/console/v1/orders", { token: local.token });
  expect(seen.body.orders.map(({ id }) => id)).toContain(northOrder.id);
  const fresh = await order();
  const accepted = await callEndpoint("acceptOrder", local.token, createChangeInput(fresh.id));
  expect(accepted.status).toBe(200);
  expect((await callEndpoint("brandReservations", local.token, {})).text).toContain(heldReservation.id);
  expect((await callEndpoint("tableCodes", local.token, {})).text).toContain(table.tableId);
  expect((await callEndpoint("pauses", local.token, {})).text).toContain(pause.id);
});

test('[US-8] for staff of one branch "everywhere" means that branch: a stop, a pause and an undo apply there only', async () => {
  type StopChanges = { changes: { id: string; before: object[]; after: object[] }[] };
  const plov = productId("plov");
  const stopProducts = async (branch: string | null, until: object | null, token: string) => {
    const body = { productIds: [plov], branchId: branch, stop: until };
    return JSON.parse((await callEndpoint("changeStops", token, { body })).text) as StopChanges;
  };
  const fetchPlovStops = async () => {
    const all = JSON.parse((await callEndpoint("stopList", owner, {})).text) as {
      id: string;
      stops: object[];
    }[];
    return all.find(({ id }) => id === plov)?.stops;
  };
  const north = { branchId: NORTH, until: null };
  const done = await stopProducts(null, { until: null }, local.token);
  expect(done.changes).toEqual([{ id: plov, before: [], after: [north] }]);
  expect(await fetchPlovStops()).toEqual([north]);
  const undoStops = (changes: StopChanges["changes"]) =>
    callEndpoint("restoreStops", local.token, { body: { changes } });
  expect((await undoStops(done.changes)).text).toBe(JSON.stringify({ keptIds: [] }));
  expect(await fetchPlovStops()).toEqual([]);
  await stopProducts(null, { until: null }, owner);
  const resumed = await stopProducts(NORTH, null, local.token);
  expect(resumed.changes).toEqual([{ id: plov, before: [{ branchId: null, until: null }], after: [] }]);
  expect(await fetchPlovStops()).toEqual([{ branchId: CENTER, until: null }]);
  await undoStops(resumed.changes);
  expect(await fetchPlovStops()).toEqual(expect.arrayContaining([north, { branchId: CENTER, until: null }]));
  await stopProducts(null, null, owner);
  const paused = await app.call<{ branchId: string }>("/console/v1/pauses", {
    token: local.token,
    body: { kind: "STOP", until: null },
  });
  expect(paused.body.branchId).toBe(NORTH);
});

test("[US-8] the console's stream sends staff of another branch nothing, and the branch's staff everything", async () => {
  const [elsewhere, own] = [
    await listenToOrders(app, stranger.token),
    await listenToOrders(app, local.token),
  ];
  const [tables, ownTables] = [
    await listenToEvents<ConsoleEvent>(app, "/console/v1/events", stranger.token),
    await listenToEvents<ConsoleEvent>(app, "/console/v1/events", local.token),
  ];
  const ours = await postOrder(app, guest.token, pickup());
  await callEndpoint("acceptOrder", owner, createChangeInput(northOrder.id));
  await callEndpoint("acceptOrder", owner, createChangeInput(ours.id));
  await callEndpoint("confirmReservation", owner, createChangeInput(heldReservation.id));
  await expect.poll(() => own().map(({ id }) => id)).toContain(northOrder.id);
  await expect
    .poll(() => ownTables().map(({ reservation }) => reservation?.id))
    .toContain(heldReservation.id);
  await expect.poll(() => elsewhere().map(({ id }) => id)).toContain(ours.id);
  expect(own().map(({ id }) => id)).not.toContain(ours.id);
  const told = JSON.stringify([elsewhere(), tables()]);
  for (const secret of Object.values(foreignValues)) expect(told).not.toContain(secret);
});
