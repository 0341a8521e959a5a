/**
 * Applies device settings that the cached page lacks, before the first paint. The build inlines it as the second
 * script in the head of every page. At the end of the page, like `start-script.ts`, it would run after the first paint
 * of a long menu.
 */
import { AGAIN_KEPT } from "../shop/session/past-orders-room.ts";

const { dataset } = document.documentElement;
if (!navigator.onLine) dataset["offline"] = "";
// If storage is disabled or the data is invalid, the device's own settings apply.
try {
  const kept = (name: string) => localStorage.getItem(`dx:${dataset["merchant"]}:${name}`);
  // Reserves space for content that renders later, to avoid a layout shift.
  if (kept(AGAIN_KEPT)) dataset["again"] = "";
  // The cached page is the same for all guests, so it shows an empty basket.
  if (kept("basket")?.includes('"lines":[{')) dataset["basket"] = "";
  const { d: theme } = JSON.parse(kept("theme") ?? "{}") as { d?: string };
  if (theme && !dataset["theme"]) dataset["theme"] = theme;
} catch {
  // Storage is disabled or the data is invalid.
}
