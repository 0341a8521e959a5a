import type { CardConfirmationCode, endpoints, SavedCard } from "@dasturxon/contract";
import type { EndpointReply } from "@dasturxon/contract/endpoint";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { createLog } from "../../../platform/log.ts";
import { enableSavedCardsSetting } from "../../../testing/card-gateway.ts";
import { selectWaitingJobs } from "../../../testing/fake-payments.ts";
import { servePaymentSimulators } from "../../../testing/serve-simulators.ts";
import { enablePaymentProvider } from "../../../testing/take-provider.ts";
import { TEST_CREDENTIAL_KEYS } from "../../../testing/test-app.ts";
import { CUSTOMER_PHONE, createTestShop } from "../../../testing/test-shop.ts";
import { createPaymentRegistry, createProvider, eraseCard } from "../index.ts";

const logLines: string[] = [];
const log = createLog({ level: "trace", destination: { write: (line) => logLines.push(line) } });
const app = await createTestShop({ log });
const { demo, origin } = await servePaymentSimulators(app);
const paymeApiUrl = `${origin}/simulators/payme/api`;
for (const brand of ["osh", "pizza"] as const) {
  const account = {
    kassaId: `kassa-of-${brand}`,
    key: demo.payme.key,
    checkout: "/simulators/payme",
    api: paymeApiUrl,
  };
  await enablePaymentProvider(app, "payme", account, brand);
}
const { token } = await app.signIn(CUSTOMER_PHONE);
const otherCustomer = await app.signIn("+998902222222");
const credentialKeys = TEST_CREDENTIAL_KEYS;
const payments = createPaymentRegistry([
  createProvider("payme", { db: app.db, clock: app.clock, credentialKeys }),
]);

const CARDS_PATH = "/payments/v1/cards";
const SMS_CODE = "666666";
type CardsReply = EndpointReply<typeof endpoints.cards>;
type Refusal = { code: string; data: { seconds?: number } };
const callCardsApi = <T>(path: string, body?: object, as = token) =>
  app.call<T & Refusal>(`${CARDS_PATH}${path}`, { token: as, ...(body && { body }) });
const listCards = async (as = token) => (await callCardsApi<CardsReply>("", undefined, as)).body;

/** Sends a card number directly to the provider, as the browser does. */
async function enterCard(number: string, kassaId = "kassa-of-osh", save = true): Promise<string | null> {
  const { entry } = await listCards();
  expect(entry).toEqual({ paymentType: "PAYME", url: "/simulators/payme/api", auth: "kassa-of-osh" });
  const reply = await fetch(paymeApiUrl, {
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
const addCard = async (number: string, as = token) =>
  callCardsApi<CardConfirmationCode>("", { token: await enterCard(number) }, as);
const confirmCard = (id: string, code = SMS_CODE, as = token) =>
  callCardsApi<SavedCard>(`/${id}/confirm`, { code }, as);
async function saveCard(number: string, as = token): Promise<SavedCard> {
  const { body } = await addCard(number, as);
  app.clock.advance(1000);
  return (await confirmCard(body.id, SMS_CODE, as)).body;
}
const removeCard = (id: string, as = token) =>
  app.call(`${CARDS_PATH}/${id}`, { method: "DELETE", token: as });
const selectCardRows = async () =>
  (
    await app.db.tenantRead(app.osh, (tx) =>
      sql<{ id: string; state: string; sealed: string }>`
        select id, state, sealed, row_to_json(c)::text as row from saved_cards c
        where merchant_id = ${app.osh}`.execute(tx),
    )
  ).rows;

test("[BR-14] with saved cards disabled no card can be entered or added", async () => {
  expect(await listCards()).toEqual({ cards: [], entry: null });
  expect((await callCardsApi("", { token: "some" })).body.code).toBe("feature_off");
  await enableSavedCardsSetting(app);
  await enableSavedCardsSetting(app, "pizza");
  expect((await app.call(CARDS_PATH)).status).toBe(401);
});

test("[PY-4] a card is added by a token, confirmed by the bank's code, listed masked, preferred and removed", async () => {
  const { body } = await addCard("8600069195406311");
  expect(body).toEqual({ id: expect.any(String), phone: "99890*****31", resendIn: 60 });
  expect((await listCards()).cards, "before its code").toEqual([]);
  const card = (await confirmCard(body.id)).body;
  const look = { mask: "860006******6311", expiry: "03/99", brand: "UZCARD", paymentType: "PAYME" };
  expect(card).toEqual({ id: body.id, ...look, isDefault: true });
  expect((await confirmCard(body.id)).body, "a repeat").toEqual(card);
  app.clock.advance(1000);
  const humo = await saveCard("9860001122334459");
  expect((await listCards()).cards.map(({ brand, isDefault }) => [brand, isDefault])).toEqual([
    ["HUMO", true],
    ["UZCARD", false],
  ]);
  app.clock.advance(1000);
  expect(
    (await app.call<SavedCard>(`${CARDS_PATH}/${card.id}/default`, { token, method: "POST" })).body,
  ).toEqual(card);
  expect((await listCards()).cards.map(({ brand }) => brand)).toEqual(["UZCARD", "HUMO"]);
  expect((await removeCard(humo.id)).body).toEqual({ done: true });
  expect((await removeCard(humo.id)).status).toBe(404);
  expect((await listCards()).cards).toEqual([card]);
});

test("[PY-4] the same card added again is listed once, with the newer token", async () => {
  const before = (await listCards()).cards.length;
  const again = await saveCard("8600 0691 9540 6311");
  const { cards } = await listCards();
  expect(cards).toHaveLength(before);
  expect(cards[0]).toEqual(again);
});

test("[PY-4] a removed card is deleted at the provider too, also after a lost response, and its row is deleted", async () => {
  const card = await saveCard("8600495473316478");
  await removeCard(card.id);
  expect((await selectCardRows()).find(({ id }) => id === card.id)?.state).toBe("removed");
  const jobs = await selectWaitingJobs(app, "erase-card");
  expect(jobs.map(({ key }) => key)).toContain(`erase-card:${card.id}`);
  const job = { merchantId: app.osh, cardId: card.id };
  await enablePaymentProvider(app, "payme", {
    kassaId: "kassa-of-osh",
    key: demo.payme.key,
    api: "http://localhost:9",
  });
  await expect(eraseCard({ db: app.db, payments, credentialKeys }, job)).rejects.toThrow("did not answer");
  expect((await callCardsApi("", { token: "some" })).body.code, "nobody answers").toBe(
    "payment_not_answering",
  );
  const account = {
    kassaId: "kassa-of-osh",
    key: demo.payme.key,
    checkout: "/simulators/payme",
    api: paymeApiUrl,
  };
  await enablePaymentProvider(app, "payme", account);
  for (const _ of [1, 2]) await eraseCard({ db: app.db, payments, credentialKeys }, job);
  expect((await selectCardRows()).find(({ id }) => id === card.id)).toBeUndefined();
});

test("[PY-4] refuses a card that the provider rejects: unknown, without SMS, token already used", async () => {
  expect(await enterCard("3333336415804657"), "expired").toBeNull();
  expect(await enterCard("4444445987459073"), "blocked").toBeNull();
  expect((await callCardsApi("", { token: "nobodys" })).body.code).toBe("card_not_accepted");
  expect((await addCard("8600060921090842")).body.code, "no messages").toBe("card_not_accepted");
  const once = await enterCard("8600495473316478", "kassa-of-osh", false);
  expect((await callCardsApi("", { token: once })).body.code).toBe("card_not_accepted");
  const foreign = await enterCard("8600495473316478", "kassa-of-pizza");
  expect((await callCardsApi("", { token: foreign })).body.code, "another brand's kassa").toBe(
    "card_not_accepted",
  );
  expect((await callCardsApi("", { token: "" })).status).toBe(400);
});

test("[PY-4] refuses a wrong or expired code, with five attempts per code", async () => {
  const { body } = await addCard("8600495473316478");
  for (const code of ["000000", "111111", "222222", "333333", "444444"])
    expect((await confirmCard(body.id, code)).body.code).toBe("wrong_code");
  expect((await confirmCard(body.id)).body.code, "the right one, too late").toBe("wrong_code");
  const resendCode = () => callCardsApi<CardConfirmationCode>(`/${body.id}/code`, {});
  const early = await resendCode();
  expect([early.status, early.body.code]).toEqual([429, "code_cooldown"]);
  expect(early.body.data.seconds).toBe(60);
  app.clock.advance(61_000);
  const both = await Promise.all([resendCode(), resendCode()]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 429]);
  expect((await confirmCard(body.id)).status).toBe(200);
  expect((await resendCode()).status, "confirmed").toBe(404);
  const over = await addCard("9860123456789015");
  expect((await confirmCard(over.body.id)).body.code).toBe("wrong_code");
  expect((await confirmCard(over.body.id, "12345")).status).toBe(400);
});

test("[PY-4] [S1] another customer's or brand's card is not found by any call", async () => {
  const card = await saveCard("8600069195406311");
  const waiting = (await addCard("8600495473316478")).body;
  const foreign = (await app.signIn(CUSTOMER_PHONE, "pizza.localhost")).token;
  const sendRequestsForCard = (as: string, host: string) => [
    app.call(`${CARDS_PATH}/${card.id}`, { method: "DELETE", token: as, host }),
    app.call(`${CARDS_PATH}/${card.id}/default`, { method: "POST", token: as, host }),
    app.call(`${CARDS_PATH}/${waiting.id}/code`, { method: "POST", token: as, host }),
    app.call(`${CARDS_PATH}/${waiting.id}/confirm`, { token: as, host, body: { code: SMS_CODE } }),
  ];
  for (const [as, host] of [
    [otherCustomer.token, "osh.localhost"],
    [foreign, "pizza.localhost"],
  ] as const)
    for (const reply of await Promise.all(sendRequestsForCard(as, host))) expect(reply.status).toBe(404);
  expect((await listCards(otherCustomer.token)).cards).toEqual([]);
  expect((await listCards()).cards.map(({ id }) => id)).toContain(card.id);
});

test("[PY-4] stores at most ten cards", async () => {
  const { token: full } = await app.signIn("+998903333333");
  for (let at = 0; at < 10; at += 1) await saveCard(`86001234567890${10 + at}`, full);
  expect((await listCards(full)).cards).toHaveLength(10);
  const reply = await addCard("8600069195406311", full);
  expect([reply.body.code, reply.body.data]).toMatchObject(["too_many_cards", { max: 10 }]);
});

test("[PY-4] no card number is in a row, an audit entry or a log line, and tokens are encrypted", async () => {
  const { rows: all } = await app.db.tenantRead(app.osh, (tx) =>
    sql<{ text: string }>`
      select row_to_json(c)::text as text from saved_cards c where merchant_id = ${app.osh}
      union all select row_to_json(c)::text from changes c where merchant_id = ${app.osh}`.execute(tx),
  );
  expect(all.length).toBeGreaterThan(0);
  const everything = [...all.map(({ text }) => text), ...logLines].join("\n");
  for (const whole of ["8600069195406311", "8600 0691", "8600495473316478", "9860001122334459"])
    expect(everything).not.toContain(whole);
  const own = (await selectCardRows()).filter(({ state }) => state === "confirmed");
  expect(own.length).toBeGreaterThan(0);
  for (const { sealed } of own) expect(sealed).toMatch(/^[0-9a-f]{8}\.[\w-]{40,}$/);
});

test("[US-6] deleting the account deletes its cards", async () => {
  await app.start();
  const gone = await app.signIn("+998904444444");
  const card = await saveCard("8600069195406311", gone.token);
  await app.call("/users/v1/users", { method: "DELETE", token: gone.token });
  const selectCardState = async () => (await selectCardRows()).find(({ id }) => id === card.id)?.state;
  await expect.poll(selectCardState).not.toBe("confirmed");
});
