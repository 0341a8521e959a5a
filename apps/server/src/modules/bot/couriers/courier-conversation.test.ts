import type { BoardOrder, Order, OrderCourier } from "@dasturxon/contract";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { listButtons } from "../../../../../../simulators/telegram/bot-api.ts";
import { GROUP_ID, TELEGRAM_PEOPLE } from "../../../../../../simulators/telegram/cloud.ts";
import { createTestClock } from "../../../platform/clock.ts";
import { connectTestBot, startFakeTelegram } from "../../../testing/fake-telegram.ts";
import { CUSTOMER_PHONE, createDeliveryBody, postOrder, createTestShop } from "../../../testing/test-shop.ts";
import { createOrUpdateStaff } from "../../users/index.ts";
import { EVENT_POLL_OPTIONS } from "../../../testing/time-limits.ts";

const [anvar, botir, stranger] = TELEGRAM_PEOPLE;
if (!anvar || !botir || !stranger) throw new Error("three people have phones");
/** The clock runs fast, because a job retries after two seconds if another job has the message's lease. */
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
const couriers = (await app.call<{ id: string; name: string }[]>("/console/v1/couriers", { token: owner }))
  .body;
const createPrivateActor = (person = anvar) => telegram.acts.actor(telegram.bot, person.id, person);
const createGroupActor = (person = anvar) => telegram.acts.actor(telegram.bot, GROUP_ID, person);
const createLinkCommand = (body: object, by = owner) =>
  app.call<{ command: string; code?: string }>("/console/v1/telegram-links", {
    token: by,
    body: { language: "uz", ...body },
  });
const findCourierId = (name: string) => couriers.find((courier) => courier.name === name)?.id ?? "";

async function postOrderAction(order: Pick<Order, "id" | "version">, action: string, body: object = {}) {
  const path = `/console/v1/orders/${order.id}/${action}`;
  const reply = await app.call<BoardOrder>(path, { token: owner, body: { version: order.version, ...body } });
  expect(reply.status, JSON.stringify(reply.body)).toBe(200);
  return reply.body;
}
async function placeCookedOrder(): Promise<BoardOrder> {
  let order = await postOrderAction(await postOrder(app, token, createDeliveryBody()), "accept");
  for (const status of ["COOKING", "DONE"]) order = await postOrderAction(order, "status", { status });
  return order;
}
const fetchBoardOrder = async (order: { id: string }) =>
  (await app.call<BoardOrder>(`/console/v1/orders/${order.id}`, { token: owner })).body;
const findOrderMessages = (order: Pick<Order, "number">, chatId: number) =>
  telegram.messages(chatId).filter(({ text }) => text.includes(`№ ${order.number}`));
const findMessageButtons = (order: Pick<Order, "number">, chatId = anvar.id) =>
  listButtons(findOrderMessages(order, chatId)[0]?.markup ?? null);

/** Clicks the button with this label below an order's message. */
async function pressMessageButton(
  order: Pick<Order, "number">,
  name: string,
  at = createPrivateActor(),
): Promise<string | null> {
  const hasStepButton = () => findMessageButtons(order, at.chat.id).find(({ text }) => text === name);
  await expect.poll(hasStepButton, { message: name, ...EVENT_POLL_OPTIONS }).toBeTruthy();
  const data = String(hasStepButton()?.["callback_data"]);
  return telegram.acts.press(at, { messageId: findOrderMessages(order, at.chat.id)[0]?.id ?? 0, data });
}

test("[OR-6] a courier is linked to the bot by a manager's link; without a login there is none", async () => {
  expect((await createLinkCommand({ purpose: "courier", courierId: findCourierId("Anvar") })).body.code).toBe(
    "courier_not_found",
  );
  expect((await createLinkCommand({ purpose: "courier" })).body.code).toBe("courier_not_found");
  for (const [name, person] of [
    ["Anvar", anvar],
    ["Botir", botir],
  ] as const) {
    const login = `${name.toLowerCase()}@osh`;
    await createOrUpdateStaff(app, { merchantId: app.osh, login, name, role: "courier", password: "demo" });
    const path = `/console/v1/couriers/${findCourierId(name)}/login`;
    await app.call(path, { token: owner, method: "PUT", body: { login } });
    const { body } = await createLinkCommand({ purpose: "courier", courierId: findCourierId(name) });
    await telegram.acts.say(createPrivateActor(person), body.command);
    expect(telegram.messages(person.id).at(-1)?.text).toContain(`${name}, `);
  }
  const kitchen = await app.signInStaff("kitchen@osh");
  expect(
    (await createLinkCommand({ purpose: "courier", courierId: findCourierId("Anvar") }, kitchen)).status,
  ).toBe(403);
  await telegram.acts.setBlocked(createGroupActor(), false);
  await telegram.acts.say(createGroupActor(), (await createLinkCommand({ purpose: "group" })).body.command);
});

test("[OR-6] [TG-5] a courier delivers an order from the chat alone, and the customer sees the position on the map", async () => {
  const order = await postOrderAction(await placeCookedOrder(), "courier", {
    courierId: findCourierId("Anvar"),
  });
  await expect.poll(() => findOrderMessages(order, anvar.id), EVENT_POLL_OPTIONS).toHaveLength(1);
  const text = findOrderMessages(order, anvar.id)[0]?.text ?? "";
  expect(text).toContain("Amir Temur 5");
  expect(text).toMatch(/Mijozdan olinadi: 102\s000\ssoʻm/);
  expect(JSON.stringify(findMessageButtons(order))).toContain("destination=41.312,69.281");
  expect(await pressMessageButton(order, "📦 Oldim, yoʻldaman")).toBe("");
  expect(await fetchBoardOrder(order)).toMatchObject({
    status: "ON_WAY",
    courierStatus: "PERFORMER_PICKUPED",
  });
  await telegram.acts.shareLocation(
    createPrivateActor(),
    { latitude: 41.305, longitude: 69.275 },
    { latitude: 41.309, longitude: 69.279 },
  );
  expect(telegram.messages(anvar.id).at(-1)?.text).toBe("Mijozlar sizni xaritada koʻradi.");
  const seen = await app.call<OrderCourier>(`/deliveries/v1/delivery/courier/${order.id}`, { token });
  expect(seen.body.position).toEqual({ latitude: 41.309, longitude: 69.279 });
  const findDeliveredButton = () =>
    findMessageButtons(order).find(({ text: name }) => name === "✅ Topshirdim");
  await expect.poll(findDeliveredButton, EVENT_POLL_OPTIONS).toBeTruthy();
  const data = String(findDeliveredButton()?.["callback_data"]);
  await pressMessageButton(order, "🚪 Eshik oldidaman");
  const messageId = findOrderMessages(order, anvar.id)[0]?.id ?? 0;
  expect(
    await telegram.acts.press(createPrivateActor(), { messageId, data }),
    "as it stood before he said that he is at the door",
  ).toBe("");
  expect((await fetchBoardOrder(order)).status).toBe("DELIVERED");
  await expect
    .poll(() => findOrderMessages(order, anvar.id)[0]?.text, EVENT_POLL_OPTIONS)
    .toContain("✅ Yakunlandi");
  expect(findMessageButtons(order)).toEqual([]);
  expect(findOrderMessages(order, anvar.id)).toHaveLength(1);
});

test("[OR-6] [US-8] only couriers can take a free order in the group, and the first press wins", async () => {
  const order = await placeCookedOrder();
  const take = "🛵 Men olib boraman";
  expect(await pressMessageButton(order, take, createGroupActor(stranger))).toContain("akkauntingizni ulang");
  const [one, other] = await Promise.all([
    pressMessageButton(order, take, createGroupActor(anvar)),
    pressMessageButton(order, take, createGroupActor(botir)),
  ]);
  expect([one, other].filter((said) => said === "")).toHaveLength(1);
  const taken = await fetchBoardOrder(order);
  expect(taken.courier?.name).toBe(one === "" ? "Anvar" : "Botir");
  expect(taken).toMatchObject({ status: "ATTACHED", version: order.version + 1 });
  await expect
    .poll(() => findOrderMessages(order, GROUP_ID)[0]?.text, EVENT_POLL_OPTIONS)
    .toContain("🛵 Kuryer: ");
  expect(findMessageButtons(order, GROUP_ID)).toEqual([]);
});

test("[OR-6] an order that is given back or reassigned is no longer the courier's", async () => {
  const order = await postOrderAction(await placeCookedOrder(), "courier", {
    courierId: findCourierId("Anvar"),
  });
  await pressMessageButton(order, "↩️ Olib bora olmayman");
  expect(await fetchBoardOrder(order)).toMatchObject({ status: "DONE", courier: null });
  await expect
    .poll(() => findOrderMessages(order, anvar.id)[0]?.text, EVENT_POLL_OPTIONS)
    .toContain("endi sizda emas");
  expect(findMessageButtons(order)).toEqual([]);
  const again = await postOrderAction(await fetchBoardOrder(order), "courier", {
    courierId: findCourierId("Botir"),
  });
  await expect.poll(() => findOrderMessages(order, botir.id), EVENT_POLL_OPTIONS).toHaveLength(1);
  const data = `way:${order.id}:${again.version}:1`;
  const said = await telegram.acts.press(createPrivateActor(), {
    messageId: findOrderMessages(order, anvar.id)[0]?.id ?? 0,
    data,
  });
  expect(said, "another's order").toMatch(/\S/);
  expect((await fetchBoardOrder(order)).status).toBe("ATTACHED");
});

test("[OR-6] ignores a location shared by another person and messages of a courier without a login", async () => {
  await telegram.acts.shareLocation(createPrivateActor(stranger), { latitude: 41.3, longitude: 69.2 });
  const countCourierPositions = () =>
    app.db.tenantRead(app.osh, async (tx) => {
      const { rows } =
        await sql`select courier_id from courier_positions where merchant_id = ${app.osh}`.execute(tx);
      return rows.length;
    });
  expect(await countCourierPositions()).toBe(1);
  const order = await postOrderAction(await placeCookedOrder(), "courier", {
    courierId: findCourierId("Anvar"),
  });
  await expect.poll(() => findOrderMessages(order, anvar.id), EVENT_POLL_OPTIONS).toHaveLength(1);
  await app.db.tenant(app.osh, (tx) =>
    sql`update staff set is_active = false where merchant_id = ${app.osh} and login = 'anvar@osh'`.execute(
      tx,
    ),
  );
  expect(await pressMessageButton(order, "📦 Oldim, yoʻldaman")).toContain("akkauntingizni ulang");
  expect((await fetchBoardOrder(order)).status).toBe("ATTACHED");
});
