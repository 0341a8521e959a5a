import { useRef } from "react";
import { Link } from "react-router";
import { addToBasketDirectly } from "../../shop/basket/add-at-once.ts";
import { useT } from "../../platform/i18n.tsx";
import { useOpenProduct } from "../../shop/menu/open-product.ts";
import { useProductSaleContext } from "../../shop/menu/product-here.ts";
import { PageHead } from "../../shop/brand/page-head.tsx";
import type { Category, Product } from "../../platform/shapes.ts";
import { BackLink } from "../../ui/back-link.tsx";
import { BasketSteppers } from "./static/basket-steppers.tsx";
import { useFavouriteMarks } from "./static/use-favourite-marks.ts";
import { useMenuTaps } from "./static/menu-taps.ts";
import { ProductCard } from "./product-card.tsx";

export interface RemovedProductProps {
  others: { product: Product; category: Category }[];
}

/** Renders the page of a product that is no longer sold, with popular products. */
export function RemovedProduct({ others }: RemovedProductProps) {
  const t = useT();
  const board = useRef<HTMLDivElement>(null);
  const openProduct = useOpenProduct();
  const sale = useProductSaleContext();
  // Opens the page of the product, because a sheet cannot open over a product's own page.
  const openProductPage = (id: string) => openProduct(id, "page");
  useFavouriteMarks(board);
  useMenuTaps(board, {
    onProduct: openProductPage,
    onAdd(product) {
      const isAdded = addToBasketDirectly(product, sale.branchId ?? null);
      if (!isAdded) openProductPage(product.id);
      return isAdded;
    },
  });
  return (
    <main id="main" className="mx-auto max-w-[1040px] px-4 pb-32 lg:px-6">
      <PageHead title={t("product.gone")} isPrivate />
      <header className="flex min-h-14 items-center">
        <BackLink label={t("action.back")} className="-ms-2.5" />
      </header>
      <h1 className="text-page font-bold">{t("product.gone")}</h1>
      {others.length > 0 ? (
        <h2 className="mt-1 font-normal text-ink-2">{t("product.goneOthers")}</h2>
      ) : (
        <p className="mt-1 text-ink-2">{t("product.goneText")}</p>
      )}
      <div ref={board} data-view="MEDIUM" className="mt-6">
        <ul className="cards">
          {others.map(({ product, category }) => (
            <ProductCard key={product.id} product={product} category={category} sale={sale} />
          ))}
        </ul>
        <BasketSteppers board={board} onOpenProduct={openProductPage} />
      </div>
      <Link
        to="/"
        className="mt-6 inline-flex min-h-13 items-center rounded-control bg-brand px-6 font-bold text-on-brand"
      >
        {t("error.home")}
      </Link>
    </main>
  );
}
