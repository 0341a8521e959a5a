import type { Order, TelegramLinks, TelegramRefusal } from "@dasturxon/contract";
import { expect, test } from "vitest";
import {
  findOrCreateChat,
  GROUP_ID,
  GROUP_TITLE,
  TELEGRAM_PEOPLE,
} from "../../../../../../simulators/telegram/cloud.ts";
import { listButtons } from "../../../../../../simulators/telegram/bot-api.ts";
import { createTestClock } from "../../../platform/clock.ts";
import { connectTestBot, startFakeTelegram } from "../../../testing/fake-telegram.ts";
import { CUSTOMER_PHONE, createPickupBody, postOrder, createTestShop } from "../../../testing/test-shop.ts";

const [cook, guest] = TELEGRAM_PEOPLE;
if (!cook || !guest) throw new Error("two people have phones");
let ticks = 0;
const telegram = await startFakeTelegram(() => {
  ticks += 4;
  return Date.now() + ticks * 1000;
});
const app = await createTestShop({ clock: createTestClock(new Date()), config: telegram.config });
telegram.tellTo(app);
await app.start();
await connectTestBot(app);
const owner = await app.signInStaff("owner@osh");
const { token } = await app.signIn(CUSTOMER_PHONE);
const { bot } = telegram;

const groupActor = telegram.acts.actor(bot, GROUP_ID, cook);
const linkCommandReply = await app.call<{ command: string }>("/console/v1/telegram-links", {
  token: owner,
  body: { purpose: "group", language: "uz" },
});
await telegram.acts.setBlocked(groupActor, false);
await telegram.acts.say(groupActor, linkCommandReply.body.command);

const fetchTelegramLinks = async () =>
  (await app.call<TelegramLinks>("/console/v1/telegram-links", { token: owner })).body;
const fetchRefusals = async () => (await fetchTelegramLinks()).refusals;
const resendMessage = (chatId: number) =>
  app.call<{ refusal: TelegramRefusal | null; code?: string }>(
    `/console/v1/telegram-chats/${chatId}/resend`,
    { method: "POST", token: owner },
  );
/** Resends the message of a chat. Tries again as long as a job is sending this message. */
async function resendUntilMessageFree(chatId: number) {
  let reply = await resendMessage(chatId);
  const isMessageBusy = () => reply.body.code === "bot_unanswered";
  for (let tries = 0; isMessageBusy() && tries < 200; tries += 1) {
    await new Promise((resolve) => setTimeout(resolve, 50));
    reply = await resendMessage(chatId);
  }
  return reply.body;
}
const findOrderMessages = (order: Order, chatId = GROUP_ID) =>
  telegram.messages(chatId).filter(({ text }) => text.includes(`№ ${order.number}`));
const isLongMessage = (text: string) => text.split("\n").length > 3;

test("[TG-5] sends a refused message in a short form, and the console shows Telegram's error until a message is accepted", async () => {
  bot.refuses = (text) => (isLongMessage(text) ? "can't parse entities" : null);
  const order = await postOrder(app, token, createPickupBody());
  await expect.poll(() => findOrderMessages(order).at(-1)?.text).toContain(`/console/?order=${order.id}`);
  expect(findOrderMessages(order)[0]?.text).toMatch(new RegExp(`^№ ${order.number}\n💰 .+\n.+$`));
  expect(listButtons(findOrderMessages(order)[0]?.markup ?? null)).toEqual([]);
  await expect.poll(fetchRefusals).toEqual([
    {
      chatId: GROUP_ID,
      name: GROUP_TITLE,
      orderId: order.id,
      orderNumber: order.number,
      why: "Bad Request: can't parse entities",
      at: expect.any(String),
      isThere: true,
    },
  ]);
  expect((await resendUntilMessageFree(GROUP_ID)).refusal?.why).toBe("Bad Request: can't parse entities");
  bot.refuses = () => null;
  expect(await resendUntilMessageFree(GROUP_ID)).toEqual({ refusal: null });
  expect(findOrderMessages(order)).toHaveLength(1);
  expect(listButtons(findOrderMessages(order)[0]?.markup ?? null)).toHaveLength(3);
  expect(await fetchRefusals()).toEqual([]);
});

test("[TG-5] if the short form is refused too, the message is missing until it is resent with the current order", async () => {
  bot.refuses = () => "CHAT_WRITE_FORBIDDEN";
  const order = await postOrder(app, token, createPickupBody());
  await expect
    .poll(fetchRefusals)
    .toMatchObject([{ orderId: order.id, why: "Bad Request: CHAT_WRITE_FORBIDDEN", isThere: false }]);
  expect(findOrderMessages(order)).toEqual([]);
  expect((await resendUntilMessageFree(GROUP_ID)).refusal).toMatchObject({ isThere: false });
  bot.refuses = () => null;
  const refused = { version: order.version, reason: "OTHER" };
  expect(
    (await app.call(`/console/v1/orders/${order.id}/refuse`, { token: owner, body: refused })).status,
  ).toBe(200);
  // The job for the status change may be sending the same message at this moment.
  await resendUntilMessageFree(GROUP_ID);
  await expect.poll(() => findOrderMessages(order)[0]?.text).toContain("❌ Bekor qilindi");
  expect(await resendMessage(GROUP_ID)).toMatchObject({ status: 404, body: { code: "not_found" } });
});

test("[TG-5] shows the last of several refused messages of a chat, and each is cleared separately", async () => {
  bot.refuses = () => "first";
  const first = await postOrder(app, token, createPickupBody());
  await expect.poll(fetchRefusals).toMatchObject([{ orderId: first.id }]);
  app.clock.advance(60_000);
  bot.refuses = () => "second";
  const second = await postOrder(app, token, createPickupBody());
  await expect.poll(fetchRefusals).toMatchObject([{ orderId: second.id, why: "Bad Request: second" }]);
  bot.refuses = () => null;
  await resendUntilMessageFree(GROUP_ID);
  expect(await fetchRefusals()).toMatchObject([{ orderId: first.id, why: "Bad Request: first" }]);
  await app.call(`/console/v1/orders/${first.id}/accept`, { token: owner, body: { version: first.version } });
  await expect.poll(fetchRefusals).toEqual([]);
});

test("[TG-5] labels a guest's chat with the guest's name; no response from Telegram does not count as a refused resend", async () => {
  const alone = telegram.acts.actor(bot, guest.id, guest);
  await telegram.acts.start(alone);
  await telegram.acts.shareContact(alone);
  const own = await app.signIn(`+${guest.phone}`);
  bot.refuses = (text) => (/заказ|buyurtma/.test(text) ? "no" : null);
  const order = await postOrder(app, own.token, createPickupBody());
  const fetchGuestRefusal = async () => (await fetchRefusals()).find(({ chatId }) => chatId === guest.id);
  await expect
    .poll(fetchGuestRefusal)
    .toMatchObject({ name: `${guest.firstName} ${guest.lastName}`, orderId: order.id });
  bot.refusedUntil = Date.now() + 1_000_000_000;
  expect(await resendMessage(guest.id)).toMatchObject({ body: { code: "bot_unanswered" } });
  bot.refusedUntil = 0;
  bot.refuses = () => null;
  expect(await resendUntilMessageFree(guest.id)).toEqual({ refusal: null });
});

test("[TG-5] a group that was upgraded to a supergroup gets messages at its new id from the first order on", async () => {
  const NEW_ID = GROUP_ID - 7;
  const [old, grown] = [findOrCreateChat(bot, GROUP_ID), findOrCreateChat(bot, NEW_ID)];
  grown.isOpen = true;
  old.upgradedTo = NEW_ID;
  const first = await postOrder(app, token, createPickupBody());
  await expect.poll(() => findOrderMessages(first, NEW_ID)).toHaveLength(1);
  expect(findOrderMessages(first)).toEqual([]);
  expect(await fetchTelegramLinks()).toMatchObject({ groups: [{ chatId: NEW_ID }], refusals: [] });
  old.isOpen = false;
  const second = await postOrder(app, token, createPickupBody());
  await expect.poll(() => findOrderMessages(second, NEW_ID)).toHaveLength(1);
  expect((await fetchTelegramLinks()).groups.map(({ chatId }) => chatId)).toEqual([NEW_ID]);
});
