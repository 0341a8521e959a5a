import type { Order } from "@dasturxon/contract";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { buttonsOf } from "../../../../../../simulators/telegram/bot-api.ts";
import { alertShop, EACH_MINUTE } from "../../../testing/alert-shop.ts";
import { pickup, postOrder } from "../../../testing/test-shop.ts";
import { SOON, scaledTime } from "../../../testing/time-limits.ts";

const shop = await alertShop();
const { app, guest } = shop;
const ORDERS = 9;
const SINGLE = 3;

const alertsOf = async () =>
  (
    await app.db.tenantRead(app.osh, (tx) =>
      sql<{ id: string; step: string | null }>`select subject_id as id, done_step as step from alerts
        where kind = 'order' and ended_at is null`.execute(tx),
    )
  ).rows;
const states = async () =>
  (
    await app.db.tenantRead(app.osh, (tx) =>
      sql<{ state: string; count: number }>`select state, count(*)::int as count from alert_messages
        group by state`.execute(tx),
    )
  ).rows;

test(
  "[OR-13] [TG-5] of many unanswered orders a person gets three messages with buttons and one that lists the others with a link to the board",
  async () => {
    const telegram = { ...EACH_MINUTE.order, push: null, sms: null, call: null, decide: null, pause: null };
    await shop.set({ ...EACH_MINUTE, order: telegram });
    const orders: Order[] = [];
    for (let made = 0; made < ORDERS; made += 1) orders.push(await postOrder(app, guest, pickup()));
    await expect.poll(async () => (await alertsOf()).length, SOON).toBe(ORDERS);
    const before = shop.chat().length;
    app.clock.advance(120_000);
    for (const { id } of orders) await shop.later(0, id);
    expect((await alertsOf()).map(({ step }) => step)).toEqual(orders.map(() => "telegram"));
    await expect.poll(states, SOON).toEqual([{ state: "sent", count: ORDERS }]);

    const messages = shop.chat().slice(before);
    const withButtons = messages.filter(({ markup }) => buttonsOf(markup).length > 0);
    const [summary, ...others] = messages.filter((message) => !withButtons.includes(message));
    expect([withButtons.length, others]).toEqual([SINGLE, []]);
    expect(summary?.text).toContain(`заказов без ответа: ${ORDERS - SINGLE}, самый давний ждёт уже 2 мин`);
    expect(summary?.text).toMatch(/Открыть заказы: https?:\/\/osh\.[^/]+\/console\/$/);
    const about = (number: number) =>
      messages.filter(({ text }) => new RegExp(`№ ${number}(?!\\d)`).test(text));
    expect(orders.map(({ number }) => about(number).length)).toEqual(orders.map(() => 1));
  },
  scaledTime(60_000),
);
