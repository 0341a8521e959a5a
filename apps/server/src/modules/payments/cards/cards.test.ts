import type { CardCode, endpoints, SavedCard } from "@dasturxon/contract";
import type { ReplyOf } from "@dasturxon/contract/endpoint";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { createLog } from "../../../platform/log.ts";
import { switchCards } from "../../../testing/card-gateway.ts";
import { waitingJobs } from "../../../testing/fake-payments.ts";
import { servePaymentSimulators } from "../../../testing/serve-simulators.ts";
import { enableProvider } from "../../../testing/take-provider.ts";
import { TEST_CREDENTIAL_KEYS } from "../../../testing/test-app.ts";
import { CUSTOMER, shop } from "../../../testing/test-shop.ts";
import { createPayments, createProvider, eraseCard } from "../index.ts";

const lines: string[] = [];
const log = createLog({ level: "trace", destination: { write: (line) => lines.push(line) } });
const app = await shop({ log });
const { demo, origin } = await servePaymentSimulators(app);
const api = `${origin}/simulators/payme/api`;
for (const brand of ["osh", "pizza"] as const) {
  const account = { kassaId: `kassa-of-${brand}`, key: demo.payme.key, checkout: "/simulators/payme", api };
  await enableProvider(app, "payme", account, brand);
}
const { token } = await app.signIn(CUSTOMER);
const other = await app.signIn("+998902222222");
const credentialKeys = TEST_CREDENTIAL_KEYS;
const payments = createPayments([createProvider("payme", { db: app.db, clock: app.clock, credentialKeys })]);

const PATH = "/payments/v1/cards";
const SMS = "666666";
type Cards = ReplyOf<typeof endpoints.cards>;
type Refusal = { code: string; data: { seconds?: number } };
const call = <T>(path: string, body?: object, as = token) =>
  app.call<T & Refusal>(`${PATH}${path}`, { token: as, ...(body && { body }) });
const list = async (as = token) => (await call<Cards>("", undefined, as)).body;

/** Sends a card number directly to the provider, as the browser does. */
async function enter(number: string, kassaId = "kassa-of-osh", save = true): Promise<string | null> {
  const { entry } = await list();
  expect(entry).toEqual({ paymentType: "PAYME", url: "/simulators/payme/api", auth: "kassa-of-osh" });
  const reply = await fetch(api, {
    method: "POST",
    headers: { "x-auth": kassaId },
    body: JSON.stringify({
      id: 1,
      method: "cards.create",
      params: { card: { number, expire: "0399" }, save },
    }),
  });
  const { result } = (await reply.json()) as { result?: { card: { token: string } } };
  return result?.card.token ?? null;
}
const add = async (number: string, as = token) => call<CardCode>("", { token: await enter(number) }, as);
const confirm = (id: string, code = SMS, as = token) => call<SavedCard>(`/${id}/confirm`, { code }, as);
async function saved(number: string, as = token): Promise<SavedCard> {
  const { body } = await add(number, as);
  app.clock.advance(1000);
  return (await confirm(body.id, SMS, as)).body;
}
const remove = (id: string, as = token) => app.call(`${PATH}/${id}`, { method: "DELETE", token: as });
const rows = async () =>
  (
    await app.db.tenantRead(app.osh, (tx) =>
      sql<{ id: string; state: string; sealed: string }>`
        select id, state, sealed, row_to_json(c)::text as row from saved_cards c
        where merchant_id = ${app.osh}`.execute(tx),
    )
  ).rows;

test("[BR-14] with saved cards disabled no card can be entered or added", async () => {
  expect(await list()).toEqual({ cards: [], entry: null });
  expect((await call("", { token: "some" })).body.code).toBe("feature_off");
  await switchCards(app);
  await switchCards(app, "pizza");
  expect((await app.call(PATH)).status).toBe(401);
});

test("[PY-4] a card is added by a token, confirmed by the bank's code, listed masked, preferred and removed", async () => {
  const { body } = await add("8600069195406311");
  expect(body).toEqual({ id: expect.any(String), phone: "99890*****31", resendIn: 60 });
  expect((await list()).cards, "before its code").toEqual([]);
  const card = (await confirm(body.id)).body;
  const look = { mask: "860006******6311", expiry: "03/99", brand: "UZCARD", paymentType: "PAYME" };
  expect(card).toEqual({ id: body.id, ...look, isDefault: true });
  expect((await confirm(body.id)).body, "a repeat").toEqual(card);
  app.clock.advance(1000);
  const humo = await saved("9860001122334459");
  expect((await list()).cards.map(({ brand, isDefault }) => [brand, isDefault])).toEqual([
    ["HUMO", true],
    ["UZCARD", false],
  ]);
  app.clock.advance(1000);
  expect((await app.call<SavedCard>(`${PATH}/${card.id}/default`, { token, method: "POST" })).body).toEqual(
    card,
  );
  expect((await list()).cards.map(({ brand }) => brand)).toEqual(["UZCARD", "HUMO"]);
  expect((await remove(humo.id)).body).toEqual({ done: true });
  expect((await remove(humo.id)).status).toBe(404);
  expect((await list()).cards).toEqual([card]);
});

test("[PY-4] the same card added again is listed once, with the newer token", async () => {
  const before = (await list()).cards.length;
  const again = await saved("8600 0691 9540 6311");
  const { cards } = await list();
  expect(cards).toHaveLength(before);
  expect(cards[0]).toEqual(again);
});

test("[PY-4] a removed card is deleted at the provider too, also after a lost response, and its row is deleted", async () => {
  const card = await saved("8600495473316478");
  await remove(card.id);
  expect((await rows()).find(({ id }) => id === card.id)?.state).toBe("removed");
  const jobs = await waitingJobs(app, "erase-card");
  expect(jobs.map(({ key }) => key)).toContain(`erase-card:${card.id}`);
  const job = { merchantId: app.osh, cardId: card.id };
  await enableProvider(app, "payme", {
    kassaId: "kassa-of-osh",
    key: demo.payme.key,
    api: "http://localhost:9",
  });
  await expect(eraseCard({ db: app.db, payments, credentialKeys }, job)).rejects.toThrow("did not answer");
  expect((await call("", { token: "some" })).body.code, "nobody answers").toBe("payment_not_answering");
  const account = { kassaId: "kassa-of-osh", key: demo.payme.key, checkout: "/simulators/payme", api };
  await enableProvider(app, "payme", account);
  for (const _ of [1, 2]) await eraseCard({ db: app.db, payments, credentialKeys }, job);
  expect((await rows()).find(({ id }) => id === card.id)).toBeUndefined();
});

test("[PY-4] refuses a card that the provider rejects: unknown, without SMS, token already used", async () => {
  expect(await enter("3333336415804657"), "expired").toBeNull();
  expect(await enter("4444445987459073"), "blocked").toBeNull();
  expect((await call("", { token: "nobodys" })).body.code).toBe("card_not_accepted");
  expect((await add("8600060921090842")).body.code, "no messages").toBe("card_not_accepted");
  const once = await enter("8600495473316478", "kassa-of-osh", false);
  expect((await call("", { token: once })).body.code).toBe("card_not_accepted");
  const foreign = await enter("8600495473316478", "kassa-of-pizza");
  expect((await call("", { token: foreign })).body.code, "another brand's kassa").toBe("card_not_accepted");
  expect((await call("", { token: "" })).status).toBe(400);
});

test("[PY-4] refuses a wrong or expired code, with five attempts per code", async () => {
  const { body } = await add("8600495473316478");
  for (const code of ["000000", "111111", "222222", "333333", "444444"])
    expect((await confirm(body.id, code)).body.code).toBe("wrong_code");
  expect((await confirm(body.id)).body.code, "the right one, too late").toBe("wrong_code");
  const resend = () => call<CardCode>(`/${body.id}/code`, {});
  const early = await resend();
  expect([early.status, early.body.code]).toEqual([429, "code_cooldown"]);
  expect(early.body.data.seconds).toBe(60);
  app.clock.advance(61_000);
  const both = await Promise.all([resend(), resend()]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 429]);
  expect((await confirm(body.id)).status).toBe(200);
  expect((await resend()).status, "confirmed").toBe(404);
  const over = await add("9860123456789015");
  expect((await confirm(over.body.id)).body.code).toBe("wrong_code");
  expect((await confirm(over.body.id, "12345")).status).toBe(400);
});

test("[PY-4] [S1] another customer's or brand's card is not found by any call", async () => {
  const card = await saved("8600069195406311");
  const waiting = (await add("8600495473316478")).body;
  const foreign = (await app.signIn(CUSTOMER, "pizza.localhost")).token;
  const acts = (as: string, host: string) => [
    app.call(`${PATH}/${card.id}`, { method: "DELETE", token: as, host }),
    app.call(`${PATH}/${card.id}/default`, { method: "POST", token: as, host }),
    app.call(`${PATH}/${waiting.id}/code`, { method: "POST", token: as, host }),
    app.call(`${PATH}/${waiting.id}/confirm`, { token: as, host, body: { code: SMS } }),
  ];
  for (const [as, host] of [
    [other.token, "osh.localhost"],
    [foreign, "pizza.localhost"],
  ] as const)
    for (const reply of await Promise.all(acts(as, host))) expect(reply.status).toBe(404);
  expect((await list(other.token)).cards).toEqual([]);
  expect((await list()).cards.map(({ id }) => id)).toContain(card.id);
});

test("[PY-4] stores at most ten cards", async () => {
  const { token: full } = await app.signIn("+998903333333");
  for (let at = 0; at < 10; at += 1) await saved(`86001234567890${10 + at}`, full);
  expect((await list(full)).cards).toHaveLength(10);
  const reply = await add("8600069195406311", full);
  expect([reply.body.code, reply.body.data]).toMatchObject(["too_many_cards", { max: 10 }]);
});

test("[PY-4] no card number is in a row, an audit entry or a log line, and tokens are encrypted", async () => {
  const { rows: all } = await app.db.tenantRead(app.osh, (tx) =>
    sql<{ text: string }>`
      select row_to_json(c)::text as text from saved_cards c where merchant_id = ${app.osh}
      union all select row_to_json(c)::text from changes c where merchant_id = ${app.osh}`.execute(tx),
  );
  expect(all.length).toBeGreaterThan(0);
  const everything = [...all.map(({ text }) => text), ...lines].join("\n");
  for (const whole of ["8600069195406311", "8600 0691", "8600495473316478", "9860001122334459"])
    expect(everything).not.toContain(whole);
  const own = (await rows()).filter(({ state }) => state === "confirmed");
  expect(own.length).toBeGreaterThan(0);
  for (const { sealed } of own) expect(sealed).toMatch(/^[0-9a-f]{8}\.[\w-]{40,}$/);
});

test("[US-6] deleting the account deletes its cards", async () => {
  await app.start();
  const gone = await app.signIn("+998904444444");
  const card = await saved("8600069195406311", gone.token);
  await app.call("/users/v1/users", { method: "DELETE", token: gone.token });
  const stateOf = async () => (await rows()).find(({ id }) => id === card.id)?.state;
  await expect.poll(stateOf).not.toBe("confirmed");
});
