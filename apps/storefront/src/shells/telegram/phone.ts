import { addTelegramEventListener, addTelegramEventListenerOnce, postEvent } from "./bridge.ts";

/** Time that the customer has to answer or to find a code, in milliseconds. */
const CUSTOMER_ANSWER_TIMEOUT_MS = 120_000;
const MESSENGER_ANSWER_TIMEOUT_MS = 3000;

/** Scans a QR code with the messenger's scanner. Returns null if the customer closes the scanner. */
export async function scanCode(): Promise<string | null> {
  const stops: (() => void)[] = [];
  const closed = new Promise<null>((resolve) => {
    stops.push(addTelegramEventListener("scan_qr_popup_closed", () => resolve(null)));
  });
  const read = addTelegramEventListenerOnce("qr_text_received", { withinMs: CUSTOMER_ANSWER_TIMEOUT_MS });
  postEvent("web_app_open_scan_qr_popup", {});
  const told = await Promise.race([read, closed]);
  for (const stop of stops) stop();
  postEvent("web_app_close_scan_qr_popup");
  return typeof told?.["data"] === "string" ? told["data"] : null;
}

/** Returns whether the messenger can add the store to the home screen and has not done so. */
export async function isHomeScreenShortcutOffered(): Promise<boolean> {
  const checked = addTelegramEventListenerOnce("home_screen_checked", {
    withinMs: MESSENGER_ANSWER_TIMEOUT_MS,
  });
  postEvent("web_app_check_home_screen");
  const status = (await checked)?.["status"];
  return status === "missed" || status === "unknown";
}

export async function addHomeScreenShortcut(): Promise<boolean> {
  const added = addTelegramEventListenerOnce("home_screen_added", { withinMs: CUSTOMER_ANSWER_TIMEOUT_MS });
  postEvent("web_app_add_to_home_screen");
  return (await added) !== null;
}
