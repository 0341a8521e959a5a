import { createStore } from "../../platform/store.ts";
import type { OrderSettings, WebSettings } from "../../platform/shapes.ts";

interface FreshSettings {
  merchant: WebSettings;
  orderSettings: OrderSettings;
}

/** What the staff changed since the page was made stands here; null: what it came with holds. */
export const freshSettingsStore = createStore<FreshSettings | null>(null);
