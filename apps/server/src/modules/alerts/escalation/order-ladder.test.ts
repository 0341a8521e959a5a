import type { BoardOrder, Order, Pause } from "@dasturxon/contract";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { listButtons } from "../../../../../../simulators/telegram/bot-api.ts";
import {
  startAlertShop,
  ONE_MINUTE_ESCALATION_SETTINGS,
  ESCALATION_SETTINGS_WITHOUT_DECISION,
} from "../../../testing/alert-shop.ts";
import { createPickupBody, postOrder } from "../../../testing/test-shop.ts";
import { EVENT_POLL_OPTIONS, scaleTime } from "../../../testing/time-limits.ts";

const shop = await startAlertShop();
const { app, owner, guest, telegram, person } = shop;
const tablet = await shop.subscribe(owner);

/** Places an order, and waits until its alert has started. */
async function postTestOrder(): Promise<Order> {
  for (const { id } of await fetchAlertPauses())
    await app.call(`/console/v1/pauses/${id}`, { token: owner, method: "DELETE" });
  const made = await postOrder(app, guest, createPickupBody());
  await expect.poll(() => selectOpenAlertIds(), EVENT_POLL_OPTIONS).toContain(made.id);
  return made;
}
async function selectOpenAlertIds(): Promise<string[]> {
  const { rows } = await app.db.tenantRead(app.osh, (tx) =>
    sql<{ id: string }>`select subject_id as id from alerts where ended_at is null`.execute(tx),
  );
  return rows.map(({ id }) => id);
}
const fetchOrder = async ({ id }: Order) =>
  (await app.call<Order>(`/orders/v1/orders/${id}`, { token: guest })).body;
const fetchBoardOrder = async ({ id }: Order) =>
  (
    await app.call<BoardOrder & { history: { about: object | null; by: { kind: string } }[] }>(
      `/console/v1/orders/${id}`,
      { token: owner },
    )
  ).body;
const postOrderAction = (made: Order, action: string, body: object) =>
  app.call<BoardOrder>(`/console/v1/orders/${made.id}/${action}`, { token: owner, body });
const fetchAlertPauses = async () =>
  (await app.call<Pause[]>("/console/v1/pauses", { token: owner })).body.filter(({ isByAlert }) => isByAlert);
const fetchOrderVersion = async (made: Order) => (await fetchBoardOrder(made)).version;
/** Clicks a button below the order's message in the owner's private chat. */
async function pressMessageButton(made: Order, beginning: string): Promise<string | null> {
  const message = shop.chat().findLast(({ text }) => text.includes(`№ ${made.number} `));
  const data = listButtons(message?.markup ?? null)
    .map((button) => String(button["callback_data"]))
    .find((each) => each.startsWith(beginning));
  if (!message || data === undefined) throw new Error(`there is no button ${beginning}`);
  const actor = telegram.acts.actor(telegram.bot, person.id, person);
  return telegram.acts.press(actor, { messageId: message.id, data });
}

test(
  "[OR-13] the ladder sends push, Telegram, SMS and a call; then the order is refused and the branch pauses until a reaction",
  async () => {
    await shop.set(ONE_MINUTE_ESCALATION_SETTINGS);
    const made = await postTestOrder();
    await shop.later(59, made.id);
    expect(await fetchOrder(made)).toMatchObject({ alertStep: null, isSeen: false, version: 1 });

    await shop.later(1, made.id);
    expect(await fetchOrder(made)).toMatchObject({ alertStep: "push", version: 2 });
    await expect
      .poll(() => tablet.shown(), EVENT_POLL_OPTIONS)
      .toMatchObject([
        { title: `Заказ № ${made.number} ждёт ответа`, link: `/console/?order=${made.id}`, isSilent: false },
      ]);

    await shop.later(60, made.id);
    expect(await fetchOrder(made)).toMatchObject({ alertStep: "telegram" });
    await expect.poll(() => shop.chat().at(-1)?.text ?? "", EVENT_POLL_OPTIONS).toContain(`№ ${made.number}`);

    await shop.later(60, made.id);
    expect(await fetchOrder(made)).toMatchObject({ alertStep: "sms" });
    await expect.poll(() => shop.texts().length, EVENT_POLL_OPTIONS).toBe(1);
    expect(shop.texts()[0]?.text).toContain(`№ ${made.number}`);

    await shop.later(60, made.id);
    expect(await fetchOrder(made)).toMatchObject({ alertStep: "call" });
    await expect.poll(() => shop.calls().length, EVENT_POLL_OPTIONS).toBe(1);

    await shop.later(60, made.id);
    expect(await fetchOrder(made)).toMatchObject({
      status: "CANCELED",
      cancelReason: { code: "NOT_ANSWERED", by: "system" },
    });
    expect(await fetchAlertPauses()).toEqual([]);

    await shop.later(60, made.id);
    expect(await fetchAlertPauses()).toMatchObject([{ kind: "STOP", until: null, isByAlert: true }]);
    const closed = await app.call("/orders/v1/orders", { token: guest, body: createPickupBody() });
    expect(closed.status).toBe(409);

    // No step runs twice, however often the alert is processed.
    for (const seconds of [0, 60, 600]) await shop.later(seconds, made.id);
    const about = (await fetchBoardOrder(made)).history.map((entry) => entry.about).filter(Boolean);
    expect(about).toEqual([
      ...["push", "telegram", "sms", "call"].map((step) => ({ kind: "alert", step })),
      { kind: "cancellation", reason: "NOT_ANSWERED" },
      { kind: "alert", step: "pause" },
    ]);
    expect([shop.texts().length, shop.calls().length]).toEqual([1, 1]);
  },
  scaleTime(60_000),
);

test(
  "[OR-13] any first reaction of the staff reopens the branch",
  async () => {
    await shop.set(ESCALATION_SETTINGS_WITHOUT_DECISION);
    const made = await postTestOrder();
    await shop.later(3600, made.id);
    for (let step = 0; step < 5; step += 1) await shop.later(60, made.id);
    expect(await fetchAlertPauses()).toHaveLength(1);
    expect((await postOrderAction(made, "seen", { version: await fetchOrderVersion(made) })).status).toBe(
      200,
    );
    expect(await fetchAlertPauses()).toEqual([]);
    expect((await postOrder(app, guest, createPickupBody())).status).toBe("CREATED");
  },
  scaleTime(60_000),
);

for (const [reaction, body] of [
  ["accept", {}],
  ["refuse", { reason: "TOO_BUSY" }],
  ["seen", {}],
] as const)
  test(
    `[OR-13] "${reaction}" stops the ladder at once: no later step, and the notification on the tablet shows the reaction`,
    async () => {
      await shop.set(ONE_MINUTE_ESCALATION_SETTINGS);
      const made = await postTestOrder();
      await shop.later(60, made.id);
      await expect.poll(() => tablet.shown().at(-1)?.["tag"], EVENT_POLL_OPTIONS).toBe(`order ${made.id}`);
      // The version shown before the alert step is not stale, because only the alert step changed the order.
      const { status, body: changed } = await postOrderAction(made, reaction, { version: 1, ...body });
      expect(status).toBe(200);
      expect(changed.seenBy).toBe(reaction === "seen" ? "owner" : null);
      expect(await selectOpenAlertIds()).not.toContain(made.id);
      await expect
        .poll(() => tablet.shown().at(-1), EVENT_POLL_OPTIONS)
        .toMatchObject({
          tag: `order ${made.id}`,
          title: `Заказ № ${made.number}`,
          text: "Ответа больше не ждёт.",
          isSilent: true,
        });
      const before = [shop.chat().length, shop.texts().length];
      for (let step = 0; step < 6; step += 1) await shop.later(60, made.id);
      expect(await fetchOrder(made)).toMatchObject({ alertStep: null, isSeen: true });
      expect([shop.chat().length, shop.texts().length]).toEqual(before);
      expect(await fetchAlertPauses()).toEqual([]);
    },
    scaleTime(60_000),
  );

test("[OR-13] a version from before another person's change is stale, even if the ladder has advanced since", async () => {
  await shop.set(ONE_MINUTE_ESCALATION_SETTINGS);
  const made = await postTestOrder();
  await shop.later(60, made.id);
  expect((await postOrderAction(made, "payment-type", { version: 2, paymentType: "TERMINAL" })).status).toBe(
    200,
  );
  expect((await postOrderAction(made, "accept", { version: 2 })).body).toMatchObject({
    code: "stale_version",
  });
  expect((await postOrderAction(made, "accept", { version: 9 })).body).toMatchObject({
    code: "stale_version",
  });
});

test(
  "[OR-13] [TG-5] the notified person accepts, refuses or marks the order as seen in the private chat, and the message follows the order",
  async () => {
    await shop.set(ONE_MINUTE_ESCALATION_SETTINGS);
    const made = await postTestOrder();
    for (let step = 0; step < 2; step += 1) await shop.later(60, made.id);
    await expect
      .poll(() => shop.chat().at(-1)?.text ?? "", EVENT_POLL_OPTIONS)
      .toContain(`№ ${made.number} `);
    expect(shop.chat().at(-1)?.text).toContain("никто не ответил");
    await pressMessageButton(made, "seen:");
    expect(await fetchBoardOrder(made)).toMatchObject({ status: "CREATED", seenBy: "owner" });
    await expect
      .poll(() => shop.chat().at(-1)?.text ?? "", EVENT_POLL_OPTIONS)
      .not.toContain("никто не ответил");
    await pressMessageButton(made, "accept:");
    expect((await fetchBoardOrder(made)).status).toBe("ACCEPTED");
    await expect
      .poll(() => listButtons(shop.chat().at(-1)?.markup ?? null).length, EVENT_POLL_OPTIONS)
      .toBe(0);
  },
  scaleTime(60_000),
);

test("[OR-13] the ladder stops for an order that the customer cancels while it is unanswered", async () => {
  await shop.set(ONE_MINUTE_ESCALATION_SETTINGS);
  const made = await postTestOrder();
  await shop.later(60, made.id);
  const canceled = await app.call(`/orders/v1/orders/${made.id}/cancel`, { token: guest, body: {} });
  expect(canceled.status).toBe(200);
  for (let step = 0; step < 6; step += 1) await shop.later(60, made.id);
  expect(await fetchOrder(made)).toMatchObject({ status: "CANCELED", alertStep: null });
  expect(await fetchAlertPauses()).toEqual([]);
});

test('[OR-13] a version from before the ladder\'s decision is stale; "seen" reopens the branch though the order was refused', async () => {
  await shop.set(ONE_MINUTE_ESCALATION_SETTINGS);
  const made = await postTestOrder();
  for (let step = 0; step < 6; step += 1) await shop.later(60, made.id);
  expect(await fetchAlertPauses()).toHaveLength(1);
  expect((await postOrderAction(made, "accept", { version: 1 })).body).toMatchObject({
    code: "stale_version",
  });
  expect((await postOrderAction(made, "seen", { version: await fetchOrderVersion(made) })).status).toBe(200);
  expect(await fetchAlertPauses()).toEqual([]);
});

test("[OR-13] a branch configured to accept takes the order automatically when the step is due", async () => {
  await shop.set({ ...ONE_MINUTE_ESCALATION_SETTINGS, decision: "accept" });
  const made = await postTestOrder();
  await shop.later(600, made.id);
  for (let step = 0; step < 4; step += 1) await shop.later(60, made.id);
  expect(await fetchOrder(made)).toMatchObject({ status: "ACCEPTED", isSeen: false });
  await shop.later(60, made.id);
  expect(await fetchAlertPauses()).toHaveLength(1);
  // The cook changes the status, which shows that staff are present.
  const moved = await postOrderAction(made, "status", {
    version: await fetchOrderVersion(made),
    status: "COOKING",
  });
  expect(moved.status).toBe(200);
  expect(await fetchAlertPauses()).toEqual([]);
});

test("[OR-13] only one of two concurrent workers takes a step for an order", async () => {
  await shop.set(ONE_MINUTE_ESCALATION_SETTINGS);
  const made = await postTestOrder();
  const [steps, texts] = [
    async () => (await fetchBoardOrder(made)).history.length,
    () => shop.texts().length,
  ];
  const before = [await steps(), texts()];
  app.clock.advance(180_000);
  await Promise.all(Array.from({ length: 8 }, () => shop.later(0, made.id)));
  expect(await steps()).toBe((before[0] ?? 0) + 1);
  expect(await fetchOrder(made)).toMatchObject({ alertStep: "push" });
});

test(
  "[OR-13] many unanswered orders cause one SMS per person",
  async () => {
    await shop.set({
      ...ONE_MINUTE_ESCALATION_SETTINGS,
      order: { ...ONE_MINUTE_ESCALATION_SETTINGS.order, push: null, telegram: null, call: null },
    });
    const orders = [await postTestOrder(), await postTestOrder(), await postTestOrder()];
    const before = shop.texts().length;
    app.clock.advance(180_000);
    for (const { id } of orders) await shop.later(0, id);
    await expect.poll(() => shop.texts().length, EVENT_POLL_OPTIONS).toBe(before + 1);
    // The guests of an order see an alert step only if a message about that order was sent.
    const steps = await Promise.all(orders.map(async (each) => (await fetchOrder(each)).alertStep));
    expect(steps).toEqual(["sms", null, null]);
    for (const each of orders)
      await postOrderAction(each, "refuse", { version: await fetchOrderVersion(each), reason: "OTHER" });
  },
  scaleTime(60_000),
);

test("the metrics measure the duration of each step since a reaction was possible", async () => {
  const text = await app.alerts.metrics();
  for (const step of ["push", "telegram", "sms", "call", "decide", "pause"])
    expect(text).toMatch(new RegExp(`alert_step_seconds_count\\{step="${step}"\\} [1-9]`));
});
