import type { Locator, Page } from "@playwright/test";
import type { SettingsChange } from "./copy-brand.ts";
import type { Texts } from "./texts.ts";

/** A setting, and where the page's script shows that it is on. */
export interface SettingRow {
  name: string;
  says: string;
  on: SettingsChange;
  off: SettingsChange;
  /** Where it is looked at; the menu without it. `{order}` is the id of an order of the guest. */
  path?: string;
  /** The page that it opens, where that is another one. */
  page?: string;
  /** Seen by who is signed in only. */
  isSignedIn?: boolean;
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
/**
 * Settings that show by what the script knows of the customer and the device. Those that the page shows as it is
 * served: `apps/server/src/store-pages/settings-table.ts`.
 */
export const SETTINGS: SettingRow[] = [
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
    ...feature("cartPage"),
    says: "gives the basket a page; without it a drawer over the menu opens",
    page: "/basket",
    hasBasket: true,
    seen: link("/basket"),
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
    ...feature("receiverActive"),
    says: "lets another person receive",
    path: "/checkout",
    hasBasket: true,
    seen: (page, t) => page.getByText(t("checkout.otherReceiver"), { exact: true }),
  },
  {
    ...feature("groupOrder"),
    says: "offers to order together",
    path: "/basket",
    hasBasket: true,
    seen: link("/group"),
  },
  {
    ...view("isVisibleAtProfileTop", true, false),
    says: "puts the balance at the profile's top",
    path: "/profile",
    isSignedIn: true,
    seen: (page) => page.locator('main > div > a[href="/profile/cashback"]'),
  },
  {
    name: "mapType",
    says: "draws maps by Yandex, where there is a key",
    on: { map_type: "YANDEX" },
    off: { map_type: "LEAFLET" },
    path: "/address/delivery",
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
];
