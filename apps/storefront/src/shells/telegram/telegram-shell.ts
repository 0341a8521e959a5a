import { requestDeviceLocation } from "../web-shell.ts";
import type { Shell, ShellLocation } from "../shell.ts";
import { addTelegramEventListener, addTelegramEventListenerOnce, postEvent } from "./bridge.ts";
import { requestContact } from "./contact.ts";
import { addHomeScreenShortcut, isHomeScreenShortcutOffered, scanCode } from "./phone.ts";
import { readStoredLaunch } from "./launch.ts";
import { toTelegramTheme } from "./theme.ts";

/** Time that the customer has to share the location, in milliseconds. */
const CUSTOMER_ANSWER_TIMEOUT_MS = 60_000;

const TELEGRAM_HAPTIC_FEEDBACK = {
  tap: { type: "impact", impact_style: "light" },
  success: { type: "notification", notification_type: "success" },
  error: { type: "notification", notification_type: "error" },
} as const;

/** Returns the Telegram shell with the features of its version, or null if Telegram did not open the page. */
export function createTelegramShell(): Shell | null {
  const launch = readStoredLaunch();
  if (!launch) return null;
  const supportsVersion = (version: string) => isVersionAtLeast(launch.version, version);
  return {
    kind: "telegram",
    ready() {
      // Telegram Web listens to other events only after `iframe_ready`.
      postEvent("iframe_ready");
      postEvent("web_app_ready");
      postEvent("web_app_expand");
    },
    onTheme(repaint) {
      const brand = document.documentElement.style.getPropertyValue("--brand-l").trim();
      repaint(toTelegramTheme(launch.theme, brand));
      const stop = addTelegramEventListener("theme_changed", ({ theme_params: told }) =>
        repaint(toTelegramTheme((told ?? {}) as Record<string, unknown>, brand)),
      );
      postEvent("web_app_request_theme");
      return stop;
    },
    onSafeArea(change) {
      const areas = { safe: EMPTY_SAFE_AREA, content: EMPTY_SAFE_AREA };
      const createAreaListener = (name: keyof typeof areas) => (data: Record<string, unknown>) => {
        areas[name] = { ...EMPTY_SAFE_AREA, ...data };
        change({
          top: areas.safe.top + areas.content.top,
          bottom: areas.safe.bottom + areas.content.bottom,
        });
      };
      const stops = [
        addTelegramEventListener("safe_area_changed", createAreaListener("safe")),
        addTelegramEventListener("content_safe_area_changed", createAreaListener("content")),
      ];
      if (supportsVersion("8.0")) {
        postEvent("web_app_request_safe_area");
        postEvent("web_app_request_content_safe_area");
      }
      return () => stops.forEach((stop) => stop());
    },
    setBackButton(onBack) {
      backButtonListener = onBack;
      unsubscribeBackButton ??= addTelegramEventListener("back_button_pressed", () => backButtonListener?.());
      if (supportsVersion("6.1")) postEvent("web_app_setup_back_button", { is_visible: onBack !== null });
    },
    setMainButton(button) {
      mainButton = button;
      unsubscribeMainButton ??= addTelegramEventListener(
        "main_button_pressed",
        () => mainButton?.isEnabled && !mainButton.isBusy && mainButton.onPress(),
      );
      postEvent("web_app_setup_main_button", {
        is_visible: button !== null,
        ...(button && {
          text: button.text,
          is_active: button.isEnabled,
          is_progress_visible: button.isBusy,
          color: button.color,
          text_color: button.textColor,
        }),
      });
      return true;
    },
    onKeyboard: (change) =>
      addTelegramEventListener("viewport_changed", ({ height, is_state_stable: isStable }) => {
        if (isStable === true && typeof height === "number") change(Math.max(0, innerHeight - height));
      }),
    haptic(kind) {
      if (supportsVersion("6.1"))
        postEvent("web_app_trigger_haptic_feedback", TELEGRAM_HAPTIC_FEEDBACK[kind]);
    },
    requestContact: () => (supportsVersion("6.9") ? requestContact() : Promise.resolve(null)),
    location: () => (supportsVersion("8.0") ? requestMessengerLocation() : requestDeviceLocation()),
    setClosingConfirmation(isOn) {
      if (supportsVersion("6.2")) postEvent("web_app_setup_closing_behavior", { need_confirmation: isOn });
    },
    setVerticalSwipes(isOn) {
      if (supportsVersion("7.7")) postEvent("web_app_setup_swipe_behavior", { allow_vertical_swipe: isOn });
    },
    openLink(url) {
      const { hostname, pathname, search } = new URL(url, location.href);
      if (hostname === "t.me") postEvent("web_app_open_tg_link", { path_full: pathname + search });
      else postEvent("web_app_open_link", { url });
    },
    share({ title, url }) {
      const query = new URLSearchParams({ url, text: title });
      postEvent("web_app_open_tg_link", { path_full: `/share/url?${query.toString()}` });
    },
    pay(url) {
      // In a frame, the store itself must navigate to the payment page, because payment providers refuse to load inside
      // a frame.
      if (window.parent === window) return false;
      postEvent("web_app_open_link", { url });
      return true;
    },
    scanCode: supportsVersion("6.4") ? scanCode : undefined,
    isShortcutOffered: supportsVersion("8.0") ? isHomeScreenShortcutOffered : undefined,
    addShortcut: supportsVersion("8.0") ? addHomeScreenShortcut : undefined,
  };
}

const EMPTY_SAFE_AREA = { top: 0, bottom: 0 };

let backButtonListener: (() => void) | null = null;
let unsubscribeBackButton: (() => void) | null = null;
let mainButton: Parameters<Shell["setMainButton"]>[0] = null;
let unsubscribeMainButton: (() => void) | null = null;

/**
 * Requests the location from the messenger, which asks for permission itself. Falls back to the device if the
 * messenger cannot provide it.
 */
async function requestMessengerLocation(): Promise<ShellLocation> {
  const told = addTelegramEventListenerOnce("location_requested", {
    withinMs: CUSTOMER_ANSWER_TIMEOUT_MS,
  });
  postEvent("web_app_request_location");
  const { available, latitude, longitude } = (await told) ?? {};
  if (available === true && typeof latitude === "number" && typeof longitude === "number")
    return { latitude, longitude, refusal: null };
  return available === false ? { refusal: "denied" } : requestDeviceLocation();
}

function isVersionAtLeast(version: string, wanted: string): boolean {
  const [major = 0, minor = 0] = version.split(".").map(Number);
  const [wantedMajor = 0, wantedMinor = 0] = wanted.split(".").map(Number);
  return major > wantedMajor || (major === wantedMajor && minor >= wantedMinor);
}
