import { isBellAudible } from "../../platform/bell.ts";

/** Part of the Battery Status API, which only Chromium supports. */
interface Battery {
  level: number;
  charging: boolean;
}

export interface DeviceAlertSignals {
  isAwake: boolean;
  isAudible: boolean;
  canNotify: boolean;
  battery: number | null;
  isCharging: boolean | null;
}

/**
 * Returns whether this device is awake, audible and able to show notifications, and its battery level. A hidden page
 * counts as awake on a computer, because its bell continues to sound. Phones and tablets suspend hidden pages.
 */
export async function readDeviceSignals(): Promise<DeviceAlertSignals> {
  const isAudible = isBellAudible();
  const isShown = document.visibilityState === "visible";
  const battery = await readBattery();
  return {
    isAwake: isShown || (isAudible && !matchMedia("(pointer: coarse)").matches),
    isAudible,
    canNotify: "Notification" in window && Notification.permission === "granted",
    battery: battery && Math.round(battery.level * 100),
    isCharging: battery && battery.charging,
  };
}

async function readBattery(): Promise<Battery | null> {
  const { getBattery } = navigator as Navigator & { getBattery?: () => Promise<Battery> };
  try {
    return (await getBattery?.call(navigator)) ?? null;
  } catch {
    // The browser's permissions policy blocks access to the battery, so its level is unknown.
    return null;
  }
}
