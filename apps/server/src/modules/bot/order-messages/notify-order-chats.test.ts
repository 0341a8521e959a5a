import type { BoardOrder, Order } from "@dasturxon/contract";
import { expect, test } from "vitest";
import { TELEGRAM_PEOPLE } from "../../../../../../simulators/telegram/cloud.ts";
import { createTestClock } from "../../../platform/clock.ts";
import { closeOrderAndClaim } from "../../../testing/claim-requests.ts";
import { connectTestBot, startFakeTelegram } from "../../../testing/fake-telegram.ts";
import { createPickupBody, postOrder, createTestShop } from "../../../testing/test-shop.ts";

const [aziza, igor] = TELEGRAM_PEOPLE;
if (!aziza || !igor) throw new Error("two people have phones");
let ticks = 0;
const telegram = await startFakeTelegram(() => {
  ticks += 1;
  return Date.now() + ticks * 1000;
});
// The clock shows the real time. With the default test clock, a job that is scheduled for some seconds later would run
// at once.
const app = await createTestShop({ clock: createTestClock(new Date()), config: telegram.config });
telegram.tellTo(app);
await app.start();
await connectTestBot(app);
const owner = await app.signInStaff("owner@osh");
const createActor = (person = aziza) => telegram.acts.actor(telegram.bot, person.id, person);
for (const person of [aziza, igor]) {
  await telegram.acts.start(createActor(person));
  await telegram.acts.shareContact(createActor(person));
}
const { token } = await app.signIn(`+${aziza.phone}`);
const findOrderMessages = (order: Order, person = aziza) =>
  telegram.messages(person.id).filter(({ text }) => text.includes(`№ ${order.number}`));

async function runOrderSteps(order: Order, steps: string[], from = 0): Promise<void> {
  for (const [index, status] of steps.entries()) {
    const isStatus = status !== "accept" && status !== "refuse";
    const path = `/console/v1/orders/${order.id}/${isStatus ? "status" : status}`;
    const body = { version: order.version + from + index, ...(isStatus ? { status } : { reason: "OTHER" }) };
    expect((await app.call(path, { token: owner, body })).status).toBe(200);
  }
}

test("[TG-5] [CT-4] the guest's chat has one message per order, which is updated with each status", async () => {
  const order = await postOrder(app, token, createPickupBody());
  await expect.poll(() => findOrderMessages(order)[0]?.text).toContain("⏳ Doʻkon koʻrib chiqmoqda");
  const [first] = findOrderMessages(order);
  expect(JSON.stringify(first?.markup)).toContain(`/profile/orders/${order.id}`);
  await runOrderSteps(order, ["accept"]);
  await expect.poll(() => findOrderMessages(order)[0]?.text).toContain("👍 Qabul qilindi");
  await runOrderSteps(order, ["COOKING", "DONE"], 1);
  await expect.poll(() => findOrderMessages(order)[0]?.text).toContain("🛎 Tayyor, sizni kutyapmiz");
  expect(findOrderMessages(order)).toHaveLength(1);
  expect(findOrderMessages(order)[0]?.id).toBe(first?.id);
  expect(findOrderMessages(order, igor), "nobody else's").toEqual([]);
});

test("[TG-5, OR-15] the message of an order shows the answer to a claim", async () => {
  const order = await postOrder(app, token, createPickupBody());
  const claim = await closeOrderAndClaim(app, { token, owner }, order);
  const closed = await app.call<BoardOrder>(`/console/v1/orders/${order.id}`, { token: owner });
  const answer = { kind: "REFUND", version: closed.body.version, part: { amount: 7000 } };
  const body = { answer, text: "Uzr!" };
  expect((await app.call(`/console/v1/claims/${claim.id}/answer`, { token: owner, body })).status).toBe(200);
  await expect.poll(() => findOrderMessages(order)[0]?.text).toMatch(/💬 Murojaatingizga javob: 7\s000/);
  expect(findOrderMessages(order)).toHaveLength(1);
});

test("[TG-5] sends a deleted message again", async () => {
  const order = await postOrder(app, token, createPickupBody());
  await expect.poll(() => findOrderMessages(order)).toHaveLength(1);
  const chat = telegram.bot.chats.get(aziza.id);
  chat?.messages.splice(0);
  await runOrderSteps(order, ["accept"]);
  await expect.poll(() => findOrderMessages(order)[0]?.text).toContain("👍 Qabul qilindi");
  expect(findOrderMessages(order)).toHaveLength(1);
});

test("[TG-5] sends nothing to a person that blocked the bot; after /start the next order is sent", async () => {
  const chat = telegram.bot.chats.get(aziza.id);
  if (!chat) throw new Error("nobody wrote");
  // Telegram's update about the block is lost. The bot detects the block by the refusal.
  chat.isBlocked = true;
  const before = telegram.calls.length;
  const order = await postOrder(app, token, createPickupBody());
  await expect.poll(() => telegram.calls.slice(before)).toContain("sendMessage");
  await runOrderSteps(order, ["accept", "COOKING"]);
  const next = await postOrder(app, token, createPickupBody());
  await app.call(`/console/v1/orders/${next.id}/accept`, { token: owner, body: { version: next.version } });
  const countWaitingEventsAndJobs = async () =>
    (await app.bus.lag()).waiting + (await app.jobs.figures()).waiting;
  await expect.poll(countWaitingEventsAndJobs).toBe(0);
  expect(telegram.calls.slice(before).filter((call) => call === "sendMessage")).toHaveLength(1);
  chat.isBlocked = false;
  await telegram.acts.start(createActor());
  const after = await postOrder(app, token, createPickupBody());
  await expect.poll(() => findOrderMessages(after)).toHaveLength(1);
});

test("[TG-5] sends the message after Telegram's retry time", async () => {
  telegram.bot.refusedUntil = Date.now() + 1_000_000;
  const before = telegram.calls.length;
  const order = await postOrder(app, token, createPickupBody());
  await expect.poll(() => telegram.calls.slice(before)).toContain("sendMessage");
  telegram.bot.refusedUntil = 0;
  await runOrderSteps(order, ["accept"]);
  await expect.poll(() => findOrderMessages(order)[0]?.text).toContain("👍 Qabul qilindi");
});
