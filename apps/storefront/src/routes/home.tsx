import type { Stop } from "@dasturxon/domain/availability";
import { BasketBeside, FloatingBasket } from "../features/basket/basket-dock.tsx";
import { BottomNav } from "../features/basket/bottom-nav.tsx";
import { ShopHeader } from "../features/header/shop-header.tsx";
import { Conditions } from "../features/menu/conditions.tsx";
import type { Opening } from "../features/menu/condition-facts.tsx";
import { MenuBoard } from "../features/menu/menu-board.tsx";
import { MenuPause } from "../features/menu/menu-pause.tsx";
import { openingOf } from "../features/menu/opening.ts";
import { brandData } from "../features/menu/structured-data.ts";
import { ActiveOrderDock } from "../features/orders/active-order-dock.tsx";
import { useBrand, useText } from "../shop/brand/brand.tsx";
import { storefrontContext } from "../platform/load-context.ts";
import { menuQuery } from "../shop/menu/menu-query.ts";
import { useOpenProduct } from "../shop/menu/open-product.ts";
import { JsonLd, PageHead } from "../shop/brand/page-head.tsx";
import { pauseOf } from "../shop/location/branch-pause.ts";
import { sideChannel } from "../platform/server-side.tsx";
import type { Route } from "./+types/home";

interface HomeData {
  version: string | null;
  opening: Opening | null;
  /** No orders are taken anywhere now. */
  pause: Stop | null;
}

/** The menu goes to the render only; the page carries its version, not its data. */
export async function loader({ context }: Route.LoaderArgs): Promise<HomeData> {
  const page = context.get(storefrontContext);
  const [menu, branches] = await Promise.all([
    page.call("GET /products/v1/overalls", { query: { type: "WEB" } }),
    page.call("GET /users/v1/branches/full", { query: {} }),
  ]);
  const side = context.get(sideChannel);
  if (menu.data) side.menu = menu.data;
  const { merchant } = page;
  if (merchant) side.jsonLd = brandData({ ...page, merchant }, branches.data ?? []);
  const opening = openingOf({
    branches: branches.data ?? [],
    branchId: null,
    serviceType: merchant?.features.delivery === false ? "PICK_UP" : "DELIVERY",
    timeZone: merchant?.timeZone ?? "Asia/Tashkent",
    now: Date.now(),
  });
  const pause = pauseOf(menu.data?.pauses ?? [], null, Date.now());
  return { version: menu.data?.version ?? null, opening, pause };
}

/** Moving inside the application asks the server for nothing that it already has. */
export function clientLoader(): HomeData {
  void menuQuery.load();
  return { version: null, opening: null, pause: null };
}

export function shouldRevalidate() {
  return false;
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const text = useText();
  const { merchant } = useBrand();
  const openProduct = useOpenProduct();
  const hasBar = merchant.views.basketPosition === "NAVIGATION_BAR";
  return (
    <>
      <PageHead title={text(merchant.titleLeft) || text(merchant.brand)} description={text(merchant.about)} />
      <JsonLd />
      <ShopHeader />
      <main className="mx-auto max-w-[1280px] px-4 pb-32 lg:grid lg:grid-cols-[minmax(0,1fr)_340px] lg:gap-8 lg:px-6 lg:pt-6">
        <div className="min-w-0">
          <h1 className="pt-2 text-section font-bold tracking-tight lg:sr-only">{text(merchant.brand)}</h1>
          <Conditions opening={loaderData.opening} />
          <MenuPause served={loaderData.pause} />
          <MenuBoard version={loaderData.version} onOpenProduct={openProduct} />
        </div>
        <BasketBeside />
      </main>
      <ActiveOrderDock hasNavigation={hasBar} />
      {hasBar ? <BottomNav /> : <FloatingBasket />}
    </>
  );
}
