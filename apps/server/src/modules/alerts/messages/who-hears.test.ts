import type { BoardOrder, Order } from "@dasturxon/contract";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { startAlertShop, ONE_MINUTE_ESCALATION_SETTINGS } from "../../../testing/alert-shop.ts";
import { branchIdFromKey, createPickupBody, postOrder } from "../../../testing/test-shop.ts";
import { EVENT_POLL_OPTIONS, scaleTime } from "../../../testing/time-limits.ts";
import { requeueOverdueAlerts } from "../escalation/rescue-alerts.ts";

const shop = await startAlertShop();
const { app, owner, guest } = shop;
await shop.set(ONE_MINUTE_ESCALATION_SETTINGS);

async function postTestOrder(): Promise<Order> {
  const made = await postOrder(
    app,
    guest,
    createPickupBody({ receiver: { name: "Zilola", phone: "+998935556677" } }),
  );
  await expect.poll(() => selectAlertStep(made.id), EVENT_POLL_OPTIONS).toBeNull();
  return made;
}
/** Returns the latest step of an order's alert. Undefined if there is no alert. */
const selectAlertStep = async (id: string) => {
  const { rows } = await app.db.tenantRead(app.osh, (tx) =>
    sql<{ step: string | null }>`select step from alerts where subject_id = ${id}`.execute(tx),
  );
  return rows[0]?.step;
};
const updateOwnerRow = (change: string) =>
  app.db.tenant(app.osh, (tx) =>
    sql`update staff set ${sql.raw(change)} where merchant_id = ${app.osh} and name = 'owner'`.execute(tx),
  );
const refuseOrder = async ({ id }: Order) => {
  const { body } = await app.call<BoardOrder>(`/console/v1/orders/${id}`, { token: owner });
  const answer = { version: body.version, reason: "OTHER" };
  return app.call(`/console/v1/orders/${id}/refuse`, { token: owner, body: answer });
};

test(
  "[OR-13] [US-8] the kitchen's message has no total, guest or buttons that it may not use",
  async () => {
    const made = await postTestOrder();
    await updateOwnerRow("role = 'kitchen'");
    const { rows } = await app.db.tenantRead(app.osh, (tx) =>
      sql<{ id: string }>`select id from staff where merchant_id = ${app.osh} and name = 'owner'`.execute(tx),
    );
    const cook = { staffId: rows[0]?.id ?? "", quietFrom: null, quietUntil: null };
    const settings = JSON.stringify({ ...ONE_MINUTE_ESCALATION_SETTINGS, people: [cook] });
    await app.db.tenant(app.osh, (tx) =>
      sql`update alert_ladders set settings = ${settings} where branch_id = ${branchIdFromKey("center")}`.execute(
        tx,
      ),
    );
    for (let step = 0; step < 2; step += 1) await shop.later(60, made.id);
    await expect.poll(() => shop.chat().at(-1)?.text ?? "", EVENT_POLL_OPTIONS).toContain(`№ ${made.number}`);
    expect(shop.chat().at(-1)?.text).not.toMatch(/Zilola|93 555|47\s000/);
    expect(shop.chat().at(-1)?.markup ?? null).toBeNull();
    await updateOwnerRow("role = 'owner'");
    await shop.set(ONE_MINUTE_ESCALATION_SETTINGS);
    await refuseOrder(made);
  },
  scaleTime(60_000),
);

test(
  "[OR-13] [US-8] a person moved to another branch sees no later changes of the order in the chat",
  async () => {
    const made = await postTestOrder();
    for (let step = 0; step < 2; step += 1) await shop.later(60, made.id);
    await expect.poll(() => shop.chat().at(-1)?.text ?? "", EVENT_POLL_OPTIONS).toContain(`№ ${made.number}`);
    const before = shop.chat().at(-1)?.text;
    await updateOwnerRow(`branch_ids = array['${branchIdFromKey("north")}']::uuid[]`);
    await app.call(`/orders/v1/orders/${made.id}/cancel`, { token: guest, body: {} });
    await app.call("/console/v1/test-orders", { token: owner, body: {} });
    await expect.poll(() => selectAlertStep(made.id), EVENT_POLL_OPTIONS).toBe("telegram");
    expect(shop.chat().at(-1)?.text).toBe(before);
    await updateOwnerRow("branch_ids = null");
  },
  scaleTime(60_000),
);

test(
  "[OR-13] orders handled by several workers at once cause one SMS to a person",
  async () => {
    await shop.set({
      ...ONE_MINUTE_ESCALATION_SETTINGS,
      order: { ...ONE_MINUTE_ESCALATION_SETTINGS.order, push: null, telegram: null, call: null },
    });
    const orders = await Promise.all([postTestOrder(), postTestOrder(), postTestOrder()]);
    const before = shop.texts().length;
    app.clock.advance(180_000);
    await Promise.all(orders.map(({ id }) => shop.later(0, id)));
    await expect.poll(() => shop.texts().length, EVENT_POLL_OPTIONS).toBe(before + 1);
    for (const each of orders) await refuseOrder(each);
    await shop.set(ONE_MINUTE_ESCALATION_SETTINGS);
  },
  scaleTime(60_000),
);

test(
  "[OR-13] a step whose job was lost is taken within the next minute",
  async () => {
    const made = await postTestOrder();
    app.clock.advance(60_000 + 61_000);
    await requeueOverdueAlerts(app);
    // No device is subscribed to push notifications. The step "push" therefore has no recipients and does not delay the
    // step "telegram".
    await expect.poll(() => selectAlertStep(made.id), EVENT_POLL_OPTIONS).toBe("telegram");
    await refuseOrder(made);
  },
  scaleTime(60_000),
);
