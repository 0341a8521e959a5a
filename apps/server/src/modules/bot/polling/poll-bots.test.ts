import { afterEach, expect, test } from "vitest";
import { PEOPLE } from "../../../../../../simulators/telegram/cloud.ts";
import { connectTestBot, fakeTelegram } from "../../../testing/fake-telegram.ts";
import { TEST_CREDENTIAL_KEYS } from "../../../testing/test-app.ts";
import { shop } from "../../../testing/test-shop.ts";
import { withoutClosedStore } from "../telegram-api.ts";
import { type BotPolling, createBotPolling } from "./poll-bots.ts";
import { SOON } from "../../../testing/time-limits.ts";

const [aziza] = PEOPLE;
if (!aziza) throw new Error("somebody has a phone");
// Each call advances the clock by a second, so that Telegram's rate limit does not apply.
let seconds = 0;
const telegram = await fakeTelegram(() => Date.UTC(2026, 2, 2, 7) + (seconds += 1) * 1000);
const config = { telegram: { ...telegram.config.telegram, isPolled: true } };
const app = await shop({ config });
await connectTestBot(app);

const { db, clock } = app;
const begun: BotPolling[] = [];
/** Starts a polling process that runs until the test ends. */
function poll(): BotPolling {
  const parts = { apiRoot: config.telegram.api, publicUrl: "http://localhost:3000", log: { warn: () => {} } };
  const polling = createBotPolling(
    { db, clock, credentialKeys: TEST_CREDENTIAL_KEYS, ...parts },
    { pauseMs: 20, waitSeconds: 0 },
  );
  polling.start();
  begun.push(polling);
  return polling;
}
const at = telegram.acts.actor(telegram.bot, aziza.id, aziza);
const greetings = () =>
  telegram.messages(aziza.id).filter(({ from, text }) => from === null && text.includes("Assalomu alaykum"))
    .length;

afterEach(async () => {
  for (const polling of begun.splice(0)) await polling.stop();
});

test("[TG-5] uses polling where Telegram cannot call a webhook, and answers each update once", async () => {
  expect(telegram.bot.webhook, "nobody is to be called").toBeNull();
  poll();
  await telegram.acts.start(at);
  await expect.poll(greetings, SOON).toBe(1);
  await telegram.acts.start(at);
  await expect.poll(greetings, SOON).toBe(2);
  await expect
    .poll(() => telegram.bot.waiting.length, { ...SOON, message: "it is told that they were heard" })
    .toBe(0);
});

test("[TG-5] one of three processes polls at a time, and the next takes over when it ends", async () => {
  const before = greetings();
  const first = poll();
  await telegram.acts.start(at);
  await expect.poll(greetings, SOON).toBe(before + 1);
  const others = [poll(), poll()];
  for (let n = 0; n < 10; n += 1) await telegram.acts.start(at);
  await expect.poll(greetings, SOON).toBe(before + 11);
  await first.stop();
  await telegram.acts.start(at);
  await expect.poll(greetings, SOON).toBe(before + 12);
  expect(others).toHaveLength(2);
});

test("[TG-5] an update that a process received but did not confirm is handled once by the next process", async () => {
  const before = greetings();
  await telegram.acts.start(at);
  const again = telegram.bot.waiting.at(-1);
  const dying = poll();
  await expect.poll(greetings, SOON).toBe(before + 1);
  await dying.stop();
  if (again) telegram.bot.waiting.unshift(again);
  poll();
  await telegram.acts.start(at);
  await expect.poll(greetings, SOON).toBe(before + 2);
});

test("[TG-5] deletes a leftover webhook, and does not poll a disabled bot", async () => {
  telegram.bot.webhook = { url: "https://old.example.uz/api", secret: "", lastError: null };
  const before = greetings();
  poll();
  await expect.poll(() => telegram.bot.webhook, SOON).toBeNull();
  await telegram.acts.start(at);
  await expect.poll(greetings, SOON).toBe(before + 1);
  const token = await app.signInStaff("owner@osh");
  const body = { isOn: false, isPhoneCodeWanted: false };
  await app.call("/console/v1/telegram-bot", { method: "PUT", token, body });
  const asked = () => telegram.calls.filter((name) => name === "getUpdates").length;
  let last = -1;
  const isAtRest = () => {
    const before = last;
    last = asked();
    return last === before;
  };
  // A request in flight when the bot was switched off may finish. Then the number of requests stays the same.
  await expect.poll(isAtRest, { ...SOON, interval: 200 }).toBe(true);
});

test("[TG-5] puts a URL that is not https in the text instead of a button", () => {
  const real = { apiRoot: "https://api.telegram.org" };
  const url = "http://osh.localhost:3000/?shell=telegram";
  const more = [{ text: "Orders", callback_data: "orders" }];
  const told = (page: string, address: { apiRoot: string }) =>
    withoutClosedStore(
      {
        text: "Hello",
        reply_markup: { inline_keyboard: [[{ text: "Open", web_app: { url: page } }], more] },
      },
      address,
    );
  expect(told(url, real)).toEqual({ text: `Hello\n${url}`, reply_markup: { inline_keyboard: [more] } });
  const safe = "https://osh.example.uz/";
  expect(told(safe, real).reply_markup.inline_keyboard).toHaveLength(2);
  expect(told(url, { apiRoot: "http://localhost:3000" }).text, "a simulator opens it").toBe("Hello");
});
