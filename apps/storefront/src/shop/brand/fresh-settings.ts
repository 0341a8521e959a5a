import { createStore } from "../../platform/store.ts";
import type { OrderSettings, WebSettings } from "../../platform/shapes.ts";

interface ChangedBrandSettings {
  merchant: WebSettings;
  orderSettings: OrderSettings;
}

/** Settings that the staff changed since the page was loaded. Null if the settings loaded with the page still apply. */
export const changedBrandSettingsStore = createStore<ChangedBrandSettings | null>(null);
