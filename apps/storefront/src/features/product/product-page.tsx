import { useBranchProduct } from "../../shop/menu/product-here.ts";
import type { Product } from "../../platform/shapes.ts";
import { AddToBasketBar } from "./add-bar.tsx";
import { useModificationChoices } from "./choices.ts";
import { ProductDetails } from "./product-details.tsx";
import { ProductGallery } from "./product-gallery.tsx";
import type { ReviewsPage } from "./reviews-query.ts";

export interface ProductPageProps {
  product: Product;
  /** Placeholder if the product has no picture. */
  mark: string;
  reviews: ReviewsPage | null;
  onAdded(): void;
}

/** Renders a product on its own page. From 1024 CSS pixels, the picture is on the left and the choices on the right. */
export function ProductPage({ product: loaded, mark, reviews, onAdded }: ProductPageProps) {
  const product = useBranchProduct(loaded);
  const choices = useModificationChoices(product);
  return (
    <div className="flex flex-1 flex-col lg:grid lg:grid-cols-2 lg:gap-10">
      <div className="overflow-hidden lg:sticky lg:top-6 lg:h-[500px] lg:self-start lg:rounded-sheet">
        <ProductGallery product={product} mark={mark} isUrgent />
      </div>
      <div className="flex min-w-0 flex-1 flex-col gap-6 px-4 pt-4 lg:block lg:px-0">
        <ProductDetails product={product} choices={choices} heading="h1" reviews={reviews} />
        <div
          data-bottom=""
          className="sticky bottom-0 -mx-4 mt-auto border-t border-line bg-surface px-4 py-3 lg:mx-0 lg:mt-6 lg:px-0"
        >
          <AddToBasketBar product={product} choices={choices} onAdded={onAdded} />
        </div>
      </div>
    </div>
  );
}
