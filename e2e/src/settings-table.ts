import type { Locator, Page } from "@playwright/test";
import type { BrandKey } from "./brands.ts";
import type { SettingsChange } from "./copy-brand.ts";
import type { Texts } from "./texts.ts";

/** A setting, and where a guest sees that it is on. */
export interface SettingRow {
  name: string;
  says: string;
  on: SettingsChange;
  off: SettingsChange;
  /** The brand that it is looked at in a copy of; `osh` without it. */
  of?: BrandKey;
  /** Where it is looked at; the menu without it. `{product}`, `{choices}` and `{order}` are ids. */
  path?: string;
  /** The page that it opens, where that is another one. */
  page?: string;
  /** Seen on a desktop only. */
  isWide?: boolean;
  /** Seen by who is signed in only. */
  isSignedIn?: boolean;
  /** Drawn by the page's script. */
  isScripted?: boolean;
  /** Something lies in the basket. */
  hasBasket?: boolean;
  /** There is cashback to spend; for who is signed in. */
  hasCashback?: boolean;
  /** Before the page is opened. */
  prepare?(page: Page): Promise<unknown>;
  seen(page: Page, t: Texts): Locator;
  /** Beside it, on or off: what is told by a call is awaited. */
  beside?(page: Page, t: Texts): Locator;
}

const link = (href: string) => (page: Page) => page.locator(`a[href="${href}"]`).first();
const feature = (name: string): Pick<SettingRow, "name" | "on" | "off"> => ({
  name,
  on: { features: { [name]: true } },
  off: { features: { [name]: false } },
});
const view = (name: string, on: unknown, off: unknown): Pick<SettingRow, "name" | "on" | "off"> => ({
  name,
  on: { views: { [name]: on } },
  off: { views: { [name]: off } },
});
const contact = (name: string, url: string): SettingRow => ({
  name,
  says: "stands among the contacts",
  on: { features: { chat: false }, links: { [name]: { url, active: true } } },
  off: { features: { chat: false }, links: { [name]: { url, active: false } } },
  path: "/contacts",
  seen: link(url),
});

const barLinks = (page: Page) => page.locator("[data-bottom-nav] a");

export const SETTINGS: SettingRow[] = [
  {
    ...feature("delivery"),
    says: "offers delivery and its map",
    page: "/address/delivery",
    seen: (page, t) => page.getByRole("radio", { name: t("service.DELIVERY"), exact: true }),
  },
  {
    ...feature("pickup"),
    says: "offers pickup and its branches",
    page: "/address/pickup",
    seen: (page, t) => page.getByRole("radio", { name: t("service.PICK_UP"), exact: true }),
  },
  {
    ...feature("dineIn"),
    says: "offers to eat there",
    seen: (page, t) => page.getByRole("radio", { name: t("service.DINE_IN"), exact: true }),
  },
  { ...feature("branches"), says: "leads to the branches", page: "/branches", seen: link("/branches") },
  {
    ...feature("stories"),
    says: "shows stories",
    seen: (page, t) => page.getByRole("list", { name: t("stories.label") }),
  },
  {
    ...feature("storiesActive"),
    says: "runs the stories",
    seen: (page, t) => page.getByRole("list", { name: t("stories.label") }),
  },
  { ...feature("vacancies"), says: "leads to the vacancies", page: "/vacancy", seen: link("/vacancy") },
  { ...feature("privacy"), says: "leads to the privacy policy", page: "/privacy", seen: link("/privacy") },
  { ...feature("termsOfUse"), says: "leads to the terms", page: "/offerta", seen: link("/offerta") },
  { ...feature("aboutMerchant"), says: "leads to the brand's page", page: "/about", seen: link("/about") },
  {
    ...feature("notifications"),
    says: "has a bell and its page",
    page: "/notifications",
    isSignedIn: true,
    seen: link("/notifications"),
  },
  {
    ...feature("balance"),
    says: "shows the cashback that was saved",
    path: "/profile",
    page: "/profile/cashback",
    isSignedIn: true,
    seen: link("/profile/cashback"),
  },
  {
    ...feature("cashback"),
    says: "lets cashback be spent",
    path: "/checkout",
    isSignedIn: true,
    hasBasket: true,
    hasCashback: true,
    seen: (page, t) => page.getByText(t("checkout.cashback"), { exact: true }),
  },
  {
    ...feature("cancelOrder"),
    says: "lets an order be taken back",
    path: "/profile/orders/{order}",
    isSignedIn: true,
    seen: (page, t) => page.getByRole("button", { name: t("order.cancelAsk"), exact: true }),
    beside: (page, t) => page.getByRole("region", { name: t("order.lines"), exact: true }),
  },
  {
    ...feature("card"),
    says: "keeps cards to pay by",
    path: "/profile/cards",
    page: "/profile/cards",
    isSignedIn: true,
    seen: (page, t) => page.getByRole("heading", { name: t("card.title"), level: 1 }),
  },
  {
    ...feature("cartInMain"),
    says: "puts the basket beside the menu",
    isWide: true,
    seen: (page, t) => page.getByRole("complementary", { name: t("basket.title") }),
  },
  { ...feature("booking"), says: "takes reservations", page: "/booking", seen: link("/booking") },
  {
    ...feature("cartPage"),
    says: "gives the basket a page; without it a drawer over the menu opens",
    page: "/basket",
    hasBasket: true,
    seen: link("/basket"),
  },
  {
    ...feature("chat"),
    says: "offers to write",
    path: "/contacts",
    seen: (page, t) => page.getByRole("link", { name: t("contacts.chat") }),
  },
  {
    ...feature("promo"),
    says: "takes promo codes",
    path: "/checkout",
    page: "/profile/promos",
    hasBasket: true,
    seen: (page, t) => page.getByText(t("promo.open")),
  },
  {
    ...feature("favourite"),
    says: "gives dishes hearts and a list",
    page: "/profile/favorites",
    seen: (page) => page.locator(".card-heart").first(),
  },
  {
    ...feature("productComment"),
    says: "shows what guests think of a dish",
    path: "/product/{product}",
    seen: (page, t) => page.getByText(t("reviews.empty")),
  },
  {
    ...feature("bannersActive"),
    says: "shows banners",
    seen: (page, t) => page.getByRole("region", { name: t("banners.label") }),
  },
  {
    ...feature("receiverActive"),
    says: "lets another person receive",
    path: "/checkout",
    hasBasket: true,
    seen: (page, t) => page.getByText(t("checkout.otherReceiver"), { exact: true }),
  },
  {
    ...feature("buyNow"),
    says: "sells a dish past the basket",
    path: "/product/{product}",
    seen: (page, t) => page.getByRole("button", { name: t("product.buyNow") }),
  },
  {
    ...feature("groupOrder"),
    says: "offers to order together",
    path: "/basket",
    hasBasket: true,
    seen: link("/group"),
  },
  {
    ...view("groupView", "GROUP", "WITHOUT_GROUP"),
    says: "names the groups",
    path: "/category",
    seen: (page) => page.locator("main h2").first(),
  },
  {
    ...view("categoryView", "ONE_CATEGORY", "ALL"),
    says: "shows one category at a time",
    seen: (page) => page.locator('[data-shows="ONE_CATEGORY"]'),
  },
  {
    ...view("basketPosition", "NAVIGATION_BAR", "FLOATING_OVER_PRODUCT"),
    says: "keeps the basket in the bar at the bottom",
    seen: (page) => page.locator('[data-bottom-nav] a[href="/basket"]'),
  },
  {
    ...view("modificationViewType", "FULL_IMAGE", "NAME_ONLY"),
    says: "shows choices by whole pictures",
    of: "pizza",
    path: "/product/{choices}",
    seen: (page) => page.locator("fieldset img").first(),
    beside: (page) => page.locator("fieldset").first(),
  },
  {
    ...view("isVisibleAtProfileTop", true, false),
    says: "puts the balance at the profile's top",
    path: "/profile",
    isSignedIn: true,
    seen: (page) => page.locator('main > div > a[href="/profile/cashback"]'),
  },
  {
    ...view("isNavigationViewEnabled", true, false),
    says: "keeps the bar on every main screen",
    path: "/profile",
    seen: (page) => barLinks(page).first(),
  },
  {
    name: "multiTabNavigationEnabled",
    on: { views: { isNavigationViewEnabled: true, multiTabNavigationEnabled: true } },
    off: { views: { isNavigationViewEnabled: true, multiTabNavigationEnabled: false } },
    says: "gives the bar favourites and the profile",
    seen: (page) => page.locator('[data-bottom-nav] a[href="/profile"]'),
  },
  {
    ...view("isCategoryImageVisible", true, false),
    says: "shows pictures of categories",
    path: "/category",
    seen: (page) => page.locator("main li .picture").first(),
  },
  {
    name: "isDark",
    says: "makes the store dark whatever the device says",
    on: { is_dark: true },
    off: { is_dark: false },
    seen: (page) => page.locator('html[data-theme="dark"]'),
  },
  {
    name: "mapType",
    says: "draws maps by Yandex, where there is a key",
    on: { map_type: "YANDEX" },
    off: { map_type: "LEAFLET" },
    path: "/address/delivery",
    isScripted: true,
    // A script that says that it came, and whose map is never ready.
    prepare: (page) =>
      page.route("https://api-maps.yandex.ru/**", (route) =>
        route.fulfill({
          contentType: "text/javascript",
          body: `ymaps3 = { ready: new Promise(() => {}) }; document.body.insertAdjacentHTML("beforeend", "<p id=yandex>Yandex</p>");`,
        }),
      ),
    seen: (page) => page.locator("#yandex"),
    beside: (page) => page.getByRole("application"),
  },
  contact("telegram", "https://t.me/example"),
  contact("telegramBot", "https://t.me/example_bot"),
  contact("instagram", "https://instagram.com/example"),
  contact("facebook", "https://facebook.com/example"),
  contact("iosApp", "https://apps.apple.com/app/id1"),
  contact("androidApp", "https://play.google.com/store/apps/details?id=example"),
  {
    name: "phone",
    says: "lets one call",
    on: { links: { phone: { url: "tel:+998712000100", active: true } } },
    off: { links: { phone: { url: "tel:+998712000100", active: false } } },
    path: "/profile",
    seen: link("tel:+998712000100"),
  },
  {
    name: "contacts",
    says: "is a list of the brand's own",
    on: { contacts: [{ name: { uz: "Hamkorlar" }, value: "partners@example.uz" }] },
    off: { contacts: [] },
    path: "/contacts",
    seen: link("mailto:partners@example.uz"),
  },
];
