import { createExpectedAlertAnswers } from "../testing/alert-requests.ts";
import { type BoardOrder, type ConsoleEvent, endpoints, type Reservation } from "@dasturxon/contract";
import type { Endpoint } from "@dasturxon/contract/endpoint";
import { dayFromInstant } from "@dasturxon/domain/time-zone";
import { expect, test } from "vitest";
import { tableIdFromKeys } from "../modules/merchants/index.ts";
import { closeOrderAndClaim } from "../testing/claim-requests.ts";
import { createInvitedStaff } from "../testing/invited-staff.ts";
import { productBranchBody, validRowsByResource } from "../testing/good-rows.ts";
import { listenToEvents, listenToOrders } from "../testing/listen.ts";
import type { BrandEndpoint } from "./branch-reach-brand.ts";
import { expectedBotAnswers } from "./branch-reach-bot.ts";
import { createExpectedCustomerAnswers } from "./branch-reach-customers.ts";
import { expectedMembershipAnswers, expectedPushAnswers } from "./branch-reach-memberships.ts";
import { createExpectedOrderAnswers } from "./branch-reach-orders.ts";
import { createExpectedPeopleAnswers } from "./branch-reach-people.ts";
import { expectedPaymentAnswers, expectedSupportAnswers } from "./branch-reach-payments.ts";
import { createExpectedBranchAnswers, createExpectedTableAnswers } from "./branch-reach-tables.ts";
import {
  createExpectedHolidayAnswers,
  createExpectedZoneAnswers,
  createZoneWithDraft,
} from "../testing/zone-reach.ts";
import {
  branchIdFromKey,
  CUSTOMER_PHONE,
  createPickupBody,
  postOrder,
  productIdFromKey,
  createTestShop,
} from "../testing/test-shop.ts";
import { addTables, readTableWithSecret } from "../testing/test-tables.ts";

const app = await createTestShop();
await app.start();
await addTables(app, "osh");
const owner = await app.signInStaff("owner@osh");
const guest = await app.signIn(CUSTOMER_PHONE);
const [CENTER, NORTH] = [branchIdFromKey("center"), branchIdFromKey("north")];
const SECRET_PHONE = "+998935556677";

/** Creates a member of staff who works in one branch only. */
const inviteWorker = (role: string, branch: string) =>
  createInvitedStaff(app, owner, {
    login: `${role}-${branch.slice(-4)}`,
    name: role,
    role,
    branchIds: [branch],
  });
const centerManager = await inviteWorker("manager", CENTER);
const centerCook = await inviteWorker("kitchen", CENTER);
const northManager = await inviteWorker("manager", NORTH);

const receiver = { name: "Zilola", phone: SECRET_PHONE };
const createNorthOrder = () => postOrder(app, guest.token, createPickupBody({ branchId: NORTH, receiver }));
const northOrder = await createNorthOrder();
const northClaim = await closeOrderAndClaim(app, { ...guest, owner }, await createNorthOrder());
const { body: northReservation } = await app.call<Reservation>("/orders/v1/reservations", {
  token: guest.token,
  body: { branchId: NORTH, chairs: 2, day: "2026-03-04", time: "19:00" },
});
const table = await readTableWithSecret(app, tableIdFromKeys("osh", { branchKey: "north", number: "9" }));
const waiterCall = (await app.call<{ id: string }>("/orders/v1/waiter-calls", { body: table })).body;
const { body: pause } = await app.call<{ id: string }>("/console/v1/pauses", {
  token: owner,
  body: { kind: "BUSY", branchId: NORTH, until: null, extraMinutes: 5 },
});
const stoppedProductId = productIdFromKey("salad");
await callEndpoint("changeStops", owner, {
  body: { productIds: [stoppedProductId], branchId: NORTH, stop: { until: null } },
});

const { body: added } = await app.call<{ device: { id: string } }>("/console/v1/devices", {
  token: owner,
  body: { name: "Shimoldagi planshet", branchId: NORTH },
});
const tablet = added.device;
const northHolidayBody = { ...validRowsByResource.holiday.row(), branchId: NORTH };
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
  claim: northClaim.id,
  phone: SECRET_PHONE,
  reservation: northReservation.id,
  table: table.tableId,
};

interface CallInput {
  /** Path parameters of the call, about the branch north or without a branch. */
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
const today = dayFromInstant(app.clock.now(), "Asia/Tashkent");

type StaffCall = { [K in keyof typeof endpoints]: (typeof endpoints)[K]["auth"] extends "staff" ? K : never };
const expectedStaffAnswers: Record<Exclude<StaffCall[keyof typeof endpoints], BrandEndpoint>, Row> = {
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
  changesEntities: [200],
  branchPrices: [200],
  productBranches: [200, { params: { id: productIdFromKey("plov") } }],
  changeProductBranch: [404, { params: { id: stoppedProductId, branchId: NORTH }, body: productBranchBody }],
  undoChanges: [404, { params: { id: table.tableId } }],
  ...createExpectedPeopleAnswers({ id: northManager.id, branchId: NORTH, elsewhere: CENTER }),
  board: [200],
  consoleEvents: [200],
  boardOrder: [404, { params: { id: northOrder.id } }],
  placeTestOrder: [404, { body: { branchId: NORTH } }],
  pastOrders: [200, { query: `day=${today}` }],
  ...createExpectedCustomerAnswers({
    userId: guest.userId,
    orderId: northOrder.id,
    productId: stoppedProductId,
    claimId: northClaim.id,
  }),
  ...createExpectedOrderAnswers(northOrder, CENTER),
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
  ...createExpectedAlertAnswers(NORTH),
  pauses: [200],
  addPause: [404, { body: { kind: "BUSY", branchId: NORTH, until: null, extraMinutes: 5 } }],
  liftPause: [404, { params: { id: pause.id } }],
  brandReservations: [200],
  confirmReservation: [404, createChangeInput(northReservation.id)],
  refuseReservation: [404, createChangeInput(northReservation.id)],
  endWaiterCall: [404, { params: { id: waiterCall.id } }],
  ...createExpectedBranchAnswers(NORTH, validRowsByResource.branch.row()),
  ...createExpectedHolidayAnswers({ id: holiday.id, body: northHolidayBody, elsewhere: CENTER }),
  ...createExpectedZoneAnswers(zone),
  ...createExpectedTableAnswers({ id: table.tableId, branchId: NORTH, elsewhere: CENTER }),
};

async function callEndpoint(name: keyof typeof expectedStaffAnswers, token: string, more: CallInput) {
  const endpoint: Endpoint = endpoints[name];
  const path = endpoint.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => more.params?.[name] ?? "");
  const reply = await app.call<object>(`${path}${more.query ? `?${more.query}` : ""}`, {
    method: endpoint.method,
    token,
    ...(more.body ? { body: more.body } : {}),
  });
  // Removes the requested path, which a refusal contains and which may contain ids of the branch north.
  return { status: reply.status, text: JSON.stringify(reply.body).replaceAll(/"path":"[^"]*"/g, "") };
}

const callNames = (Object.keys(expectedStaffAnswers) as (keyof typeof expectedStaffAnswers)[]).filter(
  (name) =>
    typeof expectedStaffAnswers[name][0] === "number" && (endpoints[name] as Endpoint).kind !== "events",
);

test.each(callNames)("[US-8] %s returns nothing of this branch to staff of another branch", async (name) => {
  const [answer, more = {}] = expectedStaffAnswers[name];
  for (const { token } of [centerManager, centerCook]) {
    const reply = await callEndpoint(name, token, more);
    // A call that the cook's role may not use in any branch is refused with 403 before the branch is checked.
    const isHisWork = token === centerManager.token || reply.status !== 403;
    if (isHisWork) expect([name, reply.status]).toEqual([name, answer]);
    for (const [what, secret] of Object.entries(foreignValues))
      expect([name, what, reply.text.includes(secret)]).toEqual([name, what, false]);
  }
});

test.each(callNames.filter((name) => expectedStaffAnswers[name][0] === 200))(
  "[US-8] %s filtered by another branch returns nothing",
  async (name) => {
    const [, { query = "" } = {}] = expectedStaffAnswers[name];
    const reply = await callEndpoint(name, centerManager.token, { query: `${query}&branchId=${NORTH}` });
    if (reply.status !== 200) return;
    for (const secret of Object.values(foreignValues)) expect(reply.text).not.toContain(secret);
  },
);

test("[US-8] staff of the branch read and change its orders, tables, pauses and stops", async () => {
  const seen = await app.call<{ orders: BoardOrder[] }>("/console/v1/orders", { token: northManager.token });
  expect(seen.body.orders.map(({ id }) => id)).toContain(northOrder.id);
  const fresh = await createNorthOrder();
  const accepted = await callEndpoint("acceptOrder", northManager.token, createChangeInput(fresh.id));
  expect(accepted.status).toBe(200);
  expect((await callEndpoint("brandReservations", northManager.token, {})).text).toContain(
    northReservation.id,
  );
  expect((await callEndpoint("tableCodes", northManager.token, {})).text).toContain(table.tableId);
  expect((await callEndpoint("pauses", northManager.token, {})).text).toContain(pause.id);
});

test('[US-8] for staff of one branch "everywhere" means that branch: a stop, a pause and an undo apply there only', async () => {
  type StopChanges = { changes: { id: string; before: object[]; after: object[] }[] };
  const plov = productIdFromKey("plov");
  const stopProducts = async (branch: string | null, until: object | null, token: string) => {
    const body = { productIds: [plov], branchId: branch, stop: until };
    return JSON.parse((await callEndpoint("changeStops", token, { body })).text) as StopChanges;
  };
  const fetchPlovStops = async () => {
    const { text } = await callEndpoint("stopList", owner, {});
    const all = JSON.parse(text) as { id: string; stops: object[] }[];
    return all.find(({ id }) => id === plov)?.stops;
  };
  const north = { branchId: NORTH, until: null };
  const done = await stopProducts(null, { until: null }, northManager.token);
  expect(done.changes).toEqual([{ id: plov, before: [], after: [north] }]);
  expect(await fetchPlovStops()).toEqual([north]);
  const undoStops = (changes: StopChanges["changes"]) =>
    callEndpoint("restoreStops", northManager.token, { body: { changes } });
  expect((await undoStops(done.changes)).text).toBe(JSON.stringify({ keptIds: [] }));
  expect(await fetchPlovStops()).toEqual([]);
  await stopProducts(null, { until: null }, owner);
  const resumed = await stopProducts(NORTH, null, northManager.token);
  expect(resumed.changes).toEqual([{ id: plov, before: [{ branchId: null, until: null }], after: [] }]);
  expect(await fetchPlovStops()).toEqual([{ branchId: CENTER, until: null }]);
  await undoStops(resumed.changes);
  expect(await fetchPlovStops()).toEqual(expect.arrayContaining([north, { branchId: CENTER, until: null }]));
  await stopProducts(null, null, owner);
  const stop = { token: northManager.token, body: { kind: "STOP", until: null } };
  const paused = await app.call<{ branchId: string }>("/console/v1/pauses", stop);
  expect(paused.body.branchId).toBe(NORTH);
});

test("[US-8] the console's stream sends staff of another branch nothing, and the branch's staff everything", async () => {
  const elsewhere = await listenToOrders(app, centerManager.token);
  const own = await listenToOrders(app, northManager.token);
  const tables = await listenToEvents<ConsoleEvent>(app, "/console/v1/events", centerManager.token);
  const ownTables = await listenToEvents<ConsoleEvent>(app, "/console/v1/events", northManager.token);
  const ours = await postOrder(app, guest.token, createPickupBody());
  await callEndpoint("acceptOrder", owner, createChangeInput(northOrder.id));
  await callEndpoint("acceptOrder", owner, createChangeInput(ours.id));
  await callEndpoint("confirmReservation", owner, createChangeInput(northReservation.id));
  await expect.poll(() => own().map(({ id }) => id)).toContain(northOrder.id);
  await expect
    .poll(() => ownTables().map(({ reservation }) => reservation?.id))
    .toContain(northReservation.id);
  await expect.poll(() => elsewhere().map(({ id }) => id)).toContain(ours.id);
  expect(own().map(({ id }) => id)).not.toContain(ours.id);
  const told = JSON.stringify([elsewhere(), tables()]);
  for (const secret of Object.values(foreignValues)) expect(told).not.toContain(secret);
});
