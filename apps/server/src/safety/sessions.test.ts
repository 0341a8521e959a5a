import { createHash } from "node:crypto";
import { sql } from "kysely";
import { afterAll, afterEach, describe, expect, test } from "vitest";
import { hasServer } from "../testing/index.ts";
import { createTestApp } from "../testing/test-app.ts";
import { printLoadTestFigure } from "../testing/test-size.ts";
import { startTwoProcesses } from "../testing/two-processes.ts";

const DAY_MS = 86_400_000;
const sessionRuleCounts = { asked: 0, held: 0 };
afterEach(({ task }) => {
  sessionRuleCounts.asked += 1;
  if (task.result?.state !== "fail") sessionRuleCounts.held += 1;
});
afterAll(() =>
  printLoadTestFigure(`S12: ${sessionRuleCounts.held} of ${sessionRuleCounts.asked} rules of sessions held`),
);
const app = await createTestApp();
const fetchAccountStatus = async (token: string) => (await app.call("/users/v1/users/me", { token })).status;
const fetchStaffMeStatus = async (token: string) => (await app.call("/console/v1/me", { token })).status;
let phoneCount = 0;
const createPhone = () => `+99891100${String((phoneCount += 1)).padStart(4, "0")}`;

test("[S12] a token has 256 random bits, and the database stores only its SHA-256", async () => {
  const tokens = await Promise.all(
    Array.from({ length: 5 }, async () => (await app.signIn(createPhone())).token),
  );
  tokens.push(await app.signInStaff("owner@osh"));
  const kept = await app.db.tenant(app.osh, (tx) =>
    sql<{ hash: Buffer; row: string }>`
      select token_hash as hash, row_to_json(s)::text as row from sessions s
      union all select token_hash, row_to_json(t)::text from staff_sessions t`.execute(tx),
  );
  const hashes = kept.rows.map(({ hash }) => hash.toString("hex"));
  const secrets = new Set(
    tokens.map((token) => Buffer.from(token, "base64url").subarray(16).toString("hex")),
  );
  expect(secrets.size).toBe(tokens.length);
  for (const secret of secrets) expect(secret).toHaveLength(64);
  for (const token of tokens) expect(hashes).toContain(createHash("sha256").update(token).digest("hex"));
  const dump = kept.rows.map(({ row }) => row).join("\n");
  for (const text of [...tokens, ...secrets]) expect(dump).not.toContain(text);
});

test("[S12] signing in again with the old token or cookie ends the old session", async () => {
  const phone = createPhone();
  const first = await app.signIn(phone);
  app.clock.advance(61_000);
  await app.call("/users/v1/users/code", { body: { phone } });
  const code = app.sent.at(-1)?.code;
  const again = await app.call<{ token: string }>("/users/v1/users/token", {
    token: first.token,
    body: { phone, code },
  });
  expect(again.body.token).not.toBe(first.token);
  expect([await fetchAccountStatus(first.token), await fetchAccountStatus(again.body.token)]).toEqual([
    401, 200,
  ]);

  const old = await app.signInStaff("owner@osh");
  const body = { login: "owner@osh", password: "demo" };
  const next = await app.call<{ token: string }>("/console/v1/sign-in", {
    body,
    headers: { cookie: `staff=${old}`, origin: "http://osh.localhost" },
  });
  expect([await fetchStaffMeStatus(old), await fetchStaffMeStatus(next.body.token)]).toEqual([401, 200]);
});

test("[S12] a wrong code keeps the session that sent it", async () => {
  const { token } = await app.signIn(createPhone());
  await app.call("/users/v1/users/token", { token, body: { phone: createPhone(), code: "000000" } });
  expect(await fetchAccountStatus(token)).toBe(200);
});

test("[S12] signing out everywhere ends every session of this customer and no other", async () => {
  const phone = createPhone();
  const first = await app.signIn(phone);
  app.clock.advance(61_000);
  const second = await app.signIn(phone);
  const other = await app.signIn(createPhone());
  const path = "/users/v1/users/logout/everywhere";
  expect((await app.call(path, { method: "POST", token: second.token })).status).toBe(200);
  expect([
    await fetchAccountStatus(first.token),
    await fetchAccountStatus(second.token),
    await fetchAccountStatus(other.token),
  ]).toEqual([401, 401, 200]);
});

test("[S12] a staff member can sign out everywhere", async () => {
  const tokens = [await app.signInStaff("owner@osh"), await app.signInStaff("owner@osh")];
  const kitchen = await app.signInStaff("kitchen@osh");
  await app.call("/console/v1/sign-out/everywhere", { method: "POST", token: tokens[0] ?? "" });
  expect([
    await fetchStaffMeStatus(tokens[0] ?? ""),
    await fetchStaffMeStatus(tokens[1] ?? ""),
    await fetchStaffMeStatus(kitchen),
  ]).toEqual([401, 401, 200]);
});

test("[S12] a customer's session ends 30 days after its last use, a staff session after 12 hours", async () => {
  const { token } = await app.signIn(createPhone());
  const staff = await app.signInStaff("owner@osh");
  for (let used = 0; used < 2; used += 1) {
    app.clock.advance(DAY_MS / 2 - 1000);
    expect([await fetchAccountStatus(token), await fetchStaffMeStatus(staff)]).toEqual([200, 200]);
  }
  app.clock.advance(DAY_MS / 2);
  expect([await fetchAccountStatus(token), await fetchStaffMeStatus(staff)]).toEqual([200, 401]);
  app.clock.advance(30 * DAY_MS);
  expect(await fetchAccountStatus(token)).toBe(401);
});

test("[S12] a customer's session ends 180 days after sign-in even if in use", async () => {
  const { token } = await app.signIn(createPhone());
  for (let days = 20; days < 180; days += 20) {
    app.clock.advance(20 * DAY_MS);
    expect([days, await fetchAccountStatus(token)]).toEqual([days, 200]);
  }
  app.clock.advance(20 * DAY_MS);
  expect(await fetchAccountStatus(token)).toBe(401);
});

describe.runIf(hasServer)("over two processes", async () => {
  if (!hasServer) return;
  const two = await startTwoProcesses();
  const fetchStatuses = async (path: string, token: string) =>
    await Promise.all(
      two.urls.map(async (url) => {
        const headers = { "merchant-id": two.app.osh, authorization: `Bearer ${token}` };
        return (await fetch(`${url}/api${path}`, { headers })).status;
      }),
    );

  test.each([
    ["signed out", (token: string) => two.app.call("/users/v1/users/logout", { method: "POST", token })],
    [
      "switched off",
      () => two.app.db.tenant(two.app.osh, (tx) => sql`update users set is_active = false`.execute(tx)),
    ],
  ])("[S12] a customer that is %s is refused by every process within a second", async (_, end) => {
    const { token } = await two.app.signIn(createPhone());
    expect(await fetchStatuses("/users/v1/users/me", token)).toEqual([200, 200]);
    await end(token);
    expect(await fetchStatuses("/users/v1/users/me", token)).toEqual([401, 401]);
  });

  test("[S12] a disabled staff member is refused by every process within a second", async () => {
    const token = await two.app.signInStaff("kitchen@osh");
    expect(await fetchStatuses("/console/v1/me", token)).toEqual([200, 200]);
    await two.app.db.tenant(two.app.osh, (tx) =>
      sql`update staff set is_active = false where login = 'kitchen@osh'`.execute(tx),
    );
    expect(await fetchStatuses("/console/v1/me", token)).toEqual([401, 401]);
  });
});
