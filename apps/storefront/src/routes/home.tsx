import { Suspense } from "react";
import type { SaleStop } from "@dasturxon/domain/availability";
import { BasketSideColumn, FloatingBasket } from "../features/basket/basket-dock.tsx";
import { BottomNav } from "../features/basket/bottom-nav.tsx";
import {
  BANNERS_ELEMENT_ID,
  BRAND_LINKS_ELEMENT_ID,
  FOOTER_ELEMENT_ID,
  SHOWCASE_ELEMENT_ID,
} from "../features/home/markup.ts";
import { renderHomeMarkup } from "../features/home/home-markup.server.tsx";
import { GroupMenuCard } from "../features/group/group-menu-card.tsx";
import { ShopHeader } from "../features/header/shop-header.tsx";
import { OrderConditions } from "../features/menu/conditions.tsx";
import { MenuBoard } from "../features/menu/menu-board.tsx";
import { MenuPause } from "../features/menu/menu-pause.tsx";
import { loadSharedMenuHtml } from "../features/menu/shared-menu.server.ts";
import { getOpeningState } from "../features/menu/opening.ts";
import { buildBrandSchema } from "../features/menu/structured-data.ts";
import { TableMenuCard } from "../features/table/table-menu-card.tsx";
import { PAST_ORDERS_SECTION_ID } from "../shop/session/past-orders-room.ts";
import { useBrand, useText } from "../shop/brand/brand.tsx";
import { lazyComponent, lazyWhenRendered, useIsInteractive } from "../platform/lazy-component.tsx";
import { storefrontPageContext } from "../platform/load-context.ts";
import { menuQuery } from "../shop/menu/menu-query.ts";
import { useOpenProduct } from "../shop/menu/open-product.ts";
import { JsonLd, PageHead } from "../shop/brand/page-head.tsx";
import { getMsUntilOpeningChange } from "../shop/location/branch-hours.ts";
import type { BranchOpeningState } from "../shop/location/branch-hours.ts";
import { type BusyHour, getBusyHour, getBranchPause } from "../shop/location/branch-pause.ts";
import { StaticPart } from "../platform/static-part.tsx";
import { serverSideLoaderContext, useServerSideData } from "../platform/server-side.tsx";
import type { Route } from "./+types/home";

const LiveShowcase = lazyComponent(() =>
  import("../features/home/live-showcase.tsx").then((m) => m.LiveShowcase),
);
const LiveBanners = lazyComponent(() =>
  import("../features/home/live-showcase.tsx").then((m) => m.LiveBanners),
);
const Footer = lazyComponent(() => import("../features/home/live-footer.tsx").then((m) => m.LiveFooter));
// Uses `lazyWhenRendered`, because `lazyComponent` loads the code for every brand.
const BasketDrawer = lazyWhenRendered(() =>
  import("../features/basket/basket-drawer.tsx").then((module) => module.BasketDrawer),
);
const HomePageEffects = lazyComponent(() =>
  import("../features/home/motion.ts").then((m) => m.HomeMarkupEffects),
);

interface HomeData {
  version: string | null;
  hash: string | null;
  opening: BranchOpeningState | null;
  /** Reason and end of a pause if no branch takes orders now, otherwise null. */
  pause: SaleStop | null;
  /** Extra minutes and surcharge while the kitchen is busy. */
  busy: BusyHour;
}

/** Sends the menu's markup and version to the page, but not the menu's data. */
export async function loader({ context }: Route.LoaderArgs): Promise<HomeData> {
  const page = context.get(storefrontPageContext);
  const [menu, home, branches] = await Promise.all([
    // If the menu fails to load here, the browser requests it.
    loadSharedMenuHtml(page).catch(() => null),
    renderHomeMarkup(page),
    // The server caches the list of branches by the brand's version, like this page.
    page.call("GET /users/v1/branches", {}),
  ]);
  const side = context.get(serverSideLoaderContext);
  if (menu) side.menuHtml = menu.html;
  side.showcaseHtml = home.showcase;
  side.bannersHtml = home.banners;
  side.footerHtml = home.footer;
  const { merchant } = page;
  if (merchant) side.jsonLd = buildBrandSchema({ ...page, merchant }, branches.data ?? []);
  const now = Date.now();
  const pauses = menu?.facts.pauses ?? [];
  const clock = { branches: branches.data ?? [], now, timeZone: merchant?.timeZone ?? "Asia/Tashkent" };
  page.limitLifetime(getMsUntilOpeningChange({ ...clock, pauses }));
  const opening = getOpeningState({
    ...clock,
    branchId: null,
    serviceType: merchant?.features.delivery === false ? "PICK_UP" : "DELIVERY",
  });
  const pause = getBranchPause(pauses, null, now);
  const busy = getBusyHour(pauses, null, now);
  const { version = null, hash = null } = menu?.facts ?? {};
  return { version, hash, opening, pause, busy };
}

/** Returns empty data on client navigation, because the browser loads the menu itself. */
export function clientLoader(): HomeData {
  void menuQuery.load();
  return {
    version: null,
    hash: null,
    opening: null,
    pause: null,
    busy: { extraMinutes: 0, deliverySurcharge: 0 },
  };
}

export function shouldRevalidate() {
  return false;
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const text = useText();
  const { merchant } = useBrand();
  const { showcaseHtml, bannersHtml, footerHtml } = useServerSideData();
  const openProduct = useOpenProduct();
  const isAwake = useIsInteractive();
  const { features, views } = merchant;
  const isBasketInNav = views.basketPosition === "NAVIGATION_BAR";
  // The basket is beside the menu or floats over it. On phones it may be in the navigation bar instead [BR-14, BR-15].
  const floats = [isBasketInNav && "max-lg:hidden", features.cartInMain && "lg:hidden"].filter(Boolean);
  return (
    <>
      <PageHead title={text(merchant.titleLeft) || text(merchant.brand)} description={text(merchant.about)} />
      <JsonLd />
      <ShopHeader linksId={BRAND_LINKS_ELEMENT_ID} />
      <main
        id="main"
        className={`mx-auto max-w-[1280px] px-4 pb-10 lg:px-6 lg:pt-6 ${features.cartInMain ? "lg:grid lg:grid-cols-[minmax(0,1fr)_340px] lg:gap-8" : ""}`}
      >
        <div className="min-w-0">
          <TableMenuCard />
          <GroupMenuCard />
          <div className="home-top">
            <StaticPart id={SHOWCASE_ELEMENT_ID} html={showcaseHtml} Live={LiveShowcase} />
            <OrderConditions opening={loaderData.opening} busy={loaderData.busy} />
          </div>
          {/* Follows the conditions, so that a page that is shown before it has arrived completely does not move. */}
          <StaticPart id={BANNERS_ELEMENT_ID} html={bannersHtml} Live={LiveBanners} />
          <div id={PAST_ORDERS_SECTION_ID} />
          <MenuPause served={loaderData.pause} />
          <MenuBoard
            version={loaderData.version}
            hash={loaderData.hash}
            servedPause={loaderData.pause}
            onOpenProduct={openProduct}
          />
        </div>
        {features.cartInMain && <BasketSideColumn />}
      </main>
      <StaticPart id={FOOTER_ELEMENT_ID} html={footerHtml} Live={Footer} />
      {isAwake && (
        <Suspense>
          <HomePageEffects />
        </Suspense>
      )}
      {(isBasketInNav || views.isNavigationViewEnabled) && <BottomNav />}
      {floats.length < 2 && <FloatingBasket className={floats.join(" ")} />}
      {!features.cartPage && isAwake && (
        <Suspense>
          <BasketDrawer />
        </Suspense>
      )}
    </>
  );
}
