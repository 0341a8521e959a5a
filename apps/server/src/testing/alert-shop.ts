import type { AlertLadderSettings } from "@dasturxon/contract";
import { type AlertKind, DEFAULT_ALERT_LADDER_SETTINGS } from "@dasturxon/domain/alert-ladder";
import { sql } from "kysely";
import { afterAll } from "vitest";
import { TELEGRAM_PEOPLE } from "../../../../simulators/telegram/cloud.ts";
import { escalateAlert } from "../modules/alerts/index.ts";
import { createTestClock } from "../platform/clock.ts";
import { newId } from "../platform/ids.ts";
import { type FakeBrowser, startFakePushService } from "./fake-push.ts";
import { startFakeSms } from "./fake-sms.ts";
import { connectTestBot, startFakeTelegram } from "./fake-telegram.ts";
import type { TestApp } from "./test-app.ts";
import { branchIdFromKey, CUSTOMER_PHONE, createTestShop } from "./test-shop.ts";

/** Escalation settings with all steps enabled, one minute apart. */
export const ONE_MINUTE_ESCALATION_SETTINGS: AlertLadderSettings = {
  ...DEFAULT_ALERT_LADDER_SETTINGS,
  order: { push: 60, telegram: 120, sms: 180, call: 240, decide: 300, pause: 360 },
  table: { push: 60, telegram: 120, sms: 180 },
  people: [],
};

/** Escalation settings without the decision step: a branch without a reaction is paused. */
export const ESCALATION_SETTINGS_WITHOUT_DECISION: AlertLadderSettings = {
  ...ONE_MINUTE_ESCALATION_SETTINGS,
  order: { ...ONE_MINUTE_ESCALATION_SETTINGS.order, decide: null },
};

/**
 * Starts the app with its jobs, the brand osh with a bot, a restaurant owner with Telegram and a phone, and simulators
 * of Telegram, the SMS gateways, the call gateway and a push service. The clock moves only by `later`.
 */
export async function startAlertShop() {
  const [person] = TELEGRAM_PEOPLE;
  if (!person) throw new Error("the simulator has people");
  const telegram = await startFakeTelegram();
  const gateways = await startFakeSms();
  const pushes = await startFakePushService();
  afterAll(pushes.close);
  const app = await createTestShop({
    clock: createTestClock(new Date()),
    config: { ...telegram.config, sms: gateways.config, pushServices: [pushes.origin] },
    sms: undefined,
  });
  telegram.tellTo(app);
  await app.start();
  const owner = await app.signInStaff("owner@osh");
  await connectTestBot(app);
  const link = { token: owner, body: { purpose: "staff", language: "ru" } };
  const { body } = await app.call<{ command: string }>("/console/v1/telegram-links", link);
  await telegram.acts.say(telegram.acts.actor(telegram.bot, person.id, person), body.command);
  await saveVerifiedPhone(app, "owner");
  const ladder = `/console/v1/alert-ladders/${branchIdFromKey("center")}`;
  return {
    app,
    owner,
    telegram,
    gateways,
    person,
    guest: await signInBySms(app, gateways),
    set: (settings: AlertLadderSettings) => app.call(ladder, { token: owner, method: "PUT", body: settings }),
    test: () => app.call<{ testId: string }>(`${ladder}/test`, { token: owner, method: "POST" }),
    /** Advances the clock by seconds and runs the due steps of an alert. */
    async later(seconds: number, subjectId: string, kind: AlertKind = "order") {
      app.clock.advance(seconds * 1000);
      const alert = { merchantId: app.osh, kind, subjectId, now: app.clock.now() };
      await app.db.tenant(app.osh, (tx) => escalateAlert(tx, app.alerts, alert));
    },
    /** Subscribes a browser of the staff to pushes. */
    async subscribe(token: string): Promise<{ shown: () => Record<string, unknown>[] }> {
      const browser: FakeBrowser = pushes.newBrowser();
      const subscription = { ...browser.subscription, language: "ru" };
      const { status } = await app.call("/console/v1/push/subscriptions", { token, body: subscription });
      if (status !== 200) throw new Error(`the browser was not subscribed: ${status}`);
      const isOwnEndpoint = (path: string) => browser.subscription.endpoint.endsWith(path);
      return {
        shown: () =>
          pushes.pushed.filter(({ path }) => isOwnEndpoint(path)).map((each) => browser.open(each.body)),
      };
    },
    /** Returns the number of messages whose job has not ended. */
    async countUnsentMessages(): Promise<number> {
      const { rows } = await app.db.tenantRead(app.osh, (tx) =>
        sql`select step from alert_messages where state in ('waiting', 'sending')`.execute(tx),
      );
      return rows.length;
    },
    texts: () =>
      gateways.phones.received.filter(
        ({ gateway, phone }) => gateway !== "calls" && phone === OWNER_PHONE_DIGITS,
      ),
    calls: () => gateways.phones.received.filter(({ gateway }) => gateway === "calls"),
    chat: () => telegram.messages(person.id),
  };
}

const OWNER_PHONE_DIGITS = "998901110022";

/** Assigns a verified phone to a member of staff. */
export async function saveVerifiedPhone(app: Pick<TestApp, "db" | "osh">, name: string): Promise<void> {
  const id = newId();
  await app.db.platform((tx) =>
    sql`insert into people (id, phone, password_hash, created_at) values (${id}, ${`+${OWNER_PHONE_DIGITS}`}, 'none', now())`.execute(
      tx,
    ),
  );
  await app.db.tenant(app.osh, (tx) =>
    sql`update staff set phone = ${`+${OWNER_PHONE_DIGITS}`}, person_id = ${id} where merchant_id = ${app.osh} and name = ${name}`.execute(
      tx,
    ),
  );
}

async function signInBySms(
  app: Awaited<ReturnType<typeof createTestShop>>,
  gateways: Awaited<ReturnType<typeof startFakeSms>>,
): Promise<string> {
  await app.call("/users/v1/users/code", { body: { phone: CUSTOMER_PHONE } });
  const code = /\d{4,6}/.exec(gateways.phones.received[0]?.text ?? "")?.[0];
  const reply = await app.call<{ token: string }>("/users/v1/users/token", {
    body: { phone: CUSTOMER_PHONE, code },
  });
  if (reply.status !== 200) throw new Error(`nobody signed in: ${JSON.stringify(reply.body)}`);
  return reply.body.token;
}
