import type { StorePage } from "../testing/store-pages.ts";
import type { TextLookup } from "../testing/product-texts.ts";

/** Changed settings of a brand, by column. A column with several parts contains only the changed parts. */
export type SettingsChange = Record<string, unknown>;

/** A setting, and the check that the served page shows it. */
export interface SettingRow {
  name: string;
  says: string;
  on: SettingsChange;
  off: SettingsChange;
  /** Demo brand for the check. Default: `osh`. */
  of?: "osh" | "pizza";
  /** Path of the page on which the test checks the setting. Default: the menu. `{product}` and `{choices}` are product ids. */
  path?: string;
  /** Path of the page that exists only with the setting on, if it is not the page of `path`. */
  page?: string;
  /** Checks the served HTML. Undefined for settings shown only by the client script: only their status is checked. */
  isSeen?(page: StorePage, t: TextLookup): boolean;
}

type SettingPredicate = NonNullable<SettingRow["isSeen"]>;
const hasElement =
  (selector: string): SettingPredicate =>
  (page) =>
    page.root.querySelector(selector) !== null;
const hasNamedElement =
  (selector: string, id: string): SettingPredicate =>
  (page, t) =>
    page.named(selector, t(id)) !== null;
const hasLink = (href: string) => hasElement(`a[href="${href}"]`);

type SettingSwitch = Pick<SettingRow, "name" | "on" | "off">;
const createFeatureSwitch = (name: string): SettingSwitch => ({
  name,
  on: { features: { [name]: true } },
  off: { features: { [name]: false } },
});
const createViewSwitch = (name: string, on: unknown, off: unknown): SettingSwitch => ({
  name,
  on: { views: { [name]: on } },
  off: { views: { [name]: off } },
});
const createContactRow = (name: string, url: string, path = "/contacts"): SettingRow => ({
  name,
  says: "stands among the contacts",
  on: { features: { chat: false }, links: { [name]: { url, active: true } } },
  off: { features: { chat: false }, links: { [name]: { url, active: false } } },
  path,
  isSeen: hasLink(url),
});

/**
 * Settings that are visible in the served HTML. Settings that need a session or a basket are checked in a component
 * test: `apps/storefront/src/testing/drawn-settings.ts`.
 */
export const SETTING_ROWS: SettingRow[] = [
  {
    ...createFeatureSwitch("delivery"),
    says: "offers delivery and its map",
    page: "/address/delivery",
    isSeen: hasNamedElement("[role=radio]", "service.DELIVERY"),
  },
  {
    ...createFeatureSwitch("pickup"),
    says: "offers pickup and its branches",
    page: "/address/pickup",
    isSeen: hasNamedElement("[role=radio]", "service.PICK_UP"),
  },
  {
    ...createFeatureSwitch("dineIn"),
    says: "offers to eat there",
    isSeen: hasNamedElement("[role=radio]", "service.DINE_IN"),
  },
  {
    ...createFeatureSwitch("branches"),
    says: "leads to the branches",
    page: "/branches",
    isSeen: hasLink("/branches"),
  },
  {
    ...createFeatureSwitch("stories"),
    says: "shows stories",
    isSeen: hasNamedElement("ul", "stories.label"),
  },
  {
    ...createFeatureSwitch("storiesActive"),
    says: "runs the stories",
    isSeen: hasNamedElement("ul", "stories.label"),
  },
  {
    ...createFeatureSwitch("vacancies"),
    says: "leads to the vacancies",
    page: "/vacancy",
    isSeen: hasLink("/vacancy"),
  },
  {
    ...createFeatureSwitch("privacy"),
    says: "leads to the privacy policy",
    page: "/privacy",
    isSeen: hasLink("/privacy"),
  },
  {
    ...createFeatureSwitch("termsOfUse"),
    says: "leads to the terms",
    page: "/offerta",
    isSeen: hasLink("/offerta"),
  },
  {
    ...createFeatureSwitch("aboutMerchant"),
    says: "leads to the brand's page",
    page: "/about",
    isSeen: hasLink("/about"),
  },
  {
    ...createFeatureSwitch("cartInMain"),
    says: "puts the basket beside the menu",
    isSeen: hasNamedElement("aside", "basket.title"),
  },
  {
    ...createFeatureSwitch("booking"),
    says: "takes reservations",
    page: "/booking",
    isSeen: hasLink("/booking"),
  },
  {
    ...createFeatureSwitch("chat"),
    says: "offers to write",
    path: "/contacts",
    isSeen: hasNamedElement("a", "contacts.chat"),
  },
  {
    ...createFeatureSwitch("favourite"),
    says: "gives dishes hearts and a list",
    page: "/profile/favorites",
    isSeen: hasElement(".card-heart"),
  },
  {
    ...createFeatureSwitch("productComment"),
    says: "shows what guests think of a dish",
    path: "/product/{product}",
    isSeen: (page, t) => page.text("main")?.includes(t("reviews.empty")) === true,
  },
  {
    ...createFeatureSwitch("bannersActive"),
    says: "shows banners",
    isSeen: hasNamedElement("section", "banners.label"),
  },
  {
    ...createFeatureSwitch("buyNow"),
    says: "sells a dish past the basket",
    path: "/product/{product}",
    isSeen: hasNamedElement("button", "product.buyNow"),
  },
  { ...createFeatureSwitch("notifications"), says: "has a page of what was told", page: "/notifications" },
  { ...createFeatureSwitch("balance"), says: "has a page of the cashback", page: "/profile/cashback" },
  { ...createFeatureSwitch("card"), says: "has a page of cards", page: "/profile/cards" },
  { ...createFeatureSwitch("cartPage"), says: "has a page of the basket", page: "/basket" },
  { ...createFeatureSwitch("promo"), says: "has a page of promo codes", page: "/profile/promos" },
  { ...createFeatureSwitch("groupOrder"), says: "has a page of a group", page: "/group" },
  {
    ...createViewSwitch("groupView", "GROUP", "WITHOUT_GROUP"),
    says: "names the groups",
    path: "/category",
    isSeen: hasElement("main h2"),
  },
  {
    ...createViewSwitch("categoryView", "ONE_CATEGORY", "ALL"),
    says: "shows one category at a time",
    isSeen: hasElement('[data-shows="ONE_CATEGORY"]'),
  },
  {
    ...createViewSwitch("basketPosition", "NAVIGATION_BAR", "FLOATING_OVER_PRODUCT"),
    says: "keeps the basket in the bar at the bottom",
    isSeen: hasElement('[data-bottom-nav] a[href="/basket"]'),
  },
  {
    ...createViewSwitch("modificationViewType", "FULL_IMAGE", "NAME_ONLY"),
    says: "shows choices by whole pictures",
    of: "pizza",
    path: "/product/{choices}",
    isSeen: hasElement("fieldset img"),
  },
  {
    ...createViewSwitch("isNavigationViewEnabled", true, false),
    says: "keeps the bar on every main screen",
    path: "/profile",
    isSeen: hasElement("[data-bottom-nav] a"),
  },
  {
    name: "multiTabNavigationEnabled",
    on: { views: { isNavigationViewEnabled: true, multiTabNavigationEnabled: true } },
    off: { views: { isNavigationViewEnabled: true, multiTabNavigationEnabled: false } },
    says: "gives the bar favourites and the profile",
    isSeen: hasElement('[data-bottom-nav] a[href="/profile"]'),
  },
  {
    ...createViewSwitch("isCategoryImageVisible", true, false),
    says: "shows pictures of categories",
    path: "/category",
    isSeen: hasElement("main li .picture"),
  },
  {
    name: "isDark",
    says: "makes the store dark whatever the device says",
    on: { is_dark: true },
    off: { is_dark: false },
    isSeen: hasElement('html[data-theme="dark"]'),
  },
  createContactRow("telegram", "https://t.me/example"),
  createContactRow("telegramBot", "https://t.me/example_bot"),
  createContactRow("instagram", "https://instagram.com/example"),
  createContactRow("facebook", "https://facebook.com/example"),
  createContactRow("iosApp", "https://apps.apple.com/app/id1"),
  createContactRow("androidApp", "https://play.google.com/store/apps/details?id=example"),
  { ...createContactRow("phone", "tel:+998712000100", "/profile"), says: "lets one call" },
  {
    name: "contacts",
    says: "is a list of the brand's own",
    on: { contacts: [{ name: { uz: "Hamkorlar" }, value: "partners@example.uz" }] },
    off: { contacts: [] },
    path: "/contacts",
    isSeen: hasLink("mailto:partners@example.uz"),
  },
];
