import type { BoardOrder, Order, TelegramLinks } from "@dasturxon/contract";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { GROUP_ID, TELEGRAM_PEOPLE } from "../../../../../../simulators/telegram/cloud.ts";
import { listButtons } from "../../../../../../simulators/telegram/bot-api.ts";
import { createTestClock } from "../../../platform/clock.ts";
import { connectTestBot, startFakeTelegram } from "../../../testing/fake-telegram.ts";
import {
  branchIdFromKey,
  CUSTOMER_PHONE,
  createPickupBody,
  postOrder,
  createTestShop,
} from "../../../testing/test-shop.ts";

const [cook, stranger] = TELEGRAM_PEOPLE;
if (!cook || !stranger) throw new Error("two people have phones");
let ticks = 0;
const telegram = await startFakeTelegram(() => {
  ticks += 4;
  return Date.now() + ticks * 1000;
});
const app = await createTestShop({ clock: createTestClock(new Date()), config: telegram.config });
telegram.tellTo(app);
await app.start();
const owner = await app.signInStaff("owner@osh");
const { token } = await app.signIn(CUSTOMER_PHONE);

const createPrivateActor = (person = cook) => telegram.acts.actor(telegram.bot, person.id, person);
const createGroupActor = (person = cook) => telegram.acts.actor(telegram.bot, GROUP_ID, person);
const findGroupMessages = () => telegram.messages(GROUP_ID);
const findOrderMessages = (order: Order) =>
  findGroupMessages().filter(({ text }) => text.includes(`№ ${order.number} `));
/** Returns the newest message, because order numbers are reused after an order ends. */
const findNewestMessage = (order: Order) => findOrderMessages(order).at(-1);
const findNewestButtons = (order: Order) => listButtons(findNewestMessage(order)?.markup ?? null);
const createLinkCommand = (purpose: "staff" | "group", by = owner) =>
  app.call<{ command: string; link: string; code?: string }>("/console/v1/telegram-links", {
    token: by,
    body: { purpose, language: "uz" },
  });
const fetchTelegramLinks = async (by = owner) =>
  (await app.call<TelegramLinks>("/console/v1/telegram-links", { token: by })).body;
const fetchBoardOrder = async (order: Order) =>
  (
    await app.call<BoardOrder & { history: { byName: string | null }[] }>(`/console/v1/orders/${order.id}`, {
      token: owner,
    })
  ).body;

/** Clicks the button whose data begin with `beginning`, below the order's message. */
async function pressMessageButton(order: Order, beginning: string, person = cook): Promise<string | null> {
  const data = findNewestButtons(order)
    .map((button) => String(button["callback_data"]))
    .find((each) => each.startsWith(beginning));
  if (data === undefined) throw new Error(`there is no button ${beginning}`);
  return telegram.acts.press(createGroupActor(person), {
    messageId: findNewestMessage(order)?.id ?? 0,
    data,
  });
}
async function placeOrderAndAwaitMessage(): Promise<Order> {
  const before = findGroupMessages().length;
  const order = await postOrder(app, token, createPickupBody());
  await expect.poll(() => findGroupMessages().length).toBe(before + 1);
  expect(findOrderMessages(order)).toContain(findGroupMessages().at(-1));
  return order;
}

test("[TG-5] a group or a staff member is linked to the brand by a one-time command from the console", async () => {
  expect((await createLinkCommand("staff")).body.code, "no bot is there").toBe("not_found");
  await connectTestBot(app);
  const { body } = await createLinkCommand("group");
  expect(body.link).toMatch(/^https:\/\/t\.me\/osh_test_bot\?startgroup=[\w-]{22}$/);
  await telegram.acts.setBlocked(createGroupActor(), false);
  await telegram.acts.say(createGroupActor(), "/start@osh_test_bot AAAAAAAAAAAAAAAAAAAAAA");
  expect(findGroupMessages().at(-1)?.text).toContain("Kod eskirgan");
  await telegram.acts.say(createGroupActor(), body.command);
  expect(findGroupMessages().at(-1)?.text).toContain("Guruh ulandi");
  await telegram.acts.say(createGroupActor(stranger), body.command);
  expect(findGroupMessages().at(-1)?.text, "a second time").toContain("Код устарел");
  expect(await fetchTelegramLinks()).toMatchObject({ isLinked: false, groups: [{ chatId: GROUP_ID }] });
  const staff = await createLinkCommand("staff");
  app.clock.advance(16 * 60_000);
  await telegram.acts.say(createPrivateActor(), staff.body.command);
  expect((await fetchTelegramLinks()).isLinked, "a quarter of an hour later").toBe(false);
  await telegram.acts.say(createPrivateActor(), (await createLinkCommand("staff")).body.command);
  expect((await fetchTelegramLinks()).isLinked).toBe(true);
});

test("[TG-5] a new order appears in the group with its lines; accepting it there accepts it for everyone", async () => {
  const order = await placeOrderAndAwaitMessage();
  expect(findNewestMessage(order)?.text).toMatch(/• 1 × .+/);
  expect(findNewestButtons(order).map(({ text }) => text)).toEqual([
    "✅ Qabul qilish",
    "❌ Rad etish",
    "👀 Koʻrdim",
  ]);
  expect(await pressMessageButton(order, "accept")).toBe("");
  expect(await fetchBoardOrder(order)).toMatchObject({ status: "ACCEPTED", version: order.version + 1 });
  await expect.poll(() => findNewestMessage(order)?.text).toMatch(/👍 Qabul qilindi · \S+/);
  expect(findNewestButtons(order)).toEqual([]);
  expect(findOrderMessages(order)).toHaveLength(1);
});

test("[TG-5] refuses an order with one of the console's reasons, after a step that can be cancelled", async () => {
  const order = await placeOrderAndAwaitMessage();
  await pressMessageButton(order, "refuse");
  expect(findNewestButtons(order).map(({ text }) => text)).toContain("Mahsulot tugagan");
  await pressMessageButton(order, "back");
  expect(findNewestButtons(order)).toHaveLength(3);
  await pressMessageButton(order, "refuse");
  await pressMessageButton(order, `no:${order.id}:${order.version}:1`);
  expect(await fetchBoardOrder(order)).toMatchObject({
    status: "CANCELED",
    cancelReason: { code: "TOO_BUSY" },
  });
  await expect.poll(() => findNewestMessage(order)?.text).toContain("❌ Bekor qilindi");
});

test("[TG-5] [US-8] an unknown person, or one without the permission in the console, changes nothing", async () => {
  const order = await placeOrderAndAwaitMessage();
  expect(await pressMessageButton(order, "accept", stranger)).toContain("akkauntingizni ulang");
  const changeOwnerRole = (role: string) =>
    app.db.tenant(app.osh, (tx) =>
      sql`update staff set role = ${role} where merchant_id = ${app.osh} and login = 'owner@osh'`.execute(tx),
    );
  await changeOwnerRole("kitchen");
  expect(await pressMessageButton(order, "accept")).toMatch(/ruxsat|huquq|mumkin emas/i);
  await changeOwnerRole("owner");
  await app.db.tenant(app.osh, (tx) =>
    sql`update staff set branch_ids = ${[branchIdFromKey("north")]}::uuid[] where merchant_id = ${app.osh} and login = 'owner@osh'`.execute(
      tx,
    ),
  );
  expect(await pressMessageButton(order, "accept"), "of another branch").not.toBe("");
  await app.db.tenant(app.osh, (tx) =>
    sql`update staff set branch_ids = null where merchant_id = ${app.osh} and login = 'owner@osh'`.execute(
      tx,
    ),
  );
  expect((await fetchBoardOrder(order)).status).toBe("CREATED");
  expect(await pressMessageButton(order, "accept")).toBe("");
});

test("[TG-5] concurrent presses in the group and the console give one outcome", async () => {
  for (let round = 0; round < 5; round += 1) {
    const order = await placeOrderAndAwaitMessage();
    const [inChat, atConsole] = await Promise.all([
      pressMessageButton(order, "accept"),
      app.call(`/console/v1/orders/${order.id}/refuse`, {
        token: owner,
        body: { version: order.version, reason: "OTHER" },
      }),
    ]);
    const { status, version } = await fetchBoardOrder(order);
    expect(version).toBe(order.version + 1);
    expect([inChat === "", atConsole.status === 200]).toEqual([status === "ACCEPTED", status === "CANCELED"]);
  }
});

test("[TG-5] the bot stops writing to a group after it was removed; the owner can also unlink the group", async () => {
  await telegram.acts.setBlocked(createGroupActor(), true);
  expect((await fetchTelegramLinks()).groups).toEqual([]);
  await telegram.acts.setBlocked(createGroupActor(), false);
  await telegram.acts.say(createGroupActor(), (await createLinkCommand("group")).body.command);
  const kitchen = await app.signInStaff("kitchen@osh");
  expect((await createLinkCommand("group", kitchen)).status).toBe(403);
  const removeGroup = () =>
    app.call(`/console/v1/telegram-groups/${GROUP_ID}`, { token: owner, method: "DELETE" });
  expect((await removeGroup()).status).toBe(200);
  expect((await removeGroup()).status).toBe(404);
  const unlinked = await app.call("/console/v1/telegram-links", { token: owner, method: "DELETE" });
  expect(unlinked.status).toBe(200);
  expect(await fetchTelegramLinks()).toMatchObject({ isLinked: false, groups: [] });
});
