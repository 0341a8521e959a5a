import { keptStore } from "./kept-store.ts";

/** What the guest chose in place of the device's own setting; null follows the device. */
export type Theme = "light" | "dark" | null;

/** Kept on the device; the start script paints it before the application is awake (`start/start-script.ts`). */
export const themeStore = keptStore<Theme>({
  name: "theme",
  empty: null,
  parse: (kept) => (kept === "light" || kept === "dark" ? kept : null),
});

/** Keeps the choice and paints the page by it. */
export function chooseTheme(theme: Theme): void {
  themeStore.set(theme);
  if (theme) document.documentElement.dataset["theme"] = theme;
  else delete document.documentElement.dataset["theme"];
}
