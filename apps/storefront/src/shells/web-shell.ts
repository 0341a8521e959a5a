import type { Shell, ShellLocation } from "./shell.ts";

const LOCATION_TIMEOUT_MS = 10_000;

/** Shell of a plain browser: its own back button, no main button, the store's own theme. */
export const webShell: Shell = {
  kind: "web",
  ready() {},
  onTheme(repaint) {
    repaint(null);
    return () => {};
  },
  onSafeArea: () => () => {},
  setBackButton() {},
  setMainButton: () => false,
  haptic(kind) {
    if (kind === "error" && "vibrate" in navigator) navigator.vibrate?.(30);
  },
  requestContact: () => Promise.resolve(null),
  location: () => requestDeviceLocation(),
  setClosingConfirmation() {},
  setVerticalSwipes() {},
  openLink(url) {
    window.open(url, "_blank", "noopener");
  },
};

/** Returns the device's location in degrees, or the reason why it is unavailable [AD-12]. */
export function requestDeviceLocation(): Promise<ShellLocation> {
  if (!("geolocation" in navigator)) return Promise.resolve({ refusal: "unsupported" });
  return new Promise((resolve) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve({ latitude: coords.latitude, longitude: coords.longitude, refusal: null }),
      (error) => resolve({ refusal: error.code === error.PERMISSION_DENIED ? "denied" : "failed" }),
      { enableHighAccuracy: true, timeout: LOCATION_TIMEOUT_MS, maximumAge: 60_000 },
    );
  });
}
