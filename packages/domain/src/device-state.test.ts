import { expect, test } from "vitest";
import {
  type DeviceHeartbeat,
  findDeviceState,
  isBatteryLow,
  OFFLINE_AFTER_SECONDS,
} from "./device-state.ts";

const beatAt = new Date("2026-03-02T07:00:00Z");
const createTimeAfterBeat = (seconds: number) => new Date(beatAt.getTime() + seconds * 1000);
const createHeartbeat = (more: Partial<DeviceHeartbeat> = {}): DeviceHeartbeat => ({
  beatAt,
  asleepSince: null,
  muteSince: null,
  closedAt: null,
  ...more,
});

test("[OR-14] a device is offline when its heartbeat stops, since the last one", () => {
  expect(findDeviceState(createHeartbeat(), createTimeAfterBeat(OFFLINE_AFTER_SECONDS))).toEqual({
    state: "awake",
    since: null,
  });
  expect(findDeviceState(createHeartbeat(), createTimeAfterBeat(OFFLINE_AFTER_SECONDS + 1))).toEqual({
    state: "offline",
    since: beatAt,
  });
  expect(findDeviceState(null, beatAt)).toEqual({ state: "offline", since: null });
});

test("[OR-14] closed takes precedence over asleep, and asleep over mute", () => {
  const [asleepSince, muteSince, closedAt] = [
    createTimeAfterBeat(-30),
    createTimeAfterBeat(-60),
    createTimeAfterBeat(-10),
  ];
  const at = createTimeAfterBeat(5);
  expect(findDeviceState(createHeartbeat({ muteSince }), at)).toEqual({ state: "mute", since: muteSince });
  expect(findDeviceState(createHeartbeat({ muteSince, asleepSince }), at)).toEqual({
    state: "asleep",
    since: asleepSince,
  });
  expect(findDeviceState(createHeartbeat({ muteSince, asleepSince, closedAt }), at)).toEqual({
    state: "offline",
    since: closedAt,
  });
});

test("[OR-14] a battery is low at 20 percent or less, unless charging or unknown", () => {
  expect([20, 21].map((level) => isBatteryLow(level, false))).toEqual([true, false]);
  expect([isBatteryLow(5, true), isBatteryLow(5, null), isBatteryLow(null, false)]).toEqual([
    false,
    false,
    false,
  ]);
});
