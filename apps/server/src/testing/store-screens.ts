import type { TextLookup } from "./product-texts.ts";

/** Ids and names of the test brand that the paths of screens contain as parameters. */
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
export interface StoreScreen {
  route: string;
  /** Path of the screen with parameters from the data of the brand. Default: the route. */
  path?(things: ScreenData): string;
  /** Expected HTTP status of the page. Default: 200. */
  status?: number;
  /** Host of a disabled brand, or of no brand. */
  host?: "closed" | "nobody";
  heading(t: TextLookup, things: ScreenData): string;
  /** Title of the tab if it is not the heading. Null if it depends on the time. */
  title?(t: TextLookup): string | null;
}

const createHeadingText = (id: string) => (t: TextLookup) => t(id);
const createStoreScreen = (route: string, id: string): StoreScreen => ({
  route,
  heading: createHeadingText(id),
});

const UNKNOWN_TABLE_ID = "00000000-0000-4000-8000-000000000000";

/** All screens of the store except those for development. The screens before the menu need no session. */
export const STORE_SCREENS: StoreScreen[] = [
  createStoreScreen("/login", "signIn.phoneTitle"),
  createStoreScreen("/login/confirm", "signIn.codeTitle"),
  {
    route: "/group/:id",
    path: ({ groupId, groupSecret }) => `/group/${groupId}#${groupSecret}`,
    heading: createHeadingText("group.title"),
  },
  {
    route: "/table/:id",
    path: () => `/table/${UNKNOWN_TABLE_ID}?tableSecret=old`,
    heading: createHeadingText("table.oldTitle"),
    title: createHeadingText("table.title"),
  },
  { route: "/blocked", host: "closed", status: 503, heading: createHeadingText("blocked.title") },
  {
    route: "/merchantNotAvailable",
    host: "nobody",
    heading: createHeadingText("noMerchant.title"),
  },
  { route: "/", heading: (_t, { brandName }) => brandName },
  { ...createStoreScreen("/search", "search.title"), path: () => "/search?q=asal" },
  createStoreScreen("/category", "menu.categories"),
  {
    route: "/product/:id",
    path: ({ productId }) => `/product/${productId}`,
    heading: (_t, { productName }) => productName,
  },
  createStoreScreen("/basket", "basket.title"),
  createStoreScreen("/checkout", "checkout.title"),
  createStoreScreen("/profile", "profile.title"),
  createStoreScreen("/profile/user", "user.title"),
  createStoreScreen("/profile/promos", "promo.listTitle"),
  createStoreScreen("/profile/cashback", "cashback.title"),
  createStoreScreen("/notifications", "notifications.title"),
  createStoreScreen("/profile/favorites", "favourite.title"),
  createStoreScreen("/profile/orders", "orders.title"),
  {
    route: "/profile/orders/:id",
    path: ({ orderId }) => `/profile/orders/${orderId}`,
    heading: (t, { orderNumber }) => t("order.title", { number: orderNumber }),
    title: () => null,
  },
  {
    route: "/profile/orders/:id/map",
    path: ({ orderId }) => `/profile/orders/${orderId}/map`,
    heading: createHeadingText("order.map"),
  },
  createStoreScreen("/choose-address", "address.saved"),
  createStoreScreen("/address/delivery", "address.mapTitle"),
  createStoreScreen("/address/pickup", "branch.title.PICK_UP"),
  createStoreScreen("/address/pickup2", "branch.title.PICK_UP"),
  createStoreScreen("/branches", "branch.title.all"),
  createStoreScreen("/branches/map", "branch.title.all"),
  createStoreScreen("/profile/address", "address.saved"),
  createStoreScreen("/profile/address/create", "address.add"),
  createStoreScreen("/profile/cards", "card.title"),
  createStoreScreen("/profile/cards/create", "card.newTitle"),
  createStoreScreen("/profile/cards/confirm", "card.codeTitle"),
  createStoreScreen("/profile/reservations", "booking.mine"),
  createStoreScreen("/booking", "booking.title"),
  createStoreScreen("/group", "group.title"),
  {
    route: "/stories/:id",
    path: ({ storyId }) => `/stories/${storyId}`,
    heading: (_t, { storyName }) => storyName,
  },
  createStoreScreen("/about", "about.title"),
  createStoreScreen("/contacts", "about.contacts"),
  ...["/extra", "/extra2", "/extr3"].map((route): StoreScreen => ({
    route,
    heading: (_t, { pageTitle }) => pageTitle,
  })),
  createStoreScreen("/vacancy", "vacancy.title"),
  {
    route: "/vacancy/:id",
    path: ({ vacancyId }) => `/vacancy/${vacancyId}`,
    heading: (_t, { vacancyName }) => vacancyName,
  },
  createStoreScreen("/offerta", "terms.title"),
  createStoreScreen("/privacy", "privacy.title"),
  createStoreScreen("/brands", "brands.title"),
  {
    route: "*",
    path: () => "/nowhere",
    status: 404,
    heading: (t) => `${t("error.404.title")}: /nowhere`,
    title: createHeadingText("error.404.title"),
  },
];
