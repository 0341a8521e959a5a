import { randomUUID } from "node:crypto";
import type { Broadcast } from "@dasturxon/contract";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { findOrCreateChat } from "../../../../../../../simulators/telegram/cloud.ts";
import type { Database } from "../../../../platform/database/index.ts";
import { createTestClock } from "../../../../platform/clock.ts";
import { connectTestBot, startFakeTelegram } from "../../../../testing/fake-telegram.ts";
import { BROADCAST_BODY } from "../../../../testing/telegram.ts";
import { TEST_CREDENTIAL_KEYS } from "../../../../testing/test-app.ts";
import { createTestShop } from "../../../../testing/test-shop.ts";
import { chooseByTestSize, printLoadTestFigure } from "../../../../testing/test-size.ts";
import type { BroadcastDeps } from "./broadcast-deps.ts";
import { sendBroadcasts } from "./send-broadcasts.ts";

const RECEIVER_COUNT = chooseByTestSize(2000, 10_000);
/** Number of jobs of which one is killed. */
const JOBS_PER_KILL = 8;
const clock = createTestClock();
const telegram = await startFakeTelegram(() => clock.now().getTime());
// The job worker of the app is not started, because the test calls the jobs itself.
const app = await createTestShop({ clock, config: telegram.config });
telegram.tellTo(app);
await connectTestBot(app);
const owner = await app.signInStaff("owner@osh");

const createBroadcastDeps = (other: Partial<BroadcastDeps> = {}): BroadcastDeps => ({
  db: app.db,
  clock,
  credentialKeys: TEST_CREDENTIAL_KEYS,
  apiRoot: telegram.config.telegram.api,
  publicUrl: "http://localhost:3000",
  log: { warn: () => undefined },
  wait: async (ms) => clock.advance(ms),
  ...other,
});
const jobPayload = { merchantId: app.osh };

let lastTelegramId = 800_000_000;
/** Inserts users who messaged the bot. Earlier users no longer want news. @returns the new users' ids */
async function insertReceivers(count: number): Promise<number[]> {
  const ids = Array.from({ length: count }, () => (lastTelegramId += 1));
  for (const id of ids) findOrCreateChat(telegram.bot, id).isOpen = true;
  await app.db.tenant(app.osh, async (tx) => {
    await sql`update telegram_accounts set is_news_wanted = false where merchant_id = ${app.osh}`.execute(tx);
    await sql`insert into telegram_accounts (merchant_id, telegram_id, created_at, seen_at)
      select ${app.osh}, id, ${clock.now()}, ${clock.now()} from unnest(${ids}::bigint[]) id`.execute(tx);
  });
  return ids;
}

async function planBroadcast(): Promise<string> {
  const id = randomUUID();
  const body = { ...BROADCAST_BODY, link: null };
  const { status } = await app.call(`/console/v1/broadcasts/${id}`, { method: "PUT", token: owner, body });
  expect(status).toBe(200);
  return id;
}
async function findBroadcast(id: string): Promise<Broadcast> {
  const { body } = await app.call<{ broadcasts: Broadcast[] }>("/console/v1/broadcasts", { token: owner });
  const found = body.broadcasts.find((each) => each.id === id);
  if (!found) throw new Error("no such broadcast");
  return found;
}
const countSends = () => telegram.calls.filter((call) => call === "sendMessage").length;
const countMessagesPerReceiver = (ids: readonly number[]) => ids.map((id) => telegram.messages(id).length);

const rejectAsKilled = () => Promise.reject(new Error("killed"));
/** Returns dependencies of a process that dies after `after` transactions. With `isWaiting`, it may also die before sending. */
function createDyingProcessDeps(after: number, isWaiting: boolean): BroadcastDeps {
  let left = after;
  const isProcessDead = () => {
    left -= 1;
    return left < 0;
  };
  const db: Database = {
    ...app.db,
    tenant: (merchantId, work) => (isProcessDead() ? rejectAsKilled() : app.db.tenant(merchantId, work)),
  };
  return createBroadcastDeps({
    db,
    ...(isWaiting && { wait: (ms) => (left <= 0 ? rejectAsKilled() : createBroadcastDeps().wait(ms)) }),
  });
}

/**
 * Runs jobs until the broadcast has ended, as the queue does. A job that is killed runs again.
 * @returns the number of times that a job was killed
 */
async function runJobsUntilEnded(
  id: string,
  next: (job: number) => BroadcastDeps = () => createBroadcastDeps(),
): Promise<number> {
  let deaths = 0;
  for (let job = 1; (await findBroadcast(id)).endedAt === null; job += 1) {
    try {
      await sendBroadcasts(next(job), jobPayload);
    } catch (error) {
      if (!(error instanceof Error && error.message === "killed")) throw error;
      deaths += 1;
    }
    clock.advance(50);
  }
  return deaths;
}

test(`[TG-5] ${RECEIVER_COUNT} receivers and repeated kill -9: no receiver gets it twice, and Telegram's rate limit is never hit`, async () => {
  const ids = await insertReceivers(RECEIVER_COUNT);
  const before = countSends();
  const begun = clock.now().getTime();
  const id = await planBroadcast();
  const deaths = await runJobsUntilEnded(id, (job) =>
    job % JOBS_PER_KILL === 0
      ? createDyingProcessDeps(1 + ((job / JOBS_PER_KILL) % 9), job % (2 * JOBS_PER_KILL) === 0)
      : createBroadcastDeps(),
  );
  const seconds = Math.round((clock.now().getTime() - begun) / 1000);
  const ended = await findBroadcast(id);
  expect(deaths).toBeGreaterThan(RECEIVER_COUNT / 200);
  expect(ended).toMatchObject({
    state: "sent",
    receivers: RECEIVER_COUNT,
    blocked: 0,
    skipped: 0,
    failed: 0,
  });
  expect(ended.sent + ended.unsure, "each is accounted for").toBe(RECEIVER_COUNT);
  expect(ended.unsure, "five for a death, at most").toBeLessThanOrEqual(deaths * 5);
  const counts = countMessagesPerReceiver(ids);
  expect(Math.max(...counts), "nobody twice").toBe(1);
  const got = counts.filter((count) => count === 1).length;
  expect(got, "whoever is told as sent has it").toBeGreaterThanOrEqual(ended.sent);
  expect(countSends() - before, "no call was refused and made again").toBe(got);
  printLoadTestFigure(
    `a broadcast to ${RECEIVER_COUNT}: ${seconds} s by Telegram's clock, ${deaths} deaths, ${ended.unsure} unsure`,
  );
});

test("[TG-5] three concurrent workers keep the same rate as one, and no receiver gets it twice", async () => {
  const ids = await insertReceivers(300);
  const before = countSends();
  const id = await planBroadcast();
  while ((await findBroadcast(id)).endedAt === null) {
    await Promise.all([1, 2, 3].map(() => sendBroadcasts(createBroadcastDeps(), jobPayload)));
    clock.advance(50);
  }
  expect(new Set(countMessagesPerReceiver(ids))).toEqual(new Set([1]));
  expect(countSends() - before).toBe(300);
});

test("[TG-5] sends two broadcasts one after the other, with at least a second between messages to a chat", async () => {
  const [only = 0] = await insertReceivers(1);
  const [one, other] = [await planBroadcast(), await planBroadcast()];
  await runJobsUntilEnded(one);
  await runJobsUntilEnded(other);
  const [first, second] = telegram.messages(only);
  expect((second?.at ?? 0) - (first?.at ?? 0)).toBeGreaterThanOrEqual(1000);
});

test("[TG-5] receivers whose message Telegram did not accept wait for the retry time", async () => {
  const ids = await insertReceivers(12);
  const id = await planBroadcast();
  telegram.bot.refusedUntil = clock.now().getTime() + 30_000;
  await sendBroadcasts(createBroadcastDeps(), jobPayload);
  expect(await findBroadcast(id)).toMatchObject({ state: "sending", sent: 0, unsure: 0 });
  const refused = countSends();
  await sendBroadcasts(createBroadcastDeps(), jobPayload);
  expect(countSends(), "before that it is not asked again").toBe(refused);
  clock.advance(30_000);
  await sendBroadcasts(createBroadcastDeps({ apiRoot: "http://127.0.0.1:1" }), jobPayload);
  expect(await findBroadcast(id)).toMatchObject({ state: "sending", sent: 0, unsure: 0 });
  clock.advance(60_000);
  await runJobsUntilEnded(id);
  expect(countMessagesPerReceiver(ids)).toEqual(ids.map(() => 1));
  expect(await findBroadcast(id)).toMatchObject({ sent: 12, unsure: 0 });
});

test("[TG-5] sends nothing after staff stop it, and reports how many were sent", async () => {
  await insertReceivers(50);
  const id = await planBroadcast();
  await sendBroadcasts(createBroadcastDeps(), jobPayload);
  await app.call(`/console/v1/broadcasts/${id}/stop`, { method: "POST", token: owner, body: {} });
  const before = countSends();
  await sendBroadcasts(createBroadcastDeps(), jobPayload);
  expect(countSends()).toBe(before);
  expect(await findBroadcast(id)).toMatchObject({ state: "stopped", trouble: null, receivers: 50, sent: 20 });
});

test("[TG-5] a message that Telegram refuses for all chats, or an unknown bot, stops the broadcast and is reported", async () => {
  await insertReceivers(20);
  const empty = await planBroadcast();
  await app.db.tenant(app.osh, (tx) =>
    sql`update telegram_broadcasts set text = '{}' where merchant_id = ${app.osh} and id = ${empty}`.execute(
      tx,
    ),
  );
  await runJobsUntilEnded(empty);
  expect(await findBroadcast(empty)).toMatchObject({
    state: "stopped",
    trouble: "refused",
    sent: 0,
    failed: 5,
  });
  const id = await planBroadcast();
  telegram.cloud.bots.delete(telegram.bot.token);
  await runJobsUntilEnded(id);
  expect(await findBroadcast(id)).toMatchObject({ state: "stopped", trouble: "bot", sent: 0, unsure: 0 });
});
