import { keptStore } from "./kept-store.ts";

/** What the guest chose in place of the device's own setting; null follows the device. */
export type Theme = "light" | "dark" | null;

/** Kept on the device; `start/first-paint.ts` paints it before the application is awake. */
export const themeStore = keptStore<Theme>({
  name: "theme",
  empty: null,
  parse: (kept) => (kept === "light" || kept === "dark" ? kept : null),
});

/** `--surface` of tokens.css. */
const LIGHT_SURFACE = "#ffffff";
const DARK_SURFACE = "#161412";

/** Keeps the choice and paints the page by it. */
export function chooseTheme(theme: Theme): void {
  themeStore.set(theme);
  paintTheme(theme);
}

/** Paints what is chosen in another tab of the brand. Returns the stop. */
export function followTheme(): () => void {
  return themeStore.subscribe(() => paintTheme(themeStore.get()));
}

function paintTheme(theme: Theme): void {
  if (theme) document.documentElement.dataset["theme"] = theme;
  else delete document.documentElement.dataset["theme"];
  paintSurroundings();
}

/** The browser's own bars take the surface that the page has now, whatever the device asks for. */
export function paintSurroundings(): void {
  const { theme } = document.documentElement.dataset;
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const isDark = theme ? theme === "dark" : meta.media.includes("dark");
    meta.content = isDark ? DARK_SURFACE : LIGHT_SURFACE;
  }
}
