import type { BoardOrder, Order, TelegramLinks } from "@dasturxon/contract";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { GROUP_ID, PEOPLE } from "../../../../../../simulators/telegram/cloud.ts";
import { buttonsOf } from "../../../../../../simulators/telegram/bot-api.ts";
import { testClock } from "../../../platform/clock.ts";
import { connectTestBot, fakeTelegram } from "../../../testing/fake-telegram.ts";
import { branchId, CUSTOMER, pickup, postOrder, shop } from "../../../testing/test-shop.ts";

const [cook, stranger] = PEOPLE;
if (!cook || !stranger) throw new Error("two people have phones");
let ticks = 0;
const telegram = await fakeTelegram(() => {
  ticks += 4;
  return Date.now() + ticks * 1000;
});
const app = await shop({ clock: testClock(new Date()), config: telegram.config });
telegram.tellTo(app);
await app.start();
const owner = await app.signInStaff("owner@osh");
const { token } = await app.signIn(CUSTOMER);

const alone = (person = cook) => telegram.acts.actor(telegram.bot, person.id, person);
const inGroup = (person = cook) => telegram.acts.actor(telegram.bot, GROUP_ID, person);
const group = () => telegram.messages(GROUP_ID);
const of = (order: Order) => group().filter(({ text }) => text.includes(`№ ${order.number} `));
/** Returns the newest message, because order numbers are reused after an order ends. */
const newest = (order: Order) => of(order).at(-1);
const buttons = (order: Order) => buttonsOf(newest(order)?.markup ?? null);
const ask = (purpose: "staff" | "group", by = owner) =>
  app.call<{ command: string; link: string; code?: string }>("/console/v1/telegram-links", {
    token: by,
    body: { purpose, language: "uz" },
  });
const links = async (by = owner) =>
  (await app.call<TelegramLinks>("/console/v1/telegram-links", { token: by })).body;
const show = async (order: Order) =>
  (
    await app.call<BoardOrder & { history: { byName: string | null }[] }>(`/console/v1/orders/${order.id}`, {
      token: owner,
    })
  ).body;

/** Clicks the button whose data begin with `beginning`, below the order's message. */
async function press(order: Order, beginning: string, person = cook): Promise<string | null> {
  const data = buttons(order)
    .map((button) => String(button["callback_data"]))
    .find((each) => each.startsWith(beginning));
  if (data === undefined) throw new Error(`there is no button ${beginning}`);
  return telegram.acts.press(inGroup(person), { messageId: newest(order)?.id ?? 0, data });
}
async function placeAndReceive(): Promise<Order> {
  const before = group().length;
  const order = await postOrder(app, token, pickup());
  await expect.poll(() => group().length).toBe(before + 1);
  expect(of(order)).toContain(group().at(-1));
  return order;
}

test("[TG-5] a group or a staff member is linked to the brand by a one-time command from the console", async () => {
  expect((await ask("staff")).body.code, "no bot is there").toBe("not_found");
  await connectTestBot(app);
  const { body } = await ask("group");
  expect(body.link).toMatch(/^https:\/\/t\.me\/osh_test_bot\?startgroup=[\w-]{22}$/);
  await telegram.acts.setBlocked(inGroup(), false);
  await telegram.acts.say(inGroup(), "/start@osh_test_bot AAAAAAAAAAAAAAAAAAAAAA");
  expect(group().at(-1)?.text).toContain("Kod eskirgan");
  await telegram.acts.say(inGroup(), body.command);
  expect(group().at(-1)?.text).toContain("Guruh ulandi");
  await telegram.acts.say(inGroup(stranger), body.command);
  expect(group().at(-1)?.text, "a second time").toContain("Код устарел");
  expect(await links()).toMatchObject({ isLinked: false, groups: [{ chatId: GROUP_ID }] });
  const staff = await ask("staff");
  app.clock.advance(16 * 60_000);
  await telegram.acts.say(alone(), staff.body.command);
  expect((await links()).isLinked, "a quarter of an hour later").toBe(false);
  await telegram.acts.say(alone(), (await ask("staff")).body.command);
  expect((await links()).isLinked).toBe(true);
});

test("[TG-5] a new order appears in the group with its lines; accepting it there accepts it for everyone", async () => {
  const order = await placeAndReceive();
  expect(newest(order)?.text).toMatch(/• 1 × .+/);
  expect(buttons(order).map(({ text }) => text)).toEqual(["✅ Qabul qilish", "❌ Rad etish", "👀 Koʻrdim"]);
  expect(await press(order, "accept")).toBe("");
  expect(await show(order)).toMatchObject({ status: "ACCEPTED", version: order.version + 1 });
  await expect.poll(() => newest(order)?.text).toMatch(/👍 Qabul qilindi · \S+/);
  expect(buttons(order)).toEqual([]);
  expect(of(order)).toHaveLength(1);
});

test("[TG-5] refuses an order with one of the console's reasons, after a step that can be cancelled", async () => {
  const order = await placeAndReceive();
  await press(order, "refuse");
  expect(buttons(order).map(({ text }) => text)).toContain("Mahsulot tugagan");
  await press(order, "back");
  expect(buttons(order)).toHaveLength(3);
  await press(order, "refuse");
  await press(order, `no:${order.id}:${order.version}:1`);
  expect(await show(order)).toMatchObject({ status: "CANCELED", cancelReason: { code: "TOO_BUSY" } });
  await expect.poll(() => newest(order)?.text).toContain("❌ Bekor qilindi");
});

test("[TG-5] [US-8] an unknown person, or one without the permission in the console, changes nothing", async () => {
  const order = await placeAndReceive();
  expect(await press(order, "accept", stranger)).toContain("akkauntingizni ulang");
  const makeKitchen = (role: string) =>
    app.db.tenant(app.osh, (tx) =>
      sql`update staff set role = ${role} where merchant_id = ${app.osh} and login = 'owner@osh'`.execute(tx),
    );
  await makeKitchen("kitchen");
  expect(await press(order, "accept")).toMatch(/ruxsat|huquq|mumkin emas/i);
  await makeKitchen("owner");
  await app.db.tenant(app.osh, (tx) =>
    sql`update staff set branch_ids = ${[branchId("north")]}::uuid[] where merchant_id = ${app.osh} and login = 'owner@osh'`.execute(
      tx,
    ),
  );
  expect(await press(order, "accept"), "of another branch").not.toBe("");
  await app.db.tenant(app.osh, (tx) =>
    sql`update staff set branch_ids = null where merchant_id = ${app.osh} and login = 'owner@osh'`.execute(
      tx,
    ),
  );
  expect((await show(order)).status).toBe("CREATED");
  expect(await press(order, "accept")).toBe("");
});

test("[TG-5] concurrent presses in the group and the console give one outcome", async () => {
  for (let round = 0; round < 5; round += 1) {
    const order = await placeAndReceive();
    const [inChat, atConsole] = await Promise.all([
      press(order, "accept"),
      app.call(`/console/v1/orders/${order.id}/refuse`, {
        token: owner,
        body: { version: order.version, reason: "OTHER" },
      }),
    ]);
    const { status, version } = await show(order);
    expect(version).toBe(order.version + 1);
    expect([inChat === "", atConsole.status === 200]).toEqual([status === "ACCEPTED", status === "CANCELED"]);
  }
});

test("[TG-5] the bot stops writing to a group after it was removed; the owner can also unlink the group", async () => {
  await telegram.acts.setBlocked(inGroup(), true);
  expect((await links()).groups).toEqual([]);
  await telegram.acts.setBlocked(inGroup(), false);
  await telegram.acts.say(inGroup(), (await ask("group")).body.command);
  const kitchen = await app.signInStaff("kitchen@osh");
  expect((await ask("group", kitchen)).status).toBe(403);
  const remove = () =>
    app.call(`/console/v1/telegram-groups/${GROUP_ID}`, { token: owner, method: "DELETE" });
  expect((await remove()).status).toBe(200);
  expect((await remove()).status).toBe(404);
  const unlinked = await app.call("/console/v1/telegram-links", { token: owner, method: "DELETE" });
  expect(unlinked.status).toBe(200);
  expect(await links()).toMatchObject({ isLinked: false, groups: [] });
});
