import { createStore } from "../../platform/store.ts";
import type { OrderSettings, WebSettings } from "../../platform/shapes.ts";

interface FreshSettings {
  merchant: WebSettings;
  orderSettings: OrderSettings;
}

/** Settings that the staff changed since the page was loaded. Null if the settings loaded with the page still apply. */
export const freshSettingsStore = createStore<FreshSettings | null>(null);
