import { randomUUID } from "node:crypto";
import type { Broadcast } from "@dasturxon/contract";
import type { Audience } from "@dasturxon/domain/broadcast";
import { expect, test } from "vitest";
import { TELEGRAM_PEOPLE } from "../../../../../../simulators/telegram/cloud.ts";
import { createTestClock } from "../../../platform/clock.ts";
import { connectTestBot, startFakeTelegram } from "../../../testing/fake-telegram.ts";
import { createInvitedStaff } from "../../../testing/invited-staff.ts";
import { BROADCAST_BODY } from "../../../testing/telegram.ts";
import { branchIdFromKey, createPickupBody, postOrder, createTestShop } from "../../../testing/test-shop.ts";

const [aziza, igor, emma] = TELEGRAM_PEOPLE;
if (!aziza || !igor || !emma) throw new Error("three people have phones");
let ticks = 0;
const telegram = await startFakeTelegram(() => {
  ticks += 1;
  return Date.now() + ticks * 1000;
});
// Uses the real time, because broadcasts wait in real time.
const clock = { ...createTestClock(), now: () => new Date() };
const app = await createTestShop({ clock, config: telegram.config });
telegram.tellTo(app);
await app.start();
const owner = await app.signInStaff("owner@osh");
const createActor = (person = aziza) => telegram.acts.actor(telegram.bot, person.id, person);
const findNewestMessage = (person = aziza) => telegram.messages(person.id).at(-1);

const putBroadcast = (body: object = {}, id: string = randomUUID(), token = owner) =>
  app.call<Broadcast>(`/console/v1/broadcasts/${id}`, {
    method: "PUT",
    token,
    body: { ...BROADCAST_BODY, ...body },
  });
const listBroadcasts = async () =>
  (
    await app.call<{ username: string | null; broadcasts: Broadcast[] }>("/console/v1/broadcasts", {
      token: owner,
    })
  ).body;
/** Waits until the broadcast is sent, which may take seconds, because there is a second between two broadcasts. */
const expectBroadcastSent = (id: string) =>
  expect.poll(async () => (await findBroadcast(id))?.state).toBe("sent");
const findBroadcast = async (id: string) =>
  (await listBroadcasts()).broadcasts.find((each) => each.id === id);

test("[TG-5] sends nothing without a bot, and reports to staff that there is none", async () => {
  expect((await putBroadcast()).status).toBe(404);
  expect(await listBroadcasts()).toEqual({ username: null, broadcasts: [] });
});

test("[TG-5] sends a broadcast to every subscriber of the bot in their language, with picture, link and unsubscribe button", async () => {
  await connectTestBot(app);
  for (const person of [aziza, igor, emma]) await telegram.acts.start(createActor(person));
  await telegram.acts.setBlocked(createActor(emma), true);
  const { body: planned } = await putBroadcast({ image: "osh/plov.webp" });
  await expectBroadcastSent(planned.id);
  expect(await findBroadcast(planned.id)).toMatchObject({
    receivers: 2,
    sent: 2,
    blocked: 0,
    unsure: 0,
    trouble: null,
  });
  expect(findNewestMessage()).toMatchObject({
    text: "Bugun osh bepul!",
    photo: "http://osh.localhost:3000/img/osh/plov.webp?w=1280&f=jpg",
  });
  expect(findNewestMessage(igor)?.text).toBe("Сегодня плов бесплатно!");
  const buttons = JSON.stringify(findNewestMessage(igor)?.markup);
  expect(buttons).toContain("http://osh.localhost:3000/profile/promos?shell=telegram");
  expect(buttons).toContain("Не присылать новости");
});

test("[TG-5] a person that unsubscribes gets no broadcasts but still order messages, and can subscribe again", async () => {
  const pressMessageButton = (data: string) =>
    telegram.acts.press(createActor(igor), { messageId: findNewestMessage(igor)?.id ?? 0, data });
  await pressMessageButton("news:off");
  expect(findNewestMessage(igor)?.text).toContain("Новостей больше не будет");
  const { body: planned } = await putBroadcast({ text: { uz: "Ikkinchi" }, link: null });
  await expectBroadcastSent(planned.id);
  expect(await findBroadcast(planned.id)).toMatchObject({ receivers: 1, sent: 1 });
  expect(findNewestMessage()?.text, "one language is enough").toBe("Ikkinchi");
  expect(findNewestMessage(igor)?.text).not.toBe("Ikkinchi");
  await telegram.acts.say(createActor(igor), "/news");
  expect(findNewestMessage(igor)?.text).toContain("Присылать вам акции и новости?");
  await pressMessageButton("news:on");
  expect(findNewestMessage(igor)?.text).toBe("Будем присылать акции и новости.");
});

test("[TG-5] repeating the same broadcast sends nothing twice", async () => {
  const id = randomUUID();
  const before = telegram.calls.length;
  const [one, other] = await Promise.all([putBroadcast({}, id), putBroadcast({}, id)]);
  expect([one.status, other.status]).toEqual([200, 200]);
  await expectBroadcastSent(id);
  expect((await putBroadcast({ text: { uz: "boshqa" } }, id)).body.text).toEqual(BROADCAST_BODY.text);
  expect(telegram.calls.slice(before).filter((call) => call === "sendMessage")).toHaveLength(2);
});

test("[TG-5] selects the audience: recent customers, customers without a recent order, guests without an order", async () => {
  await telegram.acts.shareContact(createActor());
  const { token } = await app.signIn(`+${aziza.phone}`);
  const fetchAudienceSizes = async () =>
    (await app.call<Record<Audience, number>>("/console/v1/broadcasts/audiences", { token: owner })).body;
  expect(await fetchAudienceSizes()).toEqual({ ALL: 2, ORDERED: 0, AWAY: 0, NEVER: 2 });
  await postOrder(app, token, createPickupBody());
  expect(await fetchAudienceSizes()).toEqual({ ALL: 2, ORDERED: 1, AWAY: 0, NEVER: 1 });
  const { body: planned } = await putBroadcast({ audience: "NEVER", text: { ru: "Первый заказ" } });
  await expectBroadcastSent(planned.id);
  expect(findNewestMessage(igor)?.text).toBe("Первый заказ");
  expect(await findBroadcast(planned.id)).toMatchObject({ receivers: 1, sent: 1 });
});

test("[TG-5] a scheduled broadcast waits and can be cancelled before it begins", async () => {
  const sendAt = new Date(app.clock.now().getTime() + 3_600_000).toISOString();
  const { body: planned } = await putBroadcast({ sendAt });
  expect(planned).toMatchObject({ state: "planned", sendAt });
  const stopBroadcast = (id: string) =>
    app.call<Broadcast>(`/console/v1/broadcasts/${id}/stop`, { method: "POST", token: owner, body: {} });
  expect((await stopBroadcast(planned.id)).body).toMatchObject({ state: "stopped", trouble: null });
  expect((await stopBroadcast(planned.id)).status, "again").toBe(200);
  expect((await stopBroadcast(randomUUID())).status).toBe(404);
});

test("[TG-5] a message that Telegram refuses for all chats stops the broadcast, and staff see the reason", async () => {
  const tooLong = await putBroadcast({ text: { uz: "a".repeat(901) } });
  expect(tooLong.status).toBe(400);
  expect((await putBroadcast({ link: "javascript:alert(1)" })).status).toBe(400);
  expect((await putBroadcast({ text: {} })).status).toBe(400);
  await telegram.acts.setBlocked(createActor(), false);
  telegram.bot.chats.clear();
  // Telegram does not know the chats of two users any more, for example because the brand changed its bot. They receive
  // nothing.
  const { body: planned } = await putBroadcast({});
  await expectBroadcastSent(planned.id);
  expect(await findBroadcast(planned.id)).toMatchObject({ receivers: 2, sent: 0, blocked: 2 });
});

test("[MN-8] staff of single branches cannot send or see broadcasts", async () => {
  const { token: local } = await createInvitedStaff(app, owner, {
    login: "local",
    name: "Local",
    role: "manager",
    branchIds: [branchIdFromKey("center")],
  });
  expect((await putBroadcast({}, randomUUID(), local)).status).toBe(403);
  expect((await app.call("/console/v1/broadcasts", { token: local })).status).toBe(403);
});
