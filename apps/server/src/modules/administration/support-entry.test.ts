import type { BoardOrder, LoggedChange, PlatformBrand, StaffMember, SupportState } from "@dasturxon/contract";
import { sql } from "kysely";
import { beforeEach, expect, test } from "vitest";
import { dismissAdministrator } from "./index.ts";
import { PLATFORM_HOST as host, signInAdministrator } from "../../testing/administrator.ts";
import { allContractCalls, sendSampleRequest, prepareTestUsers } from "../../testing/every-call.ts";
import { validRowsByResource } from "../../testing/good-rows.ts";
import { createInvitedStaff } from "../../testing/invited-staff.ts";
import {
  branchIdFromKey,
  CUSTOMER_PHONE,
  createPickupBody,
  postOrder,
  productIdFromKey,
  createTestShop,
} from "../../testing/test-shop.ts";
import { scaleTime } from "../../testing/time-limits.ts";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const app = await createTestShop();
const guest = await app.signIn(CUSTOMER_PHONE);
let owner = "";
let token = "";

beforeEach(async () => {
  owner = await app.signInStaff("owner@osh");
  token = await signInAdministrator(app);
  await endSupport();
});

type SupportReply = { code: string; token: string; expiresAt: string };
const enterBrand = (by = token, id = app.osh) =>
  app.call<SupportReply>(`/platform/v1/brands/${id}/support`, { host, token: by, method: "POST" });
const allowSupport = (hours = 1, who = owner) =>
  app.call<SupportState & SupportReply>("/console/v1/support", {
    method: "PUT",
    token: who,
    body: { hours },
  });
const endSupport = (who = owner) =>
  app.call<SupportState & SupportReply>("/console/v1/support", { method: "DELETE", token: who });
const fetchSupportState = async (who = owner) =>
  (await app.call<SupportState>("/console/v1/support", { token: who })).body;
const fetchOwnAccount = (who: string) =>
  app.call<StaffMember & SupportReply>("/console/v1/me", { token: who });
const enterForSupport = async (hours = 1) => {
  await allowSupport(hours);
  return (await enterBrand()).body.token;
};

test("[S40] an administrator cannot enter a brand without the owner's consent", async () => {
  const refused = await enterBrand();
  expect([refused.status, refused.body.code]).toEqual([403, "consent_missing"]);
  expect((await enterBrand(token, "01900000-0000-7000-8000-000000000000")).status).toBe(404);
  // A consent of another brand has no effect.
  const pizza = await app.signInStaff("owner@pizza");
  await allowSupport(24, pizza);
  expect((await enterBrand()).body.code).toBe("consent_missing");
  expect((await enterBrand(token, app.pizza)).status).toBe(200);
  await endSupport(pizza);
});

test("[S40] only the owner can give consent, for an hour or a day", async () => {
  const manager = await createInvitedStaff(app, owner, {
    login: "m1",
    name: "M",
    role: "manager",
    branchIds: null,
  });
  const statuses = [
    await allowSupport(1, manager.token),
    await endSupport(manager.token),
    await allowSupport(2),
    await allowSupport(0),
    await app.call("/console/v1/support", { token: await app.signInStaff("kitchen@osh") }),
  ].map(({ status }) => status);
  expect(statuses).toEqual([403, 403, 400, 400, 403]);
  expect((await allowSupport(24)).body).toEqual({
    until: new Date(app.clock.now().getTime() + 24 * HOUR_MS).toISOString(),
    inside: [],
  });
  expect((await fetchSupportState(manager.token)).until).not.toBeNull();
});

test("[S40] a support session is visible to the brand, is told its identity, and is recorded in both audit logs", async () => {
  const session = await enterForSupport();
  const { body } = await fetchOwnAccount(session);
  expect(body).toMatchObject({ role: "support", branchIds: null, merchant: { key: "osh" } });
  expect(body.name).toMatch(/^Admin /);
  expect((await fetchSupportState()).inside).toEqual([
    { name: body.name, enteredAt: app.clock.now().toISOString() },
  ]);
  const changes = (await app.call<{ items: LoggedChange[] }>("/console/v1/changes", { token: owner })).body
    .items;
  expect(changes.slice(0, 2).map(({ entity, kind, by }) => [entity, kind, by.role, by.name])).toEqual([
    ["supportEntry", "added", "support", body.name],
    ["supportConsent", "added", "owner", "owner"],
  ]);
  const told = await app.call<PlatformBrand>(`/platform/v1/brands/${app.osh}`, { host, token });
  expect(told.body.acts[0]?.kind).toBe("SUPPORT");
  expect(told.body.supportUntil).not.toBeNull();
});

test("[S40] changes by support carry the administrator's name in the brand's audit log", async () => {
  const session = await enterForSupport();
  const added = await app.call<{ id: string }>("/console/v1/menu/products", {
    token: session,
    body: validRowsByResource.product.row(),
  });
  expect(added.status).toBe(200);
  const changes = await app.call<{ items: LoggedChange[] }>(`/console/v1/changes?entityId=${added.body.id}`, {
    token: owner,
  });
  expect(changes.body.items[0]?.by).toMatchObject({
    role: "support",
    name: (await fetchOwnAccount(session)).body.name,
  });
});

test("[S40] support may make only the calls that allow it: no people, roles, credentials, customers or order changes", async () => {
  // A separate test installation, because this test executes all API calls that support may make.
  const own = await createTestShop();
  const house = await prepareTestUsers(own);
  await own.call("/console/v1/support", { method: "PUT", token: house.owner, body: { hours: 24 } });
  const entered = await own.call<SupportReply>(`/platform/v1/brands/${own.osh}/support`, {
    host,
    token: house.administrator,
    method: "POST",
  });
  const session = entered.body.token;
  const wrong: string[] = [];
  let his = 0;
  for (const [name, { auth, isForSupport }] of allContractCalls) {
    if (auth !== "staff" || name === "staffSignOut") continue;
    const { status } = await sendSampleRequest(own, { ...house.sampleOf(name), token: session });
    if (isForSupport) his += 1;
    if (isForSupport ? status === 401 || status === 403 : status !== 403) wrong.push(`${name} ${status}`);
  }
  expect(wrong).toEqual([]);
  expect(his).toBeGreaterThan(50);
  const closed = allContractCalls.filter(([, { path }]) =>
    /people|device|invitation|account|customers|changes|payment|sms|telegram|courier|me\/|past-orders|broadcast|refund/.test(
      path,
    ),
  );
  expect(closed.filter(([, { isForSupport }]) => isForSupport).map(([name]) => name)).toEqual([]);
  // Other API calls refuse the token of the support session.
  for (const path of ["/platform/v1/brands", "/users/v1/users/me"])
    expect(
      (await own.call(path, { token: session, host: path.startsWith("/p") ? host : "osh.localhost" })).status,
    ).toBe(401);
});

test("[S40, US-8] support sees the status of orders without phones, addresses or actions", async () => {
  const order = await postOrder(app, guest.token, createPickupBody());
  const session = await enterForSupport();
  const board = await app.call<{ orders: BoardOrder[] }>("/console/v1/orders", { token: session });
  const seen = board.body.orders.find(({ id }) => id === order.id);
  expect(seen).toMatchObject({ number: order.number, nextStatuses: [], address: null });
  const digits = CUSTOMER_PHONE.slice(4);
  const one = await app.call(`/console/v1/orders/${order.id}`, { token: session });
  expect(JSON.stringify([board.body, one.body])).not.toContain(digits);
  const accept = await app.call(`/console/v1/orders/${order.id}/accept`, {
    token: session,
    body: { version: 1 },
  });
  expect(accept.status).toBe(403);
});

test(
  "[S40] revoking consent ends the session and its event stream at once",
  async () => {
    await app.start();
    const session = await enterForSupport();
    const address = await app.http.app.listen({ port: 0, host: "127.0.0.1" });
    const stream = await fetch(`${address}/api/console/v1/events`, {
      headers: { authorization: `Bearer ${session}`, "x-forwarded-host": "osh.localhost" },
    });
    expect(stream.status).toBe(200);
    const reading = stream.text().then(() => performance.now());
    const before = performance.now();
    expect((await endSupport()).body).toEqual({ until: null, inside: [] });
    expect((await fetchOwnAccount(session)).status).toBe(401);
    // The stream ends before the next heartbeat, which is twelve seconds away.
    expect((await reading) - before).toBeLessThan(Math.min(scaleTime(5_000), 11_000));
  },
  scaleTime(15_000),
);

test("[S40] the session ends with the consent, after half an hour of inactivity, or by leaving", async () => {
  const hour = await enterForSupport(1);
  for (let at = 0; at < 2; at += 1) {
    app.clock.advance(25 * MINUTE_MS);
    expect((await fetchOwnAccount(hour)).status).toBe(200);
  }
  app.clock.advance(10 * MINUTE_MS);
  expect((await fetchOwnAccount(hour)).status).toBe(401);
  owner = await app.signInStaff("owner@osh");
  // A new consent does not revive sessions of the earlier one.
  token = await signInAdministrator(app);
  const idle = await enterForSupport(24);
  expect((await fetchOwnAccount(hour)).status).toBe(401);
  app.clock.advance(30 * MINUTE_MS);
  expect((await fetchOwnAccount(idle)).status).toBe(401);
  expect((await fetchSupportState()).inside).toEqual([]);
  const left = (await enterBrand()).body.token;
  expect((await app.call("/console/v1/sign-out", { method: "POST", token: left })).status).toBe(200);
  expect((await fetchOwnAccount(left)).status).toBe(401);
});

test("[S40, S39] an administrator that signs out or is disabled loses the open support sessions", async () => {
  const first = await enterForSupport(24);
  await app.call("/platform/v1/sign-out", { host, token, method: "POST" });
  expect((await fetchOwnAccount(first)).status).toBe(401);
  const other = await signInAdministrator(app, "ketadi");
  const second = (await enterBrand(other)).body.token;
  expect((await fetchOwnAccount(second)).status).toBe(200);
  await dismissAdministrator(app.db, "ketadi");
  expect((await fetchOwnAccount(second)).status).toBe(401);
});

test("[S40] the session is an HttpOnly console cookie and is valid for one brand only", async () => {
  await allowSupport();
  const { headers, body } = await enterBrand();
  expect(String(headers["set-cookie"])).toMatch(/staff.*HttpOnly; SameSite=Lax/);
  const kept = await app.db.tenant(app.osh, (tx) =>
    sql<{ hash: Buffer }>`select token_hash as hash from support_entries`.execute(tx),
  );
  expect(JSON.stringify(kept.rows)).not.toContain(body.token);
  const foreign = await app.call("/console/v1/menu/products", {
    token: body.token,
    host: "pizza.localhost",
    headers: { "merchant-id": app.pizza },
  });
  expect(foreign.status).toBe(404);
  const there = await app.call(`/console/v1/venue/branches/${branchIdFromKey("center", "pizza")}`, {
    token: body.token,
  });
  expect(there.status).toBe(404);
  expect(
    (await app.call(`/console/v1/menu/products/${productIdFromKey("plov")}`, { token: body.token })).status,
  ).toBe(200);
});
