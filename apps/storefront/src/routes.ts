import { hasDevPages } from "../react-router.config.ts";
import { index, layout, route, type RouteConfig } from "@react-router/dev/routes";

// All pages of the storefront, with the paths and layouts of the specification [RT-1, RT-6]. The layouts auth, default,
// extra and map share one module, so that open panels survive navigation. The pages of the map layout are full-screen
// on their own. Pages of `DEV_PAGES` exist only in `npm run dev`.

const authRoutes = [
  // Sign-in in two steps: the phone number, then the code.
  route("login", "routes/login.tsx"),
  route("login/confirm", "routes/login-confirm.tsx"),
];

const extraRoutes = [
  route("extra", "routes/extra.tsx"),
  route("extra2", "routes/extra.tsx", { id: "routes/extra2" }),
  route("extr3", "routes/extra.tsx", { id: "routes/extra3" }),
];

// List and map are one page with two URLs, so that switching between them loads nothing.
const mapRoutes = [
  route("address/delivery", "routes/address-delivery.tsx"),
  layout("routes/address-pickup.tsx", [
    route("address/pickup", "routes/branch-view.tsx", { id: "routes/pickup-list" }),
    route("address/pickup2", "routes/branch-view.tsx", { id: "routes/pickup-map" }),
  ]),
  layout("routes/branches.tsx", [
    route("branches", "routes/branch-view.tsx", { id: "routes/branch-list" }),
    route("branches/map", "routes/branch-view.tsx", { id: "routes/branch-map" }),
  ]),
];

const defaultRoutes = [
  index("routes/home.tsx"),
  route("search", "routes/search.tsx"),
  route("category", "routes/category.tsx"),
  route("product/:id", "routes/product.tsx"),
  route("basket", "routes/basket.tsx"),
  route("checkout", "routes/checkout.tsx"),
  route("profile", "routes/profile.tsx"),
  route("profile/user", "routes/profile-user.tsx"),
  route("profile/promos", "routes/profile-promos.tsx"),
  route("profile/cashback", "routes/profile-cashback.tsx"),
  route("notifications", "routes/notifications.tsx"),
  route("profile/favorites", "routes/profile-favourites.tsx"),
  route("profile/orders", "routes/orders.tsx"),
  route("profile/orders/:id", "routes/order.tsx"),
  route("profile/orders/:id/map", "routes/order-map.tsx"),
  route("choose-address", "routes/choose-address.tsx"),
  route("profile/address", "routes/profile-address.tsx"),
  route("profile/address/create", "routes/profile-address-create.tsx"),
  route("profile/cards", "routes/profile-cards.tsx"),
  route("profile/cards/create", "routes/profile-cards-create.tsx"),
  route("profile/cards/confirm", "routes/profile-cards-confirm.tsx"),
  route("profile/reservations", "routes/reservations.tsx"),
  route("booking", "routes/booking.tsx"),
  route("group", "routes/group.tsx"),
  route("group/:id", "routes/group.tsx", { id: "routes/group-of-link" }),
  route("table/:id", "routes/table.tsx"),
  route("stories/:id", "routes/story.tsx"),
  route("about", "routes/about.tsx"),
  route("contacts", "routes/contacts.tsx"),
  route("vacancy", "routes/vacancies.tsx"),
  route("vacancy/:id", "routes/vacancy.tsx"),
  route("offerta", "routes/offerta.tsx"),
  route("privacy", "routes/privacy.tsx"),
];

export default [
  layout("routes/shop-layout.tsx", [...defaultRoutes, ...authRoutes, ...extraRoutes, ...mapRoutes]),
  route("blocked", "routes/blocked.tsx"),
  // This page is part of the auth layout, but not of the shop layout, because the shop layout requires a brand.
  route("merchantNotAvailable", "routes/merchant-not-available.tsx"),
  route("brands", "routes/brands.tsx"),
  ...(hasDevPages ? [route("dev/ui", "../dev/ui-page.tsx")] : []),
  route("*", "routes/not-found.tsx"),
] satisfies RouteConfig;
