import { createContext, use, useEffect } from "react";
import type { ReactNode } from "react";
import type { Shell } from "../shells/shell.ts";
import { webShell } from "../shells/web-shell.ts";

const Context = createContext<Shell>(webShell);

/** The surroundings of this page: screens know only the interface. */
export function useShell(): Shell {
  return use(Context);
}

/** Chooses the surroundings by the page's kind and says that the first screen is drawn. */
export function ShellProvider({ children }: { kind: Shell["kind"]; children: ReactNode }) {
  const shell = webShell;
  useEffect(() => {
    shell.ready();
    return shell.onTheme((theme) => {
      if (!theme) return;
      document.documentElement.dataset["theme"] = theme.isDark ? "dark" : "light";
      for (const [name, value] of Object.entries(theme.variables))
        document.documentElement.style.setProperty(name, value);
    });
  }, [shell]);
  return <Context value={shell}>{children}</Context>;
}
