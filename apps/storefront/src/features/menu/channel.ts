import type { StoreShellKind } from "@dasturxon/contract/page-context";

/** Returns the channel of the menu that a page shows: TG in Telegram, else WEB [MN-12]. */
export function menuChannelFromShell(shell: StoreShellKind): "TG" | "WEB" {
  return shell === "telegram" ? "TG" : "WEB";
}
