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
export interface ScreenRow {
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
const createScreenRow = (route: string, id: string): ScreenRow => ({ route, heading: createHeadingText(id) });

const UNKNOWN_TABLE_ID = "00000000-0000-4000-8000-000000000000";

/** All screens of the store except those for development. The screens before the menu need no session. */
export const SCREENS: ScreenRow[] = [
  createScreenRow("/login", "signIn.phoneTitle"),
  createScreenRow("/login/confirm", "signIn.codeTitle"),
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
  { ...createScreenRow("/search", "search.title"), path: () => "/search?q=asal" },
  createScreenRow("/category", "menu.categories"),
  {
    route: "/product/:id",
    path: ({ productId }) => `/product/${productId}`,
    heading: (_t, { productName }) => productName,
  },
  createScreenRow("/basket", "basket.title"),
  createScreenRow("/checkout", "checkout.title"),
  createScreenRow("/profile", "profile.title"),
  createScreenRow("/profile/user", "user.title"),
  createScreenRow("/profile/promos", "promo.listTitle"),
  createScreenRow("/profile/cashback", "cashback.title"),
  createScreenRow("/notifications", "notifications.title"),
  createScreenRow("/profile/favorites", "favourite.title"),
  createScreenRow("/profile/orders", "orders.title"),
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
  createScreenRow("/choose-address", "address.saved"),
  createScreenRow("/address/delivery", "address.mapTitle"),
  createScreenRow("/address/pickup", "branch.title.PICK_UP"),
  createScreenRow("/address/pickup2", "branch.title.PICK_UP"),
  createScreenRow("/branches", "branch.title.all"),
  createScreenRow("/branches/map", "branch.title.all"),
  createScreenRow("/profile/address", "address.saved"),
  createScreenRow("/profile/address/create", "address.add"),
  createScreenRow("/profile/cards", "card.title"),
  createScreenRow("/profile/cards/create", "card.newTitle"),
  createScreenRow("/profile/cards/confirm", "card.codeTitle"),
  createScreenRow("/profile/reservations", "booking.mine"),
  createScreenRow("/booking", "booking.title"),
  createScreenRow("/group", "group.title"),
  {
    route: "/stories/:id",
    path: ({ storyId }) => `/stories/${storyId}`,
    heading: (_t, { storyName }) => storyName,
  },
  createScreenRow("/about", "about.title"),
  createScreenRow("/contacts", "about.contacts"),
  ...["/extra", "/extra2", "/extr3"].map((route): ScreenRow => ({
    route,
    heading: (_t, { pageTitle }) => pageTitle,
  })),
  createScreenRow("/vacancy", "vacancy.title"),
  {
    route: "/vacancy/:id",
    path: ({ vacancyId }) => `/vacancy/${vacancyId}`,
    heading: (_t, { vacancyName }) => vacancyName,
  },
  createScreenRow("/offerta", "terms.title"),
  createScreenRow("/privacy", "privacy.title"),
  createScreenRow("/brands", "brands.title"),
  {
    route: "*",
    path: () => "/nowhere",
    status: 404,
    heading: (t) => `${t("error.404.title")}: /nowhere`,
    title: createHeadingText("error.404.title"),
  },
];
