import type { Change, OpenSession } from "@dasturxon/contract";
import { beforeEach, expect, test } from "vitest";
import { COOKS_PIN, cookWithPin, INVITED_PASSWORD, invitedStaff } from "../../../../testing/invited-staff.ts";
import { branchId, shop } from "../../../../testing/test-shop.ts";
import { SOON } from "../../../../testing/time-limits.ts";

const HOUR = 3_600_000;
const AGENT = "AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36";
const ANDROID = `Mozilla/5.0 (Linux; Android 10; K) ${AGENT}`;
const IPHONE = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) Version/18.6 Safari/604.1";
const [CENTER, NORTH] = [branchId("center"), branchId("north")];
const app = await shop();
await app.start();
let owner = "";
// Rate limits and ended sessions of one test must not affect the next one.
beforeEach(async () => {
  app.clock.advance(20 * 60_000);
  owner = await app.signInStaff("owner@osh");
});

type Refusal = { code: string };
const own = async (token: string) =>
  (await app.call<OpenSession[]>("/console/v1/me/sessions", { token })).body;
const endOwn = (id: string, token: string) =>
  app.call<Refusal>(`/console/v1/me/sessions/${id}`, { method: "DELETE", token });
const of = (id: string, token = owner) =>
  app.call<OpenSession[] & Refusal>(`/console/v1/people/${id}/sessions`, { token });
const endOf = (id: string, sessionId: string, token = owner) =>
  app.call<Refusal>(`/console/v1/people/${id}/sessions/${sessionId}`, { method: "DELETE", token });
const thisOf = async (token: string) => (await own(token)).find(({ isThis }) => isThis)?.id ?? "";
const status = async (token: string) => (await app.call("/console/v1/me", { token })).status;

let hired = 0;
const hire = (more: { role?: string; branchIds?: string[] | null; name?: string } = {}) => {
  hired += 1;
  return invitedStaff(app, owner, {
    login: `listed-${hired}`,
    name: "Temur",
    role: "kitchen",
    branchIds: null,
    ...more,
  });
};
const enter = async (login: string, userAgent = "") => {
  const body = { login, password: INVITED_PASSWORD };
  const headers = { "user-agent": userAgent };
  return (await app.call<{ token: string }>("/console/v1/sign-in", { body, headers })).body.token;
};

test("[US-8, S12] a person sees the own sessions with browser and time, and which one is current", async () => {
  const { login, token } = await hire();
  app.clock.advance(2 * HOUR);
  const phone = await enter(login, ANDROID);
  app.clock.advance(HOUR);
  await status(token);
  const now = app.clock.now().toISOString();
  const before = new Date(app.clock.now().getTime() - HOUR).toISOString();
  const listed = await own(phone);
  expect(listed).toEqual([
    {
      id: expect.any(String) as string,
      browser: "Chrome · Android",
      device: null,
      signedInAt: before,
      lastSeenAt: now,
      isThis: true,
    },
    expect.objectContaining({ browser: null, device: null, lastSeenAt: now, isThis: false }),
  ]);
  expect((await own(token)).map(({ isThis }) => isThis)).toEqual([true, false]);
});

test("[US-8, S12] ends one of the own sessions from another, and no others", async () => {
  const { login, token } = await hire();
  const [lost, kept] = [await enter(login, IPHONE), await enter(login)];
  const other = await hire();
  const id = await thisOf(lost);
  expect((await endOwn(id, other.token)).status).toBe(404);
  expect(await status(lost)).toBe(200);
  expect((await endOwn(id, token)).status).toBe(200);
  expect(await Promise.all([lost, token, kept, other.token].map(status))).toEqual([401, 200, 200, 200]);
  expect((await endOwn(id, token)).body.code).toBe("not_found");
  expect((await endOwn("not-an-id", token)).status).toBe(400);
  expect((await own(token)).map((session) => session.id)).not.toContain(id);
  // Ending the current session is the same as signing out.
  expect((await endOwn(await thisOf(token), token)).status).toBe(200);
  expect(await status(token)).toBe(401);
});

test("[S12] neither a session's public id nor its stored hash can be used as a token", async () => {
  const { token } = await hire();
  const id = await thisOf(token);
  expect(await status(id)).toBe(401);
  const reply = JSON.stringify(await own(token));
  expect(reply).not.toContain(token);
  expect(reply).not.toContain("tokenHash");
});

test("[US-8, S12, S37] a higher role ends one session of a person, which the audit log records with its browser", async () => {
  const { id, login, token } = await hire();
  app.clock.advance(1000);
  const phone = await enter(login, ANDROID);
  const { body } = await of(id);
  expect(body.map(({ browser, isThis }) => [browser, isThis])).toEqual([
    ["Chrome · Android", false],
    [null, false],
  ]);
  const ended = body.find(({ browser }) => browser !== null)?.id ?? "";
  expect((await endOf(id, ended)).status).toBe(200);
  expect([await status(phone), await status(token)]).toEqual([401, 200]);
  expect((await endOf(id, ended)).status).toBe(404);
  const { items } = (
    await app.call<{ items: Change[] }>("/console/v1/changes?entity=person", { token: owner })
  ).body;
  expect(items.filter(({ entityId, kind }) => entityId === id && kind === "signed_out")).toMatchObject([
    {
      before: { login, openSessions: 2, browser: "Chrome · Android" },
      after: { login, openSessions: 1 },
    },
  ]);
});

test("[US-8] sessions of an equal or higher role, another branch or another brand cannot be listed or ended", async () => {
  const manager = await hire({ role: "manager" });
  const peer = await hire({ role: "manager" });
  const above = await app.call<{ id: string }>("/console/v1/me", { token: owner });
  for (const [id, token, holder] of [
    [above.body.id, manager.token, owner],
    [peer.id, manager.token, peer.token],
    [manager.id, manager.token, manager.token],
    [above.body.id, owner, owner],
  ] as const) {
    expect((await of(id, token)).body.code).toBe("role_too_high");
    expect((await endOf(id, await thisOf(holder), token)).body.code).toBe("role_too_high");
    expect(await status(holder)).toBe(200);
  }
  const local = await hire({ role: "manager", branchIds: [CENTER] });
  const cook = await hire({ branchIds: [NORTH] });
  const pizza = await app.signInStaff("owner@pizza");
  for (const token of [local.token, pizza]) {
    expect((await of(cook.id, token)).status).toBe(404);
    expect((await endOf(cook.id, await thisOf(cook.token), token)).status).toBe(404);
  }
  const operator = await hire({ role: "operator" });
  expect((await of(cook.id, operator.token)).status).toBe(403);
  // The session belongs to another person.
  expect((await endOf(cook.id, await thisOf(operator.token))).status).toBe(404);
  expect(await Promise.all([cook.token, operator.token].map(status))).toEqual([200, 200]);
});

test("[US-8, S12] a session on a paired device has the device's name, and an expired one is not listed", async () => {
  const added = await app.call<{ pairing: { code: string } }>("/console/v1/devices", {
    token: owner,
    body: { name: "Planshet", branchId: CENTER },
  });
  const { code } = added.body.pairing;
  const paired = await app.call<{ token: string }>("/console/v1/device/pairing", { body: { code } });
  const id = await cookWithPin(app, owner, "listed-by-pin");
  const body = { token: paired.body.token, staffId: id, pin: COOKS_PIN };
  app.clock.advance(1000);
  await app.call("/console/v1/device/session", { body, headers: { "user-agent": ANDROID } });
  expect((await of(id)).body).toMatchObject([
    { browser: "Chrome · Android", device: "Planshet" },
    { device: null },
  ]);
  app.clock.advance(13 * HOUR);
  const later = await app.signInStaff("owner@osh");
  expect((await of(id, later)).body).toMatchObject([{ device: "Planshet" }]);
});

let address: Promise<string> | undefined;
/** Opens the board with a session and reads its events. */
async function openPage(as: string) {
  address ??= app.http.app.listen({ port: 0, host: "127.0.0.1" });
  const headers = { authorization: `Bearer ${as}` };
  const { body } = await fetch(`${await address}/api/console/v1/events`, { headers });
  const page = { isOpen: true };
  const read = async () => {
    for await (const _ of body ?? []);
  };
  void read().finally(() => (page.isOpen = false));
  return page;
}

test("[US-8, S12] closes the pages of an ended session at once, and no others", async () => {
  const { id, login, token } = await hire();
  const phone = await enter(login, ANDROID);
  const pages = [await openPage(phone), await openPage(token), await openPage(owner)];
  const areOpen = () => pages.map(({ isOpen }) => isOpen);
  expect(areOpen()).toEqual([true, true, true]);
  await endOwn(await thisOf(phone), token);
  await expect.poll(areOpen, SOON).toEqual([false, true, true]);
  await app.call(`/console/v1/people/${id}/sign-out`, { method: "POST", token: owner });
  await expect.poll(areOpen, SOON).toEqual([false, false, true]);
});

test("[US-8, S12] signs a tablet out at once when it is removed or paired again, or its user gets another PIN", async () => {
  const id = await cookWithPin(app, owner, "listed-out");
  const put = { method: "PUT", body: { password: INVITED_PASSWORD, pin: "3691" } } as const;
  const own = await enter("listed-out");
  const versionOf = async (device: string) => {
    const { body } = await app.call<{ id: string; version: number }[]>("/console/v1/devices", {
      token: owner,
    });
    return body.find((each) => each.id === device)?.version;
  };
  const waysOut = [
    async (device: string) =>
      app.call(`/console/v1/devices/${device}?version=${await versionOf(device)}`, {
        method: "DELETE",
        token: owner,
      }),
    (device: string) => app.call(`/console/v1/devices/${device}/pairing`, { method: "POST", token: owner }),
    () => app.call("/console/v1/me/pin", { ...put, token: own }),
  ];
  for (const end of waysOut) {
    const added = await app.call<{ device: { id: string }; pairing: { code: string } }>(
      "/console/v1/devices",
      { token: owner, body: { name: "Planshet", branchId: CENTER } },
    );
    const { code } = added.body.pairing;
    const paired = await app.call<{ token: string }>("/console/v1/device/pairing", { body: { code } });
    const body = { token: paired.body.token, staffId: id, pin: COOKS_PIN };
    const { token } = (await app.call<{ token: string }>("/console/v1/device/session", { body })).body;
    const page = await openPage(token);
    expect(page.isOpen).toBe(true);
    expect((await end(added.body.device.id)).status).toBe(200);
    await expect.poll(() => page.isOpen, SOON).toBe(false);
  }
});

test("[US-8, S12] a new password, or signing out everywhere, closes pages on other devices at once", async () => {
  const { login, token } = await hire();
  const elsewhere = await openPage(await enter(login));
  const here = await openPage(token);
  const body = { password: INVITED_PASSWORD, newPassword: "qovun sandal kabutar 5" };
  expect((await app.call("/console/v1/me/password", { token, body })).status).toBe(200);
  await expect.poll(() => elsewhere.isOpen, SOON).toBe(false);
  expect(here.isOpen).toBe(true);
  expect((await app.call("/console/v1/sign-out/everywhere", { method: "POST", token })).status).toBe(200);
  await expect.poll(() => here.isOpen, SOON).toBe(false);
});
