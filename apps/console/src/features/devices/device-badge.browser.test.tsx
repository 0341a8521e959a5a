import type { DeviceOverview } from "@dasturxon/contract";
import { expect, onTestFinished, test, vi } from "vitest";
import { expectAccessible } from "../../testing/expect-accessible.ts";
import { createTestId } from "../../testing/fake-rows.ts";
import { createFakeRefusal } from "../../testing/fake-api.ts";
import { DESKTOP_VIEWPORT_SIZE, renderPage } from "../../testing/render-page.tsx";
import { DeviceStateBadge } from "./device-badge.tsx";

const HEARTBEAT_ROUTE = "POST /console/v1/device-beat";
const ownDevice: DeviceOverview = {
  id: createTestId(30),
  name: "Dilnoza",
  isPaired: false,
  isOwn: true,
  branchId: null,
  role: "owner",
  hearsOrders: true,
  state: "awake",
  since: null,
  canNotify: true,
  battery: null,
  isCharging: null,
};
const tabletDevice: DeviceOverview = {
  ...ownDevice,
  id: createTestId(31),
  name: "Kassa",
  isPaired: true,
  isOwn: false,
  branchId: createTestId(1),
  role: "operator",
};

const renderDevices = (devices: DeviceOverview[], more: Parameters<typeof renderPage>[1] = {}) =>
  renderPage(<DeviceStateBadge />, {
    size: DESKTOP_VIEWPORT_SIZE,
    language: "en",
    api: { [HEARTBEAT_ROUTE]: { devices } },
    ...more,
  });

test("[OR-14] shows since when a device is asleep; a click lists all devices", async () => {
  const at = new Date();
  at.setUTCHours(at.getUTCHours() - 1);
  const { page, t } = await renderDevices([
    ownDevice,
    {
      ...tabletDevice,
      state: "asleep",
      since: at.toISOString(),
      canNotify: false,
      battery: 12,
      isCharging: false,
    },
  ]);
  const badge = page.getByRole("button", { name: /^Kassa: asleep since/ });
  await badge.click();
  const list = page.getByRole("dialog").getByRole("listitem");
  await expect.element(list).toHaveLength(2);
  const row = list.nth(1);
  await expect.element(row).toMatchTextContent(t("heartbeat.battery-low", { battery: 12 }));
  await expect.element(row).toMatchTextContent(t("heartbeat.no-notifications"));
  await expect.element(row).toMatchTextContent("Chilonzor");
  await expect.element(list.first()).toMatchTextContent(t("heartbeat.own"));
  await expectAccessible();
});

test("[OR-14] counts muted, offline and low-battery devices, but not the own browser, a courier's device or unused devices", async () => {
  const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
  const { page, t } = await renderDevices([
    { ...ownDevice, state: "mute", since: hoursAgo(1) },
    { ...tabletDevice, id: createTestId(32), state: "mute", since: hoursAgo(1) },
    { ...tabletDevice, id: createTestId(33), state: "offline", since: hoursAgo(23) },
    { ...tabletDevice, id: createTestId(34), battery: 20, isCharging: false },
    { ...tabletDevice, id: createTestId(35), battery: 20, isCharging: true },
    { ...tabletDevice, id: createTestId(36), state: "offline", since: hoursAgo(25) },
    { ...tabletDevice, id: createTestId(37), state: "offline", role: null },
    {
      ...tabletDevice,
      id: createTestId(38),
      isPaired: false,
      role: "courier",
      hearsOrders: false,
      state: "asleep",
      since: hoursAgo(1),
    },
    {
      ...tabletDevice,
      id: createTestId(39),
      isPaired: false,
      role: "owner",
      state: "asleep",
      since: hoursAgo(1),
    },
  ]);
  await expect
    .element(page.getByRole("button", { name: t("heartbeat.troubled", { count: 3 }) }))
    .toBeVisible();
});

test("[OR-14] shows nothing while every device is awake, and nothing to couriers", async () => {
  const { page, api } = await renderDevices([ownDevice, tabletDevice]);
  await expect.poll(() => api.sentTo(HEARTBEAT_ROUTE)).toHaveLength(1);
  await expect.element(page.getByRole("button")).toHaveLength(0);
});

test("[OR-14] a courier's console sends reports but shows no other devices", async () => {
  const since = new Date().toISOString();
  const { page, api } = await renderDevices([{ ...tabletDevice, state: "asleep", since }], {
    role: "courier",
  });
  await expect.poll(() => api.sentTo(HEARTBEAT_ROUTE)).toHaveLength(1);
  await expect.element(page.getByRole("button")).toHaveLength(0);
});

test("[OR-14] does not retry a refused report before the next one is due", async () => {
  const { api } = await renderDevices([], { api: { [HEARTBEAT_ROUTE]: createFakeRefusal("busy") } });
  await expect.poll(() => api.sentTo(HEARTBEAT_ROUTE)).toHaveLength(1);
  await new Promise((resolve) => setTimeout(resolve, 2_500));
  expect(api.sentTo(HEARTBEAT_ROUTE)).toHaveLength(1);
});

/** Sets the visibility, sound and input type of the page until the end of the test. */
function mockPageState(isShown: boolean, { hasSound, isTouch }: { hasSound: boolean; isTouch: boolean }) {
  vi.spyOn(document, "visibilityState", "get").mockReturnValue(isShown ? "visible" : "hidden");
  vi.spyOn(navigator.userActivation, "hasBeenActive", "get").mockReturnValue(hasSound);
  // If an earlier test created an AudioContext, its state decides about the sound, instead of user activation.
  vi.spyOn(BaseAudioContext.prototype, "state", "get").mockReturnValue(hasSound ? "running" : "suspended");
  const real = globalThis.matchMedia;
  vi.spyOn(globalThis, "matchMedia").mockImplementation((query) =>
    query.includes("coarse") ? ({ matches: isTouch } as MediaQueryList) : real.call(globalThis, query),
  );
  onTestFinished(() => void vi.restoreAllMocks());
  document.dispatchEvent(new Event("visibilitychange"));
}

test("[OR-14] a hidden page counts as awake on a computer with sound, and as asleep on a tablet or without sound", async () => {
  const { api } = await renderDevices([ownDevice]);
  await expect.poll(() => api.sentTo(HEARTBEAT_ROUTE)).toHaveLength(1);
  const expectReportedBeat = () => expect.poll(() => api.sentTo(HEARTBEAT_ROUTE).at(-1));
  mockPageState(false, { hasSound: true, isTouch: false });
  await expect.poll(() => api.sentTo(HEARTBEAT_ROUTE)).toHaveLength(2);
  await expectReportedBeat().toMatchObject({ isAwake: true, isAudible: true });
  vi.restoreAllMocks();
  mockPageState(false, { hasSound: true, isTouch: true });
  await expectReportedBeat().toMatchObject({ isAwake: false, isAudible: true });
  vi.restoreAllMocks();
  mockPageState(false, { hasSound: false, isTouch: false });
  await expectReportedBeat().toMatchObject({ isAwake: false, isAudible: false });
});

test("[OR-14] reports that the page closes, and does not report it as open again when it becomes hidden", async () => {
  const { api } = await renderDevices([ownDevice]);
  await expect.poll(() => api.sentTo(HEARTBEAT_ROUTE)).toHaveLength(1);
  const [first] = api.sentTo(HEARTBEAT_ROUTE);
  globalThis.dispatchEvent(new PageTransitionEvent("pagehide"));
  mockPageState(false, { hasSound: false, isTouch: false });
  await expect
    .poll(() => api.sentTo(HEARTBEAT_ROUTE).at(-1))
    .toMatchObject({ isClosing: true, pageId: first?.pageId });
  globalThis.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
  await expect.poll(() => api.sentTo(HEARTBEAT_ROUTE).at(-1)?.isClosing ?? false).toBe(false);
});
