import { createStoredStore } from "./stored-store.ts";

/** Theme chosen by the guest. Null follows the device. */
export type Theme = "light" | "dark" | null;

/** Chosen theme, stored on the device. `start/first-paint.ts` applies it before hydration. */
export const themeStore = createStoredStore<Theme>({
  name: "theme",
  empty: null,
  parse: (kept) => (kept === "light" || kept === "dark" ? kept : null),
});

/** Page background of the light theme, equal to `--surface` in tokens.css. */
const LIGHT_PAGE_BACKGROUND = "#ffffff";
const DARK_PAGE_BACKGROUND = "#161412";

/** Stores the choice and applies it to the page. */
export function chooseTheme(theme: Theme): void {
  themeStore.set(theme);
  applyTheme(theme);
}

/** Applies the theme chosen in another tab of the brand. Returns a function that stops it. */
export function syncThemeWithOtherTabs(): () => void {
  return themeStore.subscribe(() => applyTheme(themeStore.get()));
}

function applyTheme(theme: Theme): void {
  if (theme) document.documentElement.dataset["theme"] = theme;
  else delete document.documentElement.dataset["theme"];
  updateThemeColor();
}

/** Sets the colour of the browser's bars to the surface of the page, regardless of the device's setting. */
export function updateThemeColor(): void {
  const { theme } = document.documentElement.dataset;
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const isDark = theme ? theme === "dark" : meta.media.includes("dark");
    meta.content = isDark ? DARK_PAGE_BACKGROUND : LIGHT_PAGE_BACKGROUND;
  }
}
