import type { User } from "@dasturxon/contract/users";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { hasServer } from "../../../testing/index.ts";
import { createTestApp } from "../../../testing/test-app.ts";

const app = await createTestApp();
const { call } = app;
const DAY_MS = 86_400_000;

async function requestCode(phone: string, host = "osh.localhost"): Promise<string> {
  await call("/users/v1/users/code", { host, body: { phone, language: "ru" } });
  return app.sent.at(-1)?.code ?? "";
}

const exchangeCode = (phone: string, code: string, host = "osh.localhost") =>
  call<{ token: string; expiresAt: string; user: User; code?: string }>("/users/v1/users/token", {
    host,
    body: { phone, code },
  });

/** Returns a code that differs from the correct one. */
const createWrongCode = (code: string) => (code === "000000" ? "000001" : "000000");

test("[US-1] the right code creates the account and a session, on the website in a cookie too", async () => {
  const reply = await exchangeCode("+998901000001", await requestCode("90 100 00 01"));
  expect(reply.body.user).toMatchObject({
    phone: "+998901000001",
    merchantId: app.osh,
    cashback: 0,
    language: "ru",
  });
  expect(String(reply.headers["set-cookie"])).toMatch(/HttpOnly.*SameSite=Lax/i);
  const { token, user } = reply.body;
  expect((await call<User>("/users/v1/users/me", { token })).body).toEqual(user);
  app.clock.advance(60_000);
  expect((await exchangeCode("+998901000001", await requestCode("+998901000001"))).body.user.id).toBe(
    user.id,
  );
});

test("[S8] a code works once", async () => {
  const code = await requestCode("+998901000002");
  expect((await exchangeCode("+998901000002", code)).status).toBe(200);
  expect((await exchangeCode("+998901000002", code)).body.code).toBe("wrong_code");
});

test("[S8] a code is valid for five minutes", async () => {
  const code = await requestCode("+998901000003");
  app.clock.advance(300_000);
  expect((await exchangeCode("+998901000003", code)).body.code).toBe("wrong_code");
});

test("[S8] a newer code replaces the older one", async () => {
  const older = await requestCode("+998901000004");
  app.clock.advance(60_000);
  const newer = await requestCode("+998901000004");
  // Both codes are equal with a probability of one in a million. In this case the test sends a wrong code.
  expect((await exchangeCode("+998901000004", older === newer ? createWrongCode(older) : older)).status).toBe(
    400,
  );
  expect((await exchangeCode("+998901000004", newer)).status).toBe(200);
});

test("[S8] after five wrong attempts the right code is refused too", async () => {
  const code = await requestCode("+998901000005");
  for (let i = 0; i < 5; i += 1)
    expect((await exchangeCode("+998901000005", createWrongCode(code))).body.code).toBe("wrong_code");
  expect((await exchangeCode("+998901000005", code)).body.code).toBe("wrong_code");
});

test.runIf(hasServer)("[S8] a hundred concurrent guesses count as five", async () => {
  const code = await requestCode("+998901000006");
  const guesses = Array.from({ length: 100 }, () => exchangeCode("+998901000006", createWrongCode(code)));
  expect((await Promise.all(guesses)).every(({ body }) => body.code === "wrong_code")).toBe(true);
  const { rows } = await app.db.tenant(app.osh, (tx) =>
    sql<{ attempts: number }>`select attempts from one_time_codes where phone = '+998901000006'`.execute(tx),
  );
  expect(rows).toEqual([{ attempts: 5 }]);
});

test.runIf(hasServer)("[S8] one of ten concurrent uses of a code succeeds", async () => {
  const code = await requestCode("+998901000007");
  const replies = await Promise.all(Array.from({ length: 10 }, () => exchangeCode("+998901000007", code)));
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
});

test("[S8, BR-12] refuses a code of another brand or phone", async () => {
  const code = await requestCode("+998901000008");
  expect((await exchangeCode("+998901000008", code, "pizza.localhost")).body.code).toBe("wrong_code");
  expect((await exchangeCode("+998901000009", code)).body.code).toBe("wrong_code");
});

test("[S9] an unknown phone, a wrong code and a disabled account get the same response", async () => {
  const { userId } = await app.signIn("+998901000010");
  await app.db.tenant(app.osh, (tx) =>
    sql`update users set is_active = false where id = ${userId}`.execute(tx),
  );
  app.clock.advance(60_000);
  const disabled = await exchangeCode("+998901000010", await requestCode("+998901000010"));
  const unknown = await exchangeCode("+998909999999", "123456");
  expect(disabled).toMatchObject({ status: 400, body: unknown.body });
});

test("[S12] a disabled customer's token is invalid at once", async () => {
  const { token, userId } = await app.signIn("+998901000011");
  await app.db.tenant(app.osh, (tx) =>
    sql`update users set is_active = false where id = ${userId}`.execute(tx),
  );
  expect((await call("/users/v1/users/me", { token })).status).toBe(401);
});

test("[US-5, S12] logging out invalidates the token", async () => {
  const { token } = await app.signIn("+998901000012");
  expect((await call("/users/v1/users/logout", { method: "POST", token })).body).toEqual({ done: true });
  expect((await call("/users/v1/users/me", { token })).status).toBe(401);
});

test("[S12] a session ends 30 days after its last use, and after 180 days at most", async () => {
  const { token } = await app.signIn("+998901000013");
  const isSessionValid = async () => (await call("/users/v1/users/me", { token })).status === 200;
  for (let i = 0; i < 7; i += 1) {
    app.clock.advance(25 * DAY_MS);
    expect(await isSessionValid()).toBe(true);
  }
  app.clock.advance(6 * DAY_MS);
  expect(await isSessionValid()).toBe(false);
  const idle = await app.signIn("+998901000014");
  app.clock.advance(31 * DAY_MS);
  expect((await call("/users/v1/users/me", { token: idle.token })).status).toBe(401);
});

test("[S12] the database stores no usable token", async () => {
  const { token } = await app.signIn("+998901000015");
  const { rows } = await app.db.tenant(app.osh, (tx) =>
    sql<{ kept: string }>`select encode(token_hash, 'hex') as kept from sessions`.execute(tx),
  );
  for (const { kept } of rows)
    expect((await call("/users/v1/users/me", { token: kept })).status).not.toBe(200);
  expect(JSON.stringify(rows)).not.toContain(token);
});

test("[BR-12] a token of one brand is invalid at another's host", async () => {
  const { token } = await app.signIn("+998901000016");
  expect((await call("/users/v1/users/me", { token, host: "pizza.localhost" })).status).toBe(404);
});

test("[PR-3] the customer reads the cashback balance", async () => {
  const { token, userId } = await app.signIn("+998901000017");
  await app.db.tenant(app.osh, (tx) =>
    sql`insert into cashback_balances (merchant_id, user_id, balance) values (${app.osh}, ${userId}, 12500)`.execute(
      tx,
    ),
  );
  expect((await call<User>("/users/v1/users/me", { token })).body.cashback).toBe(12_500);
});
