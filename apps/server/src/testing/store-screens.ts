import type { Texts } from "./product-texts.ts";

/** Ids and names of the test brand for the parameters of a path. */
export interface ScreenData {
  brandName: string;
  productId: string;
  productName: string;
  storyId: string;
  storyName: string;
  vacancyId: string;
  vacancyName: string;
  groupId: string;
  groupSecret: string;
  orderId: string;
  orderNumber: number;
  pageTitle: string;
}

/** A screen by its path in `routes.ts`, with its heading. */
export interface ScreenRow {
  route: string;
  /** Path with parameters from the data of the brand. Default: the route. */
  path?(things: ScreenData): string;
  /** Expected status. Default: 200. */
  status?: number;
  /** Host of a disabled brand, or of no brand. */
  host?: "closed" | "nobody";
  heading(t: Texts, things: ScreenData): string;
  /** Title of the tab if it is not the heading. Null if it depends on the time. */
  title?(t: Texts): string | null;
}

const says = (id: string) => (t: Texts) => t(id);
const own = (route: string, id: string): ScreenRow => ({ route, heading: says(id) });

const NO_TABLE = "00000000-0000-4000-8000-000000000000";

/** All screens of the store except those for development. The screens before the menu need no session. */
export const SCREENS: ScreenRow[] = [
  own("/login", "signIn.phoneTitle"),
  own("/login/confirm", "signIn.codeTitle"),
  {
    route: "/group/:id",
    path: ({ groupId, groupSecret }) => `/group/${groupId}#${groupSecret}`,
    heading: says("group.title"),
  },
  {
    route: "/table/:id",
    path: () => `/table/${NO_TABLE}?tableSecret=old`,
    heading: says("table.oldTitle"),
    title: says("table.title"),
  },
  { route: "/blocked", host: "closed", status: 503, heading: says("blocked.title") },
  {
    route: "/merchantNotAvailable",
    host: "nobody",
    heading: says("noMerchant.title"),
  },
  { route: "/", heading: (_t, { brandName }) => brandName },
  { ...own("/search", "search.title"), path: () => "/search?q=asal" },
  own("/category", "menu.categories"),
  {
    route: "/product/:id",
    path: ({ productId }) => `/product/${productId}`,
    heading: (_t, { productName }) => productName,
  },
  own("/basket", "basket.title"),
  own("/checkout", "checkout.title"),
  own("/profile", "profile.title"),
  own("/profile/user", "user.title"),
  own("/profile/promos", "promo.listTitle"),
  own("/profile/cashback", "cashback.title"),
  own("/notifications", "notifications.title"),
  own("/profile/favorites", "favourite.title"),
  own("/profile/orders", "orders.title"),
  {
    route: "/profile/orders/:id",
    path: ({ orderId }) => `/profile/orders/${orderId}`,
    heading: (t, { orderNumber }) => t("order.title", { number: orderNumber }),
    title: () => null,
  },
  {
    route: "/profile/orders/:id/map",
    path: ({ orderId }) => `/profile/orders/${orderId}/map`,
    heading: says("order.map"),
  },
  own("/choose-address", "address.saved"),
  own("/address/delivery", "address.mapTitle"),
  own("/address/pickup", "branch.title.PICK_UP"),
  own("/address/pickup2", "branch.title.PICK_UP"),
  own("/branches", "branch.title.all"),
  own("/branches/map", "branch.title.all"),
  own("/profile/address", "address.saved"),
  own("/profile/address/create", "address.add"),
  own("/profile/cards", "card.title"),
  own("/profile/cards/create", "card.newTitle"),
  own("/profile/cards/confirm", "card.codeTitle"),
  own("/profile/reservations", "booking.mine"),
  own("/booking", "booking.title"),
  own("/group", "group.title"),
  {
    route: "/stories/:id",
    path: ({ storyId }) => `/stories/${storyId}`,
    heading: (_t, { storyName }) => storyName,
  },
  own("/about", "about.title"),
  own("/contacts", "about.contacts"),
  ...["/extra", "/extra2", "/extr3"].map((route): ScreenRow => ({
    route,
    heading: (_t, { pageTitle }) => pageTitle,
  })),
  own("/vacancy", "vacancy.title"),
  {
    route: "/vacancy/:id",
    path: ({ vacancyId }) => `/vacancy/${vacancyId}`,
    heading: (_t, { vacancyName }) => vacancyName,
  },
  own("/offerta", "terms.title"),
  own("/privacy", "privacy.title"),
  own("/brands", "brands.title"),
  {
    route: "*",
    path: () => "/nowhere",
    status: 404,
    heading: (t) => `${t("error.404.title")}: /nowhere`,
    title: says("error.404.title"),
  },
];
