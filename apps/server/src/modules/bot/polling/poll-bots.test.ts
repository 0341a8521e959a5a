import { afterEach, expect, test } from "vitest";
import { TELEGRAM_PEOPLE } from "../../../../../../simulators/telegram/cloud.ts";
import { connectTestBot, startFakeTelegram } from "../../../testing/fake-telegram.ts";
import { TEST_CREDENTIAL_KEYS } from "../../../testing/test-app.ts";
import { createTestShop } from "../../../testing/test-shop.ts";
import { replaceUnopenableStoreButtons } from "../telegram-api.ts";
import { type BotPolling, createBotPolling } from "./poll-bots.ts";
import { EVENT_POLL_OPTIONS } from "../../../testing/time-limits.ts";

const [aziza] = TELEGRAM_PEOPLE;
if (!aziza) throw new Error("somebody has a phone");
// Each call advances the clock by a second, so that Telegram's rate limit does not apply.
let seconds = 0;
const telegram = await startFakeTelegram(() => Date.UTC(2026, 2, 2, 7) + (seconds += 1) * 1000);
const config = { telegram: { ...telegram.config.telegram, isPolled: true } };
const app = await createTestShop({ config });
await connectTestBot(app);

const { db, clock } = app;
const startedPollings: BotPolling[] = [];
/** Starts a polling process that runs until the test ends. */
function startPolling(): BotPolling {
  const parts = { apiRoot: config.telegram.api, publicUrl: "http://localhost:3000", log: { warn: () => {} } };
  const polling = createBotPolling(
    { db, clock, credentialKeys: TEST_CREDENTIAL_KEYS, ...parts },
    { pauseMs: 20, waitSeconds: 0 },
  );
  polling.start();
  startedPollings.push(polling);
  return polling;
}
const guestActor = telegram.acts.actor(telegram.bot, aziza.id, aziza);
const countGreetings = () =>
  telegram.messages(aziza.id).filter(({ from, text }) => from === null && text.includes("Assalomu alaykum"))
    .length;

afterEach(async () => {
  for (const polling of startedPollings.splice(0)) await polling.stop();
});

test("[TG-5] uses polling where Telegram cannot call a webhook, and answers each update once", async () => {
  expect(telegram.bot.webhook, "nobody is to be called").toBeNull();
  startPolling();
  await telegram.acts.start(guestActor);
  await expect.poll(countGreetings, EVENT_POLL_OPTIONS).toBe(1);
  await telegram.acts.start(guestActor);
  await expect.poll(countGreetings, EVENT_POLL_OPTIONS).toBe(2);
  await expect
    .poll(() => telegram.bot.waiting.length, {
      ...EVENT_POLL_OPTIONS,
      message: "it is told that they were heard",
    })
    .toBe(0);
});

test("[TG-5] one of three processes polls at a time, and the next takes over when it ends", async () => {
  const before = countGreetings();
  const first = startPolling();
  await telegram.acts.start(guestActor);
  await expect.poll(countGreetings, EVENT_POLL_OPTIONS).toBe(before + 1);
  const others = [startPolling(), startPolling()];
  for (let n = 0; n < 10; n += 1) await telegram.acts.start(guestActor);
  await expect.poll(countGreetings, EVENT_POLL_OPTIONS).toBe(before + 11);
  await first.stop();
  await telegram.acts.start(guestActor);
  await expect.poll(countGreetings, EVENT_POLL_OPTIONS).toBe(before + 12);
  expect(others).toHaveLength(2);
});

test("[TG-5] an update that a process received but did not confirm is handled once by the next process", async () => {
  const before = countGreetings();
  await telegram.acts.start(guestActor);
  const again = telegram.bot.waiting.at(-1);
  const dying = startPolling();
  await expect.poll(countGreetings, EVENT_POLL_OPTIONS).toBe(before + 1);
  await dying.stop();
  if (again) telegram.bot.waiting.unshift(again);
  startPolling();
  await telegram.acts.start(guestActor);
  await expect.poll(countGreetings, EVENT_POLL_OPTIONS).toBe(before + 2);
});

test("[TG-5] deletes a leftover webhook, and does not poll a disabled bot", async () => {
  telegram.bot.webhook = { url: "https://old.example.uz/api", secret: "", lastError: null };
  const before = countGreetings();
  startPolling();
  await expect.poll(() => telegram.bot.webhook, EVENT_POLL_OPTIONS).toBeNull();
  await telegram.acts.start(guestActor);
  await expect.poll(countGreetings, EVENT_POLL_OPTIONS).toBe(before + 1);
  const token = await app.signInStaff("owner@osh");
  const body = { isOn: false, isPhoneCodeWanted: false };
  await app.call("/console/v1/telegram-bot", { method: "PUT", token, body });
  const countGetUpdatesCalls = () => telegram.calls.filter((name) => name === "getUpdates").length;
  let last = -1;
  const isPollingAtRest = () => {
    const before = last;
    last = countGetUpdatesCalls();
    return last === before;
  };
  // A request that was in flight when the bot was switched off may finish. Afterwards the number of requests stays the
  // same.
  await expect.poll(isPollingAtRest, { ...EVENT_POLL_OPTIONS, interval: 200 }).toBe(true);
});

test("[TG-5] puts a URL that is not https in the text instead of a button", () => {
  const real = { apiRoot: "https://api.telegram.org" };
  const url = "http://osh.localhost:3000/?shell=telegram";
  const more = [{ text: "Orders", callback_data: "orders" }];
  const createMessageWithStoreButton = (page: string, address: { apiRoot: string }) =>
    replaceUnopenableStoreButtons(
      {
        text: "Hello",
        reply_markup: { inline_keyboard: [[{ text: "Open", web_app: { url: page } }], more] },
      },
      address,
    );
  expect(createMessageWithStoreButton(url, real)).toEqual({
    text: `Hello\n${url}`,
    reply_markup: { inline_keyboard: [more] },
  });
  const safe = "https://osh.example.uz/";
  expect(createMessageWithStoreButton(safe, real).reply_markup.inline_keyboard).toHaveLength(2);
  expect(
    createMessageWithStoreButton(url, { apiRoot: "http://localhost:3000" }).text,
    "a simulator opens it",
  ).toBe("Hello");
});
