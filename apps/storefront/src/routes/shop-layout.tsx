import { Suspense } from "react";
import { Outlet } from "react-router";
import { LazyGroupSync } from "../features/group/group-menu-card.tsx";
import { ActiveOrderDock } from "../features/orders/active-order-dock.tsx";
import { ProductPanel } from "../features/product/product-panel.tsx";
import { useBrand } from "../shop/brand/brand.tsx";
import { lazyWhenRendered, lazyPageComponent, useIsInteractive } from "../platform/lazy-component.tsx";
import { storefrontPageContext } from "../platform/load-context.ts";
import { LocationPanels } from "./location-panels.tsx";
import type { Route } from "./+types/shop-layout";

const PageNav = lazyPageComponent(() =>
  import("../features/basket/page-nav.tsx").then((module) => module.PageNav),
);

const Tracking = lazyWhenRendered(() =>
  import("../features/tracking/tracking.tsx").then((module) => module.Tracking),
);

/** Loads the order settings, which every screen of the shop needs. */
export async function loader({ context }: Route.LoaderArgs) {
  const { call } = context.get(storefrontPageContext);
  const { data } = await call("GET /orders/v1/merchant/settings");
  return { orderSettings: data };
}

/**
 * Loads the settings once per page load. If a rule changes later, the server reports it when the order is placed
 * [BK-8].
 */
export function shouldRevalidate() {
  return false;
}

export default function ShopLayout() {
  const { views, tracking } = useBrand().merchant;
  const isAwake = useIsInteractive();
  const isCounted = tracking.metrica.active || tracking.gtm.active || tracking.pixel.active;
  return (
    <>
      <Outlet />
      {views.isNavigationViewEnabled && (
        <Suspense>
          <PageNav />
        </Suspense>
      )}
      {isCounted && isAwake && (
        <Suspense>
          <Tracking />
        </Suspense>
      )}
      <ActiveOrderDock />
      <LazyGroupSync />
      <ProductPanel />
      <LocationPanels />
    </>
  );
}
