import { useState } from "react";
import { useBasket } from "../../shop/basket/basket.ts";
import { useText } from "../../shop/brand/brand.tsx";
import { useT } from "../../platform/i18n.tsx";
import { ListedPrice } from "../../shop/menu/listed-price.tsx";
import { useMenu } from "../../shop/menu/menu-query.ts";
import { useBranchProduct } from "../../shop/menu/product-here.ts";
import { getProductIcon } from "../../shop/menu/product-mark.ts";
import type { Product } from "../../platform/shapes.ts";
import { Sheet } from "../../ui/sheet.tsx";
import { AddToBasketBar } from "./add-bar.tsx";
import { useModificationChoices } from "./choices.ts";
import { FavouriteButton } from "./favourite-button.tsx";
import { ProductDetails } from "./product-details.tsx";
import { ProductGallery } from "./product-gallery.tsx";
import { ShareButton } from "./share-button.tsx";

export interface ProductSheetProps {
  product: Product;
  /** Key of the basket line to change. Undefined to add a new line. */
  lineKey?: string | undefined;
  isOpen: boolean;
  onClose(): void;
}

/** Product over the menu: a tall sheet (a wide dialog from 1024 CSS pixels) or a pop-up, by its category [MN-2]. */
export function ProductSheet({ product: loaded, lineKey, isOpen, onClose }: ProductSheetProps) {
  const product = useBranchProduct(loaded);
  const t = useT();
  const text = useText();
  const { lines } = useBasket();
  // Basket line from the time when the sheet opened. Saving a change replaces the line's key before the sheet closes.
  const [line] = useState(() => lines.find(({ key }) => key === lineKey));
  const choices = useModificationChoices(product, line?.modifications);
  const { menu } = useMenu();
  const category = menu?.categories.find(({ id }) => id === product.categoryId);
  const isPopUp = category?.navigationType === "POP_UP";
  const name = text(product.name);
  const details = <ProductDetails product={product} choices={choices} heading="h2" />;
  const gallery = <ProductGallery product={product} mark={getProductIcon(product.id)} isUrgent />;
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      title={name}
      isTitleHidden
      closeLabel={t("action.close")}
      scrolledBar={
        <>
          <span className="truncate text-card font-bold">{name}</span>
          <ListedPrice product={product} chosen={choices.chosen} className="text-small" />
        </>
      }
      actions={
        <>
          <FavouriteButton product={{ id: product.id, name }} look="raised" />
          <ShareButton product={{ id: product.id, name }} look="raised" />
        </>
      }
      height={isPopUp ? "card" : "tall"}
      width={isPopUp ? 480 : 880}
      footer={<AddToBasketBar product={product} line={line} choices={choices} onAdded={onClose} />}
    >
      {isPopUp ? (
        <>
          <div data-cover className="[&_.picture]:aspect-[16/9]!">
            {gallery}
          </div>
          <div className="px-4 pt-4 pb-6 lg:px-6">{details}</div>
        </>
      ) : (
        <div className="lg:grid lg:grid-cols-[480px_minmax(0,1fr)]">
          <div data-drag data-cover className="touch-pan-x lg:h-[560px] lg:touch-auto">
            {gallery}
          </div>
          <div className="px-4 pt-4 pb-6 lg:max-h-[560px] lg:overflow-y-auto lg:px-6 lg:pt-6 lg:[&_h2]:min-h-10 lg:[&_h2]:pe-38">
            {details}
          </div>
        </div>
      )}
    </Sheet>
  );
}
