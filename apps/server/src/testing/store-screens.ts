import type { TextLookup } from "./product-texts.ts";

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
  heading(t: TextLookup, things: ScreenData): string;
  /** Title of the tab if it is not the heading. Null if it depends on the time. */
  title?(t: TextLookup): string | null;
}

const createHeadingText = (id: string) => (t: TextLookup) => t(id);
const createOwnScreen = (route: string, id: string): ScreenRow => ({ route, heading: createHeadingText(id) });

const UNKNOWN_TABLE_ID = "00000000-0000-4000-8000-000000000000";

/** All screens of the store except those for development. The screens before the menu need no session. */
export const SCREENS: ScreenRow[] = [
  createOwnScreen("/login", "signIn.phoneTitle"),
  createOwnScreen("/login/confirm", "signIn.codeTitle"),
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
  { ...createOwnScreen("/search", "search.title"), path: () => "/search?q=asal" },
  createOwnScreen("/category", "menu.categories"),
  {
    route: "/product/:id",
    path: ({ productId }) => `/product/${productId}`,
    heading: (_t, { productName }) => productName,
  },
  createOwnScreen("/basket", "basket.title"),
  createOwnScreen("/checkout", "checkout.title"),
  createOwnScreen("/profile", "profile.title"),
  createOwnScreen("/profile/user", "user.title"),
  createOwnScreen("/profile/promos", "promo.listTitle"),
  createOwnScreen("/profile/cashback", "cashback.title"),
  createOwnScreen("/notifications", "notifications.title"),
  createOwnScreen("/profile/favorites", "favourite.title"),
  createOwnScreen("/profile/orders", "orders.title"),
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
  createOwnScreen("/choose-address", "address.saved"),
  createOwnScreen("/address/delivery", "address.mapTitle"),
  createOwnScreen("/address/pickup", "branch.title.PICK_UP"),
  createOwnScreen("/address/pickup2", "branch.title.PICK_UP"),
  createOwnScreen("/branches", "branch.title.all"),
  createOwnScreen("/branches/map", "branch.title.all"),
  createOwnScreen("/profile/address", "address.saved"),
  createOwnScreen("/profile/address/create", "address.add"),
  createOwnScreen("/profile/cards", "card.title"),
  createOwnScreen("/profile/cards/create", "card.newTitle"),
  createOwnScreen("/profile/cards/confirm", "card.codeTitle"),
  createOwnScreen("/profile/reservations", "booking.mine"),
  createOwnScreen("/booking", "booking.title"),
  createOwnScreen("/group", "group.title"),
  {
    route: "/stories/:id",
    path: ({ storyId }) => `/stories/${storyId}`,
    heading: (_t, { storyName }) => storyName,
  },
  createOwnScreen("/about", "about.title"),
  createOwnScreen("/contacts", "about.contacts"),
  ...["/extra", "/extra2", "/extr3"].map((route): ScreenRow => ({
    route,
    heading: (_t, { pageTitle }) => pageTitle,
  })),
  createOwnScreen("/vacancy", "vacancy.title"),
  {
    route: "/vacancy/:id",
    path: ({ vacancyId }) => `/vacancy/${vacancyId}`,
    heading: (_t, { vacancyName }) => vacancyName,
  },
  createOwnScreen("/offerta", "terms.title"),
  createOwnScreen("/privacy", "privacy.title"),
  createOwnScreen("/brands", "brands.title"),
  {
    route: "*",
    path: () => "/nowhere",
    status: 404,
    heading: (t) => `${t("error.404.title")}: /nowhere`,
    title: createHeadingText("error.404.title"),
  },
];
