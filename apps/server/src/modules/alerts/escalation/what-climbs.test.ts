import type { BoardOrder, Order, OrderAtTimeBody } from "@dasturxon/contract";
import { WEEK_NAMES } from "@dasturxon/domain/hours";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { alertShop, EACH_MINUTE } from "../../../testing/alert-shop.ts";
import { changeContent } from "../../../testing/change-content.ts";
import { branchId, pickup, postOrder } from "../../../testing/test-shop.ts";
import { addTables, atTable } from "../../../testing/test-tables.ts";
import { SOON, scaledTime } from "../../../testing/time-limits.ts";
import { tableIdOf } from "../../merchants/index.ts";

const shop = await alertShop();
const { app, owner, guest } = shop;
await addTables(app, "osh");
await shop.set(EACH_MINUTE);
const tablet = await shop.subscribe(owner);

interface Begun {
  kind: string;
  label: string;
  doneStep: string | null;
  endedBy: string | null;
}
const alertOf = async (id: string): Promise<Begun | undefined> => {
  const { rows } = await app.db.tenantRead(app.osh, (tx) =>
    sql<Begun>`select kind, label, done_step as "doneStep", ended_by as "endedBy" from alerts
      where subject_id = ${id}`.execute(tx),
  );
  return rows[0];
};
const begun = (id: string) => expect.poll(() => alertOf(id), SOON).toBeDefined();
/** Waits until the jobs of earlier orders are done, by those of a later one. */
async function untilHandled(): Promise<void> {
  const { id } = await postOrder(app, guest, pickup());
  await begun(id);
  await app.call(`/console/v1/orders/${id}/refuse`, { token: owner, body: { version: 1, reason: "OTHER" } });
}

test(
  "[OR-13] [OR-3] no alert begins for an unpaid order, a test order, or an order that its branch accepts automatically",
  async () => {
    const { rows } = await app.db.tenantRead(app.osh, (tx) =>
      sql<{ count: number }>`select count(*)::int as count from alerts`.execute(tx),
    );
    const unpaid = await postOrder(app, guest, pickup());
    await app.db.tenant(app.osh, (tx) =>
      sql`update orders set payment_type = 'PAYME' where id = ${unpaid.id}`.execute(tx),
    );
    const { body: trial } = await app.call<{ id: string }>("/console/v1/test-orders", {
      token: owner,
      body: {},
    });
    await untilHandled();
    expect(await alertOf(trial.id)).toBeUndefined();
    // No step has an effect, independent of the order of the alert job and the payment change.
    for (let step = 0; step < 6; step += 1) await shop.later(60, unpaid.id);
    expect((await alertOf(unpaid.id))?.doneStep ?? null).toBeNull();
    expect(rows[0]?.count).toBe(0);
  },
  scaledTime(60_000),
);

test(
  "[OR-13] [CH-7] the alert of a scheduled order begins when it is activated, even if it was viewed days ago",
  async () => {
    const day = new Date(app.clock.now().getTime() + 86_400_000).toISOString().slice(0, 10);
    const body: OrderAtTimeBody = { ...pickup(), day, time: "13:00" };
    const made = await app.call<Order>("/orders/v1/orders/at-time", { token: guest, body });
    expect(made.status, JSON.stringify(made.body)).toBe(200);
    const { id } = made.body;
    const seen = await app.call<BoardOrder>(`/console/v1/orders/${id}/seen`, {
      token: owner,
      body: { version: 1 },
    });
    expect(seen.body.seenAt).not.toBeNull();
    await untilHandled();
    expect(await alertOf(id)).toBeUndefined();
    await app.db.tenant(app.osh, (tx) =>
      sql`select enqueue_job('wake-order', ${JSON.stringify({ merchantId: app.osh, orderId: id })}::jsonb,
        null, null, 5)`.execute(tx),
    );
    await begun(id);
    const due = await app.call<BoardOrder>(`/console/v1/orders/${id}`, { token: owner });
    expect(due.body).toMatchObject({ status: "CREATED", seenAt: null });
    await shop.later(60, id);
    expect(await alertOf(id)).toMatchObject({ doneStep: "push" });
  },
  scaledTime(60_000),
);

test(
  "[OR-13] [OR-11] an unanswered reservation has a shorter ladder, which the answer ends",
  async () => {
    const day = new Date(app.clock.now().getTime() + 2 * 86_400_000).toISOString().slice(0, 10);
    const made = await app.call<{ id: string }>("/orders/v1/reservations", {
      token: guest,
      body: { branchId: branchId("center"), chairs: 2, day, time: "19:00" },
    });
    expect(made.status, JSON.stringify(made.body)).toBe(200);
    const { id } = made.body;
    await begun(id);
    await shop.later(60, id, "reservation");
    await expect
      .poll(() => tablet.shown().at(-1), SOON)
      .toMatchObject({
        tag: `reservation ${id}`,
        link: "/console/reservations",
      });
    await shop.later(60, id, "reservation");
    await expect.poll(() => shop.chat().at(-1)?.text ?? "", SOON).toContain("на бронь стола");
    await app.call(`/console/v1/reservations/${id}/confirm`, { token: owner, body: { version: 1 } });
    const before = shop.texts().length;
    await shop.later(60, id, "reservation");
    expect(await alertOf(id)).toMatchObject({ doneStep: "telegram", endedBy: "staff" });
    expect(shop.texts().length).toBe(before);
  },
  scaledTime(60_000),
);

test(
  "[OR-13] [OR-11] a waiter call rings the devices; a repeated call starts again",
  async () => {
    const call = async () =>
      app.call<{ id: string }>("/orders/v1/waiter-calls", {
        body: await atTable(app, tableIdOf("osh", { branchKey: "center", number: "1" })),
      });
    const { id } = (await call()).body;
    await begun(id);
    await shop.later(60, id, "waiter_call");
    await expect.poll(() => tablet.shown().at(-1)?.["title"], SOON).toBe("Стол 1 зовёт официанта");
    // The call expires after two hours. A new call uses the same row.
    await shop.later(2 * 3600 + 1, id, "waiter_call");
    expect(await alertOf(id)).toMatchObject({ endedBy: "system" });
    expect((await call()).body.id).toBe(id);
    await expect.poll(() => alertOf(id), SOON).toMatchObject({ endedBy: null, doneStep: null });
    await app.call(`/console/v1/waiter-calls/${id}/end`, { token: owner, method: "POST" });
    expect(await alertOf(id)).toMatchObject({ endedBy: "staff" });
  },
  scaledTime(60_000),
);

test(
  "[OR-13] [OR-11] a reservation made while the branch is closed notifies no person before the branch opens",
  async () => {
    const HOUR_MS = 3_600_000;
    const now = app.clock.now().getTime();
    const wall = (ms: number) => new Date(now + ms).toLocaleString("sv-SE", { timeZone: "Asia/Tashkent" });
    const timeIn = (hours: number) => wall(hours * HOUR_MS).slice(11, 16);
    // Open for twenty hours of each day. The next opening is in three hours.
    const hours = WEEK_NAMES.map((weekName) => ({
      weekName,
      open: timeIn(3),
      close: timeIn(-1),
      isDayOff: false,
    }));
    const workHours = JSON.stringify([{ type: "DINE_IN", hours }]);
    const set = sql`update branches set work_hours = ${workHours}::jsonb where id = ${branchId("center")}`;
    await changeContent(app, app.osh, set);
    const [day, time] = [wall(53 * HOUR_MS).slice(0, 10), timeIn(53)];
    const made = await app.call<{ id: string }>("/orders/v1/reservations", {
      token: guest,
      body: { branchId: branchId("center"), chairs: 2, day, time },
    });
    expect(made.status, JSON.stringify(made.body)).toBe(200);
    const { id } = made.body;
    await begun(id);
    const before = [tablet.shown().length, shop.chat().length];
    await shop.later(2.9 * 3600, id, "reservation");
    expect(await alertOf(id)).toMatchObject({ doneStep: null, endedBy: null });
    expect([tablet.shown().length, shop.chat().length]).toEqual(before);
    await shop.later(0.1 * 3600 + 60, id, "reservation");
    expect(await alertOf(id)).toMatchObject({ doneStep: "push" });
    await expect.poll(() => tablet.shown().at(-1)?.["tag"], SOON).toBe(`reservation ${id}`);
    await app.call(`/console/v1/reservations/${id}/confirm`, { token: owner, body: { version: 1 } });
    expect(await alertOf(id)).toMatchObject({ endedBy: "staff" });
  },
  scaledTime(60_000),
);
