import type { BoardOrder, Order, OrderCourier } from "@dasturxon/contract";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { buttonsOf } from "../../../../../../simulators/telegram/bot-api.ts";
import { GROUP_ID, PEOPLE } from "../../../../../../simulators/telegram/cloud.ts";
import { testClock } from "../../../platform/clock.ts";
import { connectTestBot, fakeTelegram } from "../../../testing/fake-telegram.ts";
import { CUSTOMER, delivery, postOrder, shop } from "../../../testing/test-shop.ts";
import { createStaff } from "../../users/index.ts";
import { SOON } from "../../../testing/time-limits.ts";

const [anvar, botir, stranger] = PEOPLE;
if (!anvar || !botir || !stranger) throw new Error("three people have phones");
/** The clock runs fast, because a job retries after two seconds if another one has the message's lease. */
let ticks = 0;
const telegram = await fakeTelegram(() => {
  ticks += 4;
  return Date.now() + ticks * 1000;
});
const app = await shop({ clock: testClock(new Date()), config: telegram.config });
telegram.tellTo(app);
await app.start();
await connectTestBot(app);
const owner = await app.signInStaff("owner@osh");
const { token } = await app.signIn(CUSTOMER);
const couriers = (await app.call<{ id: string; name: string }[]>("/console/v1/couriers", { token: owner }))
  .body;
const alone = (person = anvar) => telegram.acts.actor(telegram.bot, person.id, person);
const inGroup = (person = anvar) => telegram.acts.actor(telegram.bot, GROUP_ID, person);
const give = (body: object, by = owner) =>
  app.call<{ command: string; code?: string }>("/console/v1/telegram-links", {
    token: by,
    body: { language: "uz", ...body },
  });
const idOf = (name: string) => couriers.find((courier) => courier.name === name)?.id ?? "";

async function act(order: Pick<Order, "id" | "version">, action: string, body: object = {}) {
  const path = `/console/v1/orders/${order.id}/${action}`;
  const reply = await app.call<BoardOrder>(path, { token: owner, body: { version: order.version, ...body } });
  expect(reply.status, JSON.stringify(reply.body)).toBe(200);
  return reply.body;
}
async function done(): Promise<BoardOrder> {
  let order = await act(await postOrder(app, token, delivery()), "accept");
  for (const status of ["COOKING", "DONE"]) order = await act(order, "status", { status });
  return order;
}
const show = async (order: { id: string }) =>
  (await app.call<BoardOrder>(`/console/v1/orders/${order.id}`, { token: owner })).body;
const of = (order: Pick<Order, "number">, chatId: number) =>
  telegram.messages(chatId).filter(({ text }) => text.includes(`№ ${order.number}`));
const buttons = (order: Order, chatId = anvar.id) => buttonsOf(of(order, chatId)[0]?.markup ?? null);

/** Clicks the button with this label below an order's message. */
async function press(order: Order, name: string, at = alone()): Promise<string | null> {
  const has = () => buttons(order, at.chat.id).find(({ text }) => text === name);
  await expect.poll(has, { message: name, ...SOON }).toBeTruthy();
  const data = String(has()?.["callback_data"]);
  return telegram.acts.press(at, { messageId: of(order, at.chat.id)[0]?.id ?? 0, data });
}

test("[OR-6] a courier is linked to the bot by a manager's link; without a login there is none", async () => {
  expect((await give({ purpose: "courier", courierId: idOf("Anvar") })).body.code).toBe("courier_not_found");
  expect((await give({ purpose: "courier" })).body.code).toBe("courier_not_found");
  for (const [name, person] of [
    ["Anvar", anvar],
    ["Botir", botir],
  ] as const) {
    const login = `${name.toLowerCase()}@osh`;
    await createStaff(app, { merchantId: app.osh, login, name, role: "courier", password: "demo" });
    const path = `/console/v1/couriers/${idOf(name)}/login`;
    await app.call(path, { token: owner, method: "PUT", body: { login } });
    const { body } = await give({ purpose: "courier", courierId: idOf(name) });
    await telegram.acts.say(alone(person), body.command);
    expect(telegram.messages(person.id).at(-1)?.text).toContain(`${name}, `);
  }
  const kitchen = await app.signInStaff("kitchen@osh");
  expect((await give({ purpose: "courier", courierId: idOf("Anvar") }, kitchen)).status).toBe(403);
  await telegram.acts.setBlocked(inGroup(), false);
  await telegram.acts.say(inGroup(), (await give({ purpose: "group" })).body.command);
});

test("[OR-6] [TG-5] a courier delivers an order from the chat alone, and the customer sees the position on the map", async () => {
  const order = await act(await done(), "courier", { courierId: idOf("Anvar") });
  await expect.poll(() => of(order, anvar.id), SOON).toHaveLength(1);
  const text = of(order, anvar.id)[0]?.text ?? "";
  expect(text).toContain("Amir Temur 5");
  expect(text).toMatch(/Mijozdan olinadi: 102\s000\ssoʻm/);
  expect(JSON.stringify(buttons(order))).toContain("destination=41.312,69.281");
  expect(await press(order, "📦 Oldim, yoʻldaman")).toBe("");
  expect(await show(order)).toMatchObject({ status: "ON_WAY", courierStatus: "PERFORMER_PICKUPED" });
  await telegram.acts.shareLocation(
    alone(),
    { latitude: 41.305, longitude: 69.275 },
    { latitude: 41.309, longitude: 69.279 },
  );
  expect(telegram.messages(anvar.id).at(-1)?.text).toBe("Mijozlar sizni xaritada koʻradi.");
  const seen = await app.call<OrderCourier>(`/deliveries/v1/delivery/courier/${order.id}`, { token });
  expect(seen.body.position).toEqual({ latitude: 41.309, longitude: 69.279 });
  const brought = () => buttons(order).find(({ text: name }) => name === "✅ Topshirdim");
  await expect.poll(brought, SOON).toBeTruthy();
  const data = String(brought()?.["callback_data"]);
  await press(order, "🚪 Eshik oldidaman");
  const messageId = of(order, anvar.id)[0]?.id ?? 0;
  expect(
    await telegram.acts.press(alone(), { messageId, data }),
    "as it stood before he said that he is at the door",
  ).toBe("");
  expect((await show(order)).status).toBe("DELIVERED");
  await expect.poll(() => of(order, anvar.id)[0]?.text, SOON).toContain("✅ Yakunlandi");
  expect(buttons(order)).toEqual([]);
  expect(of(order, anvar.id)).toHaveLength(1);
});

test("[OR-6] [US-8] only couriers can take a free order in the group, and the first press wins", async () => {
  const order = await done();
  const take = "🛵 Men olib boraman";
  expect(await press(order, take, inGroup(stranger))).toContain("akkauntingizni ulang");
  const [one, other] = await Promise.all([
    press(order, take, inGroup(anvar)),
    press(order, take, inGroup(botir)),
  ]);
  expect([one, other].filter((said) => said === "")).toHaveLength(1);
  const taken = await show(order);
  expect(taken.courier?.name).toBe(one === "" ? "Anvar" : "Botir");
  expect(taken).toMatchObject({ status: "ATTACHED", version: order.version + 1 });
  await expect.poll(() => of(order, GROUP_ID)[0]?.text, SOON).toContain("🛵 Kuryer: ");
  expect(buttons(order, GROUP_ID)).toEqual([]);
});

test("[OR-6] an order that is given back or reassigned is no longer the courier's", async () => {
  const order = await act(await done(), "courier", { courierId: idOf("Anvar") });
  await press(order, "↩️ Olib bora olmayman");
  expect(await show(order)).toMatchObject({ status: "DONE", courier: null });
  await expect.poll(() => of(order, anvar.id)[0]?.text, SOON).toContain("endi sizda emas");
  expect(buttons(order)).toEqual([]);
  const again = await act(await show(order), "courier", { courierId: idOf("Botir") });
  await expect.poll(() => of(order, botir.id), SOON).toHaveLength(1);
  const data = `way:${order.id}:${again.version}:1`;
  const said = await telegram.acts.press(alone(), { messageId: of(order, anvar.id)[0]?.id ?? 0, data });
  expect(said, "another's order").toMatch(/\S/);
  expect((await show(order)).status).toBe("ATTACHED");
});

test("[OR-6] ignores a location shared by another person and messages of a courier without a login", async () => {
  await telegram.acts.shareLocation(alone(stranger), { latitude: 41.3, longitude: 69.2 });
  const positions = () =>
    app.db.tenantRead(app.osh, async (tx) => {
      const { rows } =
        await sql`select courier_id from courier_positions where merchant_id = ${app.osh}`.execute(tx);
      return rows.length;
    });
  expect(await positions()).toBe(1);
  const order = await act(await done(), "courier", { courierId: idOf("Anvar") });
  await expect.poll(() => of(order, anvar.id), SOON).toHaveLength(1);
  await app.db.tenant(app.osh, (tx) =>
    sql`update staff set is_active = false where merchant_id = ${app.osh} and login = 'anvar@osh'`.execute(
      tx,
    ),
  );
  expect(await press(order, "📦 Oldim, yoʻldaman")).toContain("akkauntingizni ulang");
  expect((await show(order)).status).toBe("ATTACHED");
});
