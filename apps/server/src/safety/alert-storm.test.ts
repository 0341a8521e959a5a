import { setTimeout as sleep } from "node:timers/promises";
import type { AlertLadderSettings, Order } from "@dasturxon/contract";
import { DEFAULT_ALERT_LADDER_SETTINGS } from "@dasturxon/domain/alert-ladder";
import { sql } from "kysely";
import { afterAll, describe, expect, test } from "vitest";
import { TELEGRAM_PEOPLE } from "../../../../simulators/telegram/cloud.ts";
import { createTestClock } from "../platform/clock.ts";
import { saveVerifiedPhone } from "../testing/alert-shop.ts";
import { startFakePushService } from "../testing/fake-push.ts";
import { startFakeSms } from "../testing/fake-sms.ts";
import { BOT_TOKEN, connectTestBot, startFakeTelegram } from "../testing/fake-telegram.ts";
import { hasServer, createTestDatabase } from "../testing/index.ts";
import { startServer, type ServerProcess } from "../testing/server-process.ts";
import { TEST_CREDENTIAL_KEYS } from "../testing/test-app.ts";
import { branchIdFromKey, createPickupBody, postOrder, createTestShop } from "../testing/test-shop.ts";
import { chooseByTestSize, printLoadTestFigure } from "../testing/test-size.ts";
import { scaleTime } from "../testing/time-limits.ts";

const ORDER_COUNT = chooseByTestSize(12, 200);
const SERVER_KILL_COUNT = chooseByTestSize(2, 12);
/** Returns whether a message contains the order number, alone or in a list. */
const isAboutOrder = (text: string, number: number) => new RegExp(`№ ${number}[ ,\\n]`).test(text);

const ALERT_SETTINGS: AlertLadderSettings = {
  ...DEFAULT_ALERT_LADDER_SETTINGS,
  // The jobs of a killed process run in the other process after 15 seconds, which is before the decision step.
  order: { push: 10, telegram: 12, sms: 14, call: 16, decide: chooseByTestSize(34, 90), pause: null },
  table: DEFAULT_ALERT_LADDER_SETTINGS.table,
  people: [],
};

describe.runIf(hasServer)("two processes killed repeatedly while orders are unanswered", async () => {
  if (!hasServer) return;
  const [person] = TELEGRAM_PEOPLE;
  if (!person) throw new Error("the simulator has people");
  const { db, config } = await createTestDatabase();
  const telegram = await startFakeTelegram();
  const gateways = await startFakeSms();
  const pushes = await startFakePushService();
  afterAll(pushes.close);
  const app = await createTestShop({
    db,
    clock: createTestClock(new Date()),
    config: { ...telegram.config, pushServices: [pushes.origin], openOrdersPerCustomer: 0 },
  });
  telegram.tellTo(app);
  const owner = await app.signInStaff("owner@osh");
  await connectTestBot(app);
  const link = { token: owner, body: { purpose: "staff", language: "ru" } };
  const { body } = await app.call<{ command: string }>("/console/v1/telegram-links", link);
  await telegram.acts.say(telegram.acts.actor(telegram.bot, person.id, person), body.command);
  await saveVerifiedPhone(app, "owner");
  const browser = pushes.newBrowser();
  const subscription = { ...browser.subscription, language: "ru" };
  await app.call("/console/v1/push/subscriptions", { token: owner, body: subscription });
  const path = `/console/v1/alert-ladders/${branchIdFromKey("center")}`;
  await app.call(path, { token: owner, method: "PUT", body: ALERT_SETTINGS });
  const { token: guest } = await app.signIn("+998901234567");

  const env = {
    TELEGRAM_API: telegram.config.telegram.api,
    DEMO_BOT_TOKEN: BOT_TOKEN,
    CREDENTIALS_KEYS: TEST_CREDENTIAL_KEYS.map((key) => key.toString("hex")).join(","),
    PUSH_SERVICES: pushes.origin,
    CALL_GATEWAY_URL: gateways.config.calls?.url ?? "",
    CALL_GATEWAY_TOKEN: gateways.config.calls?.token ?? "",
    ESKIZ_EMAIL: gateways.config.platform.eskiz?.["email"] ?? "",
    ESKIZ_PASSWORD: gateways.config.platform.eskiz?.["password"] ?? "",
    ESKIZ_FROM: gateways.config.platform.eskiz?.["from"] ?? "",
    ESKIZ_API: gateways.config.addresses.eskiz,
  };
  const servers: ServerProcess[] = [];
  async function startServerAt(at: number): Promise<void> {
    const process = startServer(config.databaseUrl ?? "", env);
    servers[at] = process;
    await process.ready;
  }
  afterAll(async () => {
    for (const { child } of servers) child.kill("SIGKILL");
    for (const { exit } of servers) await exit;
  });

  const selectRows = async <Row>(statement: ReturnType<typeof sql<Row>>) =>
    (await db.tenantRead(app.osh, (tx) => statement.execute(tx))).rows;
  const countNewOrders = async () =>
    (
      await selectRows(
        sql<{ count: number }>`select count(*)::int as count from orders where status = 'CREATED'`,
      )
    )[0]?.count ?? 0;

  test(
    `[OR-13] ${ORDER_COUNT} orders, ${SERVER_KILL_COUNT} times kill -9: each step is taken once, none is lost, and no person is called twice for one`,
    async () => {
      await Promise.all([startServerAt(0), startServerAt(1)]);
      const began = Date.now();
      const orders: Order[] = [];
      for (let made = 0; made < ORDER_COUNT; made += 1)
        orders.push(await postOrder(app, guest, createPickupBody()));
      for (let kills = 0; kills < SERVER_KILL_COUNT; kills += 1) {
        await sleep(500 + Math.random() * 2500);
        const at = kills % 2;
        servers[at]?.child.kill("SIGKILL");
        await servers[at]?.exit;
        await startServerAt(at);
      }
      await expect.poll(countNewOrders, { timeout: scaleTime(240_000), interval: 500 }).toBe(0);
      const readUnsentMessages = async () =>
        selectRows(
          sql<{ state: string }>`select state from alert_messages where state in ('waiting', 'sending')`,
        );
      await expect.poll(readUnsentMessages, { timeout: scaleTime(60_000), interval: 500 }).toEqual([]);

      const changes = await selectRows(sql<{ id: string; step: string; count: number }>`
        select order_id as id, about ->> 'step' as step, count(*)::int as count from order_changes
        where about ->> 'kind' = 'alert' group by 1, 2`);
      const once = changes.filter(({ count }) => count === 1).map(({ id, step }) => `${id} ${step}`);
      expect(changes.length).toBe(once.length);
      // Every order must cause one push and one Telegram message. A person gets one voice call in two minutes, for any
      // number of orders.
      const all = orders.flatMap(({ id }) => [`${id} push`, `${id} telegram`]);
      expect(once.filter((each) => /push|telegram/.test(each)).toSorted()).toEqual(all.toSorted());
      for (const step of ["sms", "call"]) expect(once.some((each) => each.endsWith(step))).toBe(true);
      const refused = await selectRows(sql<{ count: number }>`
        select count(*)::int as count from order_changes where about ->> 'reason' = 'NOT_ANSWERED'`);
      expect(refused).toEqual([{ count: ORDER_COUNT }]);

      const states = await selectRows(sql<{ step: string; state: string; count: number }>`
        select step, state, count(*)::int as count from alert_messages group by 1, 2`);
      const countSteps = (step: string, ...these: string[]) =>
        states
          .filter((each) => each.step === step && these.includes(each.state))
          .reduce((sum, { count }) => sum + count, 0);
      // A repeated push has the tag of the first push, which it replaces, so the test counts tags instead of pushes.
      const tags = new Set(pushes.pushed.map(({ body: sealed }) => browser.open(sealed)["tag"]));
      expect(countSteps("push", "sent", "skipped")).toBe(ORDER_COUNT);
      expect(tags.size).toBe(countSteps("push", "sent"));
      const chat = telegram.sent.filter((each) => each.chat_id === person.id);
      const countMessagesPerOrder = (messages: typeof chat) =>
        orders.map(({ number }) => messages.filter(({ text }) => isAboutOrder(text, number)).length);
      // A crash may interrupt a summary message. The repeated summary is sent without sound, so it is excluded here.
      const withSound = chat.filter((each) => !each.disable_notification);
      expect(Math.max(...countMessagesPerOrder(withSound))).toBe(1);
      // A crash may interrupt a message about a single order. Such a message is not repeated, and its step counts as
      // failed.
      const unknown = countSteps("telegram", "failed");
      expect(unknown).toBeLessThanOrEqual(SERVER_KILL_COUNT);
      // At the small test size the delays of the alert steps are shorter, so an alert may reach the decision step before
      // its second summary is due.
      const skipped = countSteps("telegram", "skipped");
      expect(skipped).toBeLessThanOrEqual(chooseByTestSize(ORDER_COUNT, 0));
      expect(countSteps("telegram", "sent")).toBe(ORDER_COUNT - unknown - skipped);
      const covered = countMessagesPerOrder(chat).filter((count) => count > 0).length;
      expect(covered).toBeGreaterThanOrEqual(ORDER_COUNT - unknown - skipped);
      const minutes = (Date.now() - began) / 60_000;
      // The limit is three messages and two summaries per minute, for any number of orders.
      expect(withSound.length).toBeLessThanOrEqual(Math.ceil(minutes + 1) * 5);
      const rung = gateways.phones.received.filter(({ phone }) => phone === "998901110022");
      // The limit is one SMS and one voice call in two minutes, for any number of orders.
      const ringMinutes = (Math.max(...rung.map(({ at }) => at.getTime())) - began) / 60_000;
      for (const isCall of [true, false]) {
        const some = rung.filter(({ gateway }) => (gateway === "calls") === isCall);
        expect(some.length).toBeGreaterThan(0);
        expect(some.length).toBeLessThanOrEqual(Math.ceil(ringMinutes / 2));
      }
      printLoadTestFigure(
        `OR-13: ${orders.length} orders, ${all.length} of ${ORDER_COUNT * 2} pushes and messages once, ${once.length - all.length} rings, ${SERVER_KILL_COUNT} kills, ` +
          `${pushes.pushed.length} pushes for ${tags.size} orders, ${chat.length} Telegram messages, ${chat.length - withSound.length} of them repeated without sound, ${unknown} of unknown fate`,
      );
    },
    scaleTime(600_000),
  );
});
