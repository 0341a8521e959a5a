import { createContext, use, useEffect, useState } from "react";
import type { ReactNode } from "react";
import type { Shell } from "../shells/shell.ts";
import { webShell } from "../shells/web-shell.ts";

const ShellContext = createContext<Shell>(webShell);
const ShellKindContext = createContext<Shell["kind"]>("web");

/** Returns the shell of this page: web, Telegram or Click. Screens depend only on its interface. */
export function useShell(): Shell {
  return use(ShellContext);
}

/**
 * Returns the environment of the page (web, Telegram, Click). The server already renders with it, before the shell
 * itself is lazy-loaded.
 */
export function useShellKind(): Shell["kind"] {
  return use(ShellKindContext);
}

/** Provides the shell of the page. It is the web shell until another one is lazy-loaded. */
export function ShellProvider({ kind, children }: { kind: Shell["kind"]; children: ReactNode }) {
  const [shell, setShell] = useState(webShell);
  useEffect(() => {
    if (kind !== "web") void import("./surroundings.ts").then((it) => it.applyShellToPage(kind, setShell));
  }, [kind]);
  return (
    <ShellKindContext value={kind}>
      <ShellContext value={shell}>{children}</ShellContext>
    </ShellKindContext>
  );
}
