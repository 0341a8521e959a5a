import type { Shell } from "../shell.ts";
import { webShell } from "../web-shell.ts";
import { readCookie } from "./cookie.ts";

/** Name of the cookie with the theme of the Click application, as shops use it. Click has not confirmed it. */
const THEME_COOKIE_NAME = "click-theme";

/**
 * Returns the shell of the Click application. Click publishes no bridge, so everything except the theme and the
 * keyboard uses the browser.
 */
export function createClickShell(): Shell {
  return {
    ...webShell,
    kind: "click",
    onTheme(repaint) {
      const theme = readCookie(THEME_COOKIE_NAME);
      const isTold = theme === "dark" || theme === "light";
      repaint(isTold ? { isDark: theme === "dark", variables: {} } : null);
      return () => {};
    },
    // Measures the keyboard by the visual viewport, because Click's web view does not resize when the keyboard opens.
    onKeyboard(change) {
      const { visualViewport: view } = window;
      const measureKeyboard = () => view && change(Math.max(0, innerHeight - view.height - view.offsetTop));
      view?.addEventListener("resize", measureKeyboard);
      return () => view?.removeEventListener("resize", measureKeyboard);
    },
  };
}
