/**
 * Applies device settings that the cached page lacks, before the first paint, and listens for early taps. The build
 * inlines it as the second script in the head of every page. At the end of the page, like `start-script.ts`, it would
 * run after the first paint of a long menu.
 */
import { MAX_PAID_TABLE_VISIT_MS } from "@dasturxon/domain/table-visit";
import type { Fulfillment } from "../shop/location/fulfillment.ts";
import type { ScannedTable } from "../shop/location/table.ts";
import { HAS_PAST_ORDERS_KEY } from "../shop/session/past-orders-room.ts";
import { storeEarlyTaps } from "./early-taps.ts";
import { watchPageLeaving } from "./leaving.ts";

// Taps are stored before the body is parsed, because a slow network shows the first products long before the page's end
// arrives.
storeEarlyTaps();
watchPageLeaving();

const { dataset, style } = document.documentElement;
if (!navigator.onLine) dataset["offline"] = "";
// If storage is disabled or the data is invalid, the device's own settings apply.
try {
  const readStoredText = (name: string) => localStorage.getItem(`dx:${dataset["merchant"]}:${name}`);
  // Reserves space for content that renders later, to avoid a layout shift.
  if (readStoredText(HAS_PAST_ORDERS_KEY)) dataset["again"] = "";
  // The page's HTML is cached for all guests and shows an empty basket, so this script marks a page whose guest has
  // lines in the basket.
  if (readStoredText("basket")?.includes('"lines":[{')) dataset["basket"] = "";
  const { d: theme } = JSON.parse(readStoredText("theme") ?? "{}") as { d?: string };
  if (theme && !dataset["theme"]) dataset["theme"] = theme;
  // The condition is the same as in `useOrderTable`. The table's name is shown as the text of a pseudo-element, because
  // the element of the table's card is not parsed yet.
  const { d: table } = JSON.parse(readStoredText("table") ?? "{}") as { d?: ScannedTable };
  const { d: place } = JSON.parse(readStoredText("place") ?? "{}") as { d?: Fulfillment };
  const isThere = place?.serviceType === "DINE_IN" && place.branchId === table?.branchId;
  if (table && isThere && Date.now() - table.scannedAt < MAX_PAID_TABLE_VISIT_MS) {
    const { drawn } = table;
    dataset["table"] = "";
    if (drawn) style.setProperty("--table-height", `${drawn.height}px`);
    if (drawn && drawn.language === dataset["language"])
      style.setProperty("--table-name", JSON.stringify(drawn.name));
  }
} catch {
  // Storage is disabled or the data is invalid.
}
