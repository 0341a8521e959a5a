import type {
  IssuedPermit,
  InstallationState,
  PlatformAct,
  PlatformBrand,
  StaffMember,
} from "@dasturxon/contract";
import { sql } from "kysely";
import { expect, test } from "vitest";
import {
  ADMIN_PASSWORD,
  digitsOf,
  newAdministrator,
  signInAdministrator,
} from "../../testing/administrator.ts";
import { newPermit, startAt, startBody } from "../../testing/new-start.ts";
import { TEST_SECRET, testApp } from "../../testing/test-app.ts";
import { appointAdministrator, dismissAdministrator } from "./appoint-administrator.ts";
import { addDemoAdministrator } from "./demo-administrator.ts";

const host = "localhost";
const app = await testApp();
const token = await signInAdministrator(app);
type Refusal = { code: string };
const signIn = (body: object, from: { ip?: string; host?: string } = {}) =>
  app.call<Refusal & { token: string; administrator: { name: string } }>("/platform/v1/sign-in", {
    host,
    body,
    ...from,
  });
const block = (id: string, reason: object) =>
  app.call<Refusal>(`/platform/v1/brands/${id}/block`, { host, token, body: { reason } });
const unblock = (id: string) =>
  app.call<Refusal>(`/platform/v1/brands/${id}/unblock`, { host, token, method: "POST" });
const brand = async (id: string) =>
  (await app.call<PlatformBrand>(`/platform/v1/brands/${id}`, { host, token })).body;
const list = async (query = "") => {
  const { body } = await app.call<{ brands: PlatformBrand[]; total: number }>(`/platform/v1/brands${query}`, {
    host,
    token,
  });
  return { keys: body.brands.map(({ key }) => key), total: body.total };
};

test("[S39] an administrator signs in with a password and a six-digit code, each code once, and can end all sessions", async () => {
  const factor = await newAdministrator(app, "anvar");
  const good = { login: "Anvar", password: ADMIN_PASSWORD };
  expect((await signIn(good)).body.code).toBe("second_factor_needed");
  expect((await signIn({ ...good, code: "000000" })).body.code).toBe("second_factor_wrong");
  const code = digitsOf(factor, app.clock.now());
  const { status, body, headers } = await signIn({ ...good, code });
  expect([status, body.administrator.name]).toEqual([200, "Admin anvar"]);
  expect(String(headers["set-cookie"])).toMatch(/^platform=.+HttpOnly; SameSite=Lax/);
  expect((await signIn({ ...good, code })).body.code).toBe("second_factor_wrong");
  const me = (bearer: string) => app.call("/platform/v1/me", { host, token: bearer });
  expect((await me(body.token)).body).toMatchObject({ name: "Admin anvar" });
  const cookie = String(headers["set-cookie"]).split(";")[0] ?? "";
  const byCookie = (more: object) =>
    app.call<Refusal>("/platform/v1/sign-out", { host, method: "POST", headers: { cookie, ...more } });
  // A write by cookie requires an `Origin` header of our own page.
  expect((await byCookie({})).status).toBe(403);
  expect((await byCookie({ origin: "http://localhost" })).status).toBe(200);
  expect((await me(body.token)).status).toBe(401);
});

test("[S39, S9] a wrong password, an unknown login and a disabled account get the same response, with at most ten attempts", async () => {
  await newAdministrator(app, "off");
  await app.db.platform((tx) =>
    sql`update platform_admins set is_active = false where login = 'off'`.execute(tx),
  );
  await newAdministrator(app, "guessed");
  const tried = [
    await signIn({ login: "off", password: ADMIN_PASSWORD }),
    await signIn({ login: "nobody", password: ADMIN_PASSWORD }),
    await signIn({ login: "guessed", password: "wrong" }),
    // A staff login does not exist here.
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
  const appoint = (password: string) =>
    appointAdministrator({ ...deps, askPassword: async () => password }, { login: "yangi" });
  await expect(appoint("yangiyangi")).rejects.toThrow("at least 12");
  const { isNew, factor } = await appoint("another window seven lamps");
  const code = digitsOf(factor, app.clock.now());
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
  const own = await testApp();
  const session = await signInAdministrator(own);
  const me = async () => (await own.call("/platform/v1/me", { host, token: session })).status;
  const hours = async (count: number) => {
    own.clock.advance(count * 3_600_000);
    return await me();
  };
  for (let at = 3; at < 24; at += 3) expect(await hours(3)).toBe(200);
  expect(await hours(3)).toBe(401);
  const idle = await testApp();
  const left = await signInAdministrator(idle);
  idle.clock.advance(4 * 3_600_000);
  expect((await idle.call("/platform/v1/me", { host, token: left })).status).toBe(401);
});

test("[S39] the platform API is not available on a brand's host", async () => {
  for (const own of ["osh.localhost", "pizza.localhost"]) {
    expect((await app.call("/platform/v1/brands", { host: own, token })).status).toBe(404);
    expect((await signIn({ login: "admin", password: "x" }, { host: own })).status).toBe(404);
  }
  // A header with a brand's id is ignored.
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
  const publicDemo = await testApp({ db: app.db, config: { isPublicDemo: true } });
  const refused = await publicDemo.call<Refusal>("/platform/v1/sign-in", { host, body: demo });
  expect([refused.status, refused.body.code]).toEqual([401, "wrong_login"]);
});

test("[S39] finds brands by name, key and host, filters by state and paginates", async () => {
  expect(await list()).toEqual({ keys: expect.arrayContaining(["osh", "pizza"]), total: 2 });
  expect((await list("?q=OSH")).keys).toEqual(["osh"]);
  expect((await list(`?q=${encodeURIComponent("о\u200Bш")}`)).keys).toEqual(["osh"]);
  expect((await list(`?q=${encodeURIComponent("%")}`)).total).toBe(0);
  expect((await list(`?q=${encodeURIComponent("' or 1=1 --")}`)).total).toBe(0);
  expect([(await list("?state=BLOCKED")).total, (await list("?page=1")).keys]).toEqual([0, []]);
  for (const wrong of ["?page=-1", "?page=x", "?state=GONE"])
    expect((await app.call(`/platform/v1/brands${wrong}`, { host, token })).status).toBe(400);
});

test("[BR-7, S39] a blocked brand takes no orders, and guests and staff read the reason until it is unblocked", async () => {
  const reason = { uz: "Hujjatlar <b>tekshirilmoqda</b>", ru: "Проверяем документы" };
  expect((await block(app.pizza, reason)).status).toBe(200);
  const guest = { host: "pizza.localhost" };
  const order = await app.call<Refusal>("/users/v1/users/code", {
    ...guest,
    body: { phone: "+998901112233" },
  });
  expect([order.status, order.body.code]).toEqual([403, "merchant_blocked"]);
  const read = () =>
    app.call<{ isActive: boolean; blockedReason: object | null }>("/users/v1/merchants/sub/pizza", guest);
  expect((await read()).body).toMatchObject({ isActive: false, blockedReason: reason });
  expect((await list("?state=BLOCKED")).keys).toEqual(["pizza"]);
  // The staff of a blocked brand can finish open orders and see the reason.
  const owner = await app.signInStaff("owner@pizza");
  const me = async () => {
    const { status, body } = await app.call<StaffMember>("/console/v1/me", { token: owner });
    return [status, body.merchant.blocked];
  };
  expect(await me()).toEqual([200, { reason }]);
  expect((await block(app.pizza, { uz: "Toʻlov kutilmoqda" })).status).toBe(200);
  expect((await unblock(app.pizza)).status).toBe(200);
  expect((await read()).body).toMatchObject({ isActive: true, blockedReason: null });
  expect(await me()).toEqual([200, null]);
  const { acts, state, owners } = await brand(app.pizza);
  expect(acts.map(({ kind, words }) => [kind, words?.uz ?? null])).toEqual([
    ["UNBLOCKED", null],
    ["BLOCKED", "Toʻlov kutilmoqda"],
    ["BLOCKED", reason.uz],
  ]);
  expect([state, owners]).toEqual(["OPEN", [{ name: "owner", login: "owner@pizza" }]]);
});

test("[S39] a block requires a reason and an existing brand", async () => {
  for (const wrong of [{}, { uz: "" }, { uz: "  " }, { uz: "x".repeat(301) }, { ru: "Только по-русски" }])
    expect((await block(app.osh, wrong)).status).toBe(400);
  const nobody = "01900000-0000-7000-8000-000000000000";
  expect([(await block(nobody, { uz: "?" })).status, (await unblock(nobody)).status]).toEqual([404, 404]);
  expect((await app.call(`/platform/v1/brands/${nobody}`, { host, token })).status).toBe(404);
  expect((await brand(app.osh)).acts).toEqual([]);
});

test("[S38, S39] an administrator's link opens one brand within a week, without a phone, even if sign-up is closed", async () => {
  const closed = await testApp({ config: { isStartOpen: false } });
  const by = await signInAdministrator(closed);
  const give = async () => {
    const given = await closed.call<{ url: string; expiresAt: string }>("/platform/v1/permits", {
      host,
      token: by,
      body: { for: "Sardor, <i>Chilonzor</i>" },
    });
    expect(given.status).toBe(200);
    return new URL(given.body.url);
  };
  const link = await give();
  expect(link.pathname).toBe("/console/start");
  const permit = link.hash.slice(1);
  const opened = await startAt(closed, startBody(permit, "sardor"));
  expect(opened.status).toBe(200);
  expect((await startAt(closed, startBody(permit, "yana"))).body.code).toBe("permit_over");
  const late = (await give()).hash.slice(1);
  closed.clock.advance(7 * 24 * 3_600_000);
  expect((await startAt(closed, startBody(late, "kech"))).body.code).toBe("permit_over");
  const again = await signInAdministrator(closed);
  const acts = await closed.call<{ kind: string; words: { uz: string } }[]>("/platform/v1/acts", {
    host,
    token: again,
  });
  expect(acts.body.map(({ kind, words }) => [kind, words.uz])).toEqual([
    ["PERMIT", "Sardor, <i>Chilonzor</i>"],
    ["PERMIT", "Sardor, <i>Chilonzor</i>"],
  ]);
  for (const body of [{}, { for: " " }, { for: "x".repeat(121) }])
    expect((await closed.call("/platform/v1/permits", { host, token: again, body })).status).toBe(400);
});

test("[S38, S39] a revoked link opens nothing, and the list shows the state of each link", async () => {
  const apart = await testApp({ config: { isStartOpen: false } });
  const by = await signInAdministrator(apart);
  const ask = <T>(method: "GET" | "POST", path: string, body?: object) =>
    apart.call<T>(`/platform/v1${path}`, { host, token: by, method, ...(body && { body }) });
  const give = async (whom: string) => {
    const given = await ask<{ url: string }>("POST", "/permits", { for: whom });
    return new URL(given.body.url).hash.slice(1);
  };
  const lost = await give("Lola");
  const used = await give("Karim");
  const open = await give("Nodir");
  expect((await startAt(apart, startBody(used, "karim"))).status).toBe(200);
  const listed = async () => (await ask<IssuedPermit[]>("GET", "/permits")).body;
  const withdraw = (id: string) =>
    apart.call(`/platform/v1/permits/${id}`, { host, token: by, method: "DELETE" });
  const idOf = async (whom: string) => (await listed()).find((each) => each.for === whom)?.id ?? "";
  expect((await withdraw(await idOf("Lola"))).status).toBe(200);
  expect((await withdraw(await idOf("Lola"))).status).toBe(200);
  expect((await startAt(apart, startBody(lost, "lola"))).body.code).toBe("permit_over");
  expect((await withdraw(await idOf("Karim"))).status).toBe(404);
  expect((await withdraw(apart.osh)).status).toBe(404);
  expect((await listed()).map((each) => [each.for, each.state, each.brand?.key])).toEqual([
    ["Nodir", "OPEN", undefined],
    ["Karim", "USED", "karim"],
    ["Lola", "WITHDRAWN", undefined],
  ]);
  const acts = (await ask<PlatformAct[]>("GET", "/acts")).body;
  expect(acts.filter(({ kind }) => kind === "PERMIT_WITHDRAWN").map(({ words }) => words?.uz)).toEqual([
    "Lola",
  ]);
  expect((await startAt(apart, startBody(open, "nodir"))).status).toBe(200);
});

test("[S38] brands opened by administrators' links do not count against the limit of their network", async () => {
  const apart = await testApp();
  const by = await signInAdministrator(apart);
  const bare = (permit: string, at: string) => startBody(permit, at, { hasMenu: false });
  const open = async (at: number) => {
    const asked = { host, token: by, body: { for: `Lola ${at}` } };
    const { body } = await apart.call<{ url: string }>("/platform/v1/permits", asked);
    const { status } = await startAt(apart, bare(new URL(body.url).hash.slice(1), `lola-${at}`));
    return status;
  };
  for (let at = 0; at < 10; at += 1) expect(await open(at)).toBe(200);
  expect((await startAt(apart, bare(await newPermit(apart), "karim"))).status).toBe(200);
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
