import type { Device, DeviceOverview } from "@dasturxon/contract";
import { OFFLINE_AFTER_SECONDS } from "@dasturxon/domain/device-state";
import { beforeEach, expect, test } from "vitest";
import { newId } from "../../../../platform/ids.ts";
import { COOK_PIN, createCookWithPin, createInvitedStaff } from "../../../../testing/invited-staff.ts";
import { branchIdFromKey, createTestShop } from "../../../../testing/test-shop.ts";

const app = await createTestShop();
const [CENTER, NORTH] = [branchIdFromKey("center"), branchIdFromKey("north")];
let owner = "";
/** Token of a manager who sees the devices of all branches. */
let manager = "";
let staffCount = 0;
function inviteStaff(role: "manager" | "operator" | "courier", branchIds: string[] | null) {
  staffCount += 1;
  return createInvitedStaff(app, owner, { login: `beat-${role}-${staffCount}`, name: role, role, branchIds });
}
beforeEach(async () => {
  app.clock.advance(24 * 3_600_000);
  owner = await app.signInStaff("owner@osh");
  manager = (await inviteStaff("manager", null)).token;
});

const AWAKE_SIGNALS = {
  isAwake: true,
  isAudible: true,
  canNotify: true,
  battery: 80,
  isCharging: false,
  branchId: null,
};
interface HeartbeatBody {
  pageId: string;
  token: string;
}
const createPage = (token: string): HeartbeatBody => ({ token, pageId: newId() });
const sendHeartbeat = async (
  { token, pageId }: HeartbeatBody,
  more: object = {},
): Promise<DeviceOverview[]> => {
  const body = { pageId, ...AWAKE_SIGNALS, ...more };
  const reply = await app.call<{ devices: DeviceOverview[] }>("/console/v1/device-beat", { token, body });
  expect(reply.status).toBe(200);
  return reply.body.devices;
};
const advanceSeconds = (seconds: number) => app.clock.advance(seconds * 1000);
/** Returns the first device that matches `isOther`, as the manager sees it. */
async function findSeenDevice(
  isOther: (device: DeviceOverview) => boolean,
): Promise<DeviceOverview | undefined> {
  return (await sendHeartbeat(createPage(manager))).find((device) => !device.isOwn && isOther(device));
}
const isOwner = ({ role }: DeviceOverview) => role === "owner";

/** Creates a paired tablet in the branch, with a cook signed in by PIN. */
async function createTablet(branch: string | null = CENTER) {
  const staffId = await createCookWithPin(app, owner, `beat-cook-${(staffCount += 1)}`);
  const body = { name: "Oshxona", branchId: branch };
  const { body: made } = await app.call<{ device: Device; pairing: { code: string } }>(
    "/console/v1/devices",
    {
      token: owner,
      body,
    },
  );
  const { code } = made.pairing;
  const { body: own } = await app.call<{ token: string }>("/console/v1/device/pairing", { body: { code } });
  const { body: session } = await app.call<{ token: string }>("/console/v1/device/session", {
    body: { token: own.token, staffId, pin: COOK_PIN },
  });
  return { id: made.device.id, token: session.token };
}

test("[OR-14] a console that sends reports is awake, and offline since its last report otherwise", async () => {
  const board = createPage(owner);
  const [own] = await sendHeartbeat(board);
  expect(own).toMatchObject({ isOwn: true, isPaired: false, state: "awake", since: null, hearsOrders: true });
  expect(own).toMatchObject({ battery: 80, isCharging: false, canNotify: true });
  const last = app.clock.now().toISOString();
  advanceSeconds(OFFLINE_AFTER_SECONDS);
  expect((await findSeenDevice(isOwner))?.state).toBe("awake");
  advanceSeconds(1);
  expect(await findSeenDevice(isOwner)).toMatchObject({ state: "offline", since: last });
});

test("[OR-14] measures sleep and mute from their start, not from the last report", async () => {
  const board = createPage(owner);
  await sendHeartbeat(board);
  const since = app.clock.now().toISOString();
  for (let beats = 0; beats < 3; beats += 1) {
    await sendHeartbeat(board, { isAwake: false, isAudible: false });
    advanceSeconds(30);
  }
  expect(await findSeenDevice(isOwner)).toMatchObject({ state: "asleep", since });
  await sendHeartbeat(board, { isAudible: false });
  expect(await findSeenDevice(isOwner)).toMatchObject({ state: "mute", since });
  await sendHeartbeat(board);
  expect(await findSeenDevice(isOwner)).toMatchObject({ state: "awake", since: null });
});

test("[OR-14] of several pages in one browser the most responsive counts, until it is closed or lost", async () => {
  const [board, hidden] = [createPage(owner), createPage(owner)];
  await sendHeartbeat(board);
  await sendHeartbeat(hidden, { isAwake: false });
  expect((await findSeenDevice(isOwner))?.state).toBe("awake");
  await sendHeartbeat(board, { isClosing: true });
  expect(await findSeenDevice(isOwner)).toBeUndefined();
  await sendHeartbeat(hidden, { isAwake: false });
  expect((await findSeenDevice(isOwner))?.state).toBe("asleep");
  await sendHeartbeat(board);
  advanceSeconds(OFFLINE_AFTER_SECONDS + 1);
  await sendHeartbeat(hidden, { isAwake: false });
  expect((await findSeenDevice(isOwner))?.state).toBe("asleep");
  // Closing this page has no effect, because another page of the device now takes precedence.
  await sendHeartbeat(board, { isClosing: true });
  expect((await findSeenDevice(isOwner))?.state).toBe("asleep");
});

test("[OR-14] [S12] a paired tablet without a session stays in the list by its name; a browser does not", async () => {
  const { id, token } = await createTablet();
  const isTablet = (device: DeviceOverview) => device.id === id;
  expect(await findSeenDevice(isTablet)).toMatchObject({
    name: "Oshxona",
    state: "offline",
    since: null,
    role: null,
  });
  await sendHeartbeat(createPage(token), { canNotify: false });
  expect(await findSeenDevice(isTablet)).toMatchObject({
    isPaired: true,
    branchId: CENTER,
    role: "kitchen",
    hearsOrders: false,
    canNotify: false,
    state: "awake",
  });
  await sendHeartbeat(createPage(owner));
  await app.call("/console/v1/sign-out", { token, method: "POST" });
  await app.call("/console/v1/sign-out", { token: owner, method: "POST" });
  advanceSeconds(OFFLINE_AFTER_SECONDS + 1);
  expect((await findSeenDevice(isTablet))?.state).toBe("offline");
  expect(await findSeenDevice(isOwner)).toBeUndefined();
});

test("[OR-14] hides a browser left without closing the page while the person has another one open", async () => {
  await sendHeartbeat(createPage(owner));
  advanceSeconds(OFFLINE_AFTER_SECONDS + 1);
  expect((await findSeenDevice(isOwner))?.state).toBe("offline");
  await sendHeartbeat(createPage(await app.signInStaff("owner@osh")), { isAwake: false });
  expect((await findSeenDevice(isOwner))?.state).toBe("asleep");
});

test("[OR-14] [US-8] staff of a branch see only its devices, couriers none, and a filter for another branch is ignored", async () => {
  const { id } = await createTablet(NORTH);
  await sendHeartbeat(createPage(owner), { branchId: CENTER });
  const [operator, courier] = [await inviteStaff("operator", [NORTH]), await inviteStaff("courier", [NORTH])];
  const devices = await sendHeartbeat(createPage(operator.token), { branchId: CENTER });
  expect(devices.map((device) => device.id)).toContain(id);
  expect(devices.some(isOwner)).toBe(false);
  expect(devices.find(({ isOwn }) => isOwn)?.branchId).toBeNull();
  expect(await sendHeartbeat(createPage(courier.token))).toEqual([]);
  expect((await findSeenDevice(({ name }) => name === "courier"))?.hearsOrders).toBe(false);
  // Staff do not see the owner's browser, even in the same branch.
  const colleague = await inviteStaff("operator", [CENTER]);
  expect(
    (await sendHeartbeat(createPage(colleague.token))).filter(({ isPaired, isOwn }) => !isPaired && !isOwn),
  ).toEqual([]);
});

test("[OR-14] [AP-2] refuses a report with an invalid value by the name of its field", async () => {
  for (const [field, value] of [
    ["battery", 101],
    ["battery", -1],
    ["battery", 50.5],
    ["pageId", "x"],
    ["isAwake", "yes"],
    ["branchId", "center"],
  ] as const) {
    const body = { pageId: newId(), ...AWAKE_SIGNALS, [field]: value };
    const { status, body: refusal } = await app.call<{ data: { field: string } }>("/console/v1/device-beat", {
      token: owner,
      body,
    });
    expect([status, refusal.data.field], `${field} ${value}`).toEqual([400, field]);
  }
});
