import { Suspense } from "react";
import { SearchScreen } from "../features/menu/search-screen.tsx";
import { useT } from "../platform/i18n.tsx";
import { lazyComponent } from "../platform/lazy-component.tsx";
import { useBrand } from "../shop/brand/brand.tsx";
import { PageHead } from "../shop/brand/page-head.tsx";

const BasketBar = lazyComponent(() => import("../features/basket/basket-bar.tsx").then((m) => m.BasketBar));

export function shouldRevalidate() {
  return false;
}

export default function Search() {
  const t = useT();
  const { views } = useBrand().merchant;
  const isBasketInNav = views.isNavigationViewEnabled && views.basketPosition === "NAVIGATION_BAR";
  return (
    <>
      <PageHead title={t("search.title")} isPrivate />
      <main id="main">
        <h1 className="sr-only">{t("search.title")}</h1>
        <SearchScreen />
      </main>
      <Suspense>{!isBasketInNav && <BasketBar />}</Suspense>
    </>
  );
}
