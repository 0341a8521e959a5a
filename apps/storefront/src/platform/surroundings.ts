import type { Shell } from "../shells/shell.ts";

const OPENERS = {
  telegram: () => import("../shells/telegram/telegram-shell.ts").then((it) => it.openTelegram()),
  click: () => import("../shells/click/click-shell.ts").then((it) => it.openClick()),
};

/** Paints the page in the colours of what is around it and within its bars, and tells it that the first screen is drawn. */
export async function surround(kind: keyof typeof OPENERS, setShell: (shell: Shell) => void): Promise<void> {
  const shell = await OPENERS[kind]();
  if (!shell) {
    // A browser that followed the messenger's link: it is given the web's page.
    const url = new URL(location.href);
    url.searchParams.set("shell", "web");
    return location.replace(url);
  }
  const { style, dataset } = document.documentElement;
  setShell(shell);
  shell.onTheme((theme) => {
    if (!theme) return;
    dataset["theme"] = theme.isDark ? "dark" : "light";
    for (const [name, value] of Object.entries(theme.variables)) style.setProperty(name, value);
  });
  shell.onSafeArea(({ top, bottom }) => {
    style.setProperty("--safe-top", `${top}px`);
    style.setProperty("--safe-bottom", `${bottom}px`);
  });
  shell.onKeyboard?.((covered) => style.setProperty("--keyboard", `${covered}px`));
  shell.ready();
}
