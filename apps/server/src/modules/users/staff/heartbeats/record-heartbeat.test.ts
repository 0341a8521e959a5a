import type { Device, DeviceOverview } from "@dasturxon/contract";
import { OFFLINE_SECONDS } from "@dasturxon/domain/device-state";
import { beforeEach, expect, test } from "vitest";
import { newId } from "../../../../platform/ids.ts";
import { COOKS_PIN, cookWithPin, invitedStaff } from "../../../../testing/invited-staff.ts";
import { branchId, shop } from "../../../../testing/test-shop.ts";

const app = await shop();
const [CENTER, NORTH] = [branchId("center"), branchId("north")];
let owner = "";
/** Token of a manager who sees the devices of all branches. */
let manager = "";
let hired = 0;
function hire(role: "manager" | "operator" | "courier", branchIds: string[] | null) {
  hired += 1;
  return invitedStaff(app, owner, { login: `beat-${role}-${hired}`, name: role, role, branchIds });
}
beforeEach(async () => {
  app.clock.advance(24 * 3_600_000);
  owner = await app.signInStaff("owner@osh");
  manager = (await hire("manager", null)).token;
});

const AWAKE = {
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
const page = (token: string): HeartbeatBody => ({ token, pageId: newId() });
const beat = async ({ token, pageId }: HeartbeatBody, more: object = {}): Promise<DeviceOverview[]> => {
  const body = { pageId, ...AWAKE, ...more };
  const reply = await app.call<{ devices: DeviceOverview[] }>("/console/v1/device-beat", { token, body });
  expect(reply.status).toBe(200);
  return reply.body.devices;
};
const later = (seconds: number) => app.clock.advance(seconds * 1000);
/** Returns the device of the first page as the manager sees it. */
async function seen(isOther: (device: DeviceOverview) => boolean): Promise<DeviceOverview | undefined> {
  return (await beat(page(manager))).find((device) => !device.isOwn && isOther(device));
}
const isOwner = ({ role }: DeviceOverview) => role === "owner";

/** Creates a paired tablet in the branch, with a cook signed in by PIN. */
async function tablet(branch: string | null = CENTER) {
  const staffId = await cookWithPin(app, owner, `beat-cook-${(hired += 1)}`);
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
    body: { token: own.token, staffId, pin: COOKS_PIN },
  });
  return { id: made.device.id, token: session.token };
}

test("[OR-14] a console that sends reports is awake, and offline since its last report otherwise", async () => {
  const board = page(owner);
  const [own] = await beat(board);
  expect(own).toMatchObject({ isOwn: true, isPaired: false, state: "awake", since: null, hearsOrders: true });
  expect(own).toMatchObject({ battery: 80, isCharging: false, canNotify: true });
  const last = app.clock.now().toISOString();
  later(OFFLINE_SECONDS);
  expect((await seen(isOwner))?.state).toBe("awake");
  later(1);
  expect(await seen(isOwner)).toMatchObject({ state: "offline", since: last });
});

test("[OR-14] measures sleep and mute from their start, not from the last report", async () => {
  const board = page(owner);
  await beat(board);
  const since = app.clock.now().toISOString();
  for (let beats = 0; beats < 3; beats += 1) {
    await beat(board, { isAwake: false, isAudible: false });
    later(30);
  }
  expect(await seen(isOwner)).toMatchObject({ state: "asleep", since });
  await beat(board, { isAudible: false });
  expect(await seen(isOwner)).toMatchObject({ state: "mute", since });
  await beat(board);
  expect(await seen(isOwner)).toMatchObject({ state: "awake", since: null });
});

test("[OR-14] of several pages in one browser the most responsive counts, until it is closed or lost", async () => {
  const [board, hidden] = [page(owner), page(owner)];
  await beat(board);
  await beat(hidden, { isAwake: false });
  expect((await seen(isOwner))?.state).toBe("awake");
  await beat(board, { isClosing: true });
  expect(await seen(isOwner)).toBeUndefined();
  await beat(hidden, { isAwake: false });
  expect((await seen(isOwner))?.state).toBe("asleep");
  await beat(board);
  later(OFFLINE_SECONDS + 1);
  await beat(hidden, { isAwake: false });
  expect((await seen(isOwner))?.state).toBe("asleep");
  // Closing a page that another page of the device takes precedence over has no effect.
  await beat(board, { isClosing: true });
  expect((await seen(isOwner))?.state).toBe("asleep");
});

test("[OR-14] [S12] a paired tablet without a session stays in the list by its name; a browser does not", async () => {
  const { id, token } = await tablet();
  const isTablet = (device: DeviceOverview) => device.id === id;
  expect(await seen(isTablet)).toMatchObject({ name: "Oshxona", state: "offline", since: null, role: null });
  await beat(page(token), { canNotify: false });
  expect(await seen(isTablet)).toMatchObject({
    isPaired: true,
    branchId: CENTER,
    role: "kitchen",
    hearsOrders: false,
    canNotify: false,
    state: "awake",
  });
  await beat(page(owner));
  await app.call("/console/v1/sign-out", { token, method: "POST" });
  await app.call("/console/v1/sign-out", { token: owner, method: "POST" });
  later(OFFLINE_SECONDS + 1);
  expect((await seen(isTablet))?.state).toBe("offline");
  expect(await seen(isOwner)).toBeUndefined();
});

test("[OR-14] hides a browser left without closing the page while the person has another one open", async () => {
  await beat(page(owner));
  later(OFFLINE_SECONDS + 1);
  expect((await seen(isOwner))?.state).toBe("offline");
  await beat(page(await app.signInStaff("owner@osh")), { isAwake: false });
  expect((await seen(isOwner))?.state).toBe("asleep");
});

test("[OR-14] [US-8] staff of a branch see only its devices, couriers none, and a filter for another branch is ignored", async () => {
  const { id } = await tablet(NORTH);
  await beat(page(owner), { branchId: CENTER });
  const [operator, courier] = [await hire("operator", [NORTH]), await hire("courier", [NORTH])];
  const devices = await beat(page(operator.token), { branchId: CENTER });
  expect(devices.map((device) => device.id)).toContain(id);
  expect(devices.some(isOwner)).toBe(false);
  expect(devices.find(({ isOwn }) => isOwn)?.branchId).toBeNull();
  expect(await beat(page(courier.token))).toEqual([]);
  expect((await seen(({ name }) => name === "courier"))?.hearsOrders).toBe(false);
  // Staff do not see the owner's browser, also not in the same branch.
  const colleague = await hire("operator", [CENTER]);
  expect((await beat(page(colleague.token))).filter(({ isPaired, isOwn }) => !isPaired && !isOwn)).toEqual(
    [],
  );
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
    const body = { pageId: newId(), ...AWAKE, [field]: value };
    const { status, body: refusal } = await app.call<{ data: { field: string } }>("/console/v1/device-beat", {
      token: owner,
      body,
    });
    expect([status, refusal.data.field], `${field} ${value}`).toEqual([400, field]);
  }
});
