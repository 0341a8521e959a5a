import type { LoggedChange, OpenSessionOfPerson } from "@dasturxon/contract";
import { beforeEach, expect, test } from "vitest";
import {
  COOK_PIN,
  createCookWithPin,
  INVITED_PASSWORD,
  createInvitedStaff,
} from "../../../../testing/invited-staff.ts";
import { branchIdFromKey, createTestShop } from "../../../../testing/test-shop.ts";
import { EVENT_POLL_OPTIONS } from "../../../../testing/time-limits.ts";

const HOUR_MS = 3_600_000;
const CHROME_AGENT_PART = "AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36";
const ANDROID_USER_AGENT = `Mozilla/5.0 (Linux; Android 10; K) ${CHROME_AGENT_PART}`;
const IPHONE_USER_AGENT = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) Version/18.6 Safari/604.1";
const [CENTER, NORTH] = [branchIdFromKey("center"), branchIdFromKey("north")];
const app = await createTestShop();
await app.start();
let owner = "";
// Rate limits and ended sessions of one test must not affect the next one.
beforeEach(async () => {
  app.clock.advance(20 * 60_000);
  owner = await app.signInStaff("owner@osh");
});

type RefusalReply = { code: string };
const fetchOwnSessions = async (token: string) =>
  (await app.call<OpenSessionOfPerson[]>("/console/v1/me/sessions", { token })).body;
const endOwnSession = (id: string, token: string) =>
  app.call<RefusalReply>(`/console/v1/me/sessions/${id}`, { method: "DELETE", token });
const listSessionsOfPerson = (id: string, token = owner) =>
  app.call<OpenSessionOfPerson[] & RefusalReply>(`/console/v1/people/${id}/sessions`, { token });
const endSessionOfPerson = (id: string, sessionId: string, token = owner) =>
  app.call<RefusalReply>(`/console/v1/people/${id}/sessions/${sessionId}`, { method: "DELETE", token });
const findCurrentSessionId = async (token: string) =>
  (await fetchOwnSessions(token)).find(({ isThis }) => isThis)?.id ?? "";
const fetchAccountStatus = async (token: string) => (await app.call("/console/v1/me", { token })).status;

let staffCount = 0;
const inviteStaff = (more: { role?: string; branchIds?: string[] | null; name?: string } = {}) => {
  staffCount += 1;
  return createInvitedStaff(app, owner, {
    login: `listed-${staffCount}`,
    name: "Temur",
    role: "kitchen",
    branchIds: null,
    ...more,
  });
};
const signInFrom = async (login: string, userAgent = "") => {
  const body = { login, password: INVITED_PASSWORD };
  const headers = { "user-agent": userAgent };
  return (await app.call<{ token: string }>("/console/v1/sign-in", { body, headers })).body.token;
};

test("[US-8, S12] a person sees the own sessions with browser and time, and which one is current", async () => {
  const { login, token } = await inviteStaff();
  app.clock.advance(2 * HOUR_MS);
  const phone = await signInFrom(login, ANDROID_USER_AGENT);
  app.clock.advance(HOUR_MS);
  await fetchAccountStatus(token);
  const now = app.clock.now().toISOString();
  const before = new Date(app.clock.now().getTime() - HOUR_MS).toISOString();
  const listed = await fetchOwnSessions(phone);
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
  expect((await fetchOwnSessions(token)).map(({ isThis }) => isThis)).toEqual([true, false]);
});

test("[US-8, S12] ends one of the own sessions from another, and no others", async () => {
  const { login, token } = await inviteStaff();
  const [lost, kept] = [await signInFrom(login, IPHONE_USER_AGENT), await signInFrom(login)];
  const other = await inviteStaff();
  const id = await findCurrentSessionId(lost);
  expect((await endOwnSession(id, other.token)).status).toBe(404);
  expect(await fetchAccountStatus(lost)).toBe(200);
  expect((await endOwnSession(id, token)).status).toBe(200);
  expect(await Promise.all([lost, token, kept, other.token].map(fetchAccountStatus))).toEqual([
    401, 200, 200, 200,
  ]);
  expect((await endOwnSession(id, token)).body.code).toBe("not_found");
  expect((await endOwnSession("not-an-id", token)).status).toBe(400);
  expect((await fetchOwnSessions(token)).map((session) => session.id)).not.toContain(id);
  // Ending the current session is the same as signing out.
  expect((await endOwnSession(await findCurrentSessionId(token), token)).status).toBe(200);
  expect(await fetchAccountStatus(token)).toBe(401);
});

test("[S12] neither a session's public id nor its stored hash can be used as a token", async () => {
  const { token } = await inviteStaff();
  const id = await findCurrentSessionId(token);
  expect(await fetchAccountStatus(id)).toBe(401);
  const reply = JSON.stringify(await fetchOwnSessions(token));
  expect(reply).not.toContain(token);
  expect(reply).not.toContain("tokenHash");
});

test("[US-8, S12, S37] a higher role ends one session of a person, which the audit log records with its browser", async () => {
  const { id, login, token } = await inviteStaff();
  app.clock.advance(1000);
  const phone = await signInFrom(login, ANDROID_USER_AGENT);
  const { body } = await listSessionsOfPerson(id);
  expect(body.map(({ browser, isThis }) => [browser, isThis])).toEqual([
    ["Chrome · Android", false],
    [null, false],
  ]);
  const ended = body.find(({ browser }) => browser !== null)?.id ?? "";
  expect((await endSessionOfPerson(id, ended)).status).toBe(200);
  expect([await fetchAccountStatus(phone), await fetchAccountStatus(token)]).toEqual([401, 200]);
  expect((await endSessionOfPerson(id, ended)).status).toBe(404);
  const { items } = (
    await app.call<{ items: LoggedChange[] }>("/console/v1/changes?entity=person", { token: owner })
  ).body;
  expect(items.filter(({ entityId, kind }) => entityId === id && kind === "signed_out")).toMatchObject([
    {
      before: { login, openSessions: 2, browser: "Chrome · Android" },
      after: { login, openSessions: 1 },
    },
  ]);
});

test("[US-8] sessions of an equal or higher role, another branch or another brand cannot be listed or ended", async () => {
  const manager = await inviteStaff({ role: "manager" });
  const peer = await inviteStaff({ role: "manager" });
  const above = await app.call<{ id: string }>("/console/v1/me", { token: owner });
  for (const [id, token, holder] of [
    [above.body.id, manager.token, owner],
    [peer.id, manager.token, peer.token],
    [manager.id, manager.token, manager.token],
    [above.body.id, owner, owner],
  ] as const) {
    expect((await listSessionsOfPerson(id, token)).body.code).toBe("role_too_high");
    expect((await endSessionOfPerson(id, await findCurrentSessionId(holder), token)).body.code).toBe(
      "role_too_high",
    );
    expect(await fetchAccountStatus(holder)).toBe(200);
  }
  const local = await inviteStaff({ role: "manager", branchIds: [CENTER] });
  const cook = await inviteStaff({ branchIds: [NORTH] });
  const pizza = await app.signInStaff("owner@pizza");
  for (const token of [local.token, pizza]) {
    expect((await listSessionsOfPerson(cook.id, token)).status).toBe(404);
    expect((await endSessionOfPerson(cook.id, await findCurrentSessionId(cook.token), token)).status).toBe(
      404,
    );
  }
  const operator = await inviteStaff({ role: "operator" });
  expect((await listSessionsOfPerson(cook.id, operator.token)).status).toBe(403);
  // The session whose end is requested belongs to another person, so it is not found.
  expect((await endSessionOfPerson(cook.id, await findCurrentSessionId(operator.token))).status).toBe(404);
  expect(await Promise.all([cook.token, operator.token].map(fetchAccountStatus))).toEqual([200, 200]);
});

test("[US-8, S12] a session on a paired device has the device's name, and an expired one is not listed", async () => {
  const added = await app.call<{ pairing: { code: string } }>("/console/v1/devices", {
    token: owner,
    body: { name: "Planshet", branchId: CENTER },
  });
  const { code } = added.body.pairing;
  const paired = await app.call<{ token: string }>("/console/v1/device/pairing", { body: { code } });
  const id = await createCookWithPin(app, owner, "listed-by-pin");
  const body = { token: paired.body.token, staffId: id, pin: COOK_PIN };
  app.clock.advance(1000);
  await app.call("/console/v1/device/session", { body, headers: { "user-agent": ANDROID_USER_AGENT } });
  expect((await listSessionsOfPerson(id)).body).toMatchObject([
    { browser: "Chrome · Android", device: "Planshet" },
    { device: null },
  ]);
  app.clock.advance(13 * HOUR_MS);
  const later = await app.signInStaff("owner@osh");
  expect((await listSessionsOfPerson(id, later)).body).toMatchObject([{ device: "Planshet" }]);
});

let serverAddress: Promise<string> | undefined;
/** Opens the board with a session and reads its events. */
async function openPage(as: string) {
  serverAddress ??= app.http.app.listen({ port: 0, host: "127.0.0.1" });
  const headers = { authorization: `Bearer ${as}` };
  const { body } = await fetch(`${await serverAddress}/api/console/v1/events`, { headers });
  const page = { isOpen: true };
  const drainBody = async () => {
    for await (const _ of body ?? []);
  };
  void drainBody().finally(() => (page.isOpen = false));
  return page;
}

test("[US-8, S12] closes the pages of an ended session at once, and no others", async () => {
  const { id, login, token } = await inviteStaff();
  const phone = await signInFrom(login, ANDROID_USER_AGENT);
  const pages = [await openPage(phone), await openPage(token), await openPage(owner)];
  const listPageOpenStates = () => pages.map(({ isOpen }) => isOpen);
  expect(listPageOpenStates()).toEqual([true, true, true]);
  await endOwnSession(await findCurrentSessionId(phone), token);
  await expect.poll(listPageOpenStates, EVENT_POLL_OPTIONS).toEqual([false, true, true]);
  await app.call(`/console/v1/people/${id}/sign-out`, { method: "POST", token: owner });
  await expect.poll(listPageOpenStates, EVENT_POLL_OPTIONS).toEqual([false, false, true]);
});

test("[US-8, S12] signs a tablet out at once when it is removed or paired again, or its user gets another PIN", async () => {
  const id = await createCookWithPin(app, owner, "listed-out");
  const put = { method: "PUT", body: { password: INVITED_PASSWORD, pin: "3691" } } as const;
  const own = await signInFrom("listed-out");
  const fetchDeviceVersion = async (device: string) => {
    const { body } = await app.call<{ id: string; version: number }[]>("/console/v1/devices", {
      token: owner,
    });
    return body.find((each) => each.id === device)?.version;
  };
  const waysOut = [
    async (device: string) =>
      app.call(`/console/v1/devices/${device}?version=${await fetchDeviceVersion(device)}`, {
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
    const body = { token: paired.body.token, staffId: id, pin: COOK_PIN };
    const { token } = (await app.call<{ token: string }>("/console/v1/device/session", { body })).body;
    const page = await openPage(token);
    expect(page.isOpen).toBe(true);
    expect((await end(added.body.device.id)).status).toBe(200);
    await expect.poll(() => page.isOpen, EVENT_POLL_OPTIONS).toBe(false);
  }
});

test("[US-8, S12] a new password, or signing out everywhere, closes pages on other devices at once", async () => {
  const { login, token } = await inviteStaff();
  const elsewhere = await openPage(await signInFrom(login));
  const here = await openPage(token);
  const body = { password: INVITED_PASSWORD, newPassword: "qovun sandal kabutar 5" };
  expect((await app.call("/console/v1/me/password", { token, body })).status).toBe(200);
  await expect.poll(() => elsewhere.isOpen, EVENT_POLL_OPTIONS).toBe(false);
  expect(here.isOpen).toBe(true);
  expect((await app.call("/console/v1/sign-out/everywhere", { method: "POST", token })).status).toBe(200);
  await expect.poll(() => here.isOpen, EVENT_POLL_OPTIONS).toBe(false);
});
