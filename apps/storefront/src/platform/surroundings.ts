import type { Shell } from "../shells/shell.ts";

const SHELL_LOADERS = {
  telegram: () => import("../shells/telegram/telegram-shell.ts").then((it) => it.createTelegramShell()),
  click: () => import("../shells/click/click-shell.ts").then((it) => it.createClickShell()),
};

/**
 * Applies the theme and safe areas of the host application to the page, and notifies it that the first screen is
 * rendered.
 */
export async function applyShellToPage(
  kind: keyof typeof SHELL_LOADERS,
  setShell: (shell: Shell) => void,
): Promise<void> {
  const shell = await SHELL_LOADERS[kind]();
  if (!shell) {
    // The page of the messenger was opened in a browser. Redirects to the web page.
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
