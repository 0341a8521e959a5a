import type { StorePage } from "../testing/store-pages.ts";
import type { Texts } from "../testing/product-texts.ts";

/** Changed settings of a brand, by column. For a column with several parts, only the named parts. */
export type SettingsChange = Record<string, unknown>;

/** A setting, and the check that the served page shows it. */
export interface SettingRow {
  name: string;
  says: string;
  on: SettingsChange;
  off: SettingsChange;
  /** Demo brand for the check. Default: `osh`. */
  of?: "osh" | "pizza";
  /** Path for the check. Default: the menu. `{product}` and `{choices}` are ids of products. */
  path?: string;
  /** Page that the setting enables, if it is another page. */
  page?: string;
  /** Checks the served HTML. Undefined for settings shown only by the client script: only their status is checked. */
  isSeen?(page: StorePage, t: Texts): boolean;
}

type SettingPredicate = NonNullable<SettingRow["isSeen"]>;
const has =
  (selector: string): SettingPredicate =>
  (page) =>
    page.root.querySelector(selector) !== null;
const named =
  (selector: string, id: string): SettingPredicate =>
  (page, t) =>
    page.named(selector, t(id)) !== null;
const link = (href: string) => has(`a[href="${href}"]`);

type Switch = Pick<SettingRow, "name" | "on" | "off">;
const feature = (name: string): Switch => ({
  name,
  on: { features: { [name]: true } },
  off: { features: { [name]: false } },
});
const view = (name: string, on: unknown, off: unknown): Switch => ({
  name,
  on: { views: { [name]: on } },
  off: { views: { [name]: off } },
});
const contact = (name: string, url: string, path = "/contacts"): SettingRow => ({
  name,
  says: "stands among the contacts",
  on: { features: { chat: false }, links: { [name]: { url, active: true } } },
  off: { features: { chat: false }, links: { [name]: { url, active: false } } },
  path,
  isSeen: link(url),
});

/**
 * Settings that are visible in the served HTML. Settings that need a session or a basket are checked in a component
 * test: `apps/storefront/src/testing/drawn-settings.ts`.
 */
export const SETTINGS: SettingRow[] = [
  {
    ...feature("delivery"),
    says: "offers delivery and its map",
    page: "/address/delivery",
    isSeen: named("[role=radio]", "service.DELIVERY"),
  },
  {
    ...feature("pickup"),
    says: "offers pickup and its branches",
    page: "/address/pickup",
    isSeen: named("[role=radio]", "service.PICK_UP"),
  },
  { ...feature("dineIn"), says: "offers to eat there", isSeen: named("[role=radio]", "service.DINE_IN") },
  { ...feature("branches"), says: "leads to the branches", page: "/branches", isSeen: link("/branches") },
  { ...feature("stories"), says: "shows stories", isSeen: named("ul", "stories.label") },
  { ...feature("storiesActive"), says: "runs the stories", isSeen: named("ul", "stories.label") },
  { ...feature("vacancies"), says: "leads to the vacancies", page: "/vacancy", isSeen: link("/vacancy") },
  { ...feature("privacy"), says: "leads to the privacy policy", page: "/privacy", isSeen: link("/privacy") },
  { ...feature("termsOfUse"), says: "leads to the terms", page: "/offerta", isSeen: link("/offerta") },
  { ...feature("aboutMerchant"), says: "leads to the brand's page", page: "/about", isSeen: link("/about") },
  {
    ...feature("cartInMain"),
    says: "puts the basket beside the menu",
    isSeen: named("aside", "basket.title"),
  },
  { ...feature("booking"), says: "takes reservations", page: "/booking", isSeen: link("/booking") },
  { ...feature("chat"), says: "offers to write", path: "/contacts", isSeen: named("a", "contacts.chat") },
  {
    ...feature("favourite"),
    says: "gives dishes hearts and a list",
    page: "/profile/favorites",
    isSeen: has(".card-heart"),
  },
  {
    ...feature("productComment"),
    says: "shows what guests think of a dish",
    path: "/product/{product}",
    isSeen: (page, t) => page.root.text.includes(t("reviews.empty")),
  },
  { ...feature("bannersActive"), says: "shows banners", isSeen: named("section", "banners.label") },
  {
    ...feature("buyNow"),
    says: "sells a dish past the basket",
    path: "/product/{product}",
    isSeen: named("button", "product.buyNow"),
  },
  { ...feature("notifications"), says: "has a page of what was told", page: "/notifications" },
  { ...feature("balance"), says: "has a page of the cashback", page: "/profile/cashback" },
  { ...feature("card"), says: "has a page of cards", page: "/profile/cards" },
  { ...feature("cartPage"), says: "has a page of the basket", page: "/basket" },
  { ...feature("promo"), says: "has a page of promo codes", page: "/profile/promos" },
  { ...feature("groupOrder"), says: "has a page of a group", page: "/group" },
  {
    ...view("groupView", "GROUP", "WITHOUT_GROUP"),
    says: "names the groups",
    path: "/category",
    isSeen: has("main h2"),
  },
  {
    ...view("categoryView", "ONE_CATEGORY", "ALL"),
    says: "shows one category at a time",
    isSeen: has('[data-shows="ONE_CATEGORY"]'),
  },
  {
    ...view("basketPosition", "NAVIGATION_BAR", "FLOATING_OVER_PRODUCT"),
    says: "keeps the basket in the bar at the bottom",
    isSeen: has('[data-bottom-nav] a[href="/basket"]'),
  },
  {
    ...view("modificationViewType", "FULL_IMAGE", "NAME_ONLY"),
    says: "shows choices by whole pictures",
    of: "pizza",
    path: "/product/{choices}",
    isSeen: has("fieldset img"),
  },
  {
    ...view("isNavigationViewEnabled", true, false),
    says: "keeps the bar on every main screen",
    path: "/profile",
    isSeen: has("[data-bottom-nav] a"),
  },
  {
    name: "multiTabNavigationEnabled",
    on: { views: { isNavigationViewEnabled: true, multiTabNavigationEnabled: true } },
    off: { views: { isNavigationViewEnabled: true, multiTabNavigationEnabled: false } },
    says: "gives the bar favourites and the profile",
    isSeen: has('[data-bottom-nav] a[href="/profile"]'),
  },
  {
    ...view("isCategoryImageVisible", true, false),
    says: "shows pictures of categories",
    path: "/category",
    isSeen: has("main li .picture"),
  },
  {
    name: "isDark",
    says: "makes the store dark whatever the device says",
    on: { is_dark: true },
    off: { is_dark: false },
    isSeen: has('html[data-theme="dark"]'),
  },
  contact("telegram", "https://t.me/example"),
  contact("telegramBot", "https://t.me/example_bot"),
  contact("instagram", "https://instagram.com/example"),
  contact("facebook", "https://facebook.com/example"),
  contact("iosApp", "https://apps.apple.com/app/id1"),
  contact("androidApp", "https://play.google.com/store/apps/details?id=example"),
  { ...contact("phone", "tel:+998712000100", "/profile"), says: "lets one call" },
  {
    name: "contacts",
    says: "is a list of the brand's own",
    on: { contacts: [{ name: { uz: "Hamkorlar" }, value: "partners@example.uz" }] },
    off: { contacts: [] },
    path: "/contacts",
    isSeen: link("mailto:partners@example.uz"),
  },
];
