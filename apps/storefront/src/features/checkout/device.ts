import type { OrderBody } from "@dasturxon/contract";
import type { Shell } from "../../shells/shell.ts";

/**
 * Returns the device type for an order: the application that embeds the store, if there is one, else phone or desktop
 * by the width of the screen.
 */
export function orderDeviceFromShell(kind: Shell["kind"]): OrderBody["orderDevice"] {
  if (kind === "telegram") return "TELEGRAM_BOT";
  if (kind === "click") return "CLICK_MINI_APP";
  return window.matchMedia("(min-width: 1024px)").matches ? "CLIENT_WEB_DESKTOP" : "CLIENT_WEB_MOBILE";
}
