import { Suspense } from "react";
import type { Stop } from "@dasturxon/domain/availability";
import { BasketBeside, FloatingBasket } from "../features/basket/basket-dock.tsx";
import { BottomNav } from "../features/basket/bottom-nav.tsx";
import { FOOTER_ID, SHOWCASE_ID } from "../features/home/markup.ts";
import { homeMarkup } from "../features/home/home-markup.server.tsx";
import { GroupMenuCard } from "../features/group/group-menu-card.tsx";
import { ShopHeader } from "../features/header/shop-header.tsx";
import { Conditions } from "../features/menu/conditions.tsx";
import { MenuBoard } from "../features/menu/menu-board.tsx";
import { MenuPause } from "../features/menu/menu-pause.tsx";
import { sharedMenu } from "../features/menu/shared-menu.server.ts";
import { openingOf } from "../features/menu/opening.ts";
import { brandData } from "../features/menu/structured-data.ts";
import { TableMenuCard } from "../features/table/table-menu-card.tsx";
import { AGAIN_ID } from "../shop/session/past-orders-room.ts";
import { useBrand, useText } from "../shop/brand/brand.tsx";
import { lazyComponent, lazyWhenRendered, useIsAwake } from "../platform/lazy-component.tsx";
import { storefrontContext } from "../platform/load-context.ts";
import { menuQuery } from "../shop/menu/menu-query.ts";
import { useOpenProduct } from "../shop/menu/open-product.ts";
import { JsonLd, PageHead } from "../shop/brand/page-head.tsx";
import type { BranchToday } from "../shop/location/branch-hours.ts";
import { type BusyHour, busyOf, pauseOf } from "../shop/location/branch-pause.ts";
import { StaticPart } from "../platform/static-part.tsx";
import { sideChannel, useServerSide } from "../platform/server-side.tsx";
import type { Route } from "./+types/home";

const LiveShowcase = lazyComponent(() =>
  import("../features/home/live-showcase.tsx").then((m) => m.LiveShowcase),
);
const Footer = lazyComponent(() => import("../features/home/live-footer.tsx").then((m) => m.LiveFooter));
// Uses `lazyWhenRendered`, because `lazyComponent` loads the code for every brand.
const BasketDrawer = lazyWhenRendered(() =>
  import("../features/basket/basket-drawer.tsx").then((module) => module.BasketDrawer),
);
const Motion = lazyComponent(() => import("../features/home/motion.ts").then((m) => m.HomeMotion));

interface HomeData {
  version: string | null;
  hash: string | null;
  opening: BranchToday | null;
  /** Reason and end of a pause if no branch takes orders now, otherwise null. */
  pause: Stop | null;
  /** Extra minutes and surcharge while the kitchen is busy. */
  busy: BusyHour;
}

/** Sends the menu's markup and version to the page, but not the menu's data. */
export async function loader({ context }: Route.LoaderArgs): Promise<HomeData> {
  const page = context.get(storefrontContext);
  const [menu, home, branches] = await Promise.all([
    // If the menu fails to load here, the browser requests it.
    sharedMenu(page).catch(() => null),
    homeMarkup(page),
    // The server caches this list by the brand's version, like this page.
    page.call("GET /users/v1/branches", {}),
  ]);
  const side = context.get(sideChannel);
  if (menu) side.menuHtml = menu.html;
  side.showcaseHtml = home.showcase;
  side.footerHtml = home.footer;
  const { merchant } = page;
  if (merchant) side.jsonLd = brandData({ ...page, merchant }, branches.data ?? []);
  const opening = openingOf({
    branches: branches.data ?? [],
    branchId: null,
    serviceType: merchant?.features.delivery === false ? "PICK_UP" : "DELIVERY",
    timeZone: merchant?.timeZone ?? "Asia/Tashkent",
    now: Date.now(),
  });
  const pauses = menu?.facts.pauses ?? [];
  const pause = pauseOf(pauses, null, Date.now());
  const busy = busyOf(pauses, null, Date.now());
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
  const { showcaseHtml, footerHtml } = useServerSide();
  const openProduct = useOpenProduct();
  const isAwake = useIsAwake();
  const { features, views } = merchant;
  const isBasketInNav = views.basketPosition === "NAVIGATION_BAR";
  // The basket is beside the menu or floats over it. On phones it may be in the navigation bar instead [BR-14, BR-15].
  const floats = [isBasketInNav && "max-lg:hidden", features.cartInMain && "lg:hidden"].filter(Boolean);
  return (
    <>
      <PageHead title={text(merchant.titleLeft) || text(merchant.brand)} description={text(merchant.about)} />
      <JsonLd />
      <ShopHeader />
      <main
        id="main"
        className={`mx-auto max-w-[1280px] px-4 pb-10 lg:px-6 lg:pt-6 ${features.cartInMain ? "lg:grid lg:grid-cols-[minmax(0,1fr)_340px] lg:gap-8" : ""}`}
      >
        <div className="min-w-0">
          <TableMenuCard />
          <GroupMenuCard />
          <StaticPart id={SHOWCASE_ID} html={showcaseHtml} Live={LiveShowcase} />
          <div id={AGAIN_ID} />
          <Conditions opening={loaderData.opening} busy={loaderData.busy} />
          <MenuPause served={loaderData.pause} />
          <MenuBoard version={loaderData.version} hash={loaderData.hash} onOpenProduct={openProduct} />
        </div>
        {features.cartInMain && <BasketBeside />}
      </main>
      <StaticPart id={FOOTER_ID} html={footerHtml} Live={Footer} />
      {isAwake && (
        <Suspense>
          <Motion />
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
