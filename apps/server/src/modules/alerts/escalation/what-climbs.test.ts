import type { BoardOrder, Order, OrderAtTimeBody } from "@dasturxon/contract";
import { WEEKDAYS } from "@dasturxon/domain/hours";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { startAlertShop, ONE_MINUTE_ESCALATION_SETTINGS } from "../../../testing/alert-shop.ts";
import { changeBrandContent } from "../../../testing/change-content.ts";
import { branchIdFromKey, createPickupBody, postOrder } from "../../../testing/test-shop.ts";
import { addTables, readTableWithSecret } from "../../../testing/test-tables.ts";
import { EVENT_POLL_OPTIONS, scaleTime } from "../../../testing/time-limits.ts";
import { tableIdFromKeys } from "../../merchants/index.ts";

const shop = await startAlertShop();
const { app, owner, guest } = shop;
await addTables(app, "osh");
await shop.set(ONE_MINUTE_ESCALATION_SETTINGS);
const tablet = await shop.subscribe(owner);

interface BegunAlert {
  kind: string;
  label: string;
  doneStep: string | null;
  endedBy: string | null;
}
const selectAlertOfOrder = async (id: string): Promise<BegunAlert | undefined> => {
  const { rows } = await app.db.tenantRead(app.osh, (tx) =>
    sql<BegunAlert>`select kind, label, done_step as "doneStep", ended_by as "endedBy" from alerts
      where subject_id = ${id}`.execute(tx),
  );
  return rows[0];
};
const expectAlertBegun = (id: string) =>
  expect.poll(() => selectAlertOfOrder(id), EVENT_POLL_OPTIONS).toBeDefined();
/**
 * Waits until the jobs of the orders placed before are done. For this purpose, places one more order and waits for its
 * alert.
 */
async function waitForEarlierJobs(): Promise<void> {
  const { id } = await postOrder(app, guest, createPickupBody());
  await expectAlertBegun(id);
  await app.call(`/console/v1/orders/${id}/refuse`, { token: owner, body: { version: 1, reason: "OTHER" } });
}

test(
  "[OR-13] [OR-3] no alert begins for an unpaid order, a test order, or an order that its branch accepts automatically",
  async () => {
    const { rows } = await app.db.tenantRead(app.osh, (tx) =>
      sql<{ count: number }>`select count(*)::int as count from alerts`.execute(tx),
    );
    const unpaid = await postOrder(app, guest, createPickupBody());
    await app.db.tenant(app.osh, (tx) =>
      sql`update orders set payment_type = 'PAYME' where id = ${unpaid.id}`.execute(tx),
    );
    const { body: trial } = await app.call<{ id: string }>("/console/v1/test-orders", {
      token: owner,
      body: {},
    });
    await waitForEarlierJobs();
    expect(await selectAlertOfOrder(trial.id)).toBeUndefined();
    // No step has an effect, whether the alert job ran before or after the change of the payment type.
    for (let step = 0; step < 6; step += 1) await shop.later(60, unpaid.id);
    expect((await selectAlertOfOrder(unpaid.id))?.doneStep ?? null).toBeNull();
    expect(rows[0]?.count).toBe(0);
  },
  scaleTime(60_000),
);

test(
  "[OR-13] [CH-7] the alert of a scheduled order begins when it is activated, even if it was viewed days ago",
  async () => {
    const day = new Date(app.clock.now().getTime() + 86_400_000).toISOString().slice(0, 10);
    const body: OrderAtTimeBody = { ...createPickupBody(), day, time: "13:00" };
    const made = await app.call<Order>("/orders/v1/orders/at-time", { token: guest, body });
    expect(made.status, JSON.stringify(made.body)).toBe(200);
    const { id } = made.body;
    const seen = await app.call<BoardOrder>(`/console/v1/orders/${id}/seen`, {
      token: owner,
      body: { version: 1 },
    });
    expect(seen.body.seenAt).not.toBeNull();
    await waitForEarlierJobs();
    expect(await selectAlertOfOrder(id)).toBeUndefined();
    await app.db.tenant(app.osh, (tx) =>
      sql`select enqueue_job('wake-order', ${JSON.stringify({ merchantId: app.osh, orderId: id })}::jsonb,
        null, null, 5)`.execute(tx),
    );
    await expectAlertBegun(id);
    const due = await app.call<BoardOrder>(`/console/v1/orders/${id}`, { token: owner });
    expect(due.body).toMatchObject({ status: "CREATED", seenAt: null });
    await shop.later(60, id);
    expect(await selectAlertOfOrder(id)).toMatchObject({ doneStep: "push" });
  },
  scaleTime(60_000),
);

test(
  "[OR-13] [OR-11] an unanswered reservation has a shorter ladder, which the answer ends",
  async () => {
    const day = new Date(app.clock.now().getTime() + 2 * 86_400_000).toISOString().slice(0, 10);
    const made = await app.call<{ id: string }>("/orders/v1/reservations", {
      token: guest,
      body: { branchId: branchIdFromKey("center"), chairs: 2, day, time: "19:00" },
    });
    expect(made.status, JSON.stringify(made.body)).toBe(200);
    const { id } = made.body;
    await expectAlertBegun(id);
    await shop.later(60, id, "reservation");
    await expect
      .poll(() => tablet.shown().at(-1), EVENT_POLL_OPTIONS)
      .toMatchObject({
        tag: `reservation ${id}`,
        link: "/console/reservations",
      });
    await shop.later(60, id, "reservation");
    await expect.poll(() => shop.chat().at(-1)?.text ?? "", EVENT_POLL_OPTIONS).toContain("на бронь стола");
    await app.call(`/console/v1/reservations/${id}/confirm`, { token: owner, body: { version: 1 } });
    const before = shop.texts().length;
    await shop.later(60, id, "reservation");
    expect(await selectAlertOfOrder(id)).toMatchObject({ doneStep: "telegram", endedBy: "staff" });
    expect(shop.texts().length).toBe(before);
  },
  scaleTime(60_000),
);

test(
  "[OR-13] [OR-11] a waiter call rings the devices; a repeated call starts again",
  async () => {
    const callWaiter = async () =>
      app.call<{ id: string }>("/orders/v1/waiter-calls", {
        body: await readTableWithSecret(app, tableIdFromKeys("osh", { branchKey: "center", number: "1" })),
      });
    const { id } = (await callWaiter()).body;
    await expectAlertBegun(id);
    await shop.later(60, id, "waiter_call");
    await expect
      .poll(() => tablet.shown().at(-1)?.["title"], EVENT_POLL_OPTIONS)
      .toBe("Стол 1 зовёт официанта");
    // The waiter call expires after two hours. A new waiter call of the same table uses the same row.
    await shop.later(2 * 3600 + 1, id, "waiter_call");
    expect(await selectAlertOfOrder(id)).toMatchObject({ endedBy: "system" });
    expect((await callWaiter()).body.id).toBe(id);
    await expect
      .poll(() => selectAlertOfOrder(id), EVENT_POLL_OPTIONS)
      .toMatchObject({ endedBy: null, doneStep: null });
    await app.call(`/console/v1/waiter-calls/${id}/end`, { token: owner, method: "POST" });
    expect(await selectAlertOfOrder(id)).toMatchObject({ endedBy: "staff" });
  },
  scaleTime(60_000),
);

test(
  "[OR-13] [OR-11] a reservation made while the branch is closed notifies no person before the branch opens",
  async () => {
    const HOUR_MS = 3_600_000;
    const now = app.clock.now().getTime();
    const formatLocalTimeAfterMs = (ms: number) =>
      new Date(now + ms).toLocaleString("sv-SE", { timeZone: "Asia/Tashkent" });
    const formatTimeAfterHours = (hours: number) => formatLocalTimeAfterMs(hours * HOUR_MS).slice(11, 16);
    // The branch is open for twenty hours of each day. It is closed now and opens in three hours.
    const hours = WEEKDAYS.map((weekName) => ({
      weekName,
      open: formatTimeAfterHours(3),
      close: formatTimeAfterHours(-1),
      isDayOff: false,
    }));
    const workHours = JSON.stringify([{ type: "DINE_IN", hours }]);
    const set = sql`update branches set work_hours = ${workHours}::jsonb where id = ${branchIdFromKey("center")}`;
    await changeBrandContent(app, app.osh, set);
    const [day, time] = [formatLocalTimeAfterMs(53 * HOUR_MS).slice(0, 10), formatTimeAfterHours(53)];
    const made = await app.call<{ id: string }>("/orders/v1/reservations", {
      token: guest,
      body: { branchId: branchIdFromKey("center"), chairs: 2, day, time },
    });
    expect(made.status, JSON.stringify(made.body)).toBe(200);
    const { id } = made.body;
    await expectAlertBegun(id);
    const before = [tablet.shown().length, shop.chat().length];
    await shop.later(2.9 * 3600, id, "reservation");
    expect(await selectAlertOfOrder(id)).toMatchObject({ doneStep: null, endedBy: null });
    expect([tablet.shown().length, shop.chat().length]).toEqual(before);
    await shop.later(0.1 * 3600 + 60, id, "reservation");
    expect(await selectAlertOfOrder(id)).toMatchObject({ doneStep: "push" });
    await expect.poll(() => tablet.shown().at(-1)?.["tag"], EVENT_POLL_OPTIONS).toBe(`reservation ${id}`);
    await app.call(`/console/v1/reservations/${id}/confirm`, { token: owner, body: { version: 1 } });
    expect(await selectAlertOfOrder(id)).toMatchObject({ endedBy: "staff" });
  },
  scaleTime(60_000),
);
