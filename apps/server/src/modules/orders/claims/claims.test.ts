import type {
  BoardOrder,
  Claim,
  CustomerNotification,
  endpoints,
  HistoryEntry,
  Order,
  StaffClaim,
} from "@dasturxon/contract";
import type { EndpointReply } from "@dasturxon/contract/endpoint";
import { expect, test } from "vitest";
import { createTestClock } from "../../../platform/clock.ts";
import { createInvitedStaff } from "../../../testing/invited-staff.ts";
import { listenToEvents } from "../../../testing/listen.ts";
import {
  branchIdFromKey,
  closeNewOrder,
  createDeliveryBody,
  createPickupBody,
  createTestShop,
  CUSTOMER_PHONE,
  postOrder,
} from "../../../testing/test-shop.ts";
import { EVENT_POLL_OPTIONS } from "../../../testing/time-limits.ts";

const HOUR_MS = 3_600_000;

// The clock shows the real time. With the default test clock, a job that is scheduled for some hours later would run at
// once.
const clock = createTestClock(new Date());
const app = await createTestShop({ clock });
await app.start();
const guest = await app.signIn(CUSTOMER_PHONE);
const stranger = await app.signIn("+998907777777");
const owner = await app.signInStaff("owner@osh");
const operator = await createInvitedStaff(app, owner, {
  login: "operator-1",
  name: "Oygul",
  role: "operator",
  branchIds: null,
});
const centerManager = await createInvitedStaff(app, owner, {
  login: "manager-1",
  name: "Anvar",
  role: "manager",
  branchIds: [branchIdFromKey("center")],
});

type Reply<Body> = Body & { code: string; data: { field?: string; left?: number } };
type AnswerBody = {
  answer: { kind: string; version?: number; part?: object; amount?: number };
  text: string;
};

const COLD_PLOV = { reason: "COLD", lines: [{ line: 0, count: 1 }], comment: "Sovuq keldi" };
const WORDS: AnswerBody = { answer: { kind: "WORDS" }, text: "Uzr, kuryer kechikdi." };
const CASHBACK: AnswerBody = { answer: { kind: "CASHBACK", amount: 5000 }, text: "Uzr!" };

const placeReceivedOrder = async (body = createPickupBody()): Promise<Order> =>
  closeNewOrder(app, owner, await postOrder(app, guest.token, body));
const postClaim = (order: { id: string }, body: object = COLD_PLOV, token = guest.token, key?: string) =>
  app.call<Reply<Claim>>(`/orders/v1/orders/${order.id}/claims`, {
    token,
    body,
    ...(key && { headers: { "idempotency-key": key } }),
  });
const fetchClaims = async (order: { id: string }, token = guest.token) =>
  app.call<EndpointReply<typeof endpoints.orderClaims>>(`/orders/v1/orders/${order.id}/claims`, { token });
const postAnswer = ({ id }: { id: string }, body: AnswerBody, token = owner, key?: string) =>
  app.call<Reply<StaffClaim>>(`/console/v1/claims/${id}/answer`, {
    token,
    body,
    ...(key && { headers: { "idempotency-key": key } }),
  });
/** Returns the answer by a refund of a part, with the present version of the claim's order. */
const createRefund = async ({ orderId }: Pick<Claim, "orderId">, part: object = { amount: 7000 }) => {
  const { version } = await fetchBoardOrder({ id: orderId });
  return { answer: { kind: "REFUND", version, part }, text: "Uzr!" };
};
const listClaims = async (query = "", token = owner) =>
  (await app.call<EndpointReply<typeof endpoints.staffClaims>>(`/console/v1/claims${query}`, { token })).body;
const fetchBoardOrder = async ({ id }: { id: string }, token = owner) =>
  (await app.call<BoardOrder & { history: HistoryEntry[] }>(`/console/v1/orders/${id}`, { token })).body;
const fetchBalance = async () => {
  const path = `/orders/v1/cashback/user/${guest.userId}`;
  return (await app.call<{ balance: number }>(path, { token: guest.token })).body.balance;
};

test("[OR-15] a customer claims a dish of a received order; the staff see it with its deadline, and answer by a text", async () => {
  const order = await placeReceivedOrder();
  const before = (await fetchClaims(order)).body;
  expect(before.claims).toEqual([]);
  expect(Date.parse(before.until ?? "")).toBeGreaterThan(clock.now().getTime() + 23 * HOUR_MS);
  const { status, body: claim } = await postClaim(order);
  expect(status).toBe(200);
  expect(claim).toMatchObject({ orderId: order.id, ...COLD_PLOV, photo: null, answer: null });
  expect(Date.parse(claim.dueDate) - Date.parse(claim.createdDate)).toBe(2 * HOUR_MS);
  const [shown] = (await listClaims()).content;
  expect(shown).toMatchObject({
    id: claim.id,
    number: order.number,
    phone: CUSTOMER_PHONE,
    dishes: [{ name: { uz: "plov" }, count: 1 }],
  });
  const answered = await postAnswer(claim, WORDS, operator.token);
  expect(answered.body).toMatchObject({
    answer: { kind: "WORDS", amount: null, text: WORDS.text },
    answeredBy: "Oygul",
  });
  expect((await listClaims()).content).toEqual([]);
  expect((await listClaims("?show=ANSWERED")).content).toMatchObject([{ id: claim.id }]);
  expect((await listClaims(`?orderId=${order.id}`)).content).toMatchObject([{ id: claim.id }]);
  const { until, claims } = (await fetchClaims(order)).body;
  expect(claims).toMatchObject([{ id: claim.id, answer: { text: WORDS.text } }]);
  expect(until).toBe(before.until);
});

test("[OR-15, OR-7] the history of the order and the audit log contain the claim and its answer", async () => {
  const order = await placeReceivedOrder();
  const { body: claim } = await postClaim(order);
  await postAnswer(claim, CASHBACK);
  expect((await fetchBoardOrder(order)).history.slice(-2)).toMatchObject([
    { about: { kind: "claim", reason: "COLD" }, comment: "Sovuq keldi", by: { kind: "customer" } },
    {
      about: { kind: "claim_answer", cashback: 5000 },
      comment: "Uzr!",
      by: { kind: "staff", name: "owner" },
    },
  ]);
  const log = await app.call<{ items: { entityId: string; after: object }[] }>(
    "/console/v1/changes?entity=claim",
    { token: owner },
  );
  expect(log.body.items[0]).toMatchObject({
    entityId: claim.id,
    after: { answer: "CASHBACK", amount: 5000, text: "Uzr!" },
  });
});

test("[OR-15, PR-3] cashback is added to the balance of the customer", async () => {
  const order = await placeReceivedOrder();
  const balance = await fetchBalance();
  await postAnswer((await postClaim(order)).body, CASHBACK);
  expect(await fetchBalance()).toBe(balance + 5000);
  await postAnswer((await postClaim(order)).body, CASHBACK);
  expect(await fetchBalance()).toBe(balance + 10_000);
});

test("[OR-15] several answers at the same time give money once; the others are refused", async () => {
  const order = await placeReceivedOrder();
  const { body: claim } = await postClaim(order);
  const refund = await createRefund(claim);
  const answers = await Promise.all(
    [refund, refund, CASHBACK, refund].map((body) => postAnswer(claim, body)),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
  const refused = answers.filter(({ status }) => status !== 200);
  expect(new Set(refused.map(({ body }) => body.code))).toEqual(new Set(["claim_answered"]));
  const given = answers.find(({ status }) => status === 200)?.body.answer?.kind;
  expect((await fetchBoardOrder(order)).partRefunds).toHaveLength(given === "REFUND" ? 1 : 0);
});

test("[OR-15] a repeated request gets the first reply: one claim and one refund", async () => {
  const order = await placeReceivedOrder();
  const claimKey = crypto.randomUUID();
  const first = await postClaim(order, COLD_PLOV, guest.token, claimKey);
  const again = await postClaim(order, COLD_PLOV, guest.token, claimKey);
  expect(again.body).toEqual(first.body);
  const answerKey = crypto.randomUUID();
  const refund = await createRefund(first.body);
  const answered = await postAnswer(first.body, refund, owner, answerKey);
  const repeated = await postAnswer(first.body, refund, owner, answerKey);
  expect(repeated).toMatchObject({ status: 200, body: answered.body });
  expect((await fetchBoardOrder(order)).partRefunds).toHaveLength(1);
});

test("[OR-15] refuses a second open claim, also at the same time, and accepts one after the answer", async () => {
  const order = await placeReceivedOrder();
  const both = await Promise.all([postClaim(order), postClaim(order, { reason: "LATE" })]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(both.find(({ status }) => status === 409)?.body.code).toBe("claim_open");
  expect((await fetchClaims(order)).body.until).toBeNull();
  await postAnswer(both.find(({ status }) => status === 200)?.body ?? { id: "" }, WORDS);
  expect((await postClaim(order)).status).toBe(200);
});

test("[OR-15] refuses a claim about another customer's order and about an order that was not received", async () => {
  const order = await placeReceivedOrder();
  expect((await postClaim(order, COLD_PLOV, stranger.token)).status).toBe(404);
  expect((await fetchClaims(order, stranger.token)).status).toBe(404);
  const fresh = await postOrder(app, guest.token, createPickupBody());
  expect((await fetchClaims(fresh)).body).toEqual({ until: null, claims: [] });
  expect((await postClaim(fresh)).body.code).toBe("transition_not_allowed");
});

test.each([
  ["no dish for a cold one", { reason: "COLD", lines: [] }, "lines"],
  ["more pieces than ordered", { reason: "COLD", lines: [{ line: 0, count: 2 }] }, "lines"],
  ["a line that the order does not have", { reason: "COLD", lines: [{ line: 1, count: 1 }] }, "lines"],
  ["an unknown reason", { ...COLD_PLOV, reason: "SALTY" }, "reason"],
  ["281 characters", { ...COLD_PLOV, comment: "a".repeat(281) }, "comment"],
])("[S25] refuses a claim with %s and names the field", async (_, body, field) => {
  const order = await placeReceivedOrder();
  const reply = await postClaim(order, body);
  expect([reply.status, reply.body.data.field]).toEqual([400, field]);
});

test("[OR-15] a claim needs no dish for lateness, and no text", async () => {
  const order = await placeReceivedOrder();
  expect((await postClaim(order, { reason: "LATE", comment: "" })).body).toMatchObject({
    lines: [],
    comment: null,
  });
});

test("[OR-15, US-8] operators answer by a text only, cashback needs staff of all branches, the kitchen sees no claims", async () => {
  const order = await placeReceivedOrder();
  const { body: claim } = await postClaim(order);
  const kitchen = await app.signInStaff("kitchen@osh");
  const { history } = await fetchBoardOrder(order, kitchen);
  expect(history.length).toBeGreaterThan(0);
  expect(JSON.stringify(history)).not.toContain("Sovuq keldi");
  expect((await app.call("/console/v1/claims", { token: kitchen })).status).toBe(403);
  const refund = await createRefund(claim);
  for (const [token, body] of [
    [kitchen, WORDS],
    [operator.token, refund],
    [operator.token, CASHBACK],
    [centerManager.token, CASHBACK],
  ] as const)
    expect([(await postAnswer(claim, body, token)).status, body.answer.kind]).toEqual([
      403,
      body.answer.kind,
    ]);
  expect((await postAnswer(claim, refund, centerManager.token)).status).toBe(200);
  const north = await placeReceivedOrder(createPickupBody({ branchId: branchIdFromKey("north") }));
  const { body: northClaim } = await postClaim(north);
  expect((await postAnswer(northClaim, WORDS, centerManager.token)).status).toBe(404);
  const seen = (await listClaims("", centerManager.token)).content.map(({ branchId }) => branchId);
  expect(seen).not.toContain(north.branchId);
  await postAnswer(northClaim, WORDS);
});

test("[OR-15, CT-4] the customer is notified of the answer once, with a link to the order", async () => {
  const order = await placeReceivedOrder();
  const { body: claim } = await postClaim(order);
  await postAnswer(claim, await createRefund(claim));
  const fetchAnswerNotifications = async () => {
    const path = "/notifications/v1/notifications";
    const { content } = (await app.call<{ content: CustomerNotification[] }>(path, { token: guest.token }))
      .body;
    return content.filter(({ title }) => title.eng === `Order No. ${order.number}: an answer to your report`);
  };
  await expect.poll(fetchAnswerNotifications, EVENT_POLL_OPTIONS).toHaveLength(1);
  const [notification] = await fetchAnswerNotifications();
  expect(notification?.link).toBe(`/profile/orders/${order.id}`);
  expect(notification?.text.eng).toMatch(/7\s000/);
});

test("[OR-15, OR-5] the console's stream shows a claim and its answer; the order's stream shows the changed order", async () => {
  const order = await placeReceivedOrder();
  const ofConsole = await listenToEvents<{ claim: StaffClaim | null }>(app, "/console/v1/events", owner);
  const own = await listenToEvents<Order>(app, `/orders/v1/orders/${order.id}/events`, guest.token);
  const { body: claim } = await postClaim(order);
  const listAnswers = () =>
    ofConsole().flatMap((event) => (event.claim?.id === claim.id ? [event.claim.answer?.kind ?? null] : []));
  await expect.poll(listAnswers, EVENT_POLL_OPTIONS).toEqual([null]);
  await postAnswer(claim, await createRefund(claim));
  await expect.poll(listAnswers, EVENT_POLL_OPTIONS).toEqual([null, "REFUND"]);
  await expect.poll(() => own().at(-1)?.partRefunds.length, EVENT_POLL_OPTIONS).toBe(1);
});

test("[OR-15] refuses a claim 24 hours after the delivery, and shows that none can be made", async () => {
  const steps = ["accept", "COOKING", "DONE", "ON_WAY", "DELIVERED"];
  const order = await postOrder(app, guest.token, createDeliveryBody());
  for (const [index, step] of steps.entries()) {
    const path = `/console/v1/orders/${order.id}/${step === "accept" ? step : "status"}`;
    const body = { version: order.version + index, ...(step !== "accept" && { status: step }) };
    expect((await app.call(path, { token: owner, body })).status).toBe(200);
  }
  clock.advance(24 * HOUR_MS - 60_000);
  const token = (await app.signIn(CUSTOMER_PHONE)).token;
  expect((await fetchClaims(order, token)).body.until).not.toBeNull();
  clock.advance(2 * 60_000);
  expect((await fetchClaims(order, token)).body.until).toBeNull();
  expect((await postClaim(order, COLD_PLOV, token)).body.code).toBe("claim_too_late");
});
