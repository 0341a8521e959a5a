import { Plus } from "lucide-react";
import { addToBasketDirectly } from "../../shop/basket/add-at-once.ts";
import { useBasket } from "../../shop/basket/basket.ts";
import { useBrand, useText } from "../../shop/brand/brand.tsx";
import { useT } from "../../platform/i18n.tsx";
import { ListedPrice } from "../../shop/menu/listed-price.tsx";
import { useMenu } from "../../shop/menu/menu-query.ts";
import { useOpenProduct } from "../../shop/menu/open-product.ts";
import { useChosenBranchId } from "../../shop/location/chosen-branch.ts";
import { useOrderBranch } from "../../shop/location/order-branch.ts";
import { toBranchProduct } from "../../shop/menu/product-here.ts";
import { getProductIcon } from "../../shop/menu/product-mark.ts";
import { getProductState } from "../../shop/menu/product-view.ts";
import type { Product } from "../../platform/shapes.ts";
import { getServerTimeMs } from "../../platform/server-clock.ts";
import { Picture } from "../../ui/picture.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";

const MAX_RECOMMENDED_PRODUCTS = 12;

/** Renders recommended products that are not in the basket [MN-11]. For an empty basket, renders popular products. */
export function Recommendations() {
  const t = useT();
  const { lines } = useBasket();
  const isEmpty = lines.length === 0;
  const { menu, error } = useMenu();
  const branch = useOrderBranch();
  const { timeZone } = useBrand().merchant;
  const offered = (menu?.products ?? [])
    .filter((product) => (isEmpty ? product.labels.includes("HIT") : product.isCartRecommendation))
    .filter((product) => !lines.some((line) => line.productId === product.id))
    .filter(
      (product) =>
        getProductState(product, getServerTimeMs(), { branchId: branch?.id ?? null, timeZone }).state ===
        "available",
    )
    .map((product) => toBranchProduct(product, { branchId: branch?.id ?? null, timeZone }))
    .slice(0, MAX_RECOMMENDED_PRODUCTS);
  if (!menu && !error) return <RecommendationsSkeleton />;
  if (offered.length === 0) return null;
  const title = isEmpty ? t("basket.recommendFirst") : t("basket.recommend");
  return (
    <section aria-label={title} className="mt-6">
      <h2 className="mb-3 text-title font-bold">{title}</h2>
      <ul className="no-scrollbar -mx-4 flex snap-x scroll-px-4 gap-3 overflow-x-auto px-4 pb-1 lg:mx-0 lg:scroll-px-0 lg:px-0">
        {offered.map((product) => (
          <RecommendationCard key={product.id} product={product} />
        ))}
      </ul>
    </section>
  );
}

/** Reserves the space of the recommendations while the menu loads, so that the breakdown below does not move. */
function RecommendationsSkeleton() {
  return (
    <div className="mt-6 overflow-hidden">
      <Skeleton className="mb-3 h-[1lh] w-2/5 text-title" />
      <div className="flex gap-3 pb-1">
        {[1, 2, 3].map((each) => (
          <div key={each} className="w-[max(128px,7.5rem)] shrink-0 text-small">
            <Skeleton className="aspect-square rounded-card" />
            <div className="mt-2.5 h-[3lh]" />
          </div>
        ))}
      </div>
    </div>
  );
}

function RecommendationCard({ product }: { product: Product }) {
  const t = useT();
  const text = useText();
  const openProduct = useOpenProduct();
  const branchId = useChosenBranchId();
  const name = text(product.name);

  return (
    <li className="w-[max(128px,7.5rem)] shrink-0 snap-start">
      <button
        type="button"
        onClick={() => addToBasketDirectly(product, branchId) || openProduct(product.id, "sheet")}
        className="relative block w-full text-start"
      >
        <Picture
          image={product.image}
          mark={getProductIcon(product.id)}
          ground={product.imageGround}
          alt=""
          width={128}
          height={128}
          sizes="128px"
          className="rounded-card"
        />
        <span className="absolute end-2 top-[calc(max(128px,7.5rem)-44px)] grid size-9 place-items-center rounded-full bg-raised shadow-float">
          <Plus size={18} aria-hidden />
          <span className="sr-only">{t("product.add")}</span>
        </span>
        <span className="mt-2 block min-h-[3lh] text-small">
          <span className="own-words line-clamp-3 font-medium">{name}</span>
          <ListedPrice product={product} className="mt-0.5 block" />
        </span>
      </button>
    </li>
  );
}
