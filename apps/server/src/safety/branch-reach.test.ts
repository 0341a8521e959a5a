import { alertReach } from "../testing/alert-requests.ts";
import { type BoardOrder, type ConsoleEvent, endpoints, type Reservation } from "@dasturxon/contract";
import type { Endpoint } from "@dasturxon/contract/endpoint";
import { dayOf } from "@dasturxon/domain/time-zone";
import { expect, test } from "vitest";
import { tableIdOf } from "../modules/merchants/index.ts";
import { invitedStaff } from "../testing/invited-staff.ts";
import { branchTerms, goodRows } from "../testing/good-rows.ts";
import { listen, listenToOrders } from "../testing/listen.ts";
import type { BrandEndpoint } from "./branch-reach-brand.ts";
import { botReach } from "./branch-reach-bot.ts";
import { customerReach } from "./branch-reach-customers.ts";
import { membershipReach, pushReach } from "./branch-reach-memberships.ts";
import { orderReach } from "./branch-reach-orders.ts";
import { paymentReach, supportReach } from "./branch-reach-payments.ts";
import { ofHolidays, zoneReach, zoneOf } from "../testing/zone-reach.ts";
import { branchId, CUSTOMER, pickup, postOrder, productId, shop } from "../testing/test-shop.ts";
import { addTables, atTable } from "../testing/test-tables.ts";

const app = await shop();
await app.start();
await addTables(app, "osh");
const owner = await app.signInStaff("owner@osh");
const guest = await app.signIn(CUSTOMER);
const [CENTER, NORTH] = [branchId("center"), branchId("north")];
const SECRET = "+998935556677";

/** Creates a member of staff who works in one branch only. */
const worker = (role: string, branch: string) =>
  invitedStaff(app, owner, { login: `${role}-${branch.slice(-4)}`, name: role, role, branchIds: [branch] });
const stranger = await worker("manager", CENTER);
const cook = await worker("kitchen", CENTER);
const local = await worker("manager", NORTH);

const order = () =>
  postOrder(app, guest.token, pickup({ branchId: NORTH, receiver: { name: "Zilola", phone: SECRET } }));
const kept = await order();
const reservation = async () =>
  (
    await app.call<Reservation>("/orders/v1/reservations", {
      token: guest.token,
      body: { branchId: NORTH, chairs: 2, day: "2026-03-04", time: "19:00" },
    })
  ).body;
const held = await reservation();
const table = await atTable(app, tableIdOf("osh", { branchKey: "north", number: "9" }));
const waiter = (await app.call<{ id: string }>("/orders/v1/waiter-calls", { body: table })).body;
const pause = (
  await app.call<{ id: string }>("/console/v1/pauses", {
    token: owner,
    body: { kind: "BUSY", branchId: NORTH, until: null, extraMinutes: 5 },
  })
).body;
const stopped = productId("salad");
await ask("changeStops", owner, {
  body: { productIds: [stopped], branchId: NORTH, stop: { until: null } },
});

const diningTable = { number: "77", place: {}, chairs: 2, isActive: true };

const { device: tablet } = (
  await app.call<{ device: { id: string } }>("/console/v1/devices", {
    token: owner,
    body: { name: "Shimoldagi planshet", branchId: NORTH },
  })
).body;
const ofNorth = { ...goodRows.holiday.row(), branchId: NORTH };
const holiday = (
  await app.call<{ id: string }>("/console/v1/venue/holidays", { token: owner, body: ofNorth })
).body;
const zone = await zoneOf(app, { branchId: NORTH, token: owner });

/** Values that must not occur in any response to staff of another branch. */
const foreign = {
  tablet: tablet.id,
  holiday: holiday.id,
  zone: zone.id,
  draft: zone.draftId,
  branch: NORTH,
  order: kept.id,
  phone: SECRET,
  reservation: held.id,
  table: table.tableId,
};

interface CallInput {
  /** Parameters of the branch north, or without a branch. */
  params?: Record<string, string>;
  query?: string;
  body?: object;
}
/**
 * Expected response of each staff call to staff of another branch, for data of north. `200`: the response contains no
 * data of north. `404`: not visible. `own`: own session or account. Calls without a branch are in `branch-reach-brand`.
 */
type Row = [answer: 200 | 403 | 404 | "own", asked?: CallInput];
const ofOrder = (body: object): Row => [404, { params: { id: kept.id }, body: { version: 1, ...body } }];
const day = dayOf(app.clock.now(), "Asia/Tashkent");

type StaffCall = { [K in keyof typeof endpoints]: (typeof endpoints)[K]["auth"] extends "staff" ? K : never };
const reach: Record<Exclude<StaffCall[keyof typeof endpoints], BrandEndpoint>, Row> = {
  staffSignOut: ["own"],
  staffSignOutEverywhere: ["own"],
  staffMe: [200],
  ...pushReach,
  ...supportReach,
  ...membershipReach,
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
  people: [200],
  changes: [200],
  changesDevices: [200],
  branchPrices: [200],
  productBranches: [200, { params: { id: productId("plov") } }],
  changeProductBranch: [404, { params: { id: stopped, branchId: NORTH }, body: branchTerms }],
  undoChanges: [404, { params: { id: table.tableId } }],
  addPerson: [404, { body: { login: "new", name: "N", role: "kitchen", branchIds: [NORTH] } }],
  changePerson: [
    404,
    {
      params: { id: local.id },
      body: { name: "N", role: "kitchen", branchIds: [CENTER], isActive: true, version: 1 },
    },
  ],
  removePerson: [404, { params: { id: local.id }, query: "version=1" }],
  invitePerson: [404, { params: { id: local.id } }],
  signOutPerson: [404, { params: { id: local.id } }],
  personSessions: [404, { params: { id: local.id } }],
  endPersonSession: [404, { params: { id: local.id, sessionId: local.id } }],
  board: [200],
  consoleEvents: [200],
  boardOrder: [404, { params: { id: kept.id } }],
  placeTestOrder: [404, { body: { branchId: NORTH } }],
  pastOrders: [200, { query: `day=${day}` }],
  ...customerReach({ userId: guest.userId, orderId: kept.id, productId: stopped }),
  ...orderReach(kept, CENTER),
  refundOrder: ofOrder({ comment: "cold" }),
  confirmRefund: ofOrder({}),
  refundPart: ofOrder({ part: { amount: 1 }, comment: "cold" }),
  confirmPartRefund: [404, { params: { id: kept.id, partId: kept.id }, body: { version: 1 } }],
  ...paymentReach,
  ...botReach,
  telegramLinks: ["own"],
  giveTelegramCode: ["own"],
  unlinkTelegramStaff: ["own"],
  changeSmsAccount: [403, { params: { gateway: "eskiz" }, body: { isOn: true, partTiyin: 0 } }],
  trySmsAccount: [403, { params: { gateway: "eskiz" }, body: { phone: "+998901234567" } }],
  smsMessages: [403, { query: "day=2026-03-02" }],
  changePaymentAccount: [403, { params: { provider: "payme" }, body: { isOn: true } }],
  tryPaymentAccount: [403, { params: { provider: "payme" } }],
  tellCourierStatus: ofOrder({ status: "PERFORMER_LOOK_UP" }),
  tellCourierPosition: ["own"],
  stopList: [200],
  changeStops: [404, { body: { productIds: [stopped], branchId: NORTH, stop: null } }],
  restoreStops: [
    404,
    { body: { changes: [{ id: stopped, before: [{ branchId: NORTH, until: null }], after: [] }] } },
  ],
  kitchenBranches: [200],
  changeKitchen: [
    404,
    { params: { id: NORTH }, body: { preparationMinutes: 5, isAutoAccept: true, slotCapacityMinutes: null } },
  ],
  ...alertReach(NORTH),
  pauses: [200],
  addPause: [404, { body: { kind: "BUSY", branchId: NORTH, until: null, extraMinutes: 5 } }],
  liftPause: [404, { params: { id: pause.id } }],
  brandReservations: [200],
  confirmReservation: [404, { params: { id: held.id }, body: { version: 1 } }],
  refuseReservation: [404, { params: { id: held.id }, body: { version: 1 } }],
  endWaiterCall: [404, { params: { id: waiter.id } }],
  tableCodes: [200],
  renewTableCode: [404, { params: { id: table.tableId } }],
  managedBranches: [200],
  managedBranch: [404, { params: { id: NORTH } }],
  addBranch: [404, { body: goodRows.branch.row() }],
  changeBranch: [404, { params: { id: NORTH }, body: { ...goodRows.branch.row(), version: 1 } }],
  removeBranch: [404, { params: { id: NORTH }, query: "version=1" }],
  ...ofHolidays({ id: holiday.id, body: ofNorth, elsewhere: CENTER }),
  ...zoneReach(zone),
  managedDiningTables: [200],
  managedDiningTable: [404, { params: { id: table.tableId } }],
  addDiningTable: [404, { body: { ...diningTable, branchId: NORTH } }],
  changeDiningTable: [
    404,
    { params: { id: table.tableId }, body: { ...diningTable, branchId: CENTER, version: 1 } },
  ],
  removeDiningTable: [404, { params: { id: table.tableId }, query: "version=1" }],
};

async function ask(name: keyof typeof reach, token: string, more: CallInput) {
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

const asked = (Object.keys(reach) as (keyof typeof reach)[]).filter(
  (name) => typeof reach[name][0] === "number" && (endpoints[name] as Endpoint).kind !== "events",
);

test.each(asked)("[US-8] %s returns nothing of this branch to staff of another branch", async (name) => {
  const [answer, more = {}] = reach[name];
  for (const { token } of [stranger, cook]) {
    const reply = await ask(name, token, more);
    // A call that the role may not use in any branch is refused before the branch is checked.
    const isHisWork = token === stranger.token || reply.status !== 403;
    if (isHisWork) expect([name, reply.status]).toEqual([name, answer]);
    for (const [what, secret] of Object.entries(foreign))
      expect([name, what, reply.text.includes(secret)]).toEqual([name, what, false]);
  }
});

test.each(asked.filter((name) => reach[name][0] === 200))(
  "[US-8] %s filtered by another branch returns nothing",
  async (name) => {
    const [, { query = "" } = {}] = reach[name];
    const reply = await ask(name, stranger.token, { query: `${query}&branchId=${NORTH}` });
    if (reply.status !== 200) return;
    for (const secret of Object.values(foreign)) expect(reply.text).not.toContain(secret);
  },
);

test("[US-8] staff of the branch read and change its orders, tables, pauses and stops", async () => {
  const seen = await app.call<{ orders: BoardOrder[] }>("/console/v1/orders", { token: local.token });
  expect(seen.body.orders.map(({ id }) => id)).toContain(kept.id);
  const fresh = await order();
  expect(
    (await ask("acceptOrder", local.token, { params: { id: fresh.id }, body: { version: 1 } })).status,
  ).toBe(200);
  expect((await ask("brandReservations", local.token, {})).text).toContain(held.id);
  expect((await ask("tableCodes", local.token, {})).text).toContain(table.tableId);
  expect((await ask("pauses", local.token, {})).text).toContain(pause.id);
});

test('[US-8] for staff of one branch "everywhere" means that branch: a stop, a pause and an undo apply there only', async () => {
  type Stops = { changes: { id: string; before: object[]; after: object[] }[] };
  const plov = productId("plov");
  const stop = async (branch: string | null, until: object | null, token: string) => {
    const body = { productIds: [plov], branchId: branch, stop: until };
    return JSON.parse((await ask("changeStops", token, { body })).text) as Stops;
  };
  const everywhere = async () => {
    const all = JSON.parse((await ask("stopList", owner, {})).text) as { id: string; stops: object[] }[];
    return all.find(({ id }) => id === plov)?.stops;
  };
  const north = { branchId: NORTH, until: null };
  const done = await stop(null, { until: null }, local.token);
  expect(done.changes).toEqual([{ id: plov, before: [], after: [north] }]);
  expect(await everywhere()).toEqual([north]);
  const undo = (changes: Stops["changes"]) => ask("restoreStops", local.token, { body: { changes } });
  expect((await undo(done.changes)).text).toBe(JSON.stringify({ keptIds: [] }));
  expect(await everywhere()).toEqual([]);
  await stop(null, { until: null }, owner);
  const resumed = await stop(NORTH, null, local.token);
  expect(resumed.changes).toEqual([{ id: plov, before: [{ branchId: null, until: null }], after: [] }]);
  expect(await everywhere()).toEqual([{ branchId: CENTER, until: null }]);
  await undo(resumed.changes);
  expect(await everywhere()).toEqual(expect.arrayContaining([north, { branchId: CENTER, until: null }]));
  await stop(null, null, owner);
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
    await listen<ConsoleEvent>(app, "/console/v1/events", stranger.token),
    await listen<ConsoleEvent>(app, "/console/v1/events", local.token),
  ];
  const ours = await postOrder(app, guest.token, pickup());
  await ask("acceptOrder", owner, { params: { id: kept.id }, body: { version: 1 } });
  await ask("acceptOrder", owner, { params: { id: ours.id }, body: { version: 1 } });
  await ask("confirmReservation", owner, { params: { id: held.id }, body: { version: 1 } });
  await expect.poll(() => own().map(({ id }) => id)).toContain(kept.id);
  await expect.poll(() => ownTables().map(({ reservation }) => reservation?.id)).toContain(held.id);
  await expect.poll(() => elsewhere().map(({ id }) => id)).toContain(ours.id);
  expect(own().map(({ id }) => id)).not.toContain(ours.id);
  const told = JSON.stringify([elsewhere(), tables()]);
  for (const secret of Object.values(foreign)) expect(told).not.toContain(secret);
});
