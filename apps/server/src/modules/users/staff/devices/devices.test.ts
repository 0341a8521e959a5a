import type { LoggedChange, Device, PairingScreen, StaffMember } from "@dasturxon/contract";
import { beforeEach, expect, test } from "vitest";
import {
  COOK_PIN,
  createCookWithPin,
  INVITED_PASSWORD,
  createInvitedStaff,
} from "../../../../testing/invited-staff.ts";
import { branchIdFromKey, createTestShop } from "../../../../testing/test-shop.ts";

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
const app = await createTestShop();
const [CENTER, NORTH] = [branchIdFromKey("center"), branchIdFromKey("north")];
let owner = "";
// Rate limits and ended sessions of one test must not affect the next one.
beforeEach(async () => {
  app.clock.advance(20 * 60_000);
  owner = await app.signInStaff("owner@osh");
});

interface AddedDevice {
  device: Device;
  pairing: { code: string; expiresAt: string };
}
type RefusalReply = { code: string; data: { field?: string } };
const path = "/console/v1/devices";
const listDevices = async (token = owner) => (await app.call<Device[]>(path, { token })).body;
const addDevice = async (branch: string | null = CENTER, token = owner) =>
  (await app.call<AddedDevice & RefusalReply>(path, { token, body: { name: "Planshet", branchId: branch } }))
    .body;
const pairDevice = (code: string) =>
  app.call<{ token: string; device: PairingScreen } & RefusalReply>("/console/v1/device/pairing", {
    body: { code },
  });
const addPairedDevice = async (branch: string | null = CENTER) => {
  const { device, pairing } = await addDevice(branch);
  return { ...device, token: (await pairDevice(pairing.code)).body.token };
};
const fetchPairingScreen = (token: string) =>
  app.call<PairingScreen & RefusalReply>("/console/v1/device", { body: { token } });
const signInByPin = (token: string, staffId: string, pin = COOK_PIN) =>
  app.call<{ token: string; staff: StaffMember } & RefusalReply>("/console/v1/device/session", {
    body: { token, staffId, pin },
  });
const fetchOwnAccount = (token: string) => app.call<StaffMember>("/console/v1/me", { token });
let staffCount = 0;
const createLogin = () => `tablet-${(staffCount += 1)}`;
const createCook = () => createCookWithPin(app, owner, createLogin());

test("[US-8, S12] a code of eight letters and digits pairs a device once, within ten minutes, and a newer code invalidates it", async () => {
  const { device, pairing } = await addDevice();
  expect(pairing.code).toMatch(/^[2-9A-HJ-NP-Z]{8}$/);
  expect(device).toMatchObject({ name: "Planshet", branchId: CENTER, pairedAt: null });
  expect(await pairDevice(pairing.code)).toMatchObject({
    status: 200,
    body: { device: { name: "Planshet" } },
  });
  expect((await pairDevice(pairing.code)).body.code).toBe("pairing_over");
  expect((await listDevices()).find(({ id }) => id === device.id)?.pairedAt).not.toBeNull();
  const late = (await addDevice()).pairing;
  app.clock.advance(10 * 60_000);
  expect((await pairDevice(late.code)).body.code).toBe("pairing_over");
  const second = await addDevice();
  const newer = await app.call<AddedDevice["pairing"]>(`${path}/${second.device.id}/pairing`, {
    method: "POST",
    token: owner,
  });
  expect((await pairDevice(second.pairing.code)).status).toBe(400);
  expect((await pairDevice(newer.body.code)).status).toBe(200);
});

test("[S12] one of many concurrent attempts with the same code gets the device", async () => {
  const { pairing } = await addDevice();
  const replies = await Promise.all(Array.from({ length: 5 }, () => pairDevice(pairing.code)));
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 400, 400, 400, 400]);
});

test("[US-8, S12] accepts a code in any spelling, and shows its issuer the browser and network of the device", async () => {
  const { device, pairing } = await addDevice();
  expect(device).toMatchObject({ pairedBrowser: null, pairedNetwork: null });
  const typed = ` ${pairing.code.slice(0, 4).toLowerCase()}-${pairing.code.slice(4).toLowerCase()} `;
  const paired = await app.call("/console/v1/device/pairing", {
    body: { code: typed },
    ip: "203.0.113.7",
    headers: {
      "user-agent": "Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/130.0.0.0 Safari/537.36",
    },
  });
  expect(paired.status).toBe(200);
  const findListedDevice = async () => (await listDevices()).find(({ id }) => id === device.id);
  expect(await findListedDevice()).toMatchObject({
    pairedBrowser: expect.stringContaining("Chrome"),
    pairedNetwork: "203.0.113.7",
  });
  await app.call(`${path}/${device.id}/pairing`, { method: "POST", token: owner });
  expect(await findListedDevice()).toMatchObject({ pairedBrowser: null, pairedNetwork: null });
});

test("[US-8] staff of the device's branch sign in by PIN, with access to that branch", async () => {
  const here = await createCook();
  const north = await createInvitedStaff(app, owner, {
    login: createLogin(),
    name: "Shimol",
    role: "kitchen",
    branchIds: [NORTH],
  });
  const everywhere = await createInvitedStaff(app, owner, {
    login: createLogin(),
    name: "Hamma",
    role: "operator",
    branchIds: null,
  });
  for (const { token } of [north, everywhere])
    await app.call("/console/v1/me/pin", {
      method: "PUT",
      token,
      body: { password: INVITED_PASSWORD, pin: "1379" },
    });
  const { token } = await addPairedDevice();
  const { people, branch } = (await fetchPairingScreen(token)).body;
  expect(branch?.uz).toEqual(expect.any(String));
  const ids = people.map(({ id }) => id);
  expect([here, everywhere.id].every((id) => ids.includes(id))).toBe(true);
  expect(ids).not.toContain(north.id);
  expect((await signInByPin(token, north.id, "1379")).body.code).toBe("pin_wrong");
  const session = (await signInByPin(token, everywhere.id, "1379")).body;
  expect(session.staff.branchIds).toEqual([CENTER]);
  expect((await fetchOwnAccount(session.token)).body.branchIds).toEqual([CENTER]);
  const stop = { productIds: [], branchId: NORTH, stop: null };
  expect((await app.call("/console/v1/stops", { token: session.token, body: stop })).status).not.toBe(200);
  const kitchens = await app.call<{ id: string }[]>("/console/v1/kitchen", { token: session.token });
  expect(kitchens.body.map(({ id }) => id)).toEqual([CENTER]);
});

test("[S12] a session on a device survives a day without use, and ends 90 days after its last use", async () => {
  const { token } = await addPairedDevice();
  const session = (await signInByPin(token, await createCook())).body.token;
  app.clock.advance(13 * HOUR_MS);
  expect((await fetchOwnAccount(session)).status).toBe(200);
  for (let times = 0; times < 3; times += 1) {
    app.clock.advance(89 * DAY_MS);
    expect((await fetchOwnAccount(session)).status).toBe(200);
  }
  app.clock.advance(90 * DAY_MS + HOUR_MS);
  expect((await fetchOwnAccount(session)).status).toBe(401);
  expect((await fetchPairingScreen(token)).status).toBe(200);
});

test("[US-8, S12] removing or pairing a device again signs out its user and invalidates its secret", async () => {
  const staffId = await createCook();
  const first = await addPairedDevice();
  const session = (await signInByPin(first.token, staffId)).body.token;
  const shown = (await listDevices()).find(({ id }) => id === first.id);
  expect(shown).toMatchObject({ people: ["Temur"], lastSeenAt: expect.any(String) });
  const removeFirstDevice = (version = 0) =>
    app.call<RefusalReply>(`${path}/${first.id}?version=${version}`, { method: "DELETE", token: owner });
  expect((await removeFirstDevice(first.version)).body.code).toBe("stale_version");
  expect((await removeFirstDevice(shown?.version)).status).toBe(200);
  expect((await fetchOwnAccount(session)).status).toBe(401);
  expect((await fetchPairingScreen(first.token)).body.code).toBe("device_unknown");
  expect((await signInByPin(first.token, staffId)).body.code).toBe("device_unknown");
  expect((await listDevices()).map(({ id }) => id)).not.toContain(first.id);
  const second = await addPairedDevice();
  const other = (await signInByPin(second.token, staffId)).body.token;
  await app.call(`${path}/${second.id}/pairing`, { method: "POST", token: owner });
  expect((await fetchOwnAccount(other)).status).toBe(401);
  expect((await fetchPairingScreen(second.token)).status).toBe(404);
});

test("[S12] after ten wrong PINs, concurrent or sequential, the right one is refused until it is replaced", async () => {
  const body = { login: createLogin(), name: "Temur", role: "kitchen", branchIds: [CENTER] };
  const person = await createInvitedStaff(app, owner, body);
  const changePin = (pin: string | null) =>
    app.call<RefusalReply>("/console/v1/me/pin", {
      method: "PUT",
      token: person.token,
      body: { password: INVITED_PASSWORD, pin },
    });
  const fetchOwnAccess = async () => (await app.call("/console/v1/me/access", { token: person.token })).body;
  expect(await fetchOwnAccess()).toMatchObject({ mayPin: true, hasPin: false, isPinBlocked: false });
  await changePin(COOK_PIN);
  const { token } = await addPairedDevice();
  const enterWrongPins = async (times: number) => {
    const replies = await Promise.all(
      Array.from({ length: times }, () => signInByPin(token, person.id, "1379")),
    );
    return replies.map((reply) => reply.body.code);
  };
  await enterWrongPins(9);
  expect((await signInByPin(token, person.id)).status).toBe(200);
  expect((await enterWrongPins(12)).filter((code) => code === "pin_blocked")).toHaveLength(2);
  expect((await signInByPin(token, person.id)).body.code).toBe("pin_blocked");
  expect(await fetchOwnAccess()).toMatchObject({ mayPin: true, hasPin: true, isPinBlocked: true });
  app.clock.advance(2 * 60_000);
  await changePin("3691");
  expect((await signInByPin(token, person.id)).body.code).toBe("pin_wrong");
  const session = (await signInByPin(token, person.id, "3691")).body.token;
  // Removing the PIN ends its sessions.
  await changePin(null);
  expect((await fetchOwnAccount(session)).status).toBe(401);
  expect((await fetchPairingScreen(token)).body.people.map(({ id }) => id)).not.toContain(person.id);
});

test("[US-8] refuses a weak PIN, a wrong password, and a PIN for roles that need a password", async () => {
  const inviteStaff = (role: string) =>
    createInvitedStaff(app, owner, { login: createLogin(), name: role, role, branchIds: null });
  const [manager, operator] = [await inviteStaff("manager"), await inviteStaff("operator")];
  const changeOwnPin = (token: string, pin: string, password = INVITED_PASSWORD) =>
    app.call<RefusalReply>("/console/v1/me/pin", { method: "PUT", token, body: { password, pin } });
  expect((await changeOwnPin(manager.token, COOK_PIN)).body.code).toBe("forbidden");
  expect((await changeOwnPin(operator.token, "1234")).body).toMatchObject({
    code: "pin_weak",
    data: { field: "pin" },
  });
  const wrong = await changeOwnPin(operator.token, COOK_PIN, "another");
  expect(wrong.body).toMatchObject({ code: "wrong_password", data: { field: "password" } });
  expect((await changeOwnPin(operator.token, COOK_PIN)).status).toBe(200);
});

test("[US-8] a person promoted to manager or removed from the branch is signed out and cannot use the PIN there", async () => {
  const { token } = await addPairedDevice();
  for (const work of [
    { role: "manager", branchIds: [CENTER] },
    { role: "kitchen", branchIds: [NORTH] },
  ]) {
    const staffId = await createCook();
    const session = (await signInByPin(token, staffId)).body.token;
    expect((await fetchOwnAccount(session)).status).toBe(200);
    const body = { name: "Temur", ...work, isActive: true, version: 1 };
    const put = { method: "PUT", token: owner, body } as const;
    expect((await app.call(`/console/v1/people/${staffId}`, put)).status).toBe(200);
    expect((await fetchOwnAccount(session)).status).toBe(401);
    expect((await signInByPin(token, staffId)).body.code).toBe("pin_wrong");
  }
});

test("[US-8, BR-12] a branch manager manages the branch's devices, and each brand has its own", async () => {
  const [here, north] = [(await addDevice(CENTER)).device, (await addDevice(NORTH)).device];
  const body = { login: createLogin(), name: "Menejer", role: "manager", branchIds: [CENTER] };
  const manager = await createInvitedStaff(app, owner, body);
  const seen = (await listDevices(manager.token)).map(({ id }) => id);
  expect(seen).toContain(here.id);
  expect(seen).not.toContain(north.id);
  expect((await addDevice(NORTH, manager.token)).code).toBe("not_found");
  expect((await addDevice(null, manager.token)).code).toBe("not_found");
  const pizza = await app.signInStaff("owner@pizza");
  expect(await listDevices(pizza)).toEqual([]);
  const remove = { method: "DELETE", token: pizza } as const;
  expect((await app.call(`${path}/${here.id}?version=1`, remove)).status).toBe(404);
  // A cook of another brand cannot sign in on this device.
  const { token } = await addPairedDevice();
  const foreign = await createInvitedStaff(app, pizza, {
    login: createLogin(),
    name: "P",
    role: "kitchen",
    branchIds: null,
  });
  expect((await signInByPin(token, foreign.id)).body.code).toBe("pin_wrong");
});

test("[S37] the audit log records devices and PIN changes without PINs or codes", async () => {
  const { id, version } = await addPairedDevice();
  const now = (await listDevices()).find((each) => each.id === id)?.version ?? version;
  await app.call(`${path}/${id}?version=${now}`, { method: "DELETE", token: owner });
  const staffId = await createCook();
  const listChangesFor = async (query: string) =>
    (await app.call<{ items: LoggedChange[] }>(`/console/v1/changes?${query}`, { token: owner })).body.items;
  const ofDevice = await listChangesFor(`entity=device&entityId=${id}`);
  expect(ofDevice.map(({ kind }) => kind)).toEqual(["removed", "added"]);
  expect(ofDevice[1]?.after).toEqual({ name: "Planshet", branchId: CENTER });
  const ofPerson = await listChangesFor(`entity=person&entityId=${staffId}&size=1`);
  expect(ofPerson[0]?.after).toMatchObject({ pin: "RENEWED" });
  expect(JSON.stringify([ofDevice, ofPerson])).not.toMatch(/scrypt|2580/);
});
