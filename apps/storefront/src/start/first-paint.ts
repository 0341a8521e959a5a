/**
 * What the device knows and the kept page does not, before anything is painted: the second inline script of every page,
 * in its head. At the page's end, as `start-script.ts`, it would come after the first paint of a long menu.
 */
import { AGAIN_KEPT } from "../shop/session/past-orders-room.ts";

// A forbidden storage or another shape says nothing: the device's own setting holds.
try {
  const { dataset } = document.documentElement;
  const kept = (name: string) => localStorage.getItem(`dx:${dataset["merchant"]}:${name}`);
  // Room for what is drawn later, so that nothing moves then.
  if (kept(AGAIN_KEPT)) dataset["again"] = "";
  // The page itself shows everybody's basket: none.
  if (kept("basket")?.includes('"lines":[{')) dataset["basket"] = "";
  const { d: theme } = JSON.parse(kept("theme") ?? "{}") as { d?: string };
  if (theme && !dataset["theme"]) dataset["theme"] = theme;
} catch {
  // Nothing is kept here.
}
