import type { LoggedChange } from "@dasturxon/contract";
import { addDays, dayFromInstant } from "@dasturxon/domain/time-zone";
import { expect, test } from "vitest";
import { createValidRow } from "../../../testing/good-rows.ts";
import { inviteByPhone, createStaffPhone } from "../../../testing/sign-in-by-phone.ts";
import {
  COOK_PIN,
  createCookWithPin,
  INVITED_PASSWORD,
  createInvitedStaff,
} from "../../../testing/invited-staff.ts";
import { branchIdFromKey, createTestShop } from "../../../testing/test-shop.ts";

const app = await createTestShop();
const owner = await app.signInStaff("owner@osh");
const pizza = await app.signInStaff("owner@pizza");
const path = "/console/v1/changes";
type LoggedChangesReply = { items: LoggedChange[]; next: string | null };
const listLoggedChanges = async (query = "", token = owner) =>
  (await app.call<LoggedChangesReply>(`${path}?${query}`, { token })).body;
const addPromoCode = (token = owner) =>
  createValidRow(app, { path: "/console/v1/promos", name: "promo", token });

/** Creates a manager of one branch who accepted the invitation by its link. */
const createManager = (login: string) =>
  createInvitedStaff(app, owner, {
    login,
    name: "Menejer",
    role: "manager",
    branchIds: [branchIdFromKey("center")],
  });

test("[S37] lists changes newest first with author, object, old value and new value", async () => {
  const { id, version } = await addPromoCode();
  await app.call(`/console/v1/promos/${id}?version=${version}`, { method: "DELETE", token: owner });
  const { items } = await listLoggedChanges(`entity=promo&entityId=${id}`);
  expect(items).toMatchObject([
    { kind: "removed", entity: "promo", entityId: id, by: { name: "owner", role: "owner" }, after: null },
    { kind: "added", before: null, after: { productDiscount: 10 } },
  ]);
  expect(items[0]?.before).toEqual(items[1]?.after);
});

test("[S37] a reordering is recorded by row ids, before and after", async () => {
  const groups = "/console/v1/menu/groups";
  await createValidRow(app, { path: groups, name: "menuGroup", token: owner });
  const listed = await app.call<{ items: { id: string }[] }>(groups, { token: owner });
  const before = listed.body.items.map(({ id }) => id);
  const ids = before.toReversed();
  await app.call(`${groups}/positions`, { method: "PUT", token: owner, body: { ids } });
  const { items } = await listLoggedChanges("entity=menuGroup");
  expect(items[0]).toMatchObject({ kind: "arranged", entityId: null, before, after: ids });
});

test("[S37] filters the list by person, subject and day in the brand's time zone", async () => {
  const { id, token } = await createManager("narrow");
  await addPromoCode(token);
  const byHim = await listLoggedChanges(`by=${id}`);
  expect(byHim.items.map(({ entity }) => entity)).toEqual(["promo", "person"]);
  expect((await listLoggedChanges("entity=person")).items.every(({ entity }) => entity === "person")).toBe(
    true,
  );
  const today = dayFromInstant(app.clock.now(), "Asia/Tashkent");
  expect((await listLoggedChanges(`day=${today}`)).items.length).toBeGreaterThan(0);
  for (const day of [addDays(today, -1), addDays(today, 1)])
    expect((await listLoggedChanges(`day=${day}`)).items).toEqual([]);
});

test("[S37] pagination returns every change once", async () => {
  for (let made = 0; made < 7; made += 1) await addPromoCode();
  const whole = (await listLoggedChanges("size=100")).items.map(({ id }) => id);
  const seen: string[] = [];
  let cursor: string | null = "";
  while (cursor !== null) {
    const page: LoggedChangesReply = await listLoggedChanges(`size=3${cursor ? `&cursor=${cursor}` : ""}`);
    seen.push(...page.items.map(({ id }) => id));
    cursor = page.next;
  }
  expect(seen).toEqual(whole);
});

test("[US-8] staff of one branch see only their own changes; another brand's are not visible", async () => {
  const { id, token } = await createManager("own");
  await addPromoCode(token);
  const shown = await listLoggedChanges("", token);
  expect(shown.items.map(({ by }) => by.id)).toEqual([id, id]);
  const first = (await listLoggedChanges()).items.find(({ by }) => by.id !== id);
  expect((await listLoggedChanges(`by=${first?.by.id}`, token)).items).toEqual([]);
  const ours = (await listLoggedChanges()).items.map((change) => change.id);
  for (const theirs of (await listLoggedChanges("", pizza)).items) expect(ours).not.toContain(theirs.id);
});

const CHROME_USER_AGENT =
  "Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0 Safari/537.36";
const EDGE_USER_AGENT = `${CHROME_USER_AGENT} Edg/141.0`;

test("[S37] a change shows its device: the browser's name, or the tablet's own name, and nothing if unknown", async () => {
  const signIn = await app.call<{ token: string }>("/console/v1/sign-in", {
    body: { login: "owner@osh", password: "demo" },
  });
  const { token } = signIn.body;
  const renameOwnAccount = (name: string, userAgent: string) =>
    app.call("/console/v1/me", {
      method: "PUT",
      token,
      body: { name },
      headers: { "user-agent": userAgent },
    });
  await renameOwnAccount("first", CHROME_USER_AGENT);
  await renameOwnAccount("second", EDGE_USER_AGENT);
  await renameOwnAccount("third", "curl/8.9");
  await renameOwnAccount("owner", "\"'; drop table changes; --");
  const mine = (await listLoggedChanges("entity=person&size=4")).items;
  expect(mine.map(({ device }) => device)).toEqual([null, null, "Edge · Windows", "Chrome · Windows"]);
  const edge = await listLoggedChanges("device=Edge%20%C2%B7%20Windows");
  expect(edge.items.map(({ after }) => after)).toEqual([{ name: "second" }]);
  expect((await listLoggedChanges("device=Edge")).items).toEqual([]);
});

test("[S37, US-8] the device filter lists the devices of the brand's changes; for a branch manager only the own", async () => {
  const { body: device } = await app.call<{ pairing: { code: string } }>("/console/v1/devices", {
    token: owner,
    body: { name: "Oshxona plansheti", branchId: branchIdFromKey("center") },
  });
  const pairing = { body: { code: device.pairing.code } };
  const paired = await app.call<{ token: string }>("/console/v1/device/pairing", pairing);
  const cook = await createCookWithPin(app, owner, "tablet-cook");
  const body = { token: paired.body.token, staffId: cook, pin: COOK_PIN };
  const entered = await app.call<{ token: string }>("/console/v1/device/session", { body });
  const own = {
    method: "PUT",
    token: entered.body.token,
    headers: { "user-agent": CHROME_USER_AGENT },
  } as const;
  await app.call("/console/v1/me", { ...own, body: { name: "Oshpaz Temur" } });
  const fetchChangeDevices = async (token: string) =>
    (await app.call<string[]>(`${path}/devices`, { token })).body;
  expect(await fetchChangeDevices(owner)).toEqual([
    "Chrome · Windows",
    "Edge · Windows",
    "Oshxona plansheti",
  ]);
  const { items } = await listLoggedChanges(`device=${encodeURIComponent("Oshxona plansheti")}`);
  expect(items).toMatchObject([{ by: { id: cook }, after: { name: "Oshpaz Temur" } }]);
  const { token } = await createManager("deviceless");
  expect(await fetchChangeDevices(token)).toEqual([]);
  await app.call("/console/v1/me", { ...own, token, body: { name: "M" } });
  expect(await fetchChangeDevices(token)).toEqual(["Chrome · Windows"]);
  expect(await fetchChangeDevices(pizza)).toEqual([]);
});

test("[S37, US-8] the subject filter lists the entities of the brand's changes; for a branch manager only the own", async () => {
  const fetchChangedEntities = async (token: string) =>
    (await app.call<string[]>(`${path}/entities`, { token })).body;
  await addPromoCode();
  const changed = await fetchChangedEntities(owner);
  expect(changed).toEqual([...new Set(changed)].toSorted());
  expect(changed).toEqual(expect.arrayContaining(["device", "person", "promo"]));
  expect(changed).not.toContain("vacancy");
  const { token } = await createManager("promoter");
  expect(await fetchChangedEntities(token)).toEqual(["person"]);
  await addPromoCode(token);
  expect(await fetchChangedEntities(token)).toEqual(["person", "promo"]);
  expect(await fetchChangedEntities(pizza)).not.toContain("device");
  expect((await app.call(`${path}/entities`)).status).toBe(401);
});

test("[S37, US-8] an accepted invitation and a password reset by link are recorded once each", async () => {
  const { id, login } = await createManager("joiner");
  const again = { method: "POST", token: owner } as const;
  const link = await app.call<{ token: string }>(`/console/v1/people/${id}/invitation`, again);
  const accept = { body: { token: link.body.token, password: INVITED_PASSWORD } };
  await app.call("/console/v1/invitation/password", accept);
  const { items } = await listLoggedChanges(`entityId=${id}`);
  expect(items.map(({ kind, by, after }) => ({ kind, by: by.id === id, after })).slice(0, 3)).toEqual([
    { kind: "changed", by: true, after: { login, password: "RENEWED" } },
    { kind: "invited", by: false, after: { login } },
    { kind: "joined", by: true, after: { login } },
  ]);
  const phone = createStaffPhone();
  const came = await inviteByPhone(app, owner, { phone });
  const joined = (await listLoggedChanges(`entityId=${came.id}&by=${came.id}`)).items;
  expect(joined).toMatchObject([{ kind: "joined", after: { login: came.login } }]);
  expect(JSON.stringify(joined)).not.toContain(phone);
});

test("[S37] refuses an invalid cursor, day or subject as a malformed request", async () => {
  const forged = ["x", "2026|1", "9999-99-99 00:00:00+00|00000000-0000-0000-0000-000000000000"];
  const queries = [
    ...forged.map((text) => `cursor=${Buffer.from(text).toString("base64url")}`),
    "day=tomorrow",
    "entity='; drop table changes",
    "by=me",
    `device=${"x".repeat(101)}`,
  ];
  for (const query of queries)
    expect([query, (await app.call(`${path}?${query}`, { token: owner })).status]).toEqual([query, 400]);
});
