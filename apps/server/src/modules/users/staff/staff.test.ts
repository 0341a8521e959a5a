import type { StaffMember } from "@dasturxon/contract";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { createTestApp } from "../../../testing/test-app.ts";

const app = await createTestApp();
const { call } = app;
const HOUR_MS = 3_600_000;

const signIn = (login: string, password: string, ip = "203.0.113.1") =>
  call<{ token: string; staff: StaffMember; code?: string }>("/console/v1/sign-in", {
    host: "localhost",
    ip,
    body: { login, password },
  });

test("[US-8] staff sign in by login and see their brand, on any host", async () => {
  const { body, headers } = await signIn("Kitchen@pizza", "demo");
  expect(body.staff).toMatchObject({
    login: "kitchen@pizza",
    role: "kitchen",
    merchant: { id: app.pizza, key: "pizza", currency: "UZS" },
  });
  expect(String(headers["set-cookie"])).toMatch(/HttpOnly/i);
  const { token } = body;
  for (const host of ["localhost", "pizza.localhost", "osh.localhost"]) {
    expect((await call<StaffMember>("/console/v1/me", { token, host })).body).toEqual(body.staff);
  }
  const branches = await call<{ name: { uz: string } }[]>("/console/v1/branches", {
    token,
    host: "localhost",
  });
  expect(branches.body.map(({ name }) => name.uz)).toEqual(["Markaz", "Shimol"]);
});

test("[S9] an unknown login, a wrong password and a disabled account get the same response", async () => {
  await app.db.tenant(app.osh, (tx) =>
    sql`update staff set is_active = false where login = 'kitchen@osh'`.execute(tx),
  );
  const replies = await Promise.all([
    signIn("nobody", "demo"),
    signIn("owner@osh", "wrong"),
    signIn("kitchen@osh", "demo"),
  ]);
  for (const { status, body } of replies) {
    expect(status).toBe(401);
    expect(body).toEqual(replies[0]?.body);
  }
});

test("[S12] a remaining session of a removed staff member is invalid, and the login cannot sign in", async () => {
  const token = await app.signInStaff("owner@pizza");
  await app.db.tenant(app.pizza, (tx) =>
    sql`update staff set deleted_at = created_at where login = 'owner@pizza'`.execute(tx),
  );
  expect((await call("/console/v1/me", { token })).status).toBe(401);
  expect((await signIn("owner@pizza", "demo")).status).toBe(401);
  await app.db.tenant(app.pizza, (tx) =>
    sql`update staff set deleted_at = null where login = 'owner@pizza'`.execute(tx),
  );
  expect((await call("/console/v1/me", { token })).status).toBe(200);
});

test("[S12] a staff session ends at sign-out and after twelve hours without use", async () => {
  const tokens = [
    await app.signInStaff("owner@osh"),
    await app.signInStaff("owner@osh"),
    await app.signInStaff("owner@osh"),
  ];
  const [left = "", closed = "", open = ""] = tokens;
  await call("/console/v1/sign-out", { method: "POST", token: left });
  const isSessionOpen = async (token: string) => (await call("/console/v1/me", { token })).status === 200;
  expect(await Promise.all(tokens.map(isSessionOpen))).toEqual([false, true, true]);
  for (let used = 0; used < 3; used += 1) {
    app.clock.advance(11 * HOUR_MS);
    expect(await isSessionOpen(open)).toBe(true);
  }
  expect(await isSessionOpen(closed)).toBe(false);
  app.clock.advance(12 * HOUR_MS);
  expect(await isSessionOpen(open)).toBe(false);
});

test("[S12] a staff session ends thirty days after sign-in even if in use", async () => {
  const { body, headers } = await signIn("owner@osh", "demo");
  const begun = app.clock.now().getTime();
  // The cookie is valid for as long as the session can be.
  const expires = /Expires=([^;]+)/.exec(String(headers["set-cookie"]))?.[1] ?? "";
  expect(Date.parse(expires) - begun).toBeGreaterThan(30 * 24 * HOUR_MS - 1000);
  for (let used = 0; used < 30 * 3 - 1; used += 1) {
    app.clock.advance(8 * HOUR_MS);
    expect((await call("/console/v1/me", { token: body.token })).status).toBe(200);
  }
  app.clock.advance(8 * HOUR_MS);
  expect((await call("/console/v1/me", { token: body.token })).status).toBe(401);
});

test("[S1] a customer's token is refused by the console, a staff token by the profile", async () => {
  const customer = await app.signIn("+998901000001");
  const staff = await app.signInStaff("owner@osh");
  expect((await call("/console/v1/me", { token: customer.token })).status).toBe(401);
  expect((await call("/users/v1/users/me", { token: staff })).status).toBe(401);
  expect((await call("/console/v1/me")).status).toBe(401);
});

test("[S9, S25] limits a login to ten attempts per IP address in fifteen minutes, without affecting others", async () => {
  for (let i = 0; i < 10; i += 1) await signIn("owner@pizza", "wrong", "203.0.113.10");
  expect((await signIn("owner@pizza", "demo", "203.0.113.10")).body.code).toBe("too_many_requests");
  expect((await signIn("owner@pizza", "demo", "203.0.113.11")).status).toBe(200);
  for (let i = 0; i < 10; i += 1) await signIn("owner@pizza", "wrong", "203.0.113.12");
  app.clock.advance(HOUR_MS / 4);
  expect((await signIn("owner@pizza", "demo", "203.0.113.12")).status).toBe(200);
});

test("[S25] attempts over the limit are not counted and do not extend the wait", async () => {
  const failSignIn = () => signIn("owner@pizza", "wrong", "203.0.113.20");
  const countSignInTries = async () =>
    app.db.platform(async (tx) => {
      const { rows } = await sql`select from staff_sign_in_tries where ip like '203.0.113.20%'`.execute(tx);
      return rows.length;
    });
  for (let i = 0; i < 10; i += 1) expect((await failSignIn()).body.code).toBe("wrong_login");
  app.clock.advance(HOUR_MS / 8);
  const refused = await Promise.all(Array.from({ length: 5 }, failSignIn));
  for (const { body } of refused) expect(body.code).toBe("too_many_requests");
  expect(await countSignInTries()).toBe(10);
  app.clock.advance(HOUR_MS / 8);
  expect((await signIn("owner@pizza", "demo", "203.0.113.20")).status).toBe(200);
});

test("[S25] limits a login to a hundred attempts from many IP addresses", async () => {
  await app.db.platform((tx) =>
    sql`insert into staff_sign_in_tries (id, login, ip, tried_at)
      select gen_random_uuid(), 'owner@pizza', '10.2.' || n, ${app.clock.now()} from generate_series(1, 100) n`.execute(
      tx,
    ),
  );
  expect((await signIn("owner@pizza", "demo", "203.0.113.14")).body.code).toBe("too_many_requests");
  expect((await signIn("owner@pizza", "demo", "203.0.113.20")).status, "from where he signed in before").toBe(
    200,
  );
  app.clock.advance(HOUR_MS / 4);
});
