import type { ShellKind } from "@dasturxon/contract/page-context";

/** Whose menu a page shows: the messenger has its own [MN-12]. */
export function channelOf(shell: ShellKind): "TG" | "WEB" {
  return shell === "telegram" ? "TG" : "WEB";
}
