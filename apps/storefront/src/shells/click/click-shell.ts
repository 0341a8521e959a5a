import type { Shell } from "../shell.ts";
import { webShell } from "../web-shell.ts";
import { cookieOf } from "./cookie.ts";

/** As shops have it; unconfirmed by Click. */
const THEME = "click-theme";

/** The Click application around the store: it has no bridge that is published, so all but its colours is the browser's. */
export function openClick(): Shell {
  return {
    ...webShell,
    kind: "click",
    onTheme(repaint) {
      const theme = cookieOf(THEME);
      const isTold = theme === "dark" || theme === "light";
      repaint(isTold ? { isDark: theme === "dark", variables: {} } : null);
      return () => {};
    },
    // Its window keeps its height under a keyboard.
    onKeyboard(change) {
      const { visualViewport: view } = window;
      const look = () => view && change(Math.max(0, innerHeight - view.height - view.offsetTop));
      view?.addEventListener("resize", look);
      return () => view?.removeEventListener("resize", look);
    },
  };
}
