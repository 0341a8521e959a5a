import type { Order } from "@dasturxon/contract";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { listButtons } from "../../../../../../simulators/telegram/bot-api.ts";
import { startAlertShop, ONE_MINUTE_ESCALATION_SETTINGS } from "../../../testing/alert-shop.ts";
import { createPickupBody, postOrder } from "../../../testing/test-shop.ts";
import { EVENT_POLL_OPTIONS, scaleTime } from "../../../testing/time-limits.ts";

const shop = await startAlertShop();
const { app, guest } = shop;
const ORDER_COUNT = 9;
const MAX_SINGLE_MESSAGES = 3;

const selectAlerts = async () =>
  (
    await app.db.tenantRead(app.osh, (tx) =>
      sql<{ id: string; step: string | null }>`select subject_id as id, done_step as step from alerts
        where kind = 'order' and ended_at is null`.execute(tx),
    )
  ).rows;
const countMessageStates = async () =>
  (
    await app.db.tenantRead(app.osh, (tx) =>
      sql<{ state: string; count: number }>`select state, count(*)::int as count from alert_messages
        group by state`.execute(tx),
    )
  ).rows;

test(
  "[OR-13] [TG-5] of many unanswered orders a person gets three messages with buttons and one that lists the others with a link to the board",
  async () => {
    const telegram = {
      ...ONE_MINUTE_ESCALATION_SETTINGS.order,
      push: null,
      sms: null,
      call: null,
      decide: null,
      pause: null,
    };
    await shop.set({ ...ONE_MINUTE_ESCALATION_SETTINGS, order: telegram });
    const orders: Order[] = [];
    for (let made = 0; made < ORDER_COUNT; made += 1)
      orders.push(await postOrder(app, guest, createPickupBody()));
    await expect.poll(async () => (await selectAlerts()).length, EVENT_POLL_OPTIONS).toBe(ORDER_COUNT);
    const before = shop.chat().length;
    app.clock.advance(120_000);
    for (const { id } of orders) await shop.later(0, id);
    expect((await selectAlerts()).map(({ step }) => step)).toEqual(orders.map(() => "telegram"));
    await expect
      .poll(countMessageStates, EVENT_POLL_OPTIONS)
      .toEqual([{ state: "sent", count: ORDER_COUNT }]);

    const messages = shop.chat().slice(before);
    const withButtons = messages.filter(({ markup }) => listButtons(markup).length > 0);
    const [summary, ...others] = messages.filter((message) => !withButtons.includes(message));
    expect([withButtons.length, others]).toEqual([MAX_SINGLE_MESSAGES, []]);
    expect(summary?.text).toContain(
      `заказов без ответа: ${ORDER_COUNT - MAX_SINGLE_MESSAGES}, самый давний ждёт уже 2 мин`,
    );
    expect(summary?.text).toMatch(/Открыть заказы: https?:\/\/osh\.[^/]+\/console\/$/);
    const findMessagesAboutOrder = (number: number) =>
      messages.filter(({ text }) => new RegExp(`№ ${number}(?!\\d)`).test(text));
    expect(orders.map(({ number }) => findMessagesAboutOrder(number).length)).toEqual(orders.map(() => 1));
  },
  scaleTime(60_000),
);
