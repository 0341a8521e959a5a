import type { StoreOptions } from "./render-store.tsx";

type BrandSettingsChange = NonNullable<StoreOptions["brand"]>;

/** A brand setting, and the element that the store renders only if the setting is on. */
export interface RenderedSetting {
  name: string;
  says: string;
  on: BrandSettingsChange;
  off: BrandSettingsChange;
}

const createFeatureSetting = (name: string, says: string): RenderedSetting => ({
  name,
  says,
  on: { features: { [name]: true } },
  off: { features: { [name]: false } },
});

/**
 * Settings that are visible only in the hydrated page, because they depend on the customer or the device. Tested by
 * `routes/settings.browser.test.tsx`. Settings that are visible in the served HTML are in
 * `apps/server/src/store-pages/settings-table.ts`.
 */
export const RENDERED_SETTINGS: RenderedSetting[] = [
  createFeatureSetting("notifications", "has a bell"),
  createFeatureSetting("balance", "shows the cashback that was saved"),
  createFeatureSetting("cashback", "lets cashback be spent"),
  createFeatureSetting("card", "keeps cards to pay by"),
  createFeatureSetting("cartPage", "leads to the page of the basket, without it to a drawer over the menu"),
  createFeatureSetting("promo", "takes promo codes"),
  createFeatureSetting("receiverActive", "lets another person receive"),
  createFeatureSetting("groupOrder", "offers to order together"),
  {
    name: "isVisibleAtProfileTop",
    says: "puts the balance at the profile's top",
    on: { views: { isVisibleAtProfileTop: true } },
    off: { views: { isVisibleAtProfileTop: false } },
  },
];
