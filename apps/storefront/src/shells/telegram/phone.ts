import { hear, hearOnce, post } from "./bridge.ts";

/** How long somebody may think, or look for a code. */
const ASKED_MS = 120_000;
const ANSWERED_MS = 3000;

/** Reads a QR code by the messenger's camera; null where it was closed without one. */
export async function scanCode(): Promise<string | null> {
  const stops: (() => void)[] = [];
  const closed = new Promise<null>((resolve) => {
    stops.push(hear("scan_qr_popup_closed", () => resolve(null)));
  });
  const read = hearOnce("qr_text_received", { withinMs: ASKED_MS });
  post("web_app_open_scan_qr_popup", {});
  const told = await Promise.race([read, closed]);
  for (const stop of stops) stop();
  post("web_app_close_scan_qr_popup");
  return typeof told?.["data"] === "string" ? told["data"] : null;
}

/** Whether the messenger can put the store beside the phone's applications, and has not yet. */
export async function isShortcutOffered(): Promise<boolean> {
  const checked = hearOnce("home_screen_checked", { withinMs: ANSWERED_MS });
  post("web_app_check_home_screen");
  const status = (await checked)?.["status"];
  return status === "missed" || status === "unknown";
}

export async function addShortcut(): Promise<boolean> {
  const added = hearOnce("home_screen_added", { withinMs: ASKED_MS });
  post("web_app_add_to_home_screen");
  return (await added) !== null;
}
