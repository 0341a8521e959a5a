import type { Order, TelegramLinks, TelegramRefusal } from "@dasturxon/contract";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { alertShop, EACH_MINUTE } from "../../../testing/alert-shop.ts";
import { pickup, postOrder } from "../../../testing/test-shop.ts";
import { SOON } from "../../../testing/time-limits.ts";

const shop = await alertShop();
const { app, owner, guest, telegram, person } = shop;
const { bot } = telegram;
await shop.set(EACH_MINUTE);

/** Places an order, and runs its alert up to the message by Telegram. */
async function alerted(): Promise<Order> {
  const made = await postOrder(app, guest, pickup());
  const isOpen = async () => {
    const { rows } = await app.db.tenantRead(app.osh, (tx) =>
      sql`select from alerts where subject_id = ${made.id} and ended_at is null`.execute(tx),
    );
    return rows.length > 0;
  };
  await expect.poll(isOpen, SOON).toBe(true);
  await shop.later(60, made.id);
  await shop.later(60, made.id);
  return made;
}
const refusals = async () =>
  (await app.call<TelegramLinks>("/console/v1/telegram-links", { token: owner })).body.refusals;
const resend = async () =>
  (
    await app.call<{ refusal: TelegramRefusal | null }>(`/console/v1/telegram-chats/${person.id}/resend`, {
      method: "POST",
      token: owner,
    })
  ).body;
const of = ({ number }: Order) => shop.chat().filter(({ text }) => text.includes(`№ ${number}`));

test("[TG-5] [OR-13] sends a refused alert of an order in a short form; the console shows the reason and resends it", async () => {
  bot.refuses = (text) => (text.split("\n").length > 3 ? "can't parse entities" : null);
  const made = await alerted();
  await expect
    .poll(() => of(made).map(({ text }) => text), SOON)
    .toEqual([
      expect.stringMatching(new RegExp(`^№ ${made.number}\\n💰 .+\\n.+/console/\\?order=${made.id}$`)),
    ]);
  await expect
    .poll(refusals, SOON)
    .toMatchObject([{ chatId: person.id, orderId: made.id, why: "Bad Request: can't parse entities" }]);
  bot.refuses = () => null;
  expect(await resend()).toEqual({ refusal: null });
  expect(of(made)).toHaveLength(1);
  expect(of(made)[0]?.text.split("\n").length).toBeGreaterThan(3);
  expect(await refusals()).toEqual([]);
});

test("[TG-5] [OR-13] an alert whose short form is refused too can be resent", async () => {
  bot.refuses = () => "CHAT_SEND_PLAIN_FORBIDDEN";
  const made = await alerted();
  await expect.poll(refusals, SOON).toMatchObject([{ chatId: person.id, orderId: made.id, isThere: false }]);
  expect(of(made)).toEqual([]);
  bot.refuses = () => null;
  expect(await resend()).toEqual({ refusal: null });
  expect(of(made)).toHaveLength(1);
});

test("[TG-5] [OR-13] sends a refused alert that is about no order as its title and a link to the console", async () => {
  bot.refuses = (text) => (text.includes("это проверка") ? "no" : null);
  const before = shop.chat().length;
  const { testId } = (await shop.test()).body;
  for (let step = 0; step < 2; step += 1) await shop.later(5, testId, "test");
  await expect.poll(() => shop.chat().length, SOON).toBe(before + 1);
  const [title, link, ...rest] = shop.chat().at(-1)?.text.split("\n") ?? [];
  expect([title, rest]).toEqual(["Проверка оповещений", []]);
  expect(link).toMatch(/^https?:\/\/osh\.[^/]+\/console\/$/);
  expect(shop.chat().at(-1)?.markup ?? null).toBeNull();
  expect(await refusals()).toEqual([]);
});
