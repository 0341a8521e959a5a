import type { InstallationState, PlatformBrand, StaffMember } from "@dasturxon/contract";
import { sql } from "kysely";
import { expect, test } from "vitest";
import {
  ADMIN_PASSWORD,
  computeCurrentDigits,
  createAdministrator,
  signInAdministrator,
} from "../../testing/administrator.ts";
import { TEST_SECRET, createTestApp } from "../../testing/test-app.ts";
import { appointAdministrator, dismissAdministrator } from "./appoint-administrator.ts";
import { addDemoAdministrator } from "./demo-administrator.ts";

const host = "localhost";
const app = await createTestApp();
const token = await signInAdministrator(app);
type Refusal = { code: string };
const signIn = (body: object, from: { ip?: string; host?: string } = {}) =>
  app.call<Refusal & { token: string; administrator: { name: string } }>("/platform/v1/sign-in", {
    host,
    body,
    ...from,
  });
const blockBrand = (id: string, reason: object) =>
  app.call<Refusal>(`/platform/v1/brands/${id}/block`, { host, token, body: { reason } });
const unblockBrand = (id: string) =>
  app.call<Refusal>(`/platform/v1/brands/${id}/unblock`, { host, token, method: "POST" });
const fetchBrand = async (id: string) =>
  (await app.call<PlatformBrand>(`/platform/v1/brands/${id}`, { host, token })).body;
const listBrands = async (query = "") => {
  const { body } = await app.call<{ brands: PlatformBrand[]; total: number }>(`/platform/v1/brands${query}`, {
    host,
    token,
  });
  return { keys: body.brands.map(({ key }) => key), total: body.total };
};

test("[S39] an administrator signs in with a password and a six-digit code, each code once, and can end all sessions", async () => {
  const factor = await createAdministrator(app, "anvar");
  const good = { login: "Anvar", password: ADMIN_PASSWORD };
  expect((await signIn(good)).body.code).toBe("second_factor_needed");
  expect((await signIn({ ...good, code: "000000" })).body.code).toBe("second_factor_wrong");
  const code = computeCurrentDigits(factor, app.clock.now());
  const { status, body, headers } = await signIn({ ...good, code });
  expect([status, body.administrator.name]).toEqual([200, "Admin anvar"]);
  expect(String(headers["set-cookie"])).toMatch(/^platform=.+HttpOnly; SameSite=Lax/);
  expect((await signIn({ ...good, code })).body.code).toBe("second_factor_wrong");
  const requestOwnAccount = (bearer: string) => app.call("/platform/v1/me", { host, token: bearer });
  expect((await requestOwnAccount(body.token)).body).toMatchObject({ name: "Admin anvar" });
  const cookie = String(headers["set-cookie"]).split(";")[0] ?? "";
  const signOutByCookie = (more: object) =>
    app.call<Refusal>("/platform/v1/sign-out", { host, method: "POST", headers: { cookie, ...more } });
  // A write request with a session cookie requires the `Origin` header of the console.
  expect((await signOutByCookie({})).status).toBe(403);
  expect((await signOutByCookie({ origin: "http://localhost" })).status).toBe(200);
  expect((await requestOwnAccount(body.token)).status).toBe(401);
});

test("[S39, S9] a wrong password, an unknown login and a disabled account get the same response, with at most ten attempts", async () => {
  await createAdministrator(app, "off");
  await app.db.platform((tx) =>
    sql`update platform_admins set is_active = false where login = 'off'`.execute(tx),
  );
  await createAdministrator(app, "guessed");
  const tried = [
    await signIn({ login: "off", password: ADMIN_PASSWORD }),
    await signIn({ login: "nobody", password: ADMIN_PASSWORD }),
    await signIn({ login: "guessed", password: "wrong" }),
    // A staff login is not valid for administrators.
    await signIn({ login: "owner@osh", password: "demo" }),
  ];
  for (const { status, body } of tried) expect([status, body.code]).toEqual([401, "wrong_login"]);
  for (let at = 1; at < 10; at += 1) await signIn({ login: "guessed", password: "wrong" });
  const { status, body } = await signIn({ login: "guessed", password: ADMIN_PASSWORD });
  expect([status, body.code]).toEqual([429, "too_many_requests"]);
});

test("[S39] a password reset also replaces the key, ends the sessions and refuses leaked passwords; an unknown login cannot be disabled", async () => {
  const session = await signInAdministrator(app, "yangi");
  const deps = { db: app.db, clock: app.clock, secret: TEST_SECRET };
  const appointWithPassword = (password: string) =>
    appointAdministrator({ ...deps, askPassword: async () => password }, { login: "yangi" });
  await expect(appointWithPassword("yangiyangi")).rejects.toThrow("at least 12");
  const { isNew, factor } = await appointWithPassword("another window seven lamps");
  const code = computeCurrentDigits(factor, app.clock.now());
  expect([isNew, (await app.call("/platform/v1/me", { host, token: session })).status]).toEqual([false, 401]);
  expect((await signIn({ login: "yangi", password: ADMIN_PASSWORD, code })).status).toBe(401);
  expect((await signIn({ login: "yangi", password: "another window seven lamps", code })).status).toBe(200);
  await expect(dismissAdministrator(app.db, "hechkim")).rejects.toThrow(
    "no administrator has the login hechkim",
  );
  await expect(
    appointAdministrator({ ...deps, askPassword: async () => "" }, { login: "o w" }),
  ).rejects.toThrow("a login is");
});

test("[S39] a session ends four hours after its last use and a day after sign-in", async () => {
  const own = await createTestApp();
  const session = await signInAdministrator(own);
  const requestOwnAccount = async () => (await own.call("/platform/v1/me", { host, token: session })).status;
  const advanceHours = async (count: number) => {
    own.clock.advance(count * 3_600_000);
    return await requestOwnAccount();
  };
  for (let at = 3; at < 24; at += 3) expect(await advanceHours(3)).toBe(200);
  expect(await advanceHours(3)).toBe(401);
  const idle = await createTestApp();
  const left = await signInAdministrator(idle);
  idle.clock.advance(4 * 3_600_000);
  expect((await idle.call("/platform/v1/me", { host, token: left })).status).toBe(401);
});

test("[S39] the platform API is not available on a brand's host", async () => {
  for (const own of ["osh.localhost", "pizza.localhost"]) {
    expect((await app.call("/platform/v1/brands", { host: own, token })).status).toBe(404);
    expect((await signIn({ login: "admin", password: "x" }, { host: own })).status).toBe(404);
  }
  // Calls of administrators ignore a header that names a brand.
  const named = await app.call("/platform/v1/brands", { host, token, headers: { "merchant-id": app.osh } });
  expect(named.status).toBe(200);
});

test("[S39] staff and customer tokens are refused by the platform API, and administrator tokens by theirs", async () => {
  const customer = (await app.signIn("+998901234567")).token;
  const owner = await app.signInStaff("owner@osh");
  for (const stranger of [undefined, "garbage", customer, owner])
    expect(
      (await app.call("/platform/v1/brands", { host, ...(stranger && { token: stranger }) })).status,
    ).toBe(401);
  const statuses = [
    await app.call("/console/v1/me", { token }),
    await app.call("/console/v1/people", { token }),
    await app.call("/users/v1/users/me", { token }),
    await app.call("/console/v1/me", { host, token }),
  ].map(({ status }) => status);
  expect(statuses).toEqual([401, 401, 401, 401]);
});

test("[S39] the demo's administrator can sign in from the local machine only", async () => {
  await Promise.all(Array.from({ length: 4 }, () => addDemoAdministrator(app, "demo")));
  const demo = { login: "platform", password: "demo" };
  expect((await signIn(demo)).status).toBe(200);
  const publicDemo = await createTestApp({ db: app.db, config: { isPublicDemo: true } });
  const refused = await publicDemo.call<Refusal>("/platform/v1/sign-in", { host, body: demo });
  expect([refused.status, refused.body.code]).toEqual([401, "wrong_login"]);
});

test("[S39] finds brands by name, key and host, filters by state and paginates", async () => {
  expect(await listBrands()).toEqual({ keys: expect.arrayContaining(["osh", "pizza"]), total: 2 });
  expect((await listBrands("?q=OSH")).keys).toEqual(["osh"]);
  expect((await listBrands(`?q=${encodeURIComponent("о\u200Bш")}`)).keys).toEqual(["osh"]);
  expect((await listBrands(`?q=${encodeURIComponent("%")}`)).total).toBe(0);
  expect((await listBrands(`?q=${encodeURIComponent("' or 1=1 --")}`)).total).toBe(0);
  expect([(await listBrands("?state=BLOCKED")).total, (await listBrands("?page=1")).keys]).toEqual([0, []]);
  for (const wrong of ["?page=-1", "?page=x", "?state=GONE"])
    expect((await app.call(`/platform/v1/brands${wrong}`, { host, token })).status).toBe(400);
});

test("[BR-7, S39] a blocked brand takes no orders, and guests and staff read the reason until it is unblocked", async () => {
  const reason = { uz: "Hujjatlar <b>tekshirilmoqda</b>", ru: "Проверяем документы" };
  expect((await blockBrand(app.pizza, reason)).status).toBe(200);
  const guest = { host: "pizza.localhost" };
  const order = await app.call<Refusal>("/users/v1/users/code", {
    ...guest,
    body: { phone: "+998901112233" },
  });
  expect([order.status, order.body.code]).toEqual([403, "merchant_blocked"]);
  const fetchBrandState = () =>
    app.call<{ isActive: boolean; blockedReason: object | null }>("/users/v1/merchants/sub/pizza", guest);
  expect((await fetchBrandState()).body).toMatchObject({ isActive: false, blockedReason: reason });
  expect((await listBrands("?state=BLOCKED")).keys).toEqual(["pizza"]);
  // The staff of a blocked brand can finish open orders and see the reason.
  const owner = await app.signInStaff("owner@pizza");
  const requestOwnAccount = async () => {
    const { status, body } = await app.call<StaffMember>("/console/v1/me", { token: owner });
    return [status, body.merchant.blocked];
  };
  expect(await requestOwnAccount()).toEqual([200, { reason }]);
  expect((await blockBrand(app.pizza, { uz: "Toʻlov kutilmoqda" })).status).toBe(200);
  expect((await unblockBrand(app.pizza)).status).toBe(200);
  expect((await fetchBrandState()).body).toMatchObject({ isActive: true, blockedReason: null });
  expect(await requestOwnAccount()).toEqual([200, null]);
  const { acts, state, owners } = await fetchBrand(app.pizza);
  expect(acts.map(({ kind, words }) => [kind, words?.uz ?? null])).toEqual([
    ["UNBLOCKED", null],
    ["BLOCKED", "Toʻlov kutilmoqda"],
    ["BLOCKED", reason.uz],
  ]);
  expect([state, owners]).toEqual(["OPEN", [{ name: "owner", login: "owner@pizza" }]]);
});

test("[S39] a block requires a reason and an existing brand", async () => {
  for (const wrong of [{}, { uz: "" }, { uz: "  " }, { uz: "x".repeat(301) }, { ru: "Только по-русски" }])
    expect((await blockBrand(app.osh, wrong)).status).toBe(400);
  const nobody = "01900000-0000-7000-8000-000000000000";
  expect([(await blockBrand(nobody, { uz: "?" })).status, (await unblockBrand(nobody)).status]).toEqual([
    404, 404,
  ]);
  expect((await app.call(`/platform/v1/brands/${nobody}`, { host, token })).status).toBe(404);
  expect((await fetchBrand(app.osh)).acts).toEqual([]);
});

test("[S39] shows administrators the state of the installation: version, schema, queue, events, disk space, brands", async () => {
  const { status, body } = await app.call<InstallationState>("/platform/v1/installation", { host, token });
  expect(status).toBe(200);
  expect(body.version).toMatch(/^\d+\.\d+\.\d+$/);
  expect(body.migrations.last).toMatch(/^\d{4}-[a-z0-9-]+\.sql$/);
  expect(body.migrations.count).toBeGreaterThan(1);
  expect(body.jobs).toMatchObject({ failed: 0, unknown: 0 });
  expect(body.database.bytes).toBeGreaterThan(0);
  expect(body.disk?.freeBytes).toBeLessThanOrEqual(body.disk?.totalBytes ?? 0);
  expect(body.brands.open).toBeGreaterThan(1);
});
