import type { Order, TelegramLinks, TelegramRefusal } from "@dasturxon/contract";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { startAlertShop, ONE_MINUTE_ESCALATION_SETTINGS } from "../../../testing/alert-shop.ts";
import { createPickupBody, postOrder } from "../../../testing/test-shop.ts";
import { EVENT_POLL_OPTIONS } from "../../../testing/time-limits.ts";

const shop = await startAlertShop();
const { app, owner, guest, telegram, person } = shop;
const { bot } = telegram;
await shop.set(ONE_MINUTE_ESCALATION_SETTINGS);

/** Places an order, and runs its alert up to the Telegram message. */
async function placeAlertedOrder(): Promise<Order> {
  const made = await postOrder(app, guest, createPickupBody());
  const isAlertOpen = async () => {
    const { rows } = await app.db.tenantRead(app.osh, (tx) =>
      sql`select from alerts where subject_id = ${made.id} and ended_at is null`.execute(tx),
    );
    return rows.length > 0;
  };
  await expect.poll(isAlertOpen, EVENT_POLL_OPTIONS).toBe(true);
  await shop.later(60, made.id);
  await shop.later(60, made.id);
  return made;
}
const fetchTelegramRefusals = async () =>
  (await app.call<TelegramLinks>("/console/v1/telegram-links", { token: owner })).body.refusals;
const resendMessage = async () =>
  (
    await app.call<{ refusal: TelegramRefusal | null }>(`/console/v1/telegram-chats/${person.id}/resend`, {
      method: "POST",
      token: owner,
    })
  ).body;
const findOrderMessages = ({ number }: Order) =>
  shop.chat().filter(({ text }) => text.includes(`№ ${number}`));

test("[TG-5] [OR-13] sends a refused alert of an order in a short form; the console shows the reason and resends it", async () => {
  bot.refuses = (text) => (text.split("\n").length > 3 ? "can't parse entities" : null);
  const made = await placeAlertedOrder();
  await expect
    .poll(() => findOrderMessages(made).map(({ text }) => text), EVENT_POLL_OPTIONS)
    .toEqual([
      expect.stringMatching(new RegExp(`^№ ${made.number}\\n💰 .+\\n.+/console/\\?order=${made.id}$`)),
    ]);
  await expect
    .poll(fetchTelegramRefusals, EVENT_POLL_OPTIONS)
    .toMatchObject([{ chatId: person.id, orderId: made.id, why: "Bad Request: can't parse entities" }]);
  bot.refuses = () => null;
  expect(await resendMessage()).toEqual({ refusal: null });
  expect(findOrderMessages(made)).toHaveLength(1);
  expect(findOrderMessages(made)[0]?.text.split("\n").length).toBeGreaterThan(3);
  expect(await fetchTelegramRefusals()).toEqual([]);
});

test("[TG-5] [OR-13] an alert whose short form is refused too can be resent", async () => {
  bot.refuses = () => "CHAT_SEND_PLAIN_FORBIDDEN";
  const made = await placeAlertedOrder();
  await expect
    .poll(fetchTelegramRefusals, EVENT_POLL_OPTIONS)
    .toMatchObject([{ chatId: person.id, orderId: made.id, isThere: false }]);
  expect(findOrderMessages(made)).toEqual([]);
  bot.refuses = () => null;
  expect(await resendMessage()).toEqual({ refusal: null });
  expect(findOrderMessages(made)).toHaveLength(1);
});

test("[TG-5] [OR-13] sends a refused alert that is about no order as its title and a link to the console", async () => {
  bot.refuses = (text) => (text.includes("это проверка") ? "no" : null);
  const before = shop.chat().length;
  const { testId } = (await shop.test()).body;
  for (let step = 0; step < 2; step += 1) await shop.later(5, testId, "test");
  await expect.poll(() => shop.chat().length, EVENT_POLL_OPTIONS).toBe(before + 1);
  const [title, link, ...rest] = shop.chat().at(-1)?.text.split("\n") ?? [];
  expect([title, rest]).toEqual(["Проверка оповещений", []]);
  expect(link).toMatch(/^https?:\/\/osh\.[^/]+\/console\/$/);
  expect(shop.chat().at(-1)?.markup ?? null).toBeNull();
  expect(await fetchTelegramRefusals()).toEqual([]);
});
