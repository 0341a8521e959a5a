import { index, layout, route, type RouteConfig } from "@react-router/dev/routes";

// Every page of the store, by the paths of the specification [RT-1].
export default [
  layout("routes/shop-layout.tsx", [
    index("routes/home.tsx"),
    route("search", "routes/search.tsx"),
    route("category", "routes/category.tsx"),
    route("product/:id", "routes/product.tsx"),
    route("basket", "routes/basket.tsx"),
    route("checkout", "routes/checkout.tsx"),
    route("login", "routes/login.tsx"),
    route("login/confirm", "routes/login-confirm.tsx"),
    route("profile", "routes/profile.tsx"),
    route("profile/orders", "routes/orders.tsx"),
    route("profile/orders/:id", "routes/order.tsx"),
    route("profile/orders/:id/map", "routes/order-map.tsx"),
    route("choose-address", "routes/choose-address.tsx"),
    route("address/delivery", "routes/address-delivery.tsx"),
    route("address/pickup", "routes/address-pickup.tsx"),
    route("address/pickup2", "routes/address-pickup.tsx", { id: "routes/address-pickup2" }),
    route("branches", "routes/branches.tsx"),
    route("branches/map", "routes/branches.tsx", { id: "routes/branches-map" }),
    route("profile/address", "routes/profile-address.tsx"),
    route("profile/address/create", "routes/profile-address-create.tsx"),
    route("about", "routes/about.tsx"),
    route("offerta", "routes/offerta.tsx"),
    route("privacy", "routes/privacy.tsx"),
  ]),
  route("blocked", "routes/blocked.tsx"),
  route("merchantNotAvailable", "routes/merchant-not-available.tsx"),
  route("brands", "routes/brands.tsx"),
  route("*", "routes/not-found.tsx"),
] satisfies RouteConfig;
